import Testing

@testable import MaricopaDirectory

@Suite("Lines of iCalendar")
struct CalendarLinesTests {
    @Test(
        "A folded line is joined by its bytes, and only a line feed ends a line",
        arguments: [
            (Array("cafe\r\n \u{301} de olla".utf8), "cafe\u{301} de olla"),
            (Array("ni".utf8) + [0xC3, 0x0D, 0x0A, 0x20, 0xB1] + Array("o".utf8), "niño"),
            (Array("one\n\ttwo\r\n  three".utf8), "onetwo three"),
            (Array("one\u{2028}two\u{85}three".utf8), "one\u{2028}two\u{85}three"),
        ] as [([UInt8], String)]
    )
    func folded(_ value: [UInt8], _ text: String) throws {
        let file = Array("BEGIN:VCALENDAR\r\nDESCRIPTION:".utf8) + value + Array("\r\nEND:VCALENDAR\r\n".utf8)
        let calendar = try #require(CalendarComponent.read(file)?.first)
        #expect(calendar.first("DESCRIPTION")?.text == text)
    }
}
