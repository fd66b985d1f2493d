import RealtimeTree
import TestKit
import Testing

@Suite("The security rules of rooms")
struct RoomRulesTests {
    private static let members: Set<RoomRole> = [.logger, .admin]
    private static let signedIn = Set(RoomRole.allCases).subtracting([.stranger])

    @Test("the file is what a project takes: it can be read, and the same path is named once")
    func file() throws { #expect(try RoomRules.read() != .closed) }

    // MARK: Reading

    @Test(
        "each role reads its own places",
        arguments: [
            ("", []), ("rooms", []), ("rooms/r1", members), ("rooms/r1/plan", members), ("rooms/r1/logs", members),
            ("rooms/r1/members", members), ("rooms/r1/members/ann", members),
            ("rooms/r1/members/eve", [.logger, .admin, .removed, .longRemoved]),
            ("rooms/r1/members/zoe", [.logger, .admin, .guest]), ("rooms/r2", [.otherAdmin]),
            ("rooms/none", []), ("keys", []), ("keys/r1", []), ("keys/r1/code", [.admin]), ("codes", []),
            ("codes/\(RoomRules.code)", signedIn), ("codes/000000000000", signedIn), ("users", []),
            ("users/bob", [.logger]), ("users/bob/rooms/r1/settings", [.logger]), ("users/zoe", [.guest]),
            ("elsewhere", []),
        ] as [(String, Set<RoomRole>)]
    )
    func reading(path: String, allowed: Set<RoomRole>) throws {
        let rules = try RoomRules.read()
        for role in RoomRole.allCases {
            let answer = try rules.read(RealtimePath(path), RoomRules.request(role))
            #expect(answer.isAllowed == allowed.contains(role), "\(role) reads /\(path)")
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

    @Test("each role writes its own places", arguments: RoomRuleCases.all)
    func writing(row: RuleCase) throws {
        let rules = try RoomRules.read()
        for role in RoomRole.allCases {
            for clock in SenderClock.allCases {
                let answer = try rules.write(try row.write(by: role, clock), RoomRules.request(role))
                #expect(answer.isAllowed == row.accepted.contains(role, clock), "\(row): \(role), clock \(clock)")
            }
        }
    }

    @Test("nobody takes away or replaces what is there, at any place and above it, but for codes")
    func deleting() throws {
        let rules = try RoomRules.read()
        for path in RoomRules.places(in: RoomRules.root) where path.keys.first != "codes" {
            for role in RoomRole.allCases {
                for value in [RealtimeValue.null, .string("x"), .object(["x": .bool(true)])] {
                    let answer = try rules.write(RealtimeWrite(value, at: path), RoomRules.request(role))
                    #expect(!answer.isAllowed, "\(role) writes \(value) at \(path)")
                }
            }
        }
    }

    @Test(
        "the same bytes may be written again where they are, by who belongs to the room or did; with any byte changed, no claim and no tombstone"
    )
    func changing() throws {
        let rules = try RoomRules.read()
        let slot = "rooms/r1/logs/2026-01-05_egg_1"
        for place in ["c/\(RoomRules.bobsTick)", "x/\(RoomRules.bobsTombstone)"] {
            let path = try RealtimePath("\(slot)/\(place)")
            let there = RoomRules.root[path]
            #expect(there.exists)
            for role in RoomRole.allCases {
                let request = RoomRules.request(role)
                let isAllowed = try rules.write(RealtimeWrite(there, at: path), request).isAllowed
                #expect(isAllowed == RoomRuleCases.everMembers.contains(role))
                for leaf in RoomRules.places(in: there) where !leaf.isRoot {
                    for value in [RealtimeValue.null, .string("x"), .number(1), .bool(true), .bool(false)]
                    where value != there[leaf] {
                        let changed = there.setting(value, at: leaf)
                        #expect(
                            try !rules.write(RealtimeWrite(changed, at: path), request).isAllowed,
                            "\(role) changes \(leaf) to \(value)"
                        )
                        #expect(
                            try !rules.write(RealtimeWrite(value, at: path.appending(leaf)), request).isAllowed,
                            "\(role) changes \(leaf) to \(value) alone"
                        )
                    }
                }
                let more = there.setting(.string("x"), at: try RealtimePath("more"))
                #expect(try !rules.write(RealtimeWrite(more, at: path), request).isAllowed)
            }
        }
    }

    // MARK: Several places at once

    @Test("an update is accepted if and only if each of its parts is", arguments: 1...4 as ClosedRange<UInt64>)
    func together(seed: UInt64) throws {
        let rules = try RoomRules.read()
        var generator = SeededGenerator(seed: seed)
        var accepted = 0
        for round in 0..<200 {
            let role = RoomRole.allCases[Int.random(in: 0..<RoomRole.allCases.count, using: &generator)]
            // Every second round has only parts that this role may write, because refusals alone would prove nothing.
            let rows = RoomRuleCases.all.filter { round.isMultiple(of: 2) || $0.accepted.contains(role, .right) }
            let parts = try rows.shuffled(using: &generator).prefix(4).reduce(into: [RealtimeWrite]()) { parts, row in
                let write = try row.write(by: role, .right)
                if parts.allSatisfy({ Self.areIndependent($0, write) }) { parts.append(write) }
            }
            guard parts.count > 1 else { continue }
            let values = parts.flatMap(\.values).map { ($0.key, $0.value) }
            let update = try RealtimeWrite(Dictionary(uniqueKeysWithValues: values))
            let request = RoomRules.request(role)
            let each = try parts.allSatisfy { try rules.write($0, request).isAllowed }
            #expect(try rules.write(update, request).isAllowed == each, "\(role): \(update.values.keys)")
            if each { accepted += 1 }
        }
        #expect(accepted > 0)
    }

    /// Whether no rule for a path of one write depends on a path of the other. Rules read within an account, an entity or a box, and between a
    /// room's key and the codes.
    private static func areIndependent(_ one: RealtimeWrite, _ other: RealtimeWrite) -> Bool {
        let subjects = { (write: RealtimeWrite) in
            Set(
                write.values.keys.map { path -> String in
                    switch path.keys.first {
                    case "codes", "keys": "codes"
                    case "rooms" where path.keys.count > 3:
                        path.keys.prefix(path.keys[2] == "plan" ? 6 : 4).joined(separator: "/")
                    default: path.description
                    }
                }
            )
        }
        return subjects(one).isDisjoint(with: subjects(other))
            && one.values.keys.allSatisfy { path in
                other.values.keys.allSatisfy { !path.contains($0) && !$0.contains(path) }
            }
    }

    @Test("an admin may always write over the largest clock that a removed admin could leave, at the same moment")
    func largestClock() throws {
        let rules = try RoomRules.read()
        let code = "PPPPPPPPPPPP 2026-01-11T12:00:00.000Z"
        for (place, value) in [("keys/r1/code", code), ("rooms/r1/plan/cycle-1/item/egg/name", "planted")] {
            let path = try RealtimePath(place)
            let largest = RoomRules.register(
                value,
                at: RoomRules.now + RoomRules.day,
                "ffff-" + String(repeating: "z", count: 32)
            )
            let planted = RealtimeWrite(largest, at: path)
            #expect(try rules.write(planted, RoomRules.request(.admin)).isAllowed)
            // A millisecond later, an honest clock that has seen the forged one continues past it.
            let root = planted.applied(to: RoomRules.root)
            let next = RoomRules.register("", at: RoomRules.now + RoomRules.day + 1, "0000-ann")
            let later = RuleRequest(auth: RoomRules.request(.admin).auth, now: RoomRules.now + 1, root: root)
            #expect(try rules.write(RealtimeWrite(next, at: path), later).isAllowed, "\(place)")
        }
    }
}
