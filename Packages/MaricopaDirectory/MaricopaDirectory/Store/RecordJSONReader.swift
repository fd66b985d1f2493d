import Foundation
import TimeKit

/// A fast decoder of the exact form that ``RecordJSON`` writes.
///
/// Any other form, valid or not, is decoded by `JSONDecoder`, which also reports errors.
struct RecordJSONReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0

    /// A form that this decoder leaves to `JSONDecoder`.
    struct Unusual: Error {}

    static func links(_ text: String) throws -> [RecordLink] {
        if text == "[]" { return [] }
        return try read(text) { try $0.links() }
    }

    static func hours(_ text: String) throws -> Hours { try read(text) { try $0.hours() } }

    /// The fields of a record's kind.
    static func details(_ text: String) throws -> RecordDetails { try read(text) { try $0.details() } }

    private static func read<Value: Decodable>(_ text: String, _ body: (inout RecordJSONReader) throws -> Value) throws
        -> Value
    {
        var text = text
        let value = text.withUTF8 { bytes -> Value? in
            var reader = RecordJSONReader(bytes: bytes)
            guard let value = try? body(&reader), reader.place == bytes.count else { return nil }
            return value
        }
        return try value ?? RecordCoding.value(text)
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    // MARK: Links and hours

    private mutating func links() throws -> [RecordLink] {
        try list { json in
            try json.expect("{\"address\":")
            let address = try json.string()
            try json.expect(",\"kind\":")
            let kind = LinkKind(rawValue: try json.string())
            try json.expect("}")
            guard let kind, WebLinkRule.isPlain(address) else { throw Unusual() }
            return RecordLink(kind, WebLink(checked: address))
        }
    }

    private mutating func hours() throws -> Hours {
        try expect("{\"exceptions\":")
        let exceptions = try list { json in
            try json.expect("{\"date\":")
            let date = try LocalDate(iso8601: try json.string())
            try json.expect(",\"hours\":")
            let hours = try json.day()
            try json.expect(",\"note\":")
            let note = try json.string()
            try json.expect("}")
            return HoursException(date, hours, note: note)
        }
        try expect(",\"seasons\":")
        let seasons = try list { json in
            try json.expect("{\"dates\":")
            let dates = try json.dates()
            try json.expect(",\"name\":")
            let name = try json.string()
            try json.expect(",\"week\":")
            let week = try json.week()
            try json.expect("}")
            return Season(name, dates, week)
        }
        let week = take(",\"week\":") ? try week() : nil
        try expect("}")
        return Hours(week: week, seasons: seasons, exceptions: exceptions)
    }

    private mutating func week() throws -> WeeklyHours {
        let days = try list { try $0.day() }
        guard days.count == Weekday.allCases.count else { throw Unusual() }
        var week = WeeklyHours.unknown
        for (weekday, hours) in zip(Weekday.allCases, days) { week[weekday] = hours }
        return week
    }

    private mutating func day() throws -> DayHours {
        if take("{\"closed\":{}}") { return .closed }
        if take("{\"unknown\":{}}") { return .unknown }
        try expect("{\"open\":{\"_0\":")
        let spans = try list { json in
            try json.expect("{\"closes\":")
            let closes = try json.number()
            try json.expect(",\"opens\":")
            let opens = try json.number()
            try json.expect("}")
            return try OpeningSpan(opens: opens, closes: closes)
        }
        try expect("}}")
        return .open(spans)
    }

    private mutating func dates() throws -> SeasonDates {
        if take("{\"once\":{\"from\":") {
            let from = try LocalDate(iso8601: try string())
            try expect(",\"to\":")
            let to = try LocalDate(iso8601: try string())
            try expect("}}")
            return .once(from: from, to: to)
        }
        try expect("{\"yearly\":{\"from\":")
        let from = try monthDay()
        try expect(",\"to\":")
        let to = try monthDay()
        try expect("}}")
        return .yearly(from: from, to: to)
    }

    private mutating func monthDay() throws -> MonthDay {
        try expect("{\"day\":")
        let day = try number()
        try expect(",\"month\":")
        let month = try number()
        try expect("}")
        guard let monthDay = MonthDay(month: month, day: day) else { throw Unusual() }
        return monthDay
    }

    // MARK: JSON

    mutating func take(_ literal: StaticString) -> Bool {
        let count = literal.utf8CodeUnitCount
        guard place + count <= bytes.count, let base = bytes.baseAddress,
            memcmp(base + place, literal.utf8Start, count) == 0
        else { return false }
        place += count
        return true
    }

    mutating func expect(_ literal: StaticString) throws { if !take(literal) { throw Unusual() } }

    private mutating func next() throws -> UInt8 {
        guard place < bytes.count else { throw Unusual() }
        place += 1
        return bytes[place - 1]
    }

    mutating func list<Element>(_ element: (inout RecordJSONReader) throws -> Element) throws -> [Element] {
        try expect("[")
        var elements: [Element] = []
        if take("]") { return elements }
        repeat { elements.append(try element(&self)) } while take(",")
        try expect("]")
        return elements
    }

    mutating func strings() throws -> [String] { try list { try $0.string() } }

    mutating func moment() throws -> LocalDateTime { try LocalDateTime(iso8601: try string()) }

    mutating func named<Value: RawRepresentable<String>>(_ type: Value.Type) throws -> Value {
        guard let value = Value(rawValue: try string()) else { throw Unusual() }
        return value
    }

    mutating func flag() throws -> Bool {
        if take("true") { return true }
        try expect("false")
        return false
    }

    /// Reads a number of at most nine digits.
    mutating func number() throws -> Int {
        let first = place
        var number = 0
        while place < bytes.count, (0x30...0x39).contains(bytes[place]) {
            number = number * 10 + Int(bytes[place] - 0x30)
            place += 1
            guard place - first <= 9 else { throw Unusual() }
        }
        guard place > first, place == first + 1 || bytes[first] != 0x30 else { throw Unusual() }
        return number
    }

    mutating func string() throws -> String {
        try expect("\"")
        let first = place
        while place < bytes.count, bytes[place] != 0x22, bytes[place] != 0x5C, bytes[place] >= 0x20 { place += 1 }
        if place < bytes.count, bytes[place] == 0x22 {
            place += 1
            return String(decoding: bytes[first..<place - 1], as: UTF8.self)
        }
        var text = Array(bytes[first..<place])
        while true {
            let byte = try next()
            switch byte {
            case 0x22: return String(decoding: text, as: UTF8.self)
            case 0x5C: text.append(try escaped())
            case 0..<0x20: throw Unusual()
            default: text.append(byte)
            }
        }
    }

    /// Reads the escapes that ``RecordJSON`` writes, except numeric ones.
    private mutating func escaped() throws -> UInt8 {
        switch try next() {
        case 0x22: 0x22
        case 0x5C: 0x5C
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "r"): 0x0D
        default: throw Unusual()
        }
    }

    /// Reads the bytes of an object without decoding them.
    mutating func object() throws -> Slice<UnsafeBufferPointer<UInt8>> {
        let first = place
        var depth = 0
        repeat {
            switch try next() {
            case 0x7B: depth += 1
            case 0x7D: depth -= 1
            case 0x22:
                place -= 1
                _ = try string()
            default: break
            }
        } while depth > 0
        return bytes[first..<place]
    }
}
