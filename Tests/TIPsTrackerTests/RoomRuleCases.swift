import RealtimeTree

/// Writes to a room's accounts and plan with the roles that may make them. Logs and codes are in another file.
enum RoomRuleCases {
    static let all =
        accounts + joining + plan + forms + holds + reactions + ticks + tombstones + codes + settings + elsewhere

    static let now = RoomRules.now
    static let day = RoomRules.day
    static let until = RoomRules.until
    static let admin: Set<RoomRole> = [.admin]
    static let members: Set<RoomRole> = [.logger, .admin]
    static let everAdmins: Set<RoomRole> = [.admin, .removedAdmin, .longRemovedAdmin]
    static let everMembers = everAdmins.union([.logger, .removed, .longRemoved])

    // MARK: Accounts

    private static let accounts = [
        RuleCase("an account made a logger's", member("fay"), account("fay", "logger"), .always(admin)),
        RuleCase("a role raised", member("bob") + "/role", .string("admin"), .always(admin)),
        RuleCase("a role lowered", member("ann") + "/role", .string("logger"), .always(admin)),
        RuleCase("the role that is there", member("bob") + "/role", .string("logger"), .always(members)),
        RuleCase("a role that is none", member("bob") + "/role", .string("owner"), .never),
        RuleCase("an account moved to another member", member("bob") + "/member", .string("m-ann"), .never),
        RuleCase("a removal", .timed(members)) { [member("bob") + "/until": .number(Double($0))] },
        RuleCase("a whole account with its end and a code of eight letters", .timed(members)) {
            [member("bob"): account("bob", "logger", until: $0, code: RoomRules.eightLetters)]
        },
        RuleCase("an end and a role", .timed(admin)) {
            [member("bob"): account("bob", "admin", until: $0, code: RoomRules.eightLetters)]
        },
        RuleCase("an admin's end", .timed(admin)) { [member("ann") + "/until": .number(Double($0))] },
        RuleCase("an end that is moved", .timed(admin)) { [member("eve") + "/until": .number(Double($0))] },
        RuleCase("an end a day ahead", member("bob") + "/until", .number(Double(now + day)), .always(members)),
        RuleCase("an end after that", member("bob") + "/until", .number(Double(now + day + 1)), .never),
        RuleCase("an end in the year 2527", member("bob") + "/until", .number(17_592_186_044_415), .never),
        RuleCase("an end before 1970", member("bob") + "/until", .number(-1), .never),
        RuleCase("an end between milliseconds", member("bob") + "/until", .number(Double(now) + 0.5), .never),
        RuleCase("an end that is taken back", member("eve") + "/until", .null, .never),
        RuleCase("an end that is no time", member("bob") + "/until", .string("tomorrow"), .never),
        RuleCase("the end of who isn't there", member("gus") + "/until", .number(Double(now)), .never),
        RuleCase("another code", member("bob") + "/code", .string(RoomRules.rotatedCode), .never),
        RuleCase("a field that no account has", member("bob") + "/x", .string("y"), .never),
        RuleCase("an account taken away", member("bob"), .null, .never),
        RuleCase("an account without a member", member("fay"), .object(["role": .string("logger")]), .never),
        RuleCase("a room that isn't there", "rooms/new/members/zoe", account("m-zoe", "admin"), .always([.guest])),
        RuleCase("a room made for somebody else", "rooms/new/members/pat", account("m-pat", "admin"), .never),
        RuleCase("a room made by a logger", "rooms/new/members/zoe", account("zoe", "logger"), .never),
        RuleCase(
            "a room that is there, made again",
            "rooms/r2/members/zoe",
            account("m", "admin"),
            .always([.otherAdmin])
        ),
        RuleCase("a room with its plan in one write", .never) {
            [
                "rooms/new/members/zoe": account("m-zoe", "admin"),
                "rooms/new/plan/room/room/room/id": register("new", $0),
            ]
        },
    ]

