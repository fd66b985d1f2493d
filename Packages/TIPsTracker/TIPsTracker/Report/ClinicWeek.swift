public import JSONKit
public import TimeKit

extension ClinicReport {
    /// The grid of one week: a row for each item, a column for each day.
    public struct Week: Hashable, Codable, Sendable {
        /// The number of the week, from 1. The numbers after the cycle's weeks are those of the weeks from the challenge day on.
        public let number: Int
        /// The days, 1…7.
        public let days: [LocalDate]
        /// The held days among them.
        public let held: [LocalDate]
        /// The categories with planned or logged items.
        public let sections: [Section]
        /// The number of reactions on each day.
        public let reactions: [Int]
    }

    /// The rows of a category.
    public struct Section: Hashable, Codable, Sendable {
        public let category: Category
        /// One row for each item.
        public let rows: [Row]
    }

    /// One item's row in a week.
    public struct Row: Hashable, Codable, Sendable {
        public let item: Item.ID
        /// The item's name on the last day of the week.
        public let name: String
        /// The planned dose on the week's first day; nil for none.
        @NullEncoded public private(set) var dose: DoseLabel?
        /// The doses that came into force later in the week.
        public let changes: [DatedDose]
        /// One cell for each day.
        public let cells: [Cell]
        /// The logged and due number of the week, "6/7"; for a recommended food the times that it was eaten, "4".
        public let count: String
    }

    /// One box of the grid.
    public struct Cell: Hashable, Codable, Sendable {
        /// The state of a box.
        public enum State: String, Codable, Sendable {
            case logged
            /// Due in the past and not ticked.
            case missed
            /// On a held day and not ticked.
            case held
            /// The clinic has stopped the item, and it wasn't ticked.
            case stopped
            /// A severe reaction had stopped the treatment foods, and it wasn't ticked.
            case afterReaction
            /// Not due: out of the plan, without a dose, or a recommended food that wasn't logged.
            case notDue
            /// Today or in the future, and not ticked yet.
            case open
        }

        public let state: State
        /// The state that a ticked box would have without its log: `held` or `afterReaction`; nil if no dose had to be left out.
        @NullEncoded public private(set) var reason: State?
        /// The time of the first intake in the room's zone: "08:00", followed by "+1" if it was on the next date. Nil without a log.
        @NullEncoded public private(set) var time: String?
        /// Whether it was logged before the timer ended.
        public let isEarly: Bool
        /// Whether several people or devices logged it, so that it may have been one dose or two.
        public let isDouble: Bool
        /// The number of doses that were certainly taken.
        public let doses: Int
        /// Whether a reaction followed it.
        public let hasReaction: Bool
        /// The logged dose if it differs from the plan's; else nil.
        @NullEncoded public private(set) var dose: DoseLabel?
    }
}

