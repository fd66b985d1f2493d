public import FractionParser

/// The two families of kitchen measures.
public enum UnitSystem: String, CaseIterable, Codable, Sendable {
    /// US customary: teaspoon to gallon, ounce, pound, inch.
    case us
    /// Millilitres, grams, centimetres and their multiples.
    case metric

    /// The family of a unit; nil for kinds such as clove, which belong to neither.
    public init?(of unit: KitchenUnit) {
        guard let factor = unit.factor else { return nil }
        // A metric unit is a power of ten of its base; a US one never is.
        self = Self.isPowerOfTen(factor.numerator) && Self.isPowerOfTen(factor.denominator) ? .metric : .us
    }

    private static func isPowerOfTen(_ number: Int64) -> Bool {
        var rest = number
        while rest % 10 == 0, rest > 0 { rest /= 10 }
        return rest == 1
    }
}

/// One quantity in another unit: exact within a dimension; between volume and weight only where the density is known.
public enum UnitConversion {
    /// What a conversion gives, and what it rests on.
    public struct Result: Hashable, Sendable {
        /// The amount in the new unit, exactly.
        public let amount: Amount

        /// The id of the new unit.
        public let unit: String

        /// The density used; nil within a dimension.
        public let density: Density?
    }

    /// `amount` of `unit` in another unit. For a volume and a weight, `ingredient` names what is measured.
    ///
    /// Units are ids or any spelling ("cups", "Tbsp."). Throws `unknownUnit`, `notConvertible`, `unknownDensity` and
    /// `calculation`.
    public static func convert(
        _ amount: Amount,
        from unit: String,
        to other: String,
        ingredient: String = ""
    ) throws(RecipeBoxError) -> Result {
        let source = try known(unit)
        let target = try known(other)
        if source.dimension == target.dimension {
            guard source == target || (source.factor != nil && target.factor != nil) else {
                throw .notConvertible(from: source.plural, to: target.plural)
            }
            return try calculating { () throws(AmountError) in
                Result(amount: try source.convert(amount, to: target), unit: target.id, density: nil)
            }
        }
        let pair = Set([source.dimension, target.dimension])
        guard pair == [.volume, .mass] else { throw .notConvertible(from: source.plural, to: target.plural) }
        guard let density = Density.known(for: ingredient) else {
            throw .unknownDensity(ingredient: ingredient, from: source.plural, to: target.plural)
        }
        return try calculating { () throws(AmountError) in
            let grams = density.grams
            let converted: Amount
            if source.dimension == .volume {
                let measures = try source.convert(amount, to: density.unit)
                converted = try KitchenUnit.gram.convert(try measures.scaled(by: grams), to: target)
            } else {
                let weight = try source.convert(amount, to: .gram)
                let measures = try weight.scaled(by: try grams.reciprocal())
                converted = try density.unit.convert(measures, to: target)
            }
            return Result(amount: converted, unit: target.id, density: density)
        }
    }

    /// The same quantity in the family asked for, in the unit a cook would take; nil where there is nothing to convert: no
    /// unit, a kind, or a unit of that family already. Throws `calculation`.
    public static func convert(
        _ amount: Amount,
        from unit: String,
        into system: UnitSystem
    ) throws(RecipeBoxError) -> Result? {
        guard let source = KitchenUnit(id: unit) ?? KitchenUnit.named(unit), let family = UnitSystem(of: source),
            family != system, source.dimension != .length
        else { return nil }
        let ladder = Self.ladder(source.dimension, system)
        return try calculating { () throws(AmountError) in
            // From the largest unit down, the first of which there is a usable part.
            for (candidate, least) in ladder {
                let converted = try source.convert(amount, to: candidate)
                if converted.high >= least { return Result(amount: converted, unit: candidate.id, density: nil) }
            }
            return nil
        }
    }

    /// The unit of an id or a spelling; throws `unknownUnit`.
    public static func known(_ text: String) throws(RecipeBoxError) -> KitchenUnit {
        guard let unit = KitchenUnit(id: text) ?? KitchenUnit.named(text) else { throw .unknownUnit(text) }
        return unit
    }

    /// The units of a family from large to small, each with the least amount that is measured in it.
    private static func ladder(_ dimension: KitchenUnit.Dimension, _ system: UnitSystem) -> [(KitchenUnit, Rational)] {
        let quarter = Amount.quarter
        return switch (dimension, system) {
        case (.volume, .metric): [(.liter, .one), (.milliliter, .zero)]
        case (.volume, .us): [(.cup, quarter), (.tablespoon, .one), (.teaspoon, .zero)]
        case (.mass, .metric): [(.kilogram, .one), (.gram, .zero)]
        case (.mass, .us): [(.pound, .one), (.ounce, .zero)]
        default: []
        }
    }

    private static func calculating<Value>(_ body: () throws(AmountError) -> Value) throws(RecipeBoxError) -> Value {
        do {
            return try body()
        } catch {
            throw .calculation(error)
        }
    }
}

extension Amount {
    /// 1/4, written so that no error can arise.
    static let quarter = (try? Rational(1, 4)) ?? .one
}
