import RealtimeTree
import Testing

/// The writes that are left to an account with an end, around the moment of its end.
@Suite("The rules of rooms and the end of an account")
struct RoomEndTests {
    /// An account with an end: an hour ahead of the server's time, or an hour ago.
    enum Leaver: String, CaseIterable, Sendable {
        case leavingLogger = "lea"
        case leavingAdmin = "leo"
        case removedLogger = "eve"
        case removedAdmin = "dan"

        var end: Int64 {
            switch self {
            case .leavingLogger, .leavingAdmin: RoomRules.now + RoomEndTests.hour
            case .removedLogger, .removedAdmin: RoomRules.until
            }
        }

        var isAdmin: Bool { self == .leavingAdmin || self == .removedAdmin }
    }

    /// A time beside the end of an account.
    enum Moment: Int64, CaseIterable, Sendable {
        case before = -1
        case at = 0
        case after = 1
    }

    enum Write: CaseIterable, Sendable {
        case create, change, replay
    }

    private static let hour: Int64 = 3_600_000
    private static let slot = "rooms/r1/logs/2026-01-06_egg_1"
    private static let field = "rooms/r1/plan/cycle-1/item/egg/note"
    private static let key = "keys/r1/code"

    /// The sample room with Lea and Leo, whose ends are an hour ahead, as an admin's fast clock sets them.
    private static func root() throws -> RealtimeValue {
        let ahead = RoomRules.now + hour
        return RoomRules.root
            .setting(RoomRules.account("lea", "logger", until: ahead), at: try RealtimePath("rooms/r1/members/lea"))
            .setting(RoomRules.account("leo", "admin", until: ahead), at: try RealtimePath("rooms/r1/members/leo"))
    }

    /// Whether the rules accept a value of an account.
    ///
    /// - Parameter there: the values by path that stand there before the write.
    private func isAccepted(
        _ value: RealtimeValue,
        at path: String,
        from who: Leaver,
        over there: [String: RealtimeValue] = [:]
    ) throws -> Bool {
        var root = try Self.root()
        for (place, value) in there { root = root.setting(value, at: try RealtimePath(place)) }
        let request = RuleRequest(auth: .object(["uid": .string(who.rawValue)]), now: RoomRules.now, root: root)
        let write = RealtimeWrite(value, at: try RealtimePath(path))
        return try RoomRules.read().write(write, request).isAllowed
    }

    private func tick(of member: String, recorded: Int64, name: String = "Egg") throws -> RealtimeValue {
        RoomRules.tick(of: member, recorded: recorded).setting(.string(name), at: try RealtimePath("name"))
    }

    @Test("no tick that was recorded after the end is made, changed or repeated", arguments: Leaver.allCases)
    func ticks(who: Leaver) throws {
        for moment in Moment.allCases {
            let recorded = who.end + moment.rawValue
            let path = "\(Self.slot)/c/\(RoomRules.clock(who.rawValue, 1, at: recorded))"
            let own = try tick(of: who.rawValue, recorded: recorded)
            for write in Write.allCases {
                let there: [String: RealtimeValue] =
                    switch write {
                    case .create: [:]
                    case .change: [path: try tick(of: who.rawValue, recorded: recorded, name: "Milk")]
                    case .replay: [path: own]
                    }
                let answer = try isAccepted(own, at: path, from: who, over: there)
                #expect(answer == (moment != .after && write != .change), "\(write) \(moment) the end")
            }
        }
    }

    @Test(
        "an admin whose end is ahead ticks for others up to it; nobody else with an end does",
        arguments: Leaver.allCases
    )
    func ticksOfOthers(who: Leaver) throws {
        for moment in Moment.allCases {
            let recorded = who.end + moment.rawValue
            let path = "\(Self.slot)/c/\(RoomRules.clock(who.rawValue, 1, at: recorded))"
            let answer = try isAccepted(try tick(of: "bob", recorded: recorded), at: path, from: who)
            #expect(answer == (who == .leavingAdmin && moment != .after), "\(moment) the end")
        }
    }

