import Foundation
import FractionParser
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("The monthly card for the patient")
struct ReportCardTests {
    private func card(_ history: CareHistory, of month: String, today: String) throws -> ReportCard {
        ReportCard(history, of: try LabSample.day(month), today: try LabSample.day(today))
    }

    @Test("a month that is over tells of all of it; one that isn't tells how it stands, and says so")
    func months() throws {
        let history = try ReportSample.history(.g3b, entries: try Care.meals(on: 0))
        let whole = try card(history, of: "2026-03-15", today: "2026-04-01")
        #expect(whole.month == "March 2026")
        #expect(whole.isWhole)
        #expect([whole.from.description, whole.to.description] == ["2026-03-01", "2026-03-31"])
        #expect(whole.summary.first == "You wrote down what you ate on 1 of 31 days.")
        let last = try card(history, of: "2026-03-15", today: "2026-03-31")
        #expect(!last.isWhole && last.until == last.to)
        #expect(last.summary.first == "The month isn't over: this is how it stands on 2026-03-31.")
        let open = try card(history, of: "2026-03-15", today: "2026-03-10")
        #expect(!open.isWhole)
        #expect(open.summary.first == "The month isn't over: this is how it stands on 2026-03-10.")
        #expect(open.summary.dropFirst().first == "You wrote down what you ate on 1 of 10 days.")
    }

    @Test("a laboratory value is told in plain words: what it tells, where it should lie, and how it changed")
    func labs() throws {
        let history = try ReportSample.history(
            .g3b,
            labs: [
                ("potassium", "5.6", "2026-03-04"), ("potassium", "5.0", "2026-01-04"),
                ("phosphorus", "3.9", "2026-03-04"),
                ("PTH", "60", "2025-11-01"), ("bicarbonate", "14", "2026-03-04"),
            ]
        )
        let labs = try card(history, of: "2026-03-01", today: "2026-04-01").labs
        let words = Dictionary(uniqueKeysWithValues: labs.map { ($0.analyte, $0) })
        #expect(words[.potassium]?.words == "Above its goal of 3.5 to 5.0; up from 5.0 on 2026-01-04.")
        #expect(words[.potassium]?.mark == .look)
        #expect(words[.potassium]?.meaning.contains("heart") == true)
        #expect(words[.phosphorus]?.words == "Within its goal of 2.5 to 4.6.")
        #expect(words[.phosphorus]?.mark == .good)
        #expect(words[.pth]?.words.hasSuffix("older than 90 days: ask for a new test.") == true)
        #expect(words[.pth]?.mark == .open)
        #expect(words[.bicarbonate]?.mark == .urgent)
        #expect(words[.bicarbonate]?.words.hasPrefix("Far too low: call your care team, unless they know") == true)
    }

    @Test("every analyte has plain words for what it tells")
    func meanings() {
        #expect(Set(Analyte.allCases.map(LabMeaning.words)).count == Analyte.allCases.count)
    }

    @Test("foods to choose more and less of stand with the value that asks for it, and what is disliked isn't named")
    func foods() throws {
        var history = try ReportSample.history(.g3b, labs: [("potassium", "5.8", "2026-03-04")])
        let all = try card(history, of: "2026-03-01", today: "2026-04-01")
        let group = try #require(all.foods.first { $0.why.contains("potassium 5.8 mEq/L of 2026-03-04") })
        #expect(!group.more.isEmpty)
        #expect(!group.less.isEmpty)
        let liked = try #require(group.more.first)
        history.preferences.dislikes = Set(BundledFoods.all.filter { $0.name == liked }.map(\.id))
        let without = try card(history, of: "2026-03-01", today: "2026-04-01")
        #expect(!without.foods.flatMap(\.more).contains(liked))
    }

    @Test("foods that pull apart aren't advised but told")
    func refused() throws {
        let history = try ReportSample.history(
            .g4,
            labs: [("potassium", "3.1", "2026-03-04")],
            medicines: [try ReportSample.medicine("furosemide", from: "2026-01-01")]
        )
        #expect(!(try card(history, of: "2026-03-01", today: "2026-04-01").refused.isEmpty))
    }

    @Test("points are those of the days, weeks and the month that ended in it; a reversal takes its own back")
    func rewards() throws {
        func key(_ rule: RewardRule, _ day: String) throws -> RewardKey {
            RewardKey(GoalLineage(.diary), RewardPeriod(rule, of: try LabSample.day(day)))
        }
        func line(_ key: RewardKey, _ change: RewardChange, _ number: Int, _ points: Int) -> RewardEntry {
            RewardEntry(key, change, number: number, points: points, at: Instant(milliseconds: 0), why: "")
        }
        var history = try ReportSample.history(.g3b)
        let (inside, back) = (try key(.day, "2026-03-10"), try key(.day, "2026-03-11"))
        history.ledger = RewardLedger([
            line(inside, .grant, 0, 5), line(inside, .settle, 1, 0), line(back, .grant, 0, 5),
            line(back, .reverse, 1, -5),
            line(try key(.day, "2026-02-10"), .grant, 0, 7), line(try key(.week, "2026-03-30"), .grant, 0, 50),
        ])
        let rewards = try card(history, of: "2026-03-01", today: "2026-05-01").rewards
        #expect(rewards.monthPoints == 5)
        #expect(rewards.count == 1)
        #expect(rewards.points == 12)
    }

    @Test("for what was too much, the food that brought most of it is named, with what to eat instead")
    func tries() throws {
        let banana = try #require(BundledFoods.food(FoodSource.bundled(ndb: 9040).foodID))
        let entries = try (0..<6).map { try Care.entry(banana, grams: 1200, on: $0) }
        let limit = ClinicLimit(.potassium, high: 2000, from: try LabSample.day("2026-01-01"))
        let history = try ReportSample.history(.g3b, entries: entries, limits: [limit])
        let tries = try card(history, of: "2026-03-01", today: "2026-04-01").tries
        #expect(tries.first?.hasPrefix("\(banana.name) brought most of the potassium: 100 % of it. To try:") == true)
        #expect(tries.last == "Write down what you eat on more days: the figures above rest on 6 of 31.")
    }

    @Test("its JSON reads back as it was, for every category", arguments: DiseaseCategory.allCases)
    func json(category: DiseaseCategory) throws {
        let history = try ReportSample.history(
            category,
            labs: [("potassium", "5.4", "2026-03-04"), ("creatinine", "2.0", "2026-03-04")],
            entries: try Care.meals(on: 0) + Care.meals(on: 5),
            hasDiabetes: true
        )
        let card = try card(history, of: "2026-03-01", today: "2026-04-01")
        #expect(try JSONDecoder().decode(ReportCard.self, from: JSONEncoder().encode(card)) == card)
        #expect(!card.summary.isEmpty)
    }
}
