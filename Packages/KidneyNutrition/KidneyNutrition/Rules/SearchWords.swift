import WordKit

/// Words in the form that the search compares: lowercase letters and digits, without accents.
enum SearchWords {
    /// The maximum length of a word in bytes. Longer words are truncated.
    static let lengthLimit = 32

    /// Returns the words of a text in order.
    ///
    /// - Complexity: O(length).
    static func split(_ text: String) -> [[UInt8]] {
        var words: [[UInt8]] = []
        FoldedText.eachWord(text, longest: lengthLimit) { words.append($0) }
        return words
    }

    /// Returns the number of edits allowed in a typed word of this length.
    static func edits(allowedIn length: Int) -> Int { length >= 8 ? 2 : length >= 4 ? 1 : 0 }

    /// Returns the words that a search asks for. Spanish words that join others are left out, because names and people omit them. The last word
    /// always counts, because it can be the beginning of another word.
    static func wanted(_ text: String) -> [[UInt8]] {
        let words = split(text)
        return words.dropLast().filter { !joining.contains($0) } + words.suffix(1)
    }

    /// Returns the words that a word can be the plural of: "huevo" for "huevos", "limone" and "limon" for "limones".
    static func singulars(_ word: [UInt8]) -> [[UInt8]] {
        guard word.count > 3, word.last == UInt8(ascii: "s") else { return [] }
        let endsInES = word.dropLast().last == UInt8(ascii: "e")
        return [Array(word.dropLast())] + (endsInES && word.count > 4 ? [Array(word.dropLast(2))] : [])
    }

    private static let joining = Set(["de", "del", "la", "las", "el", "los", "con", "y"].map { [UInt8]($0.utf8) })
}
