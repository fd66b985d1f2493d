public import FractionParser
import WordKit

/// An amount rounded to a measurable one, with the error.
public struct KitchenRounding: Hashable, Sendable {
    /// The original amount.
    public let exact: Amount

    /// The nearest measurable amount; the original if none is near.
    public let rounded: Amount

    /// The unit of the rounded amount: the original, or a smaller one that is closer.
    public let unit: String

    /// The relative error of the rounded amount: 1/20 for 5% too much. For a range it is the larger error of the two
    /// ends; for an unrounded amount it is 0.
    public let error: Rational

    /// Whether a kitchen can measure the amount, or one within a tenth of it.
    public let isMeasurable: Bool

    /// Whether the amount was not rounded.
    public var isExact: Bool { error == .zero }

    /// The error as a percentage, such as "+5%" or "−0.4%"; empty if the amount is measurable as it is. An amount that
    /// stays exact because no kitchen measure is near says so.
    public var errorText: String {
        guard isMeasurable else { return localized("exact, no kitchen measure is within 10%") }
        if isExact { return "" }
        let tenths = max(1, tenthsOfPercent)
        let text = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
        return percentText((error < .zero ? "−" : "+") + text)
    }

    /// The error in tenths of a percent, rounded half away from zero. The error of a measurable amount is at most a quarter, so the result fits.
    private var tenthsOfPercent: UInt64 {
        let divisor = UInt64(error.denominator)
        let division = divisor.dividingFullWidth(error.numerator.magnitude.multipliedFullWidth(by: 1000))
        return division.quotient + (division.remainder >= divisor - division.remainder ? 1 : 0)
    }

    /// The rounded amount with its unit, as a sum where one measure does not show it: "1-3/4 cups plus 2 tablespoons".
    public var text: String {
        guard let (first, rest) = sum else { return IngredientWording.quantity(rounded, unit: unit) }
        let (start, end) = (
            IngredientWording.quantity(first, unit: unit), IngredientWording.quantity(rest.amount, unit: rest.unit.id)
        )
        return localized("\(start) plus \(end)")
    }

    /// The rounded amount as a sum of two measures; nil if one measure shows it or none is near.
    var sum: (first: Amount, rest: (amount: Amount, unit: KitchenUnit))? {
        guard isMeasurable, !rounded.isRange, let known = KitchenUnit(id: unit),
            let nearest = try? KitchenGrid(unit: known).nearest(to: rounded.low), nearest != rounded.low,
            let parts = exactSum(of: rounded.low, known) ?? (try? KitchenGrid.nearestSum(to: rounded.low, known))
        else { return nil }
        return (
            first: Amount(parts.first, isApproximate: rounded.isApproximate),
            rest: (amount: Amount(parts.rest), unit: parts.part)
        )
    }

    /// Returns two measures that are exactly an amount, the first in its unit; nil if there are none.
    private func exactSum(of amount: Rational, _ unit: KitchenUnit) -> (
        first: Rational, rest: Rational, part: KitchenUnit
    )? {
        guard let parts = KitchenGrid.parts(of: amount, unit), parts.count == 2, parts[0].unit == unit else {
            return nil
        }
        return (first: parts[0].number, rest: parts[1].number, part: parts[1].unit)
    }
}

extension KitchenRounding {
    /// Rounds `amount` of `unit` (an id, a word or an empty text) for the kitchen.
    ///
    /// Spoons and cups have quarters and halves, cups thirds too. Scales and jugs have halves, ones from 10, fives from
    /// 100 and tens from 500. From ten of any unit only wholes count. Counted things can be cut in quarters and thirds.
    ///
    /// One measure, a sum of two, or a smaller unit that is exactly the amount comes first: 1/6 cup is 2 tablespoons plus 2 teaspoons, and 2/3 to
    /// 1-1/3 tablespoons are 2 to 4 teaspoons. Otherwise, if the error exceeds 5%, a US amount becomes a sum with a smaller unit: 15/8 cups become
    /// 1-3/4 cups plus 2 tablespoons. An amount too small for its unit, or of a metric unit, is measured in a smaller unit: 1/9 cup
    /// becomes 1-3/4 tablespoons. If nothing is within a tenth, the amount stays exact. An amount never becomes zero.
    /// An amount outside 64-bit fractions stays exact.
    public static func rounding(_ amount: Amount, unit: String) -> KitchenRounding {
        rounding(amount, unit: unit, within: near)
    }

    /// Rounds a sum of two measures, such as 1 pound and 9.2 ounces. It stays a sum if one measure would be more than a hundredth off, because the
    /// cook takes two anyway.
    static func rounding(ofSum amount: Amount, unit: String) -> KitchenRounding {
        rounding(amount, unit: unit, within: hundredth)
    }

    /// Rounds an amount of a shopping list up, by a quarter at most. A sum of two measures stays one, as in its line.
    static func rounding(toBuy amount: Amount, _ unit: String, isSum: Bool) -> KitchenRounding {
        rounding(amount, unit: unit, within: isSum ? hundredth : near, up: true)
    }

