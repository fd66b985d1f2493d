import FractionParser
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Interactions among the verifications")
struct StoreInteractionAlertTests {
    private static let grapefruit = Pantry.food(201, "Grapefruit", [.potassium: "135"], tags: [.grapefruitFamily])

    private func patient() throws -> Patient {
        let patient = try Patient(profile: Care.profile(.g4))
        try patient.kidney.importFoods([Self.grapefruit, Care.starFruit], from: "care")
        return patient
    }

    @Test("entering a medicine says at once what doesn't go together, by how much it matters, and once")
    func entered() throws {
        let patient = try patient()
        try patient.kidney.eat(Self.grapefruit.id, "100 g")
        let receipt = try patient.kidney.addMedicine("simvastatin", dose: "40 mg")
        let report = try patient.kidney.interactions()
        #expect(!report.findings.isEmpty)
        for finding in report.findings where finding.medicine != nil {
            let alert = try #require(
                receipt.found.alerts.first { $0.message.hasPrefix(finding.headline) },
                "\(finding.headline)"
            )
            #expect(alert.kind == .interaction && alert.level == finding.severity.level)
            #expect(alert.why.contains(finding.why) && alert.link == "interactions/2026-06-02")
        }
        #expect(receipt.found.notices.contains { $0.kind == .interactions })
        #expect(try patient.kidney.evaluate().isEmpty)
    }

    @Test("a finding about a food eaten with a medicine is told again on another day, a lasting one is not")
    func again() throws {
        let patient = try patient()
        try patient.kidney.addMedicine("simvastatin", dose: "40 mg")
        let first = try patient.kidney.eat(Self.grapefruit.id, "100 g").found
        #expect(first.alerts.filter { $0.kind == .interaction }.count == 1)
        #expect(
            try patient.kidney.eat(Self.grapefruit.id, "50 g").found.alerts.filter { $0.kind == .interaction }.isEmpty
        )
        try patient.at("2026-06-03T10:00")
        let second = try patient.kidney.eat(Self.grapefruit.id, "100 g").found
        #expect(second.alerts.filter { $0.kind == .interaction }.count == 1)
    }

    @Test("an alert whose source isn't confirmed says so in its own line")
    func unconfirmed() throws {
        let patient = try patient()
        try patient.kidney.addMedicine("Colcrys")
        let found = try patient.kidney.eat(Self.grapefruit.id, "100 g").found
        let alert = try #require(found.alerts.first { $0.kind == .interaction })
        #expect(alert.message.hasSuffix("This was not confirmed in its source — ask your care team."))
        let tacrolimus = try self.patient()
        try tacrolimus.kidney.addMedicine("tacrolimus")
        let read = try tacrolimus.kidney.eat(Self.grapefruit.id, "100 g").found
        #expect(read.alerts.contains { $0.kind == .interaction })
        #expect(!read.alerts.contains { $0.message.contains("not confirmed") })
    }

    @Test("a medicine that isn't known is told as not checked, never as safe")
    func unknown() throws {
        let patient = try patient()
        let found = try patient.kidney.addMedicine("Drops of a friend").found
        let alert = try #require(found.alerts.first { $0.kind == .interaction })
        #expect(alert.message.contains("not checked") && alert.level == .notice && alert.link == "medicines")
    }

    @Test("each name of signs alone is told as not checked, and the dismissal of one hides no other")
    func signs() throws {
        let patient = try patient()
        for name in ["***", "###", "zq/zr", "zq+zr"] { try patient.kidney.addMedicine(name) }
        let alerts = try patient.kidney.standingAlerts().filter { $0.id.rawValue.hasPrefix("unchecked/") }
        #expect(Set(alerts.map(\.subject)).count == 4, "\(alerts.map(\.subject))")
        #expect(alerts.allSatisfy { !$0.id.rawValue.hasSuffix("/") })
    }

    @Test("opposite advice of two medicines is a conflict with both sides")
    func conflict() throws {
        let patient = try patient()
        try patient.kidney.setLimit(ClinicLimit(.fluid, high: 1500, from: try LabSample.day("2026-06-01")))
        let found = try patient.kidney.addMedicine("tolvaptan", dose: "30 mg").found
        #expect(found.alerts.contains { $0.kind == .conflict || $0.kind == .interaction })
        #expect(try patient.kidney.standingAlerts().contains { $0.message.lowercased().contains("tolvaptan") })
    }

    @Test("a rule about food alone isn't told beside the unsafe food that says the same")
    func foodAlone() throws {
        let patient = try patient()
        let found = try patient.kidney.eat(Care.starFruit.id, "100 g").found
        #expect(found.alerts.filter { $0.message.lowercased().contains("star fruit") }.map(\.kind) == [.unsafeItem])
    }

    @Test("a salt with potassium that couldn't be judged is told again with the urgency of a later high value")
    func saltAgain() throws {
        let patient = try Patient(profile: Care.profile(.g2))
        try patient.kidney.importFoods([Care.saltSubstitute], from: "care")
        let unknown = try patient.kidney.eat(Care.saltSubstitute.id, "1 g").found.alerts
        #expect(unknown.filter { $0.kind == .unsafeItem }.map(\.level) == [.caution])
        let high = try patient.kidney.addLab(.potassium, "5.6 mmol/L").found.alerts
        #expect(high.filter { $0.kind == .unsafeItem }.map(\.level) == [.today])
        #expect(try patient.kidney.standingAlerts().filter { $0.kind == .unsafeItem }.map(\.level) == [.today])
    }

    @Test("classes of medicines reach goals and advice by the names these ask for")
    func classes() throws {
        func classes(_ name: String) throws -> Set<MedicineClassName> {
            MedicineClassName.of(Medicine(id: .init("m"), name: name, start: try LabSample.day("2026-06-01")))
        }
        #expect(try classes("lithium").contains(.moodStabilizer))
        #expect(try classes("Coumadin").contains(.vitaminKAntagonist))
        #expect(try classes("tolvaptan").contains(.vasopressinAntagonist))
        #expect(try classes("phenelzine").contains(.maoInhibitor))
        #expect(try !classes("simvastatin").isDisjoint(with: MedicineClassName.withGrapefruit))
        #expect(try classes("pravastatin").isDisjoint(with: MedicineClassName.withGrapefruit))
        for name in [
            "Zestril", "losartan", "spironolactone", "finerenone", "tacrolimus", "amiloride", "Entresto", "Bactrim",
        ] {
            #expect(try !classes(name).isDisjoint(with: MedicineClassName.raisingPotassium), "\(name)")
        }
        #expect(try classes("furosemide").contains("loop diuretic") && classes("chlorthalidone").contains("thiazide"))
        #expect(try classes("calcitriol").contains("active vitamin D"))
        #expect(try classes("no such thing").isEmpty)
    }

    @Test("A matter of when is told once a day at most, and never again for the same pair of times")
    func timesOnce() throws {
        let patient = try patient()
        let kidney = patient.kidney
        func time(_ text: String) throws -> MedicationTime { MedicationTime(try LocalTime(iso8601: text)) }
        try kidney.addMedicine("levothyroxine", times: [try time("07:00")])
        let first = try kidney.addMedicine("Tums", times: [try time("08:00")]).found
        func notices(_ found: Evaluation) -> Int { found.notices.filter { $0.message.contains("levothyroxine") }.count }
        #expect(notices(first) == 1)
        #expect(notices(try kidney.addMedicine("ferrous sulfate", times: [try time("09:00")]).found) == 0)
        for day in 3...20 {
            try patient.at("2026-06-\(day < 10 ? "0" : "")\(day)T10:00")
            #expect(notices(try kidney.evaluate(inBackground: true)) == 0, "June \(day)")
            #expect(try kidney.interactions().findings.contains { $0.rule.id == "levo" })
        }
        try patient.at("2026-06-21T10:00")
        #expect(notices(try kidney.addMedicine("calcium acetate", times: [try time("10:00")]).found) == 1)
    }
}
