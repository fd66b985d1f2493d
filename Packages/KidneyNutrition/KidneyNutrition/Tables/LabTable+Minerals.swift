import WordKit

extension LabTable {
    /// Potassium below this lifts every restriction, in mEq/L.
    static let potassiumLow = number("3.5")
    /// Potassium above this activates its limit, in mEq/L.
    static let potassiumHigh = number("5.0")

    private static let usualPotassium = LabRange(low: potassiumLow, high: potassiumHigh)

    static let potassium = LabFacts(
        analyte: .potassium,
        titleText: Phrase("Potassium"),
        names: ["k", "serum potassium", "potasio"],
        scales: [scale(.mEqPerL), scale(.mmolPerL), scale(.mgPerDL, "3.91")],
        decimals: (1, 1),
        reference: (usualPotassium, usualPotassium),
        plausible: between("1.5", "10"),
        flagged: usualPotassium,
        flaggedNeeds: [],
        goals: [
            goal(
                [.haemodialysis],
                between("4.0", "5.5"),
                Phrase("before a session values of 4.0 to 5.5 are common; the diet is adjusted to keep them in range"),
                Evidence("common practice before a session; your clinic’s own range comes first", .recalled)
            ),
            goal(
                .everyone,
                usualPotassium,
                Phrase("the diet is adjusted to keep it in range"),
                Evidence("KDOQI nutrition 2020, statement 6.4.1 (normal range, without a number)", .guideline)
            ),
        ],
        codes: [
            code("2823-3", "Potassium [Moles/volume] in Serum or Plasma", [.mEqPerL, .mmolPerL], .data),
            code("6298-4", "Potassium [Moles/volume] in Blood", [.mEqPerL, .mmolPerL], .data),
        ],
        noteText: Phrase("Ask whether the sample was hemolyzed before changing the diet."),
        evidence: Evidence("a usual laboratory range", .recalled)
    )

    static let phosphorus = LabFacts(
        analyte: .phosphorus,
        titleText: Phrase("Phosphorus"),
        names: ["p", "phosphate", "phos", "po4", "fósforo", "fosfato"],
        scales: [scale(.mgPerDL), scale(.mmolPerL, "0.3229")],
        decimals: (1, 2),
        reference: (between("2.5", "4.5"), between("2.5", "4.5")),
        plausible: between("0.5", "20"),
        flagged: between("2.5", "4.5"),
        flaggedNeeds: [],
        goals: [
            goal(
                .stage3And4,
                between("2.5", "4.6"),
                Phrase(
                    "normal is 2.5 to 4.5 mg/dL, and KDOQI 2003 limits phosphorus above 4.6; KDIGO 2017: lower a raised value toward normal"
                ),
                Evidence("KDOQI 2003; KDIGO 2017, statement 4.1.2", .secondary)
            ),
            goal(
                .stage5OrDialysis,
                between("3.5", "5.5"),
                Phrase(
                    "KDOQI 2003 keeps phosphorus from 3.5 to 5.5 mg/dL; KDIGO 2017: lower a raised value toward normal"
                ),
                Evidence("KDOQI 2003; KDIGO 2017, statement 4.1.2", .secondary)
            ),
        ],
        codes: [
            code("2777-1", "Phosphate [Mass/volume] in Serum or Plasma", [.mgPerDL], .data),
            code("14879-1", "Phosphate [Moles/volume] in Serum or Plasma", [.mmolPerL], .data),
        ],
        noteText: nil,
        evidence: Evidence("KDOQI 2003, the normal range of adults", .secondary)
    )

    static let calcium = LabFacts(
        analyte: .calcium,
        titleText: Phrase("Calcium"),
        names: ["ca", "total calcium", "serum calcium", "calcio"],
        scales: [scale(.mgPerDL), scale(.mmolPerL, "0.2495"), scale(.mEqPerL, "0.499")],
        decimals: (1, 2),
        reference: (between("8.5", "10.2"), between("8.5", "10.2")),
        plausible: between("4", "20"),
        flagged: between("8.4", "10.2"),
        flaggedNeeds: [],
        goals: [
            goal(
                .everyone,
                between("8.4", "10.2"),
                Phrase("avoid high calcium; a mild low one without symptoms can be tolerated, as with a calcimimetic"),
                Evidence("KDIGO 2017, rationale of 4.1.3 (without a number)", .guideline)
            )
        ],
        codes: [
            code("17861-6", "Calcium [Mass/volume] in Serum or Plasma", [.mgPerDL], .data),
            code("2000-8", "Calcium [Moles/volume] in Serum or Plasma", [.mmolPerL], .data),
            code("49765-1", "Calcium [Mass/volume] in Blood", [.mgPerDL], .data),
        ],
        noteText: Phrase(
            "The total as measured, not the ionized calcium. With a low albumin the corrected value is an estimate."
        ),
        evidence: Evidence("a usual laboratory range", .recalled)
    )

