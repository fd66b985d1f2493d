import CommandKit
import KidneyNutrition
import TimeKit
import WordKit

/// Readers of typed profile values.
enum ProfileText {
    /// Returns the category of "G3b", "hemodialysis" or "early-ckd", in any case and spelling.
    static func category(_ text: String) throws(CommandError) -> DiseaseCategory {
        let letters = FoldedText.key(text).filter { $0.isLetter || $0.isNumber }
        let others: [String: DiseaseCategory] = [
            "hemodialysis": .hemodialysis, "hd": .hemodialysis, "pd": .peritonealDialysis, "ckd": .earlyCKD,
            "early": .earlyCKD, "transplanted": .transplant, "hemodialisis": .hemodialysis,
            "dialisisperitoneal": .peritonealDialysis, "trasplante": .transplant,
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
        guard let quantity = TargetQuantity(argument: parts[0]) ?? TargetQuantity(argument: name) else {
            let names = TargetQuantity.allCases.map(\.rawValue).joined(separator: ", ")
            throw CommandError(
                .badData,
                localized("“\(parts[0])” is nothing that is limited"),
                remedy: localized("use one of \(names)")
            )
        }
        let amount = parts.count == 2 ? parts[1] : ""
        if ["none", "ninguno"].contains(amount.lowercased()) { return ClinicLimit(quantity, from: day) }
        let ends = amount.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        let remedy = localized("write it as in \(quantity.rawValue)=2500, =60-75, =60- or =none, in \(quantity.unit)")
        guard (1...2).contains(ends.count), !["", "-"].contains(amount) else {
            throw CommandError(.badData, localized("the limit “\(text)” can't be read"), remedy: remedy)
        }
        let low = ends.count == 2 ? ends[0] : ""
        let typed = ["limit.quantity": quantity.rawValue, "limit.low": low, "limit.high": ends[ends.count - 1]]
        let draft = LimitDraft(typed, on: day)
        guard let limit = draft.limit else { throw CommandError(.badData, draft.error ?? "", remedy: remedy) }
        return limit
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
}
