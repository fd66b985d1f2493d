public import FractionParser

/// A system of kitchen measures.
public enum UnitSystem: String, CaseIterable, Codable, Sendable {
    /// US customary measures: teaspoon to gallon, ounce, pound, inch.
    case us
    /// Milliliters, grams, centimeters and their multiples.
    case metric

    /// Returns the system of a unit; nil for kinds such as clove.
    public init?(of unit: KitchenUnit) {
        guard let factor = unit.factor else { return nil }
        // The factor of a metric unit is a power of ten; that of a US unit never is.
        self = Self.isPowerOfTen(factor.numerator) && Self.isPowerOfTen(factor.denominator) ? .metric : .us
    }

    private static func isPowerOfTen(_ number: Int64) -> Bool {
        var rest = number
        while rest % 10 == 0, rest > 0 { rest /= 10 }
        return rest == 1
    }
}

/// Converts quantities between units: exactly within a dimension, and between volume and weight with a known density.
public enum UnitConversion {
    /// The result of a conversion.
    public struct Result: Hashable, Sendable {
        /// The exact amount in the new unit.
        public let amount: Amount

        public let unit: String

        /// The density that was used; nil within a dimension.
        public let density: Density?
    }

    /// Converts `amount` of `unit` to another unit.
    ///
    /// - Parameters:
    ///   - unit: The id or any spelling of its unit ("cups", "Tbsp.").
    ///   - other: The id or any spelling of the new unit.
    ///   - ingredient: The name of the measured thing, needed only between volume and weight.
    /// - Throws: `unknownUnit`, `notConvertible`, `unknownDensity` or `calculation`.
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
                throw .notConvertible(from: source.pluralLabel, to: target.pluralLabel)
            }
            return try calculating { () throws(AmountError) in
                Result(amount: try source.convert(amount, to: target), unit: target.id, density: nil)
            }
        }
        let pair = Set([source.dimension, target.dimension])
        guard pair == [.volume, .mass] else { throw .notConvertible(from: source.pluralLabel, to: target.pluralLabel) }
        guard let density = Density.known(for: ingredient) else {
            throw .unknownDensity(ingredient: ingredient, from: source.pluralLabel, to: target.pluralLabel)
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

    /// Converts a quantity to the other system, in the unit that a cook would use. A weight below a quarter of an ounce, which
    /// no US scale shows, becomes a volume if the density of `ingredient` is known: 5 g of salt are 5/6 teaspoon.
    ///
    /// - Returns: The result; nil if there is nothing to convert: no unit, a kind, a length, or a unit of `system`.
    /// - Throws: `calculation` if the result does not fit in 64-bit fractions.
    public static func convert(
        _ amount: Amount,
        from unit: String,
        into system: UnitSystem,
        ingredient: String = ""
    ) throws(RecipeBoxError) -> Result? {
        guard let source = KitchenUnit(id: unit) ?? KitchenUnit.named(unit), let family = UnitSystem(of: source),
            family != system, source.dimension != .length
        else { return nil }
        var dimension = source.dimension
        if system == .us, dimension == .mass, Density.known(for: ingredient) != nil,
            try convert(amount, from: unit, to: KitchenUnit.ounce.id).amount.high < Amount.quarter
        {
            dimension = .volume
        }
        // The largest unit with a usable amount is chosen.
        for (candidate, least) in ladder(dimension, system) {
            let converted = try convert(amount, from: unit, to: candidate.id, ingredient: ingredient)
            if converted.amount.high >= least { return converted }
        }
        return nil
    }

    /// Returns the unit of an id or of a spelling that lines have: "cups", "cucharadas", "c. de postre".
    ///
    /// - Throws: `unknownUnit`.
    public static func known(_ text: String) throws(RecipeBoxError) -> KitchenUnit {
        guard let unit = KitchenUnit(id: text) ?? KitchenUnit.named(text) ?? KitchenUnit.labeled(text) ?? read(text)
        else { throw .unknownUnit(text) }
        return unit
    }

    /// Returns the unit of a text that a line has between its amount and its food; nil if the line reads the text otherwise.
    private static func read(_ text: String) -> KitchenUnit? {
        let line = IngredientLine.parse("1 \(text) de x")
        let hasMore = line.size != nil || line.note != nil || line.addition != nil || line.secondMeasure != nil
        return line.name == "x" && line.amount == Amount(.one) && !hasMore ? line.unit : nil
    }

    /// Returns the units of a system from large to small, each with the smallest amount that is measured in it.
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
    /// 1/4, without a throwing expression at the call site.
    static let quarter = (try? Rational(1, 4)) ?? .one
}
