/// One line of an ingredient list, taken apart: "1 and 1/2 cups (180 g) flour, sifted".
///
/// Reading is total: what is not understood stays in the name, and `text` is always what was given.
public struct IngredientLine: Hashable, Sendable {
    /// An amount with a unit that has a size.
    public struct Measure: Hashable, Codable, Sendable {
        /// How many.
        public var amount: Amount
        /// Of what.
        public var unit: KitchenUnit

        /// `amount` of `unit`.
        public init(amount: Amount, unit: KitchenUnit) {
            self.amount = amount
            self.unit = unit
        }
    }

    /// The line as it was given.
    public var text: String

    /// How much or how many; nil for "salt, to taste".
    public var amount: Amount?

    /// The unit: "cup"; nil where things are counted by themselves ("3 eggs").
    public var unit: KitchenUnit?

    /// The unit as it was written: "cups", "Tbsp."; nil without a unit.
    public var unitText: String?

    /// What stands before the unit or the name and says how large: "large", "heaping", "1/2-inch-thick".
    public var size: String?

    /// What it is; never blank unless the line is.
    public var name: String

    /// What is to be done to it, or other remarks: "sifted".
    public var note: String?

    /// The part that is added to the amount, in another unit of its dimension: "plus 2 teaspoons", the 2 oz of "1 lb 2 oz". What is
    /// to be taken away ("minus 1 tbsp") is negative. `summed()` counts it in.
    public var addition: Measure?

    /// The same amount in another measure, or the size of each: "(180 g)", "(14-ounce)".
    public var secondMeasure: Measure?

    /// Whether the second measure is the size of each one, as in "2 (14-ounce) cans" and "4 fillets (6 oz each)", and not of all
    /// together, as in "6 cloves (2 tablespoons)".
    public var isSecondMeasureOfEach: Bool

    /// A line from its parts.
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
    /// The line with what is added in another unit counted into the amount, exactly: "2 tablespoons plus 2 teaspoons" becomes
    /// 2-2/3 tablespoons. The line itself where nothing is added, or where the sum does not fit 64-bit fractions.
    public func summed() -> IngredientLine {
        guard let addition, let amount, let unit, let more = try? addition.unit.convert(addition.amount, to: unit),
            let sum = try? amount.adding(more)
        else { return self }
        var line = self
        line.amount = sum
        line.addition = nil
        return line
    }
}
