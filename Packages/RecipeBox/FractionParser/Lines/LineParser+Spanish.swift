// A line is read as English or as Spanish. Spanish words have a meaning only in a Spanish line, so that an English one never changes.

extension LineParser {
    /// Whether the words of a line are Spanish: a measure ("2 tazas harina"), a thing after its number ("3 huevos"), some foods after a unit
    /// ("500 g harina") or after grams ("500 g pollo"), "de" after a unit or a number ("1 kg de carne", "1/4 de cebolla"), "a" or "o" between
    /// numbers ("4 a 6 tortillas") or "al gusto".
    static func isSpanish(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var previous = PackedWord()
        var hasShared = false
        var isAfterNumber = false
        var isAfterJoint = false
        var position = 0
        let reader = ScalarReader(bytes: bytes)
        while position < bytes.count {
            var word = PackedWord()
            while position < bytes.count {
                let (scalar, next) = reader.scalar(at: position)
                guard let letter = SpanishLetter.ascii(scalar) else { break }
                word.append(letter)
                position = next
            }
            guard word.count > 0 else {
                if bytes[position] != 0x20, bytes[position] != UInt8(ascii: ".") {
                    isAfterNumber = bytes[position].isNumberStart
                    previous = PackedWord()
                }
                position += 1
                continue
            }
            if isAfterJoint, isCount(word) { return true }
            isAfterJoint = false
            switch SpanishMark.table[word] {
            case .spanish: return true
            case .joint:
                isAfterJoint = (isAfterNumber || isCount(previous)) && position < bytes.count && bytes[position] == 0x20
                if isAfterJoint, position + 1 < bytes.count, bytes[position + 1].isASCIIDigit { return true }
            case .noun: if isAfterNumber || isCount(previous) || isSmall(previous) { return true }
            case .mass: if isSmall(previous) { return true }
            case .shared: hasShared = true
            case .of:
                let isAmount = hasShared || isAfterNumber || isUnit(previous)
                if isAmount, position < bytes.count, bytes[position] == 0x20 { return true }
            case .food: if isUnit(previous) { return true }
            case .gusto: if previous == PackedWord("al") || previous == PackedWord("a") { return true }
            case nil: break
            }
            previous = word
            isAfterNumber = false
        }
        return false
    }

    private static func isCount(_ word: PackedWord) -> Bool {
        if case .count = AmountWord.spanish[word] { true } else { false }
    }

    /// Whether "de" may follow the word. "C. de" begins a spoon in Portuguese.
    private static func isUnit(_ word: PackedWord) -> Bool {
        if word == PackedWord("g") || word == PackedWord("l") { return true }
        guard case .unit = LineWord.table[word] else { return false }
        return true
    }

    /// Whether the word is a gram or a milliliter, by which English lines name no food in Spanish.
    private static func isSmall(_ word: PackedWord) -> Bool {
        [PackedWord("g"), PackedWord("gr"), PackedWord("ml"), PackedWord("cc")].contains(word)
    }

    /// Returns the index after "de", "del", "de la", "de los" or "de las" at `start` in a Spanish line; nil for anything else.
    func afterOf(_ start: Int) -> Int? {
        guard isSpanish, let word = word(at: start), case .of = word.meaning else { return nil }
        let end = word.range.upperBound
        guard byte(at: end) == 0x20 else { return nil }
        guard let article = self.word(at: afterSpaces(end)), article.isOne(of: Self.articles),
            byte(at: article.range.upperBound) == 0x20
        else { return end }
        return article.range.upperBound
    }

    private static let articles = [PackedWord("la"), PackedWord("los"), PackedWord("las"), PackedWord("el")]

    /// Returns the fraction of the unit before `start` and the index after it: "y media" of "1 taza y media", "y 1/2" of "1 taza y 1/2".
    func fraction(afterUnit start: Int) -> (value: Rational, end: Int)? {
        guard isSpanish, let and = word(at: afterSpaces(start)), case .plus = and.meaning,
            let (found, end) = amount(at: afterSpaces(and.range.upperBound)), !found.isRange, found.low > .zero,
            found.low < .one,
            !byte(at: end).isASCIILetter, byte(at: end) < 0x80, byte(at: end) != UInt8(ascii: "-")
        else { return nil }
        let next = afterOf(afterSpaces(end)) ?? end
        if let word = word(at: afterSpaces(next)), case .unit = word.meaning { return nil }
        return (found.low, end)
    }

