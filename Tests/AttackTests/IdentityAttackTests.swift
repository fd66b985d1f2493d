import Foundation
import JSONKit
import ServedRooms
import TestKit
import Testing

@Suite("Identities at a server of rooms", .timeLimit(.minutes(5)))
struct IdentityAttackTests {
    private func post(_ server: RuledServer, _ path: String, _ body: String) async throws -> RawAnswer {
        try await server.ask("POST \(path)?key=roomd", ["Content-Type: application/json"], body: body)
    }

    private func refresh(_ server: RuledServer, _ token: String) async throws -> RawAnswer {
        try await post(server, "/v1/token", #"{"grant_type":"refresh_token","refresh_token":"\#(token)"}"#)
    }

    private func done(_ server: RuledServer, _ arguments: String...) throws -> JSONValue {
        let result = try ChildProcess.run(
            Executable.named("roomd"),
            arguments + ["--data-dir", server.roomd.folder.path, "--json", "--yes"]
        )
        try #require(result.exit == .status(0), "\(arguments): \(result.errorText)")
        return try JSONValue.parse(result.text)
    }

    private func events(_ server: RuledServer) throws -> [JSONValue] {
        try done(server, "security", "--limit", "1000").list
    }

    @Test(
        "a key that somebody may have seen is void at once in a server that runs, and its members go on by themselves"
    )
    func voidedKey() async throws {
        let server = try RuledServer()
        let admin = try await server.makeRoom("r1")
        let access = try #require(try done(server, "users", "admin-token", "--minutes", "60")["token"]?.string)
        let bearer = ["Authorization: Bearer \(access)"]
        #expect(try await server.ask("GET /rooms/r1.json", as: admin).status == 200)
        #expect(try await server.ask("GET /rooms.json", bearer).status == 200)

        _ = try done(server, "keys", "rotate")
        #expect(try done(server, "keys", "list").list.map { $0["bits"]?.integer } == [3_072, 3_072])
        #expect(try await server.ask("GET /rooms/r1.json", as: admin).status == 200)

        _ = try done(server, "keys", "rotate", "--void")
        #expect(try await server.ask("GET /rooms/r1.json", as: admin).status == 401)
        #expect(try await server.ask("GET /rooms.json", bearer).status == 401)
        let fresh = try await refresh(server, admin.refreshToken)
        #expect(fresh.status == 200)
        let idToken = try #require(try JSONValue.parse(fresh.body)["id_token"]?.string)
        #expect(try await server.ask("GET /rooms/r1.json?auth=\(idToken)").status == 200)
        #expect(try done(server, "keys", "list").list.count == 1)
    }

    @Test("a server of the version before changes its key over at the start: what it had signed goes on")
    func changeOver() async throws {
        let server = try RuledServer()
        let data = server.roomd.folder
        let admin = try await server.makeRoom("r1")
        _ = try server.roomd.stop()
        // The former version left one key of 2,048 bits, which has signed the tokens of the last hour.
        let old = data.appending(path: "roomd-signing-key.pem")
        try FileManager.default.removeItem(at: data.appending(path: "roomd-keys"))
        let made = try ChildProcess.run(
            URL(filePath: "/usr/bin/env"),
            ["openssl", "genrsa", "-out", old.path, "2048"]
        )
        try #require(made.exit == .status(0))
        chmod(old.path, 0o600)
        try server.roomd.start()
        #expect(!FileManager.default.fileExists(atPath: old.path))
        #expect(try done(server, "keys", "list").list.map { $0["bits"]?.integer } == [3_072, 2_048])
        let keys = try await server.ask("GET /service_accounts/v1/jwk/securetoken@system.gserviceaccount.com")
        #expect(try JSONValue.parse(keys.body)["keys"]?.list.count == 2)
        #expect(try await refresh(server, admin.refreshToken).status == 200)
        // The server doesn't start with a key that others can read.
        _ = try server.roomd.stop()
        let file = try #require(try done(server, "keys", "list").list.first?["file"]?.string)
        chmod(file, 0o644)
        let refused = try ChildProcess.run(
            Executable.named("roomd"),
            ["serve", "--port", "0", "--database", "family", "--data-dir", data.path]
        )
        #expect(refused.exit == .status(77))
        #expect(refused.errorText.contains("may be read by others"))
    }

    @Test(
        "accounts made by the hundred and never used are gone after 30 days; a member of a room is there after a year"
    )
    func unusedAccounts() async throws {
        let server = try RuledServer(["--now", "2026-01-06T12:00:00Z"])
        let member = try await server.makeRoom("r1")
        var idle: [RuledServer.Account] = []
        for _ in 0..<20 { idle.append(try await server.signUp()) }
        _ = try server.roomd.stop()
        func serve(_ now: String) throws -> RuledServer.Again { try RuledServer.Again(server, now) }
        // A long gap is only noted, because the clock may be wrong. The upkeep of the next day acts on it.
        for (now, accounts) in [("2026-02-06T12:00:00Z", 21), ("2026-02-07T12:00:01Z", 1)] {
            let again = try serve(now)
            try await again.upkeep(accounts: accounts)
            #expect(try again.roomd.stop() == .status(0))
        }
        let year = try serve("2027-01-06T12:00:00Z")
        #expect(try await refresh(server, port: year.roomd.port, member.refreshToken) == 200)
        #expect(try await refresh(server, port: year.roomd.port, idle[0].refreshToken) == 400)
    }

    private func refresh(_ server: RuledServer, port: Int, _ token: String) async throws -> Int {
        try await RawConnection(port: port).ask(
            "POST /v1/token?key=roomd",
            ["Content-Type: application/json"],
            body: #"{"grant_type":"refresh_token","refresh_token":"\#(token)"}"#
        ).status
    }

    @Test("a thief with somebody's refresh token is put out by its owner, over the network")
    func ownersEnd() async throws {
        let server = try RuledServer()
        let lost = try await server.makeRoom("r1")
        let other = try await server.makeRoom("r2")
        #expect(
            try await post(server, "/v1/accounts:signOut", #"{"refreshToken":"\#(lost.refreshToken)"}"#).status == 200
        )
        #expect(try await refresh(server, lost.refreshToken).status == 400)
        #expect(try await server.ask("GET /rooms/r1.json", as: lost).status == 401)
        #expect(try await post(server, "/v1/accounts:delete", #"{"idToken":"\#(other.idToken)"}"#).status == 200)
        #expect(try await server.ask("GET /rooms/r2.json", as: other).status == 401)
        let users = try done(server, "users", "list").list.compactMap { $0["uid"]?.string }
        #expect(users == [lost.uid])
    }

    @Test("refusals, limits and what administrators do are in the log; tokens, addresses, names and values aren't")
    func log() async throws {
        let server = try RuledServer(["--trust-proxy"])
        let admin = try await server.makeRoom("greenhouse")
        let eve = try await server.signUp(["X-Forwarded-For: 203.0.113.77"])
        let from = ["X-Forwarded-For: 203.0.113.77"]
        for _ in 0..<30 { #expect(try await server.ask("GET /rooms/greenhouse.json", as: eve, from).status == 401) }
        #expect(
            try await server.ask("PUT /rooms/greenhouse/plan/x.json", as: eve, from, body: #""asthma""#).status == 401
        )
        #expect(try await server.ask("GET /rooms/greenhouse.json?auth=\(admin.idToken)x", from).status == 401)
        #expect(try await refresh(server, "guessed-refresh-token").status == 400)
        for code in 0..<12 { _ = try await server.ask("GET /codes/ABCD23\(code + 10).json", as: eve, from) }
        let access = try #require(try done(server, "users", "admin-token")["token"]?.string)
        #expect(try await server.ask("GET /.json", ["Authorization: Bearer \(access)"]).status == 200)
        _ = try done(server, "users", "disable", eve.uid)
        server.roomd.kill()
        try server.roomd.start()
        #expect(try server.roomd.stop() == .status(0))

        let all = try events(server)
        func found(_ kind: String, _ outcome: String, _ reason: String? = nil) -> [JSONValue] {
            all.filter {
                $0["kind"]?.string == kind && $0["outcome"]?.string == outcome
                    && (reason == nil || $0["reason"]?.string == reason)
            }
        }
        let refusals = found("rule", "refused", "GET").filter { $0["place"]?.string == "family/rooms/*" }
        #expect(refusals.allSatisfy { $0["actor"]?.string == eve.uid })
        // The first refusal is logged at once. The others share a line, which is missing if the process was killed.
        #expect((1...2).contains(refusals.count))
        #expect(found("rule", "refused", "PUT").count == 1)
        #expect(found("credential", "refused", "INVALID").count == 1)
        #expect(found("signIn", "refused", "INVALID_REFRESH_TOKEN").count == 1)
        #expect(!found("limit", "refused", "guess").isEmpty)
        #expect(found("accountMade", "done").count == 2)
        #expect(found("export", "done").first?["actor"]?.string == "admin")
        #expect(found("accountDisabled", "done").first?["subject"]?.string == eve.uid)
        for kind in ["adminTokenMade", "rulesDeployed"] { #expect(found(kind, "done").count == 1, "\(kind)") }
        #expect(found("stopped", "noticed", "KILLED").count == 1)
        #expect(found("started", "done").count == 2 && found("stopped", "done").count == 1)
        let sources = Set(found("rule", "refused").compactMap { $0["source"]?.string })
        #expect(sources.count == 1 && sources.first?.count == 12)

        let file = server.roomd.folder.appending(path: "roomd-security.log")
        let text = try String(contentsOf: file, encoding: .utf8)
        for secret in [
            "203.0.113", "127.0.0.1", eve.idToken, eve.refreshToken, access, "asthma", "ABCD23", "guessed-refresh",
            "r1",
        ] {
            #expect(!text.contains(secret), "the log holds \(secret)")
        }
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o600)
        #expect(text.utf8.count < 20_000)
    }
}

extension RuledServer {
    /// The same server, started at another time.
    fileprivate struct Again {
        let roomd: Roomd

        init(_ server: RuledServer, _ now: String) throws {
            roomd = try Roomd(in: server.roomd.folder, ["--database", "family", "--now", now])
        }

        /// Waits until the upkeep at the start has left this number of accounts.
        func upkeep(accounts: Int) async throws {
            for _ in 0..<500 {
                let result = try roomd.run("status", "--json")
                let status = try JSONValue.parse(result.text)
                if status["accounts"]?["anonymous"]?.integer == accounts, status["sweep"]?["last"]?.string != nil {
                    return
                }
            }
            Issue.record("the accounts never became \(accounts)")
        }
    }
}
