public import Foundation

/// A point in time, independent of zones, with millisecond precision.
public struct Instant: Hashable, Sendable {
    /// Milliseconds since 1970-01-01T00:00:00Z, negative before it. Leap seconds are not counted.
    public var milliseconds: Int64

    /// Creates an instant from milliseconds since 1970-01-01T00:00:00Z.
    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }
}

extension Instant: Comparable {
    public static func < (left: Instant, right: Instant) -> Bool {
        left.milliseconds < right.milliseconds
    }
}

// MARK: Arithmetic

extension Instant {
    /// Returns the instant that many milliseconds later, or earlier if negative. Beyond the type's range it is the last or the first instant.
    public func adding(milliseconds: Int64) -> Instant {
        let (sum, isTooFar) = self.milliseconds.addingReportingOverflow(milliseconds)
        return Instant(milliseconds: isTooFar ? (milliseconds < 0 ? .min : .max) : sum)
    }

    private func adding(_ count: Int, times unit: Int64) -> Instant {
        let (product, isTooFar) = Int64(count).multipliedReportingOverflow(by: unit)
        return adding(milliseconds: isTooFar ? (count < 0 ? .min : .max) : product)
    }

    /// The instants that have a wall time, 100,000,000 days on each side of 1970: the years -271,821 to 275,760.
    static let shown = Instant(milliseconds: -8_640_000_000_000_000)...Instant(milliseconds: 8_640_000_000_000_000)

    /// The instant, or the nearest one that has a wall time. A number in a file may be any.
    var clamped: Instant { min(max(self, Self.shown.lowerBound), Self.shown.upperBound) }

    /// Returns the instant that many seconds later.
    public func adding(seconds: Int) -> Instant {
        adding(seconds, times: 1000)
    }

    /// Returns the instant that many minutes later.
    public func adding(minutes: Int) -> Instant {
        adding(minutes, times: 60_000)
    }

    /// Returns the instant that many hours later.
    public func adding(hours: Int) -> Instant {
        adding(hours, times: 3_600_000)
    }

    /// Returns the instant that many times 24 hours later. Its wall time differs if the clocks change in between.
    public func adding(days24h days: Int) -> Instant {
        adding(days, times: 86_400_000)
    }

    /// Returns the milliseconds from this instant to `other`, negative if `other` is earlier.
    public func milliseconds(until other: Instant) -> Int64 {
        let (difference, isTooFar) = other.milliseconds.subtractingReportingOverflow(milliseconds)
        return isTooFar ? (other < self ? .min : .max) : difference
    }
}

// MARK: Foundation

extension Instant {
    /// Creates an instant from a date, rounded down to the millisecond.
    ///
    /// A date beyond the type's range (292 million years) is clamped.
    public init(_ date: Date) {
        // A binary fraction such as 0.001 is just below its decimal value. Half a microsecond keeps it in its millisecond.
        let value = (date.timeIntervalSince1970 * 1000 + 0.0005).rounded(.down)
        milliseconds = Int64(exactly: value) ?? (value < 0 ? .min : .max)
    }

    /// The instant as Foundation's `Date`.
    public var date: Date {
        Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    }
}

// MARK: Text

extension Instant: ISOCodable, LosslessStringConvertible {
    /// Parses texts such as `2026-03-08T07:30:00.000Z` and `2026-03-08T07:30:00-07:00`.
    ///
    /// Seconds are optional. One to nine decimals are truncated to milliseconds. `Z` or an offset of the form `+HH:MM` is required.
    ///
    /// - Throws: ``TimeError/notAnInstant(_:)``, ``TimeError/missingOffset(_:)``, ``TimeError/leapSecond(_:)``, or the errors of
    ///   ``LocalDate`` and ``LocalTime``.
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

    /// Parses the ISO text, or returns nil.
    public init?(_ description: String) {
        guard let instant = try? Instant(iso8601: description) else { return nil }
        self = instant
    }

    /// Returns the ISO text in a zone, such as `2026-03-08T00:30:00.000-07:00`, or with `Z` if the offset is zero.
    ///
    /// Historical offsets have seconds, which ISO 8601 can't express. Such an offset is truncated to whole minutes and the local time shifted
    /// accordingly, so the text still denotes this instant.
    public func iso8601(in zone: TimeZone) -> String {
        text(offsetMinutes: Int(zone.offset(at: self) / 60_000))
    }

    /// The ISO text in UTC, such as `2026-03-08T07:30:00.000Z`.
    public var description: String {
        text(offsetMinutes: 0)
    }

    private func text(offsetMinutes: Int) -> String {
        let local = LocalDateTime(wallMilliseconds: clamped.milliseconds + Int64(offsetMinutes) * 60_000)
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

    /// Decodes the ISO text.
    public init(from decoder: any Decoder) throws {
        self = try Instant.decoded(from: decoder)
    }

    /// Encodes the ISO text in UTC.
    public func encode(to encoder: any Encoder) throws {
        try encodeText(to: encoder)
    }
}
