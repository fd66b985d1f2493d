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
