import Foundation
import ServedRooms
import TestKit
import Testing

@Suite("One client against a server of rooms", .timeLimit(.minutes(5)))
struct ServerAttackTests {
    // MARK: Guessing codes

    @Test("taking away codes that aren't there tells a guesser nothing for free: ten an hour, whatever is answered")
    func deletedCodes() async throws {
        let server = try RuledServer()
        let eve = try await server.signUp()
        var statuses: [Int] = []
        for number in 0..<12 {
            let line = number % 2 == 0 ? "DELETE /codes/ABCD234\(number % 10).json" : "PATCH /.json"
            let body = number % 2 == 0 ? nil : #"{"codes/ABCD234\#(number % 10)": null}"#
            statuses.append(try await server.ask(line, as: eve, body: body).status)
        }
        #expect(statuses.prefix(10).allSatisfy { $0 != 429 } && statuses.suffix(2) == [429, 429], "\(statuses)")
    }

    @Test(
        "codes can't be searched by halves: a write touches two of them at most, however it is dressed",
        arguments: [
            ("PATCH /.json", #"{"codes/A": null, "codes/B": null, "codes/C": null}"#, ""),
            ("PATCH /codes.json", #"{"A": null, "B": null, "C/room": null}"#, ""),
            ("PATCH /.json", #"{"codes": {"A": 1, "B": 1, "C": 1}}"#, ""), ("PUT /codes.json", "[1, 2, 3]", ""),
            ("PUT /.json", #"{"codes": {"A": 1, "B": 1, "C": 1}}"#, ""),
            ("POST /codes.json", #"{"A": null, "B": null, "C": null}"#, "X-HTTP-Method-Override: PATCH"),
        ]
    )
    func halves(line: String, body: String, field: String) async throws {
        let server = try RuledServer()
        let eve = try await server.signUp()
        let answer = try await server.ask(line, as: eve, field.isEmpty ? [] : [field], body: body)
        #expect(answer.status == 400 && answer.text.contains("2 codes"), "\(answer.status) \(answer.text)")
    }

    @Test("a customer's 65,536 networks of IPv6 are no 65,536 guessers")
    func networks() async throws {
        let server = try RuledServer(["--trust-proxy"])
        // Each account has ten tries of its own.
        var accounts: [RuledServer.Account] = []
        for number in 0..<25 { accounts.append(try await server.signUp(["X-Forwarded-For: 198.51.100.\(number)"])) }
        let connection = try server.roomd.connect()
        var admitted = 0
        for number in 0..<200 {
            let from = "X-Forwarded-For: 2001:db8:1:\(String(number, radix: 16))::1"
            let token = accounts[number / 8].idToken
            let answer = try await connection.ask("GET /codes/ABCD2345.json?auth=\(token)", [from])
            if answer.status == 200 { admitted += 1 }
        }
        #expect(admitted == 160)
    }

    @Test("one account behind many senders has ten guesses an hour, and another account has its own")
    func accountOfManySenders() async throws {
        let server = try RuledServer(["--trust-proxy"])
        let eve = try await server.signUp()
        let connection = try server.roomd.connect()
        var statuses: [Int] = []
        for number in 0..<24 {
            let from = "X-Forwarded-For: 198.51.100.\(number)"
            statuses.append(try await connection.ask("GET /codes/ABCD2345.json?auth=\(eve.idToken)", [from]).status)
        }
        #expect(statuses == Array(repeating: 200, count: 10) + Array(repeating: 429, count: 14))
        let honest = try await server.signUp()
        let from = "X-Forwarded-For: 198.51.100.7"
        #expect(try await connection.ask("GET /codes/ABCD2345.json?auth=\(honest.idToken)", [from]).status == 200)
    }

    @Test(
        "a parameter that is given twice is refused, so that a proxy and the server never read different ones",
        arguments: [
            "GET /a.json?auth=a&auth=b", "GET /a.json?orderBy=%22%24key%22&orderBy=%22b%22",
            "GET /a.json?ns=family&ns=family",
            "GET /a.json?print=pretty&pr%69nt=silent",
            "PUT /a.json?x-http-method-override=DELETE&x-http-method-override=PATCH",
            "POST /identitytoolkit.googleapis.com/v1/accounts:signUp?key=a&key=b",
        ]
    )
    func repeatedParameters(line: String) async throws {
        let server = try RuledServer()
        let answer = try await server.ask(line, body: line.hasPrefix("GET") ? nil : "{}")
        #expect(answer.status == 400 && answer.text.contains("is given twice"), "\(answer.status) \(answer.text)")
    }

    // MARK: Bodies

    @Test("a sender who isn't signed in, or only says so, is refused before a large body is read")
    func unreadBodies() async throws {
        let server = try RuledServer()
        for (credential, status) in [("", 413), ("?auth=e30.e30.e30", 401)] {
            let connection = try server.roomd.connect()
            connection.send("PATCH /.json\(credential) HTTP/1.1\nHost: localhost\nContent-Length: 15000000\n\n{")
            let answer = try await connection.answer()
            #expect(answer.status == status && answer.fields["connection"] == "close")
        }
    }

    @Test("many half-sent bodies of one account hold no more memory than one, and stop no small write")
    func halfSent() async throws {
        let server = try RuledServer()
        let eve = try await server.signUp()
        let honest = try await server.makeRoom("r1")
        let before = try #require(PeakMemory.current(of: server.roomd.child.id))
        var open: [RawConnection] = []
        let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 3 << 20)
        var refused = 0
        for _ in 0..<24 {
            let connection = try server.roomd.connect()
            open.append(connection)
            connection.send("PUT /a.json?auth=\(eve.idToken) HTTP/1.1\nHost: localhost\nContent-Length: 4000000\n\n\"")
            // The server resets a refused connection while the client is still sending.
            connection.send(piece)
        }
        for connection in open.dropFirst(8) {
            if try await connection.answer().status == 429 { refused += 1 }
        }
        #expect(refused >= 12)
        #expect(try await server.tick(honest, in: "r1") == 200)
        #expect(try #require(PeakMemory.current(of: server.roomd.child.id)) - before < 128 << 20)
    }

    @Test("one account's queue of large reads is one long, and another's large read has its turn meanwhile")
    func largeReads() async throws {
        let server = try RuledServer()
        let (eve, honest) = (try await server.makeRoom("full"), try await server.makeRoom("r1"))
        let fields = (0..<50).map { "\"item/i\($0)/name\": \(RuledServer.field(size: 199_000))" }
        let body = "{" + fields.joined(separator: ",") + "}"
        for (account, room) in [(eve, "full"), (honest, "r1")] {
            let line = "PATCH /rooms/\(room)/plan/room.json?print=silent"
            #expect(try await server.ask(line, as: account, body: body).status == 204)
        }
        var open: [RawConnection] = []
        for _ in 0..<16 {
            let connection = try server.roomd.connect()
            connection.request("GET /rooms/full.json?auth=\(eve.idToken)")
            open.append(connection)
        }
        #expect(try await server.ask("GET /rooms/r1.json", as: honest).status == 200)
        var statuses: Set<Int> = []
        for connection in open {
            let answer = try await connection.answer()
            statuses.insert(answer.status)
            #expect(answer.status == 200 || answer.fields["retry-after"] == "5")
        }
        #expect(statuses == [200, 429])
        #expect(try await server.ask("GET /rooms/full.json", as: eve).status == 200)
    }

    @Test("an update of very many places is refused without holding up anybody")
    func places() async throws {
        let server = try RuledServer()
        let eve = try await server.signUp()
        let honest = try await server.makeRoom("r1")
        let body = "{" + (0..<650_000).map { "\"rooms/x\($0)\":null" }.joined(separator: ",") + "}"
        let (port, line) = (server.roomd.port, "PATCH /.json?auth=\(eve.idToken)")
        // A client that is refused before its body is read may see the connection end.
        async let attacks = withTaskGroup(of: Int?.self) { group in
            for _ in 0..<3 { group.addTask { try? await RawConnection(port: port).ask(line, body: body).status } }
            return await group.reduce(into: [Int?]()) { $0.append($1) }
        }
        var slowest = Duration.zero
        for number in 0..<20 {
            let start = ContinuousClock.now
            #expect(try await server.tick(honest, in: "r1", count: number) == 200)
            slowest = max(slowest, start.duration(to: .now))
        }
        for status in await attacks { #expect([400, 429, nil].contains(status)) }
        #expect(slowest < .seconds(8))
        let some = "{" + (0...1_000).map { "\"rooms/x\($0)\":null" }.joined(separator: ",") + "}"
        #expect(try await server.ask("PATCH /.json", as: eve, body: some).status == 400)
    }

    // MARK: Streams

    @Test("behind a proxy an account has twenty streams and a sender sixty-four; others get in meanwhile")
    func streams() async throws {
        let server = try RuledServer(["--trust-proxy"])
        let from = "X-Forwarded-For: 203.0.113.9"
        var open: [RawConnection] = []
        var statuses: [Int: Int] = [:]
        for number in 0..<5 {
            let eve = try await server.signUp([from])
            var own = 0
            for _ in 0..<25 {
                let connection = try server.roomd.connect()
                let answer = try await connection.listen("/users/\(eve.uid).json?auth=\(eve.idToken)", [from])
                if answer.status == 200 { own += 1 }
                statuses[answer.status, default: 0] += 1
                open.append(connection)
            }
            #expect(own == (number < 3 ? 20 : number == 3 ? 4 : 0))
        }
        #expect(statuses == [200: 64, 429: 61])
        let other = "X-Forwarded-For: 198.51.100.7"
        let honest = try await server.signUp([other])
        let stream = try await server.roomd.connect().listen(
            "/users/\(honest.uid).json?auth=\(honest.idToken)",
            [other]
        )
        #expect(stream.status == 200)
        #expect(try await server.ask("GET /healthz").status == 200)
    }

    // MARK: Space

    @Test("a room that is full takes no more, also after a restart, and another family's goes on")
    func quota() async throws {
        let server = try RuledServer(["--room-megabytes", "1", "--rooms-per-account", "2"])
        let eve = try await server.makeRoom("full")
        let honest = try await server.makeRoom("r1")
        var statuses: [Int] = []
        for number in 0..<8 {
            statuses.append(try await server.tick(eve, in: "full", name: "n\(number)", size: 190_000))
        }
        #expect(statuses == [200, 200, 200, 200, 200, 402, 402, 402])
        server.roomd.kill()
        try server.roomd.start()
        #expect(try await server.tick(eve, in: "full", name: "again", size: 190_000) == 402)
        #expect(try await server.tick(eve, in: "full") == 200)
        #expect(try await server.tick(honest, in: "r1", size: 190_000) == 200)
        for (room, status) in [("second", 200), ("third", 402)] {
            let made = try await server.ask(
                "PUT /rooms/\(room)/members/\(eve.uid).json",
                as: eve,
                body: #"{"member": "m-\#(eve.uid)", "role": "admin"}"#
            )
            #expect(made.status == status)
        }
    }

    @Test("loggers fill no room for its admins: a quarter of it each, three quarters together")
    func loggers() async throws {
        let server = try RuledServer(["--room-megabytes", "1"])
        let admin = try await server.makeRoom("r1")
        var loggers: [RuledServer.Account] = []
        for _ in 0..<5 {
            let logger = try await server.signUp()
            let role = #"{"member": "m-\#(logger.uid)", "role": "logger"}"#
            #expect(
                try await server.ask("PUT /rooms/r1/members/\(logger.uid).json", as: admin, body: role).status == 200
            )
            loggers.append(logger)
        }
        func fill(_ account: RuledServer.Account) async throws -> [Int] {
            var statuses: [Int] = []
            repeat {
                statuses.append(try await server.ownTick(account, in: "r1", number: statuses.count, size: 9_000))
            } while statuses.last == 200
            return statuses
        }
        // The rules limit the names of claims. A quarter of a megabyte is 28 claims of 9,200 bytes.
        for logger in loggers.prefix(3) { #expect(try await fill(logger).suffix(1) == [402]) }
        #expect(try await fill(loggers[3]).count < 4)
        #expect(try await server.ownTick(loggers[4], in: "r1", number: 0, size: 9_000) == 402)
        for number in 0..<20 {
            #expect(try await server.ownTick(admin, in: "r1", number: number, size: 9_000) == 200)
        }
    }

    @Test(
        "three accounts that fill a room stop no tick, no joining and no leaving, and their removal gives the space back"
    )
    func fillers() async throws {
        let server = try RuledServer(["--room-megabytes", "1"])
        let admin = try await server.makeRoom("r1")
        let now = Int(Date().timeIntervalSince1970 * 1_000)
        let letters = "ABCDEFGHJKMN"
        let key = #"{"v": "\#(letters) 2026-01-11T12:00:00.000Z", "t": \#(now), "h": "0000-x"}"#
        let code =
            #"{"keys/r1/code": \#(key), "codes/\#(letters)": {"room": "r1", "expires": \#(now + 86_400_000)}}"#
        #expect(try await server.ask("PATCH /.json", as: admin, body: code).status == 200)
        func join(_ account: RuledServer.Account) async throws -> Int {
            let body = #"{"member": "\#(account.uid)", "role": "logger", "code": "\#(letters)"}"#
            return try await server.ask("PUT /rooms/r1/members/\(account.uid).json", as: account, body: body).status
        }
        func tick(_ account: RuledServer.Account, _ number: Int, size: Int) async throws -> Int {
            try await server.ownTick(account, in: "r1", number: number, size: size, by: account.uid)
        }
        let bob = try await server.signUp()
        #expect(try await join(bob) == 200)
        var fillers: [RuledServer.Account] = []
        for _ in 0..<3 {
            let filler = try await server.signUp()
            #expect(try await join(filler) == 200)
            var number = 0
            while try await tick(filler, number, size: 9_000) == 200 { number += 1 }
            #expect(number > 20)
            fillers.append(filler)
        }
        // A member fills what little is left of the three quarters, and still makes small ticks.
        var number = 100
        while try await tick(bob, number, size: 9_000) == 200 { number += 1 }
        #expect(try await tick(bob, 200, size: 9_000) == 402)
        for number in 0..<5 { #expect(try await tick(bob, number, size: 1) == 200) }
        let cy = try await server.signUp()
        #expect(try await join(cy) == 200)
        #expect(try await tick(cy, 0, size: 1) == 200)
        #expect(
            try await server.ask("PUT /rooms/r1/members/\(cy.uid)/until.json", as: cy, body: "\(now)").status == 200
        )
        for filler in fillers {
            let end = "PUT /rooms/r1/members/\(filler.uid)/until.json"
            #expect(try await server.ask(end, as: admin, body: "\(now)").status == 200)
        }
        for number in 10..<20 { #expect(try await tick(bob, number, size: 9_000) == 200) }
        let kept = try await server.ask("GET /rooms/r1/logs.json?shallow=true", as: admin)
        #expect(kept.text.split(separator: ",").count > 25)
    }

    @Test("one account writes 32 MB a minute; another writes meanwhile")
    func writtenBytes() async throws {
        let server = try RuledServer()
        let (eve, honest) = (try await server.makeRoom("full"), try await server.makeRoom("r1"))
        let body =
            "{" + (0..<60).map { "\"item/i\($0)/name\": \(RuledServer.field(size: 199_000))" }.joined(separator: ",")
            + "}"
        var statuses: [Int] = []
        for _ in 0..<3 {
            statuses.append(try await server.ask("PATCH /rooms/full/plan/room.json", as: eve, body: body).status)
        }
        #expect(statuses == [200, 200, 429])
        #expect(try await server.tick(honest, in: "r1") == 200)
    }

    @Test("small bodies at long paths are counted by what they become: they hold up nobody and fill no disk")
    func longPaths() async throws {
        let server = try RuledServer()
        let long = String(repeating: "x", count: 700)
        let (eve, honest) = (try await server.makeRoom(long), try await server.makeRoom("r1"))
        func body(_ count: Int) -> String {
            "{" + (0..<count).map { "\"f\($0)\": \(RuledServer.field(size: 1))" }.joined(separator: ",") + "}"
        }
        let place = "/rooms/\(long)/plan/cycle-\(long)/\(long)/\(long).json"
        #expect(try await server.ask("PATCH \(place)", as: eve, body: body(900)).status == 200)
        #expect(try await server.tick(honest, in: "r1") == 200)
        // The bound of an hour counts as the one of a minute does, and depends less on how fast the machine is.
        #expect(try server.roomd.stop() == .status(0))
        let floor = try Roomd(
            in: server.roomd.folder,
            ["--database", "family", "--disk-floor-megabytes", "1073741824"]
        )
        func patch(_ count: Int) async throws -> Int {
            try await floor.connect().ask("PATCH \(place)?auth=\(eve.idToken)", body: body(count)).status
        }
        #expect(try await patch(20) == 503)
        #expect(try await [patch(7), patch(7), patch(7), patch(7), patch(7)] == [200, 200, 200, 200, 429])
    }

    @Test("on a disk that is nearly full nobody signs up or writes much, and a small write is still made")
    func nearlyFull() async throws {
        let server = try RuledServer()
        let honest = try await server.makeRoom("r1")
        #expect(try server.roomd.stop() == .status(0))
        let floor = try Roomd(
            in: server.roomd.folder,
            ["--database", "family", "--disk-floor-megabytes", "1073741824"]
        )
        let signUp = try await floor.connect().ask("POST /v1/accounts:signUp?key=roomd", body: "{}")
        #expect(signUp.status == 503 && signUp.fields["retry-after"] == "60")
        let place = "/rooms/r1/plan/room/item/i/name.json?auth=\(honest.idToken)"
        let large = RuledServer.field(size: 100_000)
        #expect(try await floor.connect().ask("PUT \(place)", body: large).status == 503)
        #expect(try await floor.connect().ask("PUT \(place)", body: RuledServer.field()).status == 200)
        #expect(try await floor.connect().ask("GET \(place)").status == 200)
        // A device's small writes of an hour fit in the quota; endless small writes don't.
        var written = 0
        var answer = try await floor.connect().ask("GET \(place)")
        while answer.status == 200, written < 20 {
            answer = try await floor.connect().ask("PUT \(place)", body: RuledServer.field(size: 60_000))
            written += 1
        }
        #expect(answer.status == 429 && written == 5, "\(answer.text)")
    }

    // MARK: Browsers and proxies

    @Test("a page of another site reaches no emulator, neither by its address nor by a name pointed at it")
    func browser() async throws {
        let folder = try TemporaryFolder()
        let emulator = try Roomd(in: folder.file("roomd"))
        let owner = "Authorization: Bearer owner"
        for fields in [["Origin: https://evil.example", owner], ["Origin: null", owner]] {
            let answer = try await emulator.connect().ask("PUT /a.json?ns=x", fields, body: "1")
            #expect(answer.status == 403 && answer.fields["access-control-allow-origin"] == nil)
        }
        // A script element's request has no Origin.
        let script = try await emulator.connect().ask("GET /a.json?ns=x&callback=steal", ["Sec-Fetch-Site: cross-site"])
        #expect(script.status == 403)
        let rebound = try emulator.connect()
        rebound.send("GET /a.json?ns=x HTTP/1.1\nHost: evil.example:\(emulator.port)\n\(owner)\n\n")
        #expect(try await rebound.answer().status == 403)
        let own = try await emulator.connect().ask(
            "PUT /a.json?ns=x",
            ["Origin: http://localhost:5173", owner],
            body: "1"
        )
        #expect(own.status == 200 && own.fields["access-control-allow-origin"] == "http://localhost:5173")
    }

    @Test("the numbers aren't told to what came through any proxy, and looking at them has a limit")
    func numbers() async throws {
        let server = try RuledServer()
        for field in ["X-Real-IP: 203.0.113.9", "Forwarded: for=203.0.113.9", "X-Forwarded-Proto: https", "Via: 1.1 p"]
        {
            #expect(try await server.ask("GET /metrics", [field]).status == 401, "\(field)")
        }
        let connection = try server.roomd.connect()
        var refused = 0
        for _ in 0..<640 where try await connection.ask("GET /healthz").status == 429 { refused += 1 }
        #expect(refused >= 30)
    }
}

extension RuledServer {
    /// A field of a plan with the present time; `count` tells fields of one millisecond apart.
    fileprivate static func field(size: Int = 1, count: Int = 0) -> String {
        let time = Int(Date().timeIntervalSince1970 * 1_000)
        return #"{"v": "\#(String(repeating: "x", count: size))", "t": \#(time), "h": "00\#(count + 10)-a"}"#
    }

    /// Writes an account's own claim in a room, and returns the status.
    ///
    /// - Parameters:
    ///   - number: The number of the claim, which must be new.
    ///   - size: The size of its last text in bytes, at most 10,000.
    ///   - member: The id of the account's member; nil for the one that an admin gave it.
    fileprivate func ownTick(
        _ account: Account,
        in room: String,
        number: Int,
        size: Int,
        by member: String? = nil
    ) async throws -> Int {
        let now = Int(Date().timeIntervalSince1970 * 1_000)
        let member = member ?? "m-\(account.uid)"
        let fields = #""member": "\#(member)", "cycle": "c", "at": \#(now), "recorded": \#(now), "name": "Egg""#
        let clock = "0\(String(now, radix: 16))-0000-\(account.uid.lowercased())"
        return try await ask(
            "PUT /rooms/\(room)/logs/2026-01-05_i\(number)_1/c/\(clock).json",
            as: account,
            body: #"{\#(fields), "category": "treatment", "more": "\#(String(repeating: "x", count: size))"}"#
        ).status
    }

    /// Writes a field of a room's plan as its admin, and returns the status.
    fileprivate func tick(
        _ admin: Account,
        in room: String,
        name: String = "name",
        size: Int = 1,
        count: Int = 0
    ) async throws -> Int {
        return try await ask(
            "PUT /rooms/\(room)/plan/room/item/i/\(name).json",
            as: admin,
            body: Self.field(size: size, count: count)
        ).status
    }
}
