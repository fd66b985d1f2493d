import Foundation
import ScreenKit
import TestKit
import Testing
import TimeKit
import WordKit

@testable import HabitCourse

@Suite("Score, statistics and the look back")
struct ScreensProgressTests {
    static let seeds = Array(1...30) as [UInt64]

    @Test("screens tell the next completion and a miss as the rules do", arguments: seeds)
    func figures(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<6 {
            let record = try HabitSample.history(&generator, days: generator.int(in: 1...90))
            let part = try #require(Score(of: [record]).parts.first)
            // The days include one with later completions, as after the clock was set back.
            for number in [1, generator.int(in: 1...100), generator.int(in: 80...120)] {
                let day = try HabitSample.day(number)
                #expect(record.nextAward(on: day, after: part) == record.nextAward(on: day), "day \(number)")
                #expect(record.missCost(on: day, after: part) == MissCost(of: record, on: day), "day \(number)")
            }
        }
    }

    @Test("the score screen's parts add up to the total, and the receipt has every award, the newest first")
    func score() throws {
        let sample = try ScreenSample.diligent(through: 40)
        let screen = ScoreScreen(try sample.context(40))
        let whole = Score(of: try sample.context(40).records)
        #expect(screen.total == whole.total && screen.base == whole.base && screen.bonus == whole.bonus)
        #expect(screen.total == screen.base + screen.bonus)
        #expect(screen.total == screen.habits.reduce(0) { $0 + $1.base + $1.bonus })
        #expect(screen.today == whole.points(on: try HabitSample.day(40)))
        #expect(screen.habits.map(\.awards) == whole.parts.map { $0.awards.reversed() })
        #expect(screen.habits.map(\.text).contains("my habit of drinkingWater"))
    }

    @Test("the cost of a miss is told for empty boxes alone: not for ticked, skipped or ended ones")
    func miss() throws {
        var sample = try ScreenSample()
        try sample.set(.eatingSlowly, on: 8)
        sample.ticks = ["photos": [1, 2], "eatingSlowly": [8, 9]]
        func told(_ day: Int) throws -> [Bool] { ScoreScreen(try sample.context(day)).habits.map { $0.miss != nil } }
        #expect(try told(3) == [true, false])
        #expect(try told(9) == [false, false])
        #expect(try told(10) == [false, true])
        let cost = try #require(ScoreScreen(try sample.context(10)).habits[1].miss)
        #expect(cost.award == 8 && cost.points >= 5)
        sample.skips = [.init(id: "s", skip: Skip(try HabitSample.day(10), reason: "flu"))]
        #expect(try told(10) == [false, false])
    }

    @Test("statistics have a point and a cell for each course day, and each habit's weeks add up to its days")
    func statistics() throws {
        let sample = try ScreenSample.diligent(through: 66)
        let screen = StatisticsScreen(try sample.context(66))
        #expect(screen.series.count == 66 && screen.activity.count == 66)
        #expect(screen.series.last?.total == Score(of: try sample.context(66).records).total)
        #expect(screen.habits.map(\.done) == screen.habits.map { habit in habit.weeks.reduce(0) { $0 + $1.done } })
        #expect(screen.habits.map(\.done) == sample.habits.map { sample.ticks[$0.id]?.count ?? 0 })
        #expect(screen.habits.map(\.due) == [7, 59, 45, 31, 16])
        #expect(screen.activity.reduce(0) { $0 + $1.done } == screen.habits.reduce(0) { $0 + $1.done })
        #expect(StatisticsScreen(try sample.context(-1)).series.isEmpty)
    }

