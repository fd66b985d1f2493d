import RealtimeTree

extension RoomRuleCases {
    // MARK: Ticks

    static let ticks = [
        RuleCase("Bob's tick", .timed(members, behind: admin)) { tick("bob", recorded: $0) },
        RuleCase("Ann's tick", .timed(admin)) { tick("m-ann", recorded: $0) },
        RuleCase("Bob's tick of a month ago", .always(members)) { _ in tick("bob", recorded: now - 30 * day) },
        RuleCase("Bob's tick of before that", .always(admin)) { _ in tick("bob", recorded: now - 30 * day - 1) },
        RuleCase("Ann's tick of a year ago", .always(admin)) { _ in tick("m-ann", recorded: now - 365 * day) },
        RuleCase("Bob's tick a day ahead", .always(members)) { _ in tick("bob", recorded: now + day) },
        RuleCase("Bob's tick after that", .never) { _ in tick("bob", recorded: now + day + 1) },
        RuleCase("a tick that was taken two days before its record", .always(members)) { _ in
            tick("bob", recorded: now, changing: ["at": .number(Double(now - 2 * day))])
        },
        RuleCase("a tick that was taken before that", .always(admin)) { _ in
            tick("bob", recorded: now, changing: ["at": .number(Double(now - 2 * day - 1))])
        },
        RuleCase("a tick that is taken more than a day ahead", .never) { _ in
            tick("bob", recorded: now, changing: ["at": .number(Double(now + day + 1))])
        },
        RuleCase("Eve's tick of before her removal", .always([.admin, .removed])) { _ in tick("eve", recorded: until) },
        RuleCase("Eve's tick of after it", .always(admin)) { _ in tick("eve", recorded: until + 1) },
        RuleCase("Eve's tick of a month before it", .always([.admin, .removed])) { _ in
            tick("eve", recorded: until - 30 * day)
        },
        RuleCase("Eve's tick of before that", .always(admin)) { _ in tick("eve", recorded: until - 30 * day - 1) },
        RuleCase("Dan's own tick of before his removal", .always([.admin, .removedAdmin])) { _ in
            tick("dan", recorded: until)
        },
        RuleCase("Bob's tick of before the removals", .always(members)) { _ in tick("bob", recorded: until) },
        RuleCase("Bob's tick under the name of Ann's", .always(admin)) { _ in
            ["rooms/r1/logs/2026-01-06_egg_1/c/\(RoomRules.annsTick)": RoomRules.tick(of: "bob", recorded: now)]
        },
        RuleCase("Bob's tick and its tombstone under the name of Ann's", .always(admin)) { _ in
            hidden(RoomRules.annsTick, by: "bob")
        },
        RuleCase("Eve's tick of before her removal, and its tombstone, under the name of Ann's", .always(admin)) { _ in
            hidden(RoomRules.annsTick, by: "eve", recorded: until)
        },
        RuleCase("a tick of nobody", .never) { tick("", recorded: $0) },
        RuleCase("a tick without a time", .never) { tick("bob", recorded: $0, changing: ["at": .null]) },
        RuleCase("a tick without its record", .never) { tick("bob", recorded: $0, changing: ["recorded": .null]) },
        RuleCase("a record between milliseconds", .never) { _ in
            tick("bob", recorded: now, changing: ["recorded": .number(Double(now) + 0.5)])
        },
        RuleCase("a tick without a dose", .timed(members, behind: admin)) {
            tick("bob", recorded: $0, changing: ["amount": .null, "unit": .null])
        },
        RuleCase("half a dose", .never) { tick("bob", recorded: $0, changing: ["unit": .null]) },
        RuleCase("a category that is none", .never) {
            tick("bob", recorded: $0, changing: ["category": .string("snack")])
        },
        RuleCase("a time as text", .never) { tick("bob", recorded: $0, changing: ["at": .string("8:00")]) },
        RuleCase("a field for later versions", .timed(members, behind: admin)) {
            tick("bob", recorded: $0, changing: ["more": .string("{}")])
        },
        RuleCase("a tick with the answer that the clinic said go on", .timed(members, behind: admin)) {
            tick(
                "bob",
                recorded: $0,
                changing: ["more": .string(#"{"goOn":{"asked":["a gap"],"at":"2026-01-06T08:00:00.000Z"}}"#)]
            )
        },
        RuleCase("a field that nobody knows", .never) { tick("bob", recorded: $0, changing: ["x": .string("{}")]) },
        RuleCase("a slot that is none", .never) { tick("bob", recorded: $0, at: "egg") },
        RuleCase("a clock that is none", "\(slot)/c/first", RoomRules.tick(of: "bob", recorded: now), .never),
        RuleCase("one field of a tick", "\(slot)/c/\(RoomRules.bobsTick)/member", .string("m-ann"), .never),
        RuleCase("a tick taken away", "\(slot)/c/\(RoomRules.bobsTick)", .null, .never),
        RuleCase("a tick changed", .never) { _ in
            ["\(slot)/c/\(RoomRules.bobsTick)": RoomRules.tick(of: "bob", recorded: now)]
        },
        RuleCase("the same tick", .always(everMembers)) { _ in
            ["\(slot)/c/\(RoomRules.bobsTick)": RoomRules.tick(of: "bob", recorded: now - day)]
        },
        RuleCase("a tick beside the ticks", "\(slot)/d/x", RoomRules.tick(of: "bob", recorded: now), .never),
    ]

    static let tombstones = [
        RuleCase("Bob's tick taken back by him", .timed(members)) { stone(RoomRules.bobsTick, "bob", at: $0) },
        RuleCase("27 hours after it", .always(members)) { _ in stone(RoomRules.bobsTick, "bob", at: now + 3 * hour) },
        RuleCase("a moment later", .always(admin)) { _ in stone(RoomRules.bobsTick, "bob", at: now + 3 * hour + 1) },
        RuleCase("Bob's tick of eight days ago, said to be taken back the same day", .always(admin)) { _ in
            stone(RoomRules.bobsOldTick, "bob", at: now - 8 * day)
        },
        RuleCase("a tick and its tombstone after seven days", .always(members)) { _ in
            edited("bob", recorded: now - 7 * day)
        },
        RuleCase("a tick and its tombstone after that", .always(admin)) { _ in
            edited("bob", recorded: now - 7 * day - 1)
        },
        RuleCase("Ann's tick taken back by Bob", .timed(admin)) { stone(RoomRules.annsTick, "bob", at: $0) },
        RuleCase("Ann's tick taken back as by Ann", .timed(admin)) { stone(RoomRules.annsTick, "m-ann", at: $0) },
        RuleCase("Bob's tick taken back by Dan", .always(admin)) { _ in stone(RoomRules.bobsTick, "dan", at: until) },
        RuleCase("a tick that isn't there", .timed(admin)) {
            stone(RoomRules.clock("bob", 9, at: now), "bob", at: $0)
        },
        RuleCase("Eve's tick taken back by her before her removal", .always([.admin, .removed])) { _ in
            stone(RoomRules.evesTick, "eve", at: until)
        },
        RuleCase("Eve's tick taken back by her after it", .always(admin)) { _ in
            stone(RoomRules.evesTick, "eve", at: until + 1)
        },
        RuleCase("a tombstone more than a day ahead", .never) { _ in
            stone(RoomRules.annsTick, "m-ann", at: now + day + 1)
        },
        RuleCase("no claim at all", .never) { _ in
            stone(RoomRules.bobsTick, "bob", at: now, changing: ["claim": .null])
        },
        RuleCase("a claim that is none", .never) { _ in
            stone(RoomRules.bobsTick, "bob", at: now, changing: ["claim": .string("x")])
        },
        RuleCase("a tombstone taken away", "\(slot)/x/\(RoomRules.bobsTombstone)", .null, .never),
        RuleCase("the same tombstone", .always(everMembers)) { _ in
            [
                "\(slot)/x/\(RoomRules.bobsTombstone)":
                    RoomRules.tombstone(of: RoomRules.bobsTick, by: "bob", at: now - day)
            ]
        },
    ]

    // MARK: Codes and settings

    static let codes = [
        RuleCase("a newer code", .timed(admin, behind: [])) {
            [key: register("\(other) 2026-01-11T12:00:00.000Z", $0)]
        },
        RuleCase("no code", .timed(admin, behind: [])) { [key: register("", $0)] },
        RuleCase(
            "the code that is there",
            key,
            register("\(RoomRules.code) 2026-01-11T12:00:00.000Z", now - day),
            .always(everAdmins)
        ),
        RuleCase("an older code", key, register("\(other) 2026-01-11T12:00:00.000Z", now - 2 * day), .never),
        RuleCase(
            "a code of the year 2527",
            key,
            register("\(other) 2026-01-11T12:00:00.000Z", 17_592_186_044_415),
            .never
        ),
        RuleCase("a key beside it", "keys/r1/x", .string("y"), .never),
        RuleCase("the room's code taken away", key, .null, .never),
        RuleCase("a code and its letters", .timed(admin, behind: [])) { code(other, expires: $0 + 6 * day, at: $0) },
        RuleCase("a code in the stead of the one before", .timed(admin, behind: [])) {
            code(other, expires: $0 + 6 * day, at: $0, voiding: RoomRules.code)
        },
        RuleCase("a code whose letters of before are gone", .never) {
            code(other, expires: $0 + 6 * day, at: $0, voiding: "000000000000")
        },
        RuleCase("letters for seven days", .always(admin)) { _ in code(other, expires: now + 7 * day, at: now) },
        RuleCase("letters for longer", .never) { _ in code(other, expires: now + 7 * day + 1, at: now) },
        RuleCase("letters that have expired", .never) { _ in code(other, expires: now, at: now) },
        RuleCase(
            "letters that aren't the room's code",
            letters(other),
            RoomRules.letters("r1", expires: now + day),
            .never
        ),
        RuleCase("letters beside the code", .never) { time in
            code(other, expires: time + day, at: time).merging([
                letters("AAAAAAAAAAAA"): RoomRules.letters("r1", expires: time + day)
            ]) { $1 }
        },
        RuleCase("eight letters", .never) { code("ABCDEFGH", expires: $0 + day, at: $0) },
        RuleCase(
            "letters of the code for longer",
            letters(RoomRules.code),
            RoomRules.letters("r1", expires: now + 7 * day),
            .always(admin)
        ),
        RuleCase(
            "letters of Max's code",
            letters("MAXSMAXSMAXS"),
            RoomRules.letters("r2", expires: now + day),
            .always([.otherAdmin])
        ),
        RuleCase(
            "letters of another room",
            letters(RoomRules.code),
            RoomRules.letters("r2", expires: now + day),
            .never
        ),
        RuleCase(
            "letters for a way through a room",
            letters(other),
            RoomRules.letters("r1/x", expires: now + day),
            .never
        ),
        RuleCase("letters taken away", letters(RoomRules.code), .null, .always(admin)),
        RuleCase("eight letters taken away", letters(RoomRules.eightLetters), .null, .always(admin)),
        RuleCase("letters that aren't there taken away", letters(other), .null, .never),
        RuleCase("many letters that aren't there taken away", .never) { _ in
            [letters(other): .null, letters("AAAAAAAAAAAA"): .null, letters("BBBBBBBBBBBB"): .null]
        },
        RuleCase(
            "the letters that are there",
            letters(RoomRules.code),
            RoomRules.letters("r1", expires: now + 6 * day),
            .always(admin)
        ),
        RuleCase(
            "letters of before that are there",
            letters(RoomRules.rotatedCode),
            RoomRules.letters("r1", expires: now + day),
            .always(admin)
        ),
        RuleCase("letters without an end", letters(RoomRules.code), .object(["room": .string("r1")]), .never),
        RuleCase("all letters taken away", "codes", .null, .never),
    ]

    static let settings = [
        RuleCase("Bob's setting", .timed([.logger])) { ["\(own("bob"))/timerMinutes": register("20", $0)] },
        RuleCase("Bob's newer setting", .timed([.logger], behind: [])) {
            ["\(own("bob"))/timerOn": register("false", $0)]
        },
        RuleCase("Bob's setting as it is", "\(own("bob"))/timerOn", register("true", now - day), .always([.logger])),
        RuleCase("Bob's older setting", "\(own("bob"))/timerOn", register("false", now - 2 * day), .never),
        RuleCase("Bob's setting taken away", "\(own("bob"))/timerOn", .null, .never),
        RuleCase("the settings of who belongs to no room", "\(own("zoe"))/timerOn", register("true", now), .never),
        RuleCase("a setting after a removal", .timed([.removed, .longRemoved])) {
            ["\(own("eve"))/timerOn": register("true", $0)]
        },
        RuleCase("a field that is no setting", "users/bob/rooms/r1/x", .string("y"), .never),
    ]

    static let elsewhere = [
        RuleCase("everything", "", .object(["x": .bool(true)]), .never),
        RuleCase("all rooms", "rooms", .null, .never),
        RuleCase("a room", "rooms/r1", .null, .never),
        RuleCase("a field that no room has", "rooms/r1/x", .string("y"), .never),
        RuleCase("a place that no database has", "elsewhere", .string("y"), .never),
    ]

    // MARK: Parts

    private static let hour: Int64 = 3_600_000
    private static let slot = "rooms/r1/logs/2026-01-05_egg_1"
    private static let key = "keys/r1/code"
    private static let other = "ABCDEFGHJKMN"

    private static func letters(_ text: String) -> String { "codes/" + text }

    private static func tick(
        _ member: String,
        recorded: Int64,
        at slot: String = "2026-01-06_egg_1",
        changing fields: [String: RealtimeValue] = [:]
    ) -> [String: RealtimeValue] {
        let node = member == "m-ann" || member.isEmpty ? "ann" : member
        let tick = RoomRules.tick(of: member, recorded: recorded).children.merging(fields) { $1 }
        return ["rooms/r1/logs/\(slot)/c/\(RoomRules.clock(node, 7, at: recorded))": .children(tick)]
    }

    private static func stone(
        _ claim: String,
        _ member: String,
        at time: Int64,
        changing fields: [String: RealtimeValue] = [:]
    ) -> [String: RealtimeValue] {
        let stone = RoomRules.tombstone(of: claim, by: member, at: time).children.merging(fields) { $1 }
        return ["\(slot)/x/\(RoomRules.clock("bob", 8, at: now))": .children(stone)]
    }

    /// A claim and its tombstone in one write.
    private static func edited(_ member: String, recorded: Int64) -> [String: RealtimeValue] {
        let claim = RoomRules.clock(member, 7, at: recorded)
        return [
            "\(slot)/c/\(claim)": RoomRules.tick(of: member, recorded: recorded),
            "\(slot)/x/\(RoomRules.clock(member, 8, at: recorded))":
                RoomRules.tombstone(of: claim, by: member, at: recorded),
        ]
    }

    /// A claim of another box with a used clock, and its tombstone.
    private static func hidden(_ claim: String, by member: String, recorded: Int64 = now) -> [String: RealtimeValue] {
        let slot = "rooms/r1/logs/2026-01-06_milk_1"
        return [
            "\(slot)/c/\(claim)": RoomRules.tick(of: member, recorded: recorded),
            "\(slot)/x/\(RoomRules.clock(member, 8, at: recorded))":
                RoomRules.tombstone(of: claim, by: member, at: recorded),
        ]
    }

    /// The room's code with its letters, and the deletion of the former letters.
    private static func code(
        _ text: String,
        expires: Int64,
        at time: Int64,
        voiding before: String? = nil
    ) -> [String: RealtimeValue] {
        var places = [
            key: register("\(text) 2026-01-11T12:00:00.000Z", time),
            letters(text): RoomRules.letters("r1", expires: expires),
        ]
        if let before { places[letters(before)] = .null }
        return places
    }

    private static func own(_ account: String) -> String {
        "users/\(account)/rooms/r1/settings/\(account)/settings/settings"
    }
}
