public import Foundation
public import TimeKit
import WordKit

/// A room: the shared data of one patient's plan.
public struct Room: Hashable, Codable, Sendable {
    /// The id of a shared room.
    public typealias ID = TimeKit.ID<Room>

    /// The patient's home zone, by its name in the tz database. It decides the day of each log.
    public var timeZoneID: String
    /// The code for joining; nil if nobody can join.
    public var code: RoomCode?

    public init(timeZone: TimeZone, code: RoomCode? = nil) {
        timeZoneID = timeZone.identifier
        self.code = code
    }

    /// Creates a room with the name of a zone that this machine may not know.
    init(timeZoneID: String, code: RoomCode?) {
        self.timeZoneID = timeZoneID
        self.code = code
    }

    /// The patient's home zone.
    ///
    /// The name was validated when it was entered. A name that this machine's tz database doesn't know means UTC.
    public var timeZone: TimeZone { TimeZone(identifier: timeZoneID) ?? .gmt }

    /// The room-local day of an instant, the same for all members.
    public func day(of instant: Instant) -> LocalDate {
        DayBoundary.midnight.day(of: instant, in: timeZone)
    }
}

/// The code with which a person joins a room as a logger.
public struct RoomCode: Hashable, Codable, Sendable {
    /// Twelve letters and digits of Crockford's base 32, without the check character: 60 bits. Codes of earlier versions have eight.
    public let letters: String
    /// The first instant at which the code is no longer valid.
    public let expires: Instant

    /// Creates a code without validating its letters.
    public init(letters: String, expires: Instant) {
        self.letters = letters
        self.expires = expires
    }

    /// Whether the code is valid at an instant. An eight-letter code of an earlier version never is.
    func isOpen(at now: Instant) -> Bool { RoomCodeRule.isCurrent(letters) && now < expires }
}

/// A person in a room.
public struct Member: Hashable, Codable, Identifiable, Sendable {
    public let id: TimeKit.ID<Member>
    /// The display name, unique in the room without regard to case.
    public var name: String
    public var role: Role
    /// The time of joining.
    public let joined: Instant
    /// The time of revocation; nil for an active member. Logs made before it stay; anything after it is ignored.
    public var revoked: Instant?

    public init(id: TimeKit.ID<Member>, name: String, role: Role, joined: Instant, revoked: Instant? = nil) {
        self.id = id
        self.name = name
        self.role = role
        self.joined = joined
        self.revoked = revoked
    }

    /// The permissions of a member.
    public enum Role: String, CaseIterable, Codable, Sendable {
        /// Full access.
        case admin
        /// A temporary user: ticks boxes and changes their own settings.
        case logger

        /// The role in a word.
        public var word: String {
            switch self {
            case .admin: localized("admin")
            case .logger: localized("logger")
            }
        }
    }

    /// Whether the member hasn't been revoked.
    public var isActive: Bool { revoked == nil }
}
