public import TimeKit

extension ClinicReport {
    /// One week: items down, days across.
    public struct Week: Hashable, Codable, Sendable {
        /// Its number, from 1.
        public let number: Int
        /// Its dosing days, 1…7 of them.
        public let days: [LocalDate]
        /// The days that were held.
        public let held: [LocalDate]
        /// The categories that something was planned or logged in.
        public let sections: [Section]
        /// Reactions by day: how many.
        public let reactions: [Int]
    }

    /// The items of a category.
    public struct Section: Hashable, Codable, Sendable {
        /// The category.
        public let category: Category
        /// A line an item.
        public let rows: [Row]
    }

    /// One item's week.
    public struct Row: Hashable, Codable, Sendable {
        /// The item.
        public let item: Item.ID
        /// Its name at the end of the week.
        public let name: String
        /// The dose of the plan on the first of the week's days; nil where there was none.
        public let dose: DoseLabel?
        /// Other doses that were in force later in the week.
        public let changes: [DatedDose]
        /// A box a day.
        public let cells: [Cell]
        /// What was logged of what was due in the week: "6/7"; of a recommended food how often it was eaten: "4".
        public let count: String
    }

    /// One box.
    public struct Cell: Hashable, Codable, Sendable {
        /// What it shows.
        public enum State: String, Codable, Sendable {
            /// Ticked.
            case logged
            /// Due, over, and not ticked.
            case missed
            /// On a held day, and not ticked.
            case held
            /// Stopped by the clinic, and not ticked.
            case stopped
            /// Not due: not in the plan, without a dose, or a recommended food on a day without it.
            case notDue
            /// Today or later, and not ticked yet.
            case open
        }

        /// What it shows.
        public let state: State
        /// When it was taken, by the room's clock: "08:00"; "+1" behind it where that was on the next date.
        public let time: String?
        /// Whether it was logged before the timer had ended.
        public let isEarly: Bool
        /// Whether several people logged it: it may have been one dose or two.
        public let isDouble: Bool
        /// How many doses were taken for certain.
        public let doses: Int
        /// Whether a reaction was noted after it.
        public let hasReaction: Bool
        /// The dose that was logged, where the plan had another on that day; else nil.
        public let dose: DoseLabel?
    }
}

/// What the grids are made from.
struct ClinicGrid {
    private let plan: Plan
    private let cycle: Cycle
    private let today: LocalDate
    private let entries: [Slot: LogEntry]
    private let reactions: [LocalDate: Int]
    private let reactedTo: Set<Claim.ID>
    private let held: Set<LocalDate>
    private let adherence: [Item.ID: AdherenceReport.ItemPart]

    init(
        plan: Plan,
        cycle: Cycle,
        entries: [LogEntry],
        reactions: [Reaction],
        adherence: AdherenceReport,
        today: LocalDate
    ) {
        self.plan = plan
        self.cycle = cycle
        self.today = today
        self.entries = Dictionary(entries.map { ($0.slot, $0) }) { first, _ in first }
        self.reactions = reactions.reduce(into: [:]) { $0[$1.day, default: 0] += 1 }
        reactedTo = Set(reactions.compactMap(\.after))
        held = Set(plan.holds.map(\.day))
        self.adherence = Dictionary(adherence.items.map { ($0.id, $0) }) { first, _ in first }
    }

    func week(_ number: Int) -> ClinicReport.Week {
        let range = cycle.days(ofWeek: number)
        let days = (0..<range.lowerBound.days(until: range.upperBound)).map { range.lowerBound.adding(days: $0) }
        return ClinicReport.Week(
            number: number,
            days: days,
            held: days.filter(held.contains),
            sections: Category.allCases.compactMap { category in
                let rows = plan.items.compactMap { row($0, in: category, days: days, week: number) }
                return rows.isEmpty ? nil : ClinicReport.Section(category: category, rows: rows)
            },
            reactions: days.map { reactions[$0] ?? 0 }
        )
    }

    /// Nil for an item that was neither planned nor logged in the category.
    private func row(_ item: Item, in category: Category, days: [LocalDate], week: Int) -> ClinicReport.Row? {
        let logged = days.map { day in entry(item, on: day, in: category) }
        let isPlanned = days.contains { item.isPlanned(on: $0) && item.place.category(on: $0) == category }
        guard isPlanned || logged.contains(where: { $0 != nil }) else { return nil }
        let ticked = logged.count { $0 != nil }
        let part = adherence[item.id]?.weeks[week - 1]
        // The share is the item's; where it was in two categories in one week, each line says what was logged in its own.
        let isWhole = category != .recommended && days.allSatisfy { item.place.category(on: $0) == category }
        let own = days.filter { item.isPlanned(on: $0) && item.place.category(on: $0) == category }
        let doses = plan.doses(of: item, on: own.isEmpty ? days : own, in: cycle)
        return ClinicReport.Row(
            item: item.id,
            name: days.last.map(item.name) ?? item.name,
            dose: doses.first?.dose,
            changes: Array(doses.dropFirst()),
            cells: zip(days, logged).map { cell(item, on: $0, in: category, $1) },
            count: isWhole ? part.map { "\($0.logged)/\($0.due)" } ?? "" : "\(ticked)"
        )
    }

    private func entry(_ item: Item, on day: LocalDate, in category: Category) -> LogEntry? {
        entries[Slot(day: day, item: item.id)].flatMap { $0.claim.snapshot.category == category ? $0 : nil }
    }

    private func cell(
        _ item: Item,
        on day: LocalDate,
        in category: Category,
        _ entry: LogEntry?
    ) -> ClinicReport.Cell {
        guard let entry else {
            return .init(state: blank(item, on: day, in: category), time: nil)
        }
        let local = plan.room.timeZone.local(at: entry.at)
        return .init(
            state: .logged,
            time: local.time.description.prefix(5) + (local.date > day ? "+1" : ""),
            isEarly: entry.claim.isEarly,
            isDouble: entry.isUncertain,
            doses: entry.doses.count,
            hasReaction: reactedTo.contains(entry.id),
            dose: plan.otherDose(entry, of: item, in: cycle)
        )
    }

    private func blank(_ item: Item, on day: LocalDate, in category: Category) -> ClinicReport.Cell.State {
        // A box that is ticked in another category, which it was in before it was moved that day, isn't open in this one.
        guard item.place.category(on: day) == category, entries[Slot(day: day, item: item.id)] == nil else {
            return .notDue
        }
        if DueRule.isStopped(item, on: day, in: cycle) { return .stopped }
        guard DueRule.isDue(item, on: day, in: cycle) else { return .notDue }
        if held.contains(day) { return .held }
        if day >= today { return .open }
        return category == .recommended ? .notDue : .missed
    }
}

extension ClinicReport.Cell {
    fileprivate init(state: State, time: String?) {
        self.init(state: state, time: time, isEarly: false, isDouble: false, doses: 0, hasReaction: false, dose: nil)
    }
}
