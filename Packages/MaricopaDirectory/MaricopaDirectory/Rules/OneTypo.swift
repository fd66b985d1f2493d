/// Words that one slip of the finger apart: a letter too many, one too few, another one, or two neighbours swapped.
public enum OneTypo {
    /// The fewest letters of words that are forgiven one.
    public static let fewestLetters = 4

    /// Whether a word was meant by a typed one that isn't the same. Both have four letters (scalars) and more, and what was typed has no
    /// digit in it: 85003 isn't 85004. O(length).
    public static func separates(_ typed: String, _ word: String) -> Bool {
        let typed = Array(typed.unicodeScalars)
        guard canBeForgiven(typed) else { return false }
        return separates(typed, Array(word.unicodeScalars))
    }

    /// Whether a typed word is forgiven a slip.
    static func canBeForgiven(_ typed: [Unicode.Scalar]) -> Bool {
        typed.count >= fewestLetters && !typed.contains { $0.properties.numericType != nil }
    }

    /// The same of letters, where the typed word can be forgiven.
    static func separates(_ typed: [Unicode.Scalar], _ word: [Unicode.Scalar]) -> Bool {
        guard word.count >= fewestLetters, abs(typed.count - word.count) <= 1, typed != word else { return false }
        let start = zip(typed, word).prefix { $0 == $1 }.count
        let end = zip(typed.reversed(), word.reversed()).prefix { $0 == $1 }.count
        // Where one is a letter longer, the rest after it has to be the same.
        guard typed.count == word.count else { return start + end >= min(typed.count, word.count) }
        switch typed.count - start - end {
        case 1: return true
        case 2: return typed[start] == word[start + 1] && typed[start + 1] == word[start]
        default: return false
        }
    }
}