    /// Adds the fraction of the unit to a whole amount: "1 taza y media".
    mutating func readFraction() -> Bool {
        guard let whole = amount, !whole.isRange, whole.low.isInteger, addition == nil,
            let (fraction, end) = fraction(afterUnit: index), let sum = try? whole.low.adding(fraction)
        else { return false }
        amount = Amount(sum, isApproximate: whole.isApproximate)
        index = end
        return true
    }

    /// Returns the half after a counted thing, and the range of both: "cebolla y media" in "1 cebolla y media". If a food follows, the half belongs
    /// to that food: "1 cebolla y medio pimiento".
    func half(ofThingAt start: Int) -> (value: Rational, range: Range<Int>)? {
        guard isSpanish, let noun = lettersRange(at: start), CountedNoun.isSpanish(string(noun)),
            let (fraction, end) = fraction(afterUnit: noun.upperBound), fraction.denominator == 2
        else { return nil }
        if let next = lettersRange(at: afterSpaces(end)), !CountedNoun.isParticiple(string(next)) { return nil }
        return (value: fraction, range: noun.lowerBound..<end)
    }

    /// Adds the half behind a counted thing to its number, and leaves the thing as the name.
    mutating func takeHalf(from name: inout Range<Int>) {
        guard let whole = amount, !whole.isRange, whole.low.isInteger,
            let (half, range) = half(ofThingAt: name.lowerBound), range.upperBound <= name.upperBound,
            let noun = lettersRange(at: range.lowerBound), let sum = try? whole.low.adding(half)
        else { return }
        amount = Amount(sum, isApproximate: whole.isApproximate)
        let rest = trimmed(range.upperBound..<name.upperBound)
        if !rest.isEmpty { notes.append(rest) }
        name = noun
    }

    /// Returns the end of the sizes after a unit: "colmada" of "1 cucharada colmada".
    func afterSizes(_ start: Int) -> Int {
        guard isSpanish else { return start }
        var end = start
        // "1 cda. sopera" has a point between.
        var next = byte(at: end) == UInt8(ascii: ".") ? end + 1 : end
        while byte(at: next) == 0x20, let word = word(at: next + 1), case .size = word.meaning {
            end = word.range.upperBound
            next = end
        }
        return end
    }

    /// Returns the range of a counted thing and of the words that agree with it: "huevos grandes", "cebolla, picada".
    func countedPhrase(at start: Int) -> Range<Int>? {
        guard let first = lettersRange(at: start), CountedNoun.isSpanish(string(first)) else { return nil }
        var end = first.upperBound
        var position = end
        while true {
            let isAfterComma = byte(at: position) == UInt8(ascii: ",")
            if isAfterComma { position += 1 }
            guard byte(at: position) == 0x20, let next = lettersRange(at: position + 1) else { break }
            let text = string(next)
            // The half of "1 cebolla y medio pimiento" is another amount.
            if text == "y", fraction(afterUnit: position) != nil, half(ofThingAt: start) == nil { break }
            position = next.upperBound
            if isAfterComma ? CountedNoun.isParticiple(text) : CountedNoun.agrees(text) {
                end = position
            } else if text != "y", !text.hasSuffix("mente") {
                break
            }
        }
        return first.lowerBound..<end
    }

    func lettersRange(at start: Int) -> Range<Int>? {
        var end = start
        while end < bytes.count, bytes[end].isASCIILetter || bytes[end] >= 0x80 { end += 1 }
        return end > start ? start..<end : nil
    }

    /// Takes "al gusto" at the end of a Spanish name as its note.
    mutating func takeGusto(from name: inout Range<Int>) {
        guard isSpanish else { return }
        for ending in Self.gusto
        where name.count > ending.count && starts(with: ending, at: name.upperBound - ending.count) {
            let start = name.upperBound - ending.count
            notes.append((start + 1)..<name.upperBound)
            name = trimmed(name.lowerBound..<start)
            return
        }
    }

    private static let gusto = [" al gusto", " a gusto"].map { Array($0.utf8) }
}

