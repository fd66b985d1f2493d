import Foundation
import RealtimeTree
import Testing

@Suite("The security rules of rooms")
struct RoomRulesTests {
    /// Who asks.
    enum Who: String, CaseIterable, Sendable {
        /// Nobody is signed in.
        case stranger
        /// Somebody who belongs to no room.
        case signedIn
        /// Bob, who ticks.
        case logger
        /// Ann, who made the room.
        case admin
        /// Eve, who was removed an hour ago, and asks within the 30 days.
        case removed
        /// Eve, after them.
        case longRemoved
        /// Dan, who was an admin until an hour ago.
        case removedAdmin
        /// The admin of another room.
        case otherAdmin

        var account: String? {
            switch self {
            case .stranger: nil
            case .signedIn: "zoe"
            case .logger: "bob"
            case .admin: "ann"
            case .removed, .longRemoved: "eve"
            case .removedAdmin: "dan"
            case .otherAdmin: "max"
            }
        }
    }

    /// A write, and who may do it.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let value: RealtimeValue
        let path: String
        let allowed: Set<Who>
        var testDescription: String { name }

        init(_ name: String, _ path: String, _ value: RealtimeValue, _ allowed: Set<Who>) {
            self.name = name
            self.path = path
            self.value = value
            self.allowed = allowed
        }
    }

    static let members: Set<Who> = [.logger, .admin]
    static let everMembers: Set<Who> = [.logger, .admin, .removed, .longRemoved, .removedAdmin]
    /// Who is in time for what was done before Eve and Dan were removed.
    static let late: Set<Who> = [.admin, .removedAdmin]

    @Test("the file is what a project takes: it can be read, and the same path is named once")
    func file() throws { #expect(try RoomRules.read() != .closed) }

    // MARK: Reading

    @Test(
        "who may read what",
        arguments: [
            ("", []), ("rooms", []), ("rooms/r1", members), ("rooms/r1/plan", members), ("rooms/r1/logs", members),
            ("rooms/r1/members", members), ("rooms/r1/members/ann", members),
            ("rooms/r1/members/eve", [.logger, .admin, .removed, .longRemoved]),
            ("rooms/r1/members/zoe", [.logger, .admin, .signedIn]), ("rooms/r2", [.otherAdmin]),
            ("rooms/none", []), ("keys", []), ("keys/r1", []), ("keys/r1/code", [.admin]), ("codes", []),
            ("codes/K3F9X2AA", Set(Who.allCases).subtracting([.stranger])),
            ("codes/00000000", Set(Who.allCases).subtracting([.stranger])), ("users", []),
            ("users/bob", [.logger]), ("users/bob/rooms/r1/settings", [.logger]), ("users/zoe", [.signedIn]),
            ("elsewhere", []),
        ] as [(String, Set<Who>)]
    )
    func reading(path: String, allowed: Set<Who>) throws {
        for who in Who.allCases {
            let answer = try RoomRules.read().read(RealtimePath(path), RoomRules.request(who))
            #expect(answer.isAllowed == allowed.contains(who), "\(who) reads /\(path)")
        }
    }

    @Test(
        "the clock counts for who was removed alone, so that the others' streams needn't be asked again as it goes on"
    )
    func clock() throws {
        let rules = try RoomRules.read()
        #expect(try !rules.read(RealtimePath("rooms/r1"), RoomRules.request(.logger)).usesClock)
        #expect(try rules.read(RealtimePath("rooms/r1"), RoomRules.request(.removed)).usesClock)
        #expect(
            try rules.read(RealtimePath("rooms/r1"), RoomRules.request(.logger)).looked.allSatisfy {
                $0.description.hasPrefix("/rooms/r1/members/bob/")
            }
        )
    }

    // MARK: Writing

    @Test("who may write what", arguments: RoomRuleCases.all)
    func writing(row: Case) throws {
        for who in Who.allCases {
            let write = RealtimeWrite(row.value, at: try RealtimePath(row.path))
            let answer = try RoomRules.read().write(write, RoomRules.request(who))
            #expect(answer.isAllowed == row.allowed.contains(who), "\(who): \(row.name)")
        }
    }

    @Test("nobody takes away or replaces what is there, at any place and above it, but for codes")
    func deleting() throws {
        let rules = try RoomRules.read()
        for path in RoomRules.places(in: RoomRules.root) where path.keys.first != "codes" {
            for who in Who.allCases {
                for value in [RealtimeValue.null, .string("x"), .object(["x": .bool(true)])] {
                    let answer = try rules.write(RealtimeWrite(value, at: path), RoomRules.request(who))
                    #expect(!answer.isAllowed, "\(who) writes \(value) at \(path)")
                }
            }
        }
    }

    @Test(
        "the same bytes may be written again where they are, by who belongs to the room or did; with any byte changed, no claim and no tombstone"
    )
    func replay() throws {
        let rules = try RoomRules.read()
        let slot = "rooms/r1/logs/2026-01-05_egg_1"
        for place in ["c/\(RoomRules.bobsTick)", "x/\(RoomRules.bobsTombstone)"] {
            let path = try RealtimePath("\(slot)/\(place)")
            let there = RoomRules.root[path]
            #expect(there.exists)
            for who in Who.allCases {
                let request = RoomRules.request(who)
                #expect(
                    try rules.write(RealtimeWrite(there, at: path), request).isAllowed
                        == Self.everMembers.contains(who)
                )
                for leaf in RoomRules.places(in: there) where !leaf.isRoot {
                    for value in [RealtimeValue.null, .string("x"), .number(1), .bool(true), .bool(false)]
                    where value != there[leaf] {
                        let changed = there.setting(value, at: leaf)
                        #expect(
                            try !rules.write(RealtimeWrite(changed, at: path), request).isAllowed,
                            "\(who) changes \(leaf) to \(value)"
                        )
                        #expect(
                            try !rules.write(RealtimeWrite(value, at: path.appending(leaf)), request).isAllowed,
                            "\(who) changes \(leaf) to \(value) alone"
                        )
                    }
                }
                let more = there.setting(.string("x"), at: try RealtimePath("more"))
                #expect(try !rules.write(RealtimeWrite(more, at: path), request).isAllowed)
            }
        }
    }

    @Test("of an update with one place that isn't allowed nothing is")
    func together() throws {
        let rules = try RoomRules.read()
        let fine = try RealtimePath("rooms/r1/logs/2026-01-06_egg_1/c/\(RoomRules.clock(7))")
        let not = try RealtimePath("rooms/r1/logs/2026-01-06_oat_1/c/\(RoomRules.clock(8))")
        let own = RoomRules.tick(of: "bob", recorded: RoomRules.now)
        let request = RoomRules.request(.logger)
        #expect(try rules.write(RealtimeWrite([fine: own, not: own]), request).isAllowed)
        let foreign = RoomRules.tick(of: "m-ann", recorded: RoomRules.now)
        #expect(try !rules.write(RealtimeWrite([fine: own, not: foreign]), request).isAllowed)
    }

    @Test("a tick and what takes it back may come in one write: an edited time")
    func tickAndTombstone() throws {
        let rules = try RoomRules.read()
        let slot = try RealtimePath("rooms/r1/logs/2026-01-06_egg_1")
        let write = try RealtimeWrite([
            slot.child("c").child(RoomRules.clock(7)): RoomRules.tick(of: "bob", recorded: RoomRules.now),
            slot.child("x").child(RoomRules.clock(8)): RoomRules.tombstone(
                of: RoomRules.clock(7),
                by: "bob",
                at: RoomRules.now
            ),
        ])
        #expect(try rules.write(write, RoomRules.request(.logger)).isAllowed)
    }
}
