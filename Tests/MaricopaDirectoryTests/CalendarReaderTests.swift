import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("Events of iCalendar")
struct CalendarReaderTests {
    private static func read(_ lines: String...) throws -> [ImportedItem] {
        var reader = CalendarReader(source: "ics", today: LocalDate(dayNumber: 20_000))
        let text = (["BEGIN:VCALENDAR", "VERSION:2.0"] + lines + ["END:VCALENDAR"]).joined(separator: "\r\n")
        return try reader.feed(Array(text.utf8)) + reader.finish()
    }

    /// The event with these properties, and the notes on it.
    private static func event(_ lines: String...) throws -> (record: Record, event: EventDetails, notes: [String]) {
        let body = (["BEGIN:VEVENT", "UID:a@example.org", "SUMMARY:Yoga"] + lines + ["END:VEVENT"])
        let items = try read(body.joined(separator: "\r\n"))
        guard case .record(let record, let notes) = try #require(items.first).outcome,
            case .event(let event) = record.details
        else { throw DirectoryError.fault("refused: \(items)") }
        return (record, event, notes)
    }

    private static func refusal(_ lines: String...) throws -> String {
        let body = (["BEGIN:VEVENT", "UID:a", "SUMMARY:Yoga"] + lines + ["END:VEVENT"]).joined(separator: "\n")
        guard case .refused(let reason) = try #require(try read(body).first).outcome else { return "" }
        return reason
    }

    private static func starts(_ schedule: EventSchedule, _ from: String, _ to: String) throws -> [String] {
        EventRule.occurrences(
            of: schedule,
            endingAfter: try LocalDateTime(iso8601: from),
            startingBefore: try LocalDateTime(iso8601: to)
        ).map(\.start.description)
    }

    @Test(
        "Times of other zones are those of Phoenix's clocks; floating ones are Phoenix's own",
        arguments: [
            ("DTSTART:20260704T150000Z", "2026-07-04T08:00"), ("DTSTART:20260704T080000", "2026-07-04T08:00"),
            ("DTSTART;TZID=America/New_York:20260704T110000", "2026-07-04T08:00"),
            ("DTSTART;TZID=America/New_York:20260104T100000", "2026-01-04T08:00"),
            ("DTSTART;TZID=/citadel.org/20210210_1/America/Denver:20260704T090000", "2026-07-04T08:00"),
            ("DTSTART;TZID=\"US Mountain Standard Time\":20260704T080000", "2026-07-04T08:00"),
            ("DTSTART;VALUE=DATE:20260704", "2026-07-04T00:00"),
        ]
    )
    func zones(_ start: String, _ local: String) throws {
        let (_, event, _) = try Self.event(start)
        #expect(event.schedule.start.description == local)
        #expect(event.schedule.isAllDay == start.contains("VALUE=DATE"))
    }

