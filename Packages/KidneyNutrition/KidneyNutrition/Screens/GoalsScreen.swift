public import ScreenKit
public import TimeKit

/// The goals by priority, each with how far it is today, and the form for a new one.
public struct GoalsScreen: Screen {
    public let title: String
    public let revision: Revision
    /// When it changes by itself: as the day ends.
    public let validUntil: Instant
    /// The user's day.
    public let day: LocalDate
    /// The goals that hold, by priority.
    public let goals: [GoalRow]
    /// Those that ended, the last first.
    public let ended: [GoalRow]
    /// How things stand, in a sentence.
    public let text: String
    /// `subject`; `amount` but for a laboratory value; `by` for a weight.
    public let form: Form
    /// Makes the goal; disabled with the reason in words, as that it could harm.
    public let save: Action
    /// What Save makes; nil while something is wrong.
    @NullEncoded public private(set) var aim: GoalAim?
    /// That the care team's word comes first.
    public let careTeam: String
    /// Rewards and advice.
    public let pages: [Link]

    /// The page; `typed` has what is in the form and not saved yet.
    ///
    /// - Parameter setting: what a new goal is judged by today.
    public init(
        _ context: KidneyContext,
        _ receipts: [GoalReceipt],
        in setting: GoalSetting,
        typed: [String: String] = [:]
    ) {
        title = "Goals"
        revision = context.revision
        validUntil = context.dayEnd
        day = context.today
        let rows = receipts.map { GoalRow($0, in: context.units) }
        goals = rows.filter { $0.endedOn == nil }
        ended = rows.filter { $0.endedOn != nil }
        text =
            TableScope.refusal(for: setting.profile, on: setting.day).map { Words.sentence($0) + "." }
            ?? Self.text(goals)
        let draft = GoalDraft(typed, among: receipts.map(\.goal), in: setting)
        form = Form(id: "goal", title: "A new goal", fields: draft.fields, buttons: [])
        aim = draft.aim
        save = Action(id: "goal/save", label: "Make the goal", availability: .without(draft.reasons))
        careTeam = DayTargets.careTeamFirst
        pages = [
            KidneyLink.rewards.labelled("Rewards"), KidneyLink.recommend.labelled("What to choose"),
            KidneyLink.profile.labelled("Profile"), .today,
        ]
    }

    private static func text(_ goals: [GoalRow]) -> String {
        guard !goals.isEmpty else { return "There are no goals yet." }
        let reached = goals.filter { $0.state == .reached }.count
        let paused = goals.filter { $0.state == .paused }.count
        let pause = paused == 0 ? "" : "; \(paused) paused"
        return "\(Words.count(goals.count, "goal")), \(reached) reached now\(pause)."
    }
}

/// One goal: how far it is, what it was, what it can earn, and the form for another number.
public struct GoalScreen: Screen {
    public let title: String
    public let revision: Revision
    /// When it changes by itself: as the day ends.
    public let validUntil: Instant
    /// The goal with how far it is.
    public let goal: GoalRow
    /// Why it pauses, with where that comes from; nil where it doesn't.
    @NullEncoded public private(set) var why: String?
    /// What it was and is, the earliest first.
    public let steps: [Step]
    /// What it can earn for the category of today; empty where it earns nothing.
    public let earns: [Earning]
    /// `amount`, and `by` for a weight; no fields for a laboratory value and a goal that ended.
    public let form: Form
    /// Keeps another number; disabled with the reason in words.
    public let save: Action
    /// What Save keeps; nil while something is wrong.
    @NullEncoded public private(set) var aim: GoalAim?
    /// Moves it one place up.
    public let moveUp: Action
    /// Moves it one place down.
    public let moveDown: Action
    /// Ends it.
    public let delete: Action
    /// That the care team's word comes first.
    public let careTeam: String
    /// The other goals, and the rewards.
    public let pages: [Link]

    /// What a goal was from a day on.
    public struct Step: Hashable, Codable, Sendable {
        /// The first day.
        public let from: LocalDate
        /// "At most 2,000 mg of sodium a day".
        public let text: String
    }

    /// What a goal can earn.
    public struct Earning: Hashable, Codable, Sendable {
        /// By the day, the week or the month.
        public let rule: RewardRule
        /// How many points.
        public let points: Int
        /// For what.
        public let text: String
        /// What that rests on.
        public let source: String
        /// What is to be said of that source; nil where it was read there.
        @NullEncoded public private(set) var caution: String?

        init(_ row: RewardRow, on day: LocalDate) {
            rule = row.rule
            points = row.points
            text = "\(Words.count(row.points, "point")) a \(row.rule.rawValue): \(row.words)"
            source = row.evidence.source
            caution = row.evidence.caution(on: day)
        }
    }

    /// The page; `typed` has what is in the form and not saved yet.
    ///
    /// - Parameters:
    ///   - others: every goal that holds.
    ///   - setting: what another number is judged by today.
    public init(
        _ context: KidneyContext,
        _ receipt: GoalReceipt,
        among others: [Goal],
        in setting: GoalSetting,
        typed: [String: String] = [:]
    ) {
        let goal = receipt.goal
        let row = GoalRow(receipt, in: context.units)
        title = row.title
        revision = context.revision
        validUntil = context.dayEnd
        self.goal = row
        why =
            receipt.progress?.state == .paused
            ? goal.aim(on: context.today).flatMap { GoalHarmRule.harm($0, in: setting) }.map {
                Words.sentence(Why.harm($0))
            }
            : nil
        steps = goal.steps.map { Step(from: $0.from, text: Words.sentence($0.aim.title(in: context.units))) }
        earns = RewardRule.allCases.compactMap { rule in
            RewardTable.row(goal.subject, rule, for: setting.category).map { Earning($0, on: context.today) }
        }
        let ended = goal.endedOn.map { [KidneyError.goalEnded($0).description] } ?? []
        let draft = ended.isEmpty ? GoalDraft(typed, of: goal, among: others, in: setting) : nil
        form = Form(id: "goal", title: "Another number", fields: draft?.fields ?? [], buttons: [])
        aim = draft?.aim
        let fixed = draft?.fields.isEmpty == true ? ["a laboratory value has its range for a goal"] : []
        save = Action(
            id: "goal/\(goal.id.rawValue)/save",
            label: "Save",
            availability: .without(ended + fixed + (draft?.reasons ?? []))
        )
        let places = others.map(\.priority)
        moveUp = Action(
            id: "goal/\(goal.id.rawValue)/up",
            label: "Move up",
            gesture: .drag,
            availability: .without(ended + (goal.priority <= places.min() ?? 1 ? ["it is the first"] : []))
        )
        moveDown = Action(
            id: "goal/\(goal.id.rawValue)/down",
            label: "Move down",
            gesture: .drag,
            availability: .without(ended + (goal.priority >= places.max() ?? 1 ? ["it is the last"] : []))
        )
        delete = Action(
            id: "goal/\(goal.id.rawValue)/delete",
            label: "Delete",
            gesture: .swipeLeft,
            availability: .without(ended),
            confirmation: .init(
                question: "End the goal “\(row.title)” today? What was reached before stays.",
                proceed: "Delete"
            ),
            opens: KidneyLink.goals.labelled("Goals")
        )
        careTeam = DayTargets.careTeamFirst
        pages = [KidneyLink.goals.labelled("Goals"), KidneyLink.rewards.labelled("Rewards")]
    }
}
