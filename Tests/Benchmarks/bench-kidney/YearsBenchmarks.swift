import BenchmarkSupport
import Foundation
import KidneyNutrition
import TestKit
import TimeKit

/// Measures a day after five years of entries compared with one after a month of them. Target: at most 1.2 times as long.
struct YearsBenchmarks {
    private let clock: ManualClock
    private let kidney: KidneyNutrition

    /// Enters nine foods, a weight and a blood pressure every day, and labs once a month.
    init(days: Int) throws {
        clock = try ManualClock("2020-06-02T14:00:00Z")
        kidney = try KidneyNutrition.inMemory(clock: clock.wallClock, ids: .seeded(1))
        try kidney.acceptTerms()
        try kidney.setProfile(
            Profile(
                name: "Ana",
                sex: .female,
                birthDate: try LocalDate(iso8601: "1960-05-14"),
                categories: [CategoryPeriod(from: try LocalDate(iso8601: "2020-01-01"), .g3b)]
            )
        )
        let names = ["banana", "rice", "bread", "milk", "chicken", "potato", "apple", "egg", "coffee"]
        let foods = try names.compactMap { try kidney.searchFoods($0, limit: 1).first?.food.id }
        for day in 0..<days {
            if day % 30 == 0 {
                try kidney.addLab(.potassium, day % 60 == 0 ? "4.4 mmol/L" : "5.6 mmol/L")
                try kidney.addLab(.creatinine, "1.6 mg/dL")
            }
            try kidney.addWeight("81.\(day % 10) kg")
            try kidney.addPressure("13\(day % 10)/8\(day % 7)")
            for (place, food) in foods.enumerated() {
                try kidney.eat(food, "\(80 + (day + place) % 70) g", meal: Meal.allCases[place % Meal.allCases.count])
            }
            clock.advance(hours: 24)
        }
        try kidney.addWeight("81.4 kg")
        for food in foods.prefix(3) { try kidney.eat(food, "100 g", meal: .breakfast) }
    }

    /// Opens today's screen.
    private func today() -> Int { (try? kidney.todayScreen().totals.count) ?? 0 }

    /// Adds an entry and undoes it, with all consequences.
    private func entry() -> Int {
        let eaten = try? kidney.addWeight("82 kg")
        _ = try? kidney.undo()
        return eaten == nil ? 0 : 1
    }

    /// Runs every verification without new data.
    private func evaluation() -> Int { (try? kidney.evaluate()) == nil ? 0 : 1 }

    /// Measures both in the same rounds.
    static func compare(month: YearsBenchmarks, years: YearsBenchmarks) -> Table {
        var table = Table(["after five years", "ms", "after a month ms", "times", "at most"])
        let subjects: [(String, (YearsBenchmarks) -> Int)] = [
            ("today", { $0.today() }), ("a weight entered and taken back", { $0.entry() }),
            ("evaluate, nothing new", { $0.evaluation() }),
        ]
        for (name, subject) in subjects {
            guard subject(month) > 0, subject(years) > 0 else {
                table.add([name, "–", "–", "–", "not measured: it fails"])
                continue
            }
            let measured = BenchmarkSupport.Measurement(
                rounds: 15,
                floor: { (0..<10).reduce(0) { sum, _ in sum + subject(month) } },
                subject: { (0..<10).reduce(0) { sum, _ in sum + subject(years) } }
            )
            table.add([
                name, (measured.seconds * 100).text(places: 2), (measured.floorSeconds * 100).text(places: 2),
                measured.ratio.text(places: 2), "1.2",
            ])
        }
        return table
    }
}
