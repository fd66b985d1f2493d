import WordKit

extension InteractionTable {
    // swift-format-ignore
    /// Medicines during a pregnancy. Each asks to call today and never to stop by oneself.
    static let pregnancy: [InteractionRule] = [
        inPregnancy("preg-raas", of: [.aceInhibitor, .arb, .neprilysinInhibitor, .reninInhibitor],
            Phrase("it can harm the kidneys of the unborn child, and the child can die of it"), .contraindicated,
            "Prinivil and Prinzide labels, boxed warning, as the FDA's list of labeling changes of June 2012 prints it; Entresto, EU package "
                + "leaflet EU/1/15/1058/001, Rasilez, EU/1/07/405/021, and Twynsta, EU/1/10/648/001, section 2; the others by their class", .label),
        inPregnancy("preg-mmf", of: [.mycophenolate], Phrase("it causes miscarriages and malformations"), .contraindicated,
            "CellCept, EU package leaflet EU/1/96/005/001, and Myfenax, EU/1/07/438/001, section 2; FDA, mycophenolate REMS, goal of the program",
            .label),
        inPregnancy("preg-warf", of: [.vitaminKAntagonist], Phrase("it causes malformations and bleeding of the unborn child"), .contraindicated,
            "Warfarin label, contraindications, from memory: excluded but with mechanical heart valves", .recalled),
        inPregnancy("preg-doac", of: [.factorXaInhibitor, .thrombinInhibitor],
            Phrase("bleeding of mother and child is possible, and it passes to the unborn child"), .contraindicated,
            "Xarelto, EU package leaflet EU/1/08/472/025, and Lixiana, EU/1/15/993/001, section 2; the others by their class", .label),
        inPregnancy("preg-statin", of: [.statin], Phrase("it lowers the cholesterol that the unborn child needs to grow"), .major,
            "Atorvastatin label, contraindications of earlier versions, from memory", .recalled),
        inPregnancy("preg-mtor", of: [.mTORInhibitor], Phrase("it harmed the young of animals, and little is known of people"), .major,
            "Rapamune, EU package leaflet EU/1/01/171/001, section 2; everolimus by its class", .label),
        inPregnancy("preg-mra", of: [.mra, .nonSteroidalMRA], Phrase("it can harm the unborn child"), .major,
            "Kerendia, EU package leaflet EU/1/21/1616/001, section 2; spironolactone and eplerenone aren't confirmed", .label),
        inPregnancy("preg-sglt2", of: [.sglt2Inhibitor], Phrase("it can harm the kidneys of the unborn child"), .major,
            "Jardiance, EU package leaflet EU/1/14/930/010, section 2; the others by their class", .label),
        inPregnancy("preg-tolv", of: [.vasopressinAntagonist], Phrase("it harmed the young of animals"), .contraindicated,
            "Tolvaptan Accord, EU package leaflet EU/1/23/1719/001, section 2", .label),
        inPregnancy("preg-nsaid", of: [.nsaid], Phrase("from 20 weeks on it can harm the kidneys of the unborn child and take the fluid around it"),
            .major, "General knowledge of an FDA communication of 2020", .recalled),
        inPregnancy("preg-tetra", of: [.tetracycline], Phrase("it stains the child's teeth and slows the bones"), .major,
            "General knowledge of the labels", .recalled),
        inPregnancy("preg-lithium", of: [.lithium], Phrase("it can harm the child's heart, and its level shifts"), .major,
            "General knowledge of the label", .recalled),
        inPregnancy("preg-mtx", of: [.methotrexate], Phrase("it causes malformations, and the unborn child can die of it"), .contraindicated,
            "Methotrexate tablets label, set id 2f20d43e-a4b3-a839-e063-6394a90ace38, section 5.1; Canadian "
                + "methotrexate label, Contraindications, as Pfizer prints it", .label, read: "2026-11-30"),
        inPregnancy("preg-epilepsy", ["phenytoin", "carbamazepine", "phenobarbital"],
            Phrase("it is linked to malformations, and a seizure harms mother and child, too"), .major,
            "“Antiepileptic drugs as human teratogens”, read in its abstract; Pediatric Neurology Briefs "
                + "11:7; the harm of a seizure by general knowledge", .secondary, read: "2026-11-30"),
        inPregnancy("preg-vori", ["voriconazole"], Phrase("it can harm the unborn child"), .major,
            "Vfend label, section 8.1, as Pfizer prints it", .label, read: "2026-11-30"),
        inPregnancy("preg-tmp", of: [.trimethoprim],
            Phrase("early in a pregnancy it is linked to malformations, and with sulfamethoxazole it can harm the newborn near the birth"), .major,
            "MSD Manual, trimethoprim and sulfamethoxazole; drugs.com, Sulfamethoxazole / trimethoprim, Pregnancy Warnings", .secondary,
            read: "2026-11-30"),
        inPregnancy("preg-amio", ["amiodarone"], Phrase("it can harm the child's thyroid and slow its heart"), .major,
            "J Endocrinol Invest 2001;24:116, read in its abstract; Amiodarone, Pregnancy Warnings (themeditary.com)", .secondary,
            read: "2026-11-30"),
    ]

    private static func inPregnancy(
        _ id: String,
        _ names: Set<String> = [],
        of classes: Set<MedicineClass> = [],
        _ effect: Phrase,
        _ severity: InteractionSeverity,
        _ source: String,
        _ grade: Evidence.Grade,
        read: String = "2026-11-23"
    ) -> InteractionRule {
        rule(
            id,
            names,
            of: classes,
            with: Phrase("a pregnancy"),
            effect,
            .harms,
            severity,
            when: .pregnant,
            Phrase(
                "Call your care team today, before the next dose, and don’t stop it by yourself: they choose what takes its place."
            ),
            source,
            grade,
            read: read,
            call: .always
        )
    }
}
