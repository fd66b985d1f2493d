import FractionParser
import Testing
import TimeKit

@testable import KidneyNutrition

/// The numbers of the tables, transcribed a second time from the texts that the rows cite.
@Suite("A second transcription of the tables")
struct TargetTranscriptionTests {
    private static let everyone = Set(DiseaseCategory.allCases)
    private static let early: Set<DiseaseCategory> = [.earlyCKD, .g1, .g2]
    private static let late: Set<DiseaseCategory> = [.g3a, .g3b, .g4, .g5]
    private static let dialysis: Set<DiseaseCategory> = [.hemodialysis, .peritonealDialysis]
    private static let offDialysis = everyone.subtracting(dialysis)

    struct Line: CustomTestStringConvertible, Sendable {
        let rule: TargetRule
        let categories: Set<DiseaseCategory>
        let low: String?
        let high: String?
        let unit: String
        let basis: TargetBasis
        var testDescription: String { rule.rawValue }

        init(
            _ rule: TargetRule,
            _ categories: Set<DiseaseCategory>,
            _ low: String?,
            _ high: String?,
            _ unit: String,
            _ basis: TargetBasis = .day
        ) {
            self.rule = rule
            self.categories = categories
            self.low = low
            self.high = high
            self.unit = unit
            self.basis = basis
        }
    }

    static let protein = [
        // KDIGO 2024, practice point 3.3.1.1: not above 1.3 g/kg; recommendation 3.3.1.1: 0.8 g/kg in G3 to G5.
        Line(.proteinEarly, early, "0.8", nil, "g", .kilogramAndDay),
        Line(.proteinCeiling, offDialysis, nil, "1.3", "g", .kilogramAndDay),
        Line(.proteinStage3To5, late, "0.8", "0.8", "g", .kilogramAndDay),
        // KDOQI 2020, 3.0.1: 0.55 to 0.60; 3.0.2 and ADA: 0.8 with diabetes; 3.0.3 and 3.0.4: 1.0 to 1.2 on dialysis; 3.1.1: 25 to 35 kcal.
        Line(.proteinSupervised, late, "0.55", "0.6", "g", .kilogramAndDay),
        Line(.proteinDiabetes, late, "0.8", "0.8", "g", .kilogramAndDay),
        Line(.proteinDialysis, dialysis, "1", "1.2", "g", .kilogramAndDay),
        Line(.energy, everyone, "25", "35", "kcal", .kilogramAndDay),
        // CARI 2010: 1.4 g/kg in the first four weeks after a transplant.
        Line(.proteinTransplant, [.transplant], "0.8", "1", "g", .kilogramAndDay),
        Line(.proteinNewTransplant, [.transplant], "1.4", nil, "g", .kilogramAndDay),
        // KDIGO 2021 on glomerular diseases: 0.8 to 1.0 g/kg.
        Line(.proteinNephrotic, everyone, "0.8", "1", "g", .kilogramAndDay),
        Line(.proteinIll, everyone, "1", nil, "g", .kilogramAndDay),
        Line(.proteinFrail, everyone, "1", "1.2", "g", .kilogramAndDay),
        Line(.adjustedWeight, everyone, "25", "30", "kg/m²", .reading),
    ]

    static let minerals = [
        // KDOQI 2020, 6.5.1: 100 mmol of sodium; KDIGO 2024, 3.3.2.1: 2 g in the stages.
        Line(.sodium, everyone, nil, "2300", "mg"), Line(.sodiumStages, early.union(late), nil, "2000", "mg"),
        Line(.potassiumNone, everyone, nil, nil, "mg"), Line(.potassiumLow, everyone, nil, nil, "mg"),
        Line(.potassiumHigh, late.union(dialysis), "2000", "3000", "mg"),
        // KDOQI 2003, 4.1 and 4.2: 800 to 1,000 mg of phosphorus; 5.5: 2,000 mg of calcium; KDOQI 2020, 6.2.1: 800 to 1,000 mg in G3 and G4.
        Line(.phosphorusNone, everyone, nil, nil, "mg"),
        Line(.phosphorusHigh, late.union(dialysis), "800", "1000", "mg"),
        Line(.phosphorusLowAfterTransplant, [.transplant], nil, nil, "mg"),
        Line(.calciumStage3And4, late.subtracting([.g5]), "800", "1000", "mg"),
        Line(.calciumActiveVitaminD, late.union(dialysis), nil, nil, "mg"),
        Line(.calciumLowEGFR, late.union(dialysis), nil, "2000", "mg"),
        Line(.calciumDialysis, dialysis, nil, nil, "mg"),
    ]

