import WordKit

extension TargetTable {
    static let others: [TargetRow] = [
        row(
            .fluidNone,
            .everyone,
            "mL",
            Phrase("no limit by itself: only the clinic sets one"),
            "KDOQI 2020 has no statement about fluid",
            .secondary
        ),
        row(
            .fluidHaemodialysis,
            [.haemodialysis],
            from: "500",
            to: "1000",
            "mL",
            per: .overUrine,
            Phrase("500 to 1,000 mL more than the urine of a day"),
            "convention of dialysis units (American Kidney Fund); there is no graded statement",
            .secondary
        ),
        row(
            .fluidPeritoneal,
            [.peritonealDialysis],
            "mL",
            Phrase("set for each person: the urine and what dialysis takes off"),
            "convention; there is no graded number",
            .secondary
        ),
        row(
            .gain,
            [.haemodialysis],
            from: "4.0",
            to: "4.5",
            "% of the dry weight",
            per: .interval,
            Phrase(
                "4.0 to 4.5 % between two sessions; a study found more deaths above 3.5 %, so the clinic's number counts"
            ),
            "EBPG 2007 on hemodynamic instability, NDT 22 Suppl 2:ii22, not read at its statement; Cabrera 2015, restated",
            .recalled
        ),
        row(
            .gainEachDay,
            [.haemodialysis],
            to: "1.0",
            "kg",
            Phrase("as a rule of thumb not above a kilogram for each day between"),
            "arithmetic: a liter of water weighs a kilogram",
            .own
        ),
        row(
            .ultrafiltrationRate,
            [.haemodialysis],
            to: "13",
            "mL",
            per: .kilogramAndHour,
            Phrase("not faster than 13 mL per kg and hour"),
            "Flythe 2011, Kidney Int 79:250",
            .secondary
        ),
        row(
            .fibreWomen,
            .everyone,
            from: "25",
            "g",
            Phrase("25 g for women up to 50; watch potassium"),
            "Dietary Reference Intakes, table of macronutrients (National Academies, NBK56068)",
            .data,
            read: "2026-11-23"
        ),
        row(
            .fibreMen,
            .everyone,
            from: "38",
            "g",
            Phrase("38 g for men up to 50; watch potassium"),
            "Dietary Reference Intakes, table of macronutrients (National Academies, NBK56068)",
            .data,
            read: "2026-11-23"
        ),
        row(
            .fibreOlderWomen,
            .everyone,
            from: "21",
            "g",
            Phrase("21 g for women from 51 on; watch potassium"),
            "Dietary Reference Intakes, table of macronutrients (National Academies, NBK56068)",
            .data,
            read: "2026-11-23"
        ),
        row(
            .fibreOlderMen,
            .everyone,
            from: "30",
            "g",
            Phrase("30 g for men from 51 on; watch potassium"),
            "Dietary Reference Intakes, table of macronutrients (National Academies, NBK56068)",
            .data,
            read: "2026-11-23"
        ),
        row(
            .vitaminKWomen,
            .everyone,
            from: "90",
            to: "90",
            "µg",
            Phrase("about 90 µg for women; with warfarin the same every day"),
            "Dietary Reference Intakes, table of vitamins (National Academies)",
            .data,
            read: "2026-11-23"
        ),
        row(
            .vitaminKMen,
            .everyone,
            from: "120",
            to: "120",
            "µg",
            Phrase("about 120 µg for men; with warfarin the same every day"),
            "Dietary Reference Intakes, table of vitamins (National Academies)",
            .data,
            read: "2026-11-23"
        ),
        row(
            .vitaminD,
            .everyone,
            from: "600",
            to: "800",
            "IU",
            Phrase("600 to 800 IU"),
            "Dietary Reference Intakes, table of vitamins (National Academies)",
            .data,
            read: "2026-11-23"
        ),
        row(
            .systolic,
            Set.everyone.subtracting(Set.dialysis),
            from: "120",
            to: "130",
            "mmHg",
            per: .reading,
            Phrase(
                "under 120 as an office measures it to the standard, where that is tolerated; a common goal at home is under 130, and ",
                "readings at home and in an office aren't converted into each other"
            ),
            "KDIGO 2024 CKD guideline, recommendation 3.4.1 (2B); ADA 2026, recommendation 11.5, for 130",
            .secondary
        ),
        row(
            .diastolic,
            Set.everyone.subtracting(Set.dialysis),
            to: "80",
            "mmHg",
            per: .reading,
            Phrase("under 80, a common goal at home"),
            "ADA 2026, recommendation 11.5",
            .secondary
        ),
        row(
            .systolicTransplant,
            [.transplant],
            to: "130",
            "mmHg",
            per: .reading,
            Phrase("under 130 after a transplant, as an office measures it to the standard"),
            "KDIGO 2021 blood pressure guideline, practice point on transplant recipients",
            .guideline
        ),
        row(
            .diastolicTransplant,
            [.transplant],
            to: "80",
            "mmHg",
            per: .reading,
            Phrase("under 80 after a transplant, as an office measures it to the standard"),
            "KDIGO 2021 blood pressure guideline, practice point on transplant recipients",
            .guideline
        ),
        row(
            .hbA1c,
            .offDialysis,
            from: "6.5",
            to: "8.0",
            "%",
            per: .reading,
            Phrase("from under 6.5 to under 8.0 with diabetes, chosen with the clinic; not on dialysis"),
            "KDIGO 2022 diabetes guideline, recommendation 2.2.1",
            .secondary
        ),
        row(
            .activity,
            .everyone,
            from: "150",
            "min",
            per: .week,
            Phrase("150 minutes, as far as it goes"),
            "KDIGO 2024 CKD guideline, recommendation 3.2.2.1 (1D)",
            .guideline
        ),
        row(
            .adults,
            .everyone,
            from: "18",
            "years",
            per: .reading,
            Phrase("the tables are for adults of 18 and over who aren't pregnant"),
            "the app's own choice: KDIGO 2024, practice point 3.3.1.4, doesn't restrict protein in children, and no table for a "
                + "pregnancy was read",
            .own
        ),
    ]
}
