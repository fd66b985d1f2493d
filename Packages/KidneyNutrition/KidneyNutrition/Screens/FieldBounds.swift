import FractionParser
import ScreenKit
import WordKit

extension Field.Bounds {
    /// Creates the bounds of a rule's range in a unit of the person's: "44.1 lb" to "881.8 lb".
    ///
    /// - Parameters:
    ///   - range: The numbers of the rule, which are 0 or more.
    ///   - places: The decimals of the ends. An end with more is rounded inward, so that it can be entered.
    ///   - unit: The unit as it is typed; empty where the field says it.
    ///   - convert: Returns a number of the rule in that unit; nil if it doesn't fit in 64-bit fractions.
    init(
        _ range: ClosedRange<Rational>,
        places: Int = 0,
        unit: String,
        _ convert: (Rational) -> Rational? = { $0 }
    ) {
        func end(_ number: Rational, roundsUp: Bool) -> String? {
            let scale = (0..<places).reduce(Int64(1)) { product, _ in product * 10 }
            guard let scaled = try? convert(number)?.multiplying(by: Rational(scale)) else { return nil }
            let (whole, rest) = scaled.numerator.quotientAndRemainder(dividingBy: scaled.denominator)
            guard let rounded = try? Rational(roundsUp && rest > 0 ? whole + 1 : whole, scale) else { return nil }
            return unit.isEmpty ? DecimalText.text(rounded) : "\(DecimalText.text(rounded)) \(unit)"
        }
        self.init(
            lowest: end(range.lowerBound, roundsUp: true),
            highest: end(range.upperBound, roundsUp: false)
        )
    }
}

extension WeightRule {
    /// The weights that can be entered, in the unit of a system.
    static func bounds(in system: UnitSystem) -> Field.Bounds {
        let unit = unit(in: system)
        return Field.Bounds(plausible, places: unit == .pound ? 1 : 0, unit: unit.symbol) {
            convert($0, from: .kilogram, to: unit)
        }
    }
}

extension ProfileRule {
    /// The heights that can be entered. A number without a unit has narrower bounds.
    static func heightBounds(in system: UnitSystem) -> Field.Bounds {
        guard system == .conventional else { return Field.Bounds(heights, unit: "cm") }
        return Field.Bounds(heights, places: 1, unit: localized("in", context: "inches")) {
            try? $0.multiplying(by: 50).dividing(by: 127)
        }
    }

    /// The urine in 24 hours that can be entered.
    static func urineBounds(in system: UnitSystem) -> Field.Bounds { FluidRule.bounds(urine, in: system) }
}

extension FluidRule {
    /// A range of milliliters in the unit of a system.
    static func bounds(_ range: ClosedRange<Rational>, in system: UnitSystem) -> Field.Bounds {
        guard system == .conventional else { return Field.Bounds(range, unit: "mL") }
        return Field.Bounds(range, places: 1, unit: "oz") {
            try? KitchenUnit.milliliter.convert($0, to: .fluidOunce)
        }
    }
}

extension DietRule {
    /// The goals of a part of a diabetes diet that can be entered. Another part of it can make them narrower.
    static func bounds(of part: DietPart, in system: UnitSystem) -> Field.Bounds {
        guard let analyte = part.analyte, let range = measured(part) else { return Field.Bounds(grams, unit: "g") }
        let facts = LabTable.facts(analyte)
        let unit = facts.unit(system)
        return Field.Bounds(range, places: facts.decimals(in: unit), unit: unit.symbol) {
            try? LabConversion.convert($0, of: analyte, from: facts.conventional, to: unit)
        }
    }
}

extension GoalRule {
    /// The amounts of a subject's goal that can be entered; nil where they have two numbers or none.
    static func bounds(of subject: GoalSubject, in system: UnitSystem) -> Field.Bounds? {
        if subject == .weight { return WeightRule.bounds(in: system) }
        guard let largest = most(subject) else { return nil }
        // Nothing at all is no goal, so there is no lowest amount.
        func bounds(in unit: String) -> Field.Bounds { Field.Bounds(highest: "\(DecimalText.text(largest)) \(unit)") }
        return switch subject {
        case .fluidAtLeast, .fluidAtMost:
            Field.Bounds(highest: FluidRule.bounds(Rational.zero...largest, in: system).highest)
        case .fruitAndVegetables: bounds(in: localized("cups"))
        case .atMost(let nutrient), .atLeast(let nutrient): bounds(in: nutrient.unit)
        case .activity: bounds(in: "min")
        case .weight, .bloodPressure, .lab, .diary: nil
        }
    }
}

extension Food {
    /// The largest amount of one entry; nil for a food that another program recorded without a weight, which takes no grams.
    var amountBounds: Field.Bounds? {
        source.isWeighed ? Field.Bounds(highest: "\(FoodAmountReading.gramsLimit) g") : nil
    }
}
