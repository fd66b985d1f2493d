/// A time of day with millisecond precision, without a zone.
public struct LocalTime: Hashable, Sendable {
    /// The milliseconds since midnight on a clock that is never adjusted, 0…86,399,999.
    public let millisecondOfDay: Int

    /// Creates a time of day.
    ///
    /// - Throws: ``TimeError/noSuchTime(hour:minute:second:millisecond:)`` unless the hour is in 0…23, minute and second are in 0…59, and the
    ///   millisecond is in 0…999.
    public init(hour: Int, minute: Int, second: Int = 0, millisecond: Int = 0) throws(TimeError) {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second),
            (0...999).contains(millisecond)
        else { throw .noSuchTime(hour: hour, minute: minute, second: second, millisecond: millisecond) }
        millisecondOfDay = ((hour * 60 + minute) * 60 + second) * 1000 + millisecond
    }

    init(uncheckedMillisecondOfDay value: Int) {
        millisecondOfDay = value
    }

    /// 00:00.
    public static let midnight = LocalTime(uncheckedMillisecondOfDay: 0)

    /// The hour, 0…23.
    public var hour: Int { millisecondOfDay / 3_600_000 }
    /// The minute, 0…59.
    public var minute: Int { millisecondOfDay / 60_000 % 60 }
    /// The second, 0…59.
    public var second: Int { millisecondOfDay / 1000 % 60 }
    /// The millisecond, 0…999.
    public var millisecond: Int { millisecondOfDay % 1000 }

    /// The text for people, without seconds: `07:30`.
    public var hourAndMinute: String { String(description.prefix(5)) }
}

extension LocalTime: Comparable {
    public static func < (left: LocalTime, right: LocalTime) -> Bool {
        left.millisecondOfDay < right.millisecondOfDay
    }
}

extension LocalTime: ISOCodable, LosslessStringConvertible {
    /// Parses `07:30`, `07:30:15` or `07:30:15.250`. One to nine decimals are truncated to milliseconds.
    ///
    /// - Throws: ``TimeError/notATime(_:)``, ``TimeError/leapSecond(_:)``, ``TimeError/noSuchTime(hour:minute:second:millisecond:)``.
    public init(iso8601 text: String) throws(TimeError) {
        var scanner = ISOScanner(text)
        guard let parts = scanner.time(), scanner.isAtEnd else { throw .notATime(text) }
        try self.init(parts, in: text)
    }

    /// Parses the ISO text, or returns nil.
    public init?(_ description: String) {
        guard let time = try? LocalTime(iso8601: description) else { return nil }
        self = time
    }

    init(
        _ parts: (hour: Int, minute: Int, second: Int, millisecond: Int),
        in text: String
    ) throws(TimeError) {
        if parts.second == 60 { throw .leapSecond(text) }
        try self.init(
            hour: parts.hour,
            minute: parts.minute,
            second: parts.second,
            millisecond: parts.millisecond
        )
    }

    /// The shortest exact text: `07:30`, `07:30:15` or `07:30:15.250`.
    public var description: String {
        ISOText.string(12) { append(to: &$0, full: false) }
    }

    func append(to bytes: inout [UInt8], full: Bool) {
        ISOText.append(hour, digits: 2, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        ISOText.append(minute, digits: 2, to: &bytes)
        guard full || second > 0 || millisecond > 0 else { return }
        bytes.append(UInt8(ascii: ":"))
        ISOText.append(second, digits: 2, to: &bytes)
        guard full || millisecond > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        ISOText.append(millisecond, digits: 3, to: &bytes)
    }

    /// Decodes the ISO text.
    public init(from decoder: any Decoder) throws {
        self = try LocalTime.decoded(from: decoder)
    }

    /// Encodes the ISO text.
    public func encode(to encoder: any Encoder) throws {
        try encodeText(to: encoder)
    }
}
