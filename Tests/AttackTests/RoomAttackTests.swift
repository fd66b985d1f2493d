import ServedRooms
import TestKit
import Testing
import TimeKit

/// Attacks by members of a room, and guesses by strangers, against a real server with the shipped rules.
@Suite("Attacks on a room", .timeLimit(.minutes(5)))
struct RoomAttackTests {
    private static let hour: Int64 = 3_600_000
    private static let day = 24 * hour
    private static let slot = "/rooms/r1/logs/2026-01-05_egg_1"

    /// Room r1 with two admins, Ann and Dan, and a logger, Bob.
    private struct Family {
        let server: RuledServer
        let ann: RuledServer.Account
        let dan: RuledServer.Account
        let bob: RuledServer.Account
        /// The creation time of the room, in milliseconds since 1970.
        let now = WallClock.live.now().milliseconds

        init() async throws {
            server = try RuledServer()
            ann = try await server.makeRoom("r1")
            dan = try await server.signUp()
            bob = try await server.signUp()
            for (account, role) in [(dan, "admin"), (bob, "logger")] {
                let body = #"{"member": "\#(account.uid)", "role": "\#(role)"}"#
                try await expect(200, "PUT /rooms/r1/members/\(account.uid)", ann, body)
            }
        }

        func expect(_ status: Int, _ line: String, _ sender: RuledServer.Account, _ body: String? = nil) async throws {
            let answer = try await server.ask("\(line).json", as: sender, body: body)
            #expect(answer.status == status, "\(line) \(body ?? ""): \(answer.text)")
        }

        /// Ends an account's access as of a minute ago.
        func remove(_ account: RuledServer.Account) async throws {
            try await expect(200, "PUT /rooms/r1/members/\(account.uid)/until", ann, "\(now - 60_000)")
        }

        func tick(of member: String, recorded: Int64) -> String {
            #"{"member": "\#(member)", "cycle": "c1", "at": \#(recorded), "recorded": \#(recorded), "name": "Egg", "category": "treatment"}"#
        }

        func tombstone(of claim: String, by member: String, at: Int64) -> String {
            #"{"claim": "\#(claim)", "member": "\#(member)", "at": \#(at)}"#
        }

        func register(_ value: String, at time: Int64, _ rest: String = "0000-x") -> String {
            #"{"v": "\#(value)", "t": \#(time), "h": "\#(rest)"}"#
        }

        /// An update with the room's code and its letters.
        func code(_ letters: String, at time: Int64, _ rest: String = "0000-x", expires: Int64) -> String {
            let key = register("\(letters) 2026-01-11T12:00:00.000Z", at: time, rest)
            return #"{"keys/r1/code": \#(key), "codes/\#(letters)": {"room": "r1", "expires": \#(expires)}}"#
        }

        func join(_ account: RuledServer.Account, by letters: String, _ status: Int) async throws {
            let body = #"{"member": "\#(account.uid)", "role": "logger", "code": "\#(letters)"}"#
            try await expect(status, "PUT /rooms/r1/members/\(account.uid)", account, body)
        }
    }

    /// The text of a clock, which is also the id of a claim.
    private func clock(_ account: RuledServer.Account, _ milliseconds: Int64, _ count: Int = 0) -> String {
        let time = String(milliseconds, radix: 16)
        return String(repeating: "0", count: 12 - time.count) + "\(time)-000\(count)-\(account.uid.lowercased())"
    }

