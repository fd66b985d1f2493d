import TestKit
import Testing
import TimeKit

@Suite("Times as people type them")
struct TypedTimeTests {
    @Test(
        "a time is shown without its seconds",
        arguments: [("07:30", "07:30"), ("00:00:59", "00:00"), ("23:59:59.999", "23:59")]
    )
    func hourAndMinute(text: String, shown: String) throws {
        #expect(try LocalTime(iso8601: text).hourAndMinute == shown)
    }

    @Test(
        "a time is read with a colon or a point, with or without a leading zero, and with am or pm",
        arguments: [
            ("08:00", "08:00"), ("7:30", "07:30"), ("7.30", "07:30"), ("23.59", "23:59"), ("4am", "04:00"),
            ("4 am", "04:00"), ("4:30 PM", "16:30"), ("4.30pm", "16:30"), ("12am", "00:00"), ("12 pm", "12:00"),
            ("0:05", "00:05"), (" 7:30 ", "07:30"), ("4:30\u{202F}PM", "16:30"), ("4:30\u{A0}pm", "16:30"),
        ]
    )
    func times(_ typed: String, _ time: String) throws {
        #expect(try LocalTime(typed: typed) == LocalTime(iso8601: time))
    }

    @Test(
        "a time is read as Spanish writes it, with points, with spaces at which no line breaks, and with the sign of the hours",
        arguments: [
            ("5:20 p. m.", "17:20"), ("7:00 a. m.", "07:00"), ("5:20 p.m.", "17:20"), ("12:05 a.m.", "00:05"),
            ("5:20\u{A0}p.\u{A0}m.", "17:20"), ("5:20\u{202F}p.\u{202F}m.", "17:20"), ("5.20 P. M.", "17:20"),
            ("7 a. m.", "07:00"), ("7 p.m", "19:00"), ("4 pm.", "16:00"), ("17.20 h", "17:20"), ("17:20 h", "17:20"),
            ("17:20\u{A0}h", "17:20"), ("17:20h.", "17:20"), ("17:20 hrs", "17:20"),
        ]
    )
    func spanish(_ typed: String, _ time: String) throws {
        #expect(try LocalTime(typed: typed) == LocalTime(iso8601: time))
        #expect(try LocalDateTime(typed: "2026-01-11 \(typed)").description == "2026-01-11T\(time)")
    }

    @Test(
        "a number alone and what the clock doesn't have are no times",
        arguments: [
            "", "8", "730", "7:3", "25:00", "7:60", "0am", "13 pm", "am", "-8:00", "7:30:00", "٠٨:٠٠", "7,30",
            "tea time", "1 2:30", "12: 30", "1 2 pm", "4:30 p m",
            "17 h", "5:20 pm h", "17:20 p. m.", "5:20 m.", "5:20 p.", "h",
        ]
    )
    func notTimes(_ typed: String) {
        #expect(throws: TimeError.notATime(typed)) { try LocalTime(typed: typed) }
    }

    @Test(
        "a day with a time is read with a space or a T, the time as people type it",
        arguments: [
            ("2026-01-11 20:00", "2026-01-11T20:00"), ("2026-01-11T20:00", "2026-01-11T20:00"),
            ("2026-01-11 8 pm", "2026-01-11T20:00"), ("2026-01-11 8:00\u{202F}PM", "2026-01-11T20:00"),
            ("2026-01-11 7.30", "2026-01-11T07:30"), ("2026-01-11T20:00:15.250", "2026-01-11T20:00:15.250"),
        ]
    )
    func moments(_ typed: String, _ moment: String) throws {
        #expect(try LocalDateTime(typed: typed) == LocalDateTime(iso8601: moment))
    }

    @Test(
        "a text that is no day with a time is refused",
        arguments: ["2026-01-11", "20:00", "2026-02-30 20:00", "2026-01-11 8", ""]
    )
    func notMoments(_ typed: String) {
        #expect(throws: TimeError.notADateTime(typed)) { try LocalDateTime(typed: typed) }
    }

    @Test("every time is read back as it is written")
    func roundTrip() throws {
        for minute in 0..<1440 {
            let time = try LocalTime(hour: minute / 60, minute: minute % 60)
            #expect(try LocalTime(typed: time.description) == time)
        }
    }
}