    private static func rounding(_ amount: Amount, unit: String, within near: Rational, up: Bool = false)
        -> KitchenRounding
    {
        if let measured = exactly(amount, unit: unit) { return measured }
        var best: KitchenRounding?
        var id = unit
        while true {
            let known = KitchenUnit(id: id)
            best = closer(best, try? rounded(amount, of: unit, in: id, up: up))
            if let found = best, found.distance > near, let known, !amount.isRange {
                best = closer(found, try? summed(amount, of: unit, in: known, up: up))
            }
            guard let found = best, found.distance > near, let known, let smaller = KitchenGrid.smaller(than: known),
                isTooSmall(amount, of: unit, for: known) || (amount.isRange && found.distance > far)
            else { break }
            id = smaller.id
        }
        guard let best, best.distance <= (up ? Amount.quarter : far) else {
            return KitchenRounding(exact: amount, rounded: amount, unit: unit, error: .zero, isMeasurable: false)
        }
        return best
    }

    /// Returns the measures that are exactly an amount: one in its unit, two of a US unit, or one in a smaller unit; nil if there are none.
    private static func exactly(_ amount: Amount, unit: String) -> KitchenRounding? {
        if let single = try? rounded(amount, of: unit, in: unit), single.isExact { return single }
        guard let known = KitchenUnit(id: unit) else { return nil }
        let isUS = UnitSystem(of: known) == .us
        if isUS, !amount.isRange {
            guard amount.low < 10, let parts = KitchenGrid.parts(of: amount.low, known), parts.count <= 2,
                let first = parts.first, let total = try? known.convert(amount.low, to: first.unit)
            else { return nil }
            let measured = Amount(total, isApproximate: amount.isApproximate)
            return KitchenRounding(
                exact: amount,
                rounded: measured,
                unit: first.unit.id,
                error: .zero,
                isMeasurable: true
            )
        }
        var smaller = KitchenGrid.smaller(than: known)
        while let target = smaller {
            if let found = try? rounded(amount, of: unit, in: target.id), found.isExact,
                !isUS || found.rounded.high < 10
            {
                return found
            }
            smaller = KitchenGrid.smaller(than: target)
        }
        return nil
    }

    private static let hundredth = (try? Rational(1, 100)) ?? .zero
    private static let near = (try? Rational(1, 20)) ?? .zero
    private static let far = (try? Rational(1, 10)) ?? .zero

    private var distance: Rational { (try? error.magnitude()) ?? .zero }

    private static func closer(_ best: KitchenRounding?, _ other: KitchenRounding?) -> KitchenRounding? {
        guard let best, let other else { return best ?? other }
        return other.distance < best.distance ? other : best
    }

    /// Whether an amount of `unit` is measured in a unit that is smaller than `target`.
    private static func isTooSmall(_ amount: Amount, of unit: String, for target: KitchenUnit) -> Bool {
        guard UnitSystem(of: target) == .us else { return true }
        guard let high = try? converted(amount, of: unit, to: target.id).high else { return false }
        return high < KitchenGrid.least(of: target)
    }

    private static func converted(_ amount: Amount, of unit: String, to target: String) throws(AmountError) -> Amount {
        guard unit != target, let from = KitchenUnit(id: unit), let to = KitchenUnit(id: target) else { return amount }
        return try from.convert(amount, to: to)
    }

    /// Returns the rounding of an amount to a sum of `target` and a smaller unit; nil if there is none.
    private static func summed(_ amount: Amount, of unit: String, in target: KitchenUnit, up: Bool) throws(AmountError)
        -> KitchenRounding?
    {
        let exact = try converted(amount, of: unit, to: target.id)
        guard let (first, rest, part) = try KitchenGrid.nearestSum(to: exact.low, target, up: up) else {
            return nil
        }
        let total = try first.adding(try part.convert(rest, to: target))
        return KitchenRounding(
            exact: amount,
            rounded: Amount(total, isApproximate: amount.isApproximate),
            unit: target.id,
            error: try relativeError(of: total, to: exact.low),
            isMeasurable: true
        )
    }

    private static func rounded(
        _ amount: Amount,
        of unit: String,
        in target: String,
        up: Bool = false
    ) throws(AmountError) -> KitchenRounding {
        let exact = try converted(amount, of: unit, to: target)
        let grid = KitchenGrid(unit: KitchenUnit(id: target))
        let low = try grid.nearest(to: exact.low, up: up)
        guard amount.isRange else {
            let error = try relativeError(of: low, to: exact.low)
            let rounded = Amount(low, isApproximate: amount.isApproximate)
            return KitchenRounding(
                exact: amount,
                rounded: error == .zero ? exact : rounded,
                unit: target,
                error: error,
                isMeasurable: true
            )
        }
        let high = try grid.nearest(to: exact.high, up: up)
        let errors = try (relativeError(of: low, to: exact.low), relativeError(of: high, to: exact.high))
        return KitchenRounding(
            exact: amount,
            rounded: try Amount(low: low, high: high, isApproximate: amount.isApproximate),
            unit: target,
            error: try errors.0.magnitude() > errors.1.magnitude() ? errors.0 : errors.1,
            isMeasurable: true
        )
    }

    private static func relativeError(of rounded: Rational, to exact: Rational) throws(AmountError) -> Rational {
        exact == .zero ? .zero : try rounded.subtracting(exact).dividing(by: exact)
    }
}

extension Rational {
    func magnitude() throws(AmountError) -> Rational {
        self < .zero ? try negated() : self
    }
}
