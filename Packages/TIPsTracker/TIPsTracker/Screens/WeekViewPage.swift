public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// A week of a cycle as a grid: a column for each day, a row for each item, and a mark with the time for each log.
public struct WeekViewPage: Screen {
    /// The title: "Week View".
    public let title: String
    /// The line under the title: "Cycle 1 · Week 6 of 12".
    public let subtitle: String
    public let revision: Revision
    /// The room's midnight, because another column is today's then.
    @NullEncoded public private(set) var validUntil: Instant?
    public let cycle: Cycle.ID
    /// The week, from 1. The numbers after the cycle's weeks are those of the weeks from the challenge day on.
    public let week: Int
    /// The days of the week: seven, or fewer in a short last week.
    public let columns: [Column]
    /// The categories with rows, in display order.
    public let sections: [Section]
    /// The meaning of each state.
    public let legend: [LegendLine]
    /// The meaning of each sign and color that the grid can show.
    public let signs: [Sign]
    /// Shows the picked cycle and week.
    public internal(set) var show: Action
    /// Leads to the previous week; nil for the first.
    @NullEncoded public private(set) var previous: Link?
    /// Leads to the next week; nil for the last.
    @NullEncoded public private(set) var next: Link?
    /// Leads back to the home screen.
    public let back: Link

    public struct Column: Hashable, Codable, Sendable {
        /// The room-local day.
        public let date: LocalDate
        /// The heading: "Mon 01-05".
        public let title: String
        /// Whether it is today.
        public let isToday: Bool
        /// The color `yellow` for today; else nil.
        @NullEncoded public private(set) var highlight: String?
        /// The reason of the hold, if the day is on hold; else nil.
        @NullEncoded public private(set) var hold: String?
        /// The reactions of the day, oldest first.
        public let reactions: [HistoryPage.ReactionLine]
    }

    public struct Section: Hashable, Codable, Sendable {
        public let category: Category
        /// The heading.
        public let title: String
        /// The items that were in the category, in order.
        public let rows: [Row]
    }

    /// An item. One that changed its category within the week has a row in each.
    public struct Row: Hashable, Codable, Sendable {
        public let item: Item.ID
        /// The item's name on the last day of the week.
        public let name: String
        /// The planned dose on the first day of the week; nil for none.
        @NullEncoded public private(set) var dose: DoseLabel?
        /// The dose in words, "1/4 tsp" or for a treatment food "no dose yet"; nil for another item without a dose.
        @NullEncoded public private(set) var doseText: String?
        /// The doses that came into force later in the week.
        public let changes: [DatedDose]
        /// One cell for each column.
        public let cells: [Cell]
        /// The number of logs in the week; nil except for recommended foods.
        @NullEncoded public private(set) var count: WeeklyBand?
        /// The number in words, "4 of 3–5"; nil except for recommended foods.
        @NullEncoded public private(set) var countText: String?
        /// The meaning of the number in words: "low", "ok" or "over"; nil except for recommended foods.
        @NullEncoded public private(set) var countState: String?
        /// The color of the number, `neutral`, `green`, `red`; nil except for recommended foods.
        @NullEncoded public private(set) var color: String?
    }

    /// The state of a cell.
    public enum State: String, CaseIterable, Codable, Sendable {
        case logged
        /// Due in the past and not logged.
        case missed
        /// Due today and not logged yet.
        case dueToday
        /// Due on a future day.
        case future
        case notDue
        /// On a held day and not logged.
        case held
        /// The clinic has stopped it, and it wasn't logged.
        case stopped
        /// A severe reaction had stopped the treatment foods, and it wasn't logged.
        case afterReaction
    }

    /// The meaning of a cell's state.
    public struct LegendLine: Hashable, Codable, Sendable {
        public let state: State
        /// The meaning in words: "due and not logged".
        public let text: String
    }

    /// The meaning of a sign or a color.
    public struct Sign: Hashable, Codable, Sendable {
        /// The sign, such as `≠`; nil for a color.
        @NullEncoded public private(set) var sign: String?
        /// The color: `yellow` of a column, `neutral`, `green` and `red` of a number; nil for a sign without one.
        @NullEncoded public private(set) var color: String?
        /// The meaning in words: "another dose than the plan's".
        public let text: String
    }

    /// An item on a day.
    public struct Cell: Hashable, Codable, Sendable {
        public let state: State
        /// The time in the room's zone: `08:00`, or `00:20+1` for a log after midnight; of several logs the first. Nil without a log.
        @NullEncoded public private(set) var time: String?
        /// The names of the members who logged it.
        @NullEncoded public private(set) var by: String?
        /// Whether several people logged it, so that it may have been one dose or two.
        public let isDouble: Bool
        /// The number of doses that were certainly taken; a recorded second dose is included.
        public let doses: Int
        /// Whether it was logged before the timer ended.
        public let early: Bool
        /// The id of the log; nil for none.
        @NullEncoded public private(set) var log: Claim.ID?
        /// Whether a reaction followed it.
        public let hasReaction: Bool
        /// The logged dose if it differs from the plan's; else nil.
        @NullEncoded public private(set) var dose: DoseLabel?
    }

    /// The picker of the cycle. Its value and choices are ids.
    public var cyclePicker: Field { show.inputs[0] }
    /// The picker of the week. Its value and choices are numbers.
    public var weekPicker: Field { show.inputs[1] }

