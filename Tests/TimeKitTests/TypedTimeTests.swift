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
        "a number alone and what the clock doesn't have are no times",
        arguments: [
            "", "8", "730", "7:3", "25:00", "7:60", "0am", "13 pm", "am", "-8:00", "7:30:00", "٠٨:٠٠", "7,30",
            "tea time", "1 2:30", "12: 30", "1 2 pm", "4:30 p m",
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
        "what is no day with a time is refused",
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
