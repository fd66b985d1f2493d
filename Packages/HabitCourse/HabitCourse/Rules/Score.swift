public import TimeKit

/// The points for one completion of a habit: for the number of completions, and for the streak.
public struct Award: Hashable, Codable, Sendable {
    public let day: LocalDate
    /// The 1-based index of this completion in the habit's history.
    public let completion: Int
    /// The number of completions among the last seven days that count, this one included: 1…7.
    public let recent: Int

    /// The points for the completion: 5, 6, 8, 11, 15, and 20 from the sixth on (PROGRESSION-0.1).
    public var base: Int { ScoreRule.base(completion) }
    /// The points for the streak: 0…4 (PROGRESSION-0.2).
    public var bonus: Int { ScoreRule.bonus(recent) }
    /// The sum of both: 5…24.
    public var points: Int { base + bonus }

    init(day: LocalDate, completion: Int, recent: Int) {
        self.day = day
        self.completion = completion
        self.recent = recent
    }
}

/// The points for completions; see docs/decisions/0017-the-score.md.
public enum ScoreRule {
    /// Returns the points for the *N*-th completion: min(20, 5 + *N*(*N* − 1)/2). They never decrease with *N*, and a
    /// miss does not change *N*.
    public static func base(_ completion: Int) -> Int {
        (1...5).contains(completion) ? 5 + completion * (completion - 1) / 2 : completion < 1 ? 0 : 20
    }

    /// Returns the bonus for *w* completions among the last seven days that count: max(0, *w* − 3).
    public static func bonus(_ recent: Int) -> Int { max(0, recent - 3) }
}

extension HabitRecord {
    /// Calls `body` for each completion in order. `step` is the number of days that count since the previous
    /// completion, this one included; 1 for the first completion.
    ///
    /// - Complexity: O(completions + days between the first and the last / 64).
    func forEachCompletion(_ body: (_ dayNumber: Int, _ step: Int) -> Void) {
        var last: Int?
        // The number of skipped days since the last completion, in the words before this one.
        var skipped = 0
        for (offset, bits) in ticks.words.enumerated() {
            let index = ticks.firstWord + offset
            // A completed day counts even if it is skipped.
            var rest = skips.word(index) & ~bits
            var left = bits
            while left != 0 {
                let bit = UInt64(left.trailingZeroBitCount)
                let number = index << 6 + Int(bit)
                let below = (1 << bit) &- 1 as UInt64
                skipped += (rest & below).nonzeroBitCount
                rest &= ~below
                body(number, last.map { number - $0 - skipped } ?? 1)
                last = number
                skipped = 0
                left &= left - 1
            }
            skipped = last == nil ? 0 : skipped + rest.nonzeroBitCount
        }
    }

    /// Returns the points of each completion, in the order of the days.
    ///
    /// - Complexity: O(completions + days between the first and the last / 64).
    public func awards() -> [Award] {
        var awards: [Award] = []
        awards.reserveCapacity(ticks.count)
        // The last seven days that count, one bit each, the newest in the lowest bit.
        var window: UInt64 = 0
        forEachCompletion { number, step in
            window = (step < 7 ? window << UInt64(step) : 0) & 0x7F | 1
            awards.append(
                Award(
                    day: LocalDate(dayNumber: number),
                    completion: awards.count + 1,
                    recent: window.nonzeroBitCount
                )
            )
        }
        return awards
    }

    /// Returns the points of a completion on a day, whether it is done or not.
    ///
    /// - Complexity: O(completions).
    public func award(on day: LocalDate) -> Award {
        var copy = self
        copy.ticks.insert(day)
        let completion = copy.ticks.count(from: LocalDate(dayNumber: copy.ticks.firstWord << 6), before: day) + 1
        return copy.awards()[completion - 1]
    }

    /// Returns the points that the total has with a completion on a day and hasn't without it.
    ///
    /// - Complexity: O(completions).
    public func worth(of day: LocalDate) -> Int {
        var (done, missed) = (self, self)
        done.ticks.insert(day)
        missed.ticks.remove(day)
        return Score(of: [done]).total - Score(of: [missed]).total
    }

    /// Returns the points of the next completion: today's, or tomorrow's if today's box is ticked.
    ///
    /// - Complexity: O(completions).
    public func nextAward(on today: LocalDate) -> Award {
        award(on: ticks.contains(today) ? today.next : today)
    }
}

/// The score, a pure function of the ticks and skips of habits.
public struct Score: Hashable, Codable, Sendable {
    /// The score of one habit.
    public struct Part: Hashable, Codable, Identifiable, Sendable {
        public let id: Habit.ID
        /// The points of each completion, in the order of the days.
        public let awards: [Award]
        /// The points for completions.
        public let base: Int
        /// The points for streaks.
        public let bonus: Int
        public var total: Int { base + bonus }
    }

    /// The scores of the habits, in the order of the records.
    public let parts: [Part]

    /// Computes the score of habits.
    ///
    /// - Complexity: O(completions + days / 64) for each habit.
    public init(of records: [HabitRecord]) {
        parts = records.map { record in
            let awards = record.awards()
            var base = 0
            var bonus = 0
            for award in awards {
                base += award.base
                bonus += award.bonus
            }
            return Part(id: record.id, awards: awards, base: base, bonus: bonus)
        }
    }

    public var total: Int { parts.reduce(0) { $0 + $1.total } }
    /// The points for completions.
    public var base: Int { parts.reduce(0) { $0 + $1.base } }
    /// The points for streaks.
    public var bonus: Int { parts.reduce(0) { $0 + $1.bonus } }

    /// Returns the points of a day.
    ///
    /// - Complexity: O(habits × log completions).
    public func points(on day: LocalDate) -> Int {
        parts.reduce(0) { sum, part in
            let place = part.awards.firstPlace(from: day)
            return sum + (place < part.awards.count && part.awards[place].day == day ? part.awards[place].points : 0)
        }
    }
}

extension [Award] {
    /// Returns the index of the first award on or after a day, by bisection.
    func firstPlace(from day: LocalDate) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle].day < day { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