    /// Creates the page of a week of the plan's cycle.
    ///
    /// - Parameters:
    ///   - week: the week, limited to those that can be shown; nil for today's, and once the next cycle has begun for the last dosing week.
    ///   - entries: the logs of the week.
    ///   - reactions: the reactions of the cycle.
    ///   - doses: the doses that they followed.
    init(
        _ context: ScreenContext,
        cycle: Cycle,
        week: Int?,
        entries: [LogEntry],
        reactions: [Reaction],
        doses: [Claim.ID: FollowedDose]
    ) {
        let shown = Self.week(week, of: cycle, in: context.plan, today: context.today)
        let last = context.plan.shownWeeks(of: cycle, by: context.today)
        func label(_ week: Int) -> String { Self.label(ofWeek: week, of: cycle, in: context.plan) }
        let grid = WeekGrid(
            context,
            cycle: cycle,
            week: shown,
            entries: entries,
            reactions: reactions,
            doses: doses
        )
        title = localized("Week View")
        subtitle =
            shown > cycle.weekCount
            ? localized("Cycle \(cycle.number) · after the challenge · \(label(shown))")
            : localized("Cycle \(cycle.number) · Week \(shown) of \(cycle.weekCount)")
        revision = context.revision
        validUntil = context.midnight
        self.cycle = cycle.id
        self.week = shown
        columns = grid.columns
        sections = grid.sections
        legend = State.allCases.map { LegendLine(state: $0, text: $0.words) }
        signs = Sign.all
        let pickers = [Self.cyclePicker(context.plan, cycle), Self.weekPicker(1...last, shown, label)]
        show = Action(TIPsAct.show, label: localized("Show"), inputs: pickers)
        previous = shown > 1 ? TIPsLink.week(cycle.id, shown - 1).labeled(label(shown - 1)) : nil
        next = shown < last ? TIPsLink.week(cycle.id, shown + 1).labeled(label(shown + 1)) : nil
        back = TIPsLink.home.labeled(localized("Home"))
    }

    /// The shown week: the requested one if it can be shown, or today's.
    static func week(_ week: Int?, of cycle: Cycle, in plan: Plan, today: LocalDate) -> Int {
        let last = plan.shownWeeks(of: cycle, by: today)
        let goesOn = cycle.challenge <= today && plan.start(after: cycle).map { today < $0 } ?? true
        return min(max(week ?? (goesOn ? last : CyclePosition(of: today, in: cycle).week), 1), last)
    }

    /// A week in words: "Week 6"; from the challenge day on "2026-03-30 to 2026-04-05".
    private static func label(ofWeek week: Int, of cycle: Cycle, in plan: Plan) -> String {
        guard week > cycle.weekCount else { return localized("Week \(week)") }
        let days = plan.days(ofShownWeek: week, of: cycle)
        return localized("\(days.lowerBound) to \(days.upperBound.previous)")
    }

    private static func cyclePicker(_ plan: Plan, _ cycle: Cycle) -> Field {
        var field = Field(
            id: "cycle",
            label: localized("Cycle"),
            kind: .choice,
            value: cycle.id.rawValue,
            isRequired: true
        )
        field.choices = plan.cycles.map { Field.Choice($0.id.rawValue, label: localized("Cycle \($0.number)")) }
        return field
    }

    private static func weekPicker(_ weeks: ClosedRange<Int>, _ week: Int, _ label: (Int) -> String) -> Field {
        var field = Field(id: "week", label: localized("Week"), kind: .choice, value: String(week), isRequired: true)
        field.choices = weeks.map { Field.Choice(String($0), label: label($0)) }
        return field
    }
}

extension WeekViewPage.State {
    /// The state in words.
    fileprivate var words: String {
        switch self {
        case .logged: localized("logged")
        case .missed: localized("due and not logged")
        case .dueToday: localized("due today and not logged yet")
        case .future: localized("will be due")
        case .notDue: localized("not due")
        case .held: localized("not logged on a held day")
        case .stopped: localized("stopped by the clinic")
        case .afterReaction: StopWords.afterReaction
        }
    }
}

extension WeekViewPage.Sign {
    /// All signs, and then all colors.
    fileprivate static var all: [Self] {
        let target = WeeklyBand.target
        return [
            .init(sign: "–", color: nil, text: localized("missed")),
            .init(sign: "[ ]", color: nil, text: localized("due today")),
            .init(sign: "!", color: nil, text: localized("early")),
            .init(sign: "~", color: nil, text: localized("a reaction followed")),
            .init(sign: "=", color: nil, text: localized("held")),
            .init(sign: "×2", color: nil, text: localized("logged by two people, or on two phones")),
            .init(sign: "2d", color: nil, text: localized("two doses, 3d three")),
            .init(sign: "+1", color: nil, text: localized("after midnight")),
            .init(sign: "≠", color: nil, text: localized("another dose than the plan's")),
            .init(sign: localized("stop", context: "mark"), color: nil, text: localized("stopped by the clinic")),
            .init(sign: "×R", color: nil, text: StopWords.afterReaction),
            .init(sign: "*", color: "yellow", text: localized("today", context: "column")),
            .init(sign: nil, color: "neutral", text: localized("fewer than \(target.lowerBound) in the week")),
            .init(
                sign: nil,
                color: "green",
                text: localized("\(target.lowerBound) to \(target.upperBound) in the week")
            ),
            .init(sign: nil, color: "red", text: localized("more than \(target.upperBound) in the week")),
        ]
    }
}

extension WeeklyBand {
    /// The state in words.
    public var stateText: String {
        switch state {
        case .low: localized("low", context: "week")
        case .onTarget: localized("ok", context: "week")
        case .over: localized("over", context: "week")
        }
    }
}