    @Test(
        "the look back's weeks and what came since add up to all that was done and earned",
        arguments: 1...12 as ClosedRange<UInt64>
    )
    func lookBack(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let day = generator.int(in: 1...120)
        var sample = try ScreenSample.diligent(through: day, seed: seed)
        if generator.oneIn(2) {
            let from = generator.int(in: 1...60)
            sample.state = sample.state.paused(on: try HabitSample.day(from))
            if generator.oneIn(2) {
                sample.state = sample.state.resumed(on: try HabitSample.day(from + generator.int(in: 0...20)))
            }
        }
        let screen = ProgressScreen(try sample.context(day))
        let since = screen.since
        #expect(screen.weeks.reduce(since?.points ?? 0) { $0 + $1.points } == screen.total)
        #expect(
            screen.weeks.reduce(since?.done ?? 0) { $0 + $1.done } == sample.ticks.values.reduce(0) { $0 + $1.count }
        )
        #expect(screen.series.count == day && screen.activity.count == day)
        #expect(screen.weeks.allSatisfy { $0.done <= $0.due })
        #expect((screen.congratulation != nil) == (since != nil))
    }

    @Test("a week tells its posts and what happened in it, in the order of the days")
    func events() throws {
        var sample = try ScreenSample()
        try sample.readAll(on: 1)
        try sample.readAll(on: 8)
        try sample.set(.eatingSlowly, on: 9, "I put the fork down")
        sample.habits[1] = sample.habits[1].edited(to: "I chew well", on: try HabitSample.day(23))
        sample.skips = [
            .init(id: "s", skip: Skip(try HabitSample.day(10)...HabitSample.day(12), reason: "flu")),
            .init(id: "t", skip: Skip(try HabitSample.day(8), reason: "a feast")),
        ]
        let screen = ProgressScreen(try sample.context(30))
        #expect(screen.weeks.map(\.week) == [1, 2, 3, 4, 5])
        #expect(screen.weeks[0].events == ["habit begun: Take a photo of each meal"])
        #expect(
            screen.weeks[1].events == [
                "skipped 2026-06-08: a feast", "habit set: I put the fork down",
                "skipped 2026-06-10 to 2026-06-12: flu",
            ]
        )
        #expect(screen.weeks[3].events == ["habit edited: I chew well"])
        #expect(screen.weeks.map(\.read) == [1, 2, 0, 0, 0] && screen.weeks.map(\.posts) == [1, 2, 1, 2, 1])
        #expect(screen.habits[1].versions.map(\.text) == ["I put the fork down", "I chew well"])
    }

    @Test("a rest lengthens its week, and is told once it is over or while it lasts")
    func rests() throws {
        var sample = try ScreenSample()
        sample.state = sample.state.paused(on: try HabitSample.day(10))
        let open = ProgressScreen(try sample.context(30))
        #expect(open.weeks.map(\.week) == [1, 2] && open.weeks[1].events == ["rest begun"])
        sample.state = sample.state.resumed(on: try HabitSample.day(20))
        let over = ProgressScreen(try sample.context(30))
        #expect(over.weeks.map(\.from) == [try HabitSample.day(1), try HabitSample.day(8), try HabitSample.day(25)])
        #expect(over.weeks[1].events == ["rested for 10 days"])
    }

    @Test("on day 71 the look back congratulates; on day 4,000 it counts the days since", arguments: [70, 71, 4000])
    func congratulation(day: Int) throws {
        let sample = try ScreenSample.diligent(through: 75)
        let screen = ProgressScreen(try sample.context(day))
        guard day > 70 else {
            #expect(screen.congratulation == nil && screen.since == nil)
            return
        }
        let done = screen.weeks.reduce(0) { $0 + $1.done }
        let points = screen.weeks.reduce(0) { $0 + $1.points }
        #expect(
            screen.congratulation
                == "Congratulations! In 10 weeks you ticked \(done) boxes and earned \(points.grouped) points: "
                + "look at what you have made your own."
        )
        #expect(screen.since?.days == day - 70)
        #expect(screen.goal == "I am someone who eats with attention")
        let idle = ProgressScreen(try ScreenSample().context(day))
        #expect(idle.congratulation?.hasPrefix("Congratulations on reaching the end of the 10 weeks!") == true)
    }
}
