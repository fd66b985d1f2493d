import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit

@Suite("Running every verification")
struct EvaluationTests {
    private let now = Instant(milliseconds: 1_000)

    private func state(_ category: DiseaseCategory = .g4, goals: [GoalAim] = [.atMost(.sodium, 2000)]) throws
        -> EvaluationState
    {
        let goals = try goals.enumerated().map { number, aim in
            Goal(.init("g\(number)"), aim, from: try Care.day(0), priority: number + 1)
        }
        return EvaluationState(
            record: CareRecord(profile: try Care.profile(category), goals: goals),
            from: try Care.day(-40)
        )
    }

    private func evaluate(_ state: EvaluationState, on offset: Int) throws -> Evaluation {
        Evaluating.evaluate(state, now: now, today: try Care.day(offset))
    }

    /// Evaluates, applies the result, and checks that a second evaluation finds nothing.
    private func step(_ state: inout EvaluationState, on offset: Int) throws -> Evaluation {
        let found = try evaluate(state, on: offset)
        state = state.applying(found)
        #expect(try evaluate(state, on: offset).isEmpty)
        return found
    }

    @Test("five good days make the week's reward, with a notice that opens it, and a second evaluation gives nothing")
    func week() throws {
        var state = try state()
        state.record.entries = try (0..<5).flatMap { try Care.meals(on: $0) }
        let found = try step(&state, on: 5)
        let keys = found.grants.map(\.key.word)
        #expect(keys.contains("sodium-at-most/week-2026-03-02") && keys.contains("sodium-at-most/day-2026-03-06"))
        #expect(found.grants.filter { $0.key.rule == .day }.count == 5)
        let week = try #require(found.grants.first { $0.key.word == "sodium-at-most/week-2026-03-02" })
        let notice = try #require(found.notices.first { $0.id.rawValue == week.id.rawValue })
        #expect(notice.link == "rewards/sodium-at-most/week-2026-03-02" && notice.kind == .rewards)
        #expect(notice.message.hasPrefix("50 points: sodium within its limit, the week of 2026-03-02"))
        #expect(found.summary.contains("rewards given"))
        #expect(try evaluate(state, on: 5).summary == "Nothing new.")
    }

    @Test(
        "an entry deleted before the week closes turns the reward pending; entered again it counts; never given twice"
    )
    func deleted() throws {
        var state = try state()
        let entries = try (0..<5).flatMap { try Care.meals(on: $0) }
        state.record.entries = entries
        _ = try step(&state, on: 5)
        let key = RewardKey(GoalLineage(.atMost(.sodium)), RewardPeriod(.week, of: try Care.day(0)))
        state.record.entries.removeAll { $0.id == entries[4].id }
        let pended = try step(&state, on: 5)
        #expect(pended.pending.contains { $0.key == key } && state.ledger.state(of: key) == .pending)
        state.record.entries = entries
        _ = try step(&state, on: 6)
        #expect(state.ledger.state(of: key) == .granted && state.ledger.sum(of: key) == 50)
        _ = try step(&state, on: 7)
        #expect(state.ledger.state(of: key) == .settled)
        state.record.entries = []
        _ = try step(&state, on: 8)
        #expect(state.ledger.sum(of: key) == 50 && state.ledger.state(of: key) == .settled)
    }

    @Test("pending when the week closes: the amount is taken back, and importing the week again gives nothing")
    func reversed() throws {
        var state = try state()
        let entries = try (0..<5).flatMap { try Care.meals(on: $0) }
        state.record.entries = entries
        _ = try step(&state, on: 5)
        state.record.entries = []
        _ = try step(&state, on: 6)
        let closed = try step(&state, on: 7)
        let key = RewardKey(GoalLineage(.atMost(.sodium)), RewardPeriod(.week, of: try Care.day(0)))
        #expect(closed.reversals.contains { $0.key == key && $0.points == -50 })
        #expect(closed.notices.contains { $0.message.hasPrefix("50 points were taken back") })
        state.record.entries = entries
        let again = try step(&state, on: 30)
        #expect(!again.grants.contains { $0.key == key } && state.ledger.sum(of: key) == 0)
    }

