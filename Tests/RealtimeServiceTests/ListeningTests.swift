import RealtimeService
import RealtimeTree
import TestKit
import Testing
import TimeKit

@Suite("Streams", .timeLimit(.minutes(3)))
struct ListeningTests {
    @Test("a listener gets the whole first, then each change by its place, and nothing of what is beside")
    func changes() async throws {
        let desk = try await Desk()
        _ = try await desk.call(.put, "/rooms/r.json", "{\"a\":1}")
        let ear = try await desk.listen("/rooms/r.json")
        let answer = await desk.ask(.get, "/rooms/r.json", fields: ["accept": "text/html, Text/Event-Stream;q=0.9"])
        #expect(answer.status == 200)
        #expect(answer.fields.contains(.init("Content-Type", "text/event-stream; charset=utf-8")))
        #expect(answer.fields.contains(.init("Cache-Control", "no-cache")))
        #expect(answer.fields.contains(.init("Access-Control-Allow-Origin", "*")))
        #expect(try await ear.text() == "event: put data: {\"path\":\"/\",\"data\":{\"a\":1}}")
        let writes: [(RealtimeCall.Method, String, String, String?)] = [
            (.put, "/rooms/q.json", "1", nil),
            (.put, "/rooms/r/b/c.json", "[1]", "event: put data: {\"path\":\"/b/c\",\"data\":[1]}"),
            (.delete, "/rooms/r/a.json", "", "event: put data: {\"path\":\"/a\",\"data\":null}"),
            (
                .patch, "/rooms/r/b.json", "{\"d\":2,\"c\":null}",
                "event: patch data: {\"path\":\"/b\",\"data\":{\"c\":null,\"d\":2}}"
            ),
            (.patch, "/rooms.json", "{\"q\":2,\"r/e\":3}", "event: put data: {\"path\":\"/e\",\"data\":3}"),
            (
                .patch, "/.json", "{\"rooms/r/b/x\":1,\"rooms/r/z\":2,\"other\":3}",
                "event: put data: {\"path\":\"/b/x\",\"data\":1} | event: put data: {\"path\":\"/z\",\"data\":2}"
            ),
            (.put, "/rooms.json", "{\"r\":{\"n\":1},\"s\":2}", "event: put data: {\"path\":\"/\",\"data\":{\"n\":1}}"),
            (.put, "/rooms.json", "5", "event: put data: {\"path\":\"/\",\"data\":null}"),
            (.delete, "/.json", "", "event: put data: {\"path\":\"/\",\"data\":null}"),
        ]
        for (method, path, body, event) in writes {
            #expect(try await desk.call(method, path, body).status == 200)
            if let event { #expect(try await ear.text() == event, "\(method) \(path)") }
        }
        await desk.service.close()
        #expect(try await ear.next() == nil)
    }

    @Test("a refusal is a plain answer")
    func refusals() async throws {
        let desk = try await Desk(rules: "{\"rules\":{\"a\":{\".read\":\"auth.uid == 'ann'\"}}}")
        let reply = try await desk.call(.get, "/a.json", fields: ["accept": "text/event-stream"], as: desk.user("bob"))
        #expect(reply.status == 401)
        #expect(reply.text == "{\"error\":\"Permission denied\"}")
        #expect(desk.service.listening == 0)
        let ann = desk.user("ann", minutes: 5)
        let ear = try await desk.listen("/a.json", as: ann)
        #expect(ear.listening.expires == desk.clock.now.adding(minutes: 5))
        #expect(try await desk.listen("/a.json").listening.expires == nil)
        #expect(desk.service.listening == 2)
        ear.listening.leave()
        ear.listening.leave()
        #expect(desk.service.listening == 1)
    }

    @Test("a listener to a query is told of children that come into it, change in it and leave it")
    func windows() async throws {
        let desk = try await Desk(rules: "{\"rules\":{\"l\":{\".indexOn\":\"n\"}}}")
        _ = try await desk.call(.put, "/l.json", "{\"a\":{\"n\":1},\"b\":{\"n\":2},\"c\":{\"n\":3}}")
        let first = try await desk.listen("/l.json", ["orderBy": "\"n\"", "limitToFirst": "2"])
        let great = try await desk.listen("/l.json", ["orderBy": "\"n\"", "startAt": "2"])
        #expect(
            try await first.text() == "event: put data: {\"path\":\"/\",\"data\":{\"a\":{\"n\":1},\"b\":{\"n\":2}}}"
        )
        #expect(
            try await great.text() == "event: put data: {\"path\":\"/\",\"data\":{\"b\":{\"n\":2},\"c\":{\"n\":3}}}"
        )
        let steps: [(RealtimeCall.Method, String, String, String?, String?)] = [
            // One enters the window, and another leaves it at the end.
            (
                .put, "/l/d.json", "{\"n\":0}",
                "event: patch data: {\"path\":\"/\",\"data\":{\"b\":null,\"d\":{\"n\":0}}}", nil
            ),
            // One leaves the window, and another moves up from beyond its end.
            (
                .delete, "/l/a.json", "", "event: patch data: {\"path\":\"/\",\"data\":{\"a\":null,\"b\":{\"n\":2}}}",
                nil
            ),
            // A change within the window.
            (
                .put, "/l/b/x.json", "1", "event: put data: {\"path\":\"/b\",\"data\":{\"n\":2,\"x\":1}}",
                "event: put data: {\"path\":\"/b\",\"data\":{\"n\":2,\"x\":1}}"
            ),
            // One leaves and another enters the window by their values.
            (
                .patch, "/l.json", "{\"b/n\":1,\"d/n\":9}",
                "event: patch data: {\"path\":\"/\",\"data\":{\"b\":{\"n\":1,\"x\":1},\"c\":{\"n\":3},\"d\":null}}",
                "event: patch data: {\"path\":\"/\",\"data\":{\"b\":null,\"d\":{\"n\":9}}}"
            ),
            // A change outside both windows.
            (
                .put, "/l/z.json", "{\"n\":\"text\"}", nil,
                "event: put data: {\"path\":\"/z\",\"data\":{\"n\":\"text\"}}"
            ),
            // A change of the whole database.
            (
                .put, "/.json", "{\"l\":5}", "event: put data: {\"path\":\"/\",\"data\":null}",
                "event: put data: {\"path\":\"/\",\"data\":null}"
            ),
            (
                .put, "/l/e.json", "{\"n\":4}", "event: put data: {\"path\":\"/\",\"data\":{\"e\":{\"n\":4}}}",
                "event: put data: {\"path\":\"/\",\"data\":{\"e\":{\"n\":4}}}"
            ),
        ]
        for (method, path, body, ofFirst, ofGreat) in steps {
            #expect(try await desk.call(method, path, body).status == 200)
            if let ofFirst { #expect(try await first.text() == ofFirst, "\(path)") }
            if let ofGreat { #expect(try await great.text() == ofGreat, "\(path)") }
        }
        await #expect(throws: DeskError.refused(400)) { try await desk.listen("/m.json", ["orderBy": "\"n\""]) }
    }

    @Test("one who comes to a query that others listen to gets the whole of it, and they get nothing twice")
    func latecomers() async throws {
        let desk = try await Desk()
        let query = ["orderBy": "\"$key\"", "limitToLast": "2"]
        let early = try await desk.listen("/l.json", query)
        #expect(try await early.text() == "event: put data: {\"path\":\"/\",\"data\":null}")
        _ = try await desk.call(.put, "/l/a.json", "1")
        let late = try await desk.listen("/l.json", query)
        #expect(try await late.text() == "event: put data: {\"path\":\"/\",\"data\":{\"a\":1}}")
        _ = try await desk.call(.put, "/l/b.json", "2")
        #expect(try await late.text() == "event: put data: {\"path\":\"/b\",\"data\":2}")
        try await early.hear(until: value("{\"a\":1,\"b\":2}"))
        await desk.service.close()
        try await early.rest()
        try await late.rest()
        #expect(early.heard == 3)
        #expect(late.heard == 2)
    }

    @Test("an admin who stands in for somebody listens as they may")
    func standIns() async throws {
        let desk = try await Desk(rules: "{\"rules\":{\"a\":{\".read\":\"data.child('of').val() == auth.uid\"}}}")
        _ = try await desk.call(.put, "/a.json", "{\"of\":\"ann\"}")
        let ear = try await desk.listen("/a.json", ["auth_variable_override": "{\"uid\":\"ann\"}"])
        await #expect(throws: DeskError.refused(401)) {
            try await desk.listen("/a.json", ["auth_variable_override": "{\"uid\":\"bob\"}"])
        }
        _ = try await ear.next()
        _ = try await desk.call(.put, "/a/of.json", "\"bob\"")
        #expect(try await ear.text() == "event: cancel data: null")
        #expect(try await ear.next() == nil)
    }