    static let pth = LabFacts(
        analyte: .pth,
        titleText: Phrase("PTH"),
        names: ["ipth", "intact pth", "pth intact", "parathyroid hormone", "parathyrin", "paratohormona"],
        scales: [scale(.pgPerML), scale(.pmolPerL, "0.1053"), scale(.ngPerL)],
        decimals: (0, 1),
        reference: (between("10", "65"), between("10", "65")),
        plausible: between("1", "5000"),
        flagged: between("10", "65"),
        flaggedNeeds: [],
        goals: [
            goal(
                .stage3,
                between("35", "70"),
                Phrase(
                    "KDOQI 2003 sets 35 to 70 pg/mL; KDIGO 2017 sets none before dialysis: the trend counts, not one value"
                ),
                Evidence(
                    "KDOQI 2003 on bone, table of targets, as a review in J Am Board Fam Med, table 2, restates it, which prints 30 to 70",
                    .secondary,
                    read: "2026-11-23"
                )
            ),
            goal(
                [.g4],
                between("70", "110"),
                Phrase(
                    "KDOQI 2003 sets 70 to 110 pg/mL; KDIGO 2017 sets none before dialysis: the trend counts, not one value"
                ),
                Evidence(
                    "KDOQI 2003 on bone, table of targets, as a review in J Am Board Fam Med, table 2, restates it",
                    .secondary,
                    read: "2026-11-23"
                )
            ),
            goal(
                [.g5],
                between("150", "300"),
                Phrase(
                    "KDOQI 2003 sets 150 to 300 pg/mL; KDIGO 2017 sets none before dialysis: the trend counts, not one value"
                ),
                Evidence(
                    "KDOQI 2003 on bone, table of targets, as PMC3705332, table 1, restates it",
                    .secondary,
                    read: "2026-11-23"
                )
            ),
            goal(
                .dialysis,
                between("130", "585"),
                Phrase(
                    "two to nine times the upper limit of the test, 130 to 585 pg/mL with a limit of 65; a marked change counts, too"
                ),
                Evidence("KDIGO 2017, statement 4.2.3", .guideline)
            ),
        ],
        codes: [
            code("2731-8", "Parathyrin.intact [Mass/volume] in Serum or Plasma", [.pgPerML, .ngPerL], .data),
            code("14866-8", "Parathyrin.intact [Moles/volume] in Serum or Plasma", [.pmolPerL], .data),
        ],
        noteText: Phrase("Ranges differ between laboratories; judge the trend."),
        evidence: Evidence("a usual laboratory range", .recalled)
    )

    static let bicarbonate = LabFacts(
        analyte: .bicarbonate,
        titleText: Phrase("Bicarbonate"),
        names: ["co2", "co₂", "hco3", "total co2", "carbon dioxide", "bicarb", "bicarbonato"],
        scales: [scale(.mEqPerL), scale(.mmolPerL)],
        decimals: (0, 0),
        reference: (between("22", "29"), between("22", "29")),
        plausible: between("5", "50"),
        flagged: between("22", "29"),
        flaggedNeeds: [],
        goals: [
            goal(
                .everyone,
                atLeast("24"),
                Phrase(
                    "KDOQI 2020 aims for 24 to 26 by treatment, KDIGO 2024 prevents under 18; more fruit and vegetables help only where potassium allows them"
                ),
                Evidence("KDOQI nutrition 2020, statement 6.1.3 (opinion)", .secondary)
            )
        ],
        codes: [
            code("1963-8", "Bicarbonate [Moles/volume] in Serum or Plasma", [.mEqPerL, .mmolPerL], .recalled),
            code(
                "2028-9",
                "Carbon dioxide, total [Moles/volume] in Serum or Plasma",
                [.mEqPerL, .mmolPerL],
                .recalled
            ),
            code("20565-8", "Carbon dioxide, total [Moles/volume] in Blood", [.mEqPerL, .mmolPerL], .data),
        ],
        noteText: Phrase("Reported as CO₂ by many laboratories."),
        evidence: Evidence("a usual laboratory range", .recalled)
    )

    static let uricAcid = LabFacts(
        analyte: .uricAcid,
        titleText: Phrase("Uric acid"),
        names: ["urate", "ua", "ácido úrico"],
        scales: [scale(.mgPerDL), scale(.umolPerL, "59.48"), scale(.mmolPerL, "0.05948")],
        decimals: (1, 0),
        reference: (between("2.4", "6.0"), between("3.4", "7.0")),
        plausible: between("0.5", "25"),
        flagged: atMost("7.0"),
        flaggedNeeds: [(.gout, atMost("6.0"))],
        goals: [
            goal(
                .everyone,
                below("6.0"),
                if: .gout,
                Phrase(
                    "with gout under 6.0 mg/dL; KDIGO 2024 treats after a first attack, above 9 mg/dL all the more; kidney disease alone is no reason"
                ),
                Evidence("ACR guideline on gout", .recalled)
            )
        ],
        codes: [
            code("3084-1", "Urate [Mass/volume] in Serum or Plasma", [.mgPerDL], .data),
            code("14933-6", "Urate [Moles/volume] in Serum or Plasma", [.umolPerL, .mmolPerL], .data),
        ],
        noteText: nil,
        evidence: Evidence("a usual laboratory range", .recalled)
    )
}

extension Set<DiseaseCategory> {
    static var everyone: Self { Set(DiseaseCategory.allCases) }
    static var early: Self { [.earlyCKD, .g1, .g2] }
    static var stage3: Self { [.g3a, .g3b] }
    static var stage3And4: Self { [.g3a, .g3b, .g4] }
    static var stage3To5: Self { [.g3a, .g3b, .g4, .g5] }
    static var stages: Self { early.union(stage3To5) }
    static var dialysis: Self { [.haemodialysis, .peritonealDialysis] }
    static var offDialysis: Self { everyone.subtracting(dialysis) }
    static var stage5OrDialysis: Self { [.g5, .haemodialysis, .peritonealDialysis] }
}