    @Test("no tick that was taken after the end is made, whatever its record says", arguments: Leaver.allCases)
    func taken(who: Leaver) throws {
        let path = "\(Self.slot)/c/\(RoomRules.clock(who.rawValue, 1, at: who.end))"
        for moment in Moment.allCases {
            let at = RealtimeValue.number(Double(who.end + moment.rawValue))
            let value = try tick(of: who.rawValue, recorded: who.end).setting(at, at: try RealtimePath("at"))
            #expect(try isAccepted(value, at: path, from: who) == (moment != .after), "taken \(moment) the end")
        }
    }

    @Test("no tick is taken back with a time after the end", arguments: Leaver.allCases)
    func tombstones(who: Leaver) throws {
        let claim = RoomRules.clock(who.rawValue, 1, at: who.end - Self.hour)
        let taken = try tick(of: who.rawValue, recorded: who.end - Self.hour)
        let path = "\(Self.slot)/x/\(RoomRules.clock(who.rawValue, 2, at: who.end))"
        for moment in Moment.allCases {
            let back = RoomRules.tombstone(of: claim, by: who.rawValue, at: who.end + moment.rawValue)
            for write in Write.allCases {
                var there = ["\(Self.slot)/c/\(claim)": taken]
                switch write {
                case .create: break
                case .change: there[path] = back.setting(.string("x"), at: try RealtimePath("more"))
                case .replay: there[path] = back
                }
                let answer = try isAccepted(back, at: path, from: who, over: there)
                #expect(answer == (moment != .after && write != .change), "\(write) \(moment) the end")
            }
        }
    }

    @Test("no field of the plan gets a clock after the end of its writer", arguments: Leaver.allCases)
    func plan(who: Leaver) throws {
        for moment in Moment.allCases {
            let value = RoomRules.register("soft", at: who.end + moment.rawValue)
            for write in Write.allCases {
                let there: [String: RealtimeValue] =
                    switch write {
                    case .create: [:]
                    case .change: [Self.field: RoomRules.register("hard")]
                    case .replay: [Self.field: value]
                    }
                let answer = try isAccepted(value, at: Self.field, from: who, over: there)
                let isWriter = write == .replay || who == .leavingAdmin
                #expect(answer == (moment != .after && isWriter), "\(write) \(moment) the end")
            }
        }
    }

    @Test("an admin with an end gives out no code, not even before it", arguments: Leaver.allCases)
    func codes(who: Leaver) throws {
        for moment in Moment.allCases {
            let value = RoomRules.register("ABCDEFGHJKMN 2026-01-11T12:00:00.000Z", at: who.end + moment.rawValue)
            #expect(try !isAccepted(value, at: Self.key, from: who))
            let isRepeated = try isAccepted(value, at: Self.key, from: who, over: [Self.key: value])
            #expect(isRepeated == (who.isAdmin && moment != .after), "repeated, \(moment) the end")
        }
        let letters = RoomRules.letters("r1", expires: RoomRules.now + RoomRules.day)
        let code = RoomRules.register("ABCDEFGHJKMN 2026-01-11T12:00:00.000Z")
        #expect(try !isAccepted(letters, at: "codes/ABCDEFGHJKMN", from: who, over: [Self.key: code]))
        #expect(try !isAccepted(.null, at: "codes/\(RoomRules.code)", from: who))
        let request = RuleRequest(
            auth: .object(["uid": .string(who.rawValue)]),
            now: RoomRules.now,
            root: try Self.root()
        )
        #expect(try !RoomRules.read().read(RealtimePath(Self.key), request).isAllowed)
    }

    @Test("an admin with an end moves no end, not even their own, and lets nobody in", arguments: Leaver.allCases)
    func accounts(who: Leaver) throws {
        let later = RealtimeValue.number(Double(RoomRules.now + RoomRules.day))
        for account in [who.rawValue, "eve", "bob"] {
            #expect(try !isAccepted(later, at: "rooms/r1/members/\(account)/until", from: who))
        }
        #expect(try !isAccepted(RoomRules.account("fay", "admin"), at: "rooms/r1/members/fay", from: who))
        #expect(try !isAccepted(.string("admin"), at: "rooms/r1/members/bob/role", from: who))
    }
}
