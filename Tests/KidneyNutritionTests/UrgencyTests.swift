import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

/// The urgency of a value, which is that of the gravest finding over it, and the urgency that the report tells.
@Suite("One urgency of a value")
struct UrgencyTests {
    @Test(
        "A value carries the urgency of the gravest finding over it, at its entry and among the alerts",
        arguments: [
            (Analyte.potassium, "5.8", ["losartan", "spironolactone"], true),
            (.potassium, "5.4", ["spironolactone"], false), (.potassium, "5.8", [], false),
            (.calcium, "8.0", ["cinacalcet"], true), (.calcium, "8.0", [], false),
        ]
    )
    func one(analyte: Analyte, value: String, names: [String], isCall: Bool) throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        for name in names { try patient.kidney.addMedicine(name) }
        let receipt = try patient.kidney.addLab(analyte, value)
        let standing = try patient.kidney.standingAlerts()
        let alert = try #require(standing.first { $0.kind == .lab })
        for (level, message) in [(receipt.finding.level, receipt.finding.message), (alert.level, alert.message)] {
            #expect(level == (isCall ? .today : .caution), "\(message)")
            #expect(message.contains("before the next dose of") == isCall, "\(message)")
            #expect(message.contains("talk about it") != isCall, "\(message)")
        }
        #expect(standing.contains { $0.kind == .interaction && $0.level == .today } == isCall)
    }

    @Test("The line of a value that alarms by itself says that first and no other urgency")
    func alarm() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        for name in ["losartan", "spironolactone"] { try patient.kidney.addMedicine(name) }
        let finding = try patient.kidney.addLab(.potassium, "6.6").finding
        #expect(finding.level == .atOnce && !finding.message.contains("before the next dose of"), "\(finding.message)")
    }

    @Test("On the report's first page stand facts for a clinician, and on the card of the patient what to do")
    func facts() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        try patient.kidney.addMedicine("lisinopril")
        try patient.kidney.addLab(.potassium, "6.2")
        try patient.kidney.addPressure("190/100")
        let report = try patient.kidney.clinicReport(from: LabSample.day("2026-06-01"), to: LabSample.day("2026-06-02"))
        let urgent = report.standing.filter(\.level.cantWait)
        #expect(urgent.contains { $0.message.contains("otassium is 6.2 mEq/L") }, "\(urgent)")
        #expect(urgent.contains { $0.message.hasPrefix("Blood pressure 190/100") }, "\(urgent)")
        #expect(urgent.contains { $0.message.hasPrefix("Lisinopril") && $0.message.contains("6.2") }, "\(urgent)")
        #expect(report.standing.allSatisfy { !$0.message.lowercased().contains("call your") }, "\(report.standing)")
        #expect(try patient.kidney.standingAlerts().contains { $0.message.contains("Call your care team today") })
    }

    @Test("A floor is told where no day is whole, and advice on sessions is shown to nobody without them")
    func floors() throws {
        let patient = try Patient(now: "2026-06-01T11:00", profile: Care.profile(.g4, hasDiabetes: true))
        try patient.kidney.importFoods([Care.ration], from: "care")
        for day in 1...5 {
            try patient.at("2026-06-0\(day)T12:00")
            try patient.kidney.eat(Care.ration.id, "10 g")
        }
        try patient.at("2026-06-07T21:00")
        let report = try patient.kidney.clinicReport(from: LabSample.day("2026-06-01"), to: LabSample.day("2026-06-07"))
        let protein = try #require(report.intake.means.first { $0.name.lowercased().contains("protein") })
        #expect(protein.days.contains("under the floor on 5 days"), "\(protein.days)")
        #expect(!report.checks.unconfirmed.contains { $0.contains("gained between sessions") })
    }

    @Test("Off dialysis the report asks for the albumin in the urine once a year, and on dialysis never")
    func albumin() throws {
        func report(_ category: DiseaseCategory, _ labs: [(String, String, String)]) throws -> ClinicReport {
            let history = try ReportSample.history(category, labs: labs)
            return try ReportSample.report(history, from: "2026-05-01", to: "2026-05-31")
        }
        #expect(try report(.g3b, []).missingLabs.contains("Urine ACR"))
        #expect(try !report(.hemodialysis, []).missingLabs.contains("Urine ACR"))
        for (day, isDue) in [("2025-05-30", true), ("2025-06-01", false)] {
            let tested = try report(.g3b, [("ACR", "40", day)])
            #expect(!tested.missingLabs.contains("Urine ACR"))
            let asked = "Last tested over a year ago, or not at all: Urine ACR (\(day)). Is a test due?"
            #expect(tested.questions.contains(asked) == isDue, "\(tested.questions)")
            #expect(tested.questions.allSatisfy { $0 == asked || !$0.contains("ACR") }, "\(tested.questions)")
        }
    }

    @Test("The report tells the urgency as the patient was told then, beside the urgency as it stands now")
    func report() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        for name in ["losartan", "spironolactone"] { try patient.kidney.addMedicine(name) }
        try patient.kidney.addLab(.potassium, "6.1")
        try patient.at("2026-06-12T09:00")
        try patient.kidney.addLab(.potassium, "4.4")
        let report = try patient.kidney.clinicReport(from: LabSample.day("2026-06-01"), to: LabSample.day("2026-06-12"))
        let lines = report.alerts.filter { $0.message.contains("6.1") }
        #expect(!lines.isEmpty)
        #expect(lines.allSatisfy { $0.level == .caution && $0.told == .today }, "\(lines)")
    }

    @Test("A line of the report has the urgency as it was told, also where that was less than the one that stands now")
    func urgencyTold() throws {
        let alert = KidneyAlert(
            id: .init("lab/x/high"),
            kind: .lab,
            level: .today,
            day: try LabSample.day("2026-05-04"),
            message: "potassium is far too high",
            why: "",
            link: "labs"
        )
        var history = try ReportSample.history(.g3b, alerts: [alert])
        history.toldLevels[alert.id] = .caution
        let line = try #require(try ReportSample.report(history, from: "2026-05-01", to: "2026-05-31").alerts.first)
        #expect(line.told == .caution && line.level == .today)
    }

    @Test("The words of a report say first what can't wait, and tell old values, goals and the clinic's targets")
    func words() throws {
        let history = try ReportSample.history(
            .hemodialysis,
            labs: [
                ("potassium", "6.9", "2026-05-20"), ("phosphorus", "5.9", "2026-02-01"),
                ("sodium", "140", "2026-05-20"),
            ]
        )
        let labs = try ReportSample.report(history, from: "2026-05-01", to: "2026-05-31").labs
        let potassium = try #require(labs.first { $0.analyte == .potassium })
        #expect(potassium.placeWords == "critically high" && potassium.dayWords == "2026-05-20")
        #expect(potassium.goalWords == "goal 4.0 to 5.5")
        let phosphorus = try #require(labs.first { $0.analyte == .phosphorus })
        #expect(phosphorus.placeWords == (phosphorus.isGoal ? "above goal" : "above range"))
        #expect(phosphorus.dayWords == "2026-02-01 (old)")
        let sodium = try #require(labs.first { $0.analyte == .sodium })
        #expect(sodium.placeWords.isEmpty && sodium.goalWords == sodium.goal)
        for (isClinic, words) in [(true, "at most 2,000 mg (clinic)"), (false, "at most 2,000 mg")] {
            let mean = ClinicReport.Mean(
                name: "sodium",
                mean: "1,500 mg",
                perKilogram: nil,
                target: "at most 2,000 mg",
                isClinic: isClinic,
                days: "",
                isOutside: nil,
                coverage: 100
            )
            #expect(mean.targetWords == words)
        }
    }
}
