import Foundation
import HabitCourse
import TestKit
import Testing
import TimeKit

@Suite("The times of news")
struct NewsTimeTests {
    @Test(
        "at nine in the morning of the day, or as the day begins where that comes later",
        arguments: [
            ("00:00", "09:00"), ("03:00", "09:00"), ("09:00", "09:00"), ("10:30", "10:30"), ("11:59", "11:59"),
            // The day has begun in the evening before.
            ("12:00", "09:00"), ("23:00", "09:00"),
        ]
    )
    func time(reset: String, expected: String) throws {
        let clock = try HabitSample.clock("Europe/Berlin", reset)
        let day = try HabitSample.day(8)
        #expect(NewsTime.wallTime(of: day, by: clock) == LocalDateTime(day, try LocalTime(iso8601: expected)))
    }

    @Test("a day that has begun keeps its time when the reset time is changed; the next has the new one")
    func changed() throws {
        var clock = try HabitSample.clock()
        let day = try HabitSample.day(8)
        let zone = try TimeZone.named("America/Phoenix")
        let atEight = zone.instant(of: LocalDateTime(day, try LocalTime(iso8601: "08:00")))
        clock.change(to: try HabitSample.setting("America/Phoenix", "11:00"), at: atEight)
        #expect(NewsTime.wallTime(of: day, by: clock).description == "2026-06-08T09:00")
        #expect(NewsTime.wallTime(of: day.next, by: clock).description == "2026-06-09T11:00")
    }

    @Test(
        "never before the day begins, whatever the clocks do",
        arguments: [
            "America/Los_Angeles", "Africa/Cairo", "Australia/Lord_Howe", "Antarctica/Troll", "America/Sao_Paulo",
            "Pacific/Apia",
        ]
    )
    func never(zone: String) throws {
        let place = try TimeZone.named(zone)
        for reset in ["00:00", "01:30", "02:30", "08:59", "09:30", "23:45"] {
            let clock = try HabitSample.clock(zone, reset)
            var day = try HabitSample.date("2011-01-01")
            for _ in 0..<730 {
                let at = place.instant(of: NewsTime.wallTime(of: day, by: clock))
                #expect(at >= clock.boundary(of: day), "\(day) \(reset)")
                day = day.next
            }
        }
    }
}

@Suite("The day that a reminder is about")
struct ReminderRuleTests {
    private func rule(_ time: String, _ zone: String = "America/Phoenix", _ reset: String = "03:00") throws
        -> ReminderRule
    {
        ReminderRule(at: try LocalTime(iso8601: time), by: try HabitSample.clock(zone, reset))
    }

    @Test(
        "the day of its date; between midnight and the reset the day before",
        arguments: [
            ("20:00", "2026-06-01T20:00"), ("03:00", "2026-06-01T03:00"), ("02:59", "2026-06-02T02:59"),
            ("00:00", "2026-06-02T00:00"),
        ]
    )
    func day(time: String, expected: String) throws {
        #expect(try rule(time).wallTime(of: HabitSample.day(1)).description == expected)
    }

    @Test(
        "with a reset in the evening, a reminder is about the day that lasts until that evening",
        arguments: [
            ("20:00", "2026-06-02T20:00"), ("21:59", "2026-06-02T21:59"), ("22:00", "2026-06-01T22:00"),
            ("23:30", "2026-06-01T23:30"), ("02:00", "2026-06-02T02:00"),
        ]
    )
    func eveningReset(time: String, expected: String) throws {
        let rule = try rule(time, "America/Phoenix", "22:00")
        let day = try HabitSample.day(2)
        #expect(rule.wallTime(of: day).description == expected)
        let moment = try TimeZone.named("America/Phoenix").instant(of: rule.wallTime(of: day))
        #expect(rule.clock.day(of: moment) == day)
    }

