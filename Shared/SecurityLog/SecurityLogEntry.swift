public import TimeKit

/// One line of a security log: an event, and how often it happened in which time.
public struct SecurityLogEntry: Hashable, Sendable {
    /// The event.
    public let event: SecurityEvent
    /// The time of the first one that the line stands for.
    public let time: Instant
    /// The time of the last one; the same as `time` where `count` is 1.
    public let last: Instant
    /// The number of equal events that the line stands for, at least 1.
    public let count: Int

    /// Makes an entry.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - time: The time of the first one.
    ///   - last: The time of the last one; nil for the same as `time`.
    ///   - count: The number of equal events; less than 1 counts as 1.
    public init(_ event: SecurityEvent, at time: Instant, last: Instant? = nil, count: Int = 1) {
        self.event = event
        self.time = time
        self.last = last ?? time
        self.count = max(1, count)
    }
}

extension SecurityLogEntry: Codable {
    private enum Key: String, CodingKey { case time, last, count }

    /// Reads one object that holds the members of the event, too. A line without a count stands for one event.
    public init(from decoder: any Decoder) throws {
        let own = try decoder.container(keyedBy: Key.self)
        let time = try own.decode(Instant.self, forKey: .time)
        self.init(
            try SecurityEvent(from: decoder),
            at: time,
            last: try own.decodeIfPresent(Instant.self, forKey: .last),
            count: try own.decodeIfPresent(Int.self, forKey: .count) ?? 1
        )
    }

    /// Writes one object that holds the members of the event, too. `last` and `count` are left out where the count is 1.
    public func encode(to encoder: any Encoder) throws {
        try event.encode(to: encoder)
        var own = encoder.container(keyedBy: Key.self)
        try own.encode(time, forKey: .time)
        guard count > 1 else { return }
        try own.encode(last, forKey: .last)
        try own.encode(count, forKey: .count)
    }
}
