import FractionParser
import Testing

@testable import KidneyNutrition

@Suite("Flags of laboratory values")
struct LabFlagTests {
    private func patient(
        _ category: DiseaseCategory?,
        hasGout: Bool = false,
        hasDiabetes: Bool = false
    ) throws -> LabPatient {
        var profile = try LabSample.profile(category, hasDiabetes: hasDiabetes)
        profile.hasGout = hasGout
        return LabPatient(profile, taking: [])
    }

    private func flag(
        _ analyte: Analyte,
        _ text: String,
        _ category: DiseaseCategory? = .g3a,
        _ remarks: Set<LabRemark> = [],
        hasGout: Bool = false,
        hasDiabetes: Bool = false
    ) throws -> LabFlag {
        LabRule.finding(
            try LabSample.lab(analyte, text, "2026-03-01", remarks: remarks),
            for: try patient(category, hasGout: hasGout, hasDiabetes: hasDiabetes),
            among: []
        ).flag
    }

    @Test("a range without an exact number in a unit is told in the conventional unit, never with a wrong number")
    func rangeBeyondUnit() {
        let range = LabRange(low: nil, high: Rational(Int64.max))
        #expect(range.shown(of: .creatinine, in: .umolPerL) == "at most 9223372036854775807 mg/dL")
        #expect(LabRange(low: nil, high: 2).shown(of: .creatinine, in: .pgPerML).hasSuffix(" mg/dL"))
    }

    @Test(
        "each limit is where the table has it, the limit itself on the side it says",
        arguments: [
            (Analyte.potassium, "2.99", LabFlag.veryLow), (.potassium, "3.0", .low), (.potassium, "3.49", .low),
            (.potassium, "3.5", .inRange), (.potassium, "5.0", .inRange), (.potassium, "5.01", .high),
            (.potassium, "5.99", .high), (.potassium, "6.0", .veryHigh), (.potassium, "6.5", .criticalHigh),
            (.glucose, "53", .criticalLow),
            (.glucose, "54", .criticalLow), (.glucose, "69", .criticalLow),
            (.glucose, "70", .inRange), (.glucose, "180", .inRange), (.glucose, "181", .high), (.glucose, "300", .high),
            (.glucose, "301", .veryHigh), (.albumin, "2.9", .low), (.albumin, "3.4", .low),
            (.albumin, "5.6", .high),
            (.phosphorus, "2.4", .low), (.phosphorus, "4.6", .inRange), (.phosphorus, "4.7", .high),
            (.phosphorus, "7.1", .high),
            (.phosphorus, "0.9", .criticalLow),
            (.hbA1c, "6.4", .inRange), (.hbA1c, "6.5", .high),
            (.hbA1c, "8.1", .high), (.hbA1c, "10.1", .high), (.calcium, "7.4", .veryLow),
            (.calcium, "6.9", .criticalLow),
            (.calcium, "8.3", .low),
            (.calcium, "10.3", .high), (.calcium, "12.1", .veryHigh), (.bicarbonate, "17", .veryLow),
            (.bicarbonate, "9", .criticalLow),
            (.bicarbonate, "23", .low), (.bicarbonate, "30", .high), (.uricAcid, "7.1", .high),
            (.uricAcid, "6.5", .inRange),
            (.vitaminD, "29", .low), (.vitaminD, "101", .high), (.vitaminD, "151", .high),
            (.urineACR, "30", .high), (.urineACR, "29", .inRange),
            (.urineACR, "2201", .high), (.eGFR, "59.6", .low), (.eGFR, "60", .inRange),
            (.creatinine, "3", .high), (.creatinine, "5", .veryHigh), (.creatinine, "0.7", .inRange),
            (.pth, "34", .low), (.pth, "71", .high), (.pth, "801", .high),
        ]
    )
    func limits(analyte: Analyte, text: String, expected: LabFlag) throws {
        #expect(try flag(analyte, text) == expected)
    }

    @Test("the unit a value was entered in doesn't change its flag")
    func units() throws {
        #expect(try flag(.glucose, "10.1 mmol/L") == .high && flag(.glucose, "9.9 mmol/L") == .inRange)
        #expect(try flag(.phosphorus, "1.5 mmol/L") == .high && flag(.hbA1c, "90 mmol/mol") == .high)
    }

    @Test("phosphorus, PTH, uric acid and glucose are flagged by dialysis, category, gout and fasting")
    func subjects() throws {
        #expect(try flag(.phosphorus, "5.5", .hemodialysis) == .inRange && flag(.phosphorus, "5.6", .g5) == .high)
        #expect(try flag(.phosphorus, "3.4", .hemodialysis) == .low && flag(.phosphorus, "3.5", .g5) == .inRange)
        #expect(try flag(.phosphorus, "2.5", .g4) == .inRange)
        #expect(try flag(.bicarbonate, "29") == .inRange && flag(.bicarbonate, "30") == .high)
        #expect(try flag(.bicarbonate, "23") == .low)
        #expect(try flag(.pth, "200", .g5) == .inRange && flag(.pth, "129", .hemodialysis) == .low)
        #expect(try flag(.pth, "66", .g2) == .high)
        #expect(try flag(.uricAcid, "6.5", .g3a, hasGout: true) == .high)
        #expect(try flag(.glucose, "140", .g3a, [.fasting]) == .high && flag(.glucose, "140") == .inRange)
    }

