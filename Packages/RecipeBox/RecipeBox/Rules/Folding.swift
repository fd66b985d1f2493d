import WordKit

/// Folds names for comparison: case, accents, width and punctuation are removed.
public enum Folding {
    /// Returns a key that is equal for texts a reader takes for the same: "Crème  Brûlée" and "creme brulee".
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public static func key(_ text: String) -> String {
        words(text).joined(separator: " ")
    }

    /// Returns the folded words of a text. A name of symbols only ("🥞", "???") is one word.
    public static func words(_ text: String) -> [String] {
        let words = FoldedText.words(text)
        guard words.isEmpty else { return words }
        let visible = FoldedText.key(text).filter { $0 != " " }
        return visible.isEmpty ? [] : [visible]
    }
}
