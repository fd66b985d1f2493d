import WordKit

/// A kitchen unit: a US customary or metric measure of exact size, or a kind such as clove or can.
///
/// The value is a one-byte index into a table in the source. A unit is encoded as its ``id``.
public struct KitchenUnit: Hashable, Sendable {
    /// The quantity that a unit measures. Only units of one dimension convert into each other.
    public enum Dimension: String, Codable, CaseIterable, Sendable {
        /// Volume; the base unit is the milliliter.
        case volume
        /// Mass; the base unit is the gram.
        case mass
        /// A count of things of one kind. A kind has no size of its own.
        case count
        /// Length; the base unit is the millimeter.
        case length
    }

    /// The position in `entries`.
    private let index: UInt8

    private init(index: Int) {
        self.index = UInt8(truncatingIfNeeded: index)
    }

    private var entry: Entry { Self.entries[Int(index)] }

    /// The stable identifier: "cup", "fluid-ounce".
    public var id: String { entry.id }

    public var singular: String { entry.singular }

    public var plural: String { entry.plural }

    /// The recognized short forms and other spellings, the usual one first. Case matters only in "t" and "T".
    public var abbreviations: [String] { entry.abbreviations }

    public var dimension: Dimension { entry.dimension }

    /// The exact size in base units (milliliters, grams or millimeters); nil for a kind, such as clove.
    ///
    /// US customary measures follow the international yard and pound agreement of 1959: an inch is 25.4 mm, and a pound
    /// is 453.59237 g. A gallon is 231 cubic inches.
    public var factor: Rational? { entry.factor }

    /// Every unit, in table order.
    public static let all: [KitchenUnit] = entries.indices.map { KitchenUnit(index: $0) }

    /// Creates the unit with an id; nil if there is none.
    public init?(id: String) {
        guard let index = Self.entries.firstIndex(where: { $0.id == id }) else { return nil }
        self.init(index: index)
    }

    /// Returns the name to write after an amount: the singular up to 1, the plural above. The upper end of a range counts.
    public func name(for amount: Amount) -> String {
        amount.high <= .one ? singular : plural
    }
}

extension KitchenUnit {
    /// A row of the table.
    struct Entry: Sendable {
        var id: String
        var singular: String
        var plural: String
        var abbreviations: [String]
        var dimension: Dimension
        var factor: Rational?
    }

    /// Returns the unit with an English name or abbreviation; nil if there is none.
    ///
    /// The name may be singular or plural, and each word may end with a period. A space or a hyphen separates words. The
    /// only names of two words are those of the fluid ounce. "T" is a tablespoon and "t" a teaspoon. Otherwise case is
    /// ignored.
    public static func named(_ text: String) -> KitchenUnit? {
        var words = text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
        for index in words.indices where words[index].last == UInt8(ascii: ".") { words[index].removeLast() }
        switch words.count {
        case 1: return named(bytes: words[0])
        case 2 where isFluid(words[0]) && named(bytes: words[1])?.id == "ounce": return KitchenUnit(id: "fluid-ounce")
        default: return nil
        }
    }

    private static func isFluid(_ word: some Collection<UInt8>) -> Bool {
        let word = PackedWord(word)
        return word == PackedWord("fluid") || word == PackedWord("fl")
    }

    private static func named(bytes: some Collection<UInt8>) -> KitchenUnit? {
        if bytes.count == 1, let letter = bytes.first { return letterUnit(letter) }
        return PackedWord(bytes).flatMap { words[$0] }
    }

    /// Returns the unit of a single ASCII letter; nil if there is none. "T" is a tablespoon and "t" a teaspoon.
    @inline(__always)
    static func letterUnit(_ letter: UInt8) -> KitchenUnit? {
        switch letter {
        case UInt8(ascii: "T"): tablespoon
        case UInt8(ascii: "t"): teaspoon
        case UInt8(ascii: "c"), UInt8(ascii: "C"): cup
        case UInt8(ascii: "g"), UInt8(ascii: "G"): gram
        case UInt8(ascii: "l"), UInt8(ascii: "L"): liter
        default: nil
        }
    }

