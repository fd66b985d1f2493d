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
            return (unit, end)
        }
        return nil
    }

    /// The last bytes of the phrases that a letter may follow: "'", "’" and ")".
    private static let glued: [UInt8] = [UInt8(ascii: "'"), 0x99, UInt8(ascii: ")")]

    private func isWordEnd(_ end: Int) -> Bool {
        let next = byte(at: end)
        return !next.isASCIILetter && next < 0x80 && next != UInt8(ascii: "-")
    }

    /// The words after a "c". A longer phrase stands before one that it begins with. Dessert spoons and leveled spoons of an unknown size
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
            "a s"
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
        + spoons(
            nil,
            "de",
            "à",
            "d'",
            "d’",
            "du",
            "des",
            "c",
            "s",
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
