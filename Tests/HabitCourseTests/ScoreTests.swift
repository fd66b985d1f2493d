import HabitCourse
import TestKit
import Testing
import TimeKit

/// The score by its definition, day by day.
private func slowAwards(_ record: HabitRecord) -> [[Int]] {
    var awards: [[Int]] = []
    for day in record.ticks {
        var counted: [LocalDate] = []
        var back = day
        while counted.count < 7 {
            if record.ticks.contains(back) || !record.skips.contains(back) { counted.append(back) }
            back = back.previous
        }
        let recent = counted.filter(record.ticks.contains).count
        let number = awards.count + 1
        awards.append([day.dayNumber, number, min(20, 5 + number * (number - 1) / 2), max(0, recent - 3)])
    }
    return awards
}

private func total(_ record: HabitRecord) -> Int { Score(of: [record]).total }

@Suite("The score")
struct ScoreTests {
    static let seeds = Array(1...30) as [UInt64]

    @Test("completing a habit once gives 5 points, twice 6, three times 8, then 11, 15 and 20 from the sixth on")
    func base() throws {
        let awards = try HabitSample.record([1, 9, 17, 25, 33, 41, 49, 57]).awards()
        #expect(awards.map(\.base) == [5, 6, 8, 11, 15, 20, 20, 20])
        #expect(awards.allSatisfy { $0.bonus == 0 })
        #expect(ScoreRule.base(1_000_000_000_000) == 20)
    }

    @Test("daily completions give a streak bonus on top: 1 on the fourth of seven days up to 4 on the seventh")
    func bonus() throws {
        let score = Score(of: [try HabitSample.record(1...9)])
        let awards = try #require(score.parts.first).awards
        #expect(awards.map(\.bonus) == [0, 0, 0, 1, 2, 3, 4, 4, 4])
        #expect(awards.map(\.points) == [5, 6, 8, 12, 17, 23, 24, 24, 24])
        #expect((score.base, score.bonus, score.total) == (125, 18, 143))
    }

    @Test("one missed day costs a point of bonus for each of the next days, and they come back")
    func missed() throws {
        let awards = try HabitSample.record(Array(1...10) + Array(12...19)).awards()
        #expect(awards.suffix(9).map(\.bonus) == [4, 3, 3, 3, 3, 3, 3, 4, 4])
    }

