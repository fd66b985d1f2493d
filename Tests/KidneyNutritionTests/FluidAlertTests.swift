import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit

@Suite("Alerts of weights")
struct FluidAlertTests {
    private let today = "2026-03-20"

    /// The weight alerts of a day.
    private func alerts(
        _ category: DiseaseCategory,
        _ weights: [(String, WeightContext, String)],
        dryWeight: Rational? = nil,
        height: Rational? = nil,
        goals: [Goal] = [],
        on day: String? = nil
    ) throws -> [String] {
        var profile = try LabSample.profile(category, dryWeight: dryWeight)
        profile.height = height
        let record = CareRecord(
            profile: profile,
            weights: try weights.map { try LabSample.weight($0.0, $0.1, $0.2) },
            goals: goals
        )
        let day = try LabSample.day(day ?? today)
        let state = EvaluationState(record: record, from: day.adding(days: -120))
        let now = try Patient.instant("\(day)T20:00", LabSample.zone)
        return Evaluating.alerts(state, now: now, today: day).filter { $0.kind == .weight }.map(\.message)
    }

    @Test("on peritoneal dialysis 2 kg more in two days is told, by the daily weights")
    func peritoneal() throws {
        func told(_ kilograms: String, since day: String) throws -> Bool {
            try alerts(
                .peritonealDialysis,
                [("70 kg", .daily, "\(day)T07:00"), ("\(kilograms) kg", .daily, "2026-03-20T07:00")]
            ).contains { $0.contains("which can be fluid") }
        }
        #expect(try told("72", since: "2026-03-18"))
        #expect(try !told("71.9", since: "2026-03-18"))
        #expect(try told("72", since: "2026-03-19"))
        #expect(try !told("72", since: "2026-03-17"))
        // Yesterday's weight is checked as well, because it can be entered late.
        #expect(
            try alerts(
                .peritonealDialysis,
                [("70 kg", .daily, "2026-03-17T07:00"), ("72 kg", .daily, "2026-03-19T07:00")]
            ).contains { $0.contains("which can be fluid") }
        )
    }

    @Test("on hemodialysis without a dry weight the rule of thumb holds: a kilogram for each day between")
    func ruleOfThumb() throws {
        func told(_ kilograms: String, dry: Rational? = nil) throws -> Bool {
            try alerts(
                .haemodialysis,
                [("70 kg", .postDialysis, "2026-03-18T12:00"), ("\(kilograms) kg", .preDialysis, "2026-03-20T08:00")],
                dryWeight: dry
            ).contains { $0.contains("gained since the last session") }
        }
        #expect(try !told("72"))
        #expect(try told("72.1"))
        // With a dry weight, the threshold is its percentage: 4.5 % of 70 kg are 3.15 kg.
        #expect(try !told("73.1", dry: 70))
        #expect(try told("73.2", dry: 70))
    }

    @Test("more than three days since the last session is told, and three aren't")
    func missedSession() throws {
        func told(_ day: String, _ category: DiseaseCategory = .haemodialysis) throws -> Bool {
            try alerts(category, [("70 kg", .postDialysis, "2026-03-16T12:00")], on: day)
                .contains { $0.contains("no session is written down") }
        }
        #expect(try !told("2026-03-19"))
        #expect(try told("2026-03-20"))
        #expect(try !told("2026-03-20", .peritonealDialysis))
    }

    @Test("the third day since a session, the long gap, is told")
    func longGap() throws {
        func told(_ day: String) throws -> Bool {
            try alerts(.haemodialysis, [("70 kg", .postDialysis, "2026-03-16T12:00")], on: day)
                .contains { $0.contains("long gap") }
        }
        #expect(try !told("2026-03-18"))
        #expect(try told("2026-03-19"))
        #expect(try !told("2026-03-20"))
    }

    @Test("more than 5 percent lost in three months without a goal to is told")
    func unwantedLoss() throws {
        func told(_ kilograms: String, since day: String = "2026-01-02", goals: [Goal] = []) throws -> Bool {
            try alerts(
                .g4,
                [("80 kg", .daily, day), ("\(kilograms) kg", .daily, "2026-03-20")],
                goals: goals
            ).contains { $0.contains("lost") }
        }
        #expect(try !told("76"))
        #expect(try told("75.9"))
        #expect(try told("75.9", since: "2025-12-20"))
        #expect(try !told("75.9", since: "2025-12-19"))
        let goal = Goal(.init("g"), .weight(kilograms: 74, by: nil), from: try LabSample.day("2026-01-01"), priority: 1)
        #expect(try !told("75.9", goals: [goal]))
    }

    @Test("a slow gain of more than 2 kg within a week is told off dialysis")
    func slowGain() throws {
        func told(_ kilograms: String, since day: String = "2026-03-13") throws -> Bool {
            try alerts(.g4, [("70 kg", .daily, day), ("\(kilograms) kg", .daily, "2026-03-20")])
                .contains { $0.contains("which can be fluid") }
        }
        #expect(try !told("72.2"))
        #expect(try told("72.3"))
        #expect(try !told("72.3", since: "2026-03-12"))
    }
}
