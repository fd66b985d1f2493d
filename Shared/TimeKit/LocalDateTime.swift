/// What a wall clock with a calendar shows: a date and a time, in no zone in particular.
///
/// This is what people mean ("8 March, half past seven") and what is stored; instants are computed from it and a zone.
public struct LocalDateTime: Hashable, Sendable {
    /// The day.
    public var date: LocalDate
    /// The time of day.
    public var time: LocalTime

    /// A date and a time of day.
    public init(_ date: LocalDate, _ time: LocalTime) {
        self.date = date
        self.time = time
    }

    /// A date and a time of day from their numbers; the errors of ``LocalDate`` and ``LocalTime``.
    public init(
        year: Int,
        month: Int,
        day: Int,
        hour: Int,
        minute: Int,
        second: Int = 0,
        millisecond: Int = 0
    ) throws(TimeError) {
        date = try LocalDate(year: year, month: month, day: day)
        time = try LocalTime(hour: hour, minute: minute, second: second, millisecond: millisecond)
    }
}

extension LocalDateTime: Comparable {
    /// The one a calendar shows first comes first.
    public static func < (left: LocalDateTime, right: LocalDateTime) -> Bool {
        left.date == right.date ? left.time < right.time : left.date < right.date
    }
}

extension LocalDateTime {
    /// The milliseconds since 1970-01-01T00:00 on a clock without zone changes.
    var wallMilliseconds: Int64 {
        Int64(date.dayNumber) * 86_400_000 + Int64(time.millisecondOfDay)
    }

    init(wallMilliseconds: Int64) {
        let value = Int(wallMilliseconds)
        date = LocalDate(dayNumber: floorDivide(value, 86_400_000))
        time = LocalTime(uncheckedMillisecondOfDay: floorModulo(value, 86_400_000))
    }
}

extension LocalDateTime: ISOCodable, LosslessStringConvertible {
    /// Reads `2026-03-08T07:30`, with seconds and decimals if there are any; an offset or `Z` is refused.
    public init(iso8601 text: String) throws(TimeError) {
        var scanner = ISOScanner(text)
        guard let (year, month, day) = scanner.date(), scanner.take("T"), let parts = scanner.time(), scanner.isAtEnd
        else { throw .notADateTime(text) }
        date = try LocalDate(year: year, month: month, day: day)
        time = try LocalTime(parts, in: text)
    }

    /// Reads the ISO text; `nil` for everything else.
    public init?(_ description: String) {
        guard let value = try? LocalDateTime(iso8601: description) else { return nil }
        self = value
    }

    /// `2026-03-08T07:30`, with seconds and milliseconds only where they are not zero.
    public var description: String {
        ISOText.string(23) { bytes in
            date.append(to: &bytes)
            bytes.append(UInt8(ascii: "T"))
            time.append(to: &bytes, full: false)
        }
    }

    /// Reads the ISO text.
    public init(from decoder: any Decoder) throws {
        self = try LocalDateTime.decoded(from: decoder)
    }

    /// Writes the ISO text.
    public func encode(to encoder: any Encoder) throws {
        try encodeText(to: encoder)
    }
}
