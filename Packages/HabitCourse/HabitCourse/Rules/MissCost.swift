public import TimeKit

/// What leaving a box empty would cost, if the habit is done on the six days that count after it, or is done later. The design's
/// "what would one miss cost".
public struct MissCost: Hashable, Codable, Sendable {
    /// What a completion that day would be worth: not earned.
    public let award: Int
    /// What the streak bonuses of the days after would be lower: 0…6.
    public let streak: Int
    /// What the next completion gives for itself, miss or not: a miss never lowers it.
    public let nextBase: Int

    /// All that a miss would cost: 5…30.
    public var points: Int { award + streak }

    /// The cost of missing a habit on a course day. O(completions).
    public init(of record: HabitRecord, on day: LocalDate) {
        var missed = record
        missed.ticks.remove(day)
        var following = day
        for _ in 0..<6 {
            repeat {
                following = following.next
            } while record.skips.contains(following)
                && !record.ticks.contains(following)
            missed.ticks.insert(following)
        }
        var done = missed
        done.ticks.insert(day)
        award = record.award(on: day).points
        nextBase = missed.award(on: day).base
        let bonus = Self.bonus(of: done, after: day, through: following)
        streak = bonus - Self.bonus(of: missed, after: day, through: following)
    }

    private static func bonus(of record: HabitRecord, after day: LocalDate, through last: LocalDate) -> Int {
        record.awards().reduce(0) { $1.day > day && $1.day <= last ? $0 + $1.bonus : $0 }
    }
}
