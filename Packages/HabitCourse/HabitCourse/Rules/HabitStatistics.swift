public import TimeKit

/// How often a habit was done in a week (PROGRESSION-1.1).
public struct WeekCount: Hashable, Codable, Sendable {
    /// The week, from 1.
    public let week: Int
    /// Its first course day.
    public let from: LocalDate
    /// Days it was done.
    public let done: Int
    /// Days that counted: it ran and wasn't skipped, or was done anyway. Never less than `done`, at most 7.
    public let due: Int
}

/// How often a habit was done.
public enum HabitStatistics {
    /// The weeks of seven days from the course's start up to today, which they count as far as it got. Pauses of the course don't
    /// move these weeks: habits go on. Empty before the start. O(weeks + days / 64).
    public static func weeks(of record: HabitRecord, start: LocalDate, through today: LocalDate) -> [WeekCount] {
        guard start <= today else { return [] }
        let skips = record.skips.subtracting(record.ticks)
        let end = today.next
        return (0...start.days(until: today) / 7).map { index in
            let from = start.adding(days: 7 * index)
            let before = min(from.adding(days: 7), end)
            return WeekCount(
                week: index + 1,
                from: from,
                done: record.ticks.count(from: from, before: before),
                due: due(record, skips, from: from, before: before)
            )
        }
    }

    private static func due(_ record: HabitRecord, _ skips: DaySet, from: LocalDate, before: LocalDate) -> Int {
        let first = min(max(from, record.from), before)
        let last = max(min(before, record.until ?? before), first)
        let running = first.days(until: last) - skips.count(from: first, before: last)
        // Ticks beside the habit's run: none are made, but what is counted as done must be counted as due.
        return running + record.ticks.count(from: from, before: first) + record.ticks.count(from: last, before: before)
    }
}
