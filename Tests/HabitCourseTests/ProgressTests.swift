import HabitCourse
import TestKit
import Testing
import TimeKit

@Suite("Graph, heat map, streaks and statistics")
struct ProgressTests {
    static let seeds = Array(1...20) as [UInt64]

    @Test(
        "the graph has a point a day with the total so far; what was earned before counts, what comes after doesn't yet"
    )
    func series() throws {
        let score = Score(of: [try HabitSample.record([1, 2, 5])])
        #expect(
            try score.series(from: HabitSample.day(1), through: HabitSample.day(6)).map(\.total) == [
                5, 11, 11, 11, 19, 19,
            ]
        )
        #expect(try score.series(from: HabitSample.day(2), through: HabitSample.day(3)).map(\.total) == [11, 11])
        #expect(try score.series(from: HabitSample.day(3), through: HabitSample.day(2)).isEmpty)
        #expect(
            try score.series(from: HabitSample.day(2), through: HabitSample.day(3)).map(\.day) == [
                HabitSample.day(2), HabitSample.day(3),
            ]
        )
    }

    @Test("the heat map says of each day what was done of what was due", arguments: seeds)
    func activity(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let records = try (0..<4).map { _ -> HabitRecord in
            let chance = try HabitSample.history(&generator, days: 150)
            let from = generator.int(in: 1...100)
            let until = generator.oneIn(2) ? generator.int(in: from...150) : nil
            return HabitRecord(
                id: chance.id,
                from: try HabitSample.day(from),
                until: try until.map { try HabitSample.day($0) },
                ticks: chance.ticks,
                skips: chance.skips
            )
        }
        let first = try HabitSample.day(generator.int(in: -10...60))
        let days = ActivityLevels.days(of: records, from: first, through: try HabitSample.day(160))
        #expect(days.first?.day == first)
        #expect(days.last?.day == (try HabitSample.day(160)))
        for cell in days {
            let done = records.filter { $0.ticks.contains(cell.day) }.count
            let due = records.filter {
                $0.ticks.contains(cell.day) || ($0.runs(on: cell.day) && !$0.skips.contains(cell.day))
            }.count
            #expect((cell.done, cell.due) == (done, due), "\(cell.day), seed \(seed)")
        }
    }

    @Test("a day's level goes from 0 to 4; a day without anything due has none")
    func level() throws {
        let ten = try (0..<10).map { number in try HabitSample.record(number < 3 ? [2] : [], from: 2, until: 4) }
        let days = ActivityLevels.days(of: ten, from: try HabitSample.day(1), through: try HabitSample.day(4))
        #expect(days.map(\.level) == [nil, 2, 0, nil])
        let all = ActivityLevels.days(
            of: [try HabitSample.record([1])],
            from: try HabitSample.day(1),
            through: try HabitSample.day(1)
        )
        #expect(all.map(\.level) == [4])
        #expect(ActivityLevels.days(of: ten, from: try HabitSample.day(2), through: try HabitSample.day(1)).isEmpty)
    }

    @Test(
        "a streak counts days in a row; today may still be empty; a skipped day neither counts nor breaks it",
        arguments: [
            ([], [], 9, 0, 0), ([9], [], 9, 1, 1), ([7, 8], [], 9, 2, 2), ([6, 7], [], 9, 0, 2),
            ([1, 2, 3, 6, 7, 8, 9], [], 9, 4, 4), ([1, 2, 3, 4, 8, 9], [], 9, 2, 4),
            ([5, 6, 9], [7, 8], 9, 3, 3), ([5, 6], [7, 8], 9, 2, 2), ([5, 6], [7], 9, 0, 2),
            // A ticked day counts even if it is skipped; a day after today doesn't count yet.
            ([5, 6, 7], [6], 7, 3, 3), ([5, 6, 7, 8, 9], [], 6, 2, 2), ([9], [], 6, 0, 0),
        ] as [([Int], [Int], Int, Int, Int)]
    )
    func streak(ticks: [Int], skips: [Int], today: Int, current: Int, longest: Int) throws {
        let streak = Streak(of: try HabitSample.record(ticks, skips: skips), on: try HabitSample.day(today))
        #expect((streak.current, streak.longest) == (current, longest))
    }

    @Test("streaks agree with counting back day by day", arguments: seeds)
    func streakLaw(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let record = try HabitSample.history(&generator, days: 150)
        for number in 1...155 {
            let today = try HabitSample.day(number)
            var back = record.ticks.contains(today) ? today : today.previous
            var row = 0
            while record.ticks.contains(back) || record.skips.contains(back) {
                if record.ticks.contains(back) { row += 1 }
                back = back.previous
            }
            #expect(Streak(of: record, on: today).current == row, "day \(number), seed \(seed)")
        }
    }

    @Test(
        "the statistics count done of due by week, from the habit's first day to its last or today, without skipped days"
    )
    func weeks() throws {
        let record = try HabitSample.record([10, 11, 12, 16], skips: [12, 13, 17], from: 10, until: 20)
        let weeks = HabitStatistics.weeks(of: record, start: try HabitSample.day(1), through: try HabitSample.day(23))
        #expect(weeks.map(\.week) == [1, 2, 3, 4])
        #expect(weeks.map(\.done) == [0, 3, 1, 0])
        #expect(weeks.map(\.due) == [0, 4, 4, 0])
        #expect(try weeks.map(\.from) == [1, 8, 15, 22].map { try HabitSample.day($0) })
        let half = HabitStatistics.weeks(of: record, start: try HabitSample.day(1), through: try HabitSample.day(15))
        // Today, day 15, can still be ticked. It is due once it is, or once it is over.
        #expect(half.map(\.due) == [0, 4, 0])
        let over = HabitStatistics.weeks(of: record, start: try HabitSample.day(1), through: try HabitSample.day(16))
        #expect(over.map(\.due) == [0, 4, 2] && over.map(\.done) == [0, 3, 1])
        #expect(try HabitStatistics.weeks(of: record, start: HabitSample.day(1), through: HabitSample.day(0)).isEmpty)
    }

    @Test("the weeks add up to what the heat map counts", arguments: seeds)
    func weeksLaw(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let chance = try HabitSample.history(&generator, days: 100)
        let record = HabitRecord(
            id: chance.id,
            from: try HabitSample.day(20),
            until: try HabitSample.day(80),
            ticks: chance.ticks,
            skips: chance.skips
        )
        let last = try HabitSample.day(generator.int(in: 50...110))
        let weeks = HabitStatistics.weeks(of: record, start: try HabitSample.day(1), through: last)
        let days = ActivityLevels.days(of: [record], from: try HabitSample.day(1), through: last)
        for week in weeks {
            let cells = days.filter { week.from <= $0.day && $0.day < week.from.adding(days: 7) }
            // Today's box is due once it is ticked.
            let due = cells.map { $0.day == last ? $0.done : $0.due }.reduce(0, +)
            #expect(week.done == cells.map(\.done).reduce(0, +) && week.due == due, "seed \(seed)")
        }
    }

    @Test("one miss in a steady row costs its award and six points of bonus, and leaves the next base as it is")
    func missCost() throws {
        let steady = MissCost(of: try HabitSample.record(1...20), on: try HabitSample.day(21))
        #expect((steady.award, steady.streak, steady.points, steady.nextBase) == (24, 6, 30, 20))
        let first = MissCost(of: try HabitSample.record([]), on: try HabitSample.day(1))
        #expect((first.award, first.nextBase) == (5, 5))
        // Without day 1 the bonus of days 4 to 7 is one less each.
        #expect(first.streak == 4)
    }

    @Test("the cost of a miss is the streak of the coming days, and at most 30 points", arguments: seeds)
    func missCostLaw(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let record = try HabitSample.history(&generator, days: 60)
        for number in 55...66 {
            let day = try HabitSample.day(number)
            let cost = MissCost(of: record, on: day)
            #expect((5...30).contains(cost.points) && (0...6).contains(cost.streak), "seed \(seed)")
            var missed = record
            missed.ticks.remove(day)
            #expect(cost.nextBase == missed.award(on: day).base && cost.nextBase >= 5)
            // Over the next ten completed days, the two histories differ by the lost bonus.
            var kept = record
            for step in 1...10 where !record.skips.contains(day.adding(days: step)) {
                missed.ticks.insert(day.adding(days: step))
                kept.ticks.insert(day.adding(days: step))
            }
            kept.ticks.insert(day)
            if number >= 60 {
                let own = kept.awards().first { $0.day == day }?.bonus ?? 0
                #expect(Score(of: [kept]).bonus - Score(of: [missed]).bonus - own == cost.streak, "seed \(seed)")
            }
        }
    }
}
