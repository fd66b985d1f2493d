import FractionParser
import TimeKit

/// An amount in a unit of known size: two doses of one dimension can be compared whatever their units.
struct DoseMeasure {
    private let dimension: KitchenUnit.Dimension
    /// The amount in milliliters or grams, exactly.
    private let size: Rational

    /// Creates the measure of an amount; nil for a unit without a known size, and if the size doesn't fit 64 bits.
    private init?(_ amount: Rational, unit name: String) {
        guard let unit = Self.unit(name), let size = try? amount.multiplying(by: unit.factor) else { return nil }
        dimension = unit.dimension
        self.size = size
    }

    /// Returns two amounts in one unit; nil if the relation of their units isn't known.
    static func pair(
        _ first: (amount: Rational, unit: String),
        _ second: (amount: Rational, unit: String)
    ) -> (Rational, Rational)? {
        guard let left = DoseMeasure(first.amount, unit: first.unit),
            let right = DoseMeasure(second.amount, unit: second.unit), left.dimension == right.dimension
        else { return nil }
        return (left.size, right.size)
    }

    /// Returns the amount in one unit of 1 of another unit, exactly: 5 for a tsp in mL. It is 1 for units of one name. Returns nil if the relation of
    /// the units isn't known.
    static func ratio(of first: String, in second: String) -> Rational? {
        if TextRule.key(first) == TextRule.key(second) { return Rational(1) }
        guard let first = unit(first), let second = unit(second), first.dimension == second.dimension else {
            return nil
        }
        return try? first.factor.dividing(by: second.factor)
    }

    /// Whether two names are of the same unit or of units of the same size; nil if the size of one isn't known.
    static func areEqual(_ first: String, _ second: String) -> Bool? {
        if let named = KitchenUnit.named(first), named == KitchenUnit.named(second) { return true }
        guard let left = unit(first), let right = unit(second) else { return nil }
        return left.dimension == right.dimension && left.factor == right.factor
    }

    /// Whether a name is of a unit in which injections are dosed: micrograms, milligrams or milliliters.
    static func isOfInjections(_ name: String) -> Bool {
        let unit = KitchenUnit.named(name)
        return micrograms.contains(name.lowercased()) || unit == KitchenUnit.named("mg") || unit == .milliliter
    }

    private static let micrograms: Set<String> = [
        "mcg", "ug", "µg", "μg", "microgram", "micrograms", "microgramo", "microgramos",
    ]

    /// Returns the dimension and size of a unit. A spoon is that of medicines, 5 mL or 15 mL, and not the kitchen's.
    private static func unit(_ name: String) -> (dimension: KitchenUnit.Dimension, factor: Rational)? {
        if micrograms.contains(name.lowercased()) {
            return (try? Rational(1).dividing(by: Rational(1_000_000))).map { (.mass, $0) }
        }
        switch KitchenUnit.named(name) {
        case .teaspoon?: return (.volume, Rational(5))
        case .tablespoon?: return (.volume, Rational(15))
        case let unit? where unit.dimension == .volume || unit.dimension == .mass:
            return unit.factor.map { (unit.dimension, $0) }
        default: return nil
        }
    }
}