    @Test("An exception in UTC cancels the occurrence of a floating event that it names by Phoenix's clocks")
    func floatingException() throws {
        let (_, event, _) = try Self.event(
            "DTSTART:20260307T200000",
            "RRULE:FREQ=DAILY;COUNT=4",
            "EXDATE:20260309T030000Z"
        )
        #expect(
            try Self.starts(event.schedule, "2026-03-01T00:00", "2026-04-01T00:00")
                == ["2026-03-07T20:00", "2026-03-09T20:00", "2026-03-10T20:00"]
        )
    }

    @Test(
        "A rule of weeks that begin on Sunday is refused where that decides its days, and so is one with days of the month",
        arguments: [
            ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;WKST=SU", false), ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=SU", false),
            ("FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;WKST=SU", true), ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;WKST=MO", true),
            ("FREQ=WEEKLY;BYDAY=MO,SU;WKST=SU", true), ("FREQ=WEEKLY;BYMONTHDAY=8,15", false),
        ]
    )
    func weekStart(_ rule: String, _ isRead: Bool) throws {
        // A Sunday.
        let refusal = try Self.refusal("DTSTART:20260308T080000", "RRULE:\(rule)")
        #expect(refusal.isEmpty == isRead, "\(refusal)")
    }

    @Test("An organizer's name longer than a line may be is left out")
    func longOrganizer() throws {
        let (_, event, _) = try Self.event(
            "DTSTART:20260704T080000",
            "ORGANIZER;CN=\(String(repeating: "A", count: 1_001)):mailto:a@example.org"
        )
        #expect(event.organizer == "")
    }

    @Test("A calendar's own zone with one offset is known; one that nobody knows refuses its events")
    func ownZones() throws {
        let items = try Self.read(
            "BEGIN:VTIMEZONE",
            "TZID:Ours",
            "BEGIN:STANDARD",
            "TZOFFSETTO:-0600",
            "END:STANDARD",
            "END:VTIMEZONE",
            "BEGIN:VEVENT",
            "UID:1",
            "SUMMARY:A",
            "DTSTART;TZID=Ours:20260704T090000",
            "END:VEVENT",
            "BEGIN:VEVENT",
            "UID:2",
            "SUMMARY:B",
            "DTSTART;TZID=Theirs:20260704T090000",
            "END:VEVENT"
        )
        guard case .record(let record, _) = items[0].outcome, case .event(let event) = record.details else {
            Issue.record("\(items)")
            return
        }
        #expect(event.schedule.start.description == "2026-07-04T08:00")
        guard case .refused(let reason) = items[1].outcome else {
            Issue.record("it was read")
            return
        }
        #expect(reason.contains("zone that isn't known"))
    }

    @Test("An all-day event ends the midnight after its last day, a duration is added, and no end is none")
    func ends() throws {
        #expect(try Self.event("DTSTART;VALUE=DATE:20260704").event.schedule.end.description == "2026-07-05T00:00")
        #expect(
            try Self.event("DTSTART;VALUE=DATE:20260704", "DTEND;VALUE=DATE:20260707").event.schedule.end.description
                == "2026-07-07T00:00"
        )
        #expect(
            try Self.event("DTSTART:20260704T080000", "DURATION:PT1H30M").event.schedule.end.description
                == "2026-07-04T09:30"
        )
        #expect(try Self.event("DTSTART:20260704T080000").event.schedule.end.description == "2026-07-04T08:00")
        let backwards = try Self.event("DTSTART:20260704T080000", "DTEND:20260704T070000")
        #expect(backwards.event.schedule.end.description == "2026-07-04T08:00")
        #expect(backwards.notes == ["an event ends before it begins: its end isn't kept"])
    }

    @Test("A weekly event has its exceptions, its moved occurrences, and those that were called off")
    func repeats() throws {
        let items = try Self.read(
            "BEGIN:VEVENT",
            "UID:1",
            "SUMMARY:Run",
            "DTSTART:20260606T070000",
            "DTEND:20260606T080000",
            "RRULE:FREQ=WEEKLY;BYDAY=SA;COUNT=6",
            "EXDATE:20260613T070000",
            "END:VEVENT",
            "BEGIN:VEVENT",
            "UID:1",
            "SUMMARY:Run",
            "RECURRENCE-ID:20260620T070000",
            "DTSTART:20260621T090000",
            "DTEND:20260621T100000",
            "END:VEVENT",
            "BEGIN:VEVENT",
            "UID:1",
            "SUMMARY:Run",
            "RECURRENCE-ID:20260627T140000Z",
            "STATUS:CANCELLED",
            "DTSTART:20260627T070000",
            "END:VEVENT"
        )
        #expect(items.count == 1)
        guard case .record(let record, _) = items[0].outcome, case .event(let event) = record.details else {
            Issue.record("\(items)")
            return
        }
        #expect(
            try Self.starts(event.schedule, "2026-06-01T00:00", "2027-01-01T00:00")
                == ["2026-06-06T07:00", "2026-06-21T09:00", "2026-07-04T07:00", "2026-07-11T07:00"]
        )
    }

    @Test(
        "A changed occurrence replaces the date of an event without a rule that it names, and that of another date is told",
        arguments: [
            (["DTSTART:20260607T090000", "DTEND:20260607T093000"], "2026-06-07T09:00", "2026-06-07T09:30", "Run"),
            (["DTSTART:20260607T090000", "SUMMARY:Walk"], "2026-06-07T09:00", "2026-06-07T10:00", "Walk"),
            (["SUMMARY:Walk"], "2026-06-06T07:00", "2026-06-06T08:00", "Walk"),
        ]
    )
    func onlyDate(change: [String], start: String, end: String, title: String) throws {
        let whole = ["UID:1", "SUMMARY:Run", "DTSTART:20260606T070000", "DTEND:20260606T080000"]
        let changed = ["UID:1", "RECURRENCE-ID:20260606T140000Z"] + change
        let other = ["UID:1", "RECURRENCE-ID:20260613T070000", "DTSTART:20260614T070000"]
        for parts in [[whole, changed], [changed, whole], [whole, changed, other]] {
            let lines = parts.flatMap { ["BEGIN:VEVENT"] + $0 + ["END:VEVENT"] }
            let items = try Self.read(lines.joined(separator: "\r\n"))
            #expect(items.count == 1)
            guard case .record(let record, let notes) = try #require(items.first).outcome,
                case .event(let event) = record.details
            else {
                Issue.record("\(items)")
                return
            }
            #expect(event.schedule.start.description == start)
            #expect(event.schedule.end.description == end)
            #expect(record.title == title)
            #expect(notes == (parts.count > 2 ? ["a change of a date that isn't kept is left out"] : []))
        }
    }

    @Test("Extra dates are occurrences beside those of the rule, each once, with a zone, day or period of their own")
    func extraDates() throws {
        let (_, event, notes) = try Self.event(
            "DTSTART:20260606T070000",
            "DTEND:20260606T080000",
            "RRULE:FREQ=WEEKLY;COUNT=2",
            "RDATE;TZID=America/New_York:20260610T200000,20260613T100000",
            "RDATE;VALUE=DATE:20260615",
            "RDATE;VALUE=PERIOD:20260616T140000Z/PT2H,20260617T140000Z/20260617T153000Z",
            "RDATE:20260606T070000,20260613T180000,20260618T070000,soon",
            "EXDATE:20260613T180000,20260613T180000,20260618T140000Z"
        )
        let from = try LocalDateTime(iso8601: "2026-06-01T00:00")
        let found = EventRule.occurrences(
            of: event.schedule,
            endingAfter: from,
            startingBefore: from.adding(minutes: 60_000)
        )
        #expect(
            found.map { "\($0.start) \($0.end.time)" } == [
                "2026-06-06T07:00 08:00", "2026-06-10T17:00 18:00", "2026-06-13T07:00 08:00", "2026-06-15T07:00 08:00",
                "2026-06-16T07:00 09:00", "2026-06-17T07:00 08:30",
            ]
        )
        #expect(notes == ["an extra date can't be read"])
        let third = try Self.event(
            "DTSTART:20260614T080000",
            "RRULE:FREQ=MONTHLY;BYDAY=2SU",
            "RDATE:20260621T080000"
        )
        #expect(
            try Self.starts(third.event.schedule, "2026-06-01T00:00", "2026-08-01T00:00")
                == ["2026-06-14T08:00", "2026-06-21T08:00", "2026-07-12T08:00"]
        )
        let days = try Self.event(
            "DTSTART;VALUE=DATE:20260606",
            "RDATE;VALUE=DATE:20260606,20260608",
            "EXDATE;VALUE=DATE:20260606"
        )
        #expect(
            try Self.starts(days.event.schedule, "2026-06-01T00:00", "2026-08-01T00:00") == ["2026-06-08T00:00"]
        )
    }

    @Test("An event whose only date is called off is called off")
    func onlyDateCalledOff() throws {
        let items = try Self.read(
            "BEGIN:VEVENT",
            "UID:1",
            "SUMMARY:Run",
            "DTSTART;VALUE=DATE:20260606",
            "END:VEVENT",
            "BEGIN:VEVENT",
            "UID:1",
            "RECURRENCE-ID;VALUE=DATE:20260606",
            "STATUS:CANCELLED",
            "END:VEVENT"
        )
        guard case .record(let record, _) = try #require(items.first).outcome, case .event(let event) = record.details
        else {
            Issue.record("\(items)")
            return
        }
        #expect(items.count == 1 && event.isCancelled)
        #expect(event.schedule.start.description == "2026-06-06T00:00" && event.schedule.isAllDay)
    }

    @Test("An event that repeats by clocks that change keeps its time there, for two years")
    func otherClocks() throws {
        let (_, event, notes) = try Self.event(
            "DTSTART;TZID=America/Denver:20261024T090000",
            "DTEND;TZID=America/Denver:20261024T100000",
            "RRULE:FREQ=WEEKLY;UNTIL=20261114T235959Z"
        )
        // Denver returns to Phoenix's offset on 1 November.
        #expect(
            try Self.starts(event.schedule, "2026-10-01T00:00", "2027-01-01T00:00")
                == ["2026-10-24T08:00", "2026-10-31T08:00", "2026-11-07T09:00", "2026-11-14T09:00"]
        )
        #expect(notes == ["repeats by the clocks of another zone are told one by one, for two years"])
        let start = "DTSTART;TZID=America/Denver:20260110T090000"
        let (_, spring, _) = try Self.event(start, "RRULE:FREQ=WEEKLY;UNTIL=20260606T150000Z")
        #expect(try Self.starts(spring.schedule, "2026-06-01T00:00", "2026-07-01T00:00") == ["2026-06-06T08:00"])
    }

    @Test("The second Sunday of each month is told day by day, and so is the last Friday")
    func nthDays() throws {
        let second = try Self.event("DTSTART:20260614T080000", "RRULE:FREQ=MONTHLY;BYDAY=2SU")
        #expect(
            try Self.starts(second.event.schedule, "2026-06-01T00:00", "2026-09-30T00:00")
                == ["2026-06-14T08:00", "2026-07-12T08:00", "2026-08-09T08:00", "2026-09-13T08:00"]
        )
        let last = try Self.event("DTSTART:20260626T080000", "RRULE:FREQ=MONTHLY;BYDAY=-1FR")
        #expect(
            try Self.starts(last.event.schedule, "2026-06-01T00:00", "2026-09-01T00:00")
                == ["2026-06-26T08:00", "2026-07-31T08:00", "2026-08-28T08:00"]
        )
    }

    @Test(
        "Days such as the first Thursday end after two years, and none that isn't one is among the last of them",
        arguments: ["", ";UNTIL=20360101T080000"]
    )
    func nthDaysEnd(until: String) throws {
        let (_, event, notes) = try Self.event("DTSTART:20260601T080000", "RRULE:FREQ=MONTHLY;BYDAY=1MO,1TH\(until)")
        #expect(
            try Self.starts(event.schedule, "2028-04-01T00:00", "2036-01-01T00:00")
                == ["2028-04-03T08:00", "2028-04-06T08:00", "2028-05-01T08:00", "2028-05-04T08:00"]
        )
        #expect(notes == ["days such as the second Sunday are told one by one, for two years"])
    }

    @Test("Daily, monthly and yearly rules end as they say: by count, by day, before the time of that day")
    func rules() throws {
        let daily = try Self.event("DTSTART:20260601T080000", "RRULE:FREQ=DAILY;INTERVAL=2;UNTIL=20260605T145959Z")
        #expect(
            try Self.starts(daily.event.schedule, "2026-01-01T00:00", "2027-01-01T00:00")
                == ["2026-06-01T08:00", "2026-06-03T08:00"]
        )
        let monthly = try Self.event("DTSTART:20260131T080000", "RRULE:FREQ=MONTHLY;COUNT=3")
        #expect(
            try Self.starts(monthly.event.schedule, "2026-01-01T00:00", "2027-01-01T00:00")
                == ["2026-01-31T08:00", "2026-03-31T08:00", "2026-05-31T08:00"]
        )
        let yearly = try Self.event("DTSTART;VALUE=DATE:20260704", "RRULE:FREQ=YEARLY;UNTIL=20270704")
        #expect(
            try Self.starts(yearly.event.schedule, "2026-01-01T00:00", "2030-01-01T00:00")
                == ["2026-07-04T00:00", "2027-07-04T00:00"]
        )
    }

    @Test("A rule that can't be kept refuses the event with the reason; it is never half kept")
    func refusedRules() throws {
        for rule in [
            "FREQ=HOURLY", "FREQ=DAILY;BYHOUR=9,17", "FREQ=MONTHLY;BYMONTHDAY=1,15", "FREQ=WEEKLY;BYDAY=XX",
            "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;COUNT=0", "FREQ=DAILY;COUNT=x", "FREQ=YEARLY;BYMONTHDAY=1",
            "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1,3", "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=0",
            "FREQ=MONTHLY;BYDAY=1MO;BYMONTH=13", "nonsense",
        ] {
            let reason = try Self.refusal("DTSTART:20260601T080000", "RRULE:\(rule)")
            #expect(reason.hasPrefix("“Yoga”: "), "\(rule)")
        }
    }

    @Test("Called off, folded, escaped, with a place and a page: an event says what it is")
    func whole() throws {
        let (record, event, _) = try Self.event(
            "DTSTART:20260601T080000",
            "STATUS:CANCELLED",
            "LOCATION:Main Library\\, 1221 N Central",
            "DESCRIPTION:First\\nSecond\\; <b>third</b> and",
            "  a folded end",
            "GEO:33.4652;-112.0737",
            "URL:https://example.org/yoga",
            "ORGANIZER;CN=\"City of Phoenix\":mailto:x@example.org"
        )
        #expect(event.isCancelled)
        #expect(event.organizer == "City of Phoenix")
        #expect(record.address == "Main Library, 1221 N Central")
        #expect(record.description == "First Second; third and a folded end")
        #expect(record.coordinate == Coordinate(latitudeE7: 334_652_000, longitudeE7: -1_120_737_000))
        #expect(record.link(.eventPage)?.text == "https://example.org/yoga")
        #expect(record.source == RecordSource("ics", id: "a@example.org"))
        #expect(try Self.event("DTSTART:20260601T080000", "URL:javascript:alert(1)").record.links == [])
    }

    @Test("A file that is no calendar is refused as a whole; an event without UID, name or start by itself")
    func noCalendar() throws {
        for text in ["", "hello", "BEGIN:VCARD\nEND:VCARD"] {
            var reader = CalendarReader(source: "ics", today: LocalDate(dayNumber: 0))
            #expect(throws: DirectoryError.self) { try reader.feed(Array(text.utf8)) + reader.finish() }
        }
        let items = try Self.read(
            "BEGIN:VEVENT",
            "SUMMARY:A",
            "END:VEVENT",
            "BEGIN:VEVENT",
            "UID:1",
            "DTSTART:20260101T000000",
            "END:VEVENT",
            "BEGIN:VEVENT",
            "UID:2",
            "SUMMARY:B",
            "DTSTART:whenever",
            "END:VEVENT"
        )
        #expect(items.count == 3)
        #expect(items.allSatisfy { if case .refused = $0.outcome { true } else { false } })
    }
}
