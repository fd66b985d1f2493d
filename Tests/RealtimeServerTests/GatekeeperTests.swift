import RealtimeServer
import RealtimeService
import RealtimeTree
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("Waiting after too many tries")
struct GatekeeperTests {
    let clock: ManualClock
    let keeper: Gatekeeper
    let service: RealtimeService
    let home = SenderAddress("192.0.2.7")

    init() throws {
        clock = try ManualClock("2026-03-08T07:30:00Z")
        var limits = SenderLimits()
        limits.requestsPerMinute = 5
        limits.signUpsPerHour = 2
        limits.writtenBytesPerMinute = 100
        limits.writtenBytesPerHourOnFullDisk = 10
        let store = SQLiteTreeStore(store: try LocalStore.inMemory(schemas: SQLiteTreeStore.schemas))
        service = RealtimeService(store: store, clock: clock.wallClock)
        keeper = Gatekeeper(limits: limits, clock: clock.wallClock)
    }

    func call(
        _ method: RealtimeCall.Method,
        _ path: String,
        _ body: String = "",
        fields: [String: String] = [:],
        parameters: [RealtimeCall.Parameter] = [],
        caller: RealtimeCaller = Self.user("bob")
    ) throws -> PreparedCall {
        let call = RealtimeCall(
            method,
            path,
            parameters: parameters,
            fields: fields,
            body: Array(body.utf8),
            database: try #require(DatabaseName("rooms")),
            caller: caller
        )
        return try service.prepare(call)
    }

    static func user(_ uid: String) -> RealtimeCaller {
        .user(auth: .children(["uid": .string(uid)]), expires: Instant(milliseconds: .max))
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
    }

    @Test(
        "bytes that are written count by account and by sender, on a nearly full disk by the hour; removals and admins' count nothing"
    )
    func bytes() async throws {
        let text = "\"\(String(repeating: "x", count: 58))\""
        func wait(_ call: PreparedCall, from sender: SenderAddress, isDiskLow: Bool = false) async -> Int? {
            await keeper.admitBytes(of: call, from: sender, isDiskLow: isDiskLow)
        }
        let (bob, far) = (try call(.put, "/a.json", text), SenderAddress("192.0.2.8"))
        #expect(await wait(bob, from: home) == nil)
        #expect(await wait(bob, from: far) == 60)
        let ann = try call(.put, "/a.json", text, caller: Self.user("ann"))
        #expect(await wait(ann, from: home) == 60)
        #expect(await wait(ann, from: far) == nil)
        #expect(await wait(try call(.put, "/a.json", text, caller: .admin), from: home) == nil)
        #expect(await wait(try call(.delete, "/a.json"), from: home) == nil)
        clock.advance(minutes: 1)
        #expect(await wait(bob, from: home) == nil)
        let small = try call(.put, "/a.json", "123456")
        #expect(await wait(small, from: home, isDiskLow: true) == nil)
        #expect(await wait(small, from: home, isDiskLow: true) == 3_600)
    }