    @Test("the receipt says what the definition says, day by day", arguments: seeds)
    func definition(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            let record = try HabitSample.history(&generator, days: generator.int(in: 1...200))
            let fast = record.awards().map { [$0.day.dayNumber, $0.completion, $0.base, $0.bonus] }
            #expect(fast == slowAwards(record), "seed \(seed)")
        }
    }

    @Test("a rest of years between two completions is no different from one of weeks")
    func longGaps() throws {
        let far = try HabitSample.record([1, 2, 3, 4, 20_000, 20_001], skips: [2, 19_999, 20_001])
        #expect(far.awards().map(\.bonus) == slowAwards(far).map { $0[3] })
        let skipped = try HabitSample.record([1, 2, 3, 4, 300], skips: Array(5...299))
        #expect(skipped.awards().map(\.bonus) == [0, 0, 0, 1, 2])
    }

    @Test("the total never falls as time passes", arguments: seeds)
    func neverFalls(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let record = try HabitSample.history(&generator, days: 150)
        let score = Score(of: [record, try HabitSample.history(&generator, days: 150)])
        let series = score.series(from: try HabitSample.day(1), through: try HabitSample.day(150))
        #expect(series.count == 150 && series.last?.total == score.total)
        #expect(zip(series, series.dropFirst()).allSatisfy { $0.total <= $1.total })
        // Later days, whether ticked, missed or skipped, don't change the points earned before.
        for _ in 0..<20 {
            let end = generator.int(in: 1...150)
            let last = try HabitSample.day(end)
            let past = HabitRecord(
                id: record.id,
                from: record.from,
                ticks: DaySet(record.ticks.filter { $0 <= last }),
                skips: DaySet(record.skips.filter { $0 <= last })
            )
            #expect(past.awards() == Array(record.awards().prefix { $0.day <= last }), "seed \(seed)")
        }
    }

    @Test("another tick anywhere raises the total, and taking any one away costs 5 to 30 points", arguments: seeds)
    func oneTick(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let record = try HabitSample.history(&generator, days: 120)
        for number in -3...125 {
            var other = record
            let day = try HabitSample.day(number)
            if other.ticks.insert(day) {
                #expect((5...30).contains(total(other) - total(record)), "\(day), seed \(seed)")
            } else {
                other.ticks.remove(day)
                #expect((5...30).contains(total(record) - total(other)), "\(day), seed \(seed)")
            }
        }
    }

    @Test("30 points is what one tick can be worth, and no less would do as a bound")
    func thirty() throws {
        var record = try HabitSample.record(1...20)
        let before = total(record)
        record.ticks.remove(try HabitSample.day(10))
        #expect(before - total(record) == 30)
    }

    @Test("a miss never lowers what the next completion gives for itself", arguments: seeds)
    func nextBase(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let record = try HabitSample.history(&generator, days: 100)
        var previous = 0
        for number in 101...130 {
            let next = record.award(on: try HabitSample.day(number))
            #expect(next.base >= previous && next.base == ScoreRule.base(record.ticks.count + 1), "seed \(seed)")
            previous = next.base
        }
        let bases = record.awards().map(\.base)
        #expect(zip(bases, bases.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test("ticked and unticked again, whatever the order, the score is what it was", arguments: seeds)
    func identity(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let record = try HabitSample.history(&generator, days: 90)
        let added = try (0..<12).map { _ in try HabitSample.day(generator.int(in: -10...100)) }
            .filter { !record.ticks.contains($0) }
        var other = record
        for day in added { other.ticks.insert(day) }
        for day in generator.shuffle(added) { other.ticks.remove(day) }
        #expect(other == record && Score(of: [other]) == Score(of: [record]))
        // The order of the ticks doesn't matter.
        let again = DaySet(generator.shuffle(Array(record.ticks)))
        #expect(
            HabitRecord(id: record.id, from: record.from, ticks: again, skips: record.skips).awards() == record.awards()
        )
    }

    @Test("a skipped day is as if the calendar didn't have it: put in anywhere, every award stays", arguments: seeds)
    func skippedDay(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let record = try HabitSample.history(&generator, days: 90)
        for _ in 0..<20 {
            let place = try HabitSample.day(generator.int(in: 1...92))
            func moved(_ day: LocalDate) -> LocalDate { day < place ? day : day.next }
            var longer = HabitRecord(id: record.id, from: record.from)
            longer.ticks = DaySet(record.ticks.map(moved))
            longer.skips = DaySet(record.skips.map(moved) + [place])
            #expect(longer.awards().map(\.points) == record.awards().map(\.points), "seed \(seed)")
        }
    }

    @Test(
        "calling a missed day skipped lowers no award and leaves bases alone; on a day done it changes nothing",
        arguments: seeds
    )
    func callingSkipped(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let record = try HabitSample.history(&generator, days: 90)
        for number in 1...90 {
            let day = try HabitSample.day(number)
            var other = record
            other.skips.insert(day)
            if record.ticks.contains(day) { #expect(other.awards() == record.awards()) }
            for (with, without) in zip(other.awards(), record.awards()) {
                #expect(with.base == without.base && with.bonus >= without.bonus, "seed \(seed)")
            }
        }
    }

    @Test("each award lies in 5…24", arguments: seeds)
    func bounds(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let awards = try HabitSample.history(&generator, days: 300).awards()
        #expect(
            awards.allSatisfy {
                (5...24).contains($0.points) && (5...20).contains($0.base) && (0...4).contains($0.bonus)
            }
        )
    }

    @Test("habits score each for itself, and a day's points are those of its awards", arguments: seeds)
    func habits(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let records = try (0..<4).map { _ in try HabitSample.history(&generator, days: 60) }
        let score = Score(of: records)
        #expect(score.total == records.map(total).reduce(0, +))
        for number in 0...61 {
            let day = try HabitSample.day(number)
            let points = records.flatMap { $0.awards() }.filter { $0.day == day }.map(\.points).reduce(0, +)
            #expect(score.points(on: day) == points)
        }
    }

    @Test("the award promised for a day is the one its tick gets, also for yesterday's", arguments: seeds)
    func promised(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let record = try HabitSample.history(&generator, days: 60)
        for number in 1...70 {
            let day = try HabitSample.day(number)
            var done = record
            done.ticks.insert(day)
            #expect(record.award(on: day) == done.awards().first { $0.day == day })
        }
        #expect(try HabitSample.record([]).award(on: HabitSample.day(1)).points == 5)
    }

    @Test("the next award is today's until today's box is ticked, then tomorrow's")
    func nextAward() throws {
        let day = try HabitSample.day(4)
        #expect(try HabitSample.record(1...3).nextAward(on: day).points == 12)
        let ticked = try HabitSample.record(1...4)
        #expect(ticked.nextAward(on: day) == ticked.award(on: day.next) && ticked.nextAward(on: day).points == 17)
    }

    @Test("none of the 1,024 histories of ten days breaks a law")
    func exhaustive() throws {
        for bits in 0..<1_024 {
            let record = try HabitSample.record((0..<10).filter { bits >> $0 & 1 == 1 }.map { $0 + 1 })
            let points = total(record)
            for number in 1...10 {
                let day = try HabitSample.day(number)
                var other = record
                if other.ticks.remove(day) {
                    #expect((5...30).contains(points - total(other)), "\(bits) without \(number)")
                } else {
                    other.skips.insert(day)
                    #expect((0...6).contains(total(other) - points), "\(bits) with \(number) skipped")
                }
            }
        }
    }

    @Test("a missed day called skipped can raise a later bonus: the window looks a day further back")
    func counterexample() throws {
        #expect(try HabitSample.record([1, 2, 3, 8]).awards().map(\.bonus) == [0, 0, 0, 0])
        #expect(try HabitSample.record([1, 2, 3, 8], skips: [4]).awards().map(\.bonus) == [0, 0, 0, 1])
    }

    @Test("day 71 and day 4,000 score as any other")
    func late() throws {
        #expect(try HabitSample.record(1...4_000).awards().dropFirst(6).allSatisfy { $0.points == 24 })
    }
}
