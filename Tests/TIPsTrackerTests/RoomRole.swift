import RealtimeTree

/// Who asks the rules of rooms.
enum RoomRole: String, CaseIterable, Sendable {
    /// Nobody is signed in.
    case stranger
    /// Yan, who belongs to no room.
    case signedIn
    /// Zoe, who belongs to no room and has been told the code of room r1.
    case guest
    /// Bob, who ticks.
    case logger
    /// Ann, who made the room.
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

/// How far the clock of the sender's device is from the server's.
enum SenderClock: CaseIterable, Sendable {
    case right
    /// By a day and a minute.
    case dayAhead
    case tenYearsAhead
    case twoMonthsBehind

    /// Milliseconds ahead of the server.
    var offset: Int64 {
        switch self {
        case .right: 0
        case .dayAhead: RoomRules.day + 60_000
        case .tenYearsAhead: 3_653 * RoomRules.day
        case .twoMonthsBehind: -61 * RoomRules.day
        }
    }
}

/// The roles whose write is accepted, for each state of the device's clock.
struct Accepted: Sendable {
    private let byClock: [SenderClock: Set<RoomRole>]

    /// Whatever the clock.
    static func always(_ roles: Set<RoomRole>) -> Accepted { timed(roles, dayAhead: roles, tenYearsAhead: roles) }

    /// Nobody's.
    static let never = always([])

    /// By a clock that is right or behind; a clock ahead only where it is said.
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

/// A write to a room, and who may do it.
struct RuleCase: Sendable, CustomStringConvertible {
    let description: String
    let accepted: Accepted
    private let places: @Sendable (Int64) -> [String: RealtimeValue]

    /// Several places at once.
    ///
    /// - Parameter places: What is written where by a device whose clock shows these milliseconds.
    init(
        _ name: String,
        _ accepted: Accepted,
        _ places: @escaping @Sendable (_ time: Int64) -> [String: RealtimeValue]
    ) {
        description = name
        self.accepted = accepted
        self.places = places
    }

    /// One place, with a value that names no time.
    init(_ name: String, _ path: String, _ value: RealtimeValue, _ accepted: Accepted) {
        self.init(name, accepted) { _ in [path: value] }
    }

    /// The write of somebody's device.
    func write(by role: RoomRole, _ clock: SenderClock) throws -> RealtimeWrite {
        let time = RoomRules.request(role).now + clock.offset
        let values = try places(time).map { (try RealtimePath($0.key), $0.value) }
        return try RealtimeWrite(Dictionary(uniqueKeysWithValues: values))
    }
}
