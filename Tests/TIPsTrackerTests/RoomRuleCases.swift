import RealtimeTree

/// Writes to a room, and who may do each.
enum RoomRuleCases {
    typealias Case = RoomRulesTests.Case
    typealias Who = RoomRulesTests.Who

    static let all = accounts + joining + plan + reactions + ticks + tombstones + codes + settings + elsewhere

    private static let now = RoomRules.now
    private static let until = RoomRules.until
    private static let later = RoomRules.clock(9)
    private static let everMembers = RoomRulesTests.everMembers

    // MARK: Accounts

    private static let accounts = [
        Case("an account made a logger's", "rooms/r1/members/fay", account("fay", "logger"), [.admin]),
        Case("an account made an admin's", "rooms/r1/members/bob/role", .string("admin"), [.admin]),
        Case("an admin made a logger", "rooms/r1/members/ann/role", .string("logger"), [.admin]),
        Case("the role that is there", "rooms/r1/members/bob/role", .string("logger"), everMembers),
        Case("no role at all", "rooms/r1/members/bob/role", .string("owner"), []),
        Case("another member's account", "rooms/r1/members/bob/member", .string("m-ann"), []),
        Case("a removal", "rooms/r1/members/bob/until", .number(Double(now)), [.admin, .logger]),
        Case("an account with its end", "rooms/r1/members/bob", ended("bob", "logger"), [.admin, .logger]),
        Case("an end and a role", "rooms/r1/members/bob", ended("bob", "admin"), [.admin]),
        Case("an admin's end", "rooms/r1/members/ann/until", .number(Double(now)), [.admin]),
        Case("an end that is moved", "rooms/r1/members/eve/until", .number(Double(now + 1)), [.admin]),
        Case("an end that is taken back", "rooms/r1/members/eve/until", .null, []),
        Case("an end that is no time", "rooms/r1/members/bob/until", .string("tomorrow"), []),
        Case("the end of who isn't there", "rooms/r1/members/zoe/until", .number(Double(now)), []),
        Case("another code", "rooms/r1/members/bob/code", .string("R0TATEDX"), []),
        Case("what no account has", "rooms/r1/members/bob/x", .string("y"), []),
        Case("an account without a member", "rooms/r1/members/fay", .object(["role": .string("logger")]), []),
        Case("a room that isn't there", "rooms/new/members/zoe", account("m-zoe", "admin"), [.signedIn]),
        Case("a room made for somebody else", "rooms/new/members/pat", account("m-pat", "admin"), []),
        Case("a room made by a logger", "rooms/new/members/zoe", account("zoe", "logger"), []),
        Case("a room that is there, again", "rooms/r2/members/zoe", account("m-zoe", "admin"), [.otherAdmin]),
    ]

    private static let joining = [
        Case("joined by the code", "rooms/r1/members/zoe", joiner(), [.signedIn, .admin]),
        Case("joined as an admin", "rooms/r1/members/zoe", joiner(role: "admin"), [.admin]),
        Case("joined as another member", "rooms/r1/members/zoe", joiner(member: "bob"), [.admin]),
        Case("joined without a code", "rooms/r1/members/zoe", account("zoe", "logger"), [.admin]),
        Case("joined by a code that has expired", "rooms/r1/members/zoe", joiner(code: "01D0C0DE"), [.admin]),
        Case(
            "joined by a code that is no longer the room's",
            "rooms/r1/members/zoe",
            joiner(code: "R0TATEDX"),
            [.admin]
        ),
        Case("joined by a code that isn't there", "rooms/r1/members/zoe", joiner(code: "00000000"), [.admin]),
        Case("joined by what is no code", "rooms/r1/members/zoe", joiner(code: "k3f9-x2aa-3"), []),
        Case("joined by a way out of the codes", "rooms/r1/members/zoe", joiner(code: "../x"), []),
        Case("joined for somebody else", "rooms/r1/members/pat", joiner(member: "pat"), [.admin]),
        Case("joined with an end", "rooms/r1/members/zoe", joiner(until: now), [.admin]),
        Case("joined another room by its code", "rooms/r2/members/zoe", joiner(), [.otherAdmin]),
        Case("joined again after a removal", "rooms/r1/members/eve", joiner(member: "eve"), []),
    ]

