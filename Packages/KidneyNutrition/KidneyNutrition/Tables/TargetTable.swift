public import FractionParser
import WordKit

/// A rule that sets a target, each with a row of the table.
public enum TargetRule: String, CaseIterable, Codable, Sendable {
    case proteinEarly, proteinCeiling, proteinStage3To5, proteinDiabetes, proteinSupervised, proteinDialysis,
        proteinTransplant
    case proteinNewTransplant, proteinIll, proteinFrail, proteinNephrotic
    case energy, adjustedWeight
    case sodium, sodiumStages
    case potassiumNone, potassiumHigh, potassiumLow
    case phosphorusNone, phosphorusHigh, phosphorusLowAfterTransplant
    case calciumStage3And4, calciumActiveVitaminD, calciumLowEGFR, calciumDialysis
    case fluidNone
    /// The stored word keeps its spelling.
    case fluidHemodialysis = "fluidHaemodialysis"
    case fluidPeritoneal
    case gain, gainEachDay, ultrafiltrationRate
    // The stored words keep their spelling.
    case fiberWomen = "fibreWomen"
    case fiberMen = "fibreMen"
    case fiberOlderWomen = "fibreOlderWomen"
    case fiberOlderMen = "fibreOlderMen"
    case vitaminKWomen, vitaminKMen
    case vitaminD
    case systolic, diastolic, systolicTransplant, diastolicTransplant
    case hbA1c
    case activity
    /// The tables as a whole, for a person whom they don't cover.
    case adults
}

/// The unit of time or weight that the numbers of a row refer to.
public enum TargetBasis: String, Hashable, Sendable {
    case day = "a day"
    case kilogramAndDay = "a day for each kg"
    /// In addition to the urine of a day.
    case overUrine = "a day more than the urine"
    case interval = "between two sessions"
    case kilogramAndHour = "an hour for each kg"
    case week = "a week"
    case reading = "a reading"
}

/// A row: the advice of a text for some categories.
public struct TargetRow: Hashable, Sendable {
    public let rule: TargetRule
    /// The categories that it is for.
    public let categories: Set<DiseaseCategory>
    /// The lower number; nil for none.
    public let low: Rational?
    /// The upper number; nil for none.
    public let high: Rational?
    /// The unit: "mg".
    public let unit: String
    public let basis: TargetBasis
    let wordsText: Phrase
    /// The source of the advice.
    public let evidence: Evidence
}

extension TargetRow {
    /// The advice as a sentence without its period.
    public var words: String { localized(wordsText) }
}

/// The published advice on food, drink, blood pressure and weight gain.
public enum TargetTable {
    public static func row(_ rule: TargetRule) -> TargetRow {
        guard let row = rowsByRule[rule] else { preconditionFailure("no row for \(rule)") }
        return row
    }

    public static let rows: [TargetRow] = protein + minerals + others

    private static let rowsByRule = Dictionary(rows.map { ($0.rule, $0) }) { first, _ in first }

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

    // swift-format-ignore
    static let protein: [TargetRow] = [
        row(.proteinEarly, .early, from: "0.8", "g", per: .kilogramAndDay, Phrase("about 0.8 g for each kg"),
            "general advice; KDIGO 2024 names no number for G1 and G2", .recalled),
        row(.proteinCeiling, Set.everyone.subtracting(Set.dialysis), to: "1.3", "g", per: .kilogramAndDay,
            Phrase("not above 1.3 g for each kg where the disease may get worse"), "KDIGO 2024 CKD guideline, practice point 3.3.1.1", .guideline),
        row(.proteinSupervised, .stage3To5, from: "0.55", to: "0.60", "g", per: .kilogramAndDay,
            Phrase("less than 0.6 g for each kg only with a dietitian and stable health"), "KDOQI 2020, statement 3.0.1 (1A)", .secondary),
        row(.proteinStage3To5, .stage3To5, from: "0.8", to: "0.8", "g", per: .kilogramAndDay,
            Phrase("about 0.8 g for each kg without a dietitian's plan"), "KDIGO 2024 CKD guideline, recommendation 3.3.1.1 (2C)", .guideline),
        row(.proteinDiabetes, .stage3To5, from: "0.8", to: "0.8", "g", per: .kilogramAndDay,
            Phrase("0.8 g for each kg with diabetes, and not less without a dietitian's plan"),
            "KDOQI 2020, statement 3.0.2; ADA 2026, recommendation 11.3", .secondary),
        row(.proteinDialysis, .dialysis, from: "1.0", to: "1.2", "g", per: .kilogramAndDay,
            Phrase("dialysis takes protein away: at least 1.0 g for each kg of dry weight"),
            "KDOQI 2020, statements 3.0.3 (1C on hemodialysis, opinion on peritoneal dialysis) and 3.0.4", .secondary),
        row(.proteinTransplant, [.transplant], from: "0.8", to: "1.0", "g", per: .kilogramAndDay,
            Phrase("at least 0.8 g for each kg, and usually up to 1.0"), "CARI 2010; there is no agreed guideline", .secondary),
        row(.proteinNephrotic, .everyone, from: "0.8", to: "1.0", "g", per: .kilogramAndDay,
            Phrase("0.8 to 1.0 g for each kg with nephrotic syndrome; the clinic adds what the urine loses"),
            "KDIGO 2021 glomerular diseases, chapter 1", .recalled),
        row(.proteinNewTransplant, [.transplant], from: "1.4", "g", per: .kilogramAndDay,
            Phrase("1.4 g or more for each kg in the first four weeks after the transplant"), "CARI 2010", .secondary),
        row(.proteinIll, .everyone, from: "1.0", "g", per: .kilogramAndDay, Phrase("at least 1.0 g for each kg while ill: a low-protein plan pauses"),
            "KDIGO 2024 CKD guideline, practice point 3.3.1.3; the number is that of PMC8267004, table 1", .secondary),
        row(.proteinFrail, .everyone, from: "1.0", to: "1.2", "g", per: .kilogramAndDay,
            Phrase("older and frail people need more protein and energy rather than less: 1.0 to 1.2 g for each kg"),
            "KDIGO 2024 CKD guideline, practice point 3.3.1.5 and page 96", .guideline),
        row(.energy, .everyone, from: "25", to: "35", "kcal", per: .kilogramAndDay, Phrase("25 to 35 kcal for each kg"),
            "KDOQI 2020, statement 3.1.1 (1C)", .secondary),
        row(.adjustedWeight, .everyone, from: "25", to: "30", "kg/m²", per: .reading,
            Phrase("from a body mass index of 30 on an adjusted weight counts: that of an index of 25, and a quarter of what is above it"),
            "the app's own choice: KDOQI 2020, statement 1.1.6, leaves the weight to judgment", .own),
    ]

