import Foundation
import NotificationKit
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

/// Urgent alerts, which are repeated until they are acknowledged, and the phone numbers in them.
@Suite("Acknowledging alarms")
struct AcknowledgmentTests {
    private func alarmed(_ profile: Profile? = nil) throws -> (patient: Patient, alert: KidneyAlert) {
        let patient = try Patient(profile: profile ?? LabSample.profile(.g4))
        try patient.kidney.addLab(.potassium, "6.6")
        return (patient, try #require(try patient.kidney.standingAlerts().first { $0.kind == .lab }))
    }

    /// The number of notifications of the alert on a day on which every evaluation runs twice.
    private func told(_ patient: Patient, on day: String) throws -> Int {
        try patient.at("\(day)T09:00")
        try patient.kidney.evaluate(inBackground: true)
        try patient.kidney.evaluate(inBackground: true)
        return try patient.kidney.notificationCandidates().filter { $0.series.name.contains("\(day)/lab/") }.count
    }

    @Test("an alarm is told again once each day until it is acknowledged, and then no more")
    func repetition() throws {
        let (patient, alert) = try alarmed()
        #expect(try told(patient, on: "2026-06-02") == 0)
        #expect(try told(patient, on: "2026-06-03") == 1)
        #expect(try told(patient, on: "2026-06-04") == 1)
        try patient.kidney.acknowledgeAlert(alert.id.rawValue)
        #expect(try told(patient, on: "2026-06-05") == 0)
    }

    @Test(
        "An alarm that nobody acknowledges is told each day after a week as well, as one that was, until a newer value ends it"
    )
    func goesOn() throws {
        let (patient, alert) = try alarmed()
        #expect(try told(patient, on: "2026-06-10") == 1)
        let standing = try #require(try patient.kidney.standingAlerts().first { $0.id == alert.id })
        #expect(
            standing.level == .today && standing.message.contains("was 6.6 mEq/L (2026-06-02"),
            "\(standing.message)"
        )
        #expect(standing.message.contains("Ask for a new test"), "\(standing.message)")
        #expect(try told(patient, on: "2026-06-25") == 1)
        try patient.kidney.addLab(.potassium, "4.8")
        #expect(try told(patient, on: "2026-06-26") == 0)
    }