    @Test("a listener who falls too far behind is let go, and what waited is given up")
    func slowness() async throws {
        for limits in [ServiceLimits(waitingEvents: 5), ServiceLimits(waitingBytes: 300)] {
            let desk = try await Desk(limits: limits)
            _ = try await desk.call(.put, "/a.json", "\"" + String(repeating: "x", count: 1_000) + "\"")
            let slow = try await desk.listen("/a.json")
            let quick = try await desk.listen("/a.json")
            for number in 0..<20 {
                _ = try await desk.call(.put, "/a.json", "\"\(number)\"")
                try await quick.hear(until: .string("\(number)"))
            }
            try await slow.rest()
            #expect(slow.heard == 0)
            #expect(slow.known == .null)
            #expect(desk.service.listening == 1)
        }
    }

    @Test("the whole of a place is told whatever its size, also where little may wait")
    func largeBeginnings() async throws {
        let desk = try await Desk(limits: ServiceLimits(waitingBytes: 100))
        let text = String(repeating: "x", count: 100_000)
        _ = try await desk.call(.put, "/a/b.json", "\"\(text)\"")
        let ear = try await desk.listen("/a.json")
        _ = try await desk.call(.put, "/a/c.json", "1")
        try await ear.hear(until: .children(["b": .string(text), "c": .number(1)]))
        _ = try await desk.call(.put, "/a/c.json", "2")
        try await ear.hear(until: .children(["b": .string(text), "c": .number(2)]))
    }

