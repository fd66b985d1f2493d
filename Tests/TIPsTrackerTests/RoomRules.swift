import Foundation
import RealtimeTree

/// The rules that the repository ships, and a room they are asked about.
enum RoomRules {
    static let day: Int64 = 86_400_000
    /// 2026-01-05 12:00 UTC.
    static let now: Int64 = 1_767_614_400_000
    /// Eve and Dan were removed an hour ago.
    static let until = now - 3_600_000

    /// The shipped file's.
    static func read() throws -> SecurityRules { try SecurityRules.read(bytes()) }

    static func bytes() throws -> [UInt8] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try [UInt8](Data(contentsOf: root.appending(path: "firebase/database.rules.json")))
    }

    /// Somebody's request, about the room below.
    static func request(_ who: RoomRulesTests.Who, at time: Int64? = nil, root: RealtimeValue = root) -> RuleRequest {
        let auth = who.account.map { RealtimeValue.object(["uid": .string($0)]) } ?? .null
        return RuleRequest(auth: auth, now: time ?? (who == .longRemoved ? until + 30 * day : now), root: root)
    }

    static func clock(_ number: Int, ahead milliseconds: Int64 = 0) -> String {
        let time = String(now + milliseconds, radix: 16)
        let count = String(number, radix: 16)
        return String(repeating: "0", count: 12 - time.count) + time + "-"
            + String(repeating: "0", count: 4 - count.count)
            + count + "-node"
    }

    static let bobsTick = clock(1, ahead: -day)
    static let annsTick = clock(2, ahead: -day)
    static let evesTick = clock(3, ahead: -day)
    static let bobsTombstone = clock(4, ahead: -day)
    static let oldTick = clock(5, ahead: -2 * day)

    static func tick(of member: String, recorded: Int64) -> RealtimeValue {
        .object([
            "member": .string(member), "cycle": .string("cycle-1"), "at": .number(Double(recorded - 60_000)),
            "recorded": .number(Double(recorded)), "name": .string("Egg"), "category": .string("treatment"),
            "amount": .string("1/4"), "unit": .string("tsp"), "early": .bool(true),
        ])
    }

    static func tombstone(of claim: String, by member: String, at: Int64) -> RealtimeValue {
        .object([
            "claim": .string(claim), "member": .string(member), "at": .number(Double(at)),
            "replacement": .string(clock(6)),
        ])
    }

    static func register(_ value: String, _ clock: String = clock(1)) -> RealtimeValue {
        .object(["v": .string(value), "h": .string(clock)])
    }

    static func account(_ member: String, _ role: String, until: Int64? = nil, code: String? = nil) -> RealtimeValue {
        .children([
            "member": .string(member), "role": .string(role), "until": until.map { .number(Double($0)) } ?? .null,
            "code": code.map(RealtimeValue.string) ?? .null,
        ])
    }

    /// Room r1 of Ann with Bob, Eve and Dan, and room r2 of Max.
    static let root: RealtimeValue = .object([
        "rooms": .object([
            "r1": .object([
                "members": .object([
                    "ann": account("m-ann", "admin"), "bob": account("bob", "logger", code: "K3F9X2AA"),
                    "eve": account("eve", "logger", until: until, code: "K3F9X2AA"),
                    "dan": account("dan", "admin", until: until, code: "K3F9X2AA"),
                ]),
                "plan": .object([
                    "room": .object([
                        "member": .object([
                            "bob": .object(["name": register("Bob"), "role": register("logger")]),
                            "eve": .object(["name": register("Eve"), "revoked": register("2026-01-05T11:00:00.000Z")]),
                        ])
                    ]),
                    "cycle-1": .object([
                        "item": .object(["egg": .object(["name": register("Egg")])]),
                        "reaction": .object([
                            "rash": .object(["member": register("m-ann"), "symptom": register("rash")]),
                            "itch": .object([
                                "member": register("bob"), "symptom": register("itch"),
                                "at": register("2026-01-05T08:00:00.000Z"),
                            ]),
                        ]),
                    ]),
                ]),
                "logs": .object([
                    "2026-01-05_egg_1": .object([
                        "c": .object([
                            bobsTick: tick(of: "bob", recorded: now - day),
                            annsTick: tick(of: "m-ann", recorded: now - day),
                            evesTick: tick(of: "eve", recorded: now - day),
                            oldTick: tick(of: "bob", recorded: now - 2 * day),
                        ]),
                        "x": .object([bobsTombstone: tombstone(of: bobsTick, by: "bob", at: now - day)]),
                    ])
                ]),
            ]),
            "r2": .object(["members": .object(["max": account("m-max", "admin")])]),
        ]),
        "keys": .object(["r1": .object(["code": register("K3F9X2AA 2026-01-12T12:00:00.000Z")])]),
        "codes": .object([
            "K3F9X2AA": .object(["room": .string("r1"), "expires": .number(Double(now + 7 * day))]),
            "01D0C0DE": .object(["room": .string("r1"), "expires": .number(Double(now - day))]),
            "R0TATEDX": .object(["room": .string("r1"), "expires": .number(Double(now + day))]),
        ]),
        "users": .object([
            "bob": .object([
                "rooms": .object([
                    "r1": .object([
                        "settings": .object([
                            "bob": .object(["settings": .object(["settings": .object(["timerOn": register("true")])])])
                        ])
                    ])
                ])
            ])
        ]),
    ])

    /// All places of a value, from the top on.
    static func places(in value: RealtimeValue, at path: RealtimePath = .root) -> [RealtimePath] {
        [path] + value.sortedKeys.flatMap { places(in: value[$0], at: path.child($0)) }
    }
}
