import WordKit

extension LabTable {
    static let eGFR = LabFacts(
        analyte: .eGFR,
        titleText: Phrase("eGFR"),
        names: [
            "gfr", "tfge", "estimated gfr", "estimated glomerular filtration rate", "kidney function", "función renal",
            "filtración",
        ],
        scales: [scale(.mLPerMinute), scale(.mLPerSecond, "0.01667")],
        decimals: (0, 2),
        reference: (atLeast("90"), atLeast("90")),
        plausible: between("1", "200"),
        flagged: atLeast("60"),
        flaggedNeeds: [],
        goals: [],
        codes: [
            code(
                "98979-8",
                "Glomerular filtration rate by creatinine-based formula (CKD-EPI 2021)",
                formula: .ckdEPI2021,
                .secondary
            ),
            code(
                "98980-6",
                "Glomerular filtration rate by creatinine and cystatin C-based formula (CKD-EPI 2021)",
                formula: .ckdEPI2021Cystatin,
                .recalled
            ),
            code(
                "62238-1",
                "Glomerular filtration rate by creatinine-based formula (CKD-EPI 2009)",
                formula: .ckdEPI2009,
                .secondary
            ),
            code("33914-3", "Glomerular filtration rate by creatinine-based formula (MDRD)", formula: .mdrd, .data),
        ],
        noteText:
            Phrase(
                "Values of two formulas are not comparable. Stages: G1 from 90, G2 from 60, G3a from 45, G3b from 30, G4 from 15."
            ),
        evidence: Evidence("KDIGO 2024, page 38 (flag under 60)", .guideline)
    )

    static let creatinine = LabFacts(
        analyte: .creatinine,
        titleText: Phrase("Creatinine"),
        names: ["crea", "scr", "serum creatinine", "creatinina"],
        scales: [scale(.mgPerDL), scale(.umolPerL, "88.4"), scale(.mmolPerL, "0.0884")],
        decimals: (2, 0),
        reference: (between("0.6", "1.2"), between("0.6", "1.2")),
        plausible: between("0.1", "30"),
        flagged: LabRange(low: nil, high: nil),
        flaggedNeeds: [],
        goals: [],
        codes: [
            code("2160-0", "Creatinine [Mass/volume] in Serum or Plasma", [.mgPerDL], .data),
            code("14682-9", "Creatinine [Moles/volume] in Serum or Plasma", [.umolPerL, .mmolPerL], .data),
            code("38483-4", "Creatinine [Mass/volume] in Blood", [.mgPerDL], .data),
        ],
        noteText: Phrase("The filtration rate is computed from it."),
        evidence: Evidence("KDIGO 2024, page 38, on the eGFR that it gives (flag under 60)", .guideline)
    )

    /// From 70 to under 100 mg/dL, which is under 5.6 mmol/L.
    private static let fastingGlucose = LabRange(low: number("70"), high: number("100"), includesHigh: false)

    static let glucose = LabFacts(
        analyte: .glucose,
        titleText: Phrase("Glucose"),
        names: ["blood sugar", "sugar", "blood glucose", "bg", "glucosa", "azúcar", "azúcar en la sangre"],
        scales: [scale(.mgPerDL), scale(.mmolPerL, "0.05551")],
        decimals: (0, 1),
        reference: (fastingGlucose, fastingGlucose),
        plausible: between("20", "1000"),
        flagged: between("70", "180"),
        flaggedNeeds: [
            (.fastingNoDiabetes, LabRange(low: number("70"), high: number("126"), includesHigh: false)),
            (.fasting, between("70", "130")),
        ],
        goals: [
            goal(
                .everyone,
                between("70", "130"),
                if: .fastingDiabetes,
                Phrase("before meals 80 to 130 mg/dL, and under 70 is too low; the clinic sets your own"),
                Evidence("American Diabetes Association, general knowledge", .recalled)
            ),
            goal(
                .everyone,
                between("70", "180"),
                if: .diabetes,
                Phrase("from 70 to 180 mg/dL through the day, after meals, too; the clinic sets your own"),
                Evidence("American Diabetes Association, general knowledge", .recalled)
            ),
        ],
        codes: [
            code("2345-7", "Glucose [Mass/volume] in Serum or Plasma", [.mgPerDL], .data),
            code("14749-6", "Glucose [Moles/volume] in Serum or Plasma", [.mmolPerL], .data),
            code(
                "41653-7",
                "Glucose [Mass/volume] in Capillary blood by Glucometer",
                [.mgPerDL],
                remark: .meter,
                .recalled
            ),
            code("1558-6", "Fasting glucose [Mass/volume] in Serum or Plasma", [.mgPerDL], remark: .fasting, .recalled),
            code("2339-0", "Glucose [Mass/volume] in Blood", [.mgPerDL], .data),
        ],
        noteText: Phrase(
            "The reference range is for fasting. Meters and HbA1c both mislead in places with kidney failure."
        ),
        evidence: Evidence("American Diabetes Association, general knowledge", .recalled)
    )

