import RealtimeServer
import RealtimeService
import RealtimeTree
import TestKit
import Testing
import TimeKit

@Suite("Who has to wait")
struct GatekeeperTests {
    let clock: ManualClock
    let keeper: Gatekeeper
    let home = SenderAddress("192.0.2.7")

    init() throws {
        clock = try ManualClock("2026-03-08T07:30:00Z")
        var limits = SenderLimits()
        limits.requestsPerMinute = 5
        limits.signUpsPerHour = 2
        keeper = Gatekeeper(limits: limits, clock: clock.wallClock)
    }

    static func call(
        _ method: RealtimeCall.Method,
        _ path: String,
        _ body: String = "",
        fields: [String: String] = [:],
        parameters: [RealtimeCall.Parameter] = [],
        caller: RealtimeCaller = .user(auth: .children(["uid": .string("bob")]), expires: Instant(milliseconds: .max))
    ) throws -> RealtimeCall {
        RealtimeCall(
            method,
            path,
            parameters: parameters,
            fields: fields,
            body: Array(body.utf8),
            database: try #require(DatabaseName("rooms")),
            caller: caller
        )
    }

    static func answer(_ status: Int, _ body: String) -> RealtimeAnswer {
        RealtimeAnswer(status: status, body: .bytes(Array(body.utf8)))
    }

    @Test("requests count by the minute and new accounts by the hour, each address for itself")
    func acts() async {
        for _ in 0..<5 { #expect(await keeper.admit(home, .request) == nil) }
        #expect(await keeper.admit(home, .request) == 60)
        #expect(await keeper.admit(SenderAddress("192.0.2.8"), .request) == nil)
        for _ in 0..<2 { #expect(await keeper.admit(home, .signUp) == nil) }
        clock.advance(minutes: 59)
        #expect(await keeper.admit(home, .signUp) == 60)
        #expect(await keeper.admit(home, .request) == nil)
        clock.advance(milliseconds: 59_001)
        #expect(await keeper.admit(home, .signUp) == 1)
        #expect(await keeper.refused == ["request": 1, "signUp": 2])
    }

    @Test(
        "what could tell whether a code is right is a guess",
        arguments: [
            (.get, "/codes/ABCD2345.json", ""), (.get, "/codes/ABCD2345/room.json", ""), (.get, "//codes//A.json", ""),
            (.get, "/%63odes/A.json", ""), (.get, "/codes%2FA.json", ""), (.put, "/codes/A.json", "{}"),
            (.delete, "/codes/A.json", ""), (.put, "/rooms/r/members/u.json", "{}"),
            (.put, "/rooms/r/members/u/code.json", "\"A\""), (.post, "/rooms/r/members.json", "{}"),
            (.patch, "/rooms/r.json", #"{"members/u": {"code": "A"}}"#),
            (.patch, "/rooms/r/members.json", #"{"u": {"code": "A"}}"#),
            (.patch, "/.json", #"{"a": 1, "rooms/r/m\u0065mbers/u/code": "A"}"#),
            (.patch, "/rooms.json", #"{"r/members/u": null}"#), (.patch, "/codes.json", #"{"A": {"room": "r"}}"#),
            (.post, "/rooms/r.json", #"{"members/u": {}}"#),
        ] as [(RealtimeCall.Method, String, String)]
    )
    func guesses(method: RealtimeCall.Method, path: String, body: String) async throws {
        let call = try Self.call(method, path, body)
        #expect(await keeper.admit(call, from: home) == .goOn(isGuess: true))
        let admin = try Self.call(method, path, body, caller: .admin)
        #expect(await keeper.admit(admin, from: home) == .goOn(isGuess: false))
        let acting = try Self.call(
            method,
            path,
            body,
            parameters: [.init("auth_variable_override", #"{"uid":"x"}"#)],
            caller: .admin
        )
        #expect(await keeper.admit(acting, from: home) == .goOn(isGuess: true))
    }

    @Test(
        "a room's daily work is no guess",
        arguments: [
            (.get, "/rooms/r.json", ""), (.get, "/rooms/r/members/u.json", ""), (.get, "/codes.json", ""),
            (.put, "/rooms/r/logs/s/c/1.json", "{}"), (.patch, "/rooms/r.json", #"{"logs/s/c/1": {}, "plan/x": 1}"#),
            (.patch, "/users/u.json", #"{"rooms/r/members/u": 1}"#), (.put, "/users/u/rooms/r/members/x.json", "1"),
            (.patch, "/rooms/r.json", "no JSON"), (.put, "/keys/r/code.json", "{}"),
        ] as [(RealtimeCall.Method, String, String)]
    )
    func daily(method: RealtimeCall.Method, path: String, body: String) async throws {
        #expect(await keeper.admit(try Self.call(method, path, body), from: home) == .goOn(isGuess: false))
    }

    @Test(
        "only a plain hit is given back: whatever else a reading of a code answers was a try",
        arguments: [
            (200, #"{"room": "r"}"#, true), (200, "\"r\"", true), (200, "1772955000000", true), (200, "null", false),
            (200, "{}", false), (200, "f(null);", false), (200, "", false), (304, "", false), (401, "{}", false),
            (400, "{}", false), (204, "", false), (503, "{}", true), (0, "", true),
        ]
    )
    func readings(status: Int, body: String, isGivenBack: Bool) async throws {
        let call = try Self.call(.get, "/codes/ABCD2345.json")
        for _ in 0..<10 {
            #expect(await keeper.admit(call, from: home) == .goOn(isGuess: true))
            await keeper.note(Self.answer(status, body), to: call, from: home)
        }
        let next = await keeper.admit(call, from: home)
        #expect(next == (isGivenBack ? .goOn(isGuess: true) : .wait(seconds: 3_600)))
    }

    @Test("a stream on a code is a try: what it tells isn't known when it begins")
    func streams() async throws {
        let call = try Self.call(.get, "/codes/ABCD2345.json")
        let listening = RealtimeListening(events: AsyncStream { $0.finish() }, expires: nil, onLeave: {})
        for _ in 0..<10 {
            _ = await keeper.admit(call, from: home)
            await keeper.note(RealtimeAnswer(status: 200, body: .events(listening)), to: call, from: home)
        }
        #expect(await keeper.admit(call, from: home) == .wait(seconds: 3_600))
    }

    @Test(
        "of writes only the refused ones were tries",
        arguments: [(200, true), (412, true), (400, true), (401, false)]
    )
    func writings(status: Int, isGivenBack: Bool) async throws {
        let call = try Self.call(.put, "/rooms/r/members/u.json", "{}")
        for _ in 0..<10 {
            _ = await keeper.admit(call, from: home)
            await keeper.note(Self.answer(status, "{}"), to: call, from: home)
        }
        #expect(await keeper.admit(call, from: home) == (isGivenBack ? .goOn(isGuess: true) : .wait(seconds: 3_600)))
    }

    @Test("ten tries an hour for an address, also when a thousand come at once")
    func atOnce() async throws {
        let call = try Self.call(.get, "/codes/ABCD2345.json")
        let admitted = await withTaskGroup(of: Bool.self, returning: Int.self) { group in
            for _ in 0..<1_000 { group.addTask { await keeper.admit(call, from: home) == .goOn(isGuess: true) } }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(admitted == 10)
        #expect(await keeper.admit(call, from: SenderAddress("192.0.2.8")) == .goOn(isGuess: true))
        clock.advance(hours: 1)
        #expect(await keeper.admit(call, from: home) == .goOn(isGuess: true))
    }
}
