import TimeKit
import WordKit

/// Computes the columns and rows of the week view.
struct WeekGrid {
    let context: ScreenContext
    let cycle: Cycle
    /// The 1-based week of the cycle; above `cycle.weekCount` for the weeks from the challenge day on.
    let week: Int
    let entries: [Slot: LogEntry]
    let reactions: [Reaction]
    let days: [LocalDate]
    /// The reasons of the holds by day.
    private let holds: [LocalDate: String]
    /// The ids of the logs that a reaction followed.
    private let reactedTo: Set<Claim.ID>
    private let doses: [Claim.ID: FollowedDose]

    init(
        _ context: ScreenContext,
        cycle: Cycle,
        week: Int,
        entries: [LogEntry],
        reactions: [Reaction],
        doses: [Claim.ID: FollowedDose]
    ) {
        self.context = context
        self.cycle = cycle
        self.week = week
        let range = context.plan.days(ofShownWeek: week, of: cycle)
        days = (0..<range.lowerBound.days(until: range.upperBound)).map { range.lowerBound.adding(days: $0) }
        self.entries = Dictionary(entries.filter { range.contains($0.day) }.map { ($0.slot, $0) }) { first, _ in first }
        self.reactions = reactions.filter { range.contains($0.day) }
        holds = Dictionary(context.plan.holds.map { ($0.day, $0.reason) }) { first, _ in first }
        reactedTo = Set(reactions.compactMap(\.after))
        self.doses = doses
    }

    var columns: [WeekViewPage.Column] {
        var logs = HistoryPage.Logs(entries: [])
        logs.doses = doses
        let lines = HistoryLines(context, logs)
        return days.map { day in
            let isToday = day == context.today
            return WeekViewPage.Column(
                date: day,
                title: "\(day.weekday.short) \(day.withoutYear)",
                isToday: isToday,
                highlight: isToday ? "yellow" : nil,
                hold: holds[day],
                reactions: reactions.filter { $0.day == day }.sorted { ($0.at, $0.id) < ($1.at, $1.id) }
                    .map(lines.reaction)
            )
        }
    }

    var sections: [WeekViewPage.Section] {
        Category.allCases.compactMap { category in
            // From the challenge day on, a category that isn't due anymore shows only the items that were logged.
            let goesOn = week <= cycle.weekCount || DueRule.takesLogs(category, on: cycle.challenge, in: cycle)
            let items = context.plan.items(in: category, on: days) { entry($0.id, on: $1, in: category) != nil }
                .filter { item in goesOn || days.contains { entry(item.id, on: $0, in: category) != nil } }
            let rows = items.map { row($0, in: category) } + strangers(in: category)
            return rows.isEmpty ? nil : .init(category: category, title: category.title, rows: rows)
        }
    }

    private func entry(_ item: Item.ID, on day: LocalDate, in category: Category) -> LogEntry? {
        entries[Slot(day: day, item: item)].flatMap { $0.claim.snapshot.category == category ? $0 : nil }
    }

    private func row(_ item: Item, in category: Category) -> WeekViewPage.Row {
        let own = days.filter { item.isPlanned(on: $0) && item.place.category(on: $0) == category }
        let doses = context.plan.doses(of: item, on: own.isEmpty ? days : own, in: cycle)
        let count = category == .recommended ? band(item.id) : nil
        return WeekViewPage.Row(
            item: item.id,
            name: days.last.map(item.name) ?? item.name,
            dose: doses.first?.dose,
            doseText: doses.first?.dose?.text ?? (category == .treatment ? noDose : nil),
            changes: Array(doses.dropFirst()),
            cells: days.map { cell(item, on: $0, in: category) },
            count: count,
            countText: count?.text,
            countState: count?.stateText,
            color: count?.color
        )
    }

    /// The rows of logged items that aren't in this plan. They belong to another cycle, which had these days before its dates were edited.
    private func strangers(in category: Category) -> [WeekViewPage.Row] {
        let known = Set(context.plan.items.map(\.id))
        let others = entries.values.filter { !known.contains($0.item) && $0.claim.snapshot.category == category }
        return Dictionary(grouping: others, by: \.item).sorted { $0.key < $1.key }.map { item, logged in
            let count = category == .recommended ? band(item) : nil
            return WeekViewPage.Row(
                item: item,
                name: logged.max { $0.day < $1.day }?.claim.snapshot.item ?? "",
                dose: nil,
                doseText: category == .treatment ? noDose : nil,
                changes: [],
                cells: days.map { day in entry(item, on: day, in: category).map { mark($0) } ?? blank(.notDue) },
                count: count,
                countText: count?.text,
                countState: count?.stateText,
                color: count?.color
            )
        }
    }

    /// The words for a missing dose. It can still be entered unless the week is over.
    private var noDose: String {
        days.last.map { $0 < context.today } ?? true ? localized("no dose") : localized("no dose yet")
    }

    private func band(_ item: Item.ID) -> WeeklyBand {
        let doses = days.reduce(0) { $0 + (entry(item, on: $1, in: .recommended)?.doses.count ?? 0) }
        return WeeklyBand(count: doses, days: days.count)
    }

    private func cell(_ item: Item, on day: LocalDate, in category: Category) -> WeekViewPage.Cell {
        if let entry = entry(item.id, on: day, in: category) { return mark(entry, of: item) }
        // The item was logged in another category before it was moved, so the log is in that category's row.
        guard entries[Slot(day: day, item: item.id)] == nil else { return blank(.notDue) }
        guard item.place.category(on: day) == category else { return blank(.notDue) }
        if DueRule.isStopped(item, on: day, in: cycle) { return blank(.stopped) }
        // Today's box of an item without a dose can be ticked, too.
        let isOpen =
            day == context.today && day <= cycle.challenge && item.isPlanned(on: day)
            && DueRule.takesLogs(category, on: day, in: cycle)
        guard isOpen || DueRule.isDue(item, on: day, in: cycle) else { return blank(.notDue) }
        // A stop holds on all days to come until an admin lifts it.
        let staysStopped = day > context.today && category == .treatment && !context.plan.standing.isEmpty
        if staysStopped || context.plan.isStoppedByReaction(item, on: day) { return blank(.afterReaction) }
        if holds[day] != nil { return blank(.held) }
        if day == context.today { return blank(.dueToday) }
        if day > context.today { return blank(.future) }
        // A recommended food isn't due on each day, so a day without it isn't missed.
        return blank(category == .recommended ? .notDue : .missed)
    }

    private func blank(_ state: WeekViewPage.State) -> WeekViewPage.Cell {
        .init(
            state: state,
            time: nil,
            by: nil,
            isDouble: false,
            doses: 0,
            early: false,
            log: nil,
            hasReaction: false,
            dose: nil
        )
    }

    private func mark(_ entry: LogEntry, of item: Item? = nil) -> WeekViewPage.Cell {
        let first = entry.claims.first ?? entry.claim
        let isNextDay = context.plan.room.day(of: first.at) > entry.day
        // The name of a person who logged several doses stands once.
        let names = entry.claims.map { context.name(of: $0.member) }.reduce(into: [String]()) { names, name in
            if !names.contains(name) { names.append(name) }
        }
        return .init(
            state: .logged,
            time: context.time(first.at) + (isNextDay ? "+1" : ""),
            by: listed(names),
            isDouble: entry.isUncertain,
            doses: entry.doses.count,
            early: entry.claims.contains(where: \.isEarly),
            log: first.id,
            hasReaction: entry.claims.contains { reactedTo.contains($0.id) },
            dose: item.flatMap { context.plan.otherDose(entry, of: $0, in: cycle) }
        )
    }
}