    // MARK: The plan

    private static let plan = [
        Case("a new field", "rooms/r1/plan/cycle-1/item/egg/dose", register("1"), [.admin]),
        Case("a newer field", "rooms/r1/plan/cycle-1/item/egg/name", register("Eggs", later), [.admin]),
        Case("an emptied field", "rooms/r1/plan/cycle-1/item/egg/name", register("", later), [.admin]),
        Case("the same field", "rooms/r1/plan/cycle-1/item/egg/name", register("Egg"), everMembers),
        Case("an older field", "rooms/r1/plan/cycle-1/item/egg/name", register("Eg", RoomRules.clock(0)), []),
        Case("another value of the same clock", "rooms/r1/plan/cycle-1/item/egg/name", register("Eg"), []),
        Case("a field without a clock", "rooms/r1/plan/cycle-1/item/egg/name/h", .null, []),
        Case("a value alone", "rooms/r1/plan/cycle-1/item/egg/name/v", .string("Eggs"), []),
        Case("a clock that is none", "rooms/r1/plan/cycle-1/item/egg/x", register("1", "yesterday"), []),
        Case(
            "a clock of the year 20,000",
            "rooms/r1/plan/cycle-1/item/egg/x",
            register("1", "ffffffffffff-0000-a"),
            []
        ),
        Case(
            "a value that is no text",
            "rooms/r1/plan/cycle-1/item/egg/x",
            register("1").setting(.number(1), at: v),
            []
        ),
        Case("more than a field has", "rooms/r1/plan/cycle-1/item/egg/x", register("1").setting(.number(1), at: x), []),
        Case("a code in the plan", "rooms/r1/plan/room/room/room/code", register("K3F9X2AA"), []),
        Case("settings in the plan", "rooms/r1/plan/bob/settings/settings/timerOn", register("true"), []),
        Case("a whole item at once", "rooms/r1/plan/cycle-1/item/oat", .object(["name": register("Oat")]), []),
        Case("a new member's name", "rooms/r1/plan/room/member/fay/name", register("Fay"), [.admin]),
        Case("an own field, once", "rooms/r1/plan/room/member/bob/joined", register("2026-01-05"), [.admin, .logger]),
        Case("an own name, again", "rooms/r1/plan/room/member/bob/name", register("Rob", later), [.admin]),
        Case("an own role, higher", "rooms/r1/plan/room/member/bob/role", register("admin", later), [.admin]),
        Case(
            "that one leaves",
            "rooms/r1/plan/room/member/bob/revoked",
            register("2026-01-05", later),
            [.admin, .logger]
        ),
        Case("an own field that no member has", "rooms/r1/plan/room/member/bob/x", register("1"), [.admin]),
        Case("the name of who is removed", "rooms/r1/plan/room/member/eve/joined", register("Eve"), [.admin]),
        Case("another member's end", "rooms/r1/plan/room/member/eve/joined", register("1"), [.admin]),
    ]

    private static let reactions = [
        Case("the symptom of an own reaction", "\(cycle)/reaction/itch/note", register("worse"), [.admin, .logger]),
        Case("an own reaction taken out", "\(cycle)/reaction/itch/symptom", register("", later), [.admin, .logger]),
        Case("another's reaction taken out", "\(cycle)/reaction/rash/symptom", register("", later), [.admin]),
        Case("another's reaction made one's own", "\(cycle)/reaction/rash/member", register("bob", later), [.admin]),
        Case("a reaction of nobody", "\(cycle)/reaction/hives/symptom", register("hives"), [.admin]),
        Case("a hold", "rooms/r1/plan/room/hold/2026-01-06/reason", register("travel"), [.admin]),
        Case("a supply", "rooms/r1/plan/room/supply/egg/amount", register("3"), [.admin]),
    ]

    // MARK: Logs

