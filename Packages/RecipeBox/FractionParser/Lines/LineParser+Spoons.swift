// A "c" is a cup in English and a spoon in French, Portuguese and Spanish. A spoon taken for a cup would be sixteen times too much.

extension LineParser {
    /// Recognizes the spoons of other languages after a "c": "c. de sopa" and "c. à s." are tablespoons, "c. de chá" and
    /// "c. à café" teaspoons.
    ///
    /// - Returns: The spoon and the index after it. The unit is nil if the words are of another language and name no
    ///   spoon that is known for sure. The whole is nil if the words are English.
    func foreignSpoon(after letter: Word) -> (unit: KitchenUnit?, end: Int)? {
        var start = letter.range.upperBound
        // "C/s" is a spoon, and "1 c/250 ml" a cup.
        if byte(at: start) == UInt8(ascii: "/"), byte(at: start + 1).isASCIILetter { return (nil, start) }
        if byte(at: start) == UInt8(ascii: ".") { start += 1 }
        start = afterSpaces(start)
        for (words, unit) in Self.foreignSpoons where starts(with: words, at: start) {
            var end = start + words.count
            guard words.last.map(Self.glued.contains) ?? false || isWordEnd(end) else { continue }
            if byte(at: end) == UInt8(ascii: ".") { end += 1 }
            return (unit, unit == nil ? end : afterDe(end))
        }
        return nil
    }

    /// Returns the index after the "c.c." of an amount that nobody takes by the spoon; nil for anything else. The "c.c." of "2 c.c. de vainilla" are
    /// cubic centimeters or coffee spoons, so they have no unit.
    func cubicCentimeters(after letter: Word) -> Int? {
        guard let amount, amount.low >= Self.beyondSpoons else { return nil }
        let start = letter.range.upperBound
        let mark = Self.secondCs.first { starts(with: $0, at: start) && isWordEnd(start + $0.count) }
        return mark.map { afterDe(start + $0.count) }
    }

    /// An amount of more spoons than a recipe has of anything.
    private static let beyondSpoons: Rational = 20

    private static let secondCs = [".c.", ". c.", ".c", ". c"].map { Array($0.utf8) }

    /// Recognizes a spoon of Spanish that is smaller than its first word says: a "cucharada de postre" is a dessertspoon, a "cucharada cafetera" a
    /// teaspoon, and the "cucharadita de café" before "de sal" has no one size. A "cucharadita de café" with nothing after it is a measure of coffee.
    ///
    /// - Returns: The spoon, nil if its size isn't known, and the index after its words. The whole is nil if no such words follow.
    func smallerSpoon(than spoon: KitchenUnit, from end: Int) -> (unit: KitchenUnit?, end: Int)? {
        guard spoon == .tablespoon || spoon == .teaspoon else { return nil }
        let next = byte(at: end) == UInt8(ascii: ".") ? end + 1 : end
        for (words, unit) in Self.smallerSpoons where starts(with: words, at: next) && isWordEnd(next + words.count) {
            guard let unit, spoon == .tablespoon || spoon == unit else { return (unit: nil, end: end) }
            return (unit: unit, end: next + words.count)
        }
        return nil
    }

    private static let smallerSpoons =
        spoons(.dessertspoon, " de postre") + spoons(.teaspoon, " cafetera", " cafeteras")
        + spoons(nil, " de café de", " de cafe de")

    /// Returns the index after the "de" of "1 c. de sopa de aceite", which ``afterOf(_:)`` reads in a Spanish line only.
    private func afterDe(_ end: Int) -> Int {
        !isSpanish && starts(with: Array(" de ".utf8), at: end) ? end + 3 : end
    }

    /// The last bytes of the phrases that a letter may follow: "'", "’" and ")".
    private static let glued: [UInt8] = [UInt8(ascii: "'"), 0x99, UInt8(ascii: ")")]

    func isWordEnd(_ end: Int) -> Bool {
        let next = byte(at: end)
        return !next.isASCIILetter && next < 0x80 && next != UInt8(ascii: "-")
    }

    /// The words after a "c". A longer phrase stands before one that it begins with. Leveled spoons of an unknown size
    /// have no unit, nor has a word that may be a spoon or a food, such as "café".
    private static let foreignSpoons: [(words: [UInt8], unit: KitchenUnit?)] =
        spoons(
            .tablespoon,
            "de sopa",
            "à soupe",
            "a soupe",
            "sopa",
            "(sopa)",
            "soupe",
            "(soupe)",
            "sopera",
            "soperas",
            "à.s",
            "a.s",
            "à s",
            "a s",
            "s"
        )
        + spoons(
            .teaspoon,
            "de chá",
            "de cha",
            "à thé",
            "à café",
            "a café",
            "à cafe",
            "chá",
            "(chá)",
            "(cha)",
            "à.c",
            "a.c",
            "à c",
            "a c"
        )
        + spoons(.dessertspoon, "de postre")
        + spoons(
            nil,
            "de",
            "à",
            "d'",
            "d’",
            "du",
            "des",
            "c",
            "cha",
            "té",
            "café",
            "(café)",
            "postre",
            "(postre)",
            "sobremesa",
            "(sobremesa)",
            "rase",
            "rases",
            "rasa",
            "rasas",
            "raso",
            "rasos",
            "bombée",
            "bombées",
            "pleine",
            "pleines",
            "cheia",
            "cheias",
            "llena",
            "llenas"
        )

    private static func spoons(_ unit: KitchenUnit?, _ phrases: String...) -> [(words: [UInt8], unit: KitchenUnit?)] {
        phrases.map { (Array($0.utf8), unit) }
    }

    /// Whether a line names a food in French, so that its "cc" is a "cuillère à café" and not a cubic centimeter.
    var isFrench: Bool {
        var word = PackedWord()
        for byte in bytes {
            if byte.isASCIILetter {
                word.append(byte)
            } else {
                if word.isOne(of: Self.french) { return true }
                word = PackedWord()
            }
        }
        return word.isOne(of: Self.french)
    }

    private static let french = LineScanner.words(
        "ail",
        "beurre",
        "cannelle",
        "cassonade",
        "eau",
        "farine",
        "huile",
        "lait",
        "levure",
        "moutarde",
        "persil",
        "poivre",
        "sel",
        "sucre",
        "vinaigre"
    )
}

extension PackedWord {
    fileprivate func isOne(of words: [PackedWord]) -> Bool { words.contains(self) }
}
