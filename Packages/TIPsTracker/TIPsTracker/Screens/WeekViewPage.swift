public import ScreenKit
public import TimeKit

/// A week of a cycle: a column a day, a row an item, a mark with the time for each log.
public struct WeekViewPage: Screen {
    /// What stands at the top: "Week View".
    public let title: String
    /// Under it: "Cycle 1 · Week 6 of 12".
    public let subtitle: String
    /// What it was read from.
    public let revision: Revision
    /// At midnight another column is today's.
    public let validUntil: Instant?
    /// The cycle.
    public let cycle: Cycle.ID
    /// The week, from 1.
    public let week: Int
    /// The days, seven of them; fewer in a short last week.
    public let columns: [Column]
    /// The categories that have rows, in their order.
    public let sections: [Section]
    /// How each state is told in words, in their order.
    public let legend: [LegendLine]
    /// The picker of the cycle: its value and choices are ids.
    public let cyclePicker: Field
    /// The picker of the week: its value and choices are numbers.
    public let weekPicker: Field
    /// To the week before; nil from the first.
    public let previous: Link?
    /// To the week after; nil from the last.
    public let next: Link?
    /// Back to the home screen.
    public let back: Link

    /// A day.
    public struct Column: Hashable, Codable, Sendable {
        /// The room-local day.
        public let date: LocalDate
        /// "Mon 01-05".
        public let title: String
        /// Whether it is today.
        public let isToday: Bool
        /// `yellow` for today; nil for any other day.
        public let highlight: String?
        /// Why the day doesn't count for adherence; nil where it does.
        public let hold: String?
        /// The day's reactions, oldest first.
        public let reactions: [HistoryPage.ReactionLine]
    }

    /// A category.
    public struct Section: Hashable, Codable, Sendable {
        /// Which.
        public let category: Category
        /// How it is headed.
        public let title: String
        /// The items that were in it, in order.
        public let rows: [Row]
    }

    /// An item; one that changed its category within the week has a row in each.
    public struct Row: Hashable, Codable, Sendable {
        /// The item.
        public let item: Item.ID
        /// The name at the end of the week.
        public let name: String
        /// The dose in words that the plan had on the first of the week's days; nil where there was none.
        public let dose: DoseLabel?
        /// Other doses that were in force later in the week.
        public let changes: [DatedDose]
        /// A cell a column.
        public let cells: [Cell]
        /// How often it was eaten in the week; nil for all but recommended foods.
        public let count: WeeklyBand?
        /// The count in words: "4 of 3–5"; nil for all but recommended foods.
        public let countText: String?
        /// The color of the count: `neutral`, `green`, `red`; nil for all but recommended foods.
        public let colour: String?
    }

    /// What a cell shows.
    public enum State: String, CaseIterable, Codable, Sendable {
        /// It was logged.
        case logged
        /// It was due and not logged.
        case missed
        /// It is due today and not logged yet.
        case dueToday
        /// It will be due.
        case future
        /// It isn't due.
        case notDue
        /// It wasn't logged on a day that is held.
        case held
        /// The clinic has stopped it, and it wasn't logged.
        case stopped
    }

    /// A state of a cell in words.
    public struct LegendLine: Hashable, Codable, Sendable {
        /// The state.
        public let state: State
        /// "due and not logged".
        public let text: String
    }

    /// An item on a day.
    public struct Cell: Hashable, Codable, Sendable {
        /// What it shows.
        public let state: State
        /// `08:00` on the room's clock, `00:20+1` for a log after midnight; the first of several. Nil where nothing was logged.
        public let time: String?
        /// Who logged it, by name.
        public let by: String?
        /// Whether several people logged it: it may have been one dose or two.
        public let isDouble: Bool
        /// How many doses were taken for certain: a recorded second dose is one.
        public let doses: Int
        /// Whether it was before the timer had ended.
        public let early: Bool
        /// The log; nil where there is none.
        public let log: Claim.ID?
        /// A reaction came after this dose.
        public let hasReaction: Bool
        /// The dose that was logged, where the plan had another on that day; else nil.
        public let dose: DoseLabel?
    }

    /// The page of a week of the plan's cycle; a week that it doesn't have becomes the nearest one it has. nil: the week of
    /// today, the first before the start, the last after the end.
    ///
    /// - Parameters:
    ///   - entries: what is logged in the week.
    ///   - reactions: the reactions of the cycle.
    public init(_ context: ScreenContext, cycle: Cycle, week: Int?, entries: [LogEntry], reactions: [Reaction] = []) {
        let shown = Self.week(week, of: cycle, today: context.today)
        let grid = WeekGrid(context, cycle: cycle, week: shown, entries: entries, reactions: reactions)
        title = "Week View"
        subtitle = "Cycle \(cycle.number) · Week \(shown) of \(cycle.weekCount)"
        revision = context.revision
        validUntil = context.midnight
        self.cycle = cycle.id
        self.week = shown
        columns = grid.columns
        sections = grid.sections
        legend = State.allCases.map { LegendLine(state: $0, text: $0.words) }
        cyclePicker = Self.cyclePicker(context.plan, cycle)
        weekPicker = Self.weekPicker(cycle, shown)
        previous = shown > 1 ? TIPsLink.week(cycle.id, shown - 1).labelled("Week \(shown - 1)") : nil
        next = shown < cycle.weekCount ? TIPsLink.week(cycle.id, shown + 1).labelled("Week \(shown + 1)") : nil
        back = TIPsLink.home.labelled("Home")
    }

    /// The week that is shown: the one asked for, within the cycle; else that of today.
    static func week(_ week: Int?, of cycle: Cycle, today: LocalDate) -> Int {
        min(max(week ?? CyclePosition(of: today, in: cycle).week, 1), cycle.weekCount)
    }

    private static func cyclePicker(_ plan: Plan, _ cycle: Cycle) -> Field {
        var field = Field(id: "cycle", label: "Cycle", kind: .choice, value: cycle.id.rawValue, isRequired: true)
        field.choices = plan.cycles.map { Field.Choice($0.id.rawValue, label: "Cycle \($0.number)") }
        return field
    }

    private static func weekPicker(_ cycle: Cycle, _ week: Int) -> Field {
        var field = Field(id: "week", label: "Week", kind: .choice, value: String(week), isRequired: true)
        field.choices = (1...cycle.weekCount).map { Field.Choice(String($0), label: "Week \($0)") }
        return field
    }
}

extension WeekViewPage.State {
    /// In words.
    fileprivate var words: String {
        switch self {
        case .logged: "logged"
        case .missed: "due and not logged"
        case .dueToday: "due today and not logged yet"
        case .future: "will be due"
        case .notDue: "not due"
        case .held: "not logged on a held day"
        case .stopped: "stopped by the clinic"
        }
    }
}
