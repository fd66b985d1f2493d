/// The tags of a recipe: each a `TextRule.tag`, no two alike without regard to case and accents.
public enum TagRule {
    /// The most tags a recipe has.
    public static let limit = 50

    /// The tags as they are kept, in the order given; of two alike the first stays. Blank ones are passed over.
    ///
    /// Throws `tooLong` and `tooManyTags`.
    public static func checked(_ typed: [String]) throws(RecipeBoxError) -> [String] {
        var kept: [String] = []
        var seen: Set<String> = []
        for tag in typed {
            let text: String
            do throws(RecipeBoxError) {
                text = try TextRule.tag.checked(tag)
            } catch .blank {
                continue
            }
            if seen.insert(Folding.key(text)).inserted { kept.append(text) }
        }
        guard kept.count <= limit else { throw .tooManyTags(kept.count) }
        return kept
    }
}
