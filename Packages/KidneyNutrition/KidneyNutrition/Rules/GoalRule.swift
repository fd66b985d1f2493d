import FractionParser
public import TimeKit

/// Creates, edits, orders and ends goals.
public enum GoalRule {
    /// The possible subjects of goals, in the order of the pages.
    public static let subjects: [GoalSubject] =
        [.weight, .bloodPressure, .fruitAndVegetables, .fluidAtMost, .fluidAtLeast, .activity]
        + [.sodium, .potassium, .phosphorus, .protein, .energy].map(GoalSubject.atMost)
        + [.protein, .energy, .fiber].map(GoalSubject.atLeast)
        + Analyte.document.map(GoalSubject.lab)

    /// Returns the subject with a stored name; nil if there is none.
    public static func subject(word: String) -> GoalSubject? { byWord[word] }

    private static let byWord = Dictionary(subjects.map { ($0.word, $0) }) { first, _ in first }

    /// Returns a new goal from the setting's day on, ordered after the active goals.
    ///
    /// - Throws: `goalHarms` with the reason, `goalExists`, `goalOutOfRange`, `goalNotTracked`, `goalDayPast`.
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

    /// Returns the goal with another aim from the setting's day on. Earlier days keep their aim, and the lineage stays the same.
    ///
    /// - Throws: The errors of ``make(_:id:among:in:)`` except `goalExists`, and `goalSubjectChanged` or `goalEnded`.
    public static func edit(_ goal: Goal, to aim: GoalAim, in setting: GoalSetting) throws(KidneyError) -> Goal {
        if let day = goal.endedOn { throw .goalEnded(day) }
        guard aim.subject == goal.subject else {
            throw .goalSubjectChanged(from: goal.subject, to: aim.subject)
        }
        try check(aim, in: setting)
        var edited = goal
        // A step of the same day is replaced, and so are later steps, which exist if the clock was set back. The first step stays the
        // first.
        edited.steps.removeAll { $0.from >= setting.day }
        edited.steps.append(GoalStep(from: edited.steps.isEmpty ? min(goal.from, setting.day) : setting.day, aim))
        return edited
    }

    /// Returns the goal with its end on a day. Earlier results stay.
    public static func end(_ goal: Goal, on day: LocalDate) -> Goal {
        var ended = goal
        ended.endedOn = min(goal.endedOn ?? day, day)
        return ended
    }

    /// Returns the active goals by priority, renumbered without gaps, followed by the ended goals, which keep their numbers.
    ///
    /// - Parameters:
    ///   - id: The goal to move, if any.
    ///   - place: The 1-based index to which it is moved.
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
        if case .weight(_, let day) = aim { try check(lastDay: day, on: setting.day) }
        if case .weight(let kilograms, _) = aim, let now = setting.weight?.kilograms, kilograms >= now {
            throw .goalHarms(aim, .weightNotBelow(kilograms, now: now), in: setting.profile.units)
        }
        if let harm = GoalHarmRule.harm(aim, in: setting, isNew: true) {
            throw .goalHarms(aim, harm, in: setting.profile.units)
        }
    }

    /// Checks the day by which a weight is to be reached; nil for none.
    ///
    /// - Throws: `goalDayPast` for a day that isn't after today.
    static func check(lastDay day: LocalDate?, on today: LocalDate) throws(KidneyError) {
        if let day, day <= today { throw .goalDayPast(day) }
    }

    /// The largest amount of a goal, in the unit of its aim; nil for a weight, a blood pressure and a laboratory value.
    static func most(_ subject: GoalSubject) -> Rational? {
        switch subject {
        case .fluidAtLeast, .fluidAtMost: 10_000
        case .fruitAndVegetables: 100
        case .atMost, .atLeast: 100_000
        case .activity: 10_080
        case .weight, .bloodPressure, .lab, .diary: nil
        }
    }

    private static func isInRange(_ aim: GoalAim) -> Bool {
        switch aim {
        case .weight(let kilograms, _): WeightRule.plausible.contains(kilograms)
        case .lab: true
        case .bloodPressure(let systolic, let diastolic): systolic > 0 && diastolic > 0
        case .fluidAtLeast(let amount), .fluidAtMost(let amount), .fruitAndVegetables(let amount),
            .atMost(_, let amount), .atLeast(_, let amount), .activity(let amount):
            amount > 0 && most(aim.subject).map { amount <= $0 } == true
        }
    }
}