    private static let joining = [
        RuleCase("joined by the code", member("zoe"), joiner(), .always([.guest, .admin])),
        RuleCase("joined as an admin", member("zoe"), joiner(role: "admin"), .always(admin)),
        RuleCase("joined as another member", member("zoe"), joiner(member: "bob"), .always(admin)),
        RuleCase("joined without a code", member("zoe"), account("zoe", "logger"), .always(admin)),
        RuleCase("joined by an expired code", member("zoe"), joiner(code: RoomRules.expiredCode), .always(admin)),
        RuleCase("joined by a rotated code", member("zoe"), joiner(code: RoomRules.rotatedCode), .always(admin)),
        RuleCase("joined by a code that isn't there", member("zoe"), joiner(code: "000000000000"), .always(admin)),
        RuleCase("joined by eight letters", member("zoe"), joiner(code: RoomRules.eightLetters), .never),
        RuleCase("joined by a text that is no code", member("zoe"), joiner(code: "k3f9-x2aa-7qwm"), .never),
        RuleCase("joined by a way out of the codes", member("zoe"), joiner(code: "../x"), .never),
        RuleCase("joined for somebody else", member("pat"), joiner(member: "pat"), .always(admin)),
        RuleCase("joined with an end", member("zoe"), joiner(until: now), .always(admin)),
        RuleCase("joined another room by its code", "rooms/r2/members/zoe", joiner(), .always([.otherAdmin])),
        RuleCase("joined again after a removal", member("eve"), joiner(member: "eve"), .never),
        RuleCase("joined again after an admin's removal", member("dan"), joiner(member: "dan"), .never),
    ]

    // MARK: The plan

    private static let plan = [
        RuleCase("a new field", .timed(admin)) { ["\(egg)/dose": register("1", $0)] },
        RuleCase("a newer field", .timed(admin, behind: [])) { ["\(egg)/name": register("Eggs", $0)] },
        RuleCase("an emptied field", .timed(admin, behind: [])) { ["\(egg)/name": register("", $0)] },
        RuleCase("a field a day ahead", "\(egg)/name", register("Eggs", now + day), .always(admin)),
        RuleCase("a field after that", "\(egg)/name", register("Eggs", now + day + 1), .never),
        RuleCase("the same time, a later count", "\(egg)/name", register("E", now - day, "0002-node"), .always(admin)),
        RuleCase("the same time, a later device", "\(egg)/name", register("E", now - day, "0001-z"), .always(admin)),
        RuleCase("the same time, an earlier count", "\(egg)/name", register("E", now - day, "0000-z"), .never),
        RuleCase("the same field", "\(egg)/name", RoomRules.register("Egg"), .always(everMembers)),
        RuleCase("an older field", "\(egg)/name", register("Eg", now - 2 * day), .never),
        RuleCase("another value of the same clock", "\(egg)/name", RoomRules.register("Eg"), .never),
        RuleCase("a field taken away", "\(egg)/name", .null, .never),
        RuleCase("a code in the plan", "rooms/r1/plan/room/room/room/code", register("K3F9", now), .never),
        RuleCase("settings in the plan", "rooms/r1/plan/bob/settings/settings/timerOn", register("true", now), .never),
        RuleCase("a whole item at once", "\(cycle)/item/oat", .object(["name": register("Oat", now)]), .never),
        RuleCase("a new member's name", .timed(admin)) { ["\(person)/fay/name": register("Fay", $0)] },
        RuleCase("an own field, once", .timed(members)) { ["\(person)/bob/joined": register("2026-01-05", $0)] },
        RuleCase("an own field of 6,400 characters", .timed(members)) {
            ["\(person)/bob/joined": register(String(repeating: "x", count: 6_400), $0)]
        },
        RuleCase("an own field of 6,401 characters", .timed(admin)) {
            ["\(person)/bob/joined": register(String(repeating: "x", count: 6_401), $0)]
        },
        RuleCase("an own name, again", .timed(admin, behind: [])) { ["\(person)/bob/name": register("Rob", $0)] },
        RuleCase("an own role, higher", .timed(admin, behind: [])) { ["\(person)/bob/role": register("admin", $0)] },
        RuleCase("a member who leaves", .timed(members)) { ["\(person)/bob/revoked": register("2026-01-05", $0)] },
        RuleCase("an own field that no member has", .timed(admin)) { ["\(person)/bob/x": register("1", $0)] },
        RuleCase("an own field after the removal", .timed(admin)) { ["\(person)/eve/joined": register("1", $0)] },
        RuleCase("the end of a removed member, earlier", .timed(admin, behind: [])) {
            ["\(person)/dan/revoked": register("2020-01-01T00:00:00.000Z", $0)]
        },
        RuleCase("a hold", .timed(admin)) { ["rooms/r1/plan/room/hold/2026-01-06/reason": register("travel", $0)] },
        RuleCase("the clinic's number", .timed(admin)) {
            ["rooms/r1/plan/room/clinic/clinic/phone": register("602", $0)]
        },
        RuleCase("the wait between treatment foods", .timed(admin)) {
            ["rooms/r1/plan/room/timing/treatment/interval": register("30", $0)]
        },
        RuleCase("a stop by the clinic's word", .timed(admin)) { ["\(egg)/stopped": register("2026-03-23", $0)] },
        RuleCase("a supply", .timed(admin)) { ["rooms/r1/plan/room/supply/egg/amount": register("3", $0)] },
    ]