    static let others = [
        // American Kidney Fund: the urine and 500 to 1,000 mL.
        Line(.fluidNone, everyone, nil, nil, "mL"), Line(.fluidPeritoneal, [.peritonealDialysis], nil, nil, "mL"),
        Line(.fluidHemodialysis, [.hemodialysis], "500", "1000", "mL", .overUrine),
        // EBPG 2007: 4.0 to 4.5 percent; a liter of water weighs a kilogram; Flythe 2011: 13 mL/h/kg.
        Line(.gain, [.hemodialysis], "4", "4.5", "% of the dry weight", .interval),
        Line(.gainEachDay, [.hemodialysis], nil, "1", "kg"),
        Line(.ultrafiltrationRate, [.hemodialysis], nil, "13", "mL", .kilogramAndHour),
        // Dietary Reference Intakes, adequate intakes of fiber, 19 to 50 and from 51 years on, of vitamin K, and the allowance of vitamin D.
        Line(.fiberWomen, everyone, "25", nil, "g"), Line(.fiberMen, everyone, "38", nil, "g"),
        Line(.fiberOlderWomen, everyone, "21", nil, "g"), Line(.fiberOlderMen, everyone, "30", nil, "g"),
        Line(.vitaminKWomen, everyone, "90", "90", "µg"), Line(.vitaminKMen, everyone, "120", "120", "µg"),
        Line(.vitaminD, everyone, "600", "800", "IU"),
        // KDIGO 2024, 3.4.1: under 120; ADA 2026, 11.5: under 130/80; KDIGO 2021, after a transplant: under 130/80.
        Line(.systolic, offDialysis, "120", "130", "mmHg", .reading),
        Line(.diastolic, offDialysis, nil, "80", "mmHg", .reading),
        Line(.systolicTransplant, [.transplant], nil, "130", "mmHg", .reading),
        Line(.diastolicTransplant, [.transplant], nil, "80", "mmHg", .reading),
        // KDIGO 2022, 2.2.1: from under 6.5 to under 8.0 percent; KDIGO 2024, 3.2.2.1: 150 minutes a week.
        Line(.hbA1c, offDialysis, "6.5", "8", "%", .reading), Line(.activity, everyone, "150", nil, "min", .week),
        Line(.adults, everyone, "18", nil, "years", .reading),
    ]

    @Test(
        "Each row of the targets has the numbers, the unit and the categories of its text",
        arguments: protein + minerals + others
    )
    func targets(_ line: Line) throws {
        let row = TargetTable.row(line.rule)
        #expect(try row.low == line.low.map(LabSample.number) && row.high == line.high.map(LabSample.number))
        #expect(row.unit == line.unit && row.basis == line.basis && row.categories == line.categories)
    }

    @Test("The second transcription has every row of the targets")
    func everyTarget() {
        let lines = Self.protein + Self.minerals + Self.others
        #expect(lines.count == TargetRule.allCases.count && Set(lines.map(\.rule)) == Set(TargetRule.allCases))
    }

