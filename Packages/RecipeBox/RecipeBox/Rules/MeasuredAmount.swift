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
    /// Measures exactly `amount` of `unit`: as a sum if it has one, as 1/6 cup is 2 tablespoons and 2 teaspoons, and otherwise as it is. A part of a
    /// pound is in ounces if they have a plain fraction: 6-2/3 ounces for 5/12 pound. Only the decimal of a metric unit may be near the amount, such
    /// as 0.333 g.
    init(exactly amount: Amount, unit: String) {
        if let known = KitchenUnit(id: unit), let sum = KitchenGrid.sum(amount, known) {
            self.init(parts: sum.map { Part(amount: $0.amount, unit: $0.unit.id) }, isRounded: false)
            return
        }
        if let parts = Self.ounces(amount, unit) {
            self.init(parts: parts, isRounded: false)
            return
        }
        let isExact = [amount.low, amount.high].allSatisfy { IngredientWording.isExact($0, unit: unit) }
        self.init(parts: [Part(amount: amount, unit: unit)], isRounded: !isExact)
    }

    /// Returns whole pounds and the ounces of the rest; nil for another unit, a plain amount, and ounces without a plain fraction.
    private static func ounces(_ amount: Amount, _ unit: String) -> [Part]? {
        guard unit == KitchenUnit.pound.id, !amount.isRange, !KitchenGrid.isPlain(amount) else { return nil }
        let split = MixedNumber(amount.low)
        guard let rest = try? KitchenUnit.pound.convert(Amount(split.fraction), to: .ounce), KitchenGrid.isPlain(rest)
        else { return nil }
        guard split.whole > 0 else {
            return [Part(amount: Amount(rest.low, isApproximate: amount.isApproximate), unit: KitchenUnit.ounce.id)]
        }
        let pounds = Amount(Rational(split.whole), isApproximate: amount.isApproximate)
        return [Part(amount: pounds, unit: unit), Part(amount: rest, unit: KitchenUnit.ounce.id)]
    }

    /// The measures of a rounding: two of a sum, or else one.
    init(_ rounding: KitchenRounding) {
        let sum = rounding.sum
        let rest = sum.map { Part(amount: $0.rest.amount, unit: $0.rest.unit.id) }
        self.init(
            parts: [Part(amount: sum?.first ?? rounding.rounded, unit: rounding.unit)] + [rest].compactMap { $0 },
            isRounded: !rounding.isExact
        )
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
