import Foundation
import RealtimeTree

/// The shipped rules, and a sample room.
enum RoomRules {
    static let day: Int64 = 86_400_000
    /// The server's time: 2026-01-05 12:00 UTC.
    static let now: Int64 = 1_767_614_400_000
    /// The time of Eve's and Dan's removal, an hour ago.
    static let until = now - 3_600_000

    /// The rules in the shipped file.
    static func read() throws -> SecurityRules { try SecurityRules.read(bytes()) }

    static func bytes() throws -> [UInt8] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try [UInt8](Data(contentsOf: root.appending(path: "firebase/database.rules.json")))
    }

    /// A request of a role about the room.
    static func request(_ who: RoomRole, root: RealtimeValue = root) -> RuleRequest {
        let auth = who.account.map { RealtimeValue.object(["uid": .string($0)]) } ?? .null
        return RuleRequest(auth: auth, now: who.isLate ? until + 30 * day : now, root: root)
    }

    /// The clock of a claim: from a device, at a time.
    static func clock(_ node: String, _ number: Int, at time: Int64) -> String {
        hexadecimal(time, 12) + "-" + hexadecimal(Int64(number), 4) + "-" + node
    }

    private static func hexadecimal(_ number: Int64, _ digits: Int) -> String {
        let text = String(number, radix: 16)
        return String(repeating: "0", count: digits - text.count) + text
    }

    static let bobsTick = clock("bob", 1, at: now - day)
    static let annsTick = clock("ann", 2, at: now - day)
    static let evesTick = clock("eve", 3, at: now - day)
    static let bobsTombstone = clock("bob", 4, at: now - day)
    /// A claim of eight days ago.
    static let bobsOldTick = clock("bob", 5, at: now - 8 * day)

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
            "replacement": .string(clock("bob", 6, at: now)),
        ])
    }

    static func register(_ value: String, at time: Int64 = now - day, _ rest: String = "0001-node") -> RealtimeValue {
        .object(["v": .string(value), "t": .number(Double(time)), "h": .string(rest)])
    }

    static func account(_ member: String, _ role: String, until: Int64? = nil, code: String? = nil) -> RealtimeValue {
        .children([
            "member": .string(member), "role": .string(role), "until": until.map { .number(Double($0)) } ?? .null,
            "code": code.map(RealtimeValue.string) ?? .null,
        ])
    }

    static func letters(_ room: String, expires: Int64) -> RealtimeValue {
        .object(["room": .string(room), "expires": .number(Double(expires))])
    }

    /// The room's code, former codes, and an eight-letter code of an earlier version.
    static let code = "K3F9X2AA7QWM"
    static let expiredCode = "0123456789AB"
    static let rotatedCode = "R0TATEDCXDES"
    static let eightLetters = "K3F9X2AA"

    /// Room r1 of Ann with Bob, Eve and Dan, and room r2 of Max.
    static let root: RealtimeValue = .object([
        "rooms": .object([
            "r1": .object([
                "members": .object([
                    "ann": account("m-ann", "admin"), "bob": account("bob", "logger", code: eightLetters),
                    "eve": account("eve", "logger", until: until, code: code),
                    "dan": account("dan", "admin", until: until, code: code),
                ]),
                "plan": .object([
                    "room": .object([
                        "member": .object([
                            "bob": .object(["name": register("Bob"), "role": register("logger")]),
                            "eve": .object(["name": register("Eve"), "revoked": register("2026-01-05T11:00:00.000Z")]),
                            "dan": .object(["name": register("Dan"), "revoked": register("2026-01-05T11:00:00.000Z")]),
                        ])
                    ]),
                    "cycle-1": .object([
                        "item": .object(["egg": .object(["name": register("Egg")])]),
                        "hold": .object([
                            "2026-01-03": .object(["reason": register("fever"), "member": register("bob")])
                        ]),
                        "reaction": .object([
                            "rash": .object(["member": register("m-ann"), "symptom": register("rash")]),
                            "itch": .object([
                                "member": register("bob"), "symptom": register("itch"),
                                "at": register("2026-01-05T08:00:00.000Z"),
                            ]),
                            "shock": .object([
                                "member": register("bob"), "symptom": register("shock"),
                                "severity": register("severe"), "at": register("2026-01-05T08:00:00.000Z"),
                            ]),
                            "pen": .object([
                                "member": register("bob"), "symptom": register("swelling"),
                                "severity": register("moderate"), "at": register("2026-01-05T08:00:00.000Z"),
                                "adrenaline": register("2026-01-05T08:05:00.000Z"), "note": register(""),
                                "secondAdrenaline": register("2026-01-05T08:20:00.000Z"),
                            ]),
                            "onset": .object([
                                "member": register("bob"), "symptom": register("swelling"),
                                "severity": register("moderate"), "at": register("2026-01-05T08:00:00.000Z"),
                                "adrenaline": register("2026-01-05T08:00:00.000Z"), "note": register("unknown"),
                            ]),
                            "cough": .object([
                                "member": register("eve"), "symptom": register("cough"),
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
                            bobsOldTick: tick(of: "bob", recorded: now - 8 * day),
                        ]),
                        "x": .object([bobsTombstone: tombstone(of: bobsTick, by: "bob", at: now - day)]),
                    ])
                ]),
            ]),
            "r2": .object(["members": .object(["max": account("m-max", "admin")])]),
        ]),
        "keys": .object([
            "r1": .object(["code": register("\(code) 2026-01-11T12:00:00.000Z")]),
            "r2": .object(["code": register("MAXSMAXSMAXS 2026-01-11T12:00:00.000Z")]),
        ]),
        "codes": .object([
            code: letters("r1", expires: now + 6 * day), expiredCode: letters("r1", expires: now - day),
            rotatedCode: letters("r1", expires: now + day), eightLetters: letters("r1", expires: now + day),
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

    /// All paths in a value, from the top down.
    static func places(in value: RealtimeValue, at path: RealtimePath = .root) -> [RealtimePath] {
        [path] + value.sortedKeys.flatMap { places(in: value[$0], at: path.child($0)) }
    }
}
