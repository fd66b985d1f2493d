import TimeKit

/// The content lines of iCalendar (RFC 5545, sections 3.1 and 3.3): bytes, folded and ended as the standard has it.
struct CalendarText {
    private(set) var bytes: [UInt8] = []

    /// `NAME:value`, folded so that no line is longer than 75 bytes and none begins inside a character.
    mutating func line(_ name: String, _ value: String) {
        var length = 0
        for scalar in (name + ":" + value).unicodeScalars {
            let encoded = Array(String(scalar).utf8)
            if length + encoded.count > 75 {
                bytes += [13, 10, 32]
                length = 1
            }
            bytes += encoded
            length += encoded.count
        }
        bytes += [13, 10]
    }

    /// A line whose value is text: backslash, semicolon, comma and line breaks escaped, other control characters left out.
    mutating func text(_ name: String, _ value: String) {
        // Scalar by scalar: a comma with a combining mark is one character, and a comma all the same.
        var escaped = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in value.unicodeScalars {
            if !(previous == "\r" && scalar == "\n") { escaped.append(contentsOf: CalendarText.escape(scalar)) }
            previous = scalar
        }
        line(name, String(escaped))
    }

    private static func escape(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        switch scalar {
        case "\\", ";", ",": ["\\", scalar]
        case "\n", "\r", "\u{2028}", "\u{2029}", "\u{85}": ["\\", "n"]
        case "\t": [scalar]
        case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): []
        default: [scalar]
        }
    }
}

// MARK: Values

extension LocalDate {
    /// `20260308`.
    var calendarText: String {
        CalendarDigits.padded(year, 4) + CalendarDigits.padded(month, 2) + CalendarDigits.padded(day, 2)
    }
}

extension LocalDateTime {
    /// `20260308T073000`; milliseconds are cut off, which iCalendar doesn't know.
    var calendarText: String {
        date.calendarText + "T" + [time.hour, time.minute, time.second].map { CalendarDigits.padded($0, 2) }.joined()
    }
}

extension Instant {
    /// `20260308T143000Z`.
    var calendarText: String {
        // `2026-03-08T14:30:00.000Z` without its punctuation and milliseconds.
        description.prefix(19).filter { $0 != "-" && $0 != ":" } + "Z"
    }
}

enum CalendarDigits {
    static func padded(_ value: Int, _ digits: Int) -> String {
        let text = String(value)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }

    /// `-0700`, and seconds where there are any: `-072818`.
    static func offset(milliseconds: Int64) -> String {
        let seconds = Int(abs(milliseconds) / 1000)
        let text = padded(seconds / 3_600, 2) + padded(seconds / 60 % 60, 2)
        return (milliseconds < 0 ? "-" : "+") + text + (seconds % 60 == 0 ? "" : padded(seconds % 60, 2))
    }
}
