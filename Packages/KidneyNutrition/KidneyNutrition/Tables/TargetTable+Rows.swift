extension TargetTable {
    private static func row(
        _ rule: TargetRule,
        _ categories: Set<DiseaseCategory>,
        from low: String? = nil,
        to high: String? = nil,
        _ unit: String,
        per basis: TargetBasis = .day,
        _ words: String,
        _ source: String,
        _ grade: Evidence.Grade
    ) -> TargetRow {
        TargetRow(
            rule: rule,
            categories: categories,
            low: low.map(DecimalText.constant),
            high: high.map(DecimalText.constant),
            unit: unit,
            basis: basis,
            words: words,
            evidence: Evidence(source, grade)
        )
    }

    static let protein: [TargetRow] = [
        row(
            .proteinEarly,
            .early,
            from: "0.8",
            to: "1.3",
            "g",
            per: .kilogramAndDay,
            "about 0.8 g for each kg, and not above 1.3 where the disease may get worse",
            "KDIGO 2024 practice point",
            .recalled
        ),
        row(
            .proteinSupervised,
            .stage3To5,
            from: "0.55",
            to: "0.60",
            "g",
            per: .kilogramAndDay,
            "less than 0.6 g for each kg only with a dietitian and stable health",
            "KDOQI 2020 (PMC8267004, table 1)",
            .secondary
        ),
        row(
            .proteinStage3To5,
            .stage3To5,
            from: "0.8",
            to: "0.8",
            "g",
            per: .kilogramAndDay,
            "about 0.8 g for each kg without a dietitian's plan",
            "KDIGO 2024",
            .recalled
        ),
        row(
            .proteinDiabetes,
            .stage3To5,
            from: "0.6",
            to: "0.8",
            "g",
            per: .kilogramAndDay,
            "0.6 to 0.8 g for each kg with diabetes; one review prints 0.8 to 0.9",
            "KDOQI 2020 from general knowledge; PMC8267004",
            .recalled
        ),
        row(
            .proteinDialysis,
            .dialysis,
            from: "1.0",
            to: "1.2",
            "g",
            per: .kilogramAndDay,
            "dialysis takes protein away: at least 1.0 g for each kg of dry weight",
            "KDOQI 2020",
            .recalled
        ),
        row(
            .proteinTransplant,
            [.transplant],
            from: "0.8",
            to: "0.8",
            "g",
            per: .kilogramAndDay,
            "about 0.8 g for each kg",
            "PMC8267004, table 1",
            .secondary
        ),
        row(
            .proteinNewTransplant,
            [.transplant],
            from: "1.4",
            "g",
            per: .kilogramAndDay,
            "1.4 g or more for each kg in the first four weeks after the transplant",
            "PMC8267004, table 1",
            .secondary
        ),
        row(
            .proteinIll,
            .everyone,
            from: "1.0",
            "g",
            per: .kilogramAndDay,
            "at least 1.0 g for each kg while ill: a low-protein plan pauses",
            "PMC8267004, table 1",
            .secondary
        ),
        row(
            .proteinFrail,
            .everyone,
            from: "0.8",
            "g",
            per: .kilogramAndDay,
            "older and frail people need more protein and energy rather than less",
            "KDIGO 2024",
            .recalled
        ),
        row(
            .energy,
            .everyone,
            from: "25",
            to: "35",
            "kcal",
            per: .kilogramAndDay,
            "25 to 35 kcal for each kg",
            "KDOQI 2020; IJNRD 2016, table 1",
            .secondary
        ),
    ]

    static let minerals: [TargetRow] = [
        row(
            .sodium,
            .everyone,
            to: "2300",
            "mg",
            "under 2,300 mg, which is 100 mmol",
            "KDOQI 2020 1B, 1C (andeal.org)",
            .secondary
        ),
        row(
            .sodiumStages,
            .stages,
            to: "2000",
            "mg",
            "under 2,000 mg, which is 5 g of salt",
            "KDIGO 2024 and 2020 diabetes",
            .secondary
        ),
        row(
            .sodiumHaemodialysisOlder,
            [.haemodialysis],
            to: "3000",
            "mg",
            "an older text allows 2,000 to 3,000 mg to keep the gain between sessions small",
            "IJNRD 2016, table 1",
            .secondary
        ),
        row(
            .potassiumNone,
            .everyone,
            "mg",
            "no number by itself: it is limited only after a high blood value",
            "KDOQI 2020 opinion (andeal.org)",
            .secondary
        ),
        row(
            .potassiumHigh,
            .stage3To5,
            from: "2000",
            to: "3000",
            "mg",
            "2,000 to 3,000 mg while the blood value is high",
            "PMC5872679 (under 3 g)",
            .recalled
        ),
        row(
            .potassiumHaemodialysis,
            [.haemodialysis],
            from: "2000",
            to: "4000",
            "mg",
            "2,000 to 4,000 mg, or 40 mg for each kg",
            "IJNRD 2016, table 1",
            .recalled
        ),
        row(
            .potassiumLow,
            .everyone,
            "mg",
            "no limit, and no tip that lowers it, while the blood value is low",
            "follows from the KDOQI 2020 statement",
            .secondary
        ),
        row(
            .phosphorusNone,
            .everyone,
            "mg",
            "no number by itself: it follows the blood value, weighed by source",
            "KDOQI 2020 1B and opinion (andeal.org)",
            .secondary
        ),
        row(
            .phosphorusHigh,
            Set.stage3To5.union(Set.dialysis),
            from: "800",
            to: "1000",
            "mg",
            "800 to 1,000 mg while phosphorus or PTH is above its goal, enough protein first",
            "MSD manual; PMC3278747 (1,000 at most)",
            .secondary
        ),
        row(
            .calciumStage3And4,
            .stage3And4,
            from: "800",
            to: "1000",
            "mg",
            "800 to 1,000 mg of food, binders and pills together, without active vitamin D",
            "KDOQI 2020 (PMC8267004)",
            .secondary
        ),
        row(
            .calciumLowEGFR,
            Set.stage3To5.union(Set.dialysis),
            to: "2000",
            "mg",
            "not above 2,000 mg from all sources",
            "MSD manual",
            .secondary
        ),
        row(
            .calciumDialysis,
            .dialysis,
            "mg",
            "set for each person, with binders, vitamin D and calcimimetics",
            "KDOQI 2020 from general knowledge",
            .recalled
        ),
    ]

    static let others: [TargetRow] = [
        row(
            .fluidNone,
            .everyone,
            "mL",
            "no limit by itself: only the clinic sets one",
            "general knowledge",
            .recalled
        ),
        row(
            .fluidHaemodialysis,
            [.haemodialysis],
            from: "500",
            to: "1000",
            "mL",
            per: .overUrine,
            "500 to 1,000 mL more than the urine of a day",
            "European practice of 1,000 mL and the urine",
            .recalled
        ),
        row(
            .fluidPeritoneal,
            [.peritonealDialysis],
            "mL",
            "set for each person: the urine and what dialysis takes off",
            "practice, general knowledge",
            .recalled
        ),
        row(
            .gain,
            [.haemodialysis],
            from: "4.0",
            to: "4.5",
            "% of the dry weight",
            per: .interval,
            "4.0 to 4.5 % between two sessions; studies differ, so the clinic's number counts",
            "EBPG 2007 from general knowledge; Semin Dial 2006",
            .recalled
        ),
        row(
            .gainEachDay,
            [.haemodialysis],
            to: "1.0",
            "kg",
            "as a rule of thumb not above a kilogram for each day between",
            "a common rule of thumb",
            .recalled
        ),
        row(
            .ultrafiltrationRate,
            [.haemodialysis],
            to: "13",
            "mL",
            per: .kilogramAndHour,
            "not faster than 13 mL",
            "practice, general knowledge",
            .recalled
        ),
        row(
            .fibreWomen,
            .everyone,
            from: "25",
            "g",
            "25 g for women; watch potassium",
            "PMC8267004, table 1",
            .secondary
        ),
        row(.fibreMen, .everyone, from: "38", "g", "38 g for men; watch potassium", "PMC8267004, table 1", .secondary),
        row(
            .vitaminKWomen,
            .everyone,
            from: "90",
            to: "90",
            "µg",
            "about 90 µg for women; with warfarin the same every day",
            "PMC8267004, table 1",
            .secondary
        ),
        row(
            .vitaminKMen,
            .everyone,
            from: "120",
            to: "120",
            "µg",
            "about 120 µg for men; with warfarin the same every day",
            "PMC8267004, table 1",
            .secondary
        ),
        row(.vitaminD, .everyone, from: "600", to: "800", "IU", "600 to 800 IU", "PMC8267004, table 1", .secondary),
        row(
            .systolic,
            Set.everyone.subtracting(Set.dialysis),
            from: "120",
            to: "130",
            "mmHg",
            per: .reading,
            "under 120 as an office measures it to the standard, which at home is about 130",
            "KDIGO 2021 (drc.bmj); the home value is a common goal",
            .recalled
        ),
        row(
            .diastolic,
            Set.everyone.subtracting(Set.dialysis),
            to: "80",
            "mmHg",
            per: .reading,
            "under 80 at home",
            "the common goal of 130/80",
            .recalled
        ),
        row(
            .hbA1c,
            .everyone,
            from: "6.5",
            to: "8.0",
            "%",
            per: .reading,
            "from under 6.5 to under 8.0 with diabetes, chosen with the clinic",
            "KDIGO 2020 diabetes (drc.bmj)",
            .secondary
        ),
        row(
            .activity,
            .everyone,
            from: "150",
            "min",
            per: .week,
            "150 minutes, as far as it goes",
            "KDIGO 2020 and 2024 (drc.bmj)",
            .secondary
        ),
    ]
}