    @Test("A later value of a hemolyzed sample ends no alarm: the good one is told until it is acknowledged")
    func hemolyzed() throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis))
        try patient.kidney.addLab(.potassium, "6.7", at: patient.moment("2026-06-02T06:30"))
        try patient.kidney.addLab(.potassium, "6.1", at: patient.moment("2026-06-02T07:00"), remarks: [.hemolyzed])
        func standing(_ value: String) throws -> KidneyAlert? {
            try patient.kidney.standingAlerts().first { $0.kind == .lab && $0.message.contains(value) }
        }
        for (day, level) in [("2026-06-05", AlertLevel.atOnce), ("2026-06-12", .today)] {
            #expect(try told(patient, on: day) == 2)
            #expect(try standing("6.7 mEq/L")?.level == level, "\(day)")
            #expect(try standing("6.1 mEq/L")?.level == .today, "\(day)")
        }
        let report = try patient.kidney.clinicReport(from: LabSample.day("2026-06-01"), to: LabSample.day("2026-06-12"))
        let line = try #require(report.labs.first { $0.analyte == .potassium })
        #expect(line.value == "6.7" && line.previous == nil, "\(line.value)")
        #expect(line.remark.contains("6.1 of a hemolyzed sample of 2026-06-02"), "\(line.remark)")
        for value in ["6.7 mEq/L", "6.1 mEq/L"] {
            try patient.kidney.acknowledgeAlert(try #require(try standing(value)).id.rawValue)
        }
        #expect(try told(patient, on: "2026-06-13") == 0)
    }

    @Test("An alarm that was acknowledged stays quiet after weeks")
    func staysQuiet() throws {
        let (patient, alert) = try alarmed()
        try patient.kidney.acknowledgeAlert(alert.id.rawValue)
        #expect(try told(patient, on: "2026-06-25") == 0)
        #expect(try patient.kidney.standingAlerts().first { $0.id == alert.id }?.level == .caution)
    }

    @Test("A refused dismissal quotes an alarm as it is told now")
    func currentWords() throws {
        let patient = try Patient(profile: LabSample.profile(.g4, hasDiabetes: true))
        try patient.kidney.addLab(.glucose, "41", at: patient.moment("2026-06-02T03:00"))
        let alert = try #require(try patient.kidney.standingAlerts().first { $0.kind == .lab })
        try patient.kidney.addLab(.glucose, "110", at: patient.moment("2026-06-02T08:00"))
        let current = try #require(try patient.kidney.standingAlerts().first { $0.id == alert.id })
        #expect(!current.message.contains("Take 15 g"), "\(current.message)")
        #expect(try patient.refuses(.alertUrgent(current.message)) { try $0.dismissAlert(alert.id.rawValue) })
    }

    @Test("an alarm that somebody's own entry repeats is told by a notification as well")
    func unseen() throws {
        let (patient, _) = try alarmed()
        try patient.at("2026-06-03T09:00")
        try patient.kidney.addWeight("70 kg")
        #expect(try patient.kidney.notificationCandidates().contains { $0.series.category == "alarms" })
    }

    @Test("an alarm is told where notices of measurements are off; its own type can't be turned off")
    func muted() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        for kind in NoticeKind.allCases where kind.canBeTurnedOff { try patient.kidney.setNotices(kind, on: false) }
        try patient.kidney.addLab(.potassium, "6.6")
        let told = try patient.kidney.notices().map(\.notice).filter { $0.link.hasPrefix("lab/") }
        #expect(told.map(\.kind) == [.alarms])
        #expect(try patient.refuses(.noticeFixed(.alarms)) { try $0.setNotices(.alarms, on: false) })
        #expect(try patient.kidney.noticesScreen().switches.allSatisfy { $0.id != .alarms })
    }

    @Test("an acknowledgment is kept with its instant, once, in one change that an undo takes back")
    func kept() throws {
        let (patient, alert) = try alarmed()
        try patient.at("2026-06-02T11:30")
        try patient.kidney.acknowledgeAlert(alert.id.rawValue)
        let at = patient.clock.now
        try patient.at("2026-06-02T12:00")
        try patient.kidney.acknowledgeAlert(alert.id.rawValue)
        #expect(try patient.kidney.acknowledgments() == [alert.id: at])
        let row = try #require(try patient.kidney.alertsScreen().standing.first { $0.id == alert.id.rawValue })
        #expect(row.acknowledgedText == "acknowledged on 2026-06-02 11:30" && row.acknowledge?.isEnabled == false)
        try patient.kidney.undo()
        #expect(try patient.kidney.acknowledgments().isEmpty)
        let again = try #require(try patient.kidney.alertsScreen().standing.first { $0.id == alert.id.rawValue })
        #expect(again.acknowledgedText == nil && again.acknowledge?.isEnabled == true)
    }

    // MARK: Another finding, or a graver one

    private func row(_ patient: Patient, _ id: KidneyAlert.ID) throws -> AlertRow {
        try #require(try patient.kidney.alertsScreen().standing.first { $0.id == id.rawValue })
    }

    @Test("A rise that an older creatinine reveals isn't acknowledged with the later value, and the receipt tells it")
    func rise() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        try patient.kidney.addLab(.creatinine, "6.0", at: patient.moment("2026-06-01T09:00"))
        let first = try #require(try patient.kidney.standingAlerts().first { $0.kind == .lab && $0.level.cantWait })
        try patient.kidney.acknowledgeAlert(first.id.rawValue)
        let receipt = try patient.kidney.addLab(.creatinine, "3.0", at: patient.moment("2026-05-27T09:00"))
        let rise = try #require(try patient.kidney.standingAlerts().first { $0.message.contains("rose from 3.0") })
        #expect(rise.id != first.id && rise.level == .today)
        #expect(try row(patient, rise.id).acknowledgedText == nil)
        #expect(try row(patient, rise.id).acknowledge?.isEnabled == true)
        let news = receipt.screen.news
        #expect(news.contains { $0.level == .today && $0.message.contains("rose from 3.0") }, "\(news)")
        // The value that was acknowledged is judged in the same words now, and isn't listed for a second time.
        let screen = try patient.kidney.alertsScreen()
        let told = screen.standing.map(\.message) + screen.found.map(\.alert.message)
        #expect(told.count { $0.contains("rose from 3.0") } == 1, "\(told)")
    }

    @Test("An acknowledgment of a call for today doesn't hold for acting at once, which is told anew")
    func graver() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let newer = try patient.kidney.addLab(.potassium, "5.4", at: patient.moment("2026-06-02T09:00"))
        try patient.kidney.addLab(.potassium, "6.8", at: patient.moment("2026-06-02T08:00"))
        let alert = try #require(try patient.kidney.standingAlerts().first { $0.message.contains("6.8 mEq/L") })
        #expect(alert.level == .today)
        try patient.kidney.acknowledgeAlert(alert.id.rawValue)
        #expect(try row(patient, alert.id).acknowledgedText != nil)
        try patient.at("2026-06-02T10:05")
        try patient.kidney.deleteLab(newer.result.id)
        #expect(try row(patient, alert.id).level == .atOnce)
        #expect(try row(patient, alert.id).acknowledgedText == nil)
        #expect(try patient.kidney.alerts().first { $0.id == alert.id }?.level == .atOnce)
        let told = try patient.kidney.notificationCandidates().filter { $0.series.name.contains(alert.id.rawValue) }
        #expect(told.contains { $0.body.contains("emergency department now") }, "\(told)")
        #expect(try patient.kidney.evaluate(inBackground: true).isEmpty)
        // The graver one holds for the lesser one, too.
        try patient.kidney.acknowledgeAlert(alert.id.rawValue)
        #expect(try row(patient, alert.id).acknowledgedText != nil)
        try patient.kidney.addLab(.potassium, "5.4", at: patient.moment("2026-06-02T09:30"))
        #expect(try row(patient, alert.id).level == .today && row(patient, alert.id).acknowledgedText != nil)
        #expect(try patient.kidney.acknowledgments().keys.map(\.self) == [alert.id])
    }

    @Test("An acknowledgment that was given for acting at once says so beside the call for today that follows")
    func lesser() throws {
        let patient = try Patient(profile: LabSample.profile(.g4, hasDiabetes: true))
        try patient.kidney.addLab(.glucose, "62", at: patient.moment("2026-06-02T09:50"))
        let alert = try #require(try patient.kidney.standingAlerts().first { $0.kind == .lab })
        try patient.kidney.acknowledgeAlert(alert.id.rawValue)
        #expect(try row(patient, alert.id).acknowledgedText == "acknowledged on 2026-06-02 10:00")
        try patient.at("2026-06-02T10:20")
        try patient.kidney.addLab(.glucose, "98")
        #expect(try row(patient, alert.id).level == .today)
        let text = try row(patient, alert.id).acknowledgedText
        #expect(text == "acknowledged on 2026-06-02 10:00, when it was “act now”")
    }

    @Test("An acknowledgment from before an alarm became graver doesn't end the graver one that nobody acknowledged")
    func earlier() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let newer = try patient.kidney.addLab(.potassium, "5.4", at: patient.moment("2026-06-02T09:00"))
        try patient.kidney.addLab(.potassium, "6.8", at: patient.moment("2026-06-02T08:00"))
        let alert = try #require(try patient.kidney.standingAlerts().first { $0.message.contains("6.8 mEq/L") })
        try patient.kidney.acknowledgeAlert(alert.id.rawValue)
        try patient.at("2026-06-02T10:05")
        try patient.kidney.deleteLab(newer.result.id)
        // The level falls to a call for today after a week, and the alarm goes on.
        #expect(try told(patient, on: "2026-06-12") == 1)
        #expect(try row(patient, alert.id).level == .today && row(patient, alert.id).acknowledgedText == nil)
        try patient.kidney.acknowledgeAlert(alert.id.rawValue)
        #expect(try patient.kidney.acknowledgments() == [alert.id: patient.clock.now])
        #expect(try told(patient, on: "2026-06-13") == 0)
    }

    @Test("An acknowledgment holds for its value: an edit to another one that alarms is told anew, until that is seen")
    func edited() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        func alarm(_ kind: AlertKind) throws -> AlertRow {
            let alert = try #require(
                try patient.kidney.standingAlerts().first { $0.kind == kind && $0.level.cantWait }
            )
            return try row(patient, alert.id)
        }
        let at = try patient.moment("2026-06-02T08:00")
        let pressure = try patient.kidney.addPressure("185/110", at: at).reading.id
        let lab = try patient.kidney.addLab(.potassium, "6.2", at: at).result.id
        for kind in [AlertKind.pressure, .lab] { try patient.kidney.acknowledgeAlert(alarm(kind).id) }
        try patient.at("2026-06-02T10:05")
        // Another time of the same value is no other finding.
        try patient.kidney.editPressure(pressure, at: patient.moment("2026-06-02T08:10"))
        #expect(try alarm(.pressure).acknowledgedText != nil && alarm(.lab).acknowledgedText != nil)
        let news = [
            try patient.kidney.editPressure(pressure, "185/118").found.alerts,
            try patient.kidney.editLab(lab, "6.4").found.alerts,
        ]
        for (kind, (found, value)) in zip([AlertKind.pressure, .lab], zip(news, ["185/118", "6.4 mEq/L"])) {
            #expect(found.contains { $0.level.cantWait && $0.message.contains(value) }, "\(found)")
            #expect(try alarm(kind).acknowledgedText == nil && alarm(kind).acknowledge?.isEnabled == true)
            try patient.kidney.acknowledgeAlert(alarm(kind).id)
            #expect(try alarm(kind).acknowledgedText != nil)
        }
    }

    @Test("An alarm that nobody acknowledged goes on after an edit to another value")
    func editedGoesOn() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let lab = try patient.kidney.addLab(.potassium, "6.6").result.id
        try patient.at("2026-07-10T09:00")
        try patient.kidney.editLab(lab, "6.7")
        let standing = try #require(try patient.kidney.standingAlerts().first { $0.kind == .lab })
        #expect(standing.level == .today && standing.message.contains("6.7 mEq/L"), "\(standing.message)")
        try patient.kidney.acknowledgeAlert(standing.id.rawValue)
        #expect(try patient.kidney.standingAlerts().allSatisfy { $0.kind != .lab || !$0.level.cantWait })
    }

    @Test("an alert that can wait isn't acknowledged, an alarm isn't dismissed, and an unknown id is refused")
    func refused() throws {
        let (patient, alert) = try alarmed()
        #expect(try patient.refuses(.alertUrgent(alert.message)) { try $0.dismissAlert(alert.id.rawValue) })
        #expect(try patient.refuses(.noSuchRecord("alert", "x")) { try $0.acknowledgeAlert("x") })
        try patient.kidney.addLab(.phosphorus, "6.0")
        let other = try #require(try patient.kidney.standingAlerts().first { $0.kind == .lab && $0.level == .caution })
        #expect(try patient.refuses(.alertCanWait(other.message)) { try $0.acknowledgeAlert(other.id.rawValue) })
    }

    @Test("an alarm shows the numbers of the profile, or says where to add them")
    func numbers() throws {
        #expect(try alarmed().alert.message.contains("Add your care team’s number to the profile"))
        var profile = try LabSample.profile(.g4)
        profile.careTeamPhone = "602-555-0100"
        profile.afterHoursPhone = "602-555-0199"
        let message = try alarmed(profile).alert.message
        #expect(message.contains("Care team: 602-555-0100; out of hours: 602-555-0199."), "\(message)")
    }

    @Test("A sick day shows the numbers of the profile beside its call")
    func numbersOfSickDay() throws {
        var profile = try LabSample.profile(.g4)
        profile.careTeamPhone = "602-555-0100"
        let patient = try Patient(profile: profile)
        #expect(try patient.kidney.todayScreen().sickDay.text.isEmpty)
        try patient.kidney.setCondition(.illness, true)
        let text = try patient.kidney.todayScreen().sickDay.text
        #expect(text.contains("Call your care team") && text.hasSuffix(" Care team: 602-555-0100."), "\(text)")
    }

    @Test("a telephone number without three digits is refused, with the value and an example")
    func badNumber() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        var profile = try LabSample.profile(.g4)
        profile.careTeamPhone = "call us"
        #expect(try patient.refuses { _ = try $0.setProfile(profile) })
        let form = try patient.kidney.profileScreen(typed: ["careTeamPhone": "12"]).form
        #expect(form[field: "careTeamPhone"]?.error?.contains("602-555-0100") == true)
    }

    @Test("a telephone number is stored without the spaces around it, and blanks take it away")
    func blankNumber() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        var profile = try LabSample.profile(.g4)
        (profile.careTeamPhone, profile.afterHoursPhone) = (" 602-555-0100\n", "602-555-0199")
        #expect(try patient.kidney.setProfile(profile).careTeamPhone == "602-555-0100")
        profile.afterHoursPhone = " "
        #expect(try patient.kidney.setProfile(profile).afterHoursPhone == nil)
        #expect(try patient.kidney.profile()?.careTeamPhone == "602-555-0100")
    }

    // MARK: Older stores

    /// A database written by the version whose newest migration was 0003. It is never regenerated.
    private static let fixture = Corpus.package.appending(path: "Tests/Fixtures/databases/kidney-0003-release.sqlite")

    @Test(
        "a database of the version before opens with all its data: an urgent alert is one of today, and is acknowledged"
    )
    func olderStore() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("kidney.sqlite")
        try FileManager.default.copyItem(at: Self.fixture, to: file)
        let patient = try Patient(file: file, isAccepted: false)
        #expect(try patient.kidney.profile()?.name == "Ann")
        #expect(try patient.kidney.alerts().map(\.level) == [.today, .caution])
        #expect(try patient.kidney.labs().count == 2 && patient.kidney.pressures().count == 1)
        #expect(try patient.kidney.noticesOff() == [.measurements])
        let alert = try #require(try patient.kidney.standingAlerts().first { $0.level == .today })
        try patient.kidney.acknowledgeAlert(alert.id.rawValue)
        #expect(try patient.kidney.acknowledgments().count == 1)
    }
}
