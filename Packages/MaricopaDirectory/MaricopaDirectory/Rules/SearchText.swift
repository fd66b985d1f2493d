/// A search text, split into words. It has no query syntax.
public struct SearchText: Hashable, Sendable {
    /// The typed text, trimmed.
    public let typed: String
    /// Distinct folded words, at most ``mostWords``.
    public let words: [String]
    /// For each word the texts that it may stand for, each as its words; one of them has to match.
    let meanings: [[[String]]]
    /// Whether it has a word and at least ``SearchRule/fewestCharacters`` characters.
    public let isSearchable: Bool

    /// The most words that are searched for; further ones are ignored.
    public static let mostWords = 12

    /// Splits a text into words.
    ///
    /// - Complexity: O(length).
    public init(_ text: String) {
        typed = String(text.drop { $0.isWhitespace }.trimmingSuffix { $0.isWhitespace })
        var seen: Set<String> = []
        let distinct = SpanishWords.telling(SearchWords.words(typed).filter { seen.insert($0).inserted })
        words = Array(distinct.prefix(Self.mostWords))
        meanings = words.map(SpanishWords.meanings)
        isSearchable = !words.isEmpty && typed.count >= SearchRule.fewestCharacters
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while isOut: (Character) -> Bool) -> Substring {
        var rest = self
        while let last = rest.last, isOut(last) { rest.removeLast() }
        return rest
    }
}