    private static let ticks = [
        Case("Bob's tick", tick(7), RoomRules.tick(of: "bob", recorded: now), [.admin, .logger]),
        Case("Ann's tick", tick(7), RoomRules.tick(of: "m-ann", recorded: now), [.admin]),
        Case("Bob's tick of before the removals", tick(7), RoomRules.tick(of: "bob", recorded: until), adminsAndBob),
        Case(
            "Eve's tick of before",
            tick(7),
            RoomRules.tick(of: "eve", recorded: until),
            [.admin, .removedAdmin, .removed]
        ),
        Case("Eve's tick of after", tick(7), RoomRules.tick(of: "eve", recorded: until + 1), [.admin]),
        Case("a tick of nobody", tick(7), RoomRules.tick(of: "", recorded: now), []),
        Case("a tick without a time", tick(7), without("at"), []),
        Case("a tick without its record", tick(7), without("recorded"), []),
        Case("a tick without a dose", tick(7), without("amount", "unit"), [.admin, .logger]),
        Case("a tick that wasn't early", tick(7), without("early"), [.admin, .logger]),
        Case("half a dose", tick(7), without("unit"), []),
        Case("a category that is none", tick(7), with("category", .string("snack")), []),
        Case("a time as text", tick(7), with("at", .string("8:00")), []),
        Case("what later versions add", tick(7), with("more", .string("{}")), [.admin, .logger]),
        Case("what nobody knows", tick(7), with("x", .string("{}")), []),
        Case("a slot that is none", "rooms/r1/logs/egg/c/\(later)", with("early", .bool(false)), []),
        Case("a clock that is none", "rooms/r1/logs/2026-01-06_egg_1/c/first", with("early", .bool(false)), []),
        Case("one field of a tick", tick(7) + "/member", .string("bob"), []),
        Case("a tick beside the ticks", "rooms/r1/logs/2026-01-06_egg_1/d/\(later)", with("early", .bool(true)), []),
    ]

    private static let tombstones = [
        Case("Bob's tick taken back by him", stone(7), taken(RoomRules.bobsTick, "bob", 0), adminsAndBob),
        Case("27 hours after", stone(7), taken(RoomRules.bobsTick, "bob", 27 * 3_600_000), [.admin, .logger]),
        Case("a moment later", stone(7), taken(RoomRules.bobsTick, "bob", 27 * 3_600_000 + 1), [.admin]),
        Case("Bob's tick of the day before", stone(7), taken(RoomRules.oldTick, "bob", 4 * 3_600_000), admins),
        Case("Ann's tick taken back by Bob", stone(7), taken(RoomRules.annsTick, "bob", 0), admins),
        Case("Ann's tick taken back as by Ann", stone(7), taken(RoomRules.annsTick, "m-ann", 0), admins),
        Case("a tick that isn't there", stone(7), taken(RoomRules.clock(8), "bob", 0), admins),
        Case("Eve's tick taken back by her", stone(7), taken(RoomRules.evesTick, "eve", 0), admins.union([.removed])),
        Case("after her end", stone(7), taken(RoomRules.evesTick, "eve", RoomRules.day), [.admin]),
        Case("no claim at all", stone(7), .object(["member": .string("bob"), "at": .number(1)]), []),
        Case(
            "what is no claim",
            stone(7),
            taken(RoomRules.bobsTick, "bob", 0).setting(.string("x"), at: .root.child("claim")),
            []
        ),
    ]

    // MARK: Codes and settings

