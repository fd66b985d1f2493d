import Foundation
import FractionParser
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("The day at a glance")
struct ScreensTodayTests {
    private func row(_ screen: TodayScreen, _ name: String) throws -> TotalRow {
        try #require(screen.totals.first { $0.nutrient == name })
    }

    @Test("a nutrient that some foods have no figure for is a lower bound with the count of those foods, never zero")
    func missing() throws {
        let screen = try ScreensSample.today(
            try ScreensSample.dialysis(),
            eaten: [
                (Pantry.banana, "1 medium (7\" to 7-7/8\" long)"), (Pantry.paneer, "100 g"), (Pantry.paneer, "50 g"),
            ]
        )
        let potassium = try row(screen, "potassium")
        #expect(potassium.text == "≥ 422 mg; 2 of 3 foods unknown")
        #expect(potassium.unknownFoods == 2)
        #expect(potassium.known == Decimal(string: "422.44"))
        // No food has a figure for vitamin K.
        let vitaminK = try row(screen, "vitaminK")
        #expect(vitaminK.text == "unknown (3 foods)")
        #expect(vitaminK.unknownFoods == 3)
    }

    @Test("a limit that only unknown foods could break is neither kept nor broken")
    func untold() throws {
        let profile = try ScreensSample.dialysis()
        let labs = try ScreensSample.labs()
        let known = try ScreensSample.today(profile, eaten: [(Pantry.banana, "100 g")], labs: labs)
        #expect(try row(known, "potassium").state == .ok)
        let open = try ScreensSample.today(
            profile,
            eaten: [(Pantry.banana, "100 g"), (Pantry.paneer, "100 g")],
            labs: labs
        )
        #expect(try row(open, "potassium").state == .unknown)
    }

    @Test(
        "near begins at 80 percent of the ceiling and over above it, also where only a part is known",
        arguments: [
            ("79", TotalState.ok), ("80", .near), ("100", .near), ("101", .over),
        ]
    )
    func states(percent: String, state: TotalState) throws {
        let limit = ClinicLimit(.sodium, high: 1000, from: try LabSample.day("2026-01-01"))
        let profile = try ScreensSample.dialysis(limits: [limit])
        let salty = Pantry.food(90, "Salty", [.sodium: "1000"])
        let alone = try ScreensSample.today(profile, eaten: [(salty, "\(percent) g")])
        #expect(try row(alone, "sodium").state == state)
        let blank = Pantry.food(91, "Unlabeled", [:])
        let withUnknown = try ScreensSample.today(profile, eaten: [(salty, "\(percent) g"), (blank, "10 g")])
        #expect(try row(withUnknown, "sodium").state == (state == .ok ? .unknown : state))
        let alerts = alone.alerts.filter { $0.id.contains("/sodium/") }
        #expect(alerts.map(\.level) == (state == .ok ? [] : state == .near ? [.notice] : [.caution]))
        let past = try ScreensSample.today(profile, eaten: [(salty, "\(percent) g")], on: "2026-06-01")
        #expect(past.alerts.contains { $0.id == "intake/2026-06-01/sodium/over" } == (state == .over))
        #expect(!past.alerts.contains { $0.id == "intake/2026-06-01/sodium/near" })
        for alert in alerts {
            #expect(alert.message.contains("at most 1,000 mg"))
            #expect(alert.why.contains("your clinic"))
        }
    }

    @Test("a past day with less protein or energy than is needed keeps no limit, and the page says why")
    func smallDay() throws {
        let limit = ClinicLimit(.sodium, high: 1000, from: try LabSample.day("2026-01-01"))
        let profile = try ScreensSample.dialysis(limits: [limit])
        let all = Nutrient.allCases.map { ($0, $0 == .energy ? Thousandths("100") : "1") }
        let crumb = Pantry.food(92, "Crumb", Dictionary(uniqueKeysWithValues: all))
        let past = try ScreensSample.today(profile, eaten: [(crumb, "10 g")], on: "2026-06-01")
        #expect(try row(past, "sodium").state == .unknown)
        #expect(past.openLimits?.contains("no limit of this day is known to be kept") == true)
        let running = try ScreensSample.today(profile, eaten: [(crumb, "10 g")])
        #expect(try row(running, "sodium").state == .ok && running.openLimits == nil)
    }

    @Test(
        "too little protein is told of a day that is over, not of one that runs, nor of one that nothing was written down of"
    )
    func protein() throws {
        let profile = try ScreensSample.dialysis()
        let running = try ScreensSample.today(profile, eaten: [(Pantry.milk, "1 cup")])
        #expect(try row(running, "protein").state == .open)
        #expect(!running.alerts.contains { $0.id.contains("/protein/") })
        let past = try ScreensSample.today(profile, eaten: [(Pantry.milk, "1 cup")], on: "2026-06-01")
        #expect(try row(past, "protein").state == .below)
        #expect(past.alerts.contains { $0.id == "intake/2026-06-01/protein/low" && $0.message.contains("dietitian") })
        let empty = try ScreensSample.today(profile, on: "2026-06-01")
        #expect(try row(empty, "protein").state == .unknown)
        #expect(try row(empty, "protein").text == "nothing written down")
        #expect(empty.alerts.isEmpty)
    }

