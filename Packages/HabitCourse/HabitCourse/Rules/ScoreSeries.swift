public import TimeKit

/// A point of the line graph (PROGRESSION-1.0): the total when a course day was over, or so far.
public struct SeriesPoint: Hashable, Codable, Sendable {
    /// The course day.
    public let day: LocalDate
    /// All points up to it.
    public let total: Int
}

extension Score {
    /// The total of each course day from one to another; it never falls. What was earned before the first counts in it. Empty if
    /// the last lies before the first. O(days + completions).
    public func series(from first: LocalDate, through last: LocalDate) -> [SeriesPoint] {
        guard first <= last else { return [] }
        let start = first.dayNumber
        var gains = [Int](repeating: 0, count: first.days(until: last) + 1)
        var total = 0
        for part in parts {
            for award in part.awards {
                let place = award.day.dayNumber - start
                if place < 0 { total += award.points } else if place < gains.count { gains[place] += award.points }
            }
        }
        return gains.enumerated().map { offset, gain in
            total += gain
            return SeriesPoint(day: LocalDate(dayNumber: start + offset), total: total)
        }
    }
}
