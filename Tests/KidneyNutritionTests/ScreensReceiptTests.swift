import Foundation
import FractionParser
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Pages of what an entry came to")
struct ScreensReceiptTests {
    private func patient() throws -> Patient {
        let patient = try Patient(profile: LabSample.profile(.g3b))
        try patient.kidney.addLab(.potassium, "5.6 mmol/L", at: patient.moment("2026-06-01T08:00"))
        return patient
    }

    /// Whether the page survives encoding and decoding.
    private func isSame<Page: Screen & Equatable>(_ page: Page) throws -> Bool {
        try JSONDecoder().decode(Page.self, from: JSONEncoder().encode(page)) == page
    }

    @Test("something eaten shows the entry, the day with it, and which limits it moved to another side")
    func intake() throws {
        let patient = try patient()
        let banana = TimeKit.ID<Food>("ndb-09040")
        let small = try patient.kidney.eat(banana, "100 g").screen
        #expect(small.title == "Banana, raw, 100 g" && small.day == LocalDate("2026-06-02"))
        #expect(!small.changes.contains { $0.nutrient == "potassium" } && small.alerts.isEmpty)
        let large = try patient.kidney.eat(banana, "700 g", meal: .dinner).screen
        let change = try #require(large.changes.first { $0.nutrient == "potassium" })
        #expect(change.from == .ok && change.to == .near && large.meal == .dinner)
        let row = try #require(large.totals.first { $0.nutrient == "potassium" })
        #expect(row.known == 2864 && row.target?.high == 3000)
        #expect(
            large.totals.allSatisfy {
                $0.nutrient == "potassium" || $0.target?.low != nil || $0.target?.high != nil
            }
        )
        #expect(large.alerts.first?.why.contains("5.6 mmol/L of 2026-06-01") == true)
        #expect(large.news.allSatisfy { !$0.id.contains("near") })
        #expect(try isSame(large))
    }

    @Test("a food that is unsafe by itself says so as it is entered")
    func unsafe() throws {
        let patient = try patient()
        let salt = try patient.kidney.findFood("Salt substitute (potassium chloride)")
        let receipt = try patient.kidney.eat(salt.id, "1/4 teaspoon")
        let screen = receipt.screen
        let alert = try #require(screen.alerts.first { $0.level == .today })
        #expect(alert.message.contains("mostly potassium"))
        #expect(!screen.news.contains { $0.message == alert.message })
    }

    @Test("a weight shows both units and the targets it changed; a blood pressure shows where it lies")
    func measurements() throws {
        let category = CategoryPeriod(from: try LabSample.day("2026-01-01"), .g3b)
        let patient = try Patient(profile: Profile(name: "Ana", categories: [category]))
        let weight = try patient.kidney.addWeight("80 kg").screen
        #expect(weight.title == "Weight 80 kg (176.4 lb)" && !weight.wasThere)
        #expect(weight.weight.time == "10:00" && weight.weight.day == LocalDate("2026-06-02"))
        #expect(weight.changes.contains { $0.quantity == .protein && $0.from != $0.to && !$0.why.isEmpty })
        #expect(try isSame(weight))
        let again = try patient.kidney.addWeight("80 kg").screen
        #expect(again.wasThere && again.changes.isEmpty && again.weight.id == weight.weight.id)
        let pressure = try patient.kidney.addPressure("182/104").screen
        #expect(pressure.title == "Blood pressure 182/104 mmHg" && pressure.pressure.flag != .inRange)
        #expect(try isSame(pressure))
    }

    @Test("a span of laboratory values lists its days alone, and looks at all of them for the stage")
    func span() throws {
        let patient = try patient()
        for (day, value) in [("2026-01-10", "1.6"), ("2026-05-10", "1.7")] {
            try patient.kidney.addLab(.creatinine, "\(value) mg/dL", at: patient.moment(day))
        }
        let all = try patient.kidney.labsScreen()
        let may = try patient.kidney.labsScreen(from: LocalDate("2026-05-01"), to: LocalDate("2026-05-31"))
        #expect(all.labs.count == 5 && may.labs.map(\.name) == [.eGFR, .creatinine])
        #expect(may.stage == all.stage && may.labs.allSatisfy { $0.time == nil && $0.isDayOnly })
        #expect(try patient.kidney.labsScreen(.creatinine, to: LocalDate("2026-02-01")).labs.count == 1)
    }

    @Test("a day of activity shows what was entered and what it comes to")
    func activity() throws {
        let patient = try patient()
        try patient.kidney.addActivity(.minutes, "30", at: patient.moment("2026-06-02T08:00"))
        try patient.kidney.addActivity(.minutes, "15", at: patient.moment("2026-06-02T09:00"))
        let day = try #require(try patient.kidney.measurementsScreen().activity.first)
        #expect(day.minutes == 45 && day.readings.map(\.text) == ["15 min", "30 min"])
        #expect(day.readings.map(\.time) == ["09:00", "08:00"])
    }

    @Test("the profile shows the user's small picture once there is one")
    func picture() throws {
        let patient = try patient()
        #expect(try patient.kidney.profileScreen().picture == nil)
        try patient.kidney.setAvatar(fromFile: patient.picture())
        #expect(try patient.kidney.profileScreen().picture == Data([7]))
    }
}
