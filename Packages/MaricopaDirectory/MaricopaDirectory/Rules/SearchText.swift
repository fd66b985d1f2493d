/// What somebody typed to search for, taken as words and never as syntax.
public struct SearchText: Hashable, Sendable {
    /// As it was typed, without spaces around it.
    public let typed: String
    /// Its words as they are looked for, each once; the first ``mostWords``.
    public let words: [String]
    /// Whether it is long enough to be searched for: ``SearchRule/fewestCharacters``, with a word among them.
    public let isSearchable: Bool

    /// Words beyond these aren't looked for.
    public static let mostWords = 12

    /// Takes a text apart. O(length).
    public init(_ text: String) {
        typed = String(text.drop { $0.isWhitespace }.trimmingSuffix { $0.isWhitespace })
        var seen: Set<String> = []
        words = Array(SearchWords.words(typed).filter { seen.insert($0).inserted }.prefix(Self.mostWords))
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
