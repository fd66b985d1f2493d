public import TimeKit

/// What one completion of a habit was worth, in two lines: for how often it was done, and for how steadily.
public struct Award: Hashable, Codable, Sendable {
    /// The course day.
    public let day: LocalDate
    /// The how-manieth completion of the habit, from 1.
    public let completion: Int
    /// Completions among the habit's last seven days that count, this one included: 1…7.
    public let recent: Int

    /// For the completion: 5, 6, 8, 11, 15, and 20 from the sixth on (PROGRESSION-0.1).
    public var base: Int { ScoreRule.base(completion) }
    /// For the streak: 0…4 (PROGRESSION-0.2).
    public var bonus: Int { ScoreRule.bonus(recent) }
    /// Both, 5…24.
    public var points: Int { base + bonus }

    init(day: LocalDate, completion: Int, recent: Int) {
        self.day = day
        self.completion = completion
        self.recent = recent
    }
}

/// What completions are worth: see docs/decisions/0017-the-score.md.
public enum ScoreRule {
    /// What the N-th completion gives: min(20, 5 + N(N−1)/2). It never falls as N grows; a miss leaves N as it is.
    public static func base(_ completion: Int) -> Int {
        (1...5).contains(completion) ? 5 + completion * (completion - 1) / 2 : completion < 1 ? 0 : 20
    }

    /// What so many completions among the last seven days that count give on top: max(0, w − 3).
    public static func bonus(_ recent: Int) -> Int { max(0, recent - 3) }
}

extension HabitRecord {
    /// Calls back for each completion in order, with the number of days that count since the one before it, itself included (1
    /// for the very next; at least 1). O(completions + days between the first and the last / 64).
    func forEachCompletion(_ body: (_ dayNumber: Int, _ step: Int) -> Void) {
        var last: Int?
        // Skipped days since the last completion, in the words before this one.
        var skipped = 0
        for (offset, bits) in ticks.words.enumerated() {
            let index = ticks.firstWord + offset
            // What was done counts, skipped or not.
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

    /// What each completion was worth, in order of the days. O(completions + days between the first and the last / 64).
    public func awards() -> [Award] {
        var awards: [Award] = []
        awards.reserveCapacity(ticks.count)
        // The last seven days that count, the newest lowest: a bit for a completion.
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

    /// What a completion on a day would be worth, or is: exactly what the receipt will say. O(completions).
    public func award(on day: LocalDate) -> Award {
        var copy = self
        copy.ticks.insert(day)
        let completion = copy.ticks.count(from: LocalDate(dayNumber: copy.ticks.firstWord << 6), before: day) + 1
        return copy.awards()[completion - 1]
    }

    /// What the next completion would be worth: today's, or tomorrow's where today's box is ticked. O(completions).
    public func nextAward(on today: LocalDate) -> Award {
        award(on: ticks.contains(today) ? today.next : today)
    }
}

/// The score: a pure function of the set of (habit, course day) ticks and skips.
public struct Score: Hashable, Codable, Sendable {
    /// A habit's part of the receipt.
    public struct Part: Hashable, Codable, Identifiable, Sendable {
        /// Which habit.
        public let id: Habit.ID
        /// What each completion was worth, in order of the days.
        public let awards: [Award]
        /// For completions.
        public let base: Int
        /// For streaks.
        public let bonus: Int
        /// Both.
        public var total: Int { base + bonus }
    }

    /// The habits', in the records' order.
    public let parts: [Part]

    /// The score of habits. O(completions + days / 64 of each habit); ten habits done daily for ten years
    /// take about a millisecond.
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

    /// All points.
    public var total: Int { parts.reduce(0) { $0 + $1.total } }
    /// The points for completions.
    public var base: Int { parts.reduce(0) { $0 + $1.base } }
    /// The points for streaks.
    public var bonus: Int { parts.reduce(0) { $0 + $1.bonus } }

    /// The points of a day. O(habits × log completions).
    public func points(on day: LocalDate) -> Int {
        parts.reduce(0) { sum, part in
            let place = part.awards.firstPlace(from: day)
            return sum + (place < part.awards.count && part.awards[place].day == day ? part.awards[place].points : 0)
        }
    }
}

extension [Award] {
    /// The place of the first award on a day or after it: by bisection.
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
