import FractionParser
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

/// All pages use the same judgment of a value.
@Suite("One judgment of a laboratory value")
struct OneJudgmentTests {
    private let day: LocalDate
    private let now: Instant

    init() throws {
        day = try LabSample.day("2026-06-02")
        now = LabSample.zone.instant(of: LocalDateTime(day, try LocalTime(hour: 10, minute: 0)))
    }

    /// The values just inside and just outside each limit of an analyte.
    private func values(_ analyte: Analyte) throws -> [Rational] {
        let facts = LabTable.facts(analyte)
        let ranges =
            [facts.flagged] + facts.flaggedNeeds.map(\.range) + facts.goals.map(\.range)
            + AlarmTable.rows.filter { $0.subject == .lab(analyte) }.map(\.range)
        let limits = ranges.flatMap { [$0.low, $0.high] }.compactMap(\.self) + [try LabSample.number("3.6")]
        let step = try LabSample.number("0.01")
        let around = try limits.flatMap { [try $0.subtracting(step), $0, try $0.adding(step)] }
        return Set(around).filter(facts.plausible.contains).sorted()
    }

    private func result(_ analyte: Analyte, _ value: Rational) throws -> LabResult {
        LabResult(
            id: .init("lab"),
            analyte,
            LabReading(value, LabTable.facts(analyte).conventional),
            at: Moment(day: day, in: LabSample.zone)
        )
    }

    private func profiles() throws -> [Profile] {
        var own = try LabSample.profile(.g3b, hasDiabetes: true)
        own.diabetesDiet.hbA1c = LabReading(7, .percent, text: "7.0")
        return try DiseaseCategory.allCases.map { try LabSample.profile($0) } + [own, LabSample.profile(nil)]
    }

    @Test(
        "laboratory page, alerts, report, goal and why agree on every value just inside and outside of each limit, in every category"
    )
    func agreement() throws {
        for profile in try profiles() {
            let patient = LabPatient(profile, taking: [])
            let person = try Patient(profile: profile)
            for analyte in Analyte.allCases {
                for value in try values(analyte) {
                    let result = try result(analyte, value)
                    let finding = LabRule.finding(result, for: patient, among: [result], on: day)
                    let note =
                        "\(result.shown), \(profile.category(on: day)?.rawValue ?? "no category"): \(finding.flag.rawValue)"
                    try check(finding, result, profile, note)
                    try person.kidney.write { tables in try tables.insert(result) }
                    let lines = try person.kidney.labList(analyte).filter { !$0.isComputed }
                    #expect(lines.map(\.flag) == [finding.flag], "page, \(note)")
                    try person.kidney.write { tables in try tables.delete(result) }
                }
            }
        }
    }

    private func check(_ finding: LabFinding, _ result: LabResult, _ profile: Profile, _ note: String) throws {
        let goal = Goal(.init("goal"), .lab(result.analyte), from: day.previous)
        let record = CareRecord(profile: profile, labs: [result], goals: [goal])
        let alerts = Evaluating.alerts(
            EvaluationState(record: record, from: day, zone: LabSample.zone),
            now: now,
            today: day
        ).filter { $0.kind == .lab }
        #expect(alerts.map(\.level) == [finding.flag.level].compactMap(\.self), "alerts, \(note)")

        let history = CareHistory(
            profile: profile,
            boundary: .midnight,
            zone: LabSample.zone,
            labs: [result]
        )
        let line = ClinicReport.labs(history, on: day).first { $0.analyte == result.analyte }
        if result.analyte != .eGFR || line != nil {
            #expect(line?.flag == finding.flag, "report, \(note)")
            let place: ClinicReport.LabLine.Place =
                finding.flag.isLow ? .below : finding.flag.isHigh ? .above : finding.flag == .inRange ? .within : .open
            #expect(line?.place == place, "report, \(note)")
        }

        // The goal of the filtration rate depends on its trend.
        if result.analyte != .eGFR, result.analyte != .creatinine {
            var judge = RewardJudge(record, today: day)
            let state = judge.progress(of: goal)?.state
            let expected: GoalProgress.State =
                finding.isWhereItShouldBe.map { $0 ? .reached : .underway } ?? .unknown
            #expect(state == expected || state == .paused, "goal, \(note)")
        }

        let why = Why.flag(result, for: LabPatient(profile, taking: []), among: [result], on: day)
        #expect(why.contains("is \(finding.words):"), "why, \(note)")
    }

    @Test(
        "values between a range and a goal are judged by the goal",
        arguments: [
            (Analyte.potassium, "5.5", DiseaseCategory.hemodialysis, LabFlag.inRange),
            (.potassium, "5.51", .hemodialysis, .high), (.potassium, "5.1", .g5, .high),
            (.potassium, "3.9", .hemodialysis, .low), (.albumin, "3.7", .hemodialysis, .low),
            (.albumin, "3.8", .hemodialysis, .inRange), (.albumin, "3.6", .g4, .inRange),
        ]
    )
    func byGoal(analyte: Analyte, text: String, category: DiseaseCategory, expected: LabFlag) throws {
        let found = LabRule.finding(
            try result(analyte, try LabSample.number(text)),
            for: LabPatient(try LabSample.profile(category), taking: []),
            among: []
        )
        #expect(found.flag == expected)
    }
}
