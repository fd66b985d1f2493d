import WordKit

/// The servings, the yield and the times of a recipe as phrases in the current language.
struct RecipeFacts {
    let lines: [String]

    init(_ draft: RecipeDraft) {
        var lines: [String] = []
        if let servings = draft.servings, !draft.repeatsServings { lines.append(localized("Serves \(servings.count)")) }
        if !draft.yield.isEmpty { lines.append(localized("Makes \(draft.yield)")) }
        if let minutes = draft.times.prep { lines.append(localized("Prep: \(CookingTime.words(minutes: minutes))")) }
        if let minutes = draft.times.cook { lines.append(localized("Cook: \(CookingTime.words(minutes: minutes))")) }
        if let minutes = draft.times.total { lines.append(localized("Total: \(CookingTime.words(minutes: minutes))")) }
        self.lines = lines
    }
}
