import Foundation
import NotificationKit
import TestKit
import Testing
import TimeKit
import WordKit

@Suite("The calendar as text")
struct CalendarFeedTests {
    private static let now = Instant(milliseconds: 1_772_982_000_000)

    private func text(_ events: [CalendarEvent], throughYear year: Int? = 2027) throws -> String {
        let feed = CalendarFeed(name: "Reminders", app: "tips", events: events)
        return String(decoding: try feed.iCalendar(now: Self.now, throughYear: year), as: UTF8.self)
    }

    private func lines(_ events: [CalendarEvent], throughYear year: Int? = 2027) throws -> [String] {
        try text(events, throughYear: year).replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
    }

    @Test("clocks that change on the Friday on or after the 23rd have that rule")
    func fridayOnOrAfter() throws {
        let event = CalendarEvent(
            uid: "a",
            title: "A",
            timing: .recurring(
                try Recurrence(.everyDays(1), from: LocalDateTime(iso8601: "2014-03-01T08:00")),
                try .named("Asia/Jerusalem")
            )
        )
        #expect(
            try lines([event]).contains(
                "RRULE:FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=23,24,25,26,27,28,29;BYDAY=FR"
            )
        )
    }

    @Test("a calendar names the language of its texts")
    func language() throws {
        let feed = CalendarFeed(name: "Recordatorios", app: "tips", events: [])
        let product = {
            String(decoding: try feed.iCalendar(now: Self.now), as: UTF8.self).split(separator: "\r\n")
                .first { $0.hasPrefix("PRODID:") }.map(String.init)
        }
        #expect(try product() == "PRODID:-//Nourish//tips//EN")
        let spanish = try Language.$current.withValue(.spanish, operation: product)
        #expect(spanish == "PRODID:-//Nourish//tips//ES")
    }

    @Test("a daily reminder in New York is this, to the byte")
    func whole() throws {
        let reminder = CalendarEvent(
            uid: "tips//medicine/daily/once@nourish",
            title: "Log, please",
            timing: .recurring(
                try Recurrence(.everyDays(1), from: LocalDateTime(iso8601: "2026-03-01T08:00")),
                try .named("America/New_York")
            ),
            link: "tips://home"
        )
        let expected = """
            BEGIN:VCALENDAR
            VERSION:2.0
            PRODID:-//Nourish//tips//EN
            CALSCALE:GREGORIAN
            METHOD:PUBLISH
            NAME:Reminders
            X-WR-CALNAME:Reminders
            BEGIN:VTIMEZONE
            TZID:America/New_York
            BEGIN:STANDARD
            DTSTART:20241231T190000
            TZOFFSETFROM:-0500
            TZOFFSETTO:-0500
            END:STANDARD
            BEGIN:DAYLIGHT
            DTSTART:20250309T020000
            TZOFFSETFROM:-0500
            TZOFFSETTO:-0400
            RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
            END:DAYLIGHT
            BEGIN:STANDARD
            DTSTART:20251102T020000
            TZOFFSETFROM:-0400
            TZOFFSETTO:-0500
            RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
            END:STANDARD
            END:VTIMEZONE
            BEGIN:VEVENT
            UID:tips//medicine/daily/once@nourish
            DTSTAMP:20260308T150000Z
            DTSTART;TZID=America/New_York:20260301T080000
            RRULE:FREQ=DAILY
            SUMMARY:Log\\, please
            URL:tips://home
            TRANSP:TRANSPARENT
            BEGIN:VALARM
            ACTION:DISPLAY
            TRIGGER:PT0S
            DESCRIPTION:Log\\, please
            END:VALARM
            END:VEVENT
            END:VCALENDAR

            """
        #expect(try text([reminder]) == expected.replacing("\n", with: "\r\n"))
    }

    @Test(
        "no line is longer than 75 bytes, none begins inside a character, and every one ends in CR LF",
        arguments: ["é", "👩‍👩‍👧", "日本語", "a", "\u{5D0}\u{5B0}", "x,;\\"]
    )
    func folding(unit: String) throws {
        for length in 1...120 {
            let title = String(repeating: unit, count: length)
            let bytes = try CalendarFeed(
                name: "N",
                app: "tips",
                events: [CalendarEvent(uid: "u", title: title, timing: .at(Self.now))]
            ).iCalendar(now: Self.now)
            let lines = bytes.split(separator: 10, omittingEmptySubsequences: false).dropLast()
            for line in lines {
                #expect(line.last == 13)
                #expect(line.count <= 76, "\(line.count - 1) bytes")
                #expect(String(bytes: line, encoding: .utf8) != nil)
            }
        }
    }

    @Test(
        "text is escaped as the standard has it",
        arguments: [
            ("a\\b", "a\\\\b"), ("a;b,c", "a\\;b\\,c"), ("a\nb", "a\\nb"), ("a\r\nb\rc", "a\\nb\\nc"),
            ("END:VEVENT\r\nBEGIN:VEVENT", "END:VEVENT\\nBEGIN:VEVENT"), ("bell\u{7}", "bell"),
            ("tab\tstays", "tab\tstays"),
            (",\u{301}", "\\,\u{301}"), ("\u{85}\u{2028}", "\\n\\n"), ("", ""),
        ]
    )
    func escaping(text: String, escaped: String) throws {
        #expect(try lines([CalendarEvent(uid: "u", title: text, timing: .at(Self.now))]).contains("SUMMARY:" + escaped))
    }

    @Test(
        "a recurrence becomes its rule",
        arguments: [
            ("FREQ=DAILY;INTERVAL=3;COUNT=4", Recurrence.Rule.everyDays(3), Recurrence.End.count(4)),
            ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;WKST=MO", .weekly(on: [.friday, .monday], every: 2), .never),
            ("FREQ=MONTHLY;BYMONTHDAY=15", .monthly(day: 15, shortMonth: .lastDay, every: 1), .never),
            ("FREQ=MONTHLY;BYMONTHDAY=31", .monthly(day: 31, shortMonth: .skip, every: 1), .never),
            ("FREQ=MONTHLY;BYMONTHDAY=-1", .monthly(day: 31, shortMonth: .lastDay, every: 1), .never),
            (
                "FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=28,29,30;BYSETPOS=-1",
                .monthly(day: 30, shortMonth: .lastDay, every: 2), .never
            ),
        ]
    )
    func rules(rule: String, of recurrence: Recurrence.Rule, end: Recurrence.End) throws {
        let timing = CalendarEvent.Timing.recurring(
            try Recurrence(recurrence, from: LocalDateTime(iso8601: "2026-01-01T08:00"), end: end),
            try phoenix()
        )
        #expect(try lines([CalendarEvent(uid: "u", title: "t", timing: timing)]).contains("RRULE:" + rule))
    }

    @Test("each day of the month has its rule, and the last day stands for it only in months that can be too short")
    func daysOfMonth() throws {
        for day in 1...31 {
            let last =
                switch day {
                case 29: "28,29;BYSETPOS=-1"
                case 30: "28,29,30;BYSETPOS=-1"
                case 31: "-1"
                default: "\(day)"
                }
            for (shortMonth, days) in [(ShortMonth.skip, "\(day)"), (ShortMonth.lastDay, last)] {
                let rule = Recurrence.Rule.monthly(day: day, shortMonth: shortMonth, every: 1)
                let start = try LocalDateTime(iso8601: "2026-01-01T08:00")
                let timing = CalendarEvent.Timing.recurring(try Recurrence(rule, from: start), try phoenix())
                let event = CalendarEvent(uid: "u", title: "t", timing: timing)
                #expect(try lines([event]).contains("RRULE:FREQ=MONTHLY;BYMONTHDAY=" + days))
            }
        }
    }

    @Test("the days of a rule are those of the standard in Spanish, too", arguments: Weekday.allCases)
    func ruleInSpanish(day: Weekday) throws {
        let rule = Recurrence.Rule.weekly(on: [day], every: 1)
        let start = try LocalDateTime(iso8601: "2026-01-01T08:00")
        let timing = CalendarEvent.Timing.recurring(try Recurrence(rule, from: start), try phoenix())
        let event = CalendarEvent(uid: "u", title: "t", timing: timing)
        // The name of the program has the language.
        func rest() throws -> [String] { try lines([event]).filter { !$0.hasPrefix("PRODID:") } }
        #expect(try Language.$current.withValue(.spanish) { try rest() } == rest())
    }

    @Test("a single event has no rule, and an end is written in UTC")
    func ends() throws {
        let start = try LocalDateTime(iso8601: "2026-01-01T08:00")
        let once = CalendarEvent(uid: "a", title: "t", timing: .recurring(.once(at: start), try phoenix()))
        #expect(try !lines([once]).contains { $0.hasPrefix("RRULE:FREQ=DAILY") })
        let until = try Recurrence(.everyDays(1), from: start, end: .until(LocalDate(iso8601: "2026-01-09")))
        let ended = CalendarEvent(uid: "b", title: "t", timing: .recurring(until, try phoenix()))
        #expect(try lines([ended]).contains("RRULE:FREQ=DAILY;UNTIL=20260109T150000Z"))
        let days = CalendarEvent(uid: "c", title: "t", timing: .wholeDays(until), minutes: 2_000)
        #expect(try lines([days]).contains("DTSTART;VALUE=DATE:20260101"))
        #expect(try lines([days]).contains("RRULE:FREQ=DAILY;UNTIL=20260109"))
        #expect(try lines([days]).contains("DURATION:P2D"))
    }

    @Test("Phoenix has one observance and no rule; Lord Howe changes by half an hour; Apia leaves out a day")
    func zones() throws {
        let daily = try Recurrence(.everyDays(1), from: LocalDateTime(iso8601: "2011-12-01T08:00"))
        func zone(_ name: String, throughYear year: Int) throws -> [String] {
            let event = CalendarEvent(uid: "u", title: "t", timing: .recurring(daily, try .named(name)))
            return try lines([event], throughYear: year)
        }
        let phoenix = try zone("America/Phoenix", throughYear: 2030)
        #expect(phoenix.filter { $0.hasPrefix("TZOFFSETTO") } == ["TZOFFSETTO:-0700"])
        let lordHowe = try zone("Australia/Lord_Howe", throughYear: 2030)
        #expect(Set(lordHowe.filter { $0.hasPrefix("TZOFFSETTO") }) == ["TZOFFSETTO:+1030", "TZOFFSETTO:+1100"])
        let apia = try zone("Pacific/Apia", throughYear: 2020)
        #expect(apia.contains("DTSTART:20111230T000000"))
        #expect(apia.contains("EXDATE;TZID=Pacific/Apia:20111230T080000"))
        #expect(apia.contains("RDATE;TZID=Pacific/Apia:20111231T000000"))
    }

    @Test("an event carries its place, exceptions, alarms, state and version")
    func event() throws {
        let weekly = try Recurrence(
            .weekly(on: [.saturday], every: 1),
            from: LocalDateTime(iso8601: "2026-03-07T08:00")
        )
        var market = CalendarEvent(
            uid: "market@nourish",
            title: "Market",
            text: "Bring a bag",
            timing: .recurring(weekly, try phoenix()),
            minutes: 300,
            exceptions: [
                try LocalDateTime(iso8601: "2026-03-14T08:00"), try LocalDateTime(iso8601: "2026-03-15T08:00"),
            ],
            alarms: [60, 60, 0],
            place: "Central Ave; Phoenix",
            link: "maricopa://events/7",
            sequence: 2
        )
        let lines = try lines([market])
        for line in [
            "DURATION:PT300M", "EXDATE;TZID=America/Phoenix:20260314T080000", "LOCATION:Central Ave\\; Phoenix",
            "SEQUENCE:2", "TRIGGER:-PT60M", "TRIGGER:PT0S", "URL:maricopa://events/7", "DESCRIPTION:Bring a bag",
        ] { #expect(lines.contains(line)) }
        #expect(lines.filter { $0.hasPrefix("EXDATE") }.count == 1, "the 15th is no occurrence")
        #expect(lines.filter { $0 == "BEGIN:VALARM" }.count == 2)
        #expect(!lines.contains("TRANSP:TRANSPARENT"))
        market.isCancelled = true
        let canceled = try self.lines([market])
        #expect(canceled.contains("STATUS:CANCELLED"))
        #expect(!canceled.contains("BEGIN:VALARM"))
    }

    @Test("reminders become entries whose names stay when their time changes; what has happened becomes none")
    func reasons() throws {
        var wishes = NotificationPreferences(zone: try phoenix())
        let reminder = try reason("daily", at: daily("2026-03-07T08:00"))
        let before = CalendarEvent.events(of: reminder, preferences: wishes)
        wishes["treatment"].time = try LocalTime(iso8601: "20:00")
        let after = CalendarEvent.events(of: reminder, preferences: wishes)
        #expect(before.map(\.uid) == ["tips//treatment/daily/once@nourish"])
        #expect(after.map(\.uid) == before.map(\.uid))
        #expect(try lines(after).contains("DTSTART;TZID=America/Phoenix:20260307T200000"))
        let timer = try reason("timer", at: .at([at("2026-03-08T15:00:00Z"), at("2026-03-09T15:00:00Z")]))
        #expect(CalendarEvent.events(of: timer, preferences: wishes).count == 2)
        #expect(try CalendarEvent.events(of: reason("r", at: .occurred(Self.now)), preferences: wishes).isEmpty)
        wishes["treatment"].isOn = false
        #expect(CalendarEvent.events(of: reminder, preferences: wishes).isEmpty)
    }

    @Test("a replaced occurrence is named as its series names it, whatever the replacement's own time is")
    func replacedByAnother() throws {
        let weekly = Recurrence.daily(from: try LocalDateTime(iso8601: "2026-03-07T08:00"))
        let slot = try LocalDateTime(iso8601: "2026-03-08T08:00")
        let market = CalendarEvent(uid: "m@n", title: "Market", timing: .recurring(weekly, try phoenix()))
        let moved = CalendarEvent(
            uid: "m@n",
            title: "Market",
            timing: .at(try at("2026-03-08T20:00:00Z")),
            replaces: slot
        )
        #expect(try lines([moved, market]).contains("RECURRENCE-ID;TZID=America/Phoenix:20260308T080000"))
        let fair = CalendarEvent(uid: "f@n", title: "Fair", timing: .wholeDays(weekly))
        let late = CalendarEvent(
            uid: "f@n",
            title: "Fair",
            timing: .recurring(.once(at: try LocalDateTime(iso8601: "2026-03-08T18:00")), try phoenix()),
            replaces: slot
        )
        #expect(try lines([fair, late]).contains("RECURRENCE-ID;VALUE=DATE:20260308"))
    }

    @Test("two recurrences of one series are two entries, whose names don't depend on their order")
    func twoRecurrences() throws {
        let wishes = NotificationPreferences(zone: try phoenix())
        let both = [
            try reason("dose", at: daily("2026-03-07T20:00")), try reason("dose", at: daily("2026-03-07T08:00")),
        ]
        let events = CalendarEvent.events(of: both, preferences: wishes)
        let names = ["tips//treatment/dose/once-2@nourish", "tips//treatment/dose/once@nourish"]
        #expect(events.map(\.uid) == names)
        #expect(CalendarEvent.events(of: both.reversed(), preferences: wishes).map(\.uid) == names.reversed())
    }

    @Test("years that run backwards or span more than two centuries are refused", arguments: [1_999, 2_226])
    func years(year: Int) throws {
        let feed = CalendarFeed(name: "N", app: "tips", events: [])
        #expect(throws: NotificationError.calendarYears(from: 2025, through: year)) {
            try feed.iCalendar(now: Self.now, throughYear: year)
        }
    }
}
