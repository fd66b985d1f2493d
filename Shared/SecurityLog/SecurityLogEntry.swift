public import TimeKit

/// One line of a security log: an event, the number of its repetitions and their time span.
public struct SecurityLogEntry: Hashable, Sendable {
    public let event: SecurityEvent
    /// The time of the first event of the line.
    public let time: Instant
    /// The time of the last event of the line. It equals `time` if `count` is 1.
    public let last: Instant
    /// The number of equal events in the line, at least 1.
    public let count: Int

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - time: The time of the first event.
    ///   - last: The time of the last event. nil means `time`.
    ///   - count: The number of equal events. Values below 1 become 1.
    public init(_ event: SecurityEvent, at time: Instant, last: Instant? = nil, count: Int = 1) {
        self.event = event
        self.time = time
        self.last = last ?? time
        self.count = max(1, count)
    }
}

extension SecurityLogEntry: Codable {
    private enum Key: String, CodingKey { case time, last, count }

    /// Decodes one object that also has the members of the event. Without a count, the entry stands for one event.
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

    /// Encodes one object that also has the members of the event. `last` and `count` are omitted if the count is 1.
    public func encode(to encoder: any Encoder) throws {
        try event.encode(to: encoder)
        var own = encoder.container(keyedBy: Key.self)
        try own.encode(time, forKey: .time)
        guard count > 1 else { return }
        try own.encode(last, forKey: .last)
        try own.encode(count, forKey: .count)
    }
}
