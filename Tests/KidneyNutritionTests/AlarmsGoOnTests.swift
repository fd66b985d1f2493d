import Foundation
import FractionParser
import NotificationKit
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

/// Alarms of blood pressure and weight, which go on until somebody acknowledges them or a newer value ends them, and the instants at which
/// pages about alarms change.
@Suite("Alarms that go on")
struct AlarmsGoOnTests {
    private func patient(_ category: DiseaseCategory = .g4, dryWeight: Rational? = nil) throws -> Patient {
        var profile = try LabSample.profile(category, dryWeight: dryWeight)
        profile.units = .international
        return try Patient(profile: profile)
    }

    /// The number of repeated notifications of measurements on a day on which every evaluation runs twice.
    private func told(_ patient: Patient, on day: String) throws -> Int {
        try patient.at("\(day)T09:00")
        try patient.kidney.evaluate(inBackground: true)
        try patient.kidney.evaluate(inBackground: true)
        return try patient.kidney.notificationCandidates().filter { $0.series.name.contains("again/\(day)/") }.count
    }

    private func alarm(_ patient: Patient) throws -> KidneyAlert? {
        try patient.kidney.standingAlerts().first { $0.kind != .interaction && $0.level.cantWait }
    }

    // MARK: Blood pressure

    @Test(
        "A blood pressure beyond a limit is told each day until it is acknowledged, and one within the limits never",
        arguments: [
            ("180/90", 1), ("179/90", 0), ("150/120", 1), ("150/119", 0), ("89/60", 1), ("90/60", 0), ("79/50", 1),
        ]
    )
    func pressure(text: String, count: Int) throws {
        let patient = try patient()
        try patient.kidney.addPressure(text)
        for day in ["2026-06-03", "2026-06-05", "2026-06-20", "2026-08-31"] {
            #expect(try told(patient, on: day) == count, "\(day)")
        }
        guard count > 0 else { return }
        let alert = try #require(try alarm(patient))
        #expect(alert.level == .today && alert.message.contains("was \(text)"), "\(alert.message)")
        #expect(alert.message.contains("Measure again"), "\(alert.message)")
        try patient.kidney.acknowledgeAlert(alert.id.rawValue)
        #expect(try told(patient, on: "2026-09-01") == 0)
    }

    @Test("An alarm of a blood pressure ends after 90 days")
    func ninetyDays() throws {
        let patient = try patient()
        try patient.kidney.addPressure("185/95")
        #expect(try told(patient, on: "2026-08-31") == 1)
        #expect(try told(patient, on: "2026-09-01") == 0)
    }

    @Test(
        "A newer blood pressure within the limits ends the alarm, and one beyond them is told instead",
        arguments: [("179/119", 0), ("181/95", 1)]
    )
    func newer(text: String, count: Int) throws {
        let patient = try patient()
        try patient.kidney.addPressure("185/95")
        try patient.at("2026-06-10T09:00")
        try patient.kidney.addPressure(text)
        #expect(try told(patient, on: "2026-06-12") == count)
        #expect(try alarm(patient).map { $0.message.contains(text) } == (count > 0 ? true : nil))
    }

    @Test("A blood pressure of last month that is entered today is no alarm")
    func enteredLate() throws {
        let patient = try patient()
        try patient.kidney.addPressure("185/95", at: patient.moment("2026-05-10T08:00"))
        #expect(try told(patient, on: "2026-06-03") == 0)
        #expect(try alarm(patient) == nil)
    }

    // MARK: Weight

    @Test(
        "A gain over the limit is told each day until it is acknowledged, and one within it never",
        arguments: [("71.1", 1), ("71", 0)]
    )
    func gain(weight: String, count: Int) throws {
        let patient = try patient()
        try patient.kidney.addWeight("70 kg", at: patient.moment("2026-06-01T07:00"))
        try patient.kidney.addWeight("\(weight) kg", at: patient.moment("2026-06-02T07:00"))
        for day in ["2026-06-04", "2026-06-05", "2026-07-20"] {
            #expect(try told(patient, on: day) == count, "\(day)")
        }
        guard count > 0 else { return }
        let alert = try #require(try alarm(patient))
        #expect(alert.level == .today && alert.message.contains("Weigh yourself again"), "\(alert.message)")
        try patient.kidney.acknowledgeAlert(alert.id.rawValue)
        #expect(try told(patient, on: "2026-07-21") == 0)
    }

    @Test("A newer weight without a gain ends the alarm")
    func newerWeight() throws {
        let patient = try patient()
        try patient.kidney.addWeight("70 kg", at: patient.moment("2026-06-01T07:00"))
        try patient.kidney.addWeight("73 kg", at: patient.moment("2026-06-02T07:00"))
        #expect(try told(patient, on: "2026-06-10") == 1)
        try patient.kidney.addWeight("72.9 kg")
        #expect(try told(patient, on: "2026-06-11") == 0)
        #expect(try alarm(patient) == nil)
    }

