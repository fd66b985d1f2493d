import FractionParser
public import TimeKit

/// Making, editing, ordering and ending goals.
public enum GoalRule {
    /// What a goal can be about, in the order pages show it.
    public static let subjects: [GoalSubject] =
        [.weight, .bloodPressure, .fruitAndVegetables, .fluidAtMost, .fluidAtLeast, .activity]
        + [.sodium, .potassium, .phosphorus, .protein, .energy].map(GoalSubject.atMost)
        + [.protein, .energy, .fibre].map(GoalSubject.atLeast)
        + Analyte.document.map(GoalSubject.lab)

    /// The subject that a goal was stored under; nil for what no goal is about.
    public static func subject(word: String) -> GoalSubject? { byWord[word] }

    private static let byWord = Dictionary(subjects.map { ($0.word, $0) }) { first, _ in first }

    /// A goal from the setting's day on, after those that hold.
    ///
    /// Throws `goalHarms` with the reason, `goalExists`, `goalOutOfRange`, `goalNotTracked` and `goalDayPast`.
    public static func make(
        _ aim: GoalAim,
        id: TimeKit.ID<Goal>,
        among goals: [Goal],
        in setting: GoalSetting
    ) throws(KidneyError) -> Goal {
        try check(aim, in: setting)
        let open = goals.filter { $0.endedOn == nil }
        guard !open.contains(where: { $0.subject == aim.subject }) else { throw .goalExists(aim.subject) }
        return Goal(id, aim, from: setting.day, priority: (open.map(\.priority).max() ?? 0) + 1)
    }

    /// The goal with another number from the setting's day on. Days before keep what they had, and the lineage stays.
    ///
    /// Throws as `make` does, `goalSubjectChanged` and `goalEnded`.
    public static func edit(_ goal: Goal, to aim: GoalAim, in setting: GoalSetting) throws(KidneyError) -> Goal {
        if let day = goal.endedOn { throw .goalEnded(day) }
        guard aim.subject == goal.subject else {
            throw .goalSubjectChanged(from: goal.subject, to: aim.subject)
        }
        try check(aim, in: setting)
        var edited = goal
        // A step of the day itself, or of later days where the clock was set back, is replaced. The first one stays the first.
        edited.steps.removeAll { $0.from >= setting.day }
        edited.steps.append(GoalStep(from: edited.steps.isEmpty ? min(goal.from, setting.day) : setting.day, aim))
        return edited
    }

    /// The goal, ended from a day on. What was reached before stays.
    public static func end(_ goal: Goal, on day: LocalDate) -> Goal {
        var ended = goal
        ended.endedOn = min(goal.endedOn ?? day, day)
        return ended
    }

    /// The goals that hold, the first by priority, one of them moved to a place counted from 1; numbered anew without gaps.
    /// Goals that have ended keep their number at the end.
    public static func order(_ goals: [Goal], moving id: TimeKit.ID<Goal>? = nil, to place: Int = 1) -> [Goal] {
        var open = goals.filter { $0.endedOn == nil }.sorted { ($0.priority, $0.id) < ($1.priority, $1.id) }
        if let id, let index = open.firstIndex(where: { $0.id == id }) {
            let moved = open.remove(at: index)
            open.insert(moved, at: min(max(place, 1) - 1, open.count))
        }
        for index in open.indices { open[index].priority = index + 1 }
        return open + goals.filter { $0.endedOn != nil }
    }

    private static func check(_ aim: GoalAim, in setting: GoalSetting) throws(KidneyError) {
        guard subjects.contains(aim.subject) else { throw .goalNotTracked(aim.subject) }
        guard isInRange(aim) else { throw .goalOutOfRange(aim) }
        if case .weight(_, let day?) = aim, day <= setting.day { throw .goalDayPast(day) }
        if case .weight(let kilograms, _) = aim, let now = setting.weight?.kilograms, kilograms >= now {
            throw .goalHarms(aim, .weightNotBelow(kilograms, now: now))
        }
        if let harm = GoalHarmRule.harm(aim, in: setting, isNew: true) { throw .goalHarms(aim, harm) }
    }

    private static func isInRange(_ aim: GoalAim) -> Bool {
        switch aim {
        case .weight(let kilograms, _): WeightRule.plausible.contains(kilograms)
        case .lab: true
        case .fluidAtLeast(let amount), .fluidAtMost(let amount): amount > 0 && amount <= 10_000
        case .fruitAndVegetables(let cups): cups > 0 && cups <= 100
        case .bloodPressure(let systolic, let diastolic): systolic > 0 && diastolic > 0
        case .atMost(_, let amount), .atLeast(_, let amount): amount > 0 && amount <= 100_000
        case .activity(let minutes): minutes > 0 && minutes <= 10_080
        }
    }
}
