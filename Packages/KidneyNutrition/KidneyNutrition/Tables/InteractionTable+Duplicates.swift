import WordKit

extension InteractionTable {
    /// The classes of which a person usually takes only one medicine at a time.
    private static let takenOnce: Set<MedicineClass> = [
        .aceInhibitor, .arb, .betaBlocker, .calciumChannelBlocker, .thiazide, .vitaminKAntagonist, .factorXaInhibitor,
        .heparin, .calcineurinInhibitor, .mTORInhibitor, .mycophenolate, .sulfonylurea, .sglt2Inhibitor, .gabapentinoid,
        .serotonergic,
    ]

    /// The medicines that harm even if their dose is only a little wrong. Methadone isn't among the opioids that the kidneys clear.
    private static let narrow = Set(
        MedicineTable.rows.filter { !$0.classes.isDisjoint(with: narrowClasses) }.map(\.generic)
    )
    .union(["methadone"])

    private static let narrowClasses: Set<MedicineClass> = [
        .vitaminKAntagonist, .factorXaInhibitor, .thrombinInhibitor, .heparin, .insulin, .cardiacGlycoside, .opioid,
        .calcineurinInhibitor, .mTORInhibitor, .mycophenolate, .thiopurine, .methotrexate, .lithium,
    ]

    // swift-format-ignore
    /// A medicine that is entered twice: with equal entries, under two names, or as two of one class.
    static let duplicates: [InteractionRule] = [
        rule("same-twice", Set(MedicineTable.rows.map(\.generic)), with: Phrase("the same medicine, entered twice"),
            Phrase("the dose can come to twice what is meant"), .raisesEffect, .major,
            when: .takesSame([]), Phrase("Call your care team or pharmacist before the next dose, and ask whether both are meant: two ",
                "names can stand for one medicine, or one entry is a mistake."),
            "Common practice of medicine reconciliation: one medicine in two entries is a duplicate, under one name or two", .recalled,
            call: .always),
        rule("dose-twice", Set(MedicineTable.rows.map(\.generic)), with: Phrase("the same medicine, entered twice with different doses"),
            Phrase("the dose can come to more than what is meant"), .raisesEffect, .moderate,
            when: .takesOtherDose, Phrase("Was the dose changed, and is the older one ended? Then end its entry. If two strengths make ",
                "up one dose, leave both. Ask your care team or pharmacist if you aren't sure."),
            "Common practice of medicine reconciliation: the entry of an older dose that was left is a duplicate", .recalled,
            worse: InteractionWorse(condition: .isNamed(narrow), severity: .major), call: .isNamed(narrow),
            urgent: Phrase("A wrong dose of this medicine is dangerous: unless you are sure, call them before the next dose.")),
        rule("class-twice", of: takenOnce, with: Phrase("another medicine of the same type"), Phrase("the effects and the side effects add up"),
            .raisesEffect, .major, when: .takesSame(takenOnce), Phrase("Call your care team or pharmacist before the next dose, and ask whether ",
                "both are meant: usually one of the two takes the place of the other."),
            "Common practice of medicine reconciliation: two medicines of one such class are a duplicate", .recalled, call: .always),
    ]

    // swift-format-ignore
    /// Medicines that are taken once a week and have times on more days.
    static let schedules: [InteractionRule] = [
        rule("mtx-daily", of: [.methotrexate], with: Phrase("times on three or more days of a week"),
            Phrase("taken each day in place of once a week, it can keep the bone marrow from making blood, and people have died of it"), .harms,
            .major, when: .takenOnDays(atLeast: 3), Phrase("Call your care team before the next dose, and ask whether it is meant once a week. If ",
                "so, choose its day in its entry. Fever, sores in the mouth or bruises are an emergency."),
            "Methotrexate label, set id 757d6cef-6696-7a1c-8074-01258aaa8bdd, boxed warning, by its heading; "
                + "methotrexate label, sections 2.1 and 5.9, as prescriberpoint.com prints its highlights; ISMP, "
                + "Call to Action on accidental daily methotrexate; three days are our own bound", .secondary, read: "2026-11-29", call: .always),
        rule("bisph-daily", ["alendronate", "risedronate", "delayed-release risedronate"],
            with: Phrase("a dose of once a week, with times on two or more days of it"),
            Phrase("too much of it burns the gullet and the stomach, and calcium can fall"), .harms, .major,
            when: .all([.takenOnDays(atLeast: 2), .any([.all([.isNamed(["alendronate"]), .doseMayReach(70)]),
                .all([.isNamed(["risedronate", "delayed-release risedronate"]), .doseMayReach(35)])])]),
            Phrase("Call your care team or pharmacist before the next dose, and ask whether it is meant once a week. If so, choose its day ",
                "in its entry."), "Alendronate label, Overdosage, as druglib.com prints it; Medscape on alendronate, Dosing; NHS, “How and when to "
                + "take risedronate”; the harm of risedronate by its class", .secondary, read: "2026-11-29", call: .always, alters: [.low(.calcium)]),
    ]
}
