import FractionParser
import NotificationKit
import ScreenKit
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Rewards of goals through the store")
struct StoreRewardTests {
    private static let week = "sodium-at-most/week-2026-06-01"

    /// A patient with a goal about salt and some days of three complete meals from Monday on, on the evening of the last day.
    private func goodDays(_ count: Int) throws -> Patient {
        let patient = try Patient(now: "2026-06-01T07:00", profile: Care.profile(.g4))
        try patient.kidney.importFoods([Care.ration, Care.greens], from: "care")
        try patient.kidney.addGoal(.atMost(.sodium, 1800))
        for day in 1...count {
            try patient.at("2026-06-0\(day)T21:00")
            try patient.eatWell(on: "2026-06-0\(day)")
        }
        return patient
    }

    private func lines(_ patient: Patient) throws -> [String] {
        try patient.kidney.rewards().entries.filter { $0.key.word == Self.week }.map(\.change.rawValue)
    }

    @Test(
        "a reward that only the end of a day can give is given in the background, told once, and its notification opens it"
    )
    func background() throws {
        let patient = try goodDays(5)
        #expect(try lines(patient).isEmpty)
        try patient.at("2026-06-06T03:00")
        let found = try patient.kidney.evaluate(inBackground: true)
        #expect(found.grants.map(\.key.word).contains(Self.week))
        let candidate = try #require(
            try patient.kidney.notificationCandidates().first {
                $0.series.category == "rewards" && $0.series.name.contains(Self.week)
            }
        )
        #expect(candidate.title == "Rewards" && candidate.body.contains("50 points"))
        let link = try #require(KidneyLink(candidate.link.description))
        let screen = try #require(try patient.kidney.screen(link) as? RewardScreen)
        #expect(screen.id == Self.week && screen.points == 50)
        try patient.kidney.evaluate(inBackground: true)
        #expect(try lines(patient) == ["grant"])
    }

    @Test("with an entry the goals it is about move, and the page of rewards with them")
    func goals() throws {
        let patient = try goodDays(1)
        func shown() throws -> String { try #require(try patient.kidney.goals().first?.progress?.shown) }
        let before = try shown()
        try patient.kidney.eat(Care.ration.id, "100 g", meal: .snack)
        #expect(try shown() != before)
        try patient.kidney.undo()
        #expect(try shown() == before)
        try patient.at("2026-06-02T10:00")
        let row = try #require(try patient.kidney.rewardsScreen().underway.first { $0.id == Self.week })
        #expect(row.progress == "reached on 1 of 5 days")
    }

    @Test(
        "a goal that is edited slightly after its reward, ended and made again, and entries made, deleted and made again give nothing twice"
    )
    func onceForEver() throws {
        let patient = try goodDays(5)
        try patient.at("2026-06-06T09:00")
        try patient.kidney.evaluate()
        let goal = try #require(try patient.kidney.goals().first?.goal)
        try patient.kidney.editGoal(goal.id, to: .atMost(.sodium, 1790))
        try patient.at("2026-06-07T21:00")
        try patient.eatWell(on: "2026-06-06")
        try patient.eatWell(on: "2026-06-07")
        try patient.kidney.deleteGoal(goal.id)
        try patient.kidney.addGoal(.atMost(.sodium, 1800))
        for entry in try patient.kidney.entries(from: LabSample.day("2026-06-03"), to: LabSample.day("2026-06-04")) {
            try patient.kidney.deleteEntry(entry.id)
        }
        try patient.eatWell(on: "2026-06-03")
        try patient.eatWell(on: "2026-06-04")
        try patient.at("2026-06-09T09:00")
        try patient.kidney.evaluate()
        #expect(try lines(patient).filter { $0 == "grant" }.count == 1)
        let standing = try patient.kidney.rewards()
        #expect(try standing.sum(of: #require(standing.keys.first { $0.word == Self.week })) >= 0)
        #expect(try patient.kidney.evaluate().isEmpty)
    }

    @Test("measurements from elsewhere are evaluated with their import, and again bring nothing")
    func imports() throws {
        let patient = try Patient(now: "2026-06-08T07:00", profile: Care.profile(.g2))
        try patient.kidney.addGoal(.activity(minutes: 150))
        try patient.at("2026-06-10T10:00")
        let readings = try (8...10).map { day in
            ActivityReading(
                id: TimeKit.ID("walk-\(day)"),
                .minutes,
                60,
                at: try patient.moment("2026-06-\(day < 10 ? "0" : "")\(day)T08:00"),
                from: MeasurementSource(.appleHealth, name: "Watch")
            )
        }
        let batch = MeasurementBatch(activities: readings)
        try patient.kidney.importMeasurements(batch, from: "watch")
        let key = "activity/week-2026-06-08"
        #expect(try patient.kidney.rewards().keys.map(\.word) == [key])
        try patient.kidney.importMeasurements(batch, from: "watch")
        #expect(try patient.lines().count == 1)
        // After the undo the reward is pending.
        try patient.kidney.undo()
        #expect(try patient.kidney.rewards().standing(for: .g2).points == 0)
    }

    @Test("the rewards and the badges to earn are those of the category")
    func tailored() throws {
        func badges(_ category: DiseaseCategory) throws -> Set<String> {
            let patient = try Patient(profile: Care.profile(category, urine: 500))
            return Set(try patient.kidney.rewardsScreen().badges.map(\.id))
        }
        #expect(try badges(.g2).contains("fruit-4") && !badges(.g2).contains("fluid-4"))
        #expect(try badges(.hemodialysis).contains("fluid-4") && !badges(.hemodialysis).contains("fruit-4"))
    }

    @Test(
        "each laboratory value of the document but the eGFR can be a goal that earns rewards",
        arguments: [Analyte.albumin, .phosphorus, .potassium, .bicarbonate, .uricAcid, .hbA1c]
    )
    func labs(analyte: Analyte) throws {
        let patient = try Patient(profile: Care.profile(.g3b))
        try patient.kidney.addGoal(.lab(analyte))
        let rows = try patient.kidney.rewardsScreen().underway
        let row = try #require(
            rows.first {
                $0.id
                    == RewardKey(
                        GoalLineage(.lab(analyte)),
                        RewardPeriod(.month, of: try LabSample.day("2026-06-02"))
                    ).word
            }
        )
        #expect(row.points > 0 && !row.isReached && row.progress == "no value in this month")
        // A single good value is never rewarded.
        let good = [
            Analyte.albumin: "4.2", .phosphorus: "3.6", .potassium: "4.3", .bicarbonate: "25",
            .uricAcid: "5", .hbA1c: "6.5",
        ]
        try patient.kidney.addLab(analyte, try #require(good[analyte]))
        #expect(try patient.kidney.rewards().keys.isEmpty)
    }

    @Test(
        "protein, potassium, sodium, phosphorus and fluid can be goals that earn rewards, within what the day's targets allow"
    )
    func nutrients() throws {
        let patient = try Patient(profile: Care.profile(.hemodialysis, urine: 500))
        let kidney = patient.kidney
        try kidney.addLab(.potassium, "5.6")
        try kidney.addLab(.phosphorus, "6.2")
        let targets = try kidney.targets(on: LabSample.day("2026-06-02"))
        let aims: [GoalAim] = [
            .atLeast(.protein, try #require(targets[.protein].low?.value)),
            .atMost(.potassium, try #require(targets[.potassium].high?.value)),
            .atMost(.sodium, try #require(targets[.sodium].high?.value)),
            .atMost(.phosphorus, try #require(targets[.phosphorus].high?.value)),
            .fluidAtMost(try #require(targets[.fluid].high?.value)),
        ]
        for aim in aims { try kidney.addGoal(aim) }
        let underway = try kidney.rewardsScreen().underway
        for aim in aims {
            #expect(underway.contains { $0.id.hasPrefix(GoalLineage(aim.subject).rawValue + "/") && $0.points > 0 })
        }
    }
}
