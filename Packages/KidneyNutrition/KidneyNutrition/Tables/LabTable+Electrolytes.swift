import WordKit

// MARK: Sodium, magnesium and the INR

extension LabTable {
    static let sodium = LabFacts(
        analyte: .sodium,
        titleText: Phrase("Sodium in the blood"),
        names: ["na", "serum sodium", "blood sodium", "sodio"],
        scales: [scale(.mEqPerL), scale(.mmolPerL)],
        decimals: (0, 0),
        reference: (between("135", "145"), between("135", "145")),
        plausible: between("90", "200"),
        flagged: between("135", "145"),
        flaggedNeeds: [],
        goals: [],
        codes: [
            code("2951-2", "Sodium [Moles/volume] in Serum or Plasma", [.mEqPerL, .mmolPerL], .data),
            code("2947-0", "Sodium [Moles/volume] in Blood", [.mEqPerL, .mmolPerL], .recalled),
        ],
        noteText: Phrase("Don’t eat more or less salt, and don’t drink more or less, because of it without asking."),
        evidence: Evidence("a usual laboratory range", .recalled)
    )

    static let magnesium = LabFacts(
        analyte: .magnesium,
        titleText: Phrase("Magnesium"),
        names: ["mg", "mag", "serum magnesium", "magnesio"],
        scales: [scale(.mgPerDL), scale(.mmolPerL, "0.4114"), scale(.mEqPerL, "0.8228")],
        decimals: (1, 2),
        reference: (between("1.7", "2.3"), between("1.7", "2.3")),
        plausible: between("0.3", "20"),
        flagged: between("1.7", "2.6"),
        flaggedNeeds: [],
        goals: [],
        codes: [
            code("19123-9", "Magnesium [Mass/volume] in Serum or Plasma", [.mgPerDL], .data),
            code("2601-3", "Magnesium [Moles/volume] in Serum or Plasma", [.mmolPerL, .mEqPerL], .recalled),
        ],
        noteText: Phrase("Antacids and laxatives with magnesium raise it in kidney disease."),
        evidence: Evidence("a usual laboratory range; upper ends of 2.2 to 2.6 mg/dL are printed", .recalled)
    )

    static let inr = LabFacts(
        analyte: .inr,
        titleText: Phrase("INR (clotting time)"),
        names: ["inr", "pt", "pt/inr", "prothrombin time", "clotting time", "tiempo de coagulación"],
        scales: [scale(.inr)],
        decimals: (1, 1),
        reference: (between("0.8", "1.2"), between("0.8", "1.2")),
        plausible: between("0.5", "20"),
        flagged: atMost("1.2"),
        flaggedNeeds: [(.vitaminKAntagonist, between("2.0", "3.0"))],
        goals: [
            goal(
                .everyone,
                between("2.0", "3.0"),
                if: .vitaminKAntagonist,
                Phrase("with warfarin from 2.0 to 3.0 for most people; the clinic that checks your INR sets your own"),
                Evidence(
                    "CHEST 2012 (9th edition), management of anticoagulant therapy, summary: 2.0 to 3.0, grade 1B",
                    .guideline,
                    read: "2026-11-23"
                )
            )
        ],
        codes: [
            code("6301-6", "INR in Platelet poor plasma by Coagulation assay", [.inr], .data),
            code("34714-6", "INR in Blood by Coagulation assay", [.inr], .recalled),
            code("46418-0", "INR in Capillary blood by Coagulation assay", [.inr], remark: .meter, .recalled),
        ],
        noteText: Phrase("Vitamin K in food, other medicines and illness move it."),
        evidence: Evidence("a usual laboratory range without a blood thinner", .recalled)
    )
}
