/// The tags of a recipe: each satisfies `TextRule.tag`, and all are unique regardless of case and accents.
public enum TagRule {
    /// The maximum number of tags of a recipe.
    public static let limit = 50

    /// The longest text of tags, with a comma and a space between two.
    static let textLimit = limit * (TextRule.tag.limit + 2)

    /// Returns the normalized tags in order, without duplicates and blank ones. The first of equal tags stays.
    ///
    /// - Throws: `tooLong` or `tooManyTags`.
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
