import FractionParser

/// The amounts of a unit that a kitchen can measure.
struct KitchenGrid {
    /// The measurable fractions in ascending order, with 0 and 1.
    private let fractions: [Rational]
    private let unit: KitchenUnit?

    init(unit: KitchenUnit?) {
        self.unit = unit
        let parts: [(Int64, Int64)] =
            switch unit?.id {
            case "teaspoon": [(1, 8), (1, 4), (1, 2), (3, 4)]
            case "tablespoon", "fluid-ounce", "ounce", "inch", "centimeter": [(1, 4), (1, 2), (3, 4)]
            case "cup": [(1, 8), (1, 4), (1, 3), (1, 2), (2, 3), (3, 4)]
            case "liter", "kilogram", "deciliter": (1...9).map { ($0, 10) }
            case "milliliter", "gram": [(1, 2)]
            case "milligram", "millimeter", "centiliter": []
            default: [(1, 4), (1, 3), (1, 2), (2, 3), (3, 4)]
            }
        fractions = [.zero] + parts.compactMap { try? Rational($0.0, $0.1) } + [.one]
    }

    /// - Parameter up: Whether a smaller amount than `exact` doesn't count.
    func nearest(to exact: Rational, up: Bool = false) throws(AmountError) -> Rational {
        if exact == .zero { return exact }
        let coarse = try step(for: exact)
        let scaled = try exact.dividing(by: coarse)
        let split = MixedNumber(scaled)
        // Eighths and thirds of large amounts are noise.
        let choices = coarse != .one || split.whole >= 10 ? [.zero, .one] : fractions
        var best = Rational.zero
        var distance: Rational?
        for fraction in choices {
            let candidate = try Rational(split.whole).adding(fraction)
            let gap = try candidate.subtracting(scaled).magnitude()
            if candidate > .zero, !up || candidate >= scaled, distance.map({ gap <= $0 }) ?? true {
                best = candidate
                distance = gap
            }
        }
        return try best.multiplying(by: coarse)
    }

    /// Returns the step of scales and jugs: 5 from 100 on and 10 from 500 on.
    private func step(for exact: Rational) throws(AmountError) -> Rational {
        guard unit == .gram || unit == .milliliter else { return .one }
        if exact >= 500 { return 10 }
        return exact >= 100 ? 5 : .one
    }
}

extension KitchenGrid {
    /// Returns the next smaller unit that a cook uses; nil if there is none.
    static func smaller(than unit: KitchenUnit) -> KitchenUnit? { ladder[unit.id].flatMap { KitchenUnit(id: $0) } }

    private static let ladder = [
        "gallon": "quart", "quart": "cup", "pint": "cup", "cup": "tablespoon", "tablespoon": "teaspoon",
        "pound": "ounce",
        "kilogram": "gram", "liter": "milliliter",
    ]

    /// Returns the smallest amount that is measured in a unit. A smaller amount is measured in a smaller unit.
    static func least(of unit: KitchenUnit) -> Rational { unit == .cup ? Amount.quarter : .one }

    /// Returns the measurable sum that is nearest to an amount of a US unit: 15/8 cups are 1-3/4 cups and 2
    /// tablespoons.
    ///
    /// - Returns: The amount in the unit itself and the rest in a smaller unit; nil for a metric unit, for a unit
    ///   without a smaller one, and for an amount without a rest.
    static func nearestSum(to exact: Rational, _ unit: KitchenUnit, up: Bool = false) throws(AmountError) -> (
        first: Rational, rest: Rational, part: KitchenUnit
    )? {
        guard UnitSystem(of: unit) == .us else { return nil }
        let split = MixedNumber(exact)
        // An eighth of a cup is 2 tablespoons, and a sum of a pound is in whole pounds.
        let fractions = unit == .cup ? KitchenGrid(unit: unit).fractions.filter { $0 >= Amount.quarter } : []
        let first = try Rational(split.whole).adding(fractions.last { $0 <= split.fraction } ?? .zero)
        let left = try exact.subtracting(first)
        guard first > .zero, left > .zero else { return nil }
        var next = smaller(than: unit)
        while let part = next {
            let rest = try KitchenGrid(unit: part).nearest(to: try unit.convert(left, to: part), up: up)
            next = smaller(than: part)
            if rest >= least(of: part) || next == nil { return (first, rest, part) }
        }
        return nil
    }

