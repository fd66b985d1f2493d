import FractionParser
import NotificationKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

/// Alarms of the past on every page: none is told as if it were now.
@Suite("Alarms of the past")
struct AlarmTimeTests {
    /// Every sentence about an alarm on the pages of alerts, of notices and of the report, and in notifications.
    private func told(_ patient: Patient) throws -> [String] {
        let kidney = patient.kidney
        let today = patient.zone.date(at: patient.clock.now)
        let days = (0...10).map { today.adding(days: -$0) }
        let report = try kidney.clinicReport(from: today.adding(days: -20), to: today)
        var texts = try kidney.alertsScreen().standing.map(\.message)
        texts += try kidney.alertsScreen().found.map(\.alert.message)
        for day in days {
            let screen = try kidney.alertsScreen(day)
            texts += screen.standing.map(\.message) + screen.found.map(\.alert.message)
        }
        texts += try kidney.noticesScreen().notices.map(\.message)
        texts += report.alerts.map(\.message)
        texts += try kidney.notificationCandidates().map(\.body)
        texts += try kidney.alerts().map { try kidney.why($0.id.rawValue) }
        return texts
    }

    @Test("a low glucose that a newer value follows is told nowhere as a command of now")
    func glucose() throws {
        let patient = try Patient(profile: LabSample.profile(.g4, hasDiabetes: true))
        try patient.kidney.addLab(.glucose, "41", at: patient.moment("2026-06-02T03:00"))
        try patient.kidney.addLab(.glucose, "280", at: patient.moment("2026-06-02T09:00"))
        let texts = try told(patient).filter { $0.contains("41 mg/dL") }
        #expect(texts.count > 3)
        for text in texts { #expect(!text.contains("Take 15 g") && !text.contains("is 41"), "\(text)") }
    }

    @Test("a potassium of 6.8 that one of 4.8 follows is told as it was, and of which level it is now")
    func potassium() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        try patient.kidney.addLab(.potassium, "6.8", at: patient.moment("2026-06-01T09:00"))
        try patient.kidney.addLab(.potassium, "4.8", at: patient.moment("2026-06-02T09:00"))
        let texts = try told(patient).filter { $0.contains("6.8 mEq/L") }
        #expect(texts.count > 3)
        for text in texts { #expect(!text.contains("emergency department now"), "\(text)") }
        let report = try patient.kidney.clinicReport(
            from: LabSample.day("2026-05-20"),
            to: LabSample.day("2026-06-02")
        )
        #expect(report.alerts.allSatisfy { $0.level != .atOnce })
        #expect(
            try patient.kidney.alertsScreen(LabSample.day("2026-06-01")).found.allSatisfy { $0.alert.level != .atOnce }
        )
    }

    @Test("A potassium of 6.8 isn't over by a later <7.0, which can be 6.9, but by 4.8")
    func openValue() throws {
        let patient = LabPatient(try LabSample.profile(.g4), taking: [])
        let first = try LabSample.lab(.potassium, "6.8", "2026-06-01T09:00")
        for (text, isNow) in [("<7.0", true), ("4.8", false)] {
            let later = try LabSample.lab(.potassium, text, "2026-06-01T12:00")
            let found = LabRule.finding(first, for: patient, among: [first, later], on: first.moment.day)
            #expect((found.level == .atOnce) == isNow, "\(text)")
        }
    }

