import FractionParser
import WordKit

/// The laboratory values: units, ranges, goals, flags and codes.
public enum LabTable {
    public static func facts(_ analyte: Analyte) -> LabFacts {
        guard let row = rowsByAnalyte[analyte] else { preconditionFailure("no row for \(analyte)") }
        return row
    }

    /// Returns the analyte of a name, in any case: "potassium", "K", "a1c", "co2", "blood sugar"; nil for an unknown name.
    public static func analyte(named text: String) -> Analyte? {
        func key(_ text: String) -> String { BundledFoods.folded(text).filter { $0 != " " } }
        let name = key(text)
        return rows.first { row in
            ([row.analyte.rawValue, row.titleText.english, row.title] + row.names).contains { key($0) == name }
        }?.analyte
    }

    /// Returns the analyte of a LOINC code with the facts about the code; nil for an unknown code.
    public static func analyte(loinc code: String) -> (analyte: Analyte, code: LabCode)? {
        for row in rows {
            if let found = row.codes.first(where: { $0.code == code }) { return (row.analyte, found) }
        }
        return nil
    }

    /// Returns the LOINC code to write for a value in a unit; nil for none.
    public static func code(for analyte: Analyte, in unit: LabUnit, formula: EGFRFormula? = nil) -> LabCode? {
        let fitting = facts(analyte).codes.filter { $0.remark == nil && ($0.units.isEmpty || $0.units.contains(unit)) }
        return analyte == .eGFR ? fitting.first { $0.formula == formula } : fitting.first
    }

    public static let rows: [LabFacts] = [
        eGFR, glucose, albumin, potassium, phosphorus, hbA1c, pth, calcium, bicarbonate, uricAcid, vitaminD, creatinine,
        urineACR, sodium, magnesium, inr,
    ]

    private static let rowsByAnalyte = Dictionary(rows.map { ($0.analyte, $0) }) { first, _ in first }
}

// MARK: Notation of rows

extension LabTable {
    static func number(_ text: String) -> Rational { DecimalText.constant(text) }

    static func scale(_ unit: LabUnit, _ factor: String = "1", plus offset: String = "0") -> LabScale {
        LabScale(unit: unit, factor: number(factor), offset: number(offset))
    }

    /// A range that includes both ends.
    static func between(_ low: String, _ high: String) -> LabRange { LabRange(low: number(low), high: number(high)) }

    static func atLeast(_ low: String) -> LabRange { LabRange(low: number(low), high: nil) }

    static func atMost(_ high: String) -> LabRange { LabRange(low: nil, high: number(high)) }

    /// A range that doesn't include the number.
    static func below(_ high: String) -> LabRange { LabRange(low: nil, high: number(high), includesHigh: false) }

    static func goal(
        _ categories: Set<DiseaseCategory>,
        _ range: LabRange,
        if need: LabNeed? = nil,
        _ words: Phrase,
        _ evidence: Evidence
    ) -> LabGoal {
        LabGoal(categories: categories, need: need, range: range, wordsText: words, evidence: evidence)
    }

    static func code(
        _ code: String,
        _ meaning: String,
        _ units: [LabUnit] = [],
        formula: EGFRFormula? = nil,
        remark: LabRemark? = nil,
        _ grade: Evidence.Grade
    ) -> LabCode {
        LabCode(
            code: code,
            meaning: meaning,
            units: units,
            formula: formula,
            remark: remark,
            evidence: Evidence("LOINC, as public code lists name it", grade)
        )
    }
}
