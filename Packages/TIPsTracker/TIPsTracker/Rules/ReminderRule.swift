public import TimeKit

/// Decides the days of a category's daily reminder.
public enum ReminderRule {
    /// The room days on which a category can be logged in a cycle: the dosing days, and for medicine and maintenance foods the challenge day,
    /// unless another cycle begins on it.
    public static func days(of category: Category, in cycle: Cycle, among cycles: [Cycle]) -> Range<LocalDate> {
        let isFollowed = cycles.contains { $0.id != cycle.id && $0.start == cycle.challenge }
        let isOpen = !isFollowed && DueRule.takesLogs(category, on: cycle.challenge, in: cycle)
        return cycle.start..<(isOpen ? cycle.challenge.next : max(cycle.start, cycle.challenge))
    }

    /// The same days up to the last one on which an item of the category is due, whatever is logged; empty if none is due.
    ///
    /// - Parameters:
    ///   - plan: the plan with the items of `cycle`.
    ///   - today: the first relevant day.
    public static func dueDays(
        of category: Category,
        in cycle: Cycle,
        plan: Plan,
        from today: LocalDate
    ) -> Range<LocalDate> {
        let days = days(of: category, in: cycle, among: plan.cycles)
        var last = days.upperBound.previous
        while last >= max(days.lowerBound, today) {
            let isDue = plan.items.contains { item in
                item.place.category(on: last) == category && DueRule.isDue(item, on: last, in: cycle)
            }
            if isDue { return days.lowerBound..<last.next }
            last = last.previous
        }
        return days.lowerBound..<days.lowerBound
    }

    /// The ranges of those days that are on hold or have nothing of the category left to log.
    ///
    /// - Parameters:
    ///   - plan: the plan with the items and holds of `cycle`.
    ///   - entries: the logs of the cycle's days; other logs are ignored.
    /// - Complexity: O(days × items of the category + entries).
    public static func silentDays(
        of category: Category,
        in cycle: Cycle,
        plan: Plan,
        entries: [LogEntry]
    ) -> [Range<LocalDate>] {
        let held = Set(plan.holds.map(\.day))
        var ticked: [LocalDate: Set<Item.ID>] = [:]
        var weekCounts: [Int: [Item.ID: Int]] = [:]
        for entry in entries {
            ticked[entry.day, default: []].insert(entry.item)
            guard entry.claim.snapshot.category == .recommended, let week = cycle.week(of: entry.day) else { continue }
            weekCounts[week, default: [:]][entry.item, default: 0] += entry.doses.count
        }
        var silent: [Range<LocalDate>] = []
        let days = days(of: category, in: cycle, among: plan.cycles)
        var day = days.lowerBound
        while day < days.upperBound {
            let left = DueRule.left(
                in: category,
                on: day,
                items: plan.items,
                cycle: cycle,
                ticked: ticked[day] ?? [],
                weekCounts: cycle.week(of: day).flatMap { weekCounts[$0] } ?? [:]
            )
            if held.contains(day) || left.isEmpty {
                if let last = silent.last, last.upperBound == day {
                    silent[silent.count - 1] = last.lowerBound..<day.next
                } else {
                    silent.append(day..<day.next)
                }
            }
            day = day.next
        }
        return silent
    }
}