    /// The limits that the documents give each category: sodium, then protein of 70 kg, and potassium, phosphorus and calcium with a potassium
    /// of 6.1 mEq/L and a phosphorus of 6.0 mg/dL.
    @Test(
        "Each category has the limits of its texts",
        arguments: [
            (.earlyCKD, "2000", "56-91", "3000", "-", "-"), (.g1, "2000", "56-91", "3000", "-", "-"),
            (.g2, "2000", "56-91", "3000", "-", "-"), (.g3a, "2000", "42-56", "3000", "1000", "800-1000"),
            (.g3b, "2000", "42-56", "3000", "1000", "800-1000"), (.g4, "2000", "42-56", "3000", "1000", "800-1000"),
            (.g5, "2000", "42-56", "3000", "1000", "2000"), (.hemodialysis, "2300", "70-84", "3000", "1000", "2000"),
            (.peritonealDialysis, "2300", "70-84", "3000", "1000", "2000"),
            (.transplant, "2300", "56-70", "3000", "-", "-"), (nil, "2300", "-", "3000", "-", "-"),
        ] as [(DiseaseCategory?, String, String, String, String, String)]
    )
    func categories(
        category: DiseaseCategory?,
        sodium: String,
        protein: String,
        potassium: String,
        phosphorus: String,
        calcium: String
    ) throws {
        let labs = [
            try LabSample.lab(.potassium, "6.1", "2026-03-01"), try LabSample.lab(.phosphorus, "6.0", "2026-03-01"),
        ]
        let targets = Targets.of(try LabSample.day("2026-03-10"), for: try LabSample.profile(category), labs: labs)
        func text(_ quantity: TargetQuantity) -> String {
            let ends = [targets[quantity].low, targets[quantity].high].compactMap {
                $0.map { DecimalText.text($0.value) }
            }
            return ends.isEmpty ? "-" : ends.joined(separator: "-")
        }
        let found = [TargetQuantity.sodium, .protein, .potassium, .phosphorus, .calcium].map(text)
        #expect(found == [sodium, protein, potassium, phosphorus, calcium])
    }

    /// The usual ranges of adults that laboratories print.
    @Test(
        "Each laboratory value has the usual range of adults",
        arguments: [
            (Analyte.eGFR, "at least 90 mL/min/1.73 m²", "at least 90 mL/min/1.73 m²"),
            (.creatinine, "0.60 to 1.20 mg/dL", "0.60 to 1.20 mg/dL"), (.glucose, "70 to under 100 mg/dL", ""),
            (.albumin, "3.5 to 5.0 g/dL", ""), (.potassium, "3.5 to 5.0 mEq/L", ""),
            (.phosphorus, "2.5 to 4.5 mg/dL", ""), (.hbA1c, "under 5.7 %", ""), (.pth, "10 to 65 pg/mL", ""),
            (.calcium, "8.5 to 10.2 mg/dL", ""), (.bicarbonate, "22 to 29 mEq/L", ""),
            (.uricAcid, "2.4 to 6.0 mg/dL", "3.4 to 7.0 mg/dL"), (.vitaminD, "30 to 100 ng/mL", ""),
            (.urineACR, "under 30 mg/g", ""), (.sodium, "135 to 145 mEq/L", ""), (.magnesium, "1.7 to 2.3 mg/dL", ""),
            (.inr, "0.8 to 1.2 INR", ""),
        ]
    )
    func reference(analyte: Analyte, women: String, men: String) {
        let facts = LabTable.facts(analyte)
        func text(_ sex: Sex) -> String { facts.reference(for: sex).shown(of: analyte, in: facts.conventional) }
        #expect(text(.female) == women)
        #expect(text(.male) == (men.isEmpty ? women : men))
    }

