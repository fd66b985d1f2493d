public import Foundation
public import TimeKit

/// One patient's plan, and what all its members agree on.
public struct Room: Hashable, Codable, Sendable {
    /// What tells it from other rooms.
    public typealias ID = TimeKit.ID<Room>

    /// The patient's home zone, by its name in the tz database: it decides which day a log belongs to.
    public var timeZoneID: String
    /// What lets others join; nil where nobody may.
    public var code: RoomCode?

    /// A room in a zone.
    public init(timeZone: TimeZone, code: RoomCode? = nil) {
        timeZoneID = timeZone.identifier
        self.code = code
    }

    /// A room in a zone of that name, whether this machine knows it or not.
    init(timeZoneID: String, code: RoomCode?) {
        self.timeZoneID = timeZoneID
        self.code = code
    }

    /// The patient's home zone.
    ///
    /// The name was checked when it was entered; one that this machine's tz database doesn't know counts as UTC.
    public var timeZone: TimeZone { TimeZone(identifier: timeZoneID) ?? .gmt }

    /// The day an instant belongs to, the same for every member wherever they are.
    public func day(of instant: Instant) -> LocalDate {
        DayBoundary.midnight.day(of: instant, in: timeZone)
    }
}

/// The letters that let someone join a room as a logger.
public struct RoomCode: Hashable, Codable, Sendable {
    /// Twelve letters and digits of Crockford's base 32, without the check character: 60 bits. Codes of earlier versions had eight.
    public let letters: String
    /// From when on nobody can join with it.
    public let expires: Instant

    /// A code; its letters are taken as they are.
    public init(letters: String, expires: Instant) {
        self.letters = letters
        self.expires = expires
    }

    /// Whether it lets people in at an instant. A code of an earlier version, with eight letters, never does.
    func isOpen(at now: Instant) -> Bool { RoomCodeRule.isCurrent(letters) && now < expires }
}

/// Somebody who logs.
public struct Member: Hashable, Codable, Identifiable, Sendable {
    /// Who.
    public let id: TimeKit.ID<Member>
    /// What the others call them; unique in the room without regard to case.
    public var name: String
    /// What they may do.
    public var role: Role
    /// Since when.
    public let joined: Instant
    /// From when on nothing of theirs counts: what they logged before stays.
    public var revoked: Instant?

    /// A member.
    public init(id: TimeKit.ID<Member>, name: String, role: Role, joined: Instant, revoked: Instant? = nil) {
        self.id = id
        self.name = name
        self.role = role
        self.joined = joined
        self.revoked = revoked
    }

    /// What a member may do.
    public enum Role: String, CaseIterable, Codable, Sendable {
        /// Everything.
        case admin
        /// The document's temporary user: ticks, and own settings.
        case logger
    }

    /// Whether they still belong to the room.
    public var isActive: Bool { revoked == nil }
}