/// A word that tells a Spanish line from an English one.
private enum SpanishMark {
    /// A word of Spanish only.
    case spanish
    /// A counted thing. English lines name some by their Spanish names, but not after a number.
    case noun
    /// A unit or a part that stands in English names, too, such as the "hoja" of "hoja santa". A later "de" decides.
    case shared
    case of
    /// A food that a weight or a measure stands before: "500 g harina". English lines name it, too, but rarely so.
    case food
    /// A food that English lines name after cups and pounds, too, but not after grams: "1.200 g pollo".
    case mass
    case gusto
    /// A word between the ends of a range. English has "a" between numbers nowhere.
    case joint

    static let table: WordTable<SpanishMark> = {
        let shared = Set(sharedWords.compactMap { PackedWord($0.utf8) })
        let units = KitchenUnit.spanish.flatMap { $0.names.flatMap { [$0.one, $0.other] } + $0.abbreviations }
        var entries: [(PackedWord, SpanishMark)] = [
            (PackedWord("de"), .of), (PackedWord("del"), .of), (PackedWord("gusto"), .gusto),
            (PackedWord("a"), .joint), (PackedWord("o"), .joint), (PackedWord("u"), .joint),
        ]
        for text in units + ["medio", "media", "docena", "docenas"] {
            guard let word = PackedWord(spanish: text), LineWord.table[word] == nil else { continue }
            entries.append((word, shared.contains(word) ? .shared : .spanish))
        }
        entries += ["cuarto", "cuartos", "tercio", "tercios", "par"].compactMap { PackedWord($0.utf8) }.map {
            ($0, .shared)
        }
        entries += ["sopera", "soperas"].compactMap { PackedWord(spanish: $0) }.map { ($0, .spanish) }
        entries += ["arroz", "azucar", "harina", "leche", "mantequilla"].compactMap { PackedWord(spanish: $0) }
            .map { ($0, .food) }
        entries += masses.compactMap { PackedWord(spanish: $0) }.map { ($0, .mass) }
        entries += CountedNoun.spanishWords.compactMap { PackedWord(spanish: $0) }.map { ($0, .noun) }
        return WordTable(entries)
    }()

    private static let masses = [
        "aceite", "agua", "avena", "caldo", "carne", "cerdo", "crema", "espinacas", "garbanzos", "jamón", "lentejas",
        "maíz", "miel", "nata", "pan", "papas", "pavo", "pollo", "queso", "res", "sal", "salmón", "ternera", "tocino",
        "vinagre", "vino",
    ]

    private static let sharedWords = [
        "barra", "barras", "bolsa", "bolsas", "caja", "cajas", "chorro", "copa", "copas", "cubo", "cubos", "filete",
        "filetes", "galon",
        "gota", "gotas", "hoja", "hojas", "lata", "latas", "lt", "lts", "grs", "pieza", "piezas", "pinta", "pintas",
        "racimo", "rama", "ramas", "rollo",
        "rollos", "sobre", "sobres", "tallo", "tarro", "tira", "tiras", "tubo", "vaso", "vasos",
    ]
}

extension PackedWord {
    /// Creates the word without its accents: "punado" for "puñado". Returns nil for more than sixteen letters or for other characters.
    init?(spanish text: some StringProtocol) {
        self.init()
        for scalar in text.unicodeScalars {
            guard count < 16, let letter = SpanishLetter.ascii(scalar.value) else { return nil }
            append(letter)
        }
    }
}

/// The letters of Spanish with their accents.
enum SpanishLetter {
    /// Returns the letter without its accent; nil for a character that isn't a Spanish letter.
    @inline(__always)
    static func ascii(_ scalar: UInt32) -> UInt8? {
        if scalar < 0x80 {
            let byte = UInt8(truncatingIfNeeded: scalar)
            return byte.isASCIILetter ? byte : nil
        }
        return switch scalar | 0x20 {
        case 0xE1: UInt8(ascii: "a")
        case 0xE9: UInt8(ascii: "e")
        case 0xED: UInt8(ascii: "i")
        case 0xF3: UInt8(ascii: "o")
        case 0xFA, 0xFC: UInt8(ascii: "u")
        case 0xF1: UInt8(ascii: "n")
        default: nil
        }
    }
}
