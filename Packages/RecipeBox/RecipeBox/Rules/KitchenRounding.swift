public import FractionParser

/// An amount rounded to what a kitchen can measure, with how far off it is.
public struct KitchenRounding: Hashable, Sendable {
    /// The amount as it was.
    public let exact: Amount

    /// The nearest amount that can be measured.
    public let rounded: Amount

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
    /// Spoons and cups have quarters, halves and, for cups, thirds; scales and jugs are read in ones, in fives from 100 and in tens
    /// from 500 on; from ten of a unit on, wholes do; what is
    /// counted can be halved. Nothing is rounded to zero: the least that can be measured is taken instead, with its error.
    /// What is outside 64-bit fractions stays as it is.
    public static func rounding(_ amount: Amount, unit: String) -> KitchenRounding {
        let grid = Grid(unit: KitchenUnit(id: unit))
        do throws(AmountError) {
            let low = try grid.nearest(to: amount.low)
            if !amount.isRange {
                let error = try relativeError(of: low, to: amount.low)
                let rounded = Amount(low, isApproximate: amount.isApproximate)
                return KitchenRounding(exact: amount, rounded: error == .zero ? amount : rounded, error: error)
            }
            let high = try grid.nearest(to: amount.high)
            let errors = try (relativeError(of: low, to: amount.low), relativeError(of: high, to: amount.high))
            return KitchenRounding(
                exact: amount,
                rounded: try Amount(low: low, high: high, isApproximate: amount.isApproximate),
                error: try errors.0.magnitude() > errors.1.magnitude() ? errors.0 : errors.1
            )
        } catch {
            return KitchenRounding(exact: amount, rounded: amount, error: .zero)
        }
    }

    private static func relativeError(of rounded: Rational, to exact: Rational) throws(AmountError) -> Rational {
        exact == .zero ? .zero : try rounded.subtracting(exact).dividing(by: exact)
    }
}

/// The amounts of a unit that can be measured.
private struct Grid {
    /// Fractions of one whole, ascending, 0 and 1 included.
    let fractions: [Rational]
    let unit: KitchenUnit?

    init(unit: KitchenUnit?) {
        self.unit = unit
        let parts: [(Int64, Int64)] =
            switch unit?.id {
            case "teaspoon": [(1, 8), (1, 4), (1, 2), (3, 4)]
            case "tablespoon", "fluid-ounce", "ounce", "inch": [(1, 4), (1, 2), (3, 4)]
            case "cup": [(1, 8), (1, 4), (1, 3), (1, 2), (2, 3), (3, 4)]
            case "liter", "kilogram", "deciliter": (1...9).map { ($0, 10) }
            case "centimeter", "pint", "quart", "gallon", "pound", "foot": [(1, 4), (1, 2), (3, 4)]
            case "milliliter", "gram", "milligram", "millimeter", "centiliter": []
            default: [(1, 4), (1, 2), (3, 4)]
            }
        fractions = [.zero] + parts.compactMap { try? Rational($0.0, $0.1) } + [.one]
    }

    func nearest(to exact: Rational) throws(AmountError) -> Rational {
        if exact == .zero { return exact }
        let coarse = try step(for: exact)
        let scaled = try exact.dividing(by: coarse)
        let split = MixedNumber(scaled)
        // Eighths and thirds of large amounts are noise.
        let choices = coarse == .one && split.whole >= 10 ? [fractions[0], fractions[fractions.count - 1]] : fractions
        var best = Rational.zero
        var distance: Rational?
        for fraction in choices {
            let candidate = try Rational(split.whole).adding(fraction)
            let gap = try candidate.subtracting(scaled).magnitude()
            if candidate > .zero, distance.map({ gap <= $0 }) ?? true {
                best = candidate
                distance = gap
            }
        }
        return try best.multiplying(by: coarse)
    }

    /// Scales and jugs are read in fives from 100 on and in tens from 500 on.
    private func step(for exact: Rational) throws(AmountError) -> Rational {
        guard unit == .gram || unit == .milliliter else { return .one }
        if exact >= 500 { return 10 }
        return exact >= 100 ? 5 : .one
    }
}

extension Rational {
    fileprivate func magnitude() throws(AmountError) -> Rational {
        self < .zero ? try negated() : self
    }
}
