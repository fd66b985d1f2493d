import TimeKit

// What screens ask about a habit each time they are made. The rules go through all its completions; with the score at hand, the
// last few are enough, so that a screen of ten years costs one score.

extension HabitRecord {
    /// What the rule says of the next completion, with the score of the record at hand. O(days of the last week that counts).
    func nextAward(on today: LocalDate, after part: Score.Part) -> Award {
        let day = ticks.contains(today) ? today.next : today
        // Where the clock was set back there are completions after it.
        guard let last = part.awards.last?.day, last < day else { return award(on: day) }
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

    /// What the rule says a miss today would cost, with the score of the record at hand.
    ///
    /// From the sixth completion on each is worth the same, and none outside of seven days counts for a streak: so the last
    /// twenty completions give what all of them give.
    func missCost(on today: LocalDate, after part: Score.Part) -> MissCost {
        var copy = self
        if part.awards.count > 20, part.awards.last.map({ $0.day <= today }) ?? false {
            copy.ticks = DaySet(part.awards.suffix(20).map(\.day))
        }
        return MissCost(of: copy, on: today)
    }
}