    @Test("a removed admin takes back nobody's dose and adds none, and brings ticks of their own from before")
    func removedAdmin() async throws {
        let family = try await Family()
        let (now, dan) = (family.now, family.dan)
        let dose = clock(family.bob, now - Self.hour)
        let bobs = family.tick(of: family.bob.uid, recorded: now - Self.hour)
        try await family.expect(200, "PUT \(Self.slot)/c/\(dose)", family.bob, bobs)
        try await family.remove(dan)
        // All stated times are before the removal.
        let before = now - Self.hour / 2
        for member in [dan.uid, family.bob.uid] {
            let back = family.tombstone(of: dose, by: member, at: before)
            try await family.expect(401, "PUT \(Self.slot)/x/\(clock(dan, before))", dan, back)
        }
        let false9 = family.tick(of: family.bob.uid, recorded: before)
        try await family.expect(401, "PUT \(Self.slot)/c/\(clock(dan, before))", dan, false9)
        let plan = "PUT /rooms/r1/plan/cycle-1/item/egg/name"
        try await family.expect(401, plan, dan, family.register("Milk", at: before))
        try await family.expect(401, "PUT /rooms/r1/members/\(dan.uid)/until", dan, "null")
        let own = family.tick(of: dan.uid, recorded: before)
        try await family.expect(200, "PUT \(Self.slot)/c/\(clock(dan, before, 1))", dan, own)
    }

