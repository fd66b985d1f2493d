import MaricopaDirectory
import TestKit
import Testing
import TimeKit

@Suite("Hours as text")
struct HoursTextTests {
    @Test("hours as they are written read back as themselves, sign by sign", arguments: 0..<60 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var hours = try HoursSample.generated(&random, year: 2026)
        let names = [
            "", "Winter", "Nov", "Dec 1-Dec 5", "a ] b", "\"quoted\"", " spaced ", "two\nlines", "“Día de los Muertos”",
            "x; y (z)", "2026-01-01", "é \u{301}", "Market", "all year",
        ]
        for index in hours.seasons.indices {
            hours.seasons[index].name = names[Int.random(in: 0..<names.count, using: &random)]
        }
        for index in hours.exceptions.indices {
            hours.exceptions[index].note = names[Int.random(in: 0..<names.count, using: &random)]
        }
        let text = HoursText.text(hours)
        let read = try HoursText.read(text)
        #expect(read == hours, "\(text)")
        #expect(HoursText.text(read) == text)
        for (one, other) in zip(read.seasons, hours.seasons) { #expect(Array(one.name.utf8) == Array(other.name.utf8)) }
        for (one, other) in zip(read.exceptions, hours.exceptions) {
            #expect(Array(one.note.utf8) == Array(other.note.utf8))
        }
    }

    @Test("a week, a season and a holiday on one line")
    func example() throws {
        let text = "Sat 08:00-13:00; [Winter Nov 1-Mar 31] Wed 15:00-19:00; 2026-11-26 closed (Thanksgiving)"
        let hours = try HoursText.read("Sat 08:00-13:00; Sun closed; " + text.dropFirst("Sat 08:00-13:00; ".count))
        let expected = Hours(
            week: WeeklyHours([.saturday: .open([try HoursSample.span("08:00", "13:00")])]),
            seasons: [
                Season(
                    "Winter",
                    .yearly(from: try HoursSample.monthDay(11, 1), to: try HoursSample.monthDay(3, 31)),
                    WeeklyHours([.wednesday: .open([try HoursSample.span("15:00", "19:00")])])
                )
            ],
            exceptions: [HoursException(try HoursSample.date("2026-11-26"), .closed, note: "Thanksgiving")]
        )
        #expect(hours == expected)
        #expect(HoursText.text(hours) == text)
    }

    @Test(
        "typed values are read, and written one way",
        arguments: [
            ("", ""), ("unknown", ""), ("  Unknown ", ""), ("closed", "daily closed"), ("24/7", "daily 00:00-24:00"),
            ("open 24 hours", "daily 00:00-24:00"), ("always", "daily 00:00-24:00"), ("daily ?", "daily unknown"),
            ("Sat: 8:00 AM-1:00 PM", "Sat 08:00-13:00"), ("Saturdays 8 a.m. to noon", "Sat 08:00-12:00"),
            ("Mon-Fri 9am–5pm\nSat, Sun 10:00-14:00", "Mon-Fri 09:00-17:00; Sat, Sun 10:00-14:00"),
            ("weekdays 06:00-22:00; weekends 07:00-22:00", "Mon-Fri 06:00-22:00; Sat, Sun 07:00-22:00"),
            ("Fri & Sat 8pm-2am", "Fri, Sat 20:00-02:00"), ("Sat-Mon 18:00-midnight", "Mon, Sat, Sun 18:00-24:00"),
            ("06:00-06:00", "daily 06:00-06:00"), ("Sat 08:00-11:00, 13:00-15:00", "Sat 08:00-11:00, 13:00-15:00"),
            ("Sat 08:00-11:00; Sat 13:00-15:00", "Sat 08:00-11:00, 13:00-15:00"),
            ("Sat closed", "Mon-Fri, Sun unknown; Sat closed"),
            ("Mon closed; Tue closed", "Wed-Sun unknown; Mon, Tue closed"),
            ("[Nov-Mar] Sat closed", "[Nov 1-Mar 31] Mon-Fri, Sun unknown; Sat closed"),
            ("Sat closed; others closed", "daily closed"), ("Sat closed; Sun 08:00-13:00", "Sun 08:00-13:00"),
            ("Sat 8am-1pm; others unknown", "Mon-Fri, Sun unknown; Sat 08:00-13:00"),
            ("[Nov-Mar] Sat 08:00-13:00", "[Nov 1-Mar 31] Sat 08:00-13:00"), ("[February]", "[Feb 1-Feb 29]"),
            ("[Winter Market Sept 3 to Dec 24]", "[Winter Market Sep 3-Dec 24]"),
            ("[2026-06-01 to 2026-08-31] daily 24 h", "[2026-06-01 to 2026-08-31] daily 00:00-24:00"),
            (
                "2026-12-24 to 2026-12-25 closed (Christmas; both days)",
                "2026-12-24 closed (\"Christmas; both days\"); 2026-12-25 closed (\"Christmas; both days\")"
            ),
        ]
    )
    func typed(text: String, written: String) throws {
        let hours = try HoursText.read(text)
        #expect(HoursText.text(hours) == written)
        #expect(try HoursText.read(written) == hours)
    }

    @Test(
        "a text that could mean two things, or nothing, is refused with what to write",
        arguments: [
            ("Sat 8-13", "write it as Sat 08:00-13:00"), ("Sat 8-1pm", "write it as"),
            ("Sat 25:00-26:00", "write it as"),
            ("Sat 08:00", "write it as"), ("Sat 13:00 pm-14:00", "write it as"),
            ("Caturday 08:00-09:00", "write it as"),
            ("Sat 08:00-13:00; Sat closed", "Saturday is listed twice"), ("Sat, Sat closed", "names a day twice"),
            ("Sat 08:00-13:00 Sun closed", "part the days with semicolons"),
            ("Sat closed (why)", "only a date has a note"), ("2026-11-26 closed (a", "the closing “)” is missing"),
            ("[Winter] Sat closed", "a season names its days"),
            ("[\"Winter Nov 1-Mar 31] x", "the closing quote is missing"),
            ("[Feb 30-Mar 1]", "a season names its days"), ("2026-11-26 closed (a) (b)", "two notes"),
            ("<script>alert(1)</script>", "has no meaning in hours"), ("2026-02-30 closed", "write it as"),
            ("2026-05-02 to 2026-05-01 closed", "a later date"),
        ]
    )
    func refused(text: String, reason: String) {
        let error = #expect(throws: DirectoryError.self) { try HoursText.read(text) }
        #expect("\(error.map { "\($0)" } ?? "")".contains(reason))
    }

    @Test("a season that ends before it begins is refused")
    func backwards() throws {
        let (from, to) = (try HoursSample.date("2026-08-31"), try HoursSample.date("2026-06-01"))
        #expect(throws: DirectoryError.spanBackwards(from, to)) {
            try HoursText.read("[\(from) to \(to)] daily closed")
        }
    }
}
