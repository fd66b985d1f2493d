/// A word with a meaning between the amount and the name of an ingredient.
enum LineWord: Sendable {
    case unit(KitchenUnit)
    /// "large", "heaping".
    case size
    /// "very", "extra": part of a size if one follows.
    case degree
    /// "fluid", "fl".
    case fluid
    case of
    /// "plus" or "and" before another measure.
    case plus
    /// "minus" or "less" before another measure.
    case minus
    /// "or", "to".
    case or
    /// "x", as in "4 x 200 g tins".
    case times
    /// "whole": part of the size before a kind ("1 whole head garlic"), otherwise part of the name.
    case whole
    /// "few", "little": a word after "a" that makes no number.
    case vague

    static let table: WordTable<LineWord> = {
        var entries: [(PackedWord, LineWord)] = words.map { (PackedWord($0.0), $0.1) }
        for unit in KitchenUnit.all {
            for spelling in [unit.singular, unit.plural] + unit.abbreviations where spelling.utf8.count > 1 {
                guard let word = PackedWord(spelling.utf8), !spelling.utf8.contains(UInt8(ascii: " ")) else { continue }
                entries.append((word, .unit(unit)))
            }
        }
        return WordTable(entries)
    }()

    /// The words of a Spanish line, without accents. They come before those of `table`.
    static let spanish: WordTable<LineWord> = {
        var entries: [(PackedWord, LineWord)] = spanishWords.map { (PackedWord($0.0), $0.1) }
        for size in spanishSizes {
            entries += ["o", "os", "a", "as"].compactMap { PackedWord((size + $0).utf8) }.map { ($0, .size) }
        }
        for words in KitchenUnit.spanish {
            for spelling in words.names.flatMap({ [$0.one, $0.other] }) + words.abbreviations {
                if let word = PackedWord(spanish: spelling) { entries.append((word, .unit(words.unit))) }
            }
        }
        return WordTable(entries)
    }()

    private static let spanishWords: [(StaticString, LineWord)] = [
        ("grande", .size), ("grandes", .size), ("sopera", .size), ("soperas", .size), ("muy", .degree),
        ("bien", .degree),
        ("de", .of), ("del", .of), ("y", .plus), ("e", .plus), ("mas", .plus), ("menos", .minus),
        ("a", .or), ("o", .or), ("u", .or), ("poco", .vague), ("poca", .vague), ("poquito", .vague),
        ("poquita", .vague),
    ]

    /// The stems of sizes: "mediano", "medianos", "mediana", "medianas".
    private static let spanishSizes = [
        "median", "pequen", "chic", "generos", "colmad", "copetead", "ras", "escas", "llen",
    ]

    private static let words: [(StaticString, LineWord)] = [
        ("large", .size), ("medium", .size), ("small", .size), ("big", .size), ("tiny", .size), ("fat", .size),
        ("plump", .size), ("thick", .size), ("thin", .size), ("heaping", .size), ("heaped", .size), ("scant", .size),
        ("generous", .size), ("good", .size), ("rounded", .size), ("level", .size), ("packed", .size), ("long", .size),
        ("wide", .size), ("jumbo", .size), ("lg", .size), ("med", .size), ("sm", .size),
        ("full", .size), ("very", .degree), ("loosely", .degree), ("lightly", .degree), ("tightly", .degree),
        ("firmly", .degree), ("slightly", .degree), ("well", .degree), ("whole", .whole), ("extra", .degree),
        ("fluid", .fluid), ("fl", .fluid), ("of", .of), ("plus", .plus),
        ("and", .plus), ("minus", .minus), ("less", .minus),
        ("or", .or), ("to", .or), ("few", .vague), ("little", .vague), ("lot", .vague), ("bit", .vague),
    ]
}
