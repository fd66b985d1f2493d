import FractionParser
import WordKit

/// An amount in measures that a kitchen has: one measure, or a sum of up to three.
struct MeasuredAmount {
    struct Part {
        let amount: Amount
        let unit: String
    }

    /// The measures, from large to small; never empty.
    let parts: [Part]

    /// Whether the measures are only near the amount.
    let isRounded: Bool
}

extension MeasuredAmount {
    /// Measures `amount` of `unit`. An amount of a US unit that no measure has becomes an exact sum, or else the nearest
    /// measures: 1/6 cup is 2 tablespoons and 2 teaspoons, and 1/9 cup about 1-3/4 tablespoons. Any other amount, and one
    /// that no measure is near, stays; a decimal only shows about 1/3 of a gram.
    init(_ amount: Amount, unit: String) {
        guard let known = KitchenUnit(id: unit), UnitSystem(of: known) == .us, known.dimension != .length,
            !KitchenGrid.isPlain(amount)
        else {
            let isExact = [amount.low, amount.high].allSatisfy { IngredientWording.isExact($0, unit: unit) }
            self.init(parts: [Part(amount: amount, unit: unit)], isRounded: !isExact)
            return
        }
        if let sum = KitchenGrid.sum(amount, known) {
            self.init(parts: sum.map { Part(amount: $0.amount, unit: $0.unit.id) }, isRounded: false)
            return
        }
        let rounding = KitchenRounding.rounding(amount, unit: unit)
        if let (first, rest) = rounding.sum {
            let parts = [Part(amount: first, unit: rounding.unit), Part(amount: rest.amount, unit: rest.unit.id)]
            self.init(parts: parts, isRounded: !rounding.isExact)
            return
        }
        // A range whose ends would become equal stays a range.
        if amount.isRange, rounding.rounded.low == rounding.rounded.high {
            self.init(parts: [Part(amount: amount, unit: unit)], isRounded: false)
            return
        }
        self.init(parts: [Part(amount: rounding.rounded, unit: rounding.unit)], isRounded: !rounding.isExact)
    }

    /// The measures in words: "2 tablespoons plus 2 teaspoons", "about 1-3/4 tablespoons".
    var text: String {
        let sum = Self.joined(parts.map { IngredientWording.quantity($0.amount, unit: $0.unit) })
        return isRounded && parts.first?.amount.isApproximate != true ? localized("about \(sum)") : sum
    }

    /// Returns quantities as a sum: "1 cup plus 2 tablespoons".
    static func joined(_ quantities: [String]) -> String {
        quantities.dropFirst().reduce(quantities.first ?? "") { start, end in localized("\(start) plus \(end)") }
    }
}