    @Test("On dialysis an HbA1c is never told as in range, because it reads falsely low; a high one is told as high")
    func hbA1cOnDialysis() throws {
        for category in [DiseaseCategory.hemodialysis, .peritonealDialysis] {
            #expect(try flag(.hbA1c, "7.5", category, hasDiabetes: true) == .notJudged)
            #expect(try flag(.hbA1c, "8.1", category, hasDiabetes: true) == .high)
        }
        #expect(try flag(.hbA1c, "6.4", .g4) == .inRange)
    }

    @Test("on dialysis a filtration rate is not judged: it says nothing")
    func hiddenEGFR() throws {
        #expect(try flag(.eGFR, "8", .hemodialysis) == .notJudged && flag(.eGFR, "8", .g5) == .low)
    }

    @Test("“<” and “>” are flagged only where every number they can be would be")
    func comparators() throws {
        #expect(try flag(.potassium, "<3.0") == .veryLow && flag(.potassium, "<3.5") == .low)
        #expect(try flag(.potassium, "<6.0") == .notJudged && flag(.potassium, ">6.0") == .veryHigh)
        #expect(
            try flag(.eGFR, ">60") == .inRange && flag(.eGFR, ">90") == .inRange && flag(.urineACR, "<30") == .inRange
        )
        let open = LabRule.finding(
            try LabSample.lab(.phosphorus, "<5.0", "2026-03-01"),
            for: try patient(.hemodialysis),
            among: []
        )
        #expect(open.meetsGoal == nil)
    }

    @Test("each flag says the value in its own unit, the limit it passed and what to do")
    func words() throws {
        let high = LabRule.finding(
            try LabSample.lab(.phosphorus, "1.60 mmol/L", "2026-03-01"),
            for: try patient(.g4),
            among: []
        )
        #expect(
            high.message
                == "Phosphorus 1.60 mmol/L of 2026-03-01 is above 1.485 mmol/L: talk about it with your care team."
        )
        #expect(high.meetsGoal == false && high.goal?.words.contains("KDOQI 2003") == true)
        let urgent = LabRule.finding(
            try LabSample.lab(.potassium, "6.3", "2026-03-01", remarks: [.hemolyzed]),
            for: try patient(.g4),
            among: []
        )
        #expect(urgent.flag.cantWait && urgent.message.hasPrefix("Call your care team today"))
        #expect(urgent.message.contains("may be falsely high"))
    }

    @Test("a value shows in both unit systems, exactly as typed in its own")
    func shown() throws {
        let glucose = try LabSample.lab(.glucose, "5.50 mmol/L", "2026-03-01")
        #expect(glucose.shown(in: .international) == "5.50 mmol/L" && glucose.shown(in: .conventional) == "99 mg/dL")
        // 100 mg/dL is 5.551 mmol/L, and is no longer in the fasting range.
        let high = try LabSample.lab(.glucose, "5.55 mmol/L", "2026-03-01")
        #expect(high.shown(in: .conventional) == "99.9 mg/dL")
        #expect(try LabSample.lab(.pth, "<10", "2026-03-01").shown(in: .international) == "<1.1 pmol/L")
        #expect(try LabSample.lab(.hbA1c, "7.0", "2026-03-01").shown(in: .international) == "53 mmol/mol")
    }

    @Test("calcium corrected by albumin is an extra with a warning, from samples of one day, in any units")
    func correctedCalcium() throws {
        let calcium = try LabSample.lab(.calcium, "8.4", "2026-03-01")
        let corrected = CorrectedCalcium(calcium, albumin: try LabSample.lab(.albumin, "30 g/L", "2026-03-01"))
        #expect(try corrected?.value == LabSample.number("9.2"))
        #expect(CorrectedCalcium(calcium, albumin: try LabSample.lab(.albumin, "3.5", "2026-03-01")) == nil)
        #expect(CorrectedCalcium(calcium, albumin: try LabSample.lab(.albumin, "3.4", "2026-03-01")) != nil)
        #expect(CorrectedCalcium(calcium, albumin: try LabSample.lab(.albumin, "3", "2026-03-02")) == nil)
        #expect(CorrectedCalcium(calcium, albumin: try LabSample.lab(.albumin, "<3", "2026-03-01")) == nil)
        #expect(CorrectedCalcium(calcium, albumin: calcium) == nil)
        #expect(CorrectedCalcium.note.contains("an estimate"))
    }
}