    @Test("editing a goal after its reward, deleting it and making it again, and the clock set back give nothing twice")
    func edited() throws {
        var state = try state(.g2, goals: [.fruitAndVegetables(cups: 2)])
        state.record.entries = [try Care.entry(Care.greens, grams: 250, on: 0)]
        let day = RewardKey(GoalLineage(.fruitAndVegetables), RewardPeriod(.day, of: try Care.day(0)))
        #expect(try step(&state, on: 0).grants.map(\.key) == [day])
        let setting = try Care.setting(.g2)
        state.record.goals[0] = try GoalRule.edit(state.record.goals[0], to: .fruitAndVegetables(cups: 3), in: setting)
        #expect(try step(&state, on: 0).pending.map(\.change) == [.pend])
        state.record.goals[0] = try GoalRule.edit(state.record.goals[0], to: .fruitAndVegetables(cups: 1), in: setting)
        #expect(try step(&state, on: 0).grants.isEmpty)
        state.record.goals[0] = GoalRule.end(state.record.goals[0], on: try Care.day(0))
        _ = try step(&state, on: 0)
        state.record.goals.append(
            try GoalRule.make(.fruitAndVegetables(cups: 2), id: .init("new"), among: state.record.goals, in: setting)
        )
        #expect(try step(&state, on: 0).grants.isEmpty)
        for offset in [1, 0, -3, 0, 40, 0] { #expect(try step(&state, on: offset).grants.isEmpty, "\(offset)") }
        #expect(state.ledger.keys == [day] && state.ledger.sum(of: day) == 5)
    }

    @Test("periods that began before the entries at hand are left as they are")
    func window() throws {
        var state = try state()
        state.record.entries = try (0..<5).flatMap { try Care.meals(on: $0) }
        _ = try step(&state, on: 5)
        let before = state.ledger
        state.record.entries = []
        state.from = try Care.day(2)
        let key = RewardKey(GoalLineage(.atMost(.sodium)), RewardPeriod(.week, of: try Care.day(0)))
        _ = try step(&state, on: 6)
        #expect(state.ledger.state(of: key) == .granted)
        #expect(try Evaluating.firstDayNeeded(today: Care.day(100), ledger: before) <= Care.day(0))
        #expect(try Evaluating.firstDayNeeded(today: LabSample.day("2026-06-15")) == LabSample.day("2026-04-27"))
        let changed = try Evaluating.firstDayNeeded(today: Care.day(100), earliestChange: LabSample.day("2026-01-20"))
        #expect(try changed == LabSample.day("2025-12-29"))
    }

    @Test("a day over a limit, near one and under the protein floor is told once, with its reason and its screen")
    func intake() throws {
        var state = try state(.hemodialysis, goals: [])
        state.record.entries = [try Care.entry(Care.ration, grams: 800, on: 0, meal: .lunch)]
        #expect(try step(&state, on: 0).alerts.filter { $0.kind != .lab }.isEmpty)
        let salty = Pantry.food(9, "Soup", [.sodium: "800"])
        state.record.entries.append(try Care.entry(salty, grams: 100, on: 0))
        let near = try step(&state, on: 0)
        #expect(near.alerts.map(\.id.rawValue) == ["intake/2026-03-02/sodium/near"])
        state.record.entries.append(try Care.entry(salty, grams: 101, on: 0, id: "more"))
        let over = try step(&state, on: 0)
        #expect(over.alerts.map(\.id.rawValue) == ["intake/2026-03-02/sodium/over"])
        #expect(over.notices.map(\.link) == ["journal/2026-03-02"] && over.alerts[0].why.contains("KDOQI 2020"))
        let end = try step(&state, on: 1)
        #expect(end.alerts.map(\.id.rawValue) == ["intake/2026-03-02/protein/low"])
        #expect(end.alerts[0].message.contains("dialysis takes protein away"))
    }

    @Test("an unsafe food, an urgent lab, a very high blood pressure and a quick gain of weight are told")
    func measurements() throws {
        var state = try state(goals: [])
        state.record.entries = [try Care.entry(Care.starFruit, grams: 50, on: 0)]
        state.record.labs = [try Care.potassium("6.4", "2026-03-01", id: "k")]
        state.record.pressures = [
            PressureReading(id: .init("p"), 190, over: 100, at: try LabSample.moment("2026-03-02T08:00"))
        ]
        state.record.weights = [
            try LabSample.weight("70 kg", .daily, "2026-03-01"), try LabSample.weight("71.5 kg", .daily, "2026-03-02"),
        ]
        let found = try step(&state, on: 0)
        #expect(Set(found.alerts.map(\.kind)) == [.unsafeItem, .lab, .pressure, .weight])
        let lab = try #require(found.alerts.first { $0.kind == .lab })
        #expect(lab.level == .today && lab.link == "lab/k" && lab.why.contains("6.4 mEq/L of 2026-03-01"))
        #expect(
            Set(found.notices.filter { $0.kind == .alarms && !$0.link.hasPrefix("journal") }.map(\.link)) == [
                "lab/k", "pressure", "weight",
            ]
        )
    }