    @Test("A gain between two sessions is told each day, and ends with the next weight after a session")
    func session() throws {
        let patient = try patient(.haemodialysis, dryWeight: 68)
        try patient.kidney.addWeight("68.2 kg", .postDialysis, at: patient.moment("2026-05-31T12:00"))
        try patient.kidney.addWeight("74 kg", .preDialysis, at: patient.moment("2026-06-02T08:00"))
        try patient.at("2026-06-14T09:00")
        try patient.kidney.evaluate(inBackground: true)
        func gain() throws -> KidneyAlert? {
            try patient.kidney.standingAlerts().first { $0.level.cantWait && $0.message.contains("kg gained") }
        }
        #expect(try gain()?.level == .today)
        try patient.kidney.addWeight("68.4 kg", .postDialysis)
        #expect(try gain() == nil)
    }

    @Test("A session that seems to be missed is told until it is acknowledged")
    func missed() throws {
        let patient = try patient(.haemodialysis, dryWeight: 68)
        try patient.kidney.addWeight("68 kg", .postDialysis, at: patient.moment("2026-06-01T12:00"))
        #expect(try told(patient, on: "2026-06-05") == 0)
        #expect(try told(patient, on: "2026-06-06") == 1)
        #expect(try told(patient, on: "2026-06-25") == 1)
        let alert = try #require(try alarm(patient))
        #expect(alert.message.contains("no session is written down"), "\(alert.message)")
        try patient.kidney.acknowledgeAlert(alert.id.rawValue)
        #expect(try told(patient, on: "2026-06-26") == 0)
    }

    // MARK: Pages that change by themselves

    @Test("A glucose of 41 after midnight is told at once, and so is the value that ends it")
    func afterMidnight() throws {
        let patient = try Patient(now: "2026-06-03T01:10", profile: LabSample.profile(.g4, hasDiabetes: true))
        let receipt = try patient.kidney.addLab(.glucose, "41")
        #expect(receipt.found.alerts.contains { $0.kind == .lab && $0.level == .atOnce })
        #expect(try alarm(patient)?.level == .atOnce)
        #expect(try patient.kidney.profileScreen().facts.contains { $0.text.contains("41 mg/dL") })
        try patient.at("2026-06-03T01:30")
        try patient.kidney.addLab(.glucose, "110")
        #expect(try alarm(patient)?.level == .today)
        #expect(try alarm(patient)?.message.contains("110 mg/dL") == true)
    }

    @Test("A blood pressure and a gain of weight after midnight are told at once")
    func bodyAfterMidnight() throws {
        let patient = try patient()
        try patient.kidney.addWeight("70 kg")
        try patient.at("2026-06-03T01:10")
        try patient.kidney.addPressure("79/50")
        try patient.kidney.addWeight("73 kg")
        let kinds = try patient.kidney.standingAlerts().filter(\.level.cantWait).map(\.kind)
        #expect(Set(kinds) == [.pressure, .weight])
    }

    @Test("Pages with an alarm are valid until it leaves the 72 hours, and it ends then")
    func window() throws {
        let patient = try Patient(profile: LabSample.profile(.g4, hasDiabetes: true))
        let kidney = patient.kidney
        try kidney.addLab(.glucose, "41", at: patient.moment("2026-06-02T05:00"))
        try kidney.addLab(.glucose, "110", at: patient.moment("2026-06-02T08:00"))
        try patient.at("2026-06-05T04:00")
        let end = try Patient.instant("2026-06-05T05:00", patient.zone).adding(milliseconds: 1)
        #expect(try kidney.alertsScreen().validUntil == end && kidney.todayScreen().validUntil == end)
        #expect(try kidney.noticesScreen().validUntil == end)
        patient.clock.now = end.adding(milliseconds: -1)
        #expect(try kidney.alertsScreen().standing.contains { $0.message.contains("41 mg/dL") })
        patient.clock.now = end
        #expect(try !kidney.alertsScreen().standing.contains { $0.message.contains("41 mg/dL") })
    }

    @Test("The profile's page is valid until the end of the user's day, at which a medicine begins")
    func profile() throws {
        let patient = try patient()
        let kidney = patient.kidney
        try patient.at("2026-06-03T01:00")
        try kidney.addMedicine("Losartan", from: LabSample.day("2026-06-03"))
        func facts() throws -> String { try kidney.profileScreen().facts.map(\.text).joined(separator: " ") }
        let end = try Patient.instant("2026-06-03T03:00", patient.zone)
        #expect(try kidney.profileScreen().validUntil == end)
        #expect(try !facts().contains("Losartan"))
        patient.clock.now = end
        #expect(try facts().contains("Losartan"))
        #expect(try kidney.profileScreen().validUntil == Patient.instant("2026-06-04T00:00", patient.zone))
    }
}
