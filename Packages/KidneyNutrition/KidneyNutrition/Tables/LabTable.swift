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

    // swift-format-ignore
    static let eGFR = LabFacts(analyte: .eGFR, titleText: Phrase("eGFR"),
        names: ["gfr", "tfge", "estimated gfr", "estimated glomerular filtration rate", "kidney function", "función renal", "filtración"],
        scales: [scale(.mLPerMinute), scale(.mLPerSecond, "0.01667")],
        decimals: (0, 2), reference: (atLeast("90"), atLeast("90")), plausible: between("1", "200"),
        flagged: atLeast("60"), flaggedNeeds: [],
        goals: [],
        codes: [
            code("98979-8", "Glomerular filtration rate by creatinine-based formula (CKD-EPI 2021)", formula: .ckdEPI2021, .secondary),
            code("98980-6",
                "Glomerular filtration rate by creatinine and cystatin C-based formula (CKD-EPI 2021)", formula: .ckdEPI2021Cystatin, .recalled),
            code("62238-1", "Glomerular filtration rate by creatinine-based formula (CKD-EPI 2009)", formula: .ckdEPI2009, .secondary),
            code("33914-3", "Glomerular filtration rate by creatinine-based formula (MDRD)", formula: .mdrd, .data),
        ],
        noteText: Phrase("Values of two formulas are not comparable. Stages: G1 from 90, G2 from 60, G3a from 45, G3b from 30, G4 from 15."),
        evidence: Evidence("KDIGO 2024, page 38 (flag under 60)", .guideline))

    // swift-format-ignore
    static let creatinine = LabFacts(analyte: .creatinine, titleText: Phrase("Creatinine"), names: ["crea", "scr", "serum creatinine", "creatinina"],
        scales: [scale(.mgPerDL), scale(.umolPerL, "88.4"), scale(.mmolPerL, "0.0884")],
        decimals: (2, 0), reference: (between("0.6", "1.2"), between("0.6", "1.2")), plausible: between("0.1", "30"),
        flagged: LabRange(low: nil, high: nil), flaggedNeeds: [],
        goals: [],
        codes: [
            code("2160-0", "Creatinine [Mass/volume] in Serum or Plasma", [.mgPerDL], .data),
            code("14682-9", "Creatinine [Moles/volume] in Serum or Plasma", [.umolPerL, .mmolPerL], .data),
            code("38483-4", "Creatinine [Mass/volume] in Blood", [.mgPerDL], .data),
        ],
        noteText: Phrase("The filtration rate is computed from it."),
        evidence: Evidence("KDIGO 2024, page 38, on the eGFR that it gives (flag under 60)", .guideline))

    /// From 70 to under 100 mg/dL, which is under 5.6 mmol/L.
    private static let fastingGlucose = LabRange(low: number("70"), high: number("100"), includesHigh: false)

    // swift-format-ignore
    static let glucose = LabFacts(analyte: .glucose,
        titleText: Phrase("Glucose"), names: ["blood sugar", "sugar", "blood glucose", "bg", "glucosa", "azúcar", "azúcar en la sangre"],
        scales: [scale(.mgPerDL), scale(.mmolPerL, "0.05551")],
        decimals: (0, 1), reference: (fastingGlucose, fastingGlucose), plausible: between("20", "1000"),
        flagged: between("70", "180"),
        flaggedNeeds: [(.fastingNoDiabetes, LabRange(low: number("70"), high: number("126"), includesHigh: false)), (.fasting, between("70", "130"))],
        goals: [
            goal(.everyone, between("70", "130"), if: .fastingDiabetes,
                Phrase("before meals 80 to 130 mg/dL, and under 70 is too low; the clinic sets your own"),
                Evidence("American Diabetes Association, general knowledge", .recalled)),
            goal(.everyone, between("70", "180"), if: .diabetes,
                Phrase("from 70 to 180 mg/dL through the day, after meals, too; the clinic sets your own"),
                Evidence("American Diabetes Association, general knowledge", .recalled)),
        ],
        codes: [
            code("2345-7", "Glucose [Mass/volume] in Serum or Plasma", [.mgPerDL], .data),
            code("14749-6", "Glucose [Moles/volume] in Serum or Plasma", [.mmolPerL], .data),
            code("41653-7", "Glucose [Mass/volume] in Capillary blood by Glucometer", [.mgPerDL], remark: .meter, .recalled),
            code("1558-6", "Fasting glucose [Mass/volume] in Serum or Plasma", [.mgPerDL], remark: .fasting, .recalled),
            code("2339-0", "Glucose [Mass/volume] in Blood", [.mgPerDL], .data),
        ],
        noteText: Phrase("The reference range is for fasting. Meters and HbA1c both mislead in places with kidney failure."),
        evidence: Evidence("American Diabetes Association, general knowledge", .recalled))

    // swift-format-ignore
    static let albumin = LabFacts(analyte: .albumin, titleText: Phrase("Albumin"), names: ["alb", "serum albumin", "albúmina"],
        scales: [scale(.gPerDL), scale(.gPerL, "10")],
        decimals: (1, 0), reference: (between("3.5", "5.0"), between("3.5", "5.0")), plausible: between("0.5", "7"),
        flagged: between("3.5", "5.5"), flaggedNeeds: [],
        goals: [
            goal(.dialysis, atLeast("3.8"), Phrase("under 3.8 g/dL is a sign of risk on dialysis, never judged alone; some tests read lower"),
                Evidence("ISRNM 2008, criteria of protein–energy wasting; KDOQI 2020, statement 1.2.1", .secondary)),
        ],
        codes: [
            code("1751-7", "Albumin [Mass/volume] in Serum or Plasma", [.gPerDL, .gPerL], .data),
        ],
        noteText: Phrase("A low value also comes with inflammation or too much fluid."), evidence: Evidence("a usual laboratory range", .recalled))

    // swift-format-ignore
    static let hbA1c = LabFacts(analyte: .hbA1c, titleText: Phrase("HbA1c"),
        names: ["a1c", "hemoglobin a1c", "haemoglobin a1c", "glycated hemoglobin", "hba1c", "hemoglobina glucosilada", "hemoglobina a1c"],
        scales: [scale(.percent), scale(.mmolPerMol, "10.93", plus: "-23.5")],
        decimals: (1, 0), reference: (below("5.7"), below("5.7")), plausible: between("3.5", "20"),
        flagged: atMost("8.0"), flaggedNeeds: [(.glucoseLowering, between("6.0", "8.0")), (.noDiabetes, below("6.5"))],
        goals: [
            goal(.offDialysis, below("8.0"), if: .diabetes, Phrase("from under 6.5 to under 8.0 percent, chosen with the clinic; not on dialysis"),
                Evidence("KDIGO 2022 diabetes, recommendation 2.2.1", .secondary)),
        ],
        codes: [
            code("4548-4", "Hemoglobin A1c/Hemoglobin.total in Blood", [.percent], .data),
            code("59261-8", "Hemoglobin A1c/Hemoglobin.total in Blood by IFCC protocol", [.mmolPerMol], .data),
        ],
        noteText: Phrase("Less reliable with an eGFR under 30 and with treatment of anemia; on dialysis it reads falsely low."),
        evidence: Evidence("KDIGO 2022 diabetes, recommendation 2.2.1; 6.5 % without known diabetes by common practice", .recalled))

    // swift-format-ignore
    static let vitaminD = LabFacts(analyte: .vitaminD,
        titleText: Phrase("Vitamin D"), names: ["25-oh vitamin d", "25-hydroxyvitamin d", "25 oh d", "vit d", "25-oh d", "vitamina d"],
        scales: [scale(.ngPerML), scale(.nmolPerL, "2.496"), scale(.ugPerL)],
        decimals: (0, 1), reference: (between("30", "100"), between("30", "100")), plausible: between("2", "250"),
        flagged: between("30", "100"), flaggedNeeds: [],
        goals: [
            goal(.everyone, between("30", "100"), Phrase("under 20 ng/mL is a deficiency, under 30 low; KDIGO 2017 sets no number"),
                Evidence("MSD manual", .secondary)),
        ],
        codes: [
            code("62292-8", "25-hydroxyvitamin D2+D3 [Mass/volume] in Serum or Plasma", [.ngPerML, .ugPerL], .data),
            code("14635-7", "25-hydroxyvitamin D3 [Moles/volume] in Serum or Plasma", [.nmolPerL], .data),
            code("1989-3", "25-hydroxyvitamin D3 [Mass/volume] in Serum or Plasma", [.ngPerML, .ugPerL], .data),
        ],
        noteText: nil, evidence: Evidence("MSD manual", .secondary))

    // swift-format-ignore
    static let urineACR = LabFacts(analyte: .urineACR, titleText: Phrase("Urine ACR"),
        names: ["acr", "uacr", "albumin creatinine ratio", "albumin-to-creatinine ratio", "microalbumin", "microalbúmina"],
        scales: [scale(.mgPerG), scale(.mgPerMmol, "0.113"), scale(.ugPerMg)],
        decimals: (0, 1), reference: (below("30"), below("30")), plausible: between("0", "30000"),
        flagged: below("30"), flaggedNeeds: [],
        goals: [
            goal(.everyone, below("30"), Phrase("A1 is under 30 mg/g, A2 up to 300, A3 above"),
                Evidence("KDIGO 2024, categories of albuminuria (page 11)", .guideline)),
        ],
        codes: [
            code("9318-7", "Albumin/Creatinine [Mass Ratio] in Urine", [.mgPerG, .ugPerMg], .data),
            code("14959-1", "Microalbumin/Creatinine [Mass Ratio] in Urine", [.mgPerG, .ugPerMg], .data),
        ],
        noteText: Phrase("A sign of damage that makes G1 and G2 a kidney disease."),
        evidence: Evidence("KDIGO 2024, categories of albuminuria (page 11)", .guideline))

    // MARK: Sodium, magnesium and the INR

    // swift-format-ignore
    static let sodium = LabFacts(analyte: .sodium, titleText: Phrase("Sodium in the blood"), names: ["na", "serum sodium", "blood sodium", "sodio"],
        scales: [scale(.mEqPerL), scale(.mmolPerL)],
        decimals: (0, 0), reference: (between("135", "145"), between("135", "145")), plausible: between("90", "200"),
        flagged: between("135", "145"), flaggedNeeds: [],
        goals: [],
        codes: [
            code("2951-2", "Sodium [Moles/volume] in Serum or Plasma", [.mEqPerL, .mmolPerL], .data),
            code("2947-0", "Sodium [Moles/volume] in Blood", [.mEqPerL, .mmolPerL], .recalled),
        ],
        noteText: Phrase("Don’t eat more or less salt, and don’t drink more or less, because of it without asking."),
        evidence: Evidence("a usual laboratory range", .recalled))

    // swift-format-ignore
    static let magnesium = LabFacts(analyte: .magnesium, titleText: Phrase("Magnesium"), names: ["mg", "mag", "serum magnesium", "magnesio"],
        scales: [scale(.mgPerDL), scale(.mmolPerL, "0.4114"), scale(.mEqPerL, "0.8228")],
        decimals: (1, 2), reference: (between("1.7", "2.3"), between("1.7", "2.3")), plausible: between("0.3", "20"),
        flagged: between("1.7", "2.6"), flaggedNeeds: [],
        goals: [],
        codes: [
            code("19123-9", "Magnesium [Mass/volume] in Serum or Plasma", [.mgPerDL], .data),
            code("2601-3", "Magnesium [Moles/volume] in Serum or Plasma", [.mmolPerL, .mEqPerL], .recalled),
        ],
        noteText: Phrase("Antacids and laxatives with magnesium raise it in kidney disease."),
        evidence: Evidence("a usual laboratory range; upper ends of 2.2 to 2.6 mg/dL are printed", .recalled))

    // swift-format-ignore
    static let inr = LabFacts(analyte: .inr,
        titleText: Phrase("INR (clotting time)"), names: ["inr", "pt", "pt/inr", "prothrombin time", "clotting time", "tiempo de coagulación"],
        scales: [scale(.inr)], decimals: (1, 1), reference: (between("0.8", "1.2"), between("0.8", "1.2")), plausible: between("0.5", "20"),
        flagged: atMost("1.2"), flaggedNeeds: [(.vitaminKAntagonist, between("2.0", "3.0"))],
        goals: [
            goal(.everyone, between("2.0", "3.0"), if: .vitaminKAntagonist,
                Phrase("with warfarin from 2.0 to 3.0 for most people; the clinic that checks your INR sets your own"),
                Evidence("CHEST 2012 (9th edition), management of anticoagulant therapy, summary: 2.0 to 3.0, grade 1B",
                    .guideline, read: "2026-11-23")),
        ],
        codes: [
            code("6301-6", "INR in Platelet poor plasma by Coagulation assay", [.inr], .data),
            code("34714-6", "INR in Blood by Coagulation assay", [.inr], .recalled),
            code("46418-0", "INR in Capillary blood by Coagulation assay", [.inr], remark: .meter, .recalled),
        ],
        noteText: Phrase("Vitamin K in food, other medicines and illness move it."),
        evidence: Evidence("a usual laboratory range without a blood thinner", .recalled))

    /// Potassium below this lifts every restriction, in mEq/L.
    static let potassiumLow = number("3.5")
    /// Potassium above this activates its limit, in mEq/L.
    static let potassiumHigh = number("5.0")

    private static let usualPotassium = LabRange(low: potassiumLow, high: potassiumHigh)

    // swift-format-ignore
    static let potassium = LabFacts(analyte: .potassium, titleText: Phrase("Potassium"), names: ["k", "serum potassium", "potasio"],
        scales: [scale(.mEqPerL), scale(.mmolPerL), scale(.mgPerDL, "3.91")],
        decimals: (1, 1), reference: (usualPotassium, usualPotassium), plausible: between("1.5", "10"),
        flagged: usualPotassium, flaggedNeeds: [],
        goals: [
            goal([.hemodialysis], between("4.0", "5.5"),
                Phrase("before a session values of 4.0 to 5.5 are common; the diet is adjusted to keep them in range"),
                Evidence("common practice before a session; your clinic’s own range comes first", .recalled)),
            goal(.everyone, usualPotassium, Phrase("the diet is adjusted to keep it in range"),
                Evidence("KDOQI 2020, statement 6.4.1 (normal range, without a number)", .guideline)),
        ],
        codes: [
            code("2823-3", "Potassium [Moles/volume] in Serum or Plasma", [.mEqPerL, .mmolPerL], .data),
            code("6298-4", "Potassium [Moles/volume] in Blood", [.mEqPerL, .mmolPerL], .data),
        ],
        noteText: Phrase("Ask whether the sample was hemolyzed before changing the diet."), evidence: Evidence("a usual laboratory range", .recalled))

    // swift-format-ignore
    static let phosphorus = LabFacts(analyte: .phosphorus,
        titleText: Phrase("Phosphorus"), names: ["p", "phosphate", "phos", "po4", "fósforo", "fosfato"],
        scales: [scale(.mgPerDL), scale(.mmolPerL, "0.3229")],
        decimals: (1, 2), reference: (between("2.5", "4.5"), between("2.5", "4.5")), plausible: between("0.5", "20"),
        flagged: between("2.5", "4.5"), flaggedNeeds: [],
        goals: [
            goal(.stage3And4, between("2.5", "4.6"),
                Phrase("normal is 2.5 to 4.5 mg/dL, and KDOQI 2003 limits phosphorus above 4.6; KDIGO 2017: lower a raised value toward normal"),
                Evidence("KDOQI 2003; KDIGO 2017, statement 4.1.2", .secondary)),
            goal(.stage5OrDialysis, between("3.5", "5.5"),
                Phrase("KDOQI 2003 keeps phosphorus from 3.5 to 5.5 mg/dL; KDIGO 2017: lower a raised value toward normal"),
                Evidence("KDOQI 2003; KDIGO 2017, statement 4.1.2", .secondary)),
        ],
        codes: [
            code("2777-1", "Phosphate [Mass/volume] in Serum or Plasma", [.mgPerDL], .data),
            code("14879-1", "Phosphate [Moles/volume] in Serum or Plasma", [.mmolPerL], .data),
        ],
        noteText: nil, evidence: Evidence("KDOQI 2003, the normal range of adults", .secondary))

    // swift-format-ignore
    static let calcium = LabFacts(analyte: .calcium, titleText: Phrase("Calcium"), names: ["ca", "total calcium", "serum calcium", "calcio"],
        scales: [scale(.mgPerDL), scale(.mmolPerL, "0.2495"), scale(.mEqPerL, "0.499")],
        decimals: (1, 2), reference: (between("8.5", "10.2"), between("8.5", "10.2")), plausible: between("4", "20"),
        flagged: between("8.4", "10.2"), flaggedNeeds: [],
        goals: [
            goal(.everyone, between("8.4", "10.2"),
                Phrase("avoid high calcium; a mild low one without symptoms can be tolerated, as with a calcimimetic"),
                Evidence("KDIGO 2017, rationale of 4.1.3 (without a number)", .guideline)),
        ],
        codes: [
            code("17861-6", "Calcium [Mass/volume] in Serum or Plasma", [.mgPerDL], .data),
            code("2000-8", "Calcium [Moles/volume] in Serum or Plasma", [.mmolPerL], .data),
            code("49765-1", "Calcium [Mass/volume] in Blood", [.mgPerDL], .data),
        ],
        noteText: Phrase("The total as measured, not the ionized calcium. With a low albumin the corrected value is an estimate."),
        evidence: Evidence("a usual laboratory range", .recalled))

    // swift-format-ignore
    static let pth = LabFacts(analyte: .pth,
        titleText: Phrase("PTH"), names: ["ipth", "intact pth", "pth intact", "parathyroid hormone", "parathyrin", "paratohormona"],
        scales: [scale(.pgPerML), scale(.pmolPerL, "0.1053"), scale(.ngPerL)],
        decimals: (0, 1), reference: (between("10", "65"), between("10", "65")), plausible: between("1", "5000"),
        flagged: between("10", "65"), flaggedNeeds: [],
        goals: [
            goal(.stage3, between("35", "70"),
                Phrase("KDOQI 2003 sets 35 to 70 pg/mL; KDIGO 2017 sets none before dialysis: the trend counts, not one value"),
                Evidence("KDOQI 2003 on bone, table of targets, as a review in J Am Board Fam Med, table 2, restates it, which prints 30 to 70",
                    .secondary, read: "2026-11-23")),
            goal([.g4], between("70", "110"),
                Phrase("KDOQI 2003 sets 70 to 110 pg/mL; KDIGO 2017 sets none before dialysis: the trend counts, not one value"),
                Evidence("KDOQI 2003 on bone, table of targets, as a review in J Am Board Fam Med, table 2, restates it",
                    .secondary, read: "2026-11-23")),
            goal([.g5], between("150", "300"),
                Phrase("KDOQI 2003 sets 150 to 300 pg/mL; KDIGO 2017 sets none before dialysis: the trend counts, not one value"),
                Evidence("KDOQI 2003 on bone, table of targets, as PMC3705332, table 1, restates it", .secondary, read: "2026-11-23")),
            goal(.dialysis, between("130", "585"),
                Phrase("two to nine times the upper limit of the test, 130 to 585 pg/mL with a limit of 65; a marked change counts, too"),
                Evidence("KDIGO 2017, statement 4.2.3", .guideline)),
        ],
        codes: [
            code("2731-8", "Parathyrin.intact [Mass/volume] in Serum or Plasma", [.pgPerML, .ngPerL], .data),
            code("14866-8", "Parathyrin.intact [Moles/volume] in Serum or Plasma", [.pmolPerL], .data),
        ],
        noteText: Phrase("Ranges differ between laboratories; judge the trend."), evidence: Evidence("a usual laboratory range", .recalled))

    // swift-format-ignore
    static let bicarbonate = LabFacts(analyte: .bicarbonate,
        titleText: Phrase("Bicarbonate"), names: ["co2", "co₂", "hco3", "total co2", "carbon dioxide", "bicarb", "bicarbonato"],
        scales: [scale(.mEqPerL), scale(.mmolPerL)],
        decimals: (0, 0), reference: (between("22", "29"), between("22", "29")), plausible: between("5", "50"),
        flagged: between("22", "29"), flaggedNeeds: [],
        goals: [
            goal(.everyone, atLeast("24"), Phrase("KDOQI 2020 aims for 24 to 26 by treatment, KDIGO 2024 prevents under 18; more fruit and ",
                    "vegetables help only where potassium allows them"), Evidence("KDOQI 2020, statement 6.1.3 (opinion)", .secondary)),
        ],
        codes: [
            code("1963-8", "Bicarbonate [Moles/volume] in Serum or Plasma", [.mEqPerL, .mmolPerL], .recalled),
            code("2028-9", "Carbon dioxide, total [Moles/volume] in Serum or Plasma", [.mEqPerL, .mmolPerL], .recalled),
            code("20565-8", "Carbon dioxide, total [Moles/volume] in Blood", [.mEqPerL, .mmolPerL], .data),
        ],
        noteText: Phrase("Reported as CO₂ by many laboratories."), evidence: Evidence("a usual laboratory range", .recalled))

    // swift-format-ignore
    static let uricAcid = LabFacts(analyte: .uricAcid, titleText: Phrase("Uric acid"), names: ["urate", "ua", "ácido úrico"],
        scales: [scale(.mgPerDL), scale(.umolPerL, "59.48"), scale(.mmolPerL, "0.05948")],
        decimals: (1, 0), reference: (between("2.4", "6.0"), between("3.4", "7.0")), plausible: between("0.5", "25"),
        flagged: atMost("7.0"), flaggedNeeds: [(.gout, atMost("6.0"))],
        goals: [
            goal(.everyone, below("6.0"), if: .gout, Phrase("with gout under 6.0 mg/dL; KDIGO 2024 treats after a first attack, above 9 mg/dL all ",
                    "the more; kidney disease alone is no reason"), Evidence("ACR guideline on gout", .recalled)),
        ],
        codes: [
            code("3084-1", "Urate [Mass/volume] in Serum or Plasma", [.mgPerDL], .data),
            code("14933-6", "Urate [Moles/volume] in Serum or Plasma", [.umolPerL, .mmolPerL], .data),
        ],
        noteText: nil, evidence: Evidence("a usual laboratory range", .recalled))
}

extension Set<DiseaseCategory> {
    static var everyone: Self { Set(DiseaseCategory.allCases) }
    static var early: Self { [.earlyCKD, .g1, .g2] }
    static var stage3: Self { [.g3a, .g3b] }
    static var stage3And4: Self { [.g3a, .g3b, .g4] }
    static var stage3To5: Self { [.g3a, .g3b, .g4, .g5] }
    static var stages: Self { early.union(stage3To5) }
    static var dialysis: Self { [.hemodialysis, .peritonealDialysis] }
    static var offDialysis: Self { everyone.subtracting(dialysis) }
    static var stage5OrDialysis: Self { [.g5, .hemodialysis, .peritonealDialysis] }
}
