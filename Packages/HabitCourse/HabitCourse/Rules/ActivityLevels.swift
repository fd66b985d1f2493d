public import TimeKit

/// A cell of the heat map (PROGRESSION-1.1).
public struct DayActivity: Hashable, Codable, Sendable {
    public let day: LocalDate
    /// The number of habits that were done.
    public let done: Int
    /// The number of active habits that were not skipped, and of those done anyway; never less than `done`.
    public let due: Int

    /// The share of due habits that were done, in quarters rounded up: 0…4; nil if none was due.
    public var level: Int? { due == 0 ? nil : (done * 4 + due - 1) / due }
}

/// Computes the activity of days for the heat map.
public enum ActivityLevels {
    /// Returns the activity of each course day from `first` to `last`; empty if `last` precedes `first`.
    ///
    /// - Complexity: O(days + habits × days / 64 + completions and skips).
    public static func days(
        of records: [HabitRecord],
        from first: LocalDate,
        through last: LocalDate
    ) -> [DayActivity] {
        guard first <= last else { return [] }
        let start = first.dayNumber
        let count = first.days(until: last) + 1
        var done = [Int](repeating: 0, count: count)
        // Each element is the change of the number of due habits since the day before: +1 where a habit begins, −1
        // where it ends.
        var changes = [Int](repeating: 0, count: count + 1)
        func place(_ day: LocalDate) -> Int { min(max(day.dayNumber - start, 0), count) }
        for record in records {
            let from = place(record.from)
            let until = max(from, record.until.map(place) ?? count)
            changes[from] += 1
            changes[until] -= 1
            func dueOnce(_ place: Int, _ difference: Int) {
                changes[place] += difference
                changes[place + 1] -= difference
            }
            for index in start >> 6...last.dayNumber >> 6 {
                let ticks = record.ticks.word(index)
                let skips = record.skips.word(index) & ~ticks
                forEachBit(of: ticks, word: index, from: start, count: count) { place in
                    done[place] += 1
                    if !(from..<until).contains(place) { dueOnce(place, 1) }
                }
                forEachBit(of: skips, word: index, from: start, count: count) { place in
                    if (from..<until).contains(place) { dueOnce(place, -1) }
                }
            }
        }
        var due = 0
        return (0..<count).map { offset in
            due += changes[offset]
            return DayActivity(day: LocalDate(dayNumber: start + offset), done: done[offset], due: due)
        }
    }

    private static func forEachBit(of bits: UInt64, word: Int, from start: Int, count: Int, _ body: (Int) -> Void) {
        var left = bits
        while left != 0 {
            let place = word << 6 + left.trailingZeroBitCount - start
            if place >= 0, place < count { body(place) }
            left &= left - 1
        }
    }
}