    /// Whether a measure shows the amount: its fractions are halves, thirds, quarters or eighths.
    static func isPlain(_ amount: Amount) -> Bool {
        [amount.low, amount.high].allSatisfy { [1, 2, 3, 4, 8].contains($0.denominator) }
    }

    /// Returns an amount of a US unit as the fewest measures that are exactly it: 17/48 cup is 1/3 cup and 1 teaspoon, and
    /// 23/24 cup 3/4 cup, 3 tablespoons and 1 teaspoon.
    ///
    /// - Returns: One to three measures; nil for a plain amount, a metric unit, a range, or an amount without such a sum.
    static func sum(_ amount: Amount, _ unit: KitchenUnit) -> [(amount: Amount, unit: KitchenUnit)]? {
        guard !amount.isRange, UnitSystem(of: unit) == .us, !isPlain(amount), amount.low < 10,
            let parts = parts(of: amount.low, unit), parts.count <= 3
        else { return nil }
        return parts.enumerated().map { index, part in
            (Amount(part.number, isApproximate: index == 0 && amount.isApproximate), part.unit)
        }
    }

    /// Returns a range of a US unit exactly in the largest smaller unit with plain fractions: 6-1/3 to 7-1/3 tablespoons for 19/48 to 11/24 cup.
    ///
    /// - Returns: The range and its unit; nil for a plain range, a single amount, a metric unit, and 16 or more of the smaller unit.
    static func range(_ amount: Amount, _ unit: KitchenUnit) -> (amount: Amount, unit: KitchenUnit)? {
        guard amount.isRange, UnitSystem(of: unit) == .us, !isPlain(amount) else { return nil }
        var next = smaller(than: unit)
        while let part = next {
            if let found = try? unit.convert(amount, to: part), found.high < 16, isPlain(found) { return (found, part) }
            next = smaller(than: part)
        }
        return nil
    }

    typealias Part = (number: Rational, unit: KitchenUnit)

    /// Returns the fewest measures in a unit and in smaller ones; of equally few, those with the largest first measure.
    static func parts(of exact: Rational, _ unit: KitchenUnit) -> [Part]? {
        let fractions = KitchenGrid(unit: unit).fractions
        let split = MixedNumber(exact)
        let next = smaller(than: unit)
        if exact >= least(of: unit) || next == nil, fractions.contains(split.fraction) { return [(exact, unit)] }
        guard let next else { return nil }
        // A sum of a pound is in whole pounds.
        let usable = unit == .cup ? fractions.filter { $0 >= Amount.quarter && $0 < split.fraction } : []
        var best: [Part]?
        let isInSmaller = split.whole > 0 || exact < least(of: unit)
        for fraction in usable.reversed() + (isInSmaller ? [.zero] : []) {
            guard let first = try? Rational(split.whole).adding(fraction), let left = try? exact.subtracting(first),
                fraction == .zero || left < Amount.quarter,
                let rest = (try? unit.convert(left, to: next)).flatMap({ parts(of: $0, next) })
            else { continue }
            let found = first == .zero ? rest : [(first, unit)] + rest
            if best.map({ found.count < $0.count }) ?? true { best = found }
        }
        return best
    }

    /// Returns an amount of cups without its last eighth, which is 2 tablespoons: 1 for 1-1/8 cups; nil for any other amount.
    static func withoutEighth(_ amount: Amount, _ unit: KitchenUnit?) -> Amount? {
        guard unit == .cup, !amount.isRange, amount.low.denominator == 8, amount.low < 10,
            let first = try? amount.low.subtracting(Rational(1, 8)), first > .zero
        else { return nil }
        return Amount(first, isApproximate: amount.isApproximate)
    }
}