    @Test("a limit that a laboratory value switched on names the value, its day and its source")
    func why() throws {
        let labs = try ScreensSample.labs()
        let screen = try ScreensSample.today(
            try ScreensSample.dialysis(),
            eaten: [(Pantry.banana, "900 g")],
            labs: labs
        )
        let alert = try #require(screen.alerts.first { $0.id == "intake/2026-06-02/potassium/over" })
        #expect(alert.why.contains("potassium 5.6 mmol/L of 2026-05-20"))
        let none = try ScreensSample.today(try ScreensSample.dialysis(), eaten: [(Pantry.banana, "900 g")])
        #expect(!none.alerts.contains { $0.id.contains("/potassium/") && $0.why.contains("5.6") })
    }

    @Test("conflicting advice is an alert with both sides")
    func conflicts() throws {
        let profile = try LabSample.profile(.hemodialysis, urine: 200)
        let summary = try ScreensSample.summary(profile, hints: [.tolvaptan])
        let alert = try #require(summary.targets.conflictAlerts.first)
        #expect(alert.id.rawValue == "conflict/fluid-limit-with-tolvaptan/2026-06-02")
        #expect(alert.message.contains("tolvaptan needs free access to water"))
    }

    @Test("meals come in the order of the day, and the day ends at three in the morning")
    func day() throws {
        let profile = try ScreensSample.dialysis()
        let date = try LabSample.day(ScreensSample.day)
        let entries = try Meal.allCases.reversed().flatMap { meal in
            try ScreensSample.entries([(Pantry.bread, "1 slice")], meal: meal)
        }
        let summary = DaySummary(
            day: date,
            entries: entries,
            totals: Totals(entries),
            targets: Targets.of(date, for: profile, labs: []),
            weight: nil
        )
        let screen = TodayScreen(try ScreensSample.context(profile, on: "2026-06-03", at: "00:30"), summary)
        #expect(screen.meals.map(\.name) == ["Breakfast", "Lunch", "Dinner", "Snack"])
        #expect(screen.title == "Today")
        let end = LabSample.zone.instant(of: try LocalDateTime(iso8601: "2026-06-03T03:00"))
        #expect(screen.validUntil == end)
        #expect(screen.weight == nil)
        let later = TodayScreen(try ScreensSample.context(profile, on: "2026-06-03", at: "03:00"), summary)
        #expect(later.title == "2026-06-02")
        #expect(later.validUntil == nil)
    }

    @Test("its JSON has the keys of the page, numbers as numbers, and null for what is missing")
    func json() throws {
        let screen = try ScreensSample.today(
            try ScreensSample.dialysis(),
            eaten: [(Pantry.milk, "1 cup"), (Pantry.paneer, "10 g")],
            labs: try ScreensSample.labs()
        )
        let object = try ScreensSample.object(screen)
        #expect(object.keys.contains("day"))
        #expect(Set(["day", "totals", "fluid", "meals", "alerts", "weight"]).isSubset(of: object.keys))
        #expect(object["day"] == .text("2026-06-02"))
        let totals = object["totals"]?.list ?? []
        #expect(totals.count == Nutrient.allCases.count)
        for row in totals {
            #expect(Set(["nutrient", "known", "unit", "unknownFoods", "target", "state"]).isSubset(of: row.keys))
        }
        let potassium = try #require(totals.first { $0["nutrient"] == .text("potassium") })
        #expect(potassium["known"] == .number(Decimal(string: "322.08") ?? 0))
        #expect(potassium["unknownFoods"] == .number(1))
        let fat = try #require(totals.first { $0["nutrient"] == .text("fat") })
        #expect(fat["target"] == .null)
        #expect(fat["state"] == .text("none"))
        #expect(object["fluid"]?["nutrient"] == .text("fluid"))
        #expect(object["weight"]?["value"] == .number(Decimal(string: "71.5") ?? 0))
        let bare = try ScreensSample.object(
            TodayScreen(
                try ScreensSample.context(),
                DaySummary(
                    day: try LabSample.day("2026-06-02"),
                    entries: [],
                    totals: Totals(),
                    targets: Targets.of(try LabSample.day("2026-06-02"), for: Profile(name: ""), labs: []),
                    weight: nil
                )
            )
        )
        #expect(bare["weight"] == .null)
        #expect(bare["prompts"]?.list.count == 1)
    }
}
