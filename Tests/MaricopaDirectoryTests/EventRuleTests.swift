import MaricopaDirectory
import TestKit
import Testing
import TimeKit

@Suite("The dates of events")
struct EventRuleTests {
    @Test("Occurrences of generated schedules are those that a painter of each day finds")
    func agreesWithPainter() throws {
        var random = SeededGenerator(seed: 41)
        for _ in 0..<600 {
            let schedule = try EventSample.generated(&random)
            let painted = PaintedEvent(schedule).occurrences
            for _ in 0..<4 {
                let lower = EventSample.later(schedule.start, Int.random(in: -9_000...200_000, using: &random))
                let upper = EventSample.later(lower, Int.random(in: 0...100_000, using: &random))
                let expected = painted.filter { one in
                    (one.end > lower || (one.start == one.end && one.start >= lower)) && one.start < upper
                }
                #expect(EventRule.occurrences(of: schedule, endingAfter: lower, startingBefore: upper) == expected)
                let next = painted.first { $0.end > lower || ($0.start == $0.end && $0.start >= lower) }
                #expect(EventRule.current(of: schedule, at: lower) == next)
            }
            for one in painted { #expect(EventRule.occurrence(of: schedule, slot: one.slot) == one) }
        }
    }

    @Test(
        "An event is in a list by the first occurrence of which some minute is on the days, in the parts of the day and open then"
    )
    func filterAgreesWithPainter() throws {
        var random = SeededGenerator(seed: 42)
        var hits = 0
        for _ in 0..<250 {
            let schedule = try EventSample.generated(&random)
            let moment = EventSample.later(schedule.start, Int.random(in: -3_000...30_000, using: &random))
            let from = moment.date.adding(days: Int.random(in: -5...5, using: &random))
            let dates = try DateSpan(
                from: Bool.random(using: &random) ? from : nil,
                to: from.adding(days: Int.random(in: 0...20, using: &random))
            )
            let days = Set(Weekday.allCases.filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
            let parts = Set(TimeOfDay.allCases.filter { _ in Int.random(in: 0..<3, using: &random) == 0 })
            let asked = EventSample.later(moment, Int.random(in: 0...9_000, using: &random))
            let filter = Filter(
                timesOfDay: parts,
                days: days,
                dates: dates,
                openAt: Int.random(in: 0..<4, using: &random) == 0 ? asked : nil
            )
            let lower = dates.from.map { LocalDateTime($0, .midnight) } ?? moment
            let expected = PaintedEvent(schedule).occurrences.first { one in
                guard one.end > lower || (one.start == one.end && one.start >= lower) else { return false }
                if let asked = filter.openAt {
                    let end = max(one.end, EventSample.later(one.start, 1))
                    guard one.start <= asked, asked < end else { return false }
                }
                return PaintedEvent.touches(one, days, dates, parts)
            }
            #expect(EventRule.occurrence(of: schedule, in: filter, at: moment) == expected)
            if expected != nil { hits += 1 }
        }
        #expect(hits > 30)
    }

    @Test("An event that goes on at a moment counts before the next ones, to its last minute and not a minute longer")
    func underWay() throws {
        let schedule = try EventSample.weekly("2026-03-07T08:00", "2026-03-07T13:00")
        let table = [
            ("2026-03-01T00:00", "2026-03-07T08:00"), ("2026-03-07T08:00", "2026-03-07T08:00"),
            ("2026-03-07T12:59", "2026-03-07T08:00"), ("2026-03-07T13:00", "2026-03-14T08:00"),
        ]
        for (moment, start) in table {
            let found = EventRule.current(of: schedule, at: try EventSample.moment(moment))
            #expect(found?.start == (try EventSample.moment(start)))
        }
    }

    @Test("An all-day event goes on until the midnight after its last day, one of a single midnight all of its day")
    func allDay() throws {
        var schedule = try EventSample.once("2026-05-02T00:00", "2026-05-04T00:00")
        schedule.isAllDay = true
        #expect(EventRule.current(of: schedule, at: try EventSample.moment("2026-05-03T23:59")) != nil)
        #expect(EventRule.current(of: schedule, at: try EventSample.moment("2026-05-04T00:00")) == nil)
        schedule.end = schedule.start
        #expect(EventRule.current(of: schedule, at: try EventSample.moment("2026-05-02T23:59")) != nil)
        #expect(EventRule.current(of: schedule, at: try EventSample.moment("2026-05-03T00:00")) == nil)
    }

    @Test("An exception is left out, a moved occurrence stands where it was moved to, and the others stay")
    func exceptionsAndMoves() throws {
        var schedule = try EventSample.weekly("2026-03-07T08:00", "2026-03-07T13:00", until: .count(4))
        schedule.exceptions = [try EventSample.moment("2026-03-14T08:00")]
        schedule.moved = [
            MovedOccurrence(
                from: try EventSample.moment("2026-03-07T08:00"),
                start: try EventSample.moment("2026-03-22T09:00"),
                end: try EventSample.moment("2026-03-22T10:00")
            )
        ]
        let found = EventRule.occurrences(
            of: schedule,
            endingAfter: try EventSample.moment("2026-01-01T00:00"),
            startingBefore: try EventSample.moment("2027-01-01T00:00")
        )
        #expect(found.map(\.start.description) == ["2026-03-21T08:00", "2026-03-22T09:00", "2026-03-28T08:00"])
        #expect(found[1].slot.description == "2026-03-07T08:00")
        let gone = EventRule.occurrence(of: schedule, slot: try EventSample.moment("2026-03-14T08:00"))
        #expect(gone == nil)
    }

    @Test(
        "A rule of months is told with the last day of shorter months, and one of years with its month",
        arguments: [
            ("2026-12-15 all day; monthly on day 15", "every month on day 15"),
            ("2026-12-31 all day; monthly on day 31", "every month on day 31"),
            ("2026-12-31 all day; monthly on day 31 or the last", "every month on day 31 or the last"),
            ("2026-12-31 all day; every 3 months on day 31 or the last", "every 3 months on day 31 or the last"),
            ("2026-12-15 all day; monthly on day 15 or the last", "every month on day 15"),
            ("2026-07-04 all day; every 12 months on day 4 until 2030-12-31", "every year on Jul 4 until 2030-12-31"),
            ("2026-12-31 all day; every 24 months on day 31 or the last", "every 2 years on Dec 31"),
            ("2028-02-29 all day; every 12 months on day 29", "every year on Feb 29"),
            ("2028-02-29 all day; every 12 months on day 29 or the last", "every 12 months on day 29 or the last"),
        ]
    )
    func monthsInWords(text: String, words: String) throws {
        #expect(EventText.repetition(try ScheduleText.read(text)) == words)
    }

    @Test("A party from Saturday 23:00 to Sunday 02:00 is on Saturday night, on Sunday, and not on Sunday night")
    func pastMidnight() throws {
        let schedule = try EventSample.once("2026-03-07T23:00", "2026-03-08T02:00")
        let moment = try EventSample.moment("2026-03-01T12:00")
        let found = { (days: Set<Weekday>, parts: Set<TimeOfDay>) in
            EventRule.occurrence(of: schedule, in: Filter(timesOfDay: parts, days: days), at: moment) != nil
        }
        #expect(found([.saturday], [.night]))
        #expect(found([.sunday], []))
        #expect(!found([.sunday], [.night]))
        #expect(!found([], [.morning, .afternoon, .evening]))
    }
}
