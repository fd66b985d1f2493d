/// Words that are one edit apart: a letter added, removed or replaced, or two neighbors swapped.
///
/// The words are compared letter by letter in any script, in one pass. WordKit's `EditDistance` counts the edits of bytes.
public enum OneTypo {
    /// The fewest letters of words that are matched with an edit.
    public static let fewestLetters = 4

    /// Whether a typed word is one edit away from a word. Both need at least ``fewestLetters`` scalars, and the typed word no digit, so
    /// that 85003 doesn't match 85004.
    ///
    /// - Complexity: O(length).
    public static func separates(_ typed: String, _ word: String) -> Bool {
        let typed = Array(typed.unicodeScalars)
        guard canBeForgiven(typed) else { return false }
        return separates(typed, Array(word.unicodeScalars))
    }

    /// Whether a typed word is matched with an edit.
    static func canBeForgiven(_ typed: [Unicode.Scalar]) -> Bool {
        typed.count >= fewestLetters && !typed.contains { $0.properties.numericType != nil }
    }

    /// The comparison itself, for a typed word that ``canBeForgiven(_:)`` accepts.
    static func separates(_ typed: [Unicode.Scalar], _ word: [Unicode.Scalar]) -> Bool {
        guard word.count >= fewestLetters, abs(typed.count - word.count) <= 1, typed != word else { return false }
        let start = zip(typed, word).prefix { $0 == $1 }.count
        let end = zip(typed.reversed(), word.reversed()).prefix { $0 == $1 }.count
        // If one word is a letter longer, the rest after that letter has to be equal.
        guard typed.count == word.count else { return start + end >= min(typed.count, word.count) }
        switch typed.count - start - end {
        case 1: return true
        case 2: return typed[start] == word[start + 1] && typed[start + 1] == word[start]
        default: return false
        }
    }
}
