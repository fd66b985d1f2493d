extension LabTable {
    static let potassium = LabFacts(
        analyte: .potassium,
        title: "Potassium",
        names: ["k", "serum potassium"],
        scales: [scale(.mEqPerL), scale(.mmolPerL), scale(.mgPerDL, "3.91")],
        decimals: (1, 1),
        reference: (between("3.5", "5.0"), between("3.5", "5.0")),
        plausible: between("1.5", "10"),
        flagged: between("3.5", "5.0"),
        flaggedNeeds: [],
        flaggedOnDialysis: nil,
        urgent: LabRange(low: number("3.0"), high: number("6.0"), includesHigh: false),
        goals: [
            goal(
                [.haemodialysis],
                between("4.0", "5.5"),
                "before a session values of 4.0 to 5.5 are common; the diet is adjusted to keep them in range",
                Evidence("KDOQI 2020; the range before a session is common practice", .recalled)
            ),
            goal(
                .everyone,
                between("3.5", "5.0"),
                "the diet is adjusted to keep it in range",
                Evidence("KDOQI 2020 (andeal.org)", .secondary)
            ),
        ],
        codes: [
            code("2823-3", "Potassium [Moles/volume] in Serum or Plasma", [.mEqPerL, .mmolPerL], .data),
            code("6298-4", "Potassium [Moles/volume] in Blood", [.mEqPerL, .mmolPerL], .data),
        ],
        note: "Ask whether the sample was haemolysed before changing the diet.",
        evidence: Evidence("a usual laboratory range; KDOQI 2020", .recalled)
    )

    static let phosphorus = LabFacts(
        analyte: .phosphorus,
        title: "Phosphorus",
        names: ["p", "phosphate", "phos", "po4"],
        scales: [scale(.mgPerDL), scale(.mmolPerL, "0.3229")],
        decimals: (1, 2),
        reference: (between("2.5", "4.5"), between("2.5", "4.5")),
        plausible: between("0.5", "20"),
        flagged: between("2.5", "4.5"),
        flaggedNeeds: [],
        flaggedOnDialysis: between("2.5", "5.5"),
        urgent: atMost("7.0"),
        goals: [
            goal(
                .stage3And4,
                between("2.7", "4.6"),
                "KDOQI 2003 sets 2.7 to 4.6 mg/dL; KDIGO 2017: lower a raised value toward normal",
                Evidence("KDOQI 2003 (PMC3705332), KDIGO 2017", .secondary)
            ),
            goal(
                .stage5OrDialysis,
                between("3.5", "5.5"),
                "KDOQI 2003 sets 3.5 to 5.5 mg/dL; KDIGO 2017: lower a raised value toward normal",
                Evidence("KDOQI 2003 (PMC3705332), KDIGO 2017", .secondary)
            ),
        ],
        codes: [
            code("2777-1", "Phosphate [Mass/volume] in Serum or Plasma", [.mgPerDL], .data),
            code("14879-1", "Phosphate [Moles/volume] in Serum or Plasma", [.mmolPerL], .data),
        ],
        note: "",
        evidence: Evidence("JABFM review, table 2; PMC3705332", .secondary)
    )

    static let calcium = LabFacts(
        analyte: .calcium,
        title: "Calcium",
        names: ["ca", "total calcium", "serum calcium"],
        scales: [scale(.mgPerDL), scale(.mmolPerL, "0.2495"), scale(.mEqPerL, "0.499")],
        decimals: (1, 2),
        reference: (between("8.5", "10.2"), between("8.5", "10.2")),
        plausible: between("4", "20"),
        flagged: between("8.4", "10.2"),
        flaggedNeeds: [],
        flaggedOnDialysis: nil,
        urgent: between("7.5", "12"),
        goals: [
            goal(
                .dialysis,
                between("8.4", "9.5"),
                "KDOQI 2003 sets 8.4 to 9.5 mg/dL on dialysis; KDIGO 2017: avoid high calcium",
                Evidence("KDOQI 2003, KDIGO 2017", .recalled)
            ),
            goal(
                .everyone,
                atMost("10.2"),
                "avoid high calcium",
                Evidence("KDIGO 2017", .recalled)
            ),
        ],
        codes: [
            code("17861-6", "Calcium [Mass/volume] in Serum or Plasma", [.mgPerDL], .data),
            code("2000-8", "Calcium [Moles/volume] in Serum or Plasma", [.mmolPerL], .data),
            code("49765-1", "Calcium [Mass/volume] in Blood", [.mgPerDL], .data),
        ],
        note: "The total as measured. Correcting it by albumin misleads in kidney failure.",
        evidence: Evidence("a usual laboratory range", .recalled)
    )

    static let pth = LabFacts(
        analyte: .pth,
        title: "PTH",
        names: ["ipth", "intact pth", "pth intact", "parathyroid hormone", "parathyrin"],
        scales: [scale(.pgPerML), scale(.pmolPerL, "0.1053"), scale(.ngPerL)],
        decimals: (0, 1),
        reference: (between("10", "65"), between("10", "65")),
        plausible: between("1", "5000"),
        flagged: between("10", "65"),
        flaggedNeeds: [],
        flaggedOnDialysis: nil,
        urgent: atMost("800"),
        goals: [
            goal(
                .stage3,
                between("35", "70"),
                "KDOQI 2003 sets 35 to 70 pg/mL; KDIGO 2017 sets none before dialysis: the trend counts, not one value",
                Evidence("KDOQI 2003 (PMC3705332; one copy prints 30 to 70)", .secondary)
            ),
            goal(
                [.g4],
                between("70", "110"),
                "KDOQI 2003 sets 70 to 110 pg/mL; KDIGO 2017 sets none before dialysis: the trend counts, not one value",
                Evidence("KDOQI 2003 (PMC3705332)", .secondary)
            ),
            goal(
                .stage5OrDialysis,
                between("150", "300"),
                "KDOQI 2003 sets 150 to 300 pg/mL; KDIGO 2017 takes two to nine times the upper limit, about 130 to 585",
                Evidence("KDOQI 2003 (PMC3705332), KDIGO 2017", .recalled)
            ),
        ],
        codes: [
            code("2731-8", "Parathyrin.intact [Mass/volume] in Serum or Plasma", [.pgPerML, .ngPerL], .data),
            code("14866-8", "Parathyrin.intact [Moles/volume] in Serum or Plasma", [.pmolPerL], .data),
        ],
        note: "Ranges differ between laboratories; judge the trend.",
        evidence: Evidence("PMC3705332, JABFM review", .recalled)
    )

    static let bicarbonate = LabFacts(
        analyte: .bicarbonate,
        title: "Bicarbonate",
        names: ["co2", "co₂", "hco3", "total co2", "carbon dioxide", "bicarb"],
        scales: [scale(.mEqPerL), scale(.mmolPerL)],
        decimals: (0, 0),
        reference: (between("22", "29"), between("22", "29")),
        plausible: between("5", "50"),
        flagged: between("22", "29"),
        flaggedNeeds: [],
        flaggedOnDialysis: nil,
        urgent: atLeast("18"),
        goals: [
            goal(
                .everyone,
                between("24", "26"),
                "more fruit and vegetables help only where potassium allows them",
                Evidence("KDOQI 2020 (24 to 26)", .recalled)
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
        note: "Reported as CO₂ by many laboratories.",
        evidence: Evidence("CSMU conversion table; the flags from general knowledge of KDIGO 2024", .recalled)
    )

    static let uricAcid = LabFacts(
        analyte: .uricAcid,
        title: "Uric acid",
        names: ["urate", "ua"],
        scales: [scale(.mgPerDL), scale(.umolPerL, "59.48"), scale(.mmolPerL, "0.05948")],
        decimals: (1, 0),
        reference: (between("2.4", "6.0"), between("3.4", "7.0")),
        plausible: between("0.5", "25"),
        flagged: atMost("7.0"),
        flaggedNeeds: [(.gout, atMost("6.0"))],
        flaggedOnDialysis: nil,
        urgent: nil,
        goals: [
            goal(
                .everyone,
                below("6.0"),
                if: .gout,
                "with gout under 6.0 mg/dL; kidney disease alone is no reason to treat it",
                Evidence("ACR and KDIGO guidelines on gout", .recalled)
            )
        ],
        codes: [
            code("3084-1", "Urate [Mass/volume] in Serum or Plasma", [.mgPerDL], .data),
            code("14933-6", "Urate [Moles/volume] in Serum or Plasma", [.umolPerL, .mmolPerL], .data),
        ],
        note: "",
        evidence: Evidence("IASRI table; the goal from general knowledge", .recalled)
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
    static var stage5OrDialysis: Self { [.g5, .haemodialysis, .peritonealDialysis] }
}
