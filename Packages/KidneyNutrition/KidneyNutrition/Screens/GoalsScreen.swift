public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The goals by priority with today's progress, and the form for a new one.
public struct GoalsScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The time at which the page changes by itself: the end of the day.
    public let validUntil: Instant
    /// The user's logical day.
    public let day: LocalDate
    /// The active goals, by priority.
    public let goals: [GoalRow]
    /// The ended goals, the latest first.
    public let ended: [GoalRow]
    /// A summary in one sentence.
    public let text: String
    /// The fields `subject`, `amount` (not for a laboratory value) and `by` (for a weight).
    public let form: Form
    /// Makes the goal; disabled with the reason, such as possible harm.
    public var save: Action { form.buttons[0] }
    /// The aim that Save stores; nil if the form has an error.
    @NullEncoded public private(set) var aim: GoalAim?
    /// The reminder that the care team's advice comes first.
    public let careTeam: String
    /// The links to rewards and advice.
    public let pages: [Link]

    /// - Parameters:
    ///   - setting: The data with which a new goal is judged today.
    ///   - typed: The form's fields as typed and not yet saved.
    init(
        _ context: KidneyContext,
        _ receipts: [GoalReceipt],
        in setting: GoalSetting,
        typed: [String: String] = [:]
    ) {
        title = localized("Goals")
        revision = context.revision
        validUntil = context.dayEnd
        day = context.today
        let rows = receipts.map { GoalRow($0, in: context.units) }
        goals = rows.filter { $0.endedOn == nil }
        ended = rows.filter { $0.endedOn != nil }
        let outside = TableScope.refusal(for: setting.profile, on: setting.day)
        text = outside.map { Words.sentence($0) + "." } ?? Self.text(goals)
        let draft = GoalDraft(typed, among: receipts.map(\.goal), in: setting)
        let save = Action(
            KidneyAct.addGoal,
            label: localized("Make the goal"),
            availability: .without([outside].compactMap(\.self) + draft.fields.compactMap(\.error))
        )
        form = Form(
            id: "goal",
            title: localized("A new goal"),
            fields: draft.fields,
            buttons: [save],
            whyNot: outside
        ).unjudged(typed)
        aim = draft.aim
        careTeam = DayTargets.careTeamFirst
        pages = [
            KidneyLink.rewards.labeled(localized("Rewards")), KidneyLink.recommend.labeled(localized("What to choose")),
            KidneyLink.profile.labeled(localized("Profile")), .today,
        ]
    }

    private static func text(_ goals: [GoalRow]) -> String {
        guard !goals.isEmpty else { return localized("There are no goals yet.") }
        let reached = goals.filter { $0.state == .reached }.count
        let paused = goals.filter { $0.state == .paused }.count
        return paused == 0
            ? localized("\(goals.count, "goal"), \(reached) reached now.")
            : localized("\(goals.count, "goal"), \(reached) reached now; \(paused) paused.")
    }
}

/// One goal: its progress, its history, its possible rewards, and the form for another number.
public struct GoalScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The time at which the page changes by itself: the end of the day.
    public let validUntil: Instant
    public let goal: GoalRow
    /// The reason why it is paused, with its source; nil if it isn't.
    @NullEncoded public private(set) var why: String?
    /// The aims over time, the earliest first.
    public let steps: [Step]
    /// The rewards that it can earn in today's category; empty for none.
    public let earns: [Earning]
    /// The fields `amount`, and `by` for a weight. A laboratory value and an ended goal have no fields.
    public let form: Form
    /// Stores another number; disabled with the reason.
    public var save: Action { form.buttons[0] }
    /// The aim that Save stores; nil if the form has an error.
    @NullEncoded public private(set) var aim: GoalAim?
    /// Moves the goal up one place.
    public let moveUp: Action
    /// Moves the goal down one place.
    public let moveDown: Action
    /// Ends the goal.
    public let delete: Action
    /// The reminder that the care team's advice comes first.
    public let careTeam: String
    /// The links to the other goals and the rewards.
    public let pages: [Link]

    /// The aim of the goal from a day on.
    public struct Step: Hashable, Codable, Sendable {
        public let from: LocalDate
        /// The aim: "At most 2,000 mg of sodium a day".
        public let text: String
    }

    /// A reward that a goal can earn.
    public struct Earning: Hashable, Codable, Sendable {
        /// The span of time that the reward is for.
        public let rule: RewardRule
        public let points: Int
        /// The condition in words.
        public let text: String
        /// The source of the row.
        public let source: String
        /// The caution about the source; nil if the source is confirmed.
        @NullEncoded public private(set) var caution: String?

        init(_ row: RewardRow, on day: LocalDate) {
            rule = row.rule
            points = row.points
            text =
                switch row.rule {
                case .day: localized("\(row.points, "point") a day: \(row.words)")
                case .week: localized("\(row.points, "point") a week: \(row.words)")
                case .month: localized("\(row.points, "point") a month: \(row.words)")
                }
            source = row.evidence.shownSource
            caution = row.evidence.caution(on: day)
        }
    }

    /// - Parameters:
    ///   - others: All active goals.
    ///   - setting: The data with which another number is judged today.
    ///   - typed: The form's fields as typed and not yet saved.
    init(
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
                Words.sentence(Why.harm($0, in: context.units))
            }
            : nil
        steps = goal.steps.map { Step(from: $0.from, text: Words.sentence($0.aim.title(in: context.units))) }
        earns = RewardRule.allCases.compactMap { rule in
            RewardTable.row(goal.subject, rule, for: setting.category).map { Earning($0, on: context.today) }
        }
        let ended = goal.endedOn.map { [KidneyError.goalEnded($0).description] } ?? []
        let draft = ended.isEmpty ? GoalDraft(typed, of: goal, among: others, in: setting) : nil
        let fixed = draft?.fields.isEmpty == true ? [localized("a laboratory value has its range for a goal")] : []
        let outside = TableScope.refusal(for: setting.profile, on: setting.day).map { [$0] } ?? []
        let closed = ended + fixed + outside
        let save = Action(
            KidneyAct.goal(.save, goal.id),
            label: localized("Save"),
            availability: .without(closed + (draft?.fields.compactMap(\.error) ?? []))
        )
        form = Form(
            id: "goal",
            title: localized("Another number"),
            fields: draft?.fields ?? [],
            buttons: [save],
            whyNot: closed.first
        ).unjudged(typed)
        aim = draft?.aim
        let places = others.map(\.priority)
        moveUp = Action(
            KidneyAct.goal(.up, goal.id),
            label: localized("Move up"),
            gesture: .drag,
            availability: .without(ended + (goal.priority <= places.min() ?? 1 ? [localized("it is the first")] : []))
        )
        moveDown = Action(
            KidneyAct.goal(.down, goal.id),
            label: localized("Move down"),
            gesture: .drag,
            availability: .without(ended + (goal.priority >= places.max() ?? 1 ? [localized("it is the last")] : []))
        )
        delete = Action(
            KidneyAct.goal(.delete, goal.id),
            label: localized("Delete"),
            gesture: .swipeLeft,
            availability: .without(ended),
            confirmation: .init(
                question: localized("End the goal “\(row.title)” today? Earlier achievements stay."),
                proceed: localized("Delete")
            ),
            opens: KidneyLink.goals.labeled(localized("Goals"))
        )
        careTeam = DayTargets.careTeamFirst
        pages = [KidneyLink.goals.labeled(localized("Goals")), KidneyLink.rewards.labeled(localized("Rewards"))]
    }
}
