public import FractionParser

/// A rule by which a target is set: a row of the table.
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
    /// The tables as a whole, for somebody whom they aren't written for.
    case adults
}

/// What the numbers of a row count.
public enum TargetBasis: String, Hashable, Sendable {
    case day = "a day"
    case kilogramAndDay = "a day for each kg"
    /// Added to the urine of a day.
    case overUrine = "a day more than the urine"
    case interval = "between two sessions"
    case kilogramAndHour = "an hour for each kg"
    case week = "a week"
    case reading = "a reading"
}

/// A row: what a text advises for whom.
public struct TargetRow: Hashable, Sendable {
    /// Which one.
    public let rule: TargetRule
    /// For whom.
    public let categories: Set<DiseaseCategory>
    /// From here on; nil where the row names nothing.
    public let low: Rational?
    /// Up to here; nil where the row names nothing.
    public let high: Rational?
    /// The unit: "mg".
    public let unit: String
    /// What the numbers count.
    public let basis: TargetBasis
    /// What it means, as a sentence without its full stop.
    public let words: String
    /// Where it comes from.
    public let evidence: Evidence
}

/// What texts advise to eat and drink, and in which range blood pressure and gain should lie.
public enum TargetTable {
    /// The row of a rule.
    public static func row(_ rule: TargetRule) -> TargetRow {
        guard let row = rowsByRule[rule] else { preconditionFailure("no row for \(rule)") }
        return row
    }

    /// Every row.
    public static let rows: [TargetRow] = protein + minerals + others

    private static let rowsByRule = Dictionary(rows.map { ($0.rule, $0) }) { first, _ in first }
}
