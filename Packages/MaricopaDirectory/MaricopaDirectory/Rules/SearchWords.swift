import WordKit

/// The searchable words of a text.
public enum SearchWords {
    /// The maximum length of a word, in UTF-8 bytes. Longer words are cut.
    public static let longestWord = 64

    /// Returns the folded words of a text in order.
    ///
    /// - Complexity: O(length).
    public static func words(_ text: String) -> [String] { FoldedText.words(text, longest: longestWord) }
}
