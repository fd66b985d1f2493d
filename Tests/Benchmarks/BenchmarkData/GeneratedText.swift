import TestKit

/// Generates words, dates and numbers from a seed as bytes, which are the same on every machine.
struct GeneratedText {
    var random: SeededGenerator
    var bytes: [UInt8] = []

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    mutating func write(_ text: String) {
        bytes += text.utf8
    }

    /// A sentence of `count` words with a capital first letter and a full stop.
    mutating func sentence(words count: Int) -> String {
        var text = random.pick(Self.words).startingWithCapital
        for _ in 1..<max(2, count) {
            text += random.oneIn(12) ? ", " : " "
            text += random.pick(Self.words)
        }
        return text + "."
    }

    /// A paragraph of `count` sentences.
    mutating func paragraph(sentences count: Int) -> String {
        var text = ""
        for number in 0..<count {
            if number > 0 { text += " " }
            text += sentence(words: random.int(in: 8...18))
        }
        return text
    }

    /// A path such as "/lemon-garlic-481/".
    mutating func path() -> String {
        "/\(random.pick(Self.words))-\(random.pick(Self.words))-\(random.int(in: 1...999))/"
    }

    private static let words = [
        "a", "about", "and", "bake", "batter", "because", "before", "bowl", "bread", "butter", "caf\u{E9}", "cheese",
        "chopped", "cook", "crust", "dinner", "dough", "easy", "every", "family", "favorite", "flour", "for", "fresh",
        "from", "garlic", "golden", "in", "is", "it", "lemon", "little", "make", "minutes", "mix", "of", "on", "onion",
        "or", "oven", "pan", "pepper", "recipe", "salt", "sauce", "season", "serve", "simmer", "slowly", "stir",
        "sugar", "tender", "the", "this", "to", "tomatoes", "until", "warm", "we", "with", "you",
    ]
}

extension String {
    fileprivate var startingWithCapital: String {
        prefix(1).uppercased() + dropFirst()
    }
}

extension Int {
    /// The number with at least two digits.
    var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}
