public import Foundation
public import TimeKit

/// The hours of the day in which nothing is told, in wall time; over midnight when they end earlier than they begin.
public struct QuietHours: Hashable, Sendable {
    /// What becomes of a notification that falls in the quiet hours.
    public enum Policy: String, Codable, Hashable, Sendable, CaseIterable {
        /// It is told when they end.
        case delay
        /// It is not told.
        case drop
    }

    /// Their first moment.
    public let from: LocalTime
    /// The first moment after them.
    public let until: LocalTime
    /// What becomes of a notification that falls in them.
    public let policy: Policy

    /// Quiet hours; ``NotificationError/emptyQuietHours(_:)`` when they begin and end at the same time.
    public init(from: LocalTime, until: LocalTime, policy: Policy = .delay) throws(NotificationError) {
        guard from != until else { throw .emptyQuietHours(from.description) }
        self.from = from
        self.until = until
        self.policy = policy
    }

    /// Whether a time of day lies in them.
    public func contains(_ time: LocalTime) -> Bool {
        from < until ? from <= time && time < until : from <= time || time < until
    }

    /// Whether an instant lies in them, in a zone.
    public func contains(_ instant: Instant, in zone: TimeZone) -> Bool {
        contains(zone.local(at: instant).time)
    }

    /// The first moment, not before the instant, that lies outside them.
    public func end(after instant: Instant, in zone: TimeZone) -> Instant {
        var moment = instant
        // Once is enough, but where the clocks go back into the quiet hours, or the calendar skips their last day.
        while contains(moment, in: zone) {
            let local = zone.local(at: moment)
            let day = local.time < until ? local.date : local.date.adding(days: 1)
            let first = zone.instant(of: LocalDateTime(day, until), gap: .firstAfter, overlap: .first)
            let end = first > moment ? first : zone.instant(of: LocalDateTime(day, until), overlap: .last)
            moment = end > moment ? end : moment.adding(minutes: 1)
        }
        return moment
    }
}

extension QuietHours: Codable {
    private enum CodingKeys: String, CodingKey {
        case from, until, policy
    }

    /// Reads `{"from": "22:00", "until": "07:00", "policy": "delay"}`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        do {
            try self.init(
                from: container.decode(LocalTime.self, forKey: .from),
                until: container.decode(LocalTime.self, forKey: .until),
                policy: container.decode(Policy.self, forKey: .policy)
            )
        } catch let error as NotificationError {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: error.description, underlyingError: error)
            )
        }
    }

    /// Writes the three values.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(from, forKey: .from)
        try container.encode(until, forKey: .until)
        try container.encode(policy, forKey: .policy)
    }
}
