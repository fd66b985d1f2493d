import CommandKit
import FractionParser
import KidneyNutrition
import TimeKit
import WordKit

/// Readers of typed profile values.
enum ProfileText {
    /// Returns the centimeters of "170 cm", "1.7 m" or "67 in".
    static func height(_ text: String) throws(CommandError) -> Rational {
        let units: [String: String] = ["cm": "1", "m": "100", "in": "2.54"]
        return try read(text, units, problem: localized("“\(text)” is no height"), example: "170 cm")
    }

    /// Returns the milliliters of "500 mL", "0.5 L" or "10 fl oz".
    static func milliliters(_ text: String) throws(CommandError) -> Rational {
        let units: [String: String] = ["": "1", "ml": "1", "l": "1000", "floz": "29.5735295625", "oz": "29.5735295625"]
        return try read(text, units, problem: localized("“\(text)” is no amount of urine"), example: "500 mL")
    }

    /// Returns the kilograms of "72.5 kg" or "160 lb".
    static func kilograms(_ text: String, in units: UnitSystem) throws -> Rational {
        let (value, unit) = try WeightRule.read(text, in: units)
        guard let kilograms = WeightRule.convert(value, from: unit, to: .kilogram) else {
            throw KidneyError.numberTooLong(text)
        }
        return kilograms
    }

    /// Returns the category of "G3b", "hemodialysis" or "early-ckd", in any case and spelling.
    static func category(_ text: String) throws(CommandError) -> DiseaseCategory {
        let letters = text.lowercased().filter { $0.isLetter || $0.isNumber }
        let others: [String: DiseaseCategory] = [
            "hemodialysis": .haemodialysis, "hd": .haemodialysis, "pd": .peritonealDialysis, "ckd": .earlyCKD,
            "early": .earlyCKD, "transplanted": .transplant,
        ]
        let named = DiseaseCategory.allCases.first { $0.rawValue.lowercased() == letters }
        guard let category = named ?? others[letters] else {
            throw CommandError(
                .badData,
                localized("“\(text)” is no category"),
                remedy: localized(
                    "use early-ckd, G1, G2, G3a, G3b, G4, G5, hemodialysis, peritoneal-dialysis or transplant"
                )
            )
        }
        return category
    }

    /// Returns the limit of "potassium=2500", "protein=60-75", "energy=1800-" or "fluid=none".
    static func limit(_ text: String, from day: LocalDate) throws(CommandError) -> ClinicLimit {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = parts[0].lowercased().filter(\.isLetter)
        guard let quantity = TargetQuantity.allCases.first(where: { $0.rawValue.lowercased() == name }) else {
            let names = TargetQuantity.allCases.map(\.rawValue).joined(separator: ", ")
            throw CommandError(
                .badData,
                localized("“\(parts[0])” is nothing that is limited"),
                remedy: localized("use one of \(names)")
            )
        }
        let amount = parts.count == 2 ? parts[1] : ""
        if amount.lowercased() == "none" { return ClinicLimit(quantity, from: day) }
        let ends = amount.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        func end(_ text: String) throws(CommandError) -> Rational? {
            if text.isEmpty { return nil }
            guard let value = DecimalText.value(text) else { throw unclear }
            return value
        }
        let unclear = CommandError(
            .badData,
            localized("the limit “\(text)” can't be read"),
            remedy: localized("write it as in \(quantity.rawValue)=2500, =60-75, =60- or =none, in \(quantity.unit)")
        )
        switch ends.count {
        case 1 where !amount.isEmpty: return ClinicLimit(quantity, high: try end(amount), from: day)
        case 2 where amount != "-":
            return ClinicLimit(quantity, low: try end(ends[0]), high: try end(ends[1]), from: day)
        default: throw unclear
        }
    }

    /// Reads "carbohydrate=180", "meal=60 g", "hba1c=7.0 %" or "fasting-glucose=none" into a diet.
    static func read(_ text: String, into diet: inout DiabetesDiet, in units: UnitSystem) throws {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let names: [String: DietPart] = [
            "carbohydrate": .carbohydrate, "carbohydrates": .carbohydrate, "carbs": .carbohydrate,
            "meal": .mealCarbohydrate, "mealcarbohydrate": .mealCarbohydrate, "sugars": .sugars, "sugar": .sugars,
            "hba1c": .hbA1c, "a1c": .hbA1c, "fastingglucose": .fastingGlucose, "glucose": .fastingGlucose,
        ]
        guard let part = names[parts[0].lowercased().filter { $0.isLetter || $0.isNumber }], parts.count == 2,
            !parts[1].allSatisfy(\.isWhitespace)
        else {
            throw CommandError(
                .badData,
                localized("“\(text)” is no goal of a diabetes diet"),
                remedy:
                    localized(
                        "write it as in carbohydrate=180, meal=60, sugars=40, HbA1c=7.0, fasting-glucose=130 or sugars=none"
                    )
            )
        }
        try diet.set(part, typed: parts[1], in: units)
    }

    private static func read(
        _ text: String,
        _ units: [String: String],
        problem: String,
        example: String
    ) throws(CommandError) -> Rational {
        let digits = text.prefix { $0.isNumber || $0 == "." }
        let unit = text.dropFirst(digits.count).filter { !$0.isWhitespace }.lowercased()
        guard let value = DecimalText.value(String(digits)),
            let factor = units[unit].flatMap({ DecimalText.value($0) }),
            let amount = try? value.multiplying(by: factor)
        else {
            throw CommandError(.badData, problem, remedy: localized("write one such as \(example)"))
        }
        return amount
    }
}
