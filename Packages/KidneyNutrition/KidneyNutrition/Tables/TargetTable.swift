public import FractionParser
import WordKit

/// A rule that sets a target, each with a row of the table.
public enum TargetRule: String, CaseIterable, Codable, Sendable {
    case proteinEarly, proteinCeiling, proteinStage3To5, proteinDiabetes, proteinSupervised, proteinDialysis,
        proteinTransplant
    case proteinNewTransplant, proteinIll, proteinFrail, proteinNephrotic
    case energy, adjustedWeight
    case sodium, sodiumStages
    case potassiumNone, potassiumHigh, potassiumLow
    case phosphorusNone, phosphorusHigh, phosphorusLowAfterTransplant
    case calciumStage3And4, calciumActiveVitaminD, calciumLowEGFR, calciumDialysis
    case fluidNone, fluidHaemodialysis, fluidPeritoneal
    case gain, gainEachDay, ultrafiltrationRate
    case fibreWomen, fibreMen, fibreOlderWomen, fibreOlderMen
    case vitaminKWomen, vitaminKMen
    case vitaminD
    case systolic, diastolic, systolicTransplant, diastolicTransplant
    case hbA1c
    case activity
    /// The tables as a whole, for a person whom they don't cover.
    case adults
}

/// The unit of time or weight that the numbers of a row refer to.
public enum TargetBasis: String, Hashable, Sendable {
    case day = "a day"
    case kilogramAndDay = "a day for each kg"
    /// In addition to the urine of a day.
    case overUrine = "a day more than the urine"
    case interval = "between two sessions"
    case kilogramAndHour = "an hour for each kg"
    case week = "a week"
    case reading = "a reading"
}

/// A row: the advice of a text for some categories.
public struct TargetRow: Hashable, Sendable {
    public let rule: TargetRule
    /// The categories that it is for.
    public let categories: Set<DiseaseCategory>
    /// The lower number; nil for none.
    public let low: Rational?
    /// The upper number; nil for none.
    public let high: Rational?
    /// The unit: "mg".
    public let unit: String
    public let basis: TargetBasis
    let wordsText: Phrase
    /// The source of the advice.
    public let evidence: Evidence
}

extension TargetRow {
    /// The advice as a sentence without its period.
    public var words: String { localized(wordsText) }
}

/// The published advice on food, drink, blood pressure and weight gain.
public enum TargetTable {
    public static func row(_ rule: TargetRule) -> TargetRow {
        guard let row = rowsByRule[rule] else { preconditionFailure("no row for \(rule)") }
        return row
    }

    public static let rows: [TargetRow] = protein + minerals + others

    private static let rowsByRule = Dictionary(rows.map { ($0.rule, $0) }) { first, _ in first }
}
