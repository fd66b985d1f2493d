import Foundation
import RealtimeClient
import TestKit
import Testing
import TimeKit

@Suite("Accounts of the realtime database's client")
struct SignInTests {
    static let account = SignedInAccount(
        uid: "u1",
        idToken: "id1",
        refreshToken: "r1",
        expires: Instant(milliseconds: 0)
    )

    func signIn(_ server: ScriptedServer, _ clock: ManualClock? = nil) throws -> SignIn {
        SignIn(.own(try server.endpoint(), apiKey: "k+1"), options: try options(clock))
    }

    @Test("an anonymous account is made with the protocol's call, and runs out when it is said to")
    func signUp() async throws {
        let server = try ScriptedServer([
            .json(200, #"{"idToken":"id","refreshToken":"r","expiresIn":"3600","localId":"u","kind":"x"}"#)
        ])
        let account = try await signIn(server).signUp()
        let expires = try Instant(iso8601: "2026-11-22T13:00:00Z")
        #expect(account == SignedInAccount(uid: "u", idToken: "id", refreshToken: "r", expires: expires))
        let line = "POST /identitytoolkit.googleapis.com/v1/accounts:signUp?key=k%2B1&ns=room"
        #expect(server.lines == [line])
        #expect(server.requests[0].contains("\r\nContent-Type: application/json\r\n"))
        #expect(server.requests[0].hasSuffix("\r\n\r\n{\"returnSecureToken\":true}"))
    }

    @Test("a custom token is exchanged; whose it is says the first refresh, where the answer doesn't")
    func customToken() async throws {
        let server = try ScriptedServer { number, _ in
            number == 0
                ? .json(200, #"{"idToken":"id","refreshToken":"r/1+","expiresIn":"3600"}"#)
                : .json(200, #"{"id_token":"id2","refresh_token":"r2","expires_in":"3600","user_id":"u"}"#)
        }
        let account = try await signIn(server).signIn(customToken: "a.\"b\".c")
        #expect(account.uid == "u")
        #expect(account.refreshToken == "r2")
        #expect(
            server.lines[0].hasPrefix("POST /identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=")
        )
        #expect(server.requests[0].hasSuffix(#"{"token":"a.\"b\".c","returnSecureToken":true}"#))
        #expect(server.lines[1].hasPrefix("POST /securetoken.googleapis.com/v1/token?key="))
        #expect(server.requests[1].contains("\r\nContent-Type: application/x-www-form-urlencoded\r\n"))
        #expect(server.requests[1].hasSuffix("\r\n\r\ngrant_type=refresh_token&refresh_token=r%2F1%2B"))
    }

    @Test("an account's id has 1 to 128 characters in every alphabet, wherever it comes from")
    func ids() async throws {
        @Sendable func answer(_ uid: String) -> LoopbackServer.Answer {
            .json(200, #"{"id_token":"i","refresh_token":"r","expires_in":"3600","user_id":"\#(uid)"}"#)
        }
        let first = #"{"idToken":"id","refreshToken":"r","expiresIn":"3600"}"#
        for uid in ["", String(repeating: "a", count: 129)] {
            let server = try ScriptedServer { number, _ in number == 0 ? .json(200, first) : answer(uid) }
            await #expect(throws: RealtimeClientError.malformed(reason: "a sign-in without its tokens"), "\(uid)") {
                try await signIn(server).signIn(customToken: "t")
            }
        }
        let long = String(repeating: "é", count: 128)
        let server = try ScriptedServer { number, _ in number == 0 ? .json(200, first) : answer(long) }
        #expect(try await signIn(server).signIn(customToken: "t").uid == long)
    }

    @Test("an account is deleted by a fresh ID token, one that is gone is deleted already, and a disabled one isn't")
    func delete() async throws {
        let server = try ScriptedServer { number, _ in
            number == 0
                ? .json(200, #"{"id_token":"id2","refresh_token":"r1","expires_in":"3600","user_id":"u1"}"#)
                : .json(200, #"{"kind":"identitytoolkit#DeleteAccountResponse"}"#)
        }
        try await signIn(server).delete(Self.account)
        #expect(server.lines[1] == "POST /identitytoolkit.googleapis.com/v1/accounts:delete?key=k%2B1&ns=room")
        #expect(server.requests[1].hasSuffix(#"{"idToken":"id2"}"#))
        let gone = try ScriptedServer([.json(400, #"{"error":{"code":400,"message":"INVALID_REFRESH_TOKEN"}}"#)])
        try await signIn(gone).delete(Self.account)
        #expect(gone.lines.count == 1)
        let disabled = try ScriptedServer([.json(400, #"{"error":{"code":400,"message":"USER_DISABLED : by ann"}}"#)])
        await #expect(throws: RealtimeClientError.denied(reason: "USER_DISABLED : by ann")) {
            try await signIn(disabled).delete(Self.account)
        }
        let down = try ScriptedServer([.json(503, #"{"error":{"code":503,"message":"UNAVAILABLE"}}"#)])
        await #expect(throws: RealtimeClientError.self) { try await signIn(down).delete(Self.account) }
    }

    @Test("the faults of an account are told apart by Google's words")
    func refusals() async throws {
        func google(_ status: Int, _ words: String) -> LoopbackServer.Answer {
            .json(status, #"{"error":{"code":\#(status),"message":"\#(words)","status":"INVALID_ARGUMENT"}}"#)
        }
        let cases: [(LoopbackServer.Answer, RealtimeClientError)] = [
            (google(400, "INVALID_REFRESH_TOKEN"), .signedOut(reason: "INVALID_REFRESH_TOKEN")),
            (google(400, "TOKEN_EXPIRED"), .signedOut(reason: "TOKEN_EXPIRED")),
            (google(400, "USER_NOT_FOUND"), .signedOut(reason: "USER_NOT_FOUND")),
            (google(400, "USER_DISABLED : by an admin"), .signedOut(reason: "USER_DISABLED : by an admin")),
            (google(400, "ADMIN_ONLY_OPERATION"), .denied(reason: "ADMIN_ONLY_OPERATION")),
            (google(400, "INVALID_CUSTOM_TOKEN"), .denied(reason: "INVALID_CUSTOM_TOKEN")),
            (
                google(400, "TOO_MANY_ATTEMPTS_TRY_LATER : later"),
                .busy(reason: "TOO_MANY_ATTEMPTS_TRY_LATER : later", retryAfter: nil)
            ),
            (google(400, "API key not valid."), .invalid(status: 400, reason: "API key not valid.")),
            (google(429, "slow down"), .busy(reason: "slow down", retryAfter: nil)),
            (google(500, "INTERNAL"), .unreachable(reason: "INTERNAL")),
            (.json(404, "<html>"), .malformed(reason: "status 404")),
            (.json(200, "<html>"), .malformed(reason: "a sign-in was answered with a page")),
            (.json(200, "{}"), .malformed(reason: "a sign-in without its tokens")),
            (
                .json(200, #"{"id_token":"i","refresh_token":"r","expires_in":"0","user_id":"u1"}"#),
                .malformed(reason: "a sign-in without its tokens")
            ),
            (
                .json(200, #"{"id_token":"i","refresh_token":"r","expires_in":"3600","user_id":"u2"}"#),
                .malformed(reason: "another account's tokens")
            ),
        ]
        for (answer, error) in cases {
            let server = try ScriptedServer([answer])
            let signIn = try signIn(server)
            #expect(await failure { _ = try await signIn.refresh(Self.account) } == error)
            #expect(server.requests.count == 1)
        }
        let open = IdentityEndpoint(accounts: "http://rooms.example.org", tokens: "http://x.example", apiKey: "k")
        guard case .badAddress = await failure({ _ = try await SignIn(open, options: try options()).signUp() }) else {
            Issue.record("a sign-up went over plain http")
            return
        }
    }

    // MARK: Keeping tokens

    /// A server that issues the tokens `id2`, `id3`, … in turn.
    func tokens(_ feed: LoopbackFeed? = nil, before: @escaping @Sendable (Int) -> LoopbackServer.Answer? = { _ in nil })
        throws -> ScriptedServer
    {
        try ScriptedServer { number, _ in
            if let answer = before(number) { return answer }
            let body =
                #"{"id_token":"id\#(number + 2)","refresh_token":"r\#(number + 2)","expires_in":"3600","user_id":"u1"}"#
            guard let feed else { return .json(200, body) }
            var answer = LoopbackServer.Answer("HTTP/1.1 200 OK\nContent-Length: \(body.utf8.count)\n\n")
            feed.send(body.utf8)
            answer.feed = feed
            return answer
        }
    }

    @Test("a token is renewed once five minutes are left, saved before it is used, and good until then")
    func renewal() async throws {
        let clock = try ManualClock("2026-11-22T12:00:00Z")
        let server = try tokens()
        var account = Self.account
        account.expires = clock.now.adding(minutes: 60)
        let saved = Told<SignedInAccount>()
        let keeper = TokenKeeper(account, try signIn(server, clock)) { saved.add($0) }
        #expect(try await keeper.credential(refused: nil) == .idToken("id1"))
        clock.advance(milliseconds: -1, minutes: 55)
        #expect(try await keeper.credential(refused: nil) == .idToken("id1"))
        clock.advance(milliseconds: 1)
        #expect(try await keeper.credential(refused: nil) == .idToken("id2"))
        #expect(saved.all.map(\.refreshToken) == ["r2"])
        #expect(await keeper.account.expires == clock.now.adding(minutes: 60))
        clock.advance(minutes: 54)
        #expect(try await keeper.credential(refused: nil) == .idToken("id2"))
        clock.advance(hours: 30)
        #expect(try await keeper.credential(refused: nil) == .idToken("id3"))
        #expect(server.requests.map { $0.hasSuffix("refresh_token=r1") } == [true, false])
        #expect(server.requests[1].hasSuffix("refresh_token=r2"))
    }

    @Test("a token that was refused isn't given again, and one that is older than the one in hand costs nothing")
    func refused() async throws {
        let clock = try ManualClock("2026-11-22T12:00:00Z")
        let server = try tokens()
        var account = Self.account
        account.expires = clock.now.adding(minutes: 60)
        let keeper = TokenKeeper(account, try signIn(server, clock)) { _ in }
        #expect(try await keeper.credential(refused: .idToken("id1")) == .idToken("id2"))
        #expect(try await keeper.credential(refused: .idToken("id1")) == .idToken("id2"))
        #expect(try await keeper.credential(refused: RealtimeCredential.none) == .idToken("id2"))
        #expect(server.requests.count == 1)
    }

    @Test("however many ask at once, one request is made, and what it brings is saved before any of them has it")
    func singleFlight() async throws {
        let clock = try ManualClock("2026-11-22T12:00:00Z")
        let feed = LoopbackFeed()
        defer { feed.finish() }
        let server = try tokens(feed)
        let saved = Told<String>()
        let keeper = TokenKeeper(Self.account, try signIn(server, clock)) { saved.add($0.refreshToken) }
        let given = try await withThrowingTaskGroup(of: RealtimeCredential.self) { group in
            for _ in 0..<100 {
                group.addTask {
                    let credential = try await keeper.credential(refused: .idToken("id1"))
                    #expect(saved.all == ["r2"])
                    return credential
                }
            }
            return try await group.reduce(into: Set<RealtimeCredential>()) { $0.insert($1) }
        }
        #expect(given == [.idToken("id2")])
        #expect(server.requests.count == 1)
    }

    @Test("whoever is given up waits for no token, and those who wait get theirs")
    func givenUp() async throws {
        let clock = try ManualClock("2026-11-22T12:00:00Z")
        let feed = LoopbackFeed()
        defer { feed.finish() }
        let body = #"{"id_token":"id2","refresh_token":"r2","expires_in":"3600","user_id":"u1"}"#
        let server = try ScriptedServer { _, _ in
            var answer = LoopbackServer.Answer("HTTP/1.1 200 OK\nContent-Length: \(body.utf8.count)\n\n")
            answer.feed = feed
            return answer
        }
        let keeper = TokenKeeper(Self.account, try signIn(server, clock)) { _ in }
        let patient = Task { try await keeper.credential(refused: nil) }
        let given = Task { await failure { _ = try await keeper.credential(refused: nil) } }
        given.cancel()
        #expect(await given.value == .unreachable(reason: "it was given up"))
        // The token was already requested when the other caller left, so there is only one request.
        feed.send(body.utf8)
        #expect(try await patient.value == .idToken("id2"))
        #expect(server.requests.count == 1)
    }

    @Test("while tokens can't be renewed the one in hand is used to its end, and a refused one not at all")
    func noRenewal() async throws {
        let clock = try ManualClock("2026-11-22T12:00:00Z")
        let server = try tokens { $0 < 4 ? .complete(502) : nil }
        var account = Self.account
        account.expires = clock.now.adding(minutes: 3)
        let keeper = TokenKeeper(account, try signIn(server, clock)) { _ in }
        #expect(try await keeper.credential(refused: nil) == .idToken("id1"))
        let unreachable = RealtimeClientError.unreachable(reason: "status 502")
        #expect(await failure { _ = try await keeper.credential(refused: .idToken("id1")) } == unreachable)
        // A refused account stays refused for all callers.
        #expect(await failure { _ = try await keeper.credential(refused: nil) } == unreachable)
        clock.advance(minutes: 3)
        #expect(await failure { _ = try await keeper.credential(refused: nil) } == unreachable)
        #expect(try await keeper.credential(refused: nil) == .idToken("id6"))
        #expect(try await keeper.credential(refused: nil) == .idToken("id6"))
        #expect(server.requests.count == 5)
    }

    @Test("an account that is gone is told at once, however long its token would be good")
    func signedOut() async throws {
        let clock = try ManualClock("2026-11-22T12:00:00Z")
        let server = try ScriptedServer([.json(400, #"{"error":{"message":"USER_DISABLED"}}"#)])
        var account = Self.account
        account.expires = clock.now.adding(minutes: 4)
        let keeper = TokenKeeper(account, try signIn(server, clock)) { _ in }
        let error = await failure { _ = try await keeper.credential(refused: nil) }
        #expect(error == .signedOut(reason: "USER_DISABLED"))
    }

    @Test("tokens that can't be saved are used all the same, and saved as soon as that works")
    func saving() async throws {
        let clock = try ManualClock("2026-11-22T12:00:00Z")
        let server = try tokens()
        let tries = Told<String>()
        let keeper = TokenKeeper(Self.account, try signIn(server, clock)) {
            tries.add($0.refreshToken)
            if tries.all.count < 3 { throw CancellationError() }
        }
        for _ in 0..<5 { #expect(try await keeper.credential(refused: nil) == .idToken("id2")) }
        #expect(tries.all == ["r2", "r2", "r2"])
        #expect(server.requests.count == 1)
    }
}