    // swift-format-ignore
    static let minerals: [TargetRow] = [
        row(.sodium, .everyone, to: "2300", "mg", Phrase("under 2,300 mg, which is 100 mmol"),
            "KDOQI 2020, statement 6.5.1 (1B; 1C on dialysis and after a transplant)", .guideline),
        row(.sodiumStages, .stages, to: "2000", "mg", Phrase("under 2,000 mg, which is 5 g of salt; not where the kidneys lose salt"),
            "KDIGO 2024 CKD guideline, recommendation 3.3.2.1 (2C) and practice point 3.3.2.1", .guideline),
        row(.potassiumNone, .everyone, "mg", Phrase("no number by itself: it is limited only after a high blood value"),
            "KDOQI 2020, statement 6.4.1 (opinion)", .guideline),
        row(.potassiumHigh, Set.stage3To5.union(Set.dialysis), from: "2000", to: "3000", "mg",
            Phrase("2,000 to 3,000 mg while the blood value is high"),
            "American Kidney Fund: aim at 2,500 mg and at most 3,000 mg; the lower end is practice", .secondary),
        row(.potassiumLow, .everyone, "mg", Phrase("no limit, and no tip that lowers it, while the blood value is low"),
            "KDOQI 2020, statement 6.4.1 (opinion)", .guideline),
        row(.phosphorusNone, .everyone, "mg", Phrase("no number by itself: it follows the blood value, weighed by source"),
            "KDOQI 2020, statements 6.3.1 (1B) and 6.3.2 (opinion)", .guideline),
        row(.phosphorusHigh, Set.stage3To5.union(Set.dialysis), from: "800", to: "1000", "mg",
            Phrase("800 to 1,000 mg while phosphorus or PTH is above its goal, enough protein first"),
            "KDOQI 2003, statements 4.1 and 4.2 (opinion)", .secondary),
        row(.phosphorusLowAfterTransplant, [.transplant], "mg",
            Phrase("no limit, and no tip that lowers it: after a transplant a low value can ask for more"),
            "KDOQI 2020, statement 6.3.3 (opinion)", .guideline),
        row(.calciumStage3And4, .stage3And4, from: "800", to: "1000", "mg",
            Phrase("800 to 1,000 mg of food, binders and pills together, without active vitamin D"), "KDOQI 2020, statement 6.2.1 (2B)", .secondary),
        row(.calciumActiveVitaminD, Set.stage3To5.union(Set.dialysis), "mg",
            Phrase("no number with active vitamin D, which takes more calcium up: the clinic sets it"),
            "KDOQI 2020, statement 6.2.1, leaves those out who take it; in G5 and on dialysis by the same reason", .secondary),
        row(.calciumLowEGFR, Set.stage3To5.union(Set.dialysis), to: "2000", "mg", Phrase("not above 2,000 mg from all sources"),
            "KDOQI 2003, statement 5.5 (opinion)", .secondary),
        row(.calciumDialysis, .dialysis, "mg", Phrase("set for each person, with binders, vitamin D and calcimimetics"),
            "KDOQI 2020, statement 6.2.2 (opinion)", .secondary),
    ]

