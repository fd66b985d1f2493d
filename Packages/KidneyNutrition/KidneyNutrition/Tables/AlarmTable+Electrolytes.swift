import WordKit

// MARK: Sodium, magnesium and clotting

extension AlarmTable {
    private static let brain = Phrase("are confused or very drowsy, vomit, have a strong headache or a seizure")
    private static let heart = Phrase("feel weak, have a seizure, or your heart beats unevenly or slowly")
    private static let breath = Phrase("are very drowsy or weak, breathe slowly, or your heart beats slowly")
    private static let bleeding = Phrase(
        "bleed and it doesn’t stop, vomit blood, have black stool, a sudden strong headache, or hit your head"
    )

    static let electrolytes = [
        AlarmRow(
            .lab(.sodium),
            LabTable.atLeast("120"),
            .atOnce,
            Phrase("Go to an emergency department now: so little sodium in the blood can make the brain swell"),
            emergency: brain,
            Evidence("common practice for a sodium under 120 mEq/L", .recalled)
        ),
        AlarmRow(
            .lab(.sodium),
            LabTable.atLeast("125"),
            .today,
            Phrase("Ask before you drink or salt more or less than before"),
            emergency: brain,
            Evidence(
                "European guideline on hyponatremia 2014 (Spasovski), as medtick.com restates it: profound under 125 mmol/L",
                .secondary,
                read: "2026-11-23"
            )
        ),
        AlarmRow(
            .lab(.sodium),
            LabTable.atMost("160"),
            .atOnce,
            Phrase("Go to an emergency department now: so much sodium in the blood draws water out of the brain"),
            emergency: brain,
            Evidence("common practice for a sodium above 160 mEq/L", .recalled)
        ),
        AlarmRow(
            .lab(.sodium),
            LabTable.atMost("155"),
            .today,
            emergency: brain,
            Evidence("common practice for a sodium above 155 mEq/L", .recalled)
        ),
        AlarmRow(
            .lab(.magnesium),
            LabTable.atLeast("1.0"),
            .atOnce,
            Phrase("Go to an emergency department now: this magnesium needs an ECG and treatment at once"),
            emergency: heart,
            Evidence("common practice for a magnesium under 1.0 mg/dL", .recalled)
        ),
        AlarmRow(
            .lab(.magnesium),
            LabTable.atLeast("1.2"),
            .today,
            emergency: heart,
            Evidence("common practice for a magnesium under 1.2 mg/dL", .recalled)
        ),
        AlarmRow(
            .lab(.magnesium),
            LabTable.below("7.0"),
            .atOnce,
            Phrase("Go to an emergency department now: this magnesium needs an ECG and treatment at once"),
            emergency: breath,
            Evidence("common practice for a magnesium of 7.0 mg/dL or more", .recalled)
        ),
        AlarmRow(
            .lab(.magnesium),
            LabTable.atMost("4.8"),
            .today,
            Phrase("Ask before the next antacid, laxative or supplement with magnesium"),
            emergency: breath,
            Evidence("common practice for a magnesium above 4.8 mg/dL", .recalled)
        ),
    ]

    private static func reversal(_ urgency: String) -> Evidence {
        Evidence(
            "CHEST 2012 (Holbrook), as PMC3847984, table 1, restates it: without bleeding no vitamin K as a routine from 4.5 to 10, and "
                + "vitamin K by mouth above 10; \(urgency)",
            .secondary,
            read: "2026-11-28"
        )
    }

    static let clotting = [
        AlarmRow(
            .lab(.inr),
            LabTable.atMost("10"),
            .atOnce,
            Phrase(
                "Call the clinic that checks your INR or your care team now, before the next dose of a blood thinner"
            ),
            emergency: bleeding,
            reversal("that such a value is told at once is the app's own bound")
        ),
        AlarmRow(
            .lab(.inr),
            LabTable.below("4.5"),
            .today,
            Phrase("Call before the next dose of a blood thinner"),
            emergency: bleeding,
            reversal("that such a value is told today is the app's own bound")
        ),
    ]
}
