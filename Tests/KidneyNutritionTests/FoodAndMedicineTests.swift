import FractionParser
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Food beside medicines, swaps and alerts of many days")
struct FoodAndMedicineTests {
    private func food(_ ndb: Int) -> TimeKit.ID<Food> { FoodSource.bundled(ndb: ndb).foodID }

    @Test("with warfarin a large amount of vitamin K is told as it is entered, and its greens earn nothing")
    func kale() throws {
        let patient = try Patient(profile: Care.profile(.g2))
        let kidney = patient.kidney
        try kidney.addMedicine("Warfarin", dose: "5 mg", times: [MedicationTime(LocalTime(iso8601: "18:00"))])
        try kidney.addGoal(.fruitAndVegetables(cups: 2))
        let receipt = try kidney.eat(food(11233), "2 cup, chopped")
        let alert = try #require(receipt.found.alerts.first { $0.id.rawValue.hasPrefix("interaction/warf-vitk") })
        #expect(alert.why.contains("more than twice the 90 µg that people usually take in"))
        #expect(try kidney.rewards().entries.isEmpty)
        #expect(try kidney.goals().first?.progress?.state == .underway)
        // Without the medicine, the same greens count as two cups.
        let other = try Patient(profile: Care.profile(.g2))
        try other.kidney.addGoal(.fruitAndVegetables(cups: 2))
        try other.kidney.eat(food(11233), "2 cup, chopped")
        #expect(try other.kidney.rewards().entries.map(\.points) == [5])
    }

    @Test(
        "table salt, potato chips and kale have swaps",
        arguments: [(2047, Nutrient.sodium), (19411, .sodium), (19411, .potassium), (11233, .potassium)]
    )
    func swaps(ndb: Int, nutrient: Nutrient) throws {
        let food = try #require(BundledFoods.food(food(ndb)))
        let advice = Substitution.advice(for: food, lowering: nutrient, needs: SwapNeeds(limited: [nutrient]))
        #expect(!advice.offered.isEmpty)
        #expect(advice.offered.allSatisfy { !$0.to.tags.contains(.potassiumChloride) })
        guard ndb == 11233 else { return }
        let steady = SwapNeeds(limited: [nutrient], takesWarfarin: true)
        #expect(Substitution.advice(for: food, lowering: nutrient, needs: steady).offered.isEmpty)
    }

    @Test("a salt substitute leaves what else the day holds known")
    func saltSubstitute() throws {
        let patient = try Patient(profile: Care.profile(.g2))
        try patient.kidney.eat(BundledFoods.saltSubstitute.id, "1 teaspoon")
        let day = try patient.kidney.today()
        #expect(day.totals[.protein].isComplete && day.totals[.sodium].isComplete && day.totals[.energy].isComplete)
    }

    // MARK: Alerts of many days

    private func salty(until last: Int) throws -> Patient {
        let patient = try Patient(profile: Care.profile(.g4))
        for day in 1...last {
            try patient.at("2026-06-0\(day)T19:00")
            try patient.kidney.eat(food(2047), "2 tsp")
        }
        return patient
    }

    @Test("the same alert of many days is one row with its count and the newest day")
    func grouping() throws {
        let patient = try salty(until: 6)
        try patient.at("2026-06-08T09:00")
        let screen = try patient.kidney.alertsScreen()
        let rows = screen.found.filter { $0.id.contains("sodium/over") }
        #expect(try rows.map(\.count) == [6] && (rows.first?.day == LabSample.day("2026-06-06")))
        #expect(rows.first?.countText == "6 times since 2026-06-01")
    }

    @Test("yesterday's limit asks nobody to go easy for the rest of the day")
    func yesterday() throws {
        let patient = try salty(until: 2)
        try patient.at("2026-06-03T09:00")
        let alerts = try patient.kidney.standingAlerts().filter { $0.day == (try? LabSample.day("2026-06-02")) }
        #expect(alerts.contains { $0.kind == .intakeOver })
        #expect(alerts.allSatisfy { !$0.message.contains("rest of the day") })
    }

    @Test("an alert is dismissed for good: neither shown nor told again, until it is restored")
    func dismissing() throws {
        let patient = try salty(until: 2)
        let alert = try #require(try patient.kidney.alerts().first { $0.kind == .intakeOver })
        try patient.kidney.dismissAlert(alert.id.rawValue)
        let told = try patient.kidney.notices().count { $0.notice.id.rawValue.contains("sodium/over") }
        try patient.at("2026-06-03T19:00")
        try patient.kidney.eat(food(2047), "2 tsp")
        let screen = try patient.kidney.alertsScreen()
        #expect(!(screen.standing.map(\.id) + screen.found.map(\.id)).contains { $0.contains("sodium/over") })
        #expect(screen.dismissedText == "1 kind of alert dismissed for good.")
        #expect(try patient.kidney.notices().count { $0.notice.id.rawValue.contains("sodium/over") } == told)
        #expect(try patient.kidney.restoreAlerts() == 1)
        #expect(try patient.kidney.alertsScreen().standing.contains { $0.id.contains("sodium/over") })
    }

    @Test("an alert that can't wait can't be dismissed")
    func urgent() throws {
        let patient = try Patient(profile: Care.profile(.g4))
        try patient.kidney.addLab(.potassium, "6.6")
        let alert = try #require(try patient.kidney.alerts().first { $0.level == .atOnce })
        #expect(try patient.refuses(.alertUrgent(alert.message)) { try $0.dismissAlert(alert.id.rawValue) })
    }
}
