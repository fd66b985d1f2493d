import Foundation
import NotificationKit
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Reminders of doses")
struct DoseReminderTests {
    private func time(_ text: String, _ amount: String = "") throws -> MedicationTime {
        MedicationTime(try LocalTime(iso8601: text), amount: amount)
    }

    @Test("each time of a medicine that is to be reminded of is one reminder, which says what was entered")
    func candidates() throws {
        let patient = try Patient()
        let kidney = patient.kidney
        try kidney.addMedicine("Zestril", dose: "20 mg", times: [time("08:00")])
        let renvela = try kidney.addMedicine(
            "Renvela",
            dose: "800 mg",
            times: [time("12:00", "2 tablets"), time("18:00")],
            reminds: true
        ).medicine
        let found = try kidney.doseReminders()
        #expect(found.map(\.title) == ["Time for Renvela", "Time for Renvela"])
        #expect(found.map(\.body) == ["As you entered it: 2 tablets, 800 mg.", "As you entered it: 800 mg."])
        #expect(Set(found.map(\.series)).count == 2)
        #expect(found.allSatisfy { $0.link.description == KidneyLink.medicine(renvela.id).target })
        #expect(KidneyLink(found[0].link.description) == .medicine(renvela.id))
        try kidney.editMedicine(renvela, reminds: false)
        #expect(try kidney.doseReminders().isEmpty)
    }

    @Test("medicines of one name are told apart while they are taken together")
    func oneName() throws {
        let kidney = try Patient().kidney
        try kidney.addMedicine(
            "Zestril",
            dose: "40 mg",
            times: [time("08:00")],
            from: LabSample.day("2026-05-01"),
            until: LabSample.day("2026-06-01")
        )
        let morning = try kidney.addMedicine("Zestril", dose: "20 mg", times: [time("08:00")], reminds: true).medicine
        #expect(try kidney.doseReminders().map(\.title) == ["Time for Zestril"])
        try kidney.addMedicine("Zestril", dose: "10 mg", times: [time("20:00")])
        let found = try kidney.doseReminders()
        #expect(found.map(\.title) == ["Time for Zestril 20 mg (08:00)"])
        #expect(found.map(\.link.description) == [KidneyLink.medicine(morning.id).target])
    }

    @Test("it comes at its wall time on its days of the week, from the first day through the last")
    func recurrence() throws {
        let patient = try Patient()
        try patient.kidney.addMedicine(
            "Calcitriol",
            times: [time("07:30")],
            weekdays: [.tuesday, .saturday],
            from: LabSample.day("2026-06-03"),
            until: LabSample.day("2026-06-13"),
            reminds: true
        )
        let only = try #require(try patient.kidney.doseReminders().first)
        guard case .recurring(let recurrence) = only.timing else {
            Issue.record("\(only.timing)")
            return
        }
        let found = recurrence.occurrences(
            from: try LocalDateTime(iso8601: "2026-01-01T00:00"),
            before: try LocalDateTime(iso8601: "2027-01-01T00:00")
        )
        #expect(found.map { "\($0)".prefix(16) } == ["2026-06-06T07:30", "2026-06-09T07:30", "2026-06-13T07:30"])
    }

    @Test(
        "after a journey it comes by the clock there, on the night the clocks change too; two hours late it isn't told"
    )
    func wallTime() throws {
        let patient = try Patient()
        try patient.kidney.addMedicine(
            "Synthroid",
            times: [time("02:30")],
            from: LabSample.day("2026-03-01"),
            reminds: true
        )
        let only = try #require(try patient.kidney.doseReminders().first)
        guard case .recurring(let recurrence) = only.timing else { return }
        let first = try #require(recurrence.first(atOrAfter: try LocalDateTime(iso8601: "2026-03-08T00:00")))
        let next = try #require(recurrence.first(atOrAfter: try LocalDateTime(iso8601: "2026-03-09T00:00")))
        #expect("\(first)".hasPrefix("2026-03-08T02:30") && "\(next)".hasPrefix("2026-03-09T02:30"))
        let (tokyo, berlin) = (try TimeZone.named("Asia/Tokyo"), try TimeZone.named("Europe/Berlin"))
        #expect(tokyo.instant(of: next) != berlin.instant(of: next))
        #expect(only.usefulFor == 7_200_000)
    }
}