    private static let forms = [
        RuleCase("a field without a time", "\(egg)/name/t", .null, .never),
        RuleCase("a field without its counter", "\(egg)/name/h", .null, .never),
        RuleCase("a value alone", "\(egg)/name/v", .string("Eggs"), .never),
        RuleCase("a time as text", "\(egg)/x", field(t: .string("\(now)")), .never),
        RuleCase("a time between milliseconds", "\(egg)/x", field(t: .number(Double(now) + 0.5)), .never),
        RuleCase("a time before 1970", "\(egg)/x", field(t: .number(-1)), .never),
        RuleCase("a time of the year 2527", "\(egg)/x", field(t: .number(17_592_186_044_415)), .never),
        RuleCase("a counter of five digits", "\(egg)/x", register("1", now, "00001-node"), .never),
        RuleCase("a whole clock as text", "\(egg)/x", register("1", now, RoomRules.bobsTick), .never),
        RuleCase(
            "the form of earlier versions",
            "\(egg)/x",
            .object(["v": .string("1"), "h": .string(RoomRules.bobsTick)]),
            .never
        ),
        RuleCase("a value that is no text", "\(egg)/x", field(v: .number(1)), .never),
        RuleCase("more than a field has", "\(egg)/x", field(more: .number(1)), .never),
    ]

    private static let holds = [
        RuleCase("an illness, as one's own", .timed(members)) { illness(["reason": "fever", "member": "bob"], $0) },
        RuleCase("an illness, as another's", .timed(admin)) { illness(["reason": "fever", "member": "ann"], $0) },
        RuleCase("an illness of nobody", .timed(admin)) { illness(["reason": "fever"], $0) },
        RuleCase("a release", .timed(admin)) {
            illness(
                ["was": "fever", "member": "bob", "releasedBy": "bob", "releasedAt": "2026-01-06T08:00:00.000Z"],
                $0
            )
        },
        RuleCase("a reason of 6,401 characters", .timed(admin)) {
            illness(["reason": String(repeating: "x", count: 6_401), "member": "bob"], $0)
        },
        RuleCase("another reason for a hold that is there", .timed(admin, behind: [])) {
            ["\(cycle)/hold/2026-01-03/reason": register("travel", $0)]
        },
        RuleCase("the hold that is there taken out", .timed(admin, behind: [])) {
            ["\(cycle)/hold/2026-01-03/reason": register("", $0)]
        },
    ]