    @Test(
        "an admin whose end is an hour ahead ticks nothing past it, moves no end, makes no admin and gives out no code"
    )
    func endAhead() async throws {
        let family = try await Family()
        let (now, dan, end) = (family.now, family.dan, family.now + Self.hour)
        try await family.expect(200, "PUT /rooms/r1/members/\(dan.uid)/until", family.ann, "\(end)")
        for member in [dan.uid, family.bob.uid] {
            let late = family.tick(of: member, recorded: end + 1)
            try await family.expect(401, "PUT \(Self.slot)/c/\(clock(dan, end + 1))", dan, late)
        }
        let early = family.tick(of: dan.uid, recorded: end)
        try await family.expect(200, "PUT \(Self.slot)/c/\(clock(dan, end))", dan, early)
        let back = family.tombstone(of: clock(dan, end), by: dan.uid, at: end + 1)
        try await family.expect(401, "PUT \(Self.slot)/x/\(clock(dan, end + 1, 1))", dan, back)
        let plan = "PUT /rooms/r1/plan/cycle-1/item/egg/name"
        try await family.expect(401, plan, dan, family.register("Milk", at: end + 1))
        try await family.expect(401, "PUT /rooms/r1/members/\(dan.uid)/until", dan, "\(now + 20 * Self.hour)")
        try await family.expect(401, "PUT /rooms/r1/members/x", dan, #"{"member": "x", "role": "admin"}"#)
        try await family.expect(401, "PATCH /", dan, family.code("PPPPPPPPPPPP", at: now, expires: end))
        try await family.expect(401, "GET /keys/r1/code", dan)
    }

    @Test("a code that an admin plants before the removal is voided by the other admin, and lets no stranger in")
    func plantedCode() async throws {
        let family = try await Family()
        let now = family.now
        let far: Int64 = 17_592_186_044_415
        // A clock in 2527, an expiry in 2527, and the latest clock that the rules allow.
        for body in [
            family.code("PPPPPPPPPPPP", at: far, expires: now + Self.day),
            family.code("PPPPPPPPPPPP", at: now, expires: far),
            family.code("PPPPPPPPPPPP", at: now + Self.day + Self.hour, expires: now + Self.day),
            family.code("PPPPPPPPPPPP", at: now, expires: now + 7 * Self.day + Self.hour),
        ] { try await family.expect(401, "PATCH /", family.dan, body) }
        let last = "ffff-" + String(repeating: "z", count: 32)
        let planted = family.code("PPPPPPPPPPPP", at: now + Self.day, last, expires: now + 7 * Self.day)
        try await family.expect(200, "PATCH /", family.dan, planted)
        try await family.remove(family.dan)
        try await family.expect(401, "GET /rooms/r1", family.dan)
        // A device that has seen the forged clock continues from it.
        let voided = family.register("", at: now + Self.day + 1)
        try await family.expect(200, "PUT /keys/r1/code", family.ann, voided)
        let stranger = try await family.server.signUp()
        try await family.join(stranger, by: "PPPPPPPPPPPP", 401)
        try await family.expect(401, "GET /rooms/r1", stranger)
        // A valid code after that still admits people.
        let honest = family.code("HHHHHHHHHHHH", at: now + Self.day + 2, expires: now + 6 * Self.day)
        try await family.expect(200, "PATCH /", family.ann, honest)
        try await family.join(stranger, by: "HHHHHHHHHHHH", 200)
    }

    @Test("a removed admin's clock on a field of the plan is written over by the other admin")
    func poisonedField() async throws {
        let family = try await Family()
        let place = "PUT /rooms/r1/plan/cycle-1/item/egg/name"
        let (now, largest) = (family.now, "ffff-" + String(repeating: "z", count: 32))
        for time in [17_592_186_044_415, now + 30 * Self.day] {
            try await family.expect(401, place, family.dan, family.register("Poison", at: time))
        }
        try await family.expect(200, place, family.dan, family.register("Poison", at: now + Self.day, largest))
        try await family.remove(family.dan)
        try await family.expect(200, place, family.ann, family.register("Egg", at: now + Self.day + 1))
    }

    @Test("a logger takes back no tick of two months ago, whatever time is declared, and adds none")
    func oldTicks() async throws {
        let family = try await Family()
        let (now, bob) = (family.now, family.bob)
        let old = now - 60 * Self.day
        let claim = clock(bob, old)
        let tick = family.tick(of: bob.uid, recorded: old)
        try await family.expect(401, "PUT \(Self.slot)/c/\(claim)", bob, tick)
        try await family.expect(200, "PUT \(Self.slot)/c/\(claim)", family.ann, tick)
        for at in [old, old + Self.hour, now] {
            let back = family.tombstone(of: claim, by: bob.uid, at: at)
            try await family.expect(401, "PUT \(Self.slot)/x/\(clock(bob, old, 1))", bob, back)
        }
        let today = clock(bob, now, 2)
        try await family.expect(200, "PUT \(Self.slot)/c/\(today)", bob, family.tick(of: bob.uid, recorded: now))
        let back = family.tombstone(of: today, by: bob.uid, at: now)
        try await family.expect(200, "PUT \(Self.slot)/x/\(clock(bob, now, 3))", bob, back)
    }

    @Test("a removed admin plants no code whose end can't be read")
    func unreadableCode() async throws {
        let family = try await Family()
        for end in ["x", "1795802250803", "2026-01-11 12:00", "9999999-01-11T12:00:00.000Z"] {
            let key = family.register("PPPPPPPPPPPP \(end)", at: family.now)
            let letters = #"{"room": "r1", "expires": \#(family.now + Self.day)}"#
            let body = #"{"keys/r1/code": \#(key), "codes/PPPPPPPPPPPP": \#(letters)}"#
            try await family.expect(401, "PATCH /", family.dan, body)
        }
    }

    @Test("a removed member guesses nothing that was written after the removal by writing it again")
    func repeatedGuess() async throws {
        let family = try await Family()
        let place = "/rooms/r1/plan/cycle-1/item/egg/dose"
        let before = family.register("3", at: family.now - 2 * Self.hour)
        try await family.expect(200, "PUT \(place)", family.dan, before)
        try await family.remove(family.dan)
        try await family.expect(200, "PUT \(place)", family.dan, before)
        try await family.expect(200, "PUT \(place)", family.ann, family.register("4", at: family.now))
        for guess in ["3", "4", "5"] { try await family.expect(401, "PUT \(place)/v", family.dan, "\"\(guess)\"") }
        try await family.expect(401, "PUT \(place)/t", family.dan, #"{".sv": {"increment": 0}}"#)
        try await family.expect(401, "PUT /rooms/r1/members/\(family.ann.uid)/role", family.dan, "\"admin\"")
    }

    @Test("roles, ends and an administrator's read of a room are security events")
    func events() async throws {
        let family = try await Family()
        try await family.remove(family.dan)
        let token = try family.server.roomd.run("users", "admin-token", "--minutes", "5").text.dropLast()
        for place in ["/rooms", "/rooms/r1", "/rooms/r1/plan"] {
            let read = try await family.server.ask("GET \(place).json", ["Authorization: Bearer \(token)"])
            #expect(read.status == 200)
        }
        let told = try family.server.roomd.run("security", "--json").text
        for uid in [family.ann.uid, family.bob.uid, family.dan.uid] { #expect(told.contains(uid)) }
        for word in ["ADMIN", "LOGGER", "ENDED"] { #expect(told.contains(#""reason" : "\#(word)""#), "\(told)") }
        #expect(told.contains(#""kind" : "export""#), "\(told)")
    }

    @Test("nobody who shares an admin's address holds up a removal by guessing codes")
    func removalGoesThrough() async throws {
        let family = try await Family()
        let code = family.code("KKKKKKKKKKKK", at: family.now, expires: family.now + 6 * Self.day)
        try await family.expect(200, "PATCH /", family.ann, code)
        for number in 10..<22 {
            _ = try await family.server.ask("GET /codes/0000000000\(number).json", as: family.bob)
        }
        try await family.expect(429, "GET /codes/000000000099", family.bob)
        let removal = #"{"rooms/r1/members/\#(family.bob.uid)/until": \#(family.now), "codes/KKKKKKKKKKKK": null}"#
        try await family.expect(200, "PATCH /", family.ann, removal)
        try await family.expect(401, "GET /rooms/r1", family.bob)
    }

    @Test("a logger hides nobody's tick by taking back another one under its name")
    func forgedName() async throws {
        let family = try await Family()
        let (now, bob) = (family.now, family.bob)
        let dose = clock(family.ann, now)
        let anns = family.tick(of: "m-ann", recorded: now)
        try await family.expect(200, "PUT \(Self.slot)/c/\(dose)", family.ann, anns)
        let bobs = family.tick(of: bob.uid, recorded: now)
        let back = family.tombstone(of: dose, by: bob.uid, at: now)
        let box = "rooms/r1/logs/2026-01-05_milk_1"
        try await family.expect(401, "PUT /\(box)/c/\(dose)", bob, bobs)
        try await family.expect(401, "PUT /\(box)/x/\(clock(bob, now))", bob, back)
        let both = #"{"\#(box)/c/\#(dose)": \#(bobs), "\#(box)/x/\#(clock(bob, now))": \#(back)}"#
        try await family.expect(401, "PATCH /", bob, both)
        try await family.expect(200, "PUT /\(box)/c/\(clock(bob, now))", bob, bobs)
    }

    @Test("no answer to deleting, making or repeating a code tells a stranger which codes there are")
    func guessing() async throws {
        let family = try await Family()
        let live = "VVVVVVVVVVVV"
        let made = family.code(live, at: family.now, expires: family.now + 6 * Self.day)
        try await family.expect(200, "PATCH /", family.ann, made)
        // roomd limits the number of tries, so each account makes few.
        let stranger = try await family.server.makeRoom("r2")
        let expires = family.now + Self.day
        for letters in [live, "ABSENTABSENT"] {
            try await family.expect(401, "DELETE /codes/\(letters)", stranger)
            let letter = #"{"room": "r2", "expires": \#(expires)}"#
            try await family.expect(401, "PUT /codes/\(letters)", stranger, letter)
        }
        let absent = (0..<50).map { #""codes/ABSENTABSE\#($0 + 10)": null"# }.joined(separator: ",")
        let refused = try await family.server.ask("PATCH /.json", as: stranger, body: "{\(absent)}")
        #expect((400..<500).contains(refused.status), "\(refused.text)")
        let places = (0..<50).map { #""codes/ABSENTABSE\#($0 + 10)": {"room": "r2", "expires": \#(expires)}"# }
        let creation = "{\(places.joined(separator: ","))}"
        let many = try await family.server.ask("PATCH /.json", as: stranger, body: creation)
        #expect((400..<500).contains(many.status), "\(many.text)")
    }
}
