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

    @Test(
        "A critical blood pressure of the last 72 hours is told alike whenever it was entered, and an older one can wait",
        arguments: [("2026-06-01T08:00", true), ("2026-05-30T12:00", true), ("2026-05-29T08:00", false)]
    )
    func alone(time: String, isAlarm: Bool) throws {
        let patient = try patient()
        let receipt = try patient.kidney.addPressure("185/95", at: patient.moment(time))
        #expect(receipt.finding.level == (isAlarm ? .today : .caution), "\(receipt.finding.message)")
        #expect(try (alarm(patient) != nil) == isAlarm)
        #expect(receipt.finding.message.contains("Call your care team today") == isAlarm)
    }

    @Test("A blood pressure of last month that is entered today is no alarm")
    func enteredLate() throws {
        let patient = try patient()
        try patient.kidney.addPressure("185/95", at: patient.moment("2026-05-10T08:00"))
        #expect(try told(patient, on: "2026-06-03") == 0)
        #expect(try alarm(patient) == nil)
    }

    @Test(
        "A critical blood pressure that is entered after a newer one within the limits is told today until it is acknowledged",
        arguments: [("190/125", "128/78"), ("85/50", "120/70")]
    )
    func enteredAfterNewer(text: String, newer: String) throws {
        let patient = try patient()
        try patient.kidney.addPressure(newer)
        try patient.at("2026-06-02T10:05")
        let receipt = try patient.kidney.addPressure(text, at: patient.moment("2026-06-01T21:00"))
        let message = receipt.finding.message
        #expect(receipt.finding.level == .today && message.contains("was \(text) (2026-06-01 at 21:00)"), "\(message)")
        #expect(message.contains("the newest value is \(newer)"), "\(message)")
        #expect(receipt.found.notices.contains { $0.kind == .alarms })
        let standing = try patient.kidney.alertsScreen().standing
        #expect(standing.contains { $0.level == .today && $0.message.contains("was \(text) (2026-06-01 at 21:00)") })
        for day in ["2026-06-03", "2026-06-12", "2026-07-20"] {
            #expect(try told(patient, on: day) == 1, "\(day)")
        }
        let alert = try #require(try alarm(patient))
        try patient.kidney.acknowledgeAlert(alert.id.rawValue)
        #expect(try told(patient, on: "2026-07-21") == 0)
    }

    @Test(
        "A critical blood pressure that was entered late is over once a reading within the limits is entered after it"
    )
    func answered() throws {
        let patient = try patient()
        try patient.kidney.addPressure("128/78")
        try patient.at("2026-06-02T10:05")
        try patient.kidney.addPressure("190/125", at: patient.moment("2026-06-02T08:00"))
        #expect(try alarm(patient) != nil)
        try patient.at("2026-06-02T10:10")
        try patient.kidney.addPressure("130/82")
        #expect(try alarm(patient) == nil)
    }

    @Test("A blood pressure that is edited to a critical value after a newer one was entered is told today, and anew")
    func edited() throws {
        let patient = try patient()
        // The first values are reported by the bounds that can wait, so an alert with the reading's id is known.
        let reading = try patient.kidney.addPressure("165/95", at: patient.moment("2026-06-01T21:00")).reading
        try patient.at("2026-06-02T10:05")
        try patient.kidney.addPressure("128/78")
        try patient.at("2026-06-02T10:10")
        let receipt = try patient.kidney.editPressure(reading.id, "190/125")
        #expect(receipt.finding.level == .today, "\(receipt.finding.message)")
        #expect(receipt.found.notices.contains { $0.kind == .alarms })
        #expect(try patient.kidney.measurementsScreen().pressures.map(\.message).contains(receipt.finding.message))
        for day in ["2026-06-03", "2026-06-12"] { #expect(try told(patient, on: day) == 1, "\(day)") }
        let alert = try #require(try alarm(patient))
        try patient.kidney.acknowledgeAlert(alert.id.rawValue)
        #expect(try told(patient, on: "2026-06-13") == 0)
    }

    @Test("A blood pressure of an import is late only beside a newer one that was entered before the import")
    func imported() throws {
        let (high, usual) = (
            HealthImportTests.pressure("190", "125", at: "2026-06-01 21:00:00 -0400"),
            HealthImportTests.pressure("128", "78", at: "2026-06-02 08:00:00 -0400")
        )
        let answered = try patient()
        try HealthImportTests.importing(AppleHealthSample.export(high), into: answered.kidney)
        #expect(try alarm(answered) != nil)
        try answered.at("2026-06-02T10:05")
        try answered.kidney.addPressure("128/78")
        #expect(try alarm(answered) == nil)
        let together = try patient()
        try HealthImportTests.importing(AppleHealthSample.export(high + usual), into: together.kidney)
        #expect(try alarm(together) == nil)
        let late = try patient()
        try late.kidney.addPressure("128/78")
        try late.at("2026-06-02T10:05")
        try HealthImportTests.importing(AppleHealthSample.export(high), into: late.kidney)
        #expect(try alarm(late) != nil)
    }

    @Test("A critical blood pressure that is entered days late beside a newer one is among the alerts of its day")
    func enteredDaysLate() throws {
        for (day, isTold) in [("2026-05-03", true), ("2026-05-02", false)] {
            let patient = try patient()
            try patient.kidney.addPressure("128/78")
            try patient.at("2026-06-02T10:05")
            try patient.kidney.addPressure("190/125", at: patient.moment("\(day)T08:00"))
            #expect(try alarm(patient) == nil)
            let found = try patient.kidney.alertsScreen(LabSample.day(day)).found.map(\.alert.message)
            #expect(found.contains { $0.contains("was 190/125") } == isTold, "\(found)")
        }
    }

    @Test("An acknowledged blood pressure is told alike among the alerts, in the list and in its reason")
    func acknowledged() throws {
        let patient = try patient()
        let reading = try patient.kidney.addPressure("190/125").reading
        try patient.kidney.acknowledgeAlert(try #require(try alarm(patient)).id.rawValue)
        try patient.at("2026-06-03T09:00")
        let message = try #require(try patient.kidney.standingAlerts().first { $0.kind == .pressure }).message
        #expect(message.contains("you have seen it on 2026-06-02"), "\(message)")
        #expect(try patient.kidney.measurementsScreen().pressures.map(\.message) == [message])
        #expect(try patient.kidney.why(reading.id.rawValue).contains(message))
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
        let patient = try patient(.hemodialysis, dryWeight: 68)
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
        let patient = try patient(.hemodialysis, dryWeight: 68)
        try patient.kidney.addWeight("68 kg", .postDialysis, at: patient.moment("2026-06-01T12:00"))
        #expect(try told(patient, on: "2026-06-05") == 0)
        #expect(try told(patient, on: "2026-06-06") == 1)
        #expect(try told(patient, on: "2026-06-25") == 1)
        let alert = try #require(try alarm(patient))
        #expect(alert.message.contains("no session is written down"), "\(alert.message)")
        try patient.kidney.acknowledgeAlert(alert.id.rawValue)
        #expect(try told(patient, on: "2026-06-26") == 0)
    }

    // MARK: Food

    @Test("Star fruit that calls for action at once is told each day until it is acknowledged, for 14 days")
    func starFruit() throws {
        for isSeen in [true, false] {
            let patient = try patient(.hemodialysis)
            var profile = try #require(try patient.kidney.profile())
            profile.careTeamPhone = "602-555-0100"
            try patient.kidney.setProfile(profile)
            try patient.kidney.importFoods([Care.starFruit], from: "care")
            let first = try patient.kidney.eat(Care.starFruit.id, "90 g").found.alerts.first { $0.kind == .unsafeItem }
            #expect(first?.message.contains("Care team: 602-555-0100.") == true)
            for day in ["2026-06-03", "2026-06-04", "2026-06-08"] {
                #expect(try told(patient, on: day) == 1, "\(day)")
                let alert = try #require(try alarm(patient))
                #expect(alert.id == first?.id && alert.level == .atOnce)
                #expect(alert.message.hasPrefix("2026-06-02: Star fruit: "), "\(alert.message)")
                #expect(try patient.kidney.todayScreen().alerts.contains { $0.id == alert.id.rawValue })
            }
            if isSeen { try patient.kidney.acknowledgeAlert(try #require(first).id.rawValue) }
            #expect(try told(patient, on: "2026-06-16") == (isSeen ? 0 : 1))
            #expect(try (alarm(patient) == nil) == isSeen)
            #expect(try told(patient, on: "2026-06-17") == 0)
        }
    }

    @Test(
        "A food that asks for a call today is told each day until it is acknowledged, for 14 days",
        arguments: [(DiseaseCategory.g2, Care.starFruit), (.hemodialysis, Care.saltSubstitute)]
    )
    func foodForToday(category: DiseaseCategory, food: Food) throws {
        for isSeen in [true, false] {
            let patient = try patient(category)
            var profile = try #require(try patient.kidney.profile())
            profile.careTeamPhone = "602-555-0100"
            try patient.kidney.setProfile(profile)
            try patient.kidney.importFoods([food], from: "care")
            let found = try patient.kidney.eat(food.id, "1 g").found.alerts
            let first = try #require(found.first { $0.kind == .unsafeItem })
            #expect(first.level == .today && first.message.contains("Care team: 602-555-0100."), "\(first.message)")
            for day in ["2026-06-03", "2026-06-04", "2026-06-08"] {
                #expect(try told(patient, on: day) == 1, "\(day)")
                let alert = try #require(try alarm(patient))
                #expect(alert.id == first.id && alert.message.hasPrefix("2026-06-02: "), "\(alert.message)")
                #expect(try patient.kidney.todayScreen().alerts.contains { $0.id == alert.id.rawValue })
            }
            if isSeen { try patient.kidney.acknowledgeAlert(first.id.rawValue) }
            #expect(try told(patient, on: "2026-06-16") == (isSeen ? 0 : 1))
            #expect(try (alarm(patient) == nil) == isSeen)
            #expect(try told(patient, on: "2026-06-17") == 0)
        }
    }

    @Test("The latest food that is unsafe for one reason is told, and its acknowledgment holds for earlier ones")
    func latestFood() throws {
        let patient = try patient(.hemodialysis)
        try patient.kidney.importFoods([Care.saltSubstitute], from: "care")
        func unsafe() throws -> [String] {
            try patient.kidney.standingAlerts().filter { $0.kind == .unsafeItem }.map(\.id.rawValue)
        }
        let first = try patient.kidney.eat(Care.saltSubstitute.id, "1 g").entry
        try patient.at("2026-06-03T10:00")
        let second = try patient.kidney.eat(Care.saltSubstitute.id, "1 g").entry
        let third = try patient.kidney.eat(Care.saltSubstitute.id, "2 g", at: patient.moment("2026-06-03T09:00")).entry
        // Those of the day before are one notice.
        #expect(try told(patient, on: "2026-06-04") == 1)
        #expect(try Set(unsafe()) == ["unsafe/\(second.id)/potassium-salt", "unsafe/\(third.id)/potassium-salt"])
        #expect(try told(patient, on: "2026-06-08") == 1)
        #expect(try unsafe() == ["unsafe/\(second.id)/potassium-salt"])
        try patient.kidney.acknowledgeAlert("unsafe/\(second.id)/potassium-salt")
        #expect(try unsafe().isEmpty)
        #expect(try told(patient, on: "2026-06-09") == 0)
        try patient.kidney.deleteEntry(second.id)
        try patient.kidney.deleteEntry(third.id)
        #expect(try unsafe() == ["unsafe/\(first.id)/potassium-salt"])
    }

    @Test("A star fruit whose entry is deleted is told no more")
    func starFruitDeleted() throws {
        let patient = try patient(.hemodialysis)
        try patient.kidney.importFoods([Care.starFruit], from: "care")
        let entry = try patient.kidney.eat(Care.starFruit.id, "90 g").entry
        #expect(try told(patient, on: "2026-06-05") == 1)
        try patient.kidney.deleteEntry(entry.id)
        #expect(try alarm(patient) == nil)
        #expect(try told(patient, on: "2026-06-06") == 0)
    }

    @Test("An alarm that a newer value followed says that it is told for 72 hours")
    func followed() throws {
        let patient = try Patient(profile: LabSample.profile(.g4, hasDiabetes: true))
        let words = "As a newer value followed, this is told for 72 hours"
        let first = try patient.kidney.addLab(.glucose, "48", at: patient.moment("2026-06-02T09:00")).finding
        #expect(!first.message.contains(words))
        let second = try patient.kidney.addLab(.glucose, "120", at: patient.moment("2026-06-02T10:00"))
        #expect(!second.finding.message.contains(words))
        #expect(try alarm(patient)?.message.contains(words) == true)
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
