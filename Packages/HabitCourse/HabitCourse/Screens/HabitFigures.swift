import TimeKit

// The rules examine all completions of a habit. If the score is known, the last few completions suffice. A screen over ten years therefore
// computes the score only once.

extension HabitRecord {
    /// Returns the same award as `nextAward(on:)`, from the known score of the record.
    ///
    /// - Complexity: O(*n*), where *n* is the number of days back to the sixth day that counts, or to the first completion. Skipped days don't count.
    func nextAward(on today: LocalDate, after part: Score.Part) -> Award {
        let day = ticks.contains(today) ? today.next : today
        // If the clock was set back, there are completions after the day.
        guard let last = part.awards.last?.day, last < day else { return award(on: day) }
        // The streak counts the completions among the last seven days that count, of which `day` is one.
        var recent = 1
        var left = 6
        var earlier = day.previous
        while left > 0, earlier >= part.awards[0].day {
            let isDone = ticks.contains(earlier)
            if isDone { recent += 1 }
            if isDone || !skips.contains(earlier) { left -= 1 }
            earlier = earlier.previous
        }
        return Award(day: day, completion: part.awards.count + 1, recent: recent)
    }

    /// Returns the same cost as `MissCost(of:on:)`, from the known score of the record.
    ///
    /// All completions from the sixth on have equal base points. A streak looks back only over seven days that count. The last twenty completions
    /// therefore give the same result as all of them.
    func missCost(on today: LocalDate, after part: Score.Part) -> MissCost {
        var copy = self
        if part.awards.count > 20, part.awards.last.map({ $0.day <= today }) ?? false {
            copy.ticks = DaySet(part.awards.suffix(20).map(\.day))
        }
        return MissCost(of: copy, on: today)
    }
}