    @Test("a blood pressure of 78/40 is told eight days later as one of the past")
    func pressure() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        try patient.kidney.addPressure("78/40")
        try patient.at("2026-06-10T10:00")
        let texts = try told(patient).filter { $0.contains("78/40") }
        #expect(!texts.isEmpty)
        for text in texts {
            #expect(!text.contains("Lie down now") && text.contains("was 78/40"), "\(text)")
        }
    }

    @Test("an alert whose value was deleted says so")
    func deleted() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let receipt = try patient.kidney.addLab(.potassium, "6.8")
        try patient.kidney.deleteLab(receipt.result.id)
        let texts = try told(patient)
        #expect(texts.contains { $0.contains("was deleted since") }, "\(texts)")
        for text in texts { #expect(!text.contains("emergency department now"), "\(text)") }
    }

    @Test("an acknowledged potassium of 6.8 stands as it is on its day, and as one that was from the next day on")
    func acknowledged() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        try patient.kidney.addLab(.potassium, "6.8")
        let alert = try #require(try patient.kidney.standingAlerts().first { $0.kind == .lab })
        try patient.kidney.acknowledgeAlert(alert.id.rawValue)
        #expect(try patient.kidney.standingAlerts().first { $0.kind == .lab }?.level == .atOnce)
        try patient.at("2026-06-06T10:00")
        let standing = try #require(try patient.kidney.standingAlerts().first { $0.kind == .lab })
        #expect(standing.level == .today && standing.message.contains("was 6.8 mEq/L"), "\(standing.message)")
        #expect(standing.message.contains("you have seen it"), "\(standing.message)")
        let texts = try told(patient).filter { $0.contains("6.8 mEq/L") }
        for text in texts { #expect(!text.contains("is 6.8") && !text.contains("department now"), "\(text)") }
    }

    @Test("A potassium of 6.2 is one that was from the third day on")
    func tense() throws {
        let patient = LabPatient(try LabSample.profile(.g4), taking: [])
        let result = try LabSample.lab(.potassium, "6.2", "2026-06-01T09:00")
        for (day, words) in [("2026-06-03", "is 6.2"), ("2026-06-04", "was 6.2"), ("2026-06-08", "was 6.2")] {
            let found = LabRule.finding(result, for: patient, among: [result], on: try LabSample.day(day))
            #expect(found.level == .today && found.message.contains(words), "\(found.message)")
        }
    }

    @Test("An alarm to act on at once asks from the third day on for a newer value, or to note that it was seen")
    func asksForNewer() throws {
        let patient = LabPatient(try LabSample.profile(.g4), taking: [])
        let result = try LabSample.lab(.potassium, "6.7", "2026-06-01T09:00")
        for (day, isAsked) in [("2026-06-03", false), ("2026-06-04", true), ("2026-06-08", true)] {
            let found = LabRule.finding(result, for: patient, among: [result], on: try LabSample.day(day))
            #expect(found.level == .atOnce, "\(day)")
            #expect(found.message.contains("enter the newer value") == isAsked, "\(found.message)")
        }
    }

    @Test("A low calcium on cinacalcet that a newer low one follows stands, and is never told as over")
    func goesOn() throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis))
        try patient.kidney.addMedicine("cinacalcet")
        try patient.kidney.addLab(.calcium, "7.4", at: patient.moment("2026-06-01T09:00"))
        try patient.kidney.addLab(.calcium, "8.3", at: patient.moment("2026-06-02T09:00"))
        let texts = try told(patient).filter { $0.contains("cinacalcet") }
        #expect(texts.contains { $0.contains("stands now as") }, "\(texts)")
        for text in texts { #expect(!text.contains("doesn’t stand any more"), "\(text)") }
    }

    @Test("a gain of weight is told a week later as one of the past")
    func weight() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        try patient.kidney.addWeight("70 kg", at: patient.moment("2026-06-01T07:00"))
        try patient.kidney.addWeight("73 kg", at: patient.moment("2026-06-02T07:00"))
        let alert = try #require(try patient.kidney.standingAlerts().first { $0.kind == .weight })
        try patient.kidney.acknowledgeAlert(alert.id.rawValue)
        try patient.at("2026-06-10T10:00")
        let texts = try told(patient).filter { $0.contains("which can be fluid") }
        #expect(!texts.isEmpty)
        for text in texts { #expect(!text.contains("Call your care team today"), "\(text)") }
    }

    @Test("two medicines that are no longer taken together are told as found on their day")
    func pair() throws {
        let patient = try Patient(profile: LabSample.profile(.transplant))
        try patient.kidney.addMedicine("azathioprine")
        let receipt = try patient.kidney.addMedicine("allopurinol")
        try patient.at("2026-06-06T10:00")
        try patient.kidney.deleteMedicine(receipt.medicine.id)
        let texts = try told(patient).filter { $0.contains("bone marrow") }
        #expect(!texts.isEmpty)
        for text in texts { #expect(text.contains("2026-06-02"), "\(text)") }
    }
}
