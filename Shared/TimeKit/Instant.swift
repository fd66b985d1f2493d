public import Foundation

/// A point in time, the same everywhere, to the millisecond.
public struct Instant: Hashable, Sendable {
    /// Milliseconds since 1970-01-01T00:00:00Z, negative before it; leap seconds are not counted.
    public var milliseconds: Int64

    /// The instant so many milliseconds after 1970-01-01T00:00:00Z.
    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }
}

extension Instant: Comparable {
    /// The earlier instant comes first.
    public static func < (left: Instant, right: Instant) -> Bool {
        left.milliseconds < right.milliseconds
    }
}

// MARK: Arithmetic

extension Instant {
    /// The instant so many milliseconds later, or earlier when negative.
    public func adding(milliseconds: Int64) -> Instant {
        Instant(milliseconds: self.milliseconds + milliseconds)
    }

    /// The instant so many seconds later.
    public func adding(seconds: Int) -> Instant {
        adding(milliseconds: Int64(seconds) * 1000)
    }

    /// The instant so many minutes later.
    public func adding(minutes: Int) -> Instant {
        adding(milliseconds: Int64(minutes) * 60_000)
    }

    /// The instant so many hours later.
    public func adding(hours: Int) -> Instant {
        adding(milliseconds: Int64(hours) * 3_600_000)
    }

    /// The instant so many times 24 hours later: not the same wall time where the clocks change in between.
    public func adding(days24h days: Int) -> Instant {
        adding(milliseconds: Int64(days) * 86_400_000)
    }

    /// How many milliseconds later `other` is; negative when it is earlier.
    public func milliseconds(until other: Instant) -> Int64 {
        other.milliseconds - milliseconds
    }
}

// MARK: Foundation

extension Instant {
    /// The instant of a date, rounded down to the millisecond.
    ///
    /// A date too far off for the type's range (292 million years) is held at that end.
    public init(_ date: Date) {
        // A binary fraction such as 0.001 lies just below its decimal value: half a microsecond keeps it in its millisecond.
        let value = (date.timeIntervalSince1970 * 1000 + 0.0005).rounded(.down)
        milliseconds = Int64(exactly: value) ?? (value < 0 ? .min : .max)
    }

    /// The same instant as Foundation's type.
    public var date: Date {
        Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    }
}

// MARK: Text

extension Instant: ISOCodable, LosslessStringConvertible {
    /// Reads `2026-03-08T07:30:00.000Z`, `2026-03-08T07:30:00-07:00` and the like.
    ///
    /// Seconds may be left out; one to nine decimals, cut to the millisecond; `Z` or an offset of the form `+HH:MM` is required
    /// (``TimeError/missingOffset(_:)``); a leap second is refused (``TimeError/leapSecond(_:)``).
    public init(iso8601 text: String) throws(TimeError) {
        var scanner = ISOScanner(text)
        guard let (year, month, day) = scanner.date(), scanner.take("T"), let parts = scanner.time() else {
            throw .notAnInstant(text)
        }
        if scanner.isAtEnd { throw .missingOffset(text) }
        guard let offset = scanner.offset(), scanner.isAtEnd else { throw .notAnInstant(text) }
        let local = LocalDateTime(
            try LocalDate(year: year, month: month, day: day),
            try LocalTime(parts, in: text)
        )
        milliseconds = local.wallMilliseconds - Int64(offset) * 60_000
    }

    /// Reads the ISO text; `nil` for everything else.
    public init?(_ description: String) {
        guard let instant = try? Instant(iso8601: description) else { return nil }
        self = instant
    }

    /// `2026-03-08T00:30:00.000-07:00` in the zone; `Z` where the offset is zero.
    ///
    /// Offsets of a century ago had seconds, which ISO 8601 cannot write: the offset is then cut to whole minutes and the local
    /// time moved with it, so that the text still names this instant.
    public func iso8601(in zone: TimeZone) -> String {
        text(offsetMinutes: Int(zone.offset(at: self) / 60_000))
    }

    /// The instant in UTC, `2026-03-08T07:30:00.000Z`.
    public var description: String {
        text(offsetMinutes: 0)
    }

    private func text(offsetMinutes: Int) -> String {
        let local = LocalDateTime(wallMilliseconds: milliseconds + Int64(offsetMinutes) * 60_000)
        return ISOText.string(29) { bytes in
            local.date.append(to: &bytes)
            bytes.append(UInt8(ascii: "T"))
            local.time.append(to: &bytes, full: true)
            guard offsetMinutes != 0 else { return bytes.append(UInt8(ascii: "Z")) }
            bytes.append(UInt8(ascii: offsetMinutes < 0 ? "-" : "+"))
            ISOText.append(abs(offsetMinutes) / 60, digits: 2, to: &bytes)
            bytes.append(UInt8(ascii: ":"))
            ISOText.append(abs(offsetMinutes) % 60, digits: 2, to: &bytes)
        }
    }

    /// Reads the ISO text.
    public init(from decoder: any Decoder) throws {
        self = try Instant.decoded(from: decoder)
    }

    /// Writes the ISO text in UTC.
    public func encode(to encoder: any Encoder) throws {
        try encodeText(to: encoder)
    }
}