    @Test("a goal that became harmful pauses with an alert, and conflicting advice is told once a month")
    func conflicts() throws {
        var state = try state(.g2, goals: [.fruitAndVegetables(cups: 2)])
        state.record.labs = [try Care.potassium("5.6")]
        let found = try step(&state, on: 0)
        #expect(found.alerts.contains { $0.kind == .goalPaused && $0.message.contains("pauses: potassium 5.6") })
        #expect(found.alerts.contains { $0.kind == .conflict })
        #expect(found.suggestions.contains { $0.id.rawValue.hasPrefix("suggest/potassiumHigh/") })
        #expect(try step(&state, on: 10).alerts.isEmpty)
    }

    @Test("the end of a day, a week and a month is told once each, for days that were written down")
    func closings() throws {
        var state = try state(goals: [])
        state.record.entries = try (24..<32).flatMap { try Care.meals(on: $0) }
        let found = try step(&state, on: 32)
        #expect(
            found.closings.map(\.id.rawValue) == [
                "closing/day-2026-04-02", "closing/week-2026-03-23", "closing/month-2026-03-01",
            ]
        )
        #expect(found.closings.map(\.kind) == [.dayEnd, .weekEnd, .monthEnd])
        #expect(found.closings[1].message.hasPrefix("the week of 2026-03-23: written down on 4 of 7 days"))
        #expect(found.closings[2].link == "report-card/2026-03-01")
        #expect(try step(&state, on: 40).closings.map(\.kind) == [.weekEnd])
        #expect(try step(&state, on: 130).closings.isEmpty)
    }

    @Test(
        "every type of notice can be turned off; what was found meanwhile isn't told when it is turned on again",
        arguments: NoticeKind.allCases.filter { $0 != .doses }
    )
    func off(kind: NoticeKind) throws {
        let kinds = Set(NoticeKind.allCases).subtracting([.doses])
        var state = try state(.g2, goals: [.fruitAndVegetables(cups: 2), .atMost(.sodium, 2000)])
        state.record.medicines = [Medicine(id: .init("m"), name: "Drops of a friend", start: try Care.day(0))]
        state.record.entries = try (24..<33).flatMap { try Care.meals(on: $0) }
        state.record.entries.append(try Care.entry(Care.starFruit, grams: 50, on: 32))
        state.record.labs = [try Care.potassium("5.9", "2026-03-30")]
        let all = try evaluate(state, on: 32)
        #expect(Set(all.notices.map(\.kind)) == kinds)
        state.off = [kind]
        let found = try step(&state, on: 32)
        #expect(!found.notices.contains { $0.kind == kind })
        #expect(Set(found.notices.map(\.kind)) == kinds.subtracting([kind]))
        #expect(found.rewards == all.rewards && found.ids == all.ids)
        state.off = []
        #expect(try evaluate(state, on: 32).isEmpty)
    }

    @Test("ids are the same whenever and in whatever order the record is given")
    func deterministic() throws {
        var state = try state(
            .g2,
            goals: [.fruitAndVegetables(cups: 2), .atMost(.sodium, 2000), .activity(minutes: 10)]
        )
        state.record.entries = try (0..<9).flatMap {
            try Care.meals(on: $0) + [Care.entry(Care.greens, grams: 300, on: $0)]
        }
        state.record.labs = [try Care.potassium("4.4", "2026-01-05"), try Care.potassium("4.5", "2026-03-05")]
        let found = try evaluate(state, on: 9)
        var random = SeededGenerator(seed: 7)
        for _ in 0..<5 {
            state.record.entries = random.shuffle(state.record.entries)
            state.record.goals = random.shuffle(state.record.goals)
            state.record.labs = random.shuffle(state.record.labs)
            #expect(try evaluate(state, on: 9) == found)
        }
        let ids = found.rewards.map(\.id.rawValue) + found.ids
        #expect(Set(ids).count == ids.count)
    }

    @Test("each target, flag, alert, suggestion and reward names its source, and the lab and its date")
    func why() throws {
        let lab = try Care.potassium("5.6")
        let setting = try Care.setting(.g4, labs: [lab])
        let target = Why.target(setting.targets[.potassium], in: .conventional)
        #expect(target.contains("potassium 5.6 mEq/L of 2026-02-20") && target.contains("American Kidney Fund"))
        #expect(target.hasPrefix("potassium at most 3,000 mg a day") && target.hasSuffix(DayTargets.careTeamFirst))
        let flag = Why.flag(
            lab,
            for: LabPatient(setting.profile, taking: []),
            among: [],
            on: lab.moment.day
        )
        #expect(flag.hasPrefix("Potassium 5.6 mEq/L of 2026-02-20 is high: the range is 3.5 to 5.0 mEq/L"))
        #expect(flag.contains("a usual laboratory range; not confirmed"))
        var state = try state()
        state.record.labs = [lab]
        state.record.entries = try (0..<5).flatMap { try Care.meals(on: $0) }
        let found = try step(&state, on: 5)
        let alert = try #require(found.alerts.first { $0.kind == .lab })
        #expect(Why.alert(alert).contains("Why: Potassium 5.6 mEq/L of 2026-02-20 is high"))
        let suggestion = try #require(found.suggestions.first { $0.id.rawValue.contains("potassiumHigh") })
        #expect(Why.suggestion(suggestion).contains("Why: potassium 5.6 mEq/L of 2026-02-20 — KDOQI 2020"))
        let key = RewardKey(GoalLineage(.atMost(.sodium)), RewardPeriod(.week, of: try Care.day(0)))
        #expect(
            Why.reward(key, in: state.ledger, category: .g4)
                == "50 points, sodium within its limit, the week of 2026-03-02 for sodium within the goal on five days — "
                + "the app's own choice of days; the goal of a day: KDOQI 2020, statement 6.5.1: given (reached on 5 days). "
                + "It counts; it is kept for good once its time is over."
        )
        #expect(Why.reward(RewardKey(GoalLineage(.weight), key.period), in: state.ledger, category: .g4).isEmpty)
        for target in setting.targets.targets {
            #expect(Why.target(target, in: .conventional).contains(DayTargets.careTeamFirst))
        }
        #expect(Why.harm(.saltWithLithium).contains("lithium label"))
    }
}
