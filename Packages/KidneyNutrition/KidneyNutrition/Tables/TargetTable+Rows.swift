import WordKit

extension TargetTable {
    static func row(
        _ rule: TargetRule,
        _ categories: Set<DiseaseCategory>,
        from low: String? = nil,
        to high: String? = nil,
        _ unit: String,
        per basis: TargetBasis = .day,
        _ words: Phrase,
        _ source: String,
        _ grade: Evidence.Grade,
        read: String = Evidence.firstReading
    ) -> TargetRow {
        TargetRow(
            rule: rule,
            categories: categories,
            low: low.map(DecimalText.constant),
            high: high.map(DecimalText.constant),
            unit: unit,
            basis: basis,
            wordsText: words,
            evidence: Evidence(source, grade, read: read)
        )
    }

    static let protein: [TargetRow] = [
        row(
            .proteinEarly,
            .early,
            from: "0.8",
            "g",
            per: .kilogramAndDay,
            Phrase("about 0.8 g for each kg"),
            "general advice; KDIGO 2024 names no number for G1 and G2",
            .recalled
        ),
        row(
            .proteinCeiling,
            Set.everyone.subtracting(Set.dialysis),
            to: "1.3",
            "g",
            per: .kilogramAndDay,
            Phrase("not above 1.3 g for each kg where the disease may get worse"),
            "KDIGO 2024 CKD guideline, practice point 3.3.1.1",
            .guideline
        ),
        row(
            .proteinSupervised,
            .stage3To5,
            from: "0.55",
            to: "0.60",
            "g",
            per: .kilogramAndDay,
            Phrase("less than 0.6 g for each kg only with a dietitian and stable health"),
            "KDOQI 2020, statement 3.0.1 (1A)",
            .secondary
        ),
        row(
            .proteinStage3To5,
            .stage3To5,
            from: "0.8",
            to: "0.8",
            "g",
            per: .kilogramAndDay,
            Phrase("about 0.8 g for each kg without a dietitian's plan"),
            "KDIGO 2024 CKD guideline, recommendation 3.3.1.1 (2C)",
            .guideline
        ),
        row(
            .proteinDiabetes,
            .stage3To5,
            from: "0.8",
            to: "0.8",
            "g",
            per: .kilogramAndDay,
            Phrase("0.8 g for each kg with diabetes, and not less without a dietitian's plan"),
            "KDOQI 2020, statement 3.0.2; ADA 2026, recommendation 11.3",
            .secondary
        ),
        row(
            .proteinDialysis,
            .dialysis,
            from: "1.0",
            to: "1.2",
            "g",
            per: .kilogramAndDay,
            Phrase("dialysis takes protein away: at least 1.0 g for each kg of dry weight"),
            "KDOQI 2020, statements 3.0.3 (1C on hemodialysis, opinion on peritoneal dialysis) and 3.0.4",
            .secondary
        ),
        row(
            .proteinTransplant,
            [.transplant],
            from: "0.8",
            to: "1.0",
            "g",
            per: .kilogramAndDay,
            Phrase("at least 0.8 g for each kg, and usually up to 1.0"),
            "CARI 2010; there is no agreed guideline",
            .secondary
        ),
        row(
            .proteinNephrotic,
            .everyone,
            from: "0.8",
            to: "1.0",
            "g",
            per: .kilogramAndDay,
            Phrase("0.8 to 1.0 g for each kg with nephrotic syndrome; the clinic adds what the urine loses"),
            "KDIGO 2021 glomerular diseases, chapter 1",
            .recalled
        ),
        row(
            .proteinNewTransplant,
            [.transplant],
            from: "1.4",
            "g",
            per: .kilogramAndDay,
            Phrase("1.4 g or more for each kg in the first four weeks after the transplant"),
            "CARI 2010",
            .secondary
        ),
        row(
            .proteinIll,
            .everyone,
            from: "1.0",
            "g",
            per: .kilogramAndDay,
            Phrase("at least 1.0 g for each kg while ill: a low-protein plan pauses"),
            "KDIGO 2024 CKD guideline, practice point 3.3.1.3; the number is that of PMC8267004, table 1",
            .secondary
        ),
        row(
            .proteinFrail,
            .everyone,
            from: "1.0",
            to: "1.2",
            "g",
            per: .kilogramAndDay,
            Phrase("older and frail people need more protein and energy rather than less: 1.0 to 1.2 g for each kg"),
            "KDIGO 2024 CKD guideline, practice point 3.3.1.5 and page 96",
            .guideline
        ),
        row(
            .energy,
            .everyone,
            from: "25",
            to: "35",
            "kcal",
            per: .kilogramAndDay,
            Phrase("25 to 35 kcal for each kg"),
            "KDOQI 2020, statement 3.1.1 (1C)",
            .secondary
        ),
        row(
            .adjustedWeight,
            .everyone,
            from: "25",
            to: "30",
            "kg/m²",
            per: .reading,
            Phrase(
                "from a body mass index of 30 on an adjusted weight counts: that of an index of 25, and a quarter of what is above it"
            ),
            "the app's own choice: KDOQI 2020, statement 1.1.6, leaves the weight to judgment",
            .own
        ),
    ]

