/// A unit that kitchens measure in: US customary and metric measures with exact sizes, and kinds such as clove or can.
///
/// It is one byte, an index into a table written in Swift: nothing is loaded. Encoded as its id.
public struct KitchenUnit: Hashable, Sendable {
    /// What a unit measures; only units of one dimension convert into each other.
    public enum Dimension: String, Codable, CaseIterable, Sendable {
        /// Base unit: the millilitre.
        case volume
        /// Base unit: the gram.
        case mass
        /// Things counted by kind; a kind has no size of its own.
        case count
        /// Base unit: the millimetre.
        case length
    }

    private let index: UInt8

    private init(index: Int) {
        self.index = UInt8(truncatingIfNeeded: index)
    }

    private var entry: Entry { Self.entries[Int(index)] }

    /// The stable name: "cup", "fluid-ounce".
    public var id: String { entry.id }

    /// How one of it is called: "cup".
    public var singular: String { entry.singular }

    /// How several are called: "cups".
    public var plural: String { entry.plural }

    /// The short forms it is recognised by; the first is the usual one. "t" and "T" differ by case, the others do not.
    public var abbreviations: [String] { entry.abbreviations }

    /// What it measures.
    public var dimension: Dimension { entry.dimension }

    /// How many base units (millilitres, grams, millimetres) it is, exactly; nil for a kind.
    ///
    /// US customary measures by the international yard and pound agreement of 1959: an inch is 25.4 mm, a pound
    /// 453.59237 g, a gallon 231 cubic inches.
    public var factor: Rational? { entry.factor }

    /// Every unit, in the table's order.
    public static let all: [KitchenUnit] = entries.indices.map { KitchenUnit(index: $0) }

    /// The unit of an id; nil where there is none.
    public init?(id: String) {
        guard let index = Self.entries.firstIndex(where: { $0.id == id }) else { return nil }
        self.init(index: index)
    }

    /// The name to write after `amount`: the singular for 1 and less, the plural for more.
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

    /// The unit a word or two stands for, in the singular, the plural or abbreviated, a final point allowed; nil where
    /// there is none. "T" is a tablespoon and "t" a teaspoon; otherwise case does not matter.
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

    /// The unit of a single letter, where case tells a tablespoon from a teaspoon.
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

    /// Every spelling of one word and more than one letter.
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
    /// The singular.
    public var description: String { singular }
}

extension KitchenUnit: Codable {
    /// Reads an id; one that is not in the table is refused.
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

    /// Writes the id.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(id)
    }
}
