public import Foundation
public import TimeKit
import WordKit

/// A room: the shared data of one patient's plan.
public struct Room: Hashable, Codable, Sendable {
    /// The id of a shared room.
    public typealias ID = TimeKit.ID<Room>

    /// The patient's home zone, by its name in the tz database. It decides the day of each log.
    public var timeZoneID: String
    /// The zones before each move, by the instant of the move. Empty if the zone never changed.
    var pastZones: [PastZone] = []
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

    /// The room's zone at an instant. After a change of zone, earlier times stay in the former zone.
    public func zone(at instant: Instant) -> TimeZone {
        pastZones.first { instant < $0.until }?.timeZone ?? timeZone
    }

    /// The room-local day of an instant, the same for all members.
    public func day(of instant: Instant) -> LocalDate {
        DayBoundary.midnight.day(of: instant, in: zone(at: instant))
    }

    /// The local time at an instant, in the zone that the room had then.
    public func local(at instant: Instant) -> LocalDateTime { zone(at: instant).local(at: instant) }

    /// Returns the instant of a local time in the zone of another instant, or, if the room didn't have that zone at the result, as
    /// ``instant(of:)`` does.
    public func instant(of local: LocalDateTime, near other: Instant) -> Instant {
        let known = zone(at: other)
        let instant = known.instant(of: local)
        return zone(at: instant) == known ? instant : self.instant(of: local)
    }

    /// Returns the instant of a local time that is typed now, in the present zone. If that is in the future, the time may be one of the zone before
    /// the last change, and is then read in it.
    public func instant(of local: LocalDateTime, typedAt now: Instant) -> Instant {
        let instant = instant(of: local, near: now)
        guard instant > now.adding(milliseconds: LogRule.tolerance),
            let past = pastZones.last(where: { $0.until <= now })
        else { return instant }
        let earlier = past.timeZone.instant(of: local)
        return earlier < past.until ? earlier : instant
    }

    /// Returns the instant of a local time. A local time that occurred twice, as after a change to a zone farther west, is the later of the two. One
    /// that never occurred, as after a change to a zone farther east, is read in the later zone.
    public func instant(of local: LocalDateTime) -> Instant {
        var instant = timeZone.instant(of: local)
        for past in pastZones.reversed() where instant < past.until {
            let earlier = past.timeZone.instant(of: local)
            guard earlier < past.until else { break }
            instant = earlier
        }
        return instant
    }

    /// The field of a past zone; its name has the instant of the move.
    static func field(ofZoneUntil move: Instant) -> String { pastZonePrefix + String(move.milliseconds) }

    /// The instant in the name of a past zone's field; nil for other fields.
    static func move(ofField field: String) -> Instant? {
        guard field.hasPrefix(pastZonePrefix) else { return nil }
        return Int64(field.dropFirst(pastZonePrefix.count)).map { Instant(milliseconds: $0) }
    }

    private static let pastZonePrefix = "timeZoneUntil-"

    /// A zone by which the room went until it moved.
    struct PastZone: Hashable, Codable, Sendable {
        /// The instant of the move.
        let until: Instant
        let timeZoneID: String

        var timeZone: TimeZone { TimeZone(identifier: timeZoneID) ?? .gmt }
    }
}

/// Clocks that tell the local time of an instant: those of one zone, or those of a room, which can have moved.
public protocol LocalClocks {
    /// The zone that counts at an instant.
    func zone(at instant: Instant) -> TimeZone
}

extension Room: LocalClocks {}

extension TimeZone: LocalClocks {
    public func zone(at instant: Instant) -> TimeZone { self }
}

extension LocalClocks {
    /// The local time, `2026-01-05 08:15`. In UTC, ` UTC` follows, because no room's own time is meant.
    func shown(_ instant: Instant) -> String {
        let zone = zone(at: instant)
        return "\(zone.date(at: instant)) \(timeOfDay(at: instant))" + (zone == .gmt ? " UTC" : "")
    }

    /// The local time of day, `08:15`. A time that the clocks show twice, because they go back, has its offset from UTC: `01:30 UTC-6` and, an hour
    /// later, `01:30 UTC-7`.
    func timeOfDay(at instant: Instant) -> String {
        let zone = zone(at: instant)
        let local = zone.local(at: instant)
        let time = local.time.hourAndMinute
        let reach: Int64 = 3 * 3_600_000
        let offset = zone.offset(at: instant)
        let before = zone.offset(at: instant.adding(milliseconds: -reach))
        let shift = before - zone.offset(at: instant.adding(milliseconds: reach))
        guard shift > 0,
            zone.local(at: instant.adding(milliseconds: offset == before ? shift : -shift)) == local
        else { return time }
        let (hours, minutes) = (offset.magnitude / 3_600_000, offset.magnitude / 60_000 % 60)
        let rest = minutes == 0 ? "" : minutes < 10 ? ":0\(minutes)" : ":\(minutes)"
        return "\(time) UTC\(offset < 0 ? "-" : "+")\(hours)\(rest)"
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