    private static let codes = [
        Case("a newer code", "keys/r1/code", register("R0TATEDX 2026-01-12T12:00:00.000Z", later), [.admin]),
        Case("no code", "keys/r1/code", register("", later), [.admin]),
        Case("the code that is there", "keys/r1/code", RoomRules.root[keys], everMembers),
        Case("an older code", "keys/r1/code", register("R0TATEDX", RoomRules.clock(0)), []),
        Case("a key beside it", "keys/r1/x", .string("y"), []),
        Case("letters for a room", "codes/ABCDEFGH", letters("r1"), [.admin]),
        Case("letters for another room", "codes/ABCDEFGH", letters("r2"), [.otherAdmin]),
        Case("letters of another room, made one's own", "codes/K3F9X2AA", letters("r2"), []),
        Case("letters taken away", "codes/K3F9X2AA", .null, [.admin]),
        Case("letters that last longer", "codes/K3F9X2AA/expires", .number(Double(now + 9 * RoomRules.day)), [.admin]),
        Case("letters that aren't there taken away", "codes/00000000", .null, signedIn),
        Case("the letters that are there", "codes/K3F9X2AA", RoomRules.root[k3f9], signedIn),
        Case("letters that are none", "codes/ILOU", letters("r1"), []),
        Case("letters without an end", "codes/ABCDEFGH", .object(["room": .string("r1")]), []),
        Case("all letters taken away", "codes", .null, []),
    ]

    private static let settings = [
        Case("Bob's setting", "\(own("bob"))/timerMinutes", register("20"), [.logger]),
        Case("Bob's newer setting", "\(own("bob"))/timerOn", register("false", later), [.logger]),
        Case("Bob's older setting", "\(own("bob"))/timerOn", register("false", RoomRules.clock(0)), []),
        Case("Bob's setting taken away", "\(own("bob"))/timerOn", .null, []),
        Case("the settings of who belongs to no room", "\(own("zoe"))/timerOn", register("true"), []),
        Case("what is no setting", "users/bob/rooms/r1/x", .string("y"), []),
    ]

    private static let elsewhere = [
        Case("everything", "", .object(["x": .bool(true)]), []),
        Case("all rooms", "rooms", .null, []),
        Case("a room", "rooms/r1", .null, []),
        Case("what no room has", "rooms/r1/x", .string("y"), []),
        Case("what no database has", "elsewhere", .string("y"), []),
    ]

    // MARK: Parts

    private static let admins: Set<Who> = [.admin, .removedAdmin]
    private static let adminsAndBob = admins.union([.logger])
    private static let signedIn = Set(Who.allCases).subtracting([.stranger])
    private static let cycle = "rooms/r1/plan/cycle-1"
    private static let keys = RealtimePath.root.child("keys").child("r1").child("code")
    private static let k3f9 = RealtimePath.root.child("codes").child("K3F9X2AA")
    private static let v = RealtimePath.root.child("v")
    private static let x = RealtimePath.root.child("x")

    private static func account(_ member: String, _ role: String) -> RealtimeValue { RoomRules.account(member, role) }

    private static func ended(_ member: String, _ role: String) -> RealtimeValue {
        RoomRules.account(member, role, until: now, code: "K3F9X2AA")
    }

    private static func joiner(
        member: String = "zoe",
        role: String = "logger",
        until: Int64? = nil,
        code: String = "K3F9X2AA"
    ) -> RealtimeValue { RoomRules.account(member, role, until: until, code: code) }

    private static func register(_ value: String, _ clock: String = RoomRules.clock(1)) -> RealtimeValue {
        RoomRules.register(value, clock)
    }

    private static func tick(_ number: Int) -> String { "rooms/r1/logs/2026-01-06_egg_1/c/\(RoomRules.clock(number))" }

    private static func stone(_ number: Int) -> String { "rooms/r1/logs/2026-01-05_egg_1/x/\(RoomRules.clock(number))" }

    private static func with(_ field: String, _ value: RealtimeValue) -> RealtimeValue {
        RoomRules.tick(of: "bob", recorded: now).setting(value, at: .root.child(field))
    }

    private static func without(_ fields: String...) -> RealtimeValue {
        fields.reduce(RoomRules.tick(of: "bob", recorded: now)) { $0.setting(.null, at: .root.child($1)) }
    }

    private static func taken(_ claim: String, _ member: String, _ after: Int64) -> RealtimeValue {
        RoomRules.tombstone(of: claim, by: member, at: now - RoomRules.day + after)
    }

    private static func letters(_ room: String) -> RealtimeValue {
        .object(["room": .string(room), "expires": .number(Double(now + RoomRules.day))])
    }

    private static func own(_ account: String) -> String {
        "users/\(account)/rooms/r1/settings/\(account)/settings/settings"
    }
}