    private static let reactions = [
        RuleCase("a note on an own reaction", .timed(members)) { ["\(reaction)/itch/note": register("worse", $0)] },
        RuleCase("an own reaction taken out", .timed(members, behind: [])) {
            ["\(reaction)/itch/symptom": register("", $0)]
        },
        RuleCase("another's reaction taken out", .timed(admin, behind: [])) {
            ["\(reaction)/rash/symptom": register("", $0)]
        },
        RuleCase("another's reaction made one's own", .timed(admin, behind: [])) {
            ["\(reaction)/rash/member": register("bob", $0)]
        },
        RuleCase("a note on an own severe reaction", .timed(members)) {
            ["\(reaction)/shock/note": register("worse", $0)]
        },
        RuleCase("a second adrenaline of an own severe reaction", .timed(members)) {
            ["\(reaction)/shock/secondAdrenaline": register("2026-01-05T08:15:00.000Z", $0)]
        },
        RuleCase("the second adrenaline of an own reaction taken out", .timed(admin, behind: [])) {
            ["\(reaction)/pen/secondAdrenaline": register("", $0)]
        },
        RuleCase("an own severe reaction made a mild one", .timed(admin, behind: [])) {
            ["\(reaction)/shock/severity": register("mild", $0)]
        },
        RuleCase("an own severe reaction taken out", .timed(admin, behind: [])) {
            ["\(reaction)/shock/symptom": register("", $0)]
        },
        RuleCase("the adrenaline of an own reaction taken out", .timed(admin, behind: [])) {
            ["\(reaction)/pen/adrenaline": register("", $0)]
        },
        RuleCase("the time of an own adrenaline changed", .timed(admin, behind: [])) {
            ["\(reaction)/pen/adrenaline": register("2026-01-05T07:00:00.000Z", $0)]
        },
        RuleCase("the onset of an own reaction with adrenaline changed", .timed(admin, behind: [])) {
            ["\(reaction)/pen/at": register("2026-01-04T08:00:00.000Z", $0)]
        },
        RuleCase("an own reaction with adrenaline taken out", .timed(admin, behind: [])) {
            ["\(reaction)/pen/symptom": register("", $0)]
        },
        RuleCase("an own reaction with adrenaline made a mild one", .timed(admin, behind: [])) {
            ["\(reaction)/pen/severity": register("mild", $0)]
        },
        RuleCase("an own reaction with adrenaline made a severe one", .timed(members, behind: [])) {
            ["\(reaction)/pen/severity": register("severe", $0)]
        },
        RuleCase("a note where an own reaction with adrenaline has an empty one", .timed(members, behind: [])) {
            ["\(reaction)/pen/note": register("worse", $0)]
        },
        RuleCase("the time of an own adrenaline that wasn't known", .timed(members, behind: [])) {
            [
                "\(reaction)/onset/adrenaline": register("2026-01-05T08:10:00.000Z", $0),
                "\(reaction)/onset/note": register("", $0),
            ]
        },
        RuleCase("an own adrenaline without a known time taken out", .timed(admin, behind: [])) {
            ["\(reaction)/onset/adrenaline": register("", $0)]
        },
        RuleCase("an own adrenaline without a known time taken out beside a note", .timed(admin, behind: [])) {
            ["\(reaction)/onset/adrenaline": register("", $0), "\(reaction)/onset/note": register("", $0)]
        },
        RuleCase("the stop after a severe reaction lifted", .timed(admin)) {
            ["\(cycle)/lift/shock/at": register("2026-01-06T08:00:00.000Z", $0)]
        },
        RuleCase("the emergency plan", .timed(admin)) {
            ["rooms/r1/plan/room/emergency/plan/allergens": register("peanut", $0)]
        },
        RuleCase("a reaction of nobody", .timed(admin)) { ["\(reaction)/hives/symptom": register("hives", $0)] },
        RuleCase("a late note on an own reaction", .timed([.admin, .removed])) {
            ["\(reaction)/cough/note": register("worse", $0)]
        },
        RuleCase("an own reaction taken out after the removal", .timed(admin, behind: [])) {
            ["\(reaction)/cough/symptom": register("", $0)]
        },
        RuleCase("a late reaction of Eve's", .timed([.admin, .removed])) { sting("eve", "10:00", $0) },
        RuleCase("a late reaction of Dan's", .timed([.admin, .removedAdmin])) { sting("dan", "10:00", $0) },
        RuleCase("a reaction of Eve's after the removal", .timed(admin)) { sting("eve", "11:30", $0) },
        RuleCase("a reaction of Bob's", .timed(members)) { sting("bob", "11:30", $0) },
    ]

    // MARK: Parts

    static let cycle = "rooms/r1/plan/cycle-1"
    private static let egg = cycle + "/item/egg"
    private static let reaction = cycle + "/reaction"
    private static let person = "rooms/r1/plan/room/member"

    static func register(_ value: String, _ time: Int64, _ rest: String = "0001-node") -> RealtimeValue {
        RoomRules.register(value, at: time, rest)
    }

    private static func member(_ account: String) -> String { "rooms/r1/members/" + account }

    private static func account(
        _ member: String,
        _ role: String,
        until: Int64? = nil,
        code: String? = nil
    ) -> RealtimeValue { RoomRules.account(member, role, until: until, code: code) }

    private static func joiner(
        member: String = "zoe",
        role: String = "logger",
        until: Int64? = nil,
        code: String = RoomRules.code
    ) -> RealtimeValue { RoomRules.account(member, role, until: until, code: code) }

    /// A field with one invalid part.
    private static func field(
        v: RealtimeValue = .string("1"),
        t: RealtimeValue = .number(Double(now)),
        more: RealtimeValue = .null
    ) -> RealtimeValue { .children(["v": v, "t": t, "h": .string("0001-node"), "more": more]) }

    /// The fields of a new hold.
    private static func illness(_ values: [String: String], _ time: Int64) -> [String: RealtimeValue] {
        Dictionary(
            uniqueKeysWithValues: values.map { ("\(cycle)/hold/2026-01-06/\($0.key)", register($0.value, time)) }
        )
    }

    /// A complete new reaction of a member, at a time on the day of the removals.
    private static func sting(_ member: String, _ clock: String, _ time: Int64) -> [String: RealtimeValue] {
        let values = ["member": member, "symptom": "sting", "at": "2026-01-05T\(clock):00.000Z"]
        return Dictionary(
            uniqueKeysWithValues: values.map { ("\(reaction)/sting/\($0.key)", register($0.value, time)) }
        )
    }
}
