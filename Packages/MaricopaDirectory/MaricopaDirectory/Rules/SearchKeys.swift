/// A record's words and prefixes for the index, each with its field.
struct SearchKeys {
    /// The most scalars of an indexed prefix. Longer prefixes are looked up in the index of words.
    static let longestPrefix = 4

    /// A word or prefix in a field.
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

    /// The keys of no record.
    init() {
        words = []
        prefixes = []
    }

    /// The prefixes of a word, shortest first; a short word is a prefix of itself.
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
