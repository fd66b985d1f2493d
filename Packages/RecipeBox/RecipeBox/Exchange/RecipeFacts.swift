/// The servings, the yield and the times of a recipe as English phrases.
struct RecipeFacts {
    let lines: [String]

    init(_ draft: RecipeDraft) {
        var lines: [String] = []
        if let servings = draft.servings, !draft.repeatsServings { lines.append("Serves \(servings.count)") }
        if !draft.yield.isEmpty { lines.append("Makes \(draft.yield)") }
        for (name, minutes) in [("Prep", draft.times.prep), ("Cook", draft.times.cook), ("Total", draft.times.total)] {
            if let minutes { lines.append("\(name): \(CookingTime.words(minutes: minutes))") }
        }
        self.lines = lines
    }
}
