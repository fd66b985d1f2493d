/// What was typed into the search box, while it is being typed.
///
/// A recipe is found when every word typed begins some word of its name, of an ingredient or of a tag, without regard to case
/// and accents: "creme br" finds "Crème brûlée".
public struct SearchQuery: Hashable, Sendable {
    /// The words to find, folded; empty for a blank query, which finds everything.
    public let words: [String]

    /// The query of a typed text. Only the first twelve words count.
    public init(_ typed: String) {
        var seen: Set<String> = []
        words = Array(Folding.words(typed).filter { seen.insert($0).inserted }.prefix(12))
    }

    /// Whether there is nothing to look for.
    public var isBlank: Bool { words.isEmpty }

    /// Whether a recipe with these texts is found. O(length of the texts × words).
    public func matches(name: String, ingredients: [String], tags: [String]) -> Bool {
        let text = Self.indexed([name] + ingredients + tags)
        return words.allSatisfy { text.contains(" " + $0) }
    }

    /// Texts as they are searched: folded words, each after a space.
    public static func indexed(_ texts: [String]) -> String {
        texts.flatMap(Folding.words).map { " " + $0 }.joined()
    }
}
