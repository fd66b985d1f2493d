import FractionParser
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

/// All pages use the same judgment of a value.
@Suite("The judgment of a laboratory value")
struct LabJudgmentTests {
    private func finding(_ result: LabResult, _ category: DiseaseCategory) throws -> LabFinding {
        LabRule.finding(result, for: LabPatient(try LabSample.profile(category, born: nil), taking: []), among: [])
    }

    @Test("a value without a range is never in range")
    func noRange() throws {
        for (analyte, text, category) in [
            (Analyte.creatinine, "8.8", DiseaseCategory.hemodialysis),
            (.eGFR, "9", .hemodialysis), (.potassium, "<6.0", .g4), (.glucose, ">60", .g4),
        ] {
            let found = try finding(try LabSample.lab(analyte, text, "2026-05-20"), category)
            #expect(found.flag.rawValue == "not judged", "\(analyte) \(text)")
            #expect(!found.message.contains("not flagged"), "\(found.message)")
        }
    }

    @Test("an eGFR that was entered on dialysis is listed, and no range is named for it")
    func dialysis() throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis))
        let receipt = try patient.kidney.addLab(.eGFR, "9")
        #expect(receipt.range.isEmpty && receipt.finding.message.contains("on dialysis"))
        #expect(try patient.kidney.labList().map { $0.flag?.rawValue } == ["not judged"])
    }

    @Test(
        "a creatinine that rose by half or more in three months is an alert, with both values and the days between",
        arguments: [
            ("1.56", "2026-05-21", "3.4", true), ("1.56", "2026-05-28", "2.34", true),
            ("1.56", "2026-05-28", "2.33", false), ("1.56", "2026-01-21", "3.4", false),
            ("2.90", "2026-05-31T11:00", "3.2", true), ("2.90", "2026-05-31T09:00", "3.2", false),
        ]
    )
    func creatinine(before: String, day: String, now: String, isTold: Bool) throws {
        let patient = try Patient(profile: LabSample.profile(.g3b))
        try patient.kidney.addLab(.creatinine, before, at: patient.moment(day))
        let found = try patient.kidney.addLab(.creatinine, now)
        let alerts = try patient.kidney.alerts().filter { $0.kind == .lab && $0.message.contains("rose from") }
        #expect(alerts.count == (isTold ? 1 : 0) && found.finding.message.contains("rose from") == isTold)
        guard isTold, let alert = alerts.first else { return }
        #expect(alert.level == .today && alert.message.contains("rose from \(before) mg/dL"))
        #expect(alert.why.contains("KDIGO 2012"))
    }

    @Test("A rise of creatinine up to an eGFR under 15 tells both, and one above it the rise alone")
    func riseAndFailure() throws {
        for (now, isUnder) in [("7.5", true), ("2.8", false)] {
            let patient = try Patient(profile: LabSample.profile(.g3b))
            try patient.kidney.addLab(.creatinine, "1.5", at: patient.moment("2026-05-21"))
            let found = try patient.kidney.addLab(.creatinine, now).finding
            #expect(found.level == .today && found.message.contains("rose from 1.5 mg/dL to \(now) mg/dL"))
            #expect(found.message.contains("under 15") == isUnder, "\(found.message)")
        }
    }

    @Test("A rise and a newer value are told in one unit, that of the judged value")
    func oneUnit() throws {
        let patient = try Patient(profile: LabSample.profile(.g3b))
        try patient.kidney.addLab(.creatinine, "88.4 umol/L", at: patient.moment("2026-05-28"))
        let rise = try patient.kidney.addLab(.creatinine, "2.4 mg/dL").finding.message
        #expect(rise.contains(" mg/dL to 2.4 mg/dL") && !rise.contains("µmol"), "\(rise)")
        try patient.kidney.addLab(.potassium, "5.4 mmol/L")
        let late = try patient.kidney.addLab(.potassium, "6.8 mEq/L", at: patient.moment("2026-06-01T09:00"))
        #expect(late.finding.message.contains("the newest value is 5.4 mEq/L"), "\(late.finding.message)")
    }

    @Test("a creatinine on dialysis, where sessions move it, is no rise")
    func creatinineOnDialysis() throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis))
        try patient.kidney.addLab(.creatinine, "4.1", at: patient.moment("2026-05-30"))
        #expect(try !patient.kidney.addLab(.creatinine, "8.8").finding.flag.cantWait)
    }

    // MARK: An own goal

    private func diabetic() throws -> Patient {
        var profile = try LabSample.profile(.g3b, hasDiabetes: true)
        profile.diabetesDiet.hbA1c = LabReading(7, .percent, text: "7.0")
        let patient = try Patient(profile: profile)
        try patient.kidney.addGoal(.lab(.hbA1c))
        try patient.kidney.addLab(.hbA1c, "7.2", at: patient.moment("2026-05-01"))
        return patient
    }

    @Test("a value over one's own goal is over it on every page, and the general range is told apart")
    func ownGoal() throws {
        let patient = try diabetic()
        let found = try patient.kidney.addLab(.hbA1c, "7.1").finding
        #expect(found.flag == .high && found.meetsGoal == false)
        #expect(found.message.contains("your own goal of at most 7.0 %"))
        let report = try patient.kidney.clinicReport(
            from: patient.moment("2026-05-01").day,
            to: patient.moment("2026-06-02").day
        )
        let line = try #require(report.labs.first { $0.analyte == .hbA1c })
        #expect(line.place == .above && line.goal == "at most 7.0")
        let screen = try patient.kidney.labsScreen(.hbA1c)
        #expect(screen.labs.first?.judgment == "high, over your own goal of at most 7.0 %")
    }

    @Test("a value over one's own goal earns nothing, though it lies in the general range")
    func ownGoalReward() throws {
        let patient = try diabetic()
        try patient.kidney.addLab(.hbA1c, "7.1")
        #expect(try patient.kidney.rewards().entries.allSatisfy { !$0.key.word.contains("HbA1c") })
        #expect(try patient.kidney.goalsScreen().goals.first?.state == .underway)
    }

    // MARK: The filtration rate

    @Test("an eGFR has one judgment: what the laboratory page calls a rapid fall reaches no goal and earns nothing")
    func filtration() throws {
        let patient = try Patient(profile: LabSample.profile(.g3b))
        try patient.kidney.addGoal(.lab(.eGFR))
        for (day, value) in [("2025-01-10", "55"), ("2025-06-10", "51"), ("2026-02-20", "47"), ("2026-06-01", "46")] {
            try patient.kidney.addLab(.eGFR, value, at: patient.moment(day))
        }
        let labs = try patient.kidney.labsScreen()
        #expect(labs.trend.contains("falling rapidly") || labs.trend.contains("falls rapidly"))
        let goal = try #require(try patient.kidney.goalsScreen().goals.first)
        #expect(goal.state == .underway)
        #expect(try patient.kidney.rewards().entries.isEmpty)
    }

    @Test("the goal of the eGFR goes by the values that creatinines give, too")
    func filtrationGoal() throws {
        let patient = try Patient(profile: LabSample.profile(.g3b))
        try patient.kidney.addGoal(.lab(.eGFR))
        for (day, value) in [("2025-01-10", "1.50"), ("2025-09-10", "1.51"), ("2026-05-01", "1.50")] {
            try patient.kidney.addLab(.creatinine, value, at: patient.moment(day))
        }
        let goal = try #require(try patient.kidney.goalsScreen().goals.first)
        #expect(goal.state == .reached)
    }
}
