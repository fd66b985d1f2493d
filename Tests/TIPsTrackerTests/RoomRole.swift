import RealtimeTree

/// The sender of a request, in tests of the rooms' rules.
enum RoomRole: String, CaseIterable, Sendable {
    /// A sender who isn't signed in.
    case stranger
    /// Yan, who is in no room.
    case signedIn
    /// Zoe, who is in no room but knows the code of room r1.
    case guest
    /// Bob, a logger.
    case logger
    /// Ann, who created the room.
    case admin
    /// Eve, who was removed an hour ago.
    case removed
    /// Eve, 30 days after her removal.
    case longRemoved
    /// Dan, who was an admin until an hour ago.
    case removedAdmin
    /// Dan, 30 days after his removal.
    case longRemovedAdmin
    /// Max, the admin of another room.
    case otherAdmin

    var account: String? {
        switch self {
        case .stranger: nil
        case .signedIn: "yan"
        case .guest: "zoe"
        case .logger: "bob"
        case .admin: "ann"
        case .removed, .longRemoved: "eve"
        case .removedAdmin, .longRemovedAdmin: "dan"
        case .otherAdmin: "max"
        }
    }

    /// Whether the server's time is 30 days after the removals.
    var isLate: Bool { self == .longRemoved || self == .longRemovedAdmin }
}

/// The deviation of the sender's clock from the server's.
enum SenderClock: CaseIterable, Sendable {
    case right
    /// A day and a minute ahead.
    case dayAhead
    case tenYearsAhead
    case twoMonthsBehind

    /// The milliseconds by which the clock is ahead of the server's.
    var offset: Int64 {
        switch self {
        case .right: 0
        case .dayAhead: RoomRules.day + 60_000
        case .tenYearsAhead: 3_653 * RoomRules.day
        case .twoMonthsBehind: -61 * RoomRules.day
        }
    }
}

/// The roles whose write is accepted, for each deviation of the device's clock.
struct Accepted: Sendable {
    private let byClock: [SenderClock: Set<RoomRole>]

    /// Accepted with any clock.
    static func always(_ roles: Set<RoomRole>) -> Accepted { timed(roles, dayAhead: roles, tenYearsAhead: roles) }

    /// Accepted from nobody.
    static let never = always([])

    /// Accepted with a clock that is right or behind; with a clock ahead only if stated.
    static func timed(
        _ right: Set<RoomRole>,
        behind: Set<RoomRole>? = nil,
        dayAhead: Set<RoomRole> = [],
        tenYearsAhead: Set<RoomRole> = []
    ) -> Accepted {
        Accepted(byClock: [
            .right: right, .twoMonthsBehind: behind ?? right, .dayAhead: dayAhead, .tenYearsAhead: tenYearsAhead,
        ])
    }

    func contains(_ role: RoomRole, _ clock: SenderClock) -> Bool { byClock[clock]?.contains(role) ?? false }
}

/// A write to a room, and the roles that may make it.
struct RuleCase: Sendable, CustomStringConvertible {
    let description: String
    let accepted: Accepted
    private let places: @Sendable (Int64) -> [String: RealtimeValue]

    /// Creates a case with several paths.
    ///
    /// - Parameter places: returns the values by path for a device whose clock shows these milliseconds.
    init(
        _ name: String,
        _ accepted: Accepted,
        _ places: @escaping @Sendable (_ time: Int64) -> [String: RealtimeValue]
    ) {
        description = name
        self.accepted = accepted
        self.places = places
    }

    /// Creates a case with a single path and a value without a time.
    init(_ name: String, _ path: String, _ value: RealtimeValue, _ accepted: Accepted) {
        self.init(name, accepted) { _ in [path: value] }
    }

    /// The write of a role's device.
    func write(by role: RoomRole, _ clock: SenderClock) throws -> RealtimeWrite {
        let time = RoomRules.request(role).now + clock.offset
        let values = try places(time).map { (try RealtimePath($0.key), $0.value) }
        return try RealtimeWrite(Dictionary(uniqueKeysWithValues: values))
    }
}
