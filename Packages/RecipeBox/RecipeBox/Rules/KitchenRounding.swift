public import FractionParser

/// An amount rounded to what a kitchen can measure, with how far off it is.
public struct KitchenRounding: Hashable, Sendable {
    /// The amount as it was.
    public let exact: Amount

    /// The nearest amount that can be measured.
    public let rounded: Amount

    /// The unit of the rounded amount: the one it had, or a smaller one that comes closer.
    public let unit: String

    /// How far off the rounded amount is, relative to the exact one: 1/20 for 5% too much; of a range, the end that is
    /// further off. 0 when nothing was rounded.
    public let error: Rational

    /// Whether anything was rounded.
    public var isExact: Bool { error == .zero }

    /// "+5%", "−0.4%"; empty when nothing was rounded.
    public var errorText: String {
        if isExact { return "" }
        let percent = (try? error.multiplying(by: 100)) ?? error
        let text = MixedNumber(percent).formatted(.decimal(places: 1))
        return (error < .zero ? "" : "+") + (text == "0" ? "0.1" : text).replacing("-", with: "−") + "%"
    }
}

extension KitchenRounding {
    /// `amount` of `unit` (an id, a word or nothing) rounded for the kitchen.
    ///
    /// Spoons and cups have quarters, halves and, for cups, thirds; scales and jugs are read in halves, in ones from ten, in fives from 100 and in tens
    /// from 500 on; from ten of a unit on, wholes do; what is counted can be cut in quarters and thirds. Where that is more than 5%
    /// off, a smaller unit is taken if it comes closer: 1/6 cup is 2-3/4 tablespoons. An amount that would be more than 1/8 off
    /// stays exact. Nothing is rounded to zero: the least that can be measured is taken instead, with its error. What is outside
    /// 64-bit fractions stays as it is.
    public static func rounding(_ amount: Amount, unit: String) -> KitchenRounding {
        var best: KitchenRounding?
        var candidate = KitchenUnit(id: unit)
        var id = unit
        while true {
            if let rounding = try? rounded(amount, of: unit, in: id),
                best.map({ rounding.distance < $0.distance }) ?? true
            {
                best = rounding
            }
            guard let smaller = candidate.flatMap(KitchenGrid.smaller), let found = best, found.distance > near else {
                break
            }
            candidate = smaller
            id = smaller.id
        }
        guard let best, best.distance <= far || amount.low < KitchenGrid(unit: candidate).least else {
            return KitchenRounding(exact: amount, rounded: amount, unit: unit, error: .zero)
        }
        return best
    }

    private static let near = (try? Rational(1, 20)) ?? .zero
    private static let far = (try? Rational(1, 8)) ?? .zero

    private var distance: Rational { (try? error.magnitude()) ?? .zero }

    private static func rounded(_ amount: Amount, of unit: String, in target: String) throws(AmountError)
        -> KitchenRounding
    {
        var exact = amount
        if unit != target, let from = KitchenUnit(id: unit), let to = KitchenUnit(id: target) {
            exact = try from.convert(amount, to: to)
        }
        let grid = KitchenGrid(unit: KitchenUnit(id: target))
        let low = try grid.nearest(to: exact.low)
        guard amount.isRange else {
            let error = try relativeError(of: low, to: exact.low)
            let rounded = Amount(low, isApproximate: amount.isApproximate)
            return KitchenRounding(exact: amount, rounded: error == .zero ? exact : rounded, unit: target, error: error)
        }
        let high = try grid.nearest(to: exact.high)
        let errors = try (relativeError(of: low, to: exact.low), relativeError(of: high, to: exact.high))
        return KitchenRounding(
            exact: amount,
            rounded: try Amount(low: low, high: high, isApproximate: amount.isApproximate),
            unit: target,
            error: try errors.0.magnitude() > errors.1.magnitude() ? errors.0 : errors.1
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