    static let albumin = LabFacts(
        analyte: .albumin,
        titleText: Phrase("Albumin"),
        names: ["alb", "serum albumin", "albúmina"],
        scales: [scale(.gPerDL), scale(.gPerL, "10")],
        decimals: (1, 0),
        reference: (between("3.5", "5.0"), between("3.5", "5.0")),
        plausible: between("0.5", "7"),
        flagged: between("3.5", "5.5"),
        flaggedNeeds: [],
        goals: [
            goal(
                .dialysis,
                atLeast("3.8"),
                Phrase("under 3.8 g/dL is a sign of risk on dialysis, never judged alone; some tests read lower"),
                Evidence(
                    "ISRNM 2008, criteria of protein–energy wasting; KDOQI nutrition 2020, statement 1.2.1",
                    .secondary
                )
            )
        ],
        codes: [
            code("1751-7", "Albumin [Mass/volume] in Serum or Plasma", [.gPerDL, .gPerL], .data)
        ],
        noteText: Phrase("A low value also comes with inflammation or too much fluid."),
        evidence: Evidence("a usual laboratory range", .recalled)
    )

    static let hbA1c = LabFacts(
        analyte: .hbA1c,
        titleText: Phrase("HbA1c"),
        names: [
            "a1c", "hemoglobin a1c", "haemoglobin a1c", "glycated hemoglobin", "hba1c", "hemoglobina glucosilada",
            "hemoglobina a1c",
        ],
        scales: [scale(.percent), scale(.mmolPerMol, "10.93", plus: "-23.5")],
        decimals: (1, 0),
        reference: (below("5.7"), below("5.7")),
        plausible: between("3.5", "20"),
        flagged: atMost("8.0"),
        flaggedNeeds: [(.glucoseLowering, between("6.0", "8.0")), (.noDiabetes, below("6.5"))],
        goals: [
            goal(
                .offDialysis,
                below("8.0"),
                if: .diabetes,
                Phrase("from under 6.5 to under 8.0 percent, chosen with the clinic; not on dialysis"),
                Evidence("KDIGO 2022 diabetes, recommendation 2.2.1", .secondary)
            )
        ],
        codes: [
            code("4548-4", "Hemoglobin A1c/Hemoglobin.total in Blood", [.percent], .data),
            code("59261-8", "Hemoglobin A1c/Hemoglobin.total in Blood by IFCC protocol", [.mmolPerMol], .data),
        ],
        noteText: Phrase(
            "Less reliable with an eGFR under 30 and with treatment of anemia; on dialysis it reads falsely low."
        ),
        evidence: Evidence(
            "KDIGO 2022 diabetes, recommendation 2.2.1; 6.5 % without known diabetes by common practice",
            .recalled
        )
    )

    static let vitaminD = LabFacts(
        analyte: .vitaminD,
        titleText: Phrase("Vitamin D"),
        names: ["25-oh vitamin d", "25-hydroxyvitamin d", "25 oh d", "vit d", "25-oh d", "vitamina d"],
        scales: [scale(.ngPerML), scale(.nmolPerL, "2.496"), scale(.ugPerL)],
        decimals: (0, 1),
        reference: (between("30", "100"), between("30", "100")),
        plausible: between("2", "250"),
        flagged: between("30", "100"),
        flaggedNeeds: [],
        goals: [
            goal(
                .everyone,
                between("30", "100"),
                Phrase("under 20 ng/mL is a deficiency, under 30 low; KDIGO 2017 sets no number"),
                Evidence("MSD manual", .secondary)
            )
        ],
        codes: [
            code("62292-8", "25-hydroxyvitamin D2+D3 [Mass/volume] in Serum or Plasma", [.ngPerML, .ugPerL], .data),
            code("14635-7", "25-hydroxyvitamin D3 [Moles/volume] in Serum or Plasma", [.nmolPerL], .data),
            code("1989-3", "25-hydroxyvitamin D3 [Mass/volume] in Serum or Plasma", [.ngPerML, .ugPerL], .data),
        ],
        noteText: nil,
        evidence: Evidence("MSD manual", .secondary)
    )

    static let urineACR = LabFacts(
        analyte: .urineACR,
        titleText: Phrase("Urine ACR"),
        names: [
            "acr", "uacr", "albumin creatinine ratio", "albumin-to-creatinine ratio", "microalbumin", "microalbúmina",
        ],
        scales: [scale(.mgPerG), scale(.mgPerMmol, "0.113"), scale(.ugPerMg)],
        decimals: (0, 1),
        reference: (below("30"), below("30")),
        plausible: between("0", "30000"),
        flagged: below("30"),
        flaggedNeeds: [],
        goals: [
            goal(
                .everyone,
                below("30"),
                Phrase("A1 is under 30 mg/g, A2 up to 300, A3 above"),
                Evidence("KDIGO 2024, categories of albuminuria (page 11)", .guideline)
            )
        ],
        codes: [
            code("9318-7", "Albumin/Creatinine [Mass Ratio] in Urine", [.mgPerG, .ugPerMg], .data),
            code("14959-1", "Microalbumin/Creatinine [Mass Ratio] in Urine", [.mgPerG, .ugPerMg], .data),
        ],
        noteText: Phrase("A sign of damage that makes G1 and G2 a kidney disease."),
        evidence: Evidence("KDIGO 2024, categories of albuminuria (page 11)", .guideline)
    )
}