    /// The amounts that a medicine brings: 400 mg of sodium in 5 g (Lokelma label), 22.99/84.01 of sodium bicarbonate, 100 mg in a gram of
    /// sodium polystyrene sulfonate; 169 mg of calcium in 667 mg (PhosLo label), 40.08/100.09 of calcium carbonate and 21 percent of the citrate.
    @Test(
        "Doses bring the sodium and the calcium of their labels",
        arguments: [
            (Nutrient.sodium, "Lokelma", "5 g", "400"), (.sodium, "sodium bicarbonate", "1000 mg", "274"),
            (.sodium, "Kayexalate", "15 g", "1500"), (.calcium, "PhosLo", "667 mg", "169"),
            (.calcium, "Tums", "1000 mg", "400"), (.calcium, "calcium citrate", "1000 mg", "210"),
            (.calcium, "Caltrate", "600 mg", "600"), (.calcium, "Caltrate 600 mg tablets", "2 x 600 mg", "1200"),
            (.calcium, "Os-Cal", "500 mg", "500"), (.calcium, "Citracal", "250 mg", "250"),
            (.calcium, "Calcium Carbonate 1500 MG Oral Tablet [Caltrate]", "1500 mg", "600"),
            (.calcium, "calcium", "600 mg", "600"), (.potassium, "Klor-Con", "750 mg", "0"),
            (.sodium, "PhosLo", "667 mg", "0"), (.calcium, "Lokelma", "5 g", "0"),
        ]
    )
    func loads(nutrient: Nutrient, name: String, dose: String, milligrams: String) throws {
        let scene = try MedicineScene().med(name, dose, at: "08:00")
        let load = MedicineLoad.of(nutrient, in: scene.medicines, on: try LabSample.day(MedicineScene.today))
        #expect(try load.milligrams == LabSample.number(milligrams) && load.unread.isEmpty)
    }

    /// The eGFR from which the call before the next dose is no longer asked for, as the label or the guide that the row cites has it.
    @Test(
        "A rule about the kidneys asks for a call under its bound, and on it waits for the visit",
        arguments: [
            ("metf-kidney", "metformin", "29.9", "30"), ("metf-alc", "metformin", "29.9", ""),
            ("dabi-kidney", "Pradaxa", "14.9", "15"), ("riva-kidney", "Xarelto", "14.9", ""),
            ("sotalol-kidney", "Betapace", "39.9", ""), ("kcl", "Klor-Con", "14.9", "15"),
            ("nsaid-ckd", "Advil", "29.9", "30"), ("baclo-kidney", "baclofen", "29.9", "30"),
            ("baclo-kidney", "baclofen", "dialysis", "30"), ("acic-kidney", "Valtrex", "29.9", "30"),
            ("cipro-kidney", "Cipro", "29.9", "30"), ("tmp-k", "trimethoprim", "14.9", "15"),
            ("edox-kidney", "Savaysa", "14.9", "15"),
            ("opioid-kidney", "morphine", "dialysis", "5"), ("enox-kidney", "Lovenox", "dialysis", "5"),
            ("lith-kidney", "lithium", "dialysis", "5"), ("spiro-kidney", "Aldactone", "dialysis", "5"),
        ]
    )
    func calls(rule: String, medicine: String, call: String, visit: String) throws {
        func level(_ rate: String) throws -> AlertLevel? {
            let scene = try MedicineScene().med(medicine)
            guard rate != "dialysis" else { return try scene.with(.hemodialysis).finding(rule)?.level }
            return try scene.lab(.eGFR, rate).finding(rule)?.level
        }
        #expect(try level(call) == .today)
        guard !visit.isEmpty else { return }
        #expect(try level(visit) == .caution)
    }

    /// No drink has less than 70 or more than 110 mL in 100 g; the US cup has 236.588 mL and the tablespoon 14.787 mL.
    @Test("The fluid of a drink goes by its largest plain volume, and by water where no drink has such a weight")
    func fluid() {
        for (grams, isKept) in [("90.91", true), ("90.9", false), ("142.85", true), ("142.86", false)] {
            let share = FluidRule.share(ofLiquidWith: [FoodPortion(100, "ml", grams: Thousandths(stringLiteral: grams))]
            )
            #expect((share != .asWater) == isKept, "\(grams)")
        }
        let portions = [
            FoodPortion("tbsp", grams: "15"), FoodPortion("cup", grams: "244"),
            FoodPortion("quart, whipped", grams: "700"),
        ]
        for order in [portions, portions.reversed()] {
            #expect(FluidRule.share(ofLiquidWith: order).millilitersPerHundredGrams == "96.962")
        }
        #expect(FluidRule.share(ofLiquidWith: []) == .asWater)
    }
}
