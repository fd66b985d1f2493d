/// A parsed line of an ingredient list: "1 and 1/2 cups (180 g) flour, sifted".
///
/// Text that the parser does not understand stays in `name`. `text` is always the original.
public struct IngredientLine: Hashable, Sendable {
    /// An amount with a unit of a fixed size.
    public struct Measure: Hashable, Codable, Sendable {
        public var amount: Amount
        public var unit: KitchenUnit

        public init(amount: Amount, unit: KitchenUnit) {
            self.amount = amount
            self.unit = unit
        }
    }

    /// The original line.
    public var text: String

    /// The amount; nil for "salt, to taste".
    public var amount: Amount?

    /// The unit, such as "cup"; nil if things are counted without one ("3 eggs").
    public var unit: KitchenUnit?

    /// The unit as it is written, such as "cups" or "Tbsp."; nil without a unit.
    public var unitText: String?

    /// The size before the unit or the name: "large", "heaping", "1/2-inch-thick".
    public var size: String?

    /// The name of the ingredient; blank only if the line is.
    public var name: String

    /// The preparation or another remark: "sifted".
    public var note: String?

    /// The part that is added to the amount in another unit of its dimension: "plus 2 teaspoons", or the 2 oz of "1 lb
    /// 2 oz". It is negative for "minus 1 tbsp". `summed()` adds it to the amount.
    public var addition: Measure?

    /// The same amount in another measure, or the size of each item: "(180 g)", "(14-ounce)".
    public var secondMeasure: Measure?

    /// Whether the second measure is the size of each item, as in "2 (14-ounce) cans" and "4 fillets (6 oz each)",
    /// rather than of all items together, as in "6 cloves (2 tablespoons)".
    public var isSecondMeasureOfEach: Bool

    public init(
        text: String,
        amount: Amount? = nil,
        unit: KitchenUnit? = nil,
        unitText: String? = nil,
        size: String? = nil,
        name: String,
        note: String? = nil,
        secondMeasure: Measure? = nil,
        isSecondMeasureOfEach: Bool = false,
        addition: Measure? = nil
    ) {
        self.text = text
        self.amount = amount
        self.unit = unit
        self.unitText = unitText
        self.size = size
        self.name = name
        self.note = note
        self.secondMeasure = secondMeasure
        self.isSecondMeasureOfEach = isSecondMeasureOfEach
        self.addition = addition
    }
}

extension IngredientLine: Codable {}

extension IngredientLine {
    /// Returns the line with the addition added exactly to the amount, and with a range of two measures as one amount: "2 tablespoons
    /// plus 2 teaspoons" becomes 2-2/3 tablespoons, and "1/4 cup to 1/3 cup" 1/4 to 1/3 cup. The line is unchanged if it has
    /// neither or if the result does not fit in 64-bit fractions.
    public func summed() -> IngredientLine {
        var line = self
        if let range {
            (line.amount, line.secondMeasure) = (range, nil)
            return line
        }
        guard let addition, let amount, let unit, let more = try? addition.unit.convert(addition.amount, to: unit),
            let sum = try? amount.adding(more)
        else { return self }
        line.amount = sum
        line.addition = nil
        return line
    }

    /// The range of two measures in the unit of the first, as in "1/4 cup to 1/3 cup" and "2 Tbsp to 1/4 cup"; nil if the line has none.
    private var range: Amount? {
        guard let amount, !amount.isRange, let unit, let upper = secondMeasure, !isSecondMeasureOfEach, addition == nil,
            upper.unit.dimension == unit.dimension, let high = try? upper.unit.convert(upper.amount, to: unit),
            !high.isRange, high.low > amount.low
        else { return nil }
        let numbers = IngredientLine.numbers(in: text)
        guard numbers.count > 1, let end = numbers[0].unitRange?.upperBound, end < numbers[1].range.lowerBound
        else { return nil }
        let between = String(decoding: Array(text.utf8)[end..<numbers[1].range.lowerBound], as: UTF8.self)
        let joint = between.filter { !$0.isWhitespace && $0 != "." }.lowercased()
        guard joint == "to" || (joint == "a" && IngredientLine.isSpanish(text)) else { return nil }
        return try? Amount(low: amount.low, high: high.low, isApproximate: amount.isApproximate)
    }
}

extension IngredientLine {
    /// Parses a line of an English or Spanish ingredient list. Any text gives a line.
    ///
    /// - Returns: The line; its name is the whole text if `text` has more than `Amount.maximumLength` bytes.
    /// - Complexity: O(*n*), where *n* is the length of `text` in bytes.
    public static func parse(_ text: String) -> IngredientLine {
        var bytes = text
        return bytes.withUTF8 { parse(text, bytes: $0) }
    }

    /// Whether a line is read as Spanish: "2 tazas de harina", "3 huevos", "sal al gusto".
    public static func isSpanish(_ text: String) -> Bool {
        var bytes = text
        return bytes.withUTF8 { $0.count <= Amount.maximumLength && LineParser.isSpanish($0) }
    }

    @inline(__always)
    private static func parse(_ text: String, bytes: UnsafeBufferPointer<UInt8>) -> IngredientLine {
        guard bytes.count <= Amount.maximumLength else { return IngredientLine(text: text, name: text) }
        var parser = LineParser(bytes: bytes)
        parser.parse()
        return parser.line(text)
    }
}