    /// The units by spelling, for spellings of one word with more than one letter.
    static let words: WordTable<KitchenUnit> = {
        var spellings: [(PackedWord, KitchenUnit)] = []
        for (index, entry) in entries.enumerated() {
            for spelling in [entry.singular, entry.plural] + entry.abbreviations where spelling.utf8.count > 1 {
                guard let word = PackedWord(spelling.utf8), !spelling.utf8.contains(UInt8(ascii: " ")) else { continue }
                spellings.append((word, KitchenUnit(index: index)))
            }
        }
        return WordTable(spellings)
    }()
}

extension KitchenUnit: CustomStringConvertible {
    public var description: String { singular }
}

extension KitchenUnit: Codable {
    /// Decodes an id.
    ///
    /// - Throws: `DecodingError.dataCorrupted` for an id that is not in the table.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let id = try container.decode(String.self)
        guard let unit = KitchenUnit(id: id) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "“\(id)” is not a kitchen unit — use an id such as cup, gram or clove"
            )
        }
        self = unit
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(id)
    }
}

extension KitchenUnit {
    /// Returns the exact number of `other` units in one of this unit.
    ///
    /// - Throws: `notConvertible` for different dimensions or different kinds (cloves and cans); `overflow` if the
    ///   ratio does not fit in 64-bit fractions.
    public func ratio(to other: KitchenUnit) throws(AmountError) -> Rational {
        if self == other { return .one }
        guard dimension == other.dimension, let factor, let target = other.factor else {
            throw AmountError(.notConvertible, found: localized("\(label) to \(other.label)"))
        }
        return try factor.dividing(by: target)
    }

    /// Converts `number` of this unit to `other`, exactly.
    ///
    /// - Throws: The errors of `ratio(to:)`, and `overflow` if the result does not fit.
    public func convert(_ number: Rational, to other: KitchenUnit) throws(AmountError) -> Rational {
        try number.multiplying(by: ratio(to: other))
    }

    /// Converts `amount` of this unit to `other`, exactly.
    ///
    /// - Throws: The errors of `ratio(to:)`, and `overflow` if the result does not fit.
    public func convert(_ amount: Amount, to other: KitchenUnit) throws(AmountError) -> Amount {
        try amount.scaled(by: ratio(to: other))
    }
}

extension KitchenUnit {
    /// The Spanish words of a unit.
    struct SpanishWords: Sendable {
        var unit: KitchenUnit
        /// The names in the singular and the plural, the usual one first.
        var names: [(one: String, other: String)]
        var abbreviations: [String]
    }

    /// The Spanish words for units in recipe lines. A measure has the same size as in English. "C." is left out because it can mean a spoon or a cup.
    static let spanish: [SpanishWords] = [
        words("cup", ["taza"]),
        words("tablespoon", ["cucharada", "cuchara"], ["cda", "cdas"]),
        SpanishWords(
            unit: .teaspoon,
            names: [
                ("cucharadita", "cucharaditas"), ("cucharilla", "cucharillas"),
                ("cucharada cafetera", "cucharadas cafeteras"), ("cuchara cafetera", "cucharas cafeteras"),
            ],
            abbreviations: ["cdta", "cdtas", "cdita", "cditas"]
        ),
        SpanishWords(
            unit: .dessertspoon,
            names: [("cucharada de postre", "cucharadas de postre"), ("cuchara de postre", "cucharas de postre")],
            abbreviations: []
        ),
        SpanishWords(unit: .fluidOunce, names: [("onza líquida", "onzas líquidas")], abbreviations: []),
        words("pint", ["pinta"]),
        SpanishWords(unit: gallon, names: [("galón", "galones")], abbreviations: []),
        words("milliliter", ["mililitro"]), words("centiliter", ["centilitro"]), words("deciliter", ["decilitro"]),
        words("liter", ["litro"], ["lt", "lts"]),
        words("gram", ["gramo"], ["grs"]), words("milligram", ["miligramo"]), words("kilogram", ["kilogramo", "kilo"]),
        words("ounce", ["onza"]), words("pound", ["libra"]),
        words("millimeter", ["milímetro"]), words("centimeter", ["centímetro"]), words("inch", ["pulgada"]),
        words("bag", ["bolsa", "bolsita"]), words("bar", ["barra"]), words("bottle", ["botella"]),
        words("box", ["caja", "cajita"]),
        words("branch", ["rama"]), words("bunch", ["manojo", "racimo"]), words("bundle", ["atado"]),
        words("can", ["lata"]), words("clove", ["diente"]),
        words("container", ["envase"]), words("cube", ["cubo", "cubito"]), words("dash", ["toque"]),
        words("drop", ["gota"]),
        words("envelope", ["sobre"]), words("fillet", ["filete"]), words("glass", ["vaso"]),
        words("handful", ["puñado"]),
        words("head", ["cabeza"]), words("jar", ["frasco", "tarro"]), words("leaf", ["hoja"]),
        words("package", ["paquete"]),
        words("packet", ["paquetito", "sobrecito"]), words("piece", ["pieza", "pedazo"]), words("chunk", ["trozo"]),
        words("pinch", ["pizca"]), words("pod", ["vaina"]),
        words("slice", ["rebanada", "rodaja"]), words("splash", ["chorrito", "chorro"]), words("sprig", ["ramita"]),
        words("stalk", ["tallo"]), words("stick", ["barrita"]), words("strip", ["tira"]), words("tube", ["tubo"]),
        words("wedge", ["gajo"]),
    ]

