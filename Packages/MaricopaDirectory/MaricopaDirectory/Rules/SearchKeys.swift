/// A record's words as the index keeps them: each with the place it stands in.
struct SearchKeys {
    /// Beginnings of words up to so many characters (scalars) have postings of their own; longer ones are read from the words.
    static let longestPrefix = 4

    /// A word, or a beginning of one, in a field.
    struct Key: Hashable {
        let word: String
        let place: Int
    }

    let words: Set<Key>
    let prefixes: Set<Key>

    init(title: String, subtitle: String, description: String) {
        var words: Set<Key> = []
        var prefixes: Set<Key> = []
        for (place, text) in [title, subtitle, description].enumerated() {
            for word in SearchWords.words(text) {
                guard words.insert(Key(word: word, place: place)).inserted else { continue }
                for prefix in Self.prefixes(of: word) { prefixes.insert(Key(word: prefix, place: place)) }
            }
        }
        self.words = words
        self.prefixes = prefixes
    }

    /// Of no record.
    init() {
        words = []
        prefixes = []
    }

    /// The beginnings of a word, the shortest first, the word itself among them where it is short.
    static func prefixes(of word: String) -> [String] {
        let scalars = word.unicodeScalars
        var prefixes: [String] = []
        var end = scalars.startIndex
        while prefixes.count < longestPrefix, end != scalars.endIndex {
            end = scalars.index(after: end)
            prefixes.append(String(scalars[..<end]))
        }
        return prefixes
    }
}