    @Test("a small body at a long path counts as what it becomes in the store, where each value has the whole path")
    func longPaths() async throws {
        let path = "/" + Array(repeating: String(repeating: "k", count: 50), count: 3).joined(separator: "/") + ".json"
        for (method, body) in [
            (.put, "1"), (.put, #"{"a": 1, "b": {"c": true}}"#), (.patch, #"{"a": "x"}"#), (.post, "7"),
        ] as [(RealtimeCall.Method, String)] {
            #expect(await keeper.admitBytes(of: try call(method, path, body), from: home, isDiskLow: false) == nil)
            #expect(await keeper.admitBytes(of: try call(method, path, body), from: home, isDiskLow: false) == 60)
            #expect(await keeper.admitBytes(of: try call(.delete, path), from: home, isDiskLow: false) == nil)
            clock.advance(minutes: 1)
        }
        #expect(try call(.put, "/a/b.json", #"{"c": "four", "d": 5, "e": true, "f": {"g": null}}"#).writtenBytes == 50)
        #expect(try call(.put, "/abc/def.json", #"{"c":"four","d":5}"#).writtenBytes == 9 + 4 + 9 + 8)
    }

    @Test(
        "a request that could tell whether a code is right is a guess",
        arguments: [
            (.get, "/codes/ABCD2345.json", "", .reading), (.get, "/codes/ABCD2345/room.json", "", .reading),
            (.get, "//codes//A.json", "", .reading), (.get, "/%63odes/A.json", "", .reading),
            (.put, "/codes/A.json", "{}", .writing), (.delete, "/codes/A.json", "", .writing),
            (.delete, "/codes.json", "", .writing), (.post, "/codes.json", "1", .writing),
            (.put, "/codes.json", "7", .writing), (.put, "/.json", #"{"a": 1}"#, .writing),
            (.delete, "/.json", "", .writing),
            (.put, "/codes.json", #"{"A": 1, "B": 1}"#, .writing), (.put, "/.json", #"{"codes": {"A": 1}}"#, .writing),
            (.patch, "/.json", #"{"codes": {"A": 1}}"#, .writing), (.patch, "/.json", #"{"codes/A": null}"#, .writing),
            (.patch, "/.json", #"{"a": 1, "c\u006fdes/A": null}"#, .writing),
            (.patch, "/codes.json", #"{"A": {"room": "r"}}"#, .writing),
            (.patch, "/codes/A.json", #"{"room": "r"}"#, .writing),
            (.put, "/rooms/r/members/u.json", "{}", .joining),
            (.put, "/rooms/r/members/u/code.json", "\"A\"", .joining),
            (.post, "/rooms/r/members.json", "1", .joining),
            (.put, "/rooms/r.json", #"{"members": {"u": {"code": "A"}}}"#, .joining),
            (.put, "/.json", #"{"rooms": {"r": {"members": {"u": 1}}}}"#, .writing),
            (.patch, "/rooms/r.json", #"{"members/u": {"code": "A"}}"#, .joining),
            (.patch, "/rooms/r/members.json", #"{"u": {"code": "A"}}"#, .joining),
            (.patch, "/.json", #"{"a": 1, "rooms/r/m\u0065mbers/u/code": "A"}"#, .joining),
            (.patch, "/rooms.json", #"{"r/members/u": null}"#, .joining),
        ] as [(RealtimeCall.Method, String, String, RoomGuess)]
    )
    func guesses(method: RealtimeCall.Method, path: String, body: String, kind: RoomGuess) async throws {
        let call = try call(method, path, body)
        #expect(await keeper.admit(call, from: home) == .goOn(kind))
        let admin = try self.call(method, path, body, caller: .admin)
        #expect(await keeper.admit(admin, from: home) == .goOn(nil))
        let acting = try self.call(
            method,
            path,
            body,
            parameters: [.init("auth_variable_override", #"{"uid":"x"}"#)],
            caller: .admin
        )
        #expect(await keeper.admit(acting, from: home) == .goOn(kind))
    }

    @Test("a POST that is another verb by its field, or by its parameter, is that verb", arguments: [true, false])
    func overridden(byField: Bool) async throws {
        for (verb, body) in [("PATCH", #"{"codes/A": null}"#), ("DELETE", ""), ("PUT", "{}")] {
            let call = try call(
                .post,
                verb == "PATCH" ? "/.json" : "/codes/A.json",
                body,
                fields: byField ? ["x-http-method-override": verb] : [:],
                parameters: byField ? [] : [.init("x-http-method-override", verb)]
            )
            #expect(await keeper.admit(call, from: home) == .goOn(.writing))
        }
    }

    @Test(
        "a room's daily work is no guess",
        arguments: [
            (.get, "/rooms/r.json", ""), (.get, "/rooms/r/members/u.json", ""), (.get, "/codes.json", ""),
            (.put, "/rooms/r/logs/s/c/1.json", "{}"), (.patch, "/rooms/r.json", #"{"logs/s/c/1": {}, "plan/x": 1}"#),
            (.patch, "/users/u.json", #"{"rooms/r/members/u": 1}"#), (.put, "/users/u/rooms/r/members/x.json", "1"),
            (.put, "/keys/r/code.json", "{}"), (.patch, "/rooms/r.json", "{}"),
        ] as [(RealtimeCall.Method, String, String)]
    )
    func daily(method: RealtimeCall.Method, path: String, body: String) async throws {
        #expect(await keeper.admit(try call(method, path, body), from: home) == .goOn(nil))
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
        let call = try call(.get, "/codes/ABCD2345.json")
        for _ in 0..<10 {
            #expect(await keeper.admit(call, from: home) == .goOn(.reading))
            await keeper.note(Self.answer(status, body), to: .reading, of: call, from: home)
        }
        let next = await keeper.admit(call, from: home)
        #expect(next == (isGivenBack ? .goOn(.reading) : .wait(seconds: 3_600)))
    }

    @Test("a stream on a code is a try: what it tells isn't known when it begins")
    func streams() async throws {
        let call = try call(.get, "/codes/ABCD2345.json")
        let listening = RealtimeListening(events: AsyncStream { $0.finish() }, expires: nil, onLeave: {})
        for _ in 0..<10 {
            _ = await keeper.admit(call, from: home)
            await keeper.note(RealtimeAnswer(status: 200, body: .events(listening)), to: .reading, of: call, from: home)
        }
        #expect(await keeper.admit(call, from: home) == .wait(seconds: 3_600))
    }

    @Test(
        "only refused joinings count as tries",
        arguments: [(200, true), (412, true), (400, true), (401, false), (503, true)]
    )
    func joinings(status: Int, isGivenBack: Bool) async throws {
        let call = try call(.put, "/rooms/r/members/u.json", "{}")
        for _ in 0..<10 {
            _ = await keeper.admit(call, from: home)
            await keeper.note(Self.answer(status, "{}"), to: .joining, of: call, from: home)
        }
        #expect(await keeper.admit(call, from: home) == (isGivenBack ? .goOn(.joining) : .wait(seconds: 3_600)))
    }

    @Test(
        "every write of a code was a try, whatever its answer: that one may be written or taken away tells as much",
        arguments: [(200, false), (204, false), (412, false), (400, false), (401, false), (503, true)]
    )
    func writings(status: Int, isGivenBack: Bool) async throws {
        let call = try call(.delete, "/codes/ABCD2345.json")
        for _ in 0..<10 {
            _ = await keeper.admit(call, from: home)
            await keeper.note(Self.answer(status, "null"), to: .writing, of: call, from: home)
        }
        #expect(await keeper.admit(call, from: home) == (isGivenBack ? .goOn(.writing) : .wait(seconds: 3_600)))
    }

    @Test("a customer's whole network of IPv6 has sixteen times the tries of one address, and others have theirs")
    func networks() async throws {
        var admitted = 0
        for number in 0..<400 {
            let sender = SenderAddress("2001:db8:1:\(String(number, radix: 16))::1")
            let call = try call(.get, "/codes/ABCD2345.json", caller: Self.user("eve\(number)"))
            if await keeper.admit(call, from: sender) == .goOn(.reading) { admitted += 1 }
        }
        #expect(admitted == 160)
        let call = try call(.get, "/codes/ABCD2345.json")
        #expect(await keeper.admit(call, from: SenderAddress("2001:db8:2:1::1")) == .goOn(.reading))
        #expect(await keeper.admit(call, from: home) == .goOn(.reading))
    }

    @Test("ten tries an hour for an address, also when a thousand come at once")
    func atOnce() async throws {
        let call = try call(.get, "/codes/ABCD2345.json")
        let admitted = await withTaskGroup(of: Bool.self, returning: Int.self) { group in
            for _ in 0..<1_000 { group.addTask { await keeper.admit(call, from: home) == .goOn(.reading) } }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(admitted == 10)
        let other = try self.call(.get, "/codes/ABCD2345.json", caller: Self.user("ann"))
        #expect(await keeper.admit(other, from: SenderAddress("192.0.2.8")) == .goOn(.reading))
        clock.advance(hours: 1)
        #expect(await keeper.admit(call, from: home) == .goOn(.reading))
    }

    @Test("ten tries an hour for an account, whatever addresses it comes from; a hit leaves them")
    func accounts() async throws {
        let call = try call(.get, "/codes/ABCD2345.json")
        for number in 0..<30 {
            let sender = SenderAddress("192.0.2.\(number)")
            #expect(await keeper.admit(call, from: sender) == .goOn(.reading))
            await keeper.note(Self.answer(200, #"{"room": "r"}"#), to: .reading, of: call, from: sender)
        }
        for number in 100..<110 {
            #expect(await keeper.admit(call, from: SenderAddress("192.0.2.\(number)")) == .goOn(.reading))
        }
        #expect(await keeper.admit(call, from: SenderAddress("192.0.2.200")) == .wait(seconds: 3_600))
        // The refused request didn't count against the address.
        let ann = try self.call(.get, "/codes/ABCD2345.json", caller: Self.user("ann"))
        for _ in 0..<10 { #expect(await keeper.admit(ann, from: SenderAddress("192.0.2.200")) == .goOn(.reading)) }
    }
}
