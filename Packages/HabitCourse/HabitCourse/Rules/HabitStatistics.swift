public import TimeKit

/// The numbers of days in a week on which a habit was done and was due (PROGRESSION-1.1).
public struct WeekCount: Hashable, Codable, Sendable {
    /// The 1-based week.
    public let week: Int
    /// The first course day of the week.
    public let from: LocalDate
    /// The number of days on which the habit was done.
    public let done: Int
    /// The number of days on which the habit was due or done, from `done` to 7. Today is among them only once it is done.
    public let due: Int
}

/// Computes the frequency of habits.
public enum HabitStatistics {
    /// Returns the counts of the seven-day weeks from the start of the course to today; empty before the start.
    ///
    /// The last week may be incomplete. Today's box is due only once it is ticked, because it can be ticked until the day is over. Pauses of the
    /// course do not move these weeks.
    ///
    /// - Complexity: O(weeks + days / 64).
    public static func weeks(of record: HabitRecord, start: LocalDate, through today: LocalDate) -> [WeekCount] {
        guard start <= today else { return [] }
        let skips = record.skips.subtracting(record.ticks)
        let end = record.ticks.contains(today) ? today.next : today
        return (0...start.days(until: today) / 7).map { index in
            let from = start.adding(days: 7 * index)
            let before = max(from, min(from.adding(days: 7), end))
            return WeekCount(
                week: index + 1,
                from: from,
                done: record.ticks.count(from: from, before: before),
                due: due(record, skips, from: from, before: before)
            )
        }
    }

    /// Returns the number of days from `from` to the one before `before` on which the habit was due or done.
    private static func due(_ record: HabitRecord, _ skips: DaySet, from: LocalDate, before: LocalDate) -> Int {
        let first = min(max(from, record.from), before)
        let last = max(min(before, record.until ?? before), first)
        let running = first.days(until: last) - skips.count(from: first, before: last)
        // A day counted as done must also count as due, even outside the habit's active days.
        return running + record.ticks.count(from: from, before: first) + record.ticks.count(from: last, before: before)
    }
}
