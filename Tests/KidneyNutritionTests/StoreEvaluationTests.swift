import FractionParser
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

/// Common steps.
extension Patient {
    /// Enters three complete meals on a day, at noon of that day or at the clock's time if that is earlier.
    func eatWell(on day: String) throws {
        for (meal, hour) in [(Meal.breakfast, "08"), (.lunch, "12"), (.dinner, "18")] {
            try kidney.eat(Care.ration.id, "330 g", meal: meal, at: moment("\(day)T\(hour):00"))
        }
    }

    /// The lines of the ledger in the form "given diary/week-2026-06-01 20".
    func lines() throws -> [String] {
        try kidney.rewards().entries.map { "\($0.change.rawValue) \($0.key.word) \($0.points)" }
    }

    /// A patient on Sunday evening after a week of complete meals.
    static func afterAGoodWeek(days: Int = 5, category: DiseaseCategory = .g4) throws -> Patient {
        let patient = try Patient(now: "2026-06-07T21:00", profile: Care.profile(category))
        try patient.kidney.importFoods([Care.ration, Care.starFruit, Care.saltSubstitute, Care.greens], from: "care")
        for day in 1...days { try patient.eatWell(on: "2026-06-0\(day)") }
        return patient
    }
}

@Suite("Evaluation through the store")
struct StoreEvaluationTests {
    @Test("an entry says what it brought about, keeps it, and evaluating again does nothing")
    func entry() throws {
        let patient = try Patient(profile: Care.profile(.g4))
        try patient.kidney.importFoods([Care.starFruit], from: "care")
        let receipt = try patient.kidney.eat(Care.starFruit.id, "100 g")
        let alert = try #require(receipt.found.alerts.first { $0.kind == .unsafeItem })
        #expect(try patient.kidney.alerts().contains(alert))
        let notice = try #require(try patient.kidney.notices().first { $0.notice.id.rawValue == alert.id.rawValue })
        #expect(notice.wasSeen && notice.at == patient.clock.now)
        let history = try patient.count("change")
        #expect(try patient.kidney.evaluate().isEmpty)
        #expect(try patient.count("change") == history)
    }

    @Test("the fifth good day of a week gives its reward in the transaction of the meal that makes it")
    func reward() throws {
        let patient = try Patient.afterAGoodWeek(days: 4)
        #expect(try patient.lines().isEmpty)
        try patient.eatWell(on: "2026-06-05")
        #expect(
            try patient.lines().map { $0.split(separator: " ")[0...1].joined(separator: " ") } == [
                "grant diary/week-2026-06-01"
            ]
        )
        let standing = try patient.kidney.rewards().standing(for: .g4)
        #expect(standing.points > 0)
    }

    @Test(
        "an undo takes the user's entry back, not the reward's line: the reward waits, and counts again once the day is whole"
    )
    func undo() throws {
        let patient = try Patient.afterAGoodWeek()
        let entries = try patient.count("intake_entry")
        let back = try patient.kidney.undo()
        #expect(back.found.pending.map(\.key.word) == ["diary/week-2026-06-01"])
        #expect(back.found.news().map(\.message).first?.hasPrefix("A reward waits") == true)
        #expect(try patient.count("intake_entry") == entries - 1)
        #expect(try patient.kidney.rewards().standing(for: .g4).points == 0)
        try patient.kidney.eat(Care.ration.id, "330 g", meal: .dinner, at: patient.moment("2026-06-05T19:00"))
        #expect(
            try patient.lines().map { String($0.split(separator: " ")[0]) } == ["grant", "pend", "resume"]
        )
    }

    @Test("once the week is over the reward stays for good, or is taken back once, to the point")
    func closing() throws {
        for isUndone in [false, true] {
            let patient = try Patient.afterAGoodWeek()
            let points = try patient.kidney.rewards().standing(for: .g4).points
            if isUndone { try patient.kidney.undo() }
            try patient.at("2026-06-08T09:00")
            let found = try patient.kidney.evaluate(inBackground: true)
            #expect(found.settled.count == (isUndone ? 0 : 1) && found.reversals.count == (isUndone ? 1 : 0))
            #expect(try patient.kidney.rewards().standing(for: .g4).points == (isUndone ? 0 : points))
            #expect(try patient.kidney.notices().contains { !$0.wasSeen && $0.notice.kind == .weekEnd })
            // The clock goes back and the day is complete again. Nothing is given twice.
            try patient.at("2026-06-07T21:00")
            try patient.eatWell(on: "2026-06-05")
            try patient.kidney.evaluate()
            try patient.at("2026-06-09T09:00")
            try patient.kidney.evaluate()
            #expect(try patient.lines().filter { $0.hasPrefix("grant diary/week-2026-06-01") }.count == 1)
            #expect(try patient.kidney.rewards().standing(for: .g4).points == (isUndone ? 0 : points))
        }
    }

    @Test("an import in many transactions is evaluated by the one evaluation after it, also where it was cut off")
    func forLater() throws {
        let patient = try Patient.afterAGoodWeek(days: 4)
        try patient.at("2026-09-20T12:00")
        try patient.kidney.evaluate()
        let day = try LabSample.day("2026-06-05")
        for meal in [Meal.breakfast, .lunch, .dinner] {
            try patient.kidney.enterForLater { tables in
                let entry = IntakeEntry(
                    TimeKit.ID("import-\(meal.rawValue)"),
                    food: Care.ration,
                    amount: FoodAmount(grams: 330),
                    meal: meal,
                    at: try patient.moment("2026-06-05T12:00").at,
                    day: day
                )
                try tables.insert(entry, in: patient.zone)
            }
        }
        #expect(try patient.lines().isEmpty)
        // The next entry is made long after.
        try patient.kidney.addPressure("130/80")
        #expect(try patient.lines().map { String($0.split(separator: " ")[0]) } == ["grant", "settle"])
        #expect(try patient.count("evaluation_mark") == 0)
    }

    @Test(
        "a notice that is turned off is found and kept, and never told, also after it is turned on again; an undo turns the switch back"
    )
    func switches() throws {
        let patient = try Patient(profile: Care.profile(.g4))
        try patient.kidney.importFoods([Care.starFruit], from: "care")
        try patient.kidney.setNotices(.intake, on: false)
        let receipt = try patient.kidney.eat(Care.starFruit.id, "100 g")
        #expect(receipt.found.alerts.contains { $0.kind == .unsafeItem })
        try patient.kidney.setNotices(.intake, on: true)
        try patient.kidney.evaluate()
        #expect(try !patient.kidney.notices().contains { $0.notice.kind == .intake })
        try patient.kidney.undo()
        #expect(try patient.kidney.noticesOff() == [.intake])
    }

    @Test("today's alerts follow the entries, while found ones stay among the alerts")
    func standing() throws {
        let patient = try Patient(profile: Care.profile(.g4))
        try patient.kidney.importFoods([Care.starFruit], from: "care")
        let entry = try patient.kidney.eat(Care.starFruit.id, "100 g").entry
        #expect(try patient.kidney.standingAlerts().first?.kind == .unsafeItem)
        try patient.kidney.deleteEntry(entry.id)
        #expect(try !patient.kidney.standingAlerts().contains { $0.kind == .unsafeItem })
        #expect(try patient.kidney.alerts().contains { $0.kind == .unsafeItem })
    }
}