    /// Returns the unit with a Spanish name in lowercase letters, in the singular or the plural; nil if there is none.
    public static func named(inSpanish name: String) -> KitchenUnit? {
        spanish.first { $0.names.contains { $0.one == name || $0.other == name } }?.unit
    }

    private static let gallon = all.first { $0.id == "gallon" } ?? cup

    private static func words(_ id: String, _ names: [String], _ abbreviations: [String] = []) -> SpanishWords {
        guard let unit = KitchenUnit(id: id) else { preconditionFailure("no unit \(id) in the table") }
        return SpanishWords(unit: unit, names: names.map { ($0, $0 + "s") }, abbreviations: abbreviations)
    }

    /// Returns the unit's word of a line in the grammatical number of `amount`: "cups" for "cup", "tazas grandes" for "taza grande", and "tazas" for
    /// the "taza y media" of one and a half. An abbreviation stays as it is, except that "lbs" and "cdas" lose the "s" and "cda" gets one.
    public func form(of written: String, for amount: Amount) -> String {
        let isOne = amount.high <= .one
        var parts = written.split(separator: " ").map(String.init)
        let spanish = Self.spanish.first { $0.unit == self }
        let names = [(one: singular, other: plural)] + (spanish?.names ?? [])
        for length in Set(names.map { $0.one.split(separator: " ").count }) where length > 1 {
            let start = FoldedText.key(parts.prefix(length).joined(separator: " "))
            guard names.contains(where: { [FoldedText.key($0.one), FoldedText.key($0.other)].contains(start) }) else {
                continue
            }
            parts = [parts.prefix(length).joined(separator: " ")] + parts.dropFirst(length)
        }
        guard let first = parts.first else { return written }
        let folded = FoldedText.key(first)
        let rest = parts.dropFirst().prefix { FoldedText.key($0) != "y" && FoldedText.key($0) != "mas" }
            .map { CountedNoun.agreeing($0, isOne: isOne) }
        let head: String
        if let name = names.first(where: { folded == FoldedText.key($0.one) || folded == FoldedText.key($0.other) }) {
            let form = isOne ? name.one : name.other
            head = first.first?.isUppercase == true ? form.prefix(1).uppercased() + form.dropFirst() : form
        } else {
            let short = first.hasSuffix(".") ? String(first.dropLast()) : first
            let single = String(short.lowercased().dropLast())
            let isShortPlural =
                short.lowercased().hasSuffix("s") && (abbreviations + (spanish?.abbreviations ?? [])).contains(single)
            // "gr" stands for one gram and for many.
            let isShortSingular =
                self != .gram && spanish?.abbreviations.contains(short.lowercased() + "s") == true
            let form =
                isOne ? (isShortPlural ? String(short.dropLast()) : short) : isShortSingular ? short + "s" : short
            head = form + first.dropFirst(short.count)
        }
        return ([head] + rest).joined(separator: " ")
    }
}