/// Builds the grids of the weeks.
struct ClinicGrid {
    private let plan: Plan
    private let cycle: Cycle
    private let today: LocalDate
    private let entries: [Slot: LogEntry]
    private let reactions: [LocalDate: Int]
    private let reactedTo: Set<Claim.ID>
    /// The time of each day's first reaction that counts as severe. On a day without one, it is that of the first reaction, which may have counted as
    /// severe before it was edited.
    private let onset: [LocalDate: Instant]
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
        let first = Dictionary(reactions.map { ($0.day, $0.at) }, uniquingKeysWith: min)
        onset = Dictionary(reactions.filter(\.countsAsSevere).map { ($0.day, $0.at) }, uniquingKeysWith: min)
            .merging(first) { severe, _ in severe }
        held = Set(plan.holds.map(\.day))
        self.adherence = Dictionary(adherence.items.map { ($0.id, $0) }) { first, _ in first }
    }

    func week(_ number: Int) -> ClinicReport.Week {
        let range = plan.days(ofShownWeek: number, of: cycle)
        let days = (0..<range.lowerBound.days(until: range.upperBound)).map { range.lowerBound.adding(days: $0) }
        return ClinicReport.Week(
            number: number,
            days: days,
            held: days.filter(held.contains),
            sections: Category.allCases.compactMap { category in
                let goesOn = number <= cycle.weekCount || DueRule.takesLogs(category, on: cycle.challenge, in: cycle)
                let items = plan.items(in: category, on: days) { entry($0, on: $1, in: category) != nil }
                    .filter { item in goesOn || days.contains { entry(item, on: $0, in: category) != nil } }
                let rows = items.map { row($0, in: category, days: days, week: number) }
                return rows.isEmpty ? nil : ClinicReport.Section(category: category, rows: rows)
            },
            reactions: days.map { reactions[$0] ?? 0 }
        )
    }

    private func row(_ item: Item, in category: Category, days: [LocalDate], week: Int) -> ClinicReport.Row {
        let logged = days.map { day in entry(item, on: day, in: category) }
        // A recommended food counts as often as it was eaten.
        let taken = logged.compactMap(\.self).reduce(0) { $0 + (category == .recommended ? $1.doses.count : 1) }
        let part = week <= cycle.weekCount ? adherence[item.id]?.weeks[week - 1] : nil
        // The adherence covers the item in all categories. If the item changed its category within the week, each row counts its own logs instead.
        // Logs after the cycle's weeks don't count in the adherence.
        let isWhole =
            week <= cycle.weekCount && category != .recommended
            && days.allSatisfy { item.place.category(on: $0) == category }
        let own = days.filter { item.isPlanned(on: $0) && item.place.category(on: $0) == category }
        let doses = plan.doses(of: item, on: own.isEmpty ? days : own, in: cycle)
        return ClinicReport.Row(
            item: item.id,
            name: days.last.map(item.name) ?? item.name,
            dose: doses.first?.dose,
            changes: Array(doses.dropFirst()),
            cells: zip(days, logged).map { cell(item, on: $0, in: category, $1) },
            count: isWhole ? part.map { "\($0.logged)/\($0.due)" } ?? "" : "\(taken)"
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
        let local = plan.room.local(at: (entry.claims.first ?? entry.claim).at)
        return .init(
            state: .logged,
            reason: rest(item, on: day, entry),
            time: local.time.hourAndMinute + (local.date > day ? "+1" : ""),
            isEarly: entry.claims.contains(where: \.isEarly),
            isDouble: entry.isUncertain,
            doses: entry.doses.count,
            hasReaction: entry.claims.contains { reactedTo.contains($0.id) },
            dose: plan.otherDose(entry, of: item, in: cycle)
        )
    }

    /// The reason for which an item was to rest when a dose of it was taken; nil for none. A dose before the reaction of its day has none.
    private func rest(_ item: Item, on day: LocalDate, _ entry: LogEntry) -> ClinicReport.Cell.State? {
        if plan.isStoppedByReaction(item, on: day) {
            let isLater = onset[day].map { $0 <= entry.at } ?? true
            if isLater || plan.isStoppedByReaction(item, on: day.previous) { return .afterReaction }
        }
        return held.contains(day) ? .held : nil
    }

    private func blank(_ item: Item, on day: LocalDate, in category: Category) -> ClinicReport.Cell.State {
        // An item that was ticked before its category changed on that day isn't open in the new category.
        guard item.place.category(on: day) == category, entries[Slot(day: day, item: item.id)] == nil else {
            return .notDue
        }
        if DueRule.isStopped(item, on: day, in: cycle) { return .stopped }
        guard DueRule.isDue(item, on: day, in: cycle) else { return .notDue }
        if plan.isStoppedByReaction(item, on: day) { return .afterReaction }
        if held.contains(day) { return .held }
        if day >= today { return .open }
        return category == .recommended ? .notDue : .missed
    }
}

extension ClinicReport.Cell {
    fileprivate init(state: State, time: String?) {
        self.init(
            state: state,
            reason: nil,
            time: time,
            isEarly: false,
            isDouble: false,
            doses: 0,
            hasReaction: false,
            dose: nil
        )
    }
}