    // swift-format-ignore
    static let others: [TargetRow] = [
        row(.fluidNone, .everyone, "mL", Phrase("no limit by itself: only the clinic sets one"),
            "KDOQI 2020 has no statement about fluid", .secondary),
        row(.fluidHemodialysis, [.hemodialysis], from: "500", to: "1000", "mL", per: .overUrine,
            Phrase("500 to 1,000 mL more than the urine of a day"),
            "convention of dialysis units (American Kidney Fund); there is no graded statement", .secondary),
        row(.fluidPeritoneal, [.peritonealDialysis], "mL", Phrase("set for each person: the urine and what dialysis takes off"),
            "convention; there is no graded number", .secondary),
        row(.gain, [.hemodialysis], from: "4.0", to: "4.5", "% of the dry weight", per: .interval,
            Phrase("4.0 to 4.5 % between two sessions; a study found more deaths above 3.5 %, so the clinic's number counts"),
            "EBPG 2007 on hemodynamic instability, NDT 22 Suppl 2:ii22, not read at its statement; Cabrera 2015, restated", .recalled),
        row(.gainEachDay, [.hemodialysis], to: "1.0", "kg", Phrase("as a rule of thumb not above a kilogram for each day between"),
            "arithmetic: a liter of water weighs a kilogram", .own),
        row(.ultrafiltrationRate, [.hemodialysis], to: "13", "mL", per: .kilogramAndHour, Phrase("not faster than 13 mL per kg and hour"),
            "Flythe 2011, Kidney Int 79:250", .secondary),
        row(.fiberWomen, .everyone, from: "25", "g", Phrase("25 g for women up to 50; watch potassium"),
            "Dietary Reference Intakes, table of macronutrients (National Academies, NBK56068)", .data, read: "2026-11-23"),
        row(.fiberMen, .everyone, from: "38", "g", Phrase("38 g for men up to 50; watch potassium"),
            "Dietary Reference Intakes, table of macronutrients (National Academies, NBK56068)", .data, read: "2026-11-23"),
        row(.fiberOlderWomen, .everyone, from: "21", "g", Phrase("21 g for women from 51 on; watch potassium"),
            "Dietary Reference Intakes, table of macronutrients (National Academies, NBK56068)", .data, read: "2026-11-23"),
        row(.fiberOlderMen, .everyone, from: "30", "g", Phrase("30 g for men from 51 on; watch potassium"),
            "Dietary Reference Intakes, table of macronutrients (National Academies, NBK56068)", .data, read: "2026-11-23"),
        row(.vitaminKWomen, .everyone, from: "90", to: "90", "µg", Phrase("about 90 µg for women; with warfarin the same every day"),
            "Dietary Reference Intakes, table of vitamins (National Academies)", .data, read: "2026-11-23"),
        row(.vitaminKMen, .everyone, from: "120", to: "120", "µg", Phrase("about 120 µg for men; with warfarin the same every day"),
            "Dietary Reference Intakes, table of vitamins (National Academies)", .data, read: "2026-11-23"),
        row(.vitaminD, .everyone, from: "600", to: "800", "IU", Phrase("600 to 800 IU"),
            "Dietary Reference Intakes, table of vitamins (National Academies)", .data, read: "2026-11-23"),
        row(.systolic, Set.everyone.subtracting(Set.dialysis), from: "120", to: "130", "mmHg", per: .reading,
            Phrase("under 120 as an office measures it to the standard, where that is tolerated; a common goal ",
                "at home is under 130, and readings at home and in an office aren't converted into each other"),
            "KDIGO 2024 CKD guideline, recommendation 3.4.1 (2B); ADA 2026, recommendation 11.5, for 130", .secondary),
        row(.diastolic, Set.everyone.subtracting(Set.dialysis), to: "80", "mmHg", per: .reading, Phrase("under 80, a common goal at home"),
            "ADA 2026, recommendation 11.5", .secondary),
        row(.systolicTransplant, [.transplant], to: "130", "mmHg", per: .reading,
            Phrase("under 130 after a transplant, as an office measures it to the standard"),
            "KDIGO 2021 blood pressure guideline, practice point on transplant recipients", .guideline),
        row(.diastolicTransplant, [.transplant], to: "80", "mmHg", per: .reading,
            Phrase("under 80 after a transplant, as an office measures it to the standard"),
            "KDIGO 2021 blood pressure guideline, practice point on transplant recipients", .guideline),
        row(.hbA1c, .offDialysis, from: "6.5", to: "8.0", "%", per: .reading,
            Phrase("from under 6.5 to under 8.0 with diabetes, chosen with the clinic; not on dialysis"),
            "KDIGO 2022 diabetes guideline, recommendation 2.2.1", .secondary),
        row(.activity, .everyone, from: "150", "min", per: .week, Phrase("150 minutes, as far as it goes"),
            "KDIGO 2024 CKD guideline, recommendation 3.2.2.1 (1D)", .guideline),
        row(.adults, .everyone, from: "18", "years", per: .reading, Phrase("the tables are for adults of 18 and over who aren't pregnant"),
            "the app's own choice: KDIGO 2024, practice point 3.3.1.4, doesn't restrict protein in children, and no table for a pregnancy was read",
            .own),
    ]
}