    @Test("the whole of a place waits until it is read, also where less may wait")
    func waitingBeginning() async throws {
        let desk = try await Desk(limits: ServiceLimits(waitingBytes: 100))
        let text = RealtimeValue.string(String(repeating: "x", count: 1_000))
        _ = try await desk.call(.put, "/a.json", String(decoding: text.json(), as: UTF8.self))
        let slow = try await desk.listen("/a.json")
        let quick = try await desk.listen("/a.json")
        // The listeners are told in the order in which they came.
        try await quick.hear(until: text)
        try await slow.hear(until: text)
    }

    @Test("the result of a query is told whatever its size where little may wait, and refused if it may not be read")
    func largeResults() async throws {
        let text = String(repeating: "x", count: 100_000)
        let query = ["orderBy": "\"$key\""]
        let desk = try await Desk(limits: ServiceLimits(waitingBytes: 100))
        _ = try await desk.call(.put, "/a/b.json", "\"\(text)\"")
        let quick = try await desk.listen("/a.json", query)
        let slow = try await desk.listen("/a.json", query)
        _ = try await desk.call(.put, "/a/c.json", "1")
        let whole = RealtimeValue.children(["b": .string(text), "c": .number(1)])
        try await quick.hear(until: whole)
        try await slow.hear(until: whole)
        let small = try await Desk(limits: ServiceLimits(readBytes: 100))
        _ = try await small.call(.put, "/a/b.json", "\"\(text)\"", ["print": "silent"])
        await #expect(throws: DeskError.refused(400)) { try await small.listen("/a.json", query) }
        #expect(small.service.listening == 0)
    }

    // bench-realtime measures the cost of each listener, because other tests run in this process.
    @Test("four thousand who wait are each told of a write, and are forgotten when they leave")
    func many() async throws {
        let desk = try await Desk()
        let rows = (0..<20_000).map { "\"k\($0)\":{\"v\":\"\($0)\",\"t\":\($0)}" }.joined(separator: ",")
        #expect(try await desk.call(.put, "/big.json", "{\(rows)}", ["print": "silent"]).status == 204)
        _ = try await desk.call(.put, "/big/small.json", "1")
        var ears: [Ear] = []
        for _ in 0..<4_000 {
            let ear = try await desk.listen("/big/small.json")
            _ = try await ear.next()
            ears.append(ear)
        }
        #expect(desk.service.listening == 4_000)
        _ = try await desk.call(.put, "/big/small.json", "2")
        for ear in ears { try await ear.hear(until: .number(2)) }
        for ear in ears { ear.listening.leave() }
        #expect(desk.service.listening == 0)
    }
}