    @Test(
        "a reminder is of use until the box can be ticked anew, and for an hour at least",
        arguments: [("20:00", 7), ("03:00", 24), ("01:00", 2), ("02:59", 1), ("04:00", 23)]
    )
    func usefulFor(time: String, hours: Int64) throws {
        #expect(try rule(time).usefulFor == hours * 3_600_000)
    }

    @Test(
        "silent on exactly the days that are ticked or skipped, in generated histories, as the clocks change",
        arguments: [
            ("America/Los_Angeles", "2026-03-01"), ("America/Los_Angeles", "2026-10-25"),
            ("Europe/Berlin", "2026-03-22"),
            ("Australia/Lord_Howe", "2026-03-29"), ("Antarctica/Troll", "2026-03-22"), ("Africa/Cairo", "2026-04-17"),
        ],
        ["00:00", "01:15", "01:45", "02:30", "03:00", "20:00", "23:59"]
    )
    func laws(place: (zone: String, from: String), time: String) throws {
        let zone = try TimeZone.named(place.zone)
        let from = try HabitSample.date(place.from)
        var generator = SeededGenerator(seed: 7)
        for reset in ["00:00", "01:30", "02:00", "03:00", "11:59", "12:00", "22:00"] {
            let rule = try rule(time, place.zone, reset)
            for _ in 0..<5 {
                let days = (0..<14).map { from.adding(days: $0) }
                let record = HabitRecord(
                    id: HabitSample.habit,
                    from: from.adding(days: 2),
                    until: from.adding(days: 12),
                    ticks: DaySet(days.filter { _ in generator.oneIn(3) }),
                    skips: DaySet(days.filter { _ in generator.oneIn(5) })
                )
                let silences = rule.silences(of: record, around: from.adding(days: 7))
                for day in days {
                    let moment = zone.instant(of: rule.wallTime(of: day))
                    let isSilent = silences.contains { $0.contains(moment) }
                    let isMoot = !record.runs(on: day) || record.ticks.contains(day) || record.skips.contains(day)
                    #expect(isSilent == isMoot, "\(day) \(time) reset \(reset)")
                }
                #expect(zip(silences, silences.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
            }
        }
    }

    @Test(
        "in a night whose clocks jump over the reminder, it is still about the day that ends there, and not about the new one"
    )
    func gap() throws {
        // 02:30 doesn't exist on 8 March in Los Angeles, so the reminder comes at 03:00, when the next day begins.
        let rule = try rule("02:30", "America/Los_Angeles")
        let saturday = try HabitSample.date("2026-03-07")
        let moment = try TimeZone.named("America/Los_Angeles").instant(of: rule.wallTime(of: saturday))
        #expect(moment == rule.clock.boundary(of: saturday.next))
        func silences(_ ticked: LocalDate) -> [Range<Instant>] {
            let record = HabitRecord(id: HabitSample.habit, from: saturday.adding(days: -20), ticks: [ticked])
            return rule.silences(of: record, around: saturday)
        }
        #expect(silences(saturday).contains { $0.contains(moment) })
        #expect(!silences(saturday.next).contains { $0.contains(moment) })
    }

    @Test("skips of a year ahead are silent; after ten years of ticks only the last week is looked at")
    func reach() throws {
        let rule = try rule("20:00")
        let from = try HabitSample.day(1)
        let today = from.adding(days: 3_650)
        var record = HabitRecord(
            id: HabitSample.habit,
            from: from,
            ticks: DaySet((0..<3_650).map { from.adding(days: $0) })
        )
        #expect(rule.silences(of: record, around: today).count == 2)
        record.skips.insert(today.adding(days: 364)...today.adding(days: 365))
        let zone = try TimeZone.named("America/Phoenix")
        let last = rule.silences(of: record, around: today).last
        #expect(last?.contains(zone.instant(of: rule.wallTime(of: today.adding(days: 365)))) == true)
        #expect(last?.contains(zone.instant(of: rule.wallTime(of: today.adding(days: 366)))) == false)
    }
}
