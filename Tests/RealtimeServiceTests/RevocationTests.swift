import Foundation
import RealtimeService
import RealtimeTree
import TestKit
import Testing
import TimeKit

@Suite("Rights that end while somebody listens", .timeLimit(.minutes(3)))
struct RevocationTests {
    static let rules = """
        {"rules": {"rooms": {"$room": {".read": "root.child('members').child($room).child(auth.uid).val() == true"}},
         "timed": {".read": "now < root.child('until').val()"}}}
        """

    private func desk(
        sleep: @escaping @Sendable (Duration) async throws -> Void = { _ in throw CancellationError() }
    ) async throws -> Desk {
        let desk = try await Desk(rules: Self.rules, sleep: sleep)
        _ = try await desk.call(
            .put,
            "/.json",
            "{\"members\":{\"r\":{\"ann\":true,\"bob\":true}},\"rooms\":{\"r\":{\"n\":0}},\"timed\":1,\"until\":1772955010000}"
        )
        return desk
    }

    @Test("a commit that takes the right away ends the stream with cancel, and tells nothing of itself")
    func data() async throws {
        let desk = try await desk()
        let ann = try await desk.listen("/rooms/r.json", as: desk.user("ann"))
        let bob = try await desk.listen("/rooms/r.json", as: desk.user("bob"))
        let query = try await desk.listen("/rooms/r.json", ["orderBy": "\"$key\""], as: desk.user("bob"))
        for ear in [ann, bob, query] { #expect(try await ear.next()?.count == 1) }
        _ = try await desk.call(.patch, "/.json", "{\"members/r/bob\":null,\"rooms/r/n\":\"secret\"}")
        #expect(try await bob.text() == "event: cancel data: null")
        #expect(try await bob.next() == nil)
        #expect(try await query.text() == "event: cancel data: null")
        #expect(try await query.next() == nil)
        #expect(try await ann.text() == "event: put data: {\"path\":\"/n\",\"data\":\"secret\"}")
        #expect(desk.service.listening == 1)
        // A change of the data behind Ann's access that leaves the access is sent to her as usual.
        _ = try await desk.call(.patch, "/.json", "{\"members/r/cid\":true,\"members/r/ann\":true,\"rooms/r/n\":3}")
        try await ann.hear(until: value("{\"n\":3}"))
        _ = try await desk.call(.delete, "/members.json")
        #expect(try await ann.text() == "event: cancel data: null")
    }

    @Test("other rules end the streams that they no longer allow, and only those; admins' never")
    func rules() async throws {
        let desk = try await desk()
        let ann = try await desk.listen("/rooms/r.json", as: desk.user("ann"))
        let bob = try await desk.listen("/rooms/r.json", as: desk.user("bob"))
        let admin = try await desk.listen("/rooms/r.json")
        for ear in [ann, bob, admin] { _ = try await ear.next() }
        let rules = "{\"rules\":{\"rooms\":{\".read\":\"auth.uid == 'ann'\"}}}"
        #expect(try await desk.call(.put, "/.settings/rules.json", rules).status == 200)
        #expect(try await bob.text() == "event: cancel data: null")
        _ = try await desk.call(.put, "/rooms/r/n.json", "1")
        try await ann.hear(until: value("{\"n\":1}"))
        try await admin.hear(until: value("{\"n\":1}"))
        #expect(ann.heard == 2)
    }

    @Test("rules that another process deploys count from the next look on")
    func otherProcess() async throws {
        let ticks = Ticks()
        let store = ModelStore()
        let desk = try await Desk(store, rules: Self.rules, sleep: ticks.sleep)
        _ = try await desk.call(.put, "/.json", "{\"members\":{\"r\":{\"ann\":true}},\"rooms\":{\"r\":1}}")
        let ann = try await desk.listen("/rooms/r.json", as: desk.user("ann"))
        _ = try await ann.next()
        try await store.setRules(Array("{\"rules\":{}}".utf8), of: desk.database)
        ticks.tick()
        #expect(try await ann.text() == "event: cancel data: null")
        #expect(ticks.asked == .seconds(30))
    }

    @Test("a right that hangs on the clock ends with the time, at the next write or without any")
    func clock() async throws {
        for writes in [true, false] {
            let ticks = Ticks()
            let desk = try await desk(sleep: ticks.sleep)
            let ear = try await desk.listen("/timed.json", as: .nobody)
            _ = try await ear.next()
            desk.clock.advance(seconds: 9)
            _ = try await desk.call(.put, "/timed.json", "2")
            try await ear.hear(until: .number(2))
            desk.clock.advance(seconds: 1)
            if writes {
                _ = try await desk.call(.put, "/timed.json", "3")
            } else {
                ticks.tick()
            }
            #expect(try await ear.text() == "event: cancel data: null")
            #expect(ear.known == .number(2))
        }
    }

    @Test("nobody is told what they may not see while the store can't be read: they come back")
    func failures() async throws {
        let store = ModelStore()
        let desk = try await Desk(store, rules: Self.rules)
        _ = try await desk.call(.put, "/.json", "{\"members\":{\"r\":{\"ann\":true}},\"rooms\":{\"r\":1}}")
        let ann = try await desk.listen("/rooms/r.json", as: desk.user("ann"))
        let admin = try await desk.listen("/rooms/r.json")
        _ = try await ann.next()
        _ = try await admin.next()
        store.failReads(.unavailable(reason: "busy"))
        _ = try await desk.call(.patch, "/.json", "{\"members/r/ann\":true,\"rooms/r\":2}")
        #expect(try await ann.next() == nil)
        #expect(try await admin.text() == "event: put data: {\"path\":\"/\",\"data\":2}")
    }

    @Test(
        "whatever is granted and taken away meanwhile, nobody hears of a commit that they could not read right after it"
    )
    func nothingLeaks() async throws {
        for seed in UInt64(1)...12 {
            var generator = SeededGenerator(seed: seed)
            let desk = try await desk()
            // Each value states whether Ann had access right after it was written.
            let listening = Task {
                var heard: [RealtimeValue] = []
                while !Task.isCancelled {
                    guard let ear = try? await desk.listen("/rooms/r.json", as: desk.user("ann")) else {
                        await Task.yield()
                        continue
                    }
                    while try await ear.next() != nil { heard.append(ear.known["n"]) }
                }
                return heard
            }
            var isMember = true
            for number in 1...60 {
                let toggles = generator.oneIn(3)
                if toggles { isMember.toggle() }
                let word = isMember ? "open" : "secret"
                let membership = toggles ? "\"members/r/ann\":\(isMember ? "true" : "null")," : ""
                _ = try await desk.call(.patch, "/.json", "{\(membership)\"rooms/r/n\":\"\(word) \(number)\"}")
                if generator.oneIn(4) { await Task.yield() }
            }
            listening.cancel()
            await desk.service.endListeners()
            for case .string(let text) in try await listening.value {
                #expect(text.hasPrefix("open"), "seed \(seed): \(text)")
            }
        }
    }
}

/// A clock of ticks that the test controls.
final class Ticks: Sendable {
    private let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation
    private let pauses = Pauses()

    init() { (stream, continuation) = AsyncStream.makeStream() }

    /// The requested duration of the last sleep.
    var asked: Duration? { pauses.last }

    func tick() { continuation.yield() }

    var sleep: @Sendable (Duration) async throws -> Void {
        { [stream, pauses] duration in
            pauses.note(duration)
            for await _ in stream { return }
            throw CancellationError()
        }
    }
}

/// Records the requested duration of the last sleep.
private final class Pauses: @unchecked Sendable {
    // @unchecked: the value is touched under the lock only.
    private let lock = NSLock()
    private var duration: Duration?

    var last: Duration? { lock.withLock { duration } }

    func note(_ duration: Duration) { lock.withLock { self.duration = duration } }
}