    static let minerals: [TargetRow] = [
        row(
            .sodium,
            .everyone,
            to: "2300",
            "mg",
            Phrase("under 2,300 mg, which is 100 mmol"),
            "KDOQI 2020, statement 6.5.1 (1B; 1C on dialysis and after a transplant)",
            .guideline
        ),
        row(
            .sodiumStages,
            .stages,
            to: "2000",
            "mg",
            Phrase("under 2,000 mg, which is 5 g of salt; not where the kidneys lose salt"),
            "KDIGO 2024 CKD guideline, recommendation 3.3.2.1 (2C) and practice point 3.3.2.1",
            .guideline
        ),
        row(
            .potassiumNone,
            .everyone,
            "mg",
            Phrase("no number by itself: it is limited only after a high blood value"),
            "KDOQI 2020, statement 6.4.1 (opinion)",
            .guideline
        ),
        row(
            .potassiumHigh,
            Set.stage3To5.union(Set.dialysis),
            from: "2000",
            to: "3000",
            "mg",
            Phrase("2,000 to 3,000 mg while the blood value is high"),
            "American Kidney Fund: aim at 2,500 mg and at most 3,000 mg; the lower end is practice",
            .secondary
        ),
        row(
            .potassiumLow,
            .everyone,
            "mg",
            Phrase("no limit, and no tip that lowers it, while the blood value is low"),
            "KDOQI 2020, statement 6.4.1 (opinion)",
            .guideline
        ),
        row(
            .phosphorusNone,
            .everyone,
            "mg",
            Phrase("no number by itself: it follows the blood value, weighed by source"),
            "KDOQI 2020, statements 6.3.1 (1B) and 6.3.2 (opinion)",
            .guideline
        ),
        row(
            .phosphorusHigh,
            Set.stage3To5.union(Set.dialysis),
            from: "800",
            to: "1000",
            "mg",
            Phrase("800 to 1,000 mg while phosphorus or PTH is above its goal, enough protein first"),
            "KDOQI 2003, statements 4.1 and 4.2 (opinion)",
            .secondary
        ),
        row(
            .phosphorusLowAfterTransplant,
            [.transplant],
            "mg",
            Phrase("no limit, and no tip that lowers it: after a transplant a low value can ask for more"),
            "KDOQI 2020, statement 6.3.3 (opinion)",
            .guideline
        ),
        row(
            .calciumStage3And4,
            .stage3And4,
            from: "800",
            to: "1000",
            "mg",
            Phrase("800 to 1,000 mg of food, binders and pills together, without active vitamin D"),
            "KDOQI 2020, statement 6.2.1 (2B)",
            .secondary
        ),
        row(
            .calciumActiveVitaminD,
            Set.stage3To5.union(Set.dialysis),
            "mg",
            Phrase("no number with active vitamin D, which takes more calcium up: the clinic sets it"),
            "KDOQI 2020, statement 6.2.1, leaves those out who take it; in G5 and on dialysis by the same reason",
            .secondary
        ),
        row(
            .calciumLowEGFR,
            Set.stage3To5.union(Set.dialysis),
            to: "2000",
            "mg",
            Phrase("not above 2,000 mg from all sources"),
            "KDOQI 2003, statement 5.5 (opinion)",
            .secondary
        ),
        row(
            .calciumDialysis,
            .dialysis,
            "mg",
            Phrase("set for each person, with binders, vitamin D and calcimimetics"),
            "KDOQI 2020, statement 6.2.2 (opinion)",
            .secondary
        ),
    ]
}
