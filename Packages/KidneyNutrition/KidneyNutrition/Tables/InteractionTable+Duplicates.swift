import WordKit

extension InteractionTable {
    /// The classes of which nobody usually takes two medicines at once.
    private static let takenOnce: Set<MedicineClass> = [
        .aceInhibitor, .arb, .betaBlocker, .calciumChannelBlocker, .thiazide, .vitaminKAntagonist, .factorXaInhibitor,
        .calcineurinInhibitor, .mTORInhibitor, .mycophenolate, .sulfonylurea, .sglt2Inhibitor, .gabapentinoid,
        .serotonergic,
    ]

    /// A medicine that is entered twice, alike, under two names or as two of one class.
    static let duplicates: [InteractionRule] = [
        rule(
            "same-twice",
            Set(MedicineTable.rows.map(\.generic)),
            with: Phrase("the same medicine, entered twice"),
            Phrase("the dose can come to twice what is meant"),
            .raisesEffect,
            .major,
            when: .takesSame([]),
            Phrase(
                "Call your care team or pharmacist before the next dose, and ask whether both are meant: ",
                "two names can stand for one medicine, or one entry is a mistake."
            ),
            "Common practice of medicine reconciliation: one medicine under its brand and its generic name is a duplicate",
            .recalled,
            call: .always
        ),
        rule(
            "class-twice",
            of: takenOnce,
            with: Phrase("another medicine of the same type"),
            Phrase("the effects and the side effects add up"),
            .raisesEffect,
            .major,
            when: .takesSame(takenOnce),
            Phrase(
                "Call your care team or pharmacist before the next dose, and ask whether both are meant: ",
                "usually one of the two takes the place of the other."
            ),
            "Common practice of medicine reconciliation: two medicines of one such class are a duplicate",
            .recalled,
            call: .always
        ),
    ]
}
