import RealtimeTree
import TestKit
import Testing

/// Parses the body of a PATCH.
func update(_ json: String, at path: String = "", before: RealtimeValue = .null) throws -> RealtimeWrite {
    try RealtimeWrite.update(Array(json.utf8), at: RealtimePath(path), ServerValues(now: 1_000) { before[$0] })
}

@Suite("Writes and streams")
struct RealtimeWriteTests {
    @Test("an update replaces what it names, by keys or by places below, and keeps the rest")
    func updates() throws {
        let before = try read("{\"a\":{\"b\":1,\"c\":2},\"d\":3}")
        #expect(
            text(try update("{\"a/b\":9,\"e\":{\"f\":1},\"d\":null}").applied(to: before))
                == "{\"a\":{\"b\":9,\"c\":2},\"e\":{\"f\":1}}"
        )
        #expect(text(try update("{\"b\":null,\"c\":null}", at: "a").applied(to: before)) == "{\"d\":3}")
        #expect(try update("{}").applied(to: before) == before)
        #expect(
            text(try update("{\"a/.priority\":1,\"d\":4,\".priority\":null}").applied(to: before))
                == "{\"a\":{\"b\":1,\"c\":2},\"d\":4}"
        )
        let stamped = try update("{\"d\":4,\".priority\":{\".sv\":\"timestamp\"}}", at: "a")
        #expect(text(stamped.applied(to: .null)) == "{\"a\":{\"d\":4}}")
        let counted = try update("{\"d\":{\".sv\":{\"increment\":4}}}", before: before)
        #expect(text(counted.applied(to: before)) == "{\"a\":{\"b\":1,\"c\":2},\"d\":7}")
    }

    @Test(
        "an update that can't be is refused whole",
        arguments: [
            ("[1]", "Invalid data; an update needs a JSON object."),
            ("5", "Invalid data; an update needs a JSON object."),
            ("{\"a\":1,\"a/b\":2}", "Invalid data; the update names /a and /a/b, which lies within it."),
            (
                "{\"a/b/c\":1,\"a/x\":2,\"a/b\":3}",
                "Invalid data; the update names /a/b and /a/b/c, which lies within it."
            ),
            ("{\"\":1}", "Invalid data; couldn't parse key \"\": a key can't be empty"),
            ("{\"a/b.c\":1}", "Invalid data; couldn't parse key \"a/b.c\": a key can't hold any of . $ # [ ] /"),
        ]
    )
    func refusals(json: String, words: String) {
        let error = #expect(throws: RealtimeError.self) { try update(json) }
        #expect(error?.description == words)
    }

    @Test("the place of a write is the lowest that holds all of it")
    func places() throws {
        #expect(try update("{\"a/b\":1,\"a/c/d\":2}").place.description == "/a")
        #expect(try update("{\"a\":1,\"b\":2}", at: "x").place.description == "/x")
        #expect(RealtimeWrite(.null, at: try RealtimePath("p/q")).place.description == "/p/q")
    }

    @Test("a listener who applies what it is told knows what is there, wherever it listens")
    func listeners() throws {
        var generator = SeededGenerator(seed: 5)
        let names = ["a", "b", "c"]
        func path(_ most: Int) throws -> RealtimePath {
            try RealtimePath(
                (0..<Int.random(in: 0...most, using: &generator)).map { _ in
                    names.randomElement(using: &generator) ?? "a"
                }
            )
        }
        for _ in 0..<300 {
            let listener = try path(2)
            var root = RealtimeValue.null
            var known = RealtimeValue.null
            var parser = StreamParser()
            for step in 0..<12 {
                let write: RealtimeWrite
                if Bool.random(using: &generator) {
                    let value: RealtimeValue =
                        step % 4 == 0 ? .null : .children(["a": .number(Double(step)), "b": .bool(true)])
                    write = RealtimeWrite(value, at: try path(3))
                } else {
                    var values: [RealtimePath: RealtimeValue] = [:]
                    for _ in 0..<3 { values[try path(3)] = step % 5 == 0 ? .null : .number(Double(step)) }
                    guard let several = try? RealtimeWrite(values) else { continue }
                    write = several
                }
                root = write.applied(to: root)
                // The events are parsed in small pieces, as they arrive from the network.
                let bytes = write.events(for: listener, after: root).flatMap(\.bytes)
                var heard: [StreamEvent] = []
                for start in stride(from: 0, to: bytes.count, by: 7) {
                    heard += try parser.read(bytes[start..<min(start + 7, bytes.count)])
                }
                known = heard.reduce(known) { $1.applied(to: $0) }
                #expect(known == root[listener], "\(write.values) at \(listener)")
            }
        }
    }

    @Test("a write beside a listener is told to nobody, one above it as the whole, one below by its place")
    func events() throws {
        let listener = try RealtimePath("rooms/a")
        let root = try read("{\"rooms\":{\"a\":{\"x\":{\"y\":1}},\"b\":2}}")
        #expect(RealtimeWrite(.number(2), at: try RealtimePath("rooms/b")).events(for: listener, after: root).isEmpty)
        #expect(
            RealtimeWrite(root["rooms"], at: try RealtimePath("rooms")).events(for: listener, after: root) == [
                .put(.root, root["rooms"]["a"])
            ]
        )
        #expect(
            RealtimeWrite(.number(1), at: try RealtimePath("rooms/a/x/y")).events(for: listener, after: root) == [
                .put(try RealtimePath("x/y"), .number(1))
            ]
        )
        let both = try update("{\"p\":1,\"q\":null}", at: "rooms/a/x").events(for: listener, after: root)
        #expect(both == [.patch(try RealtimePath("x"), ["p": .number(1), "q": .null])])
    }

    @Test("events are written as the protocol has them, to the byte")
    func bytes() throws {
        let written = { (event: StreamEvent) in String(decoding: event.bytes, as: UTF8.self) }
        #expect(
            written(.put(.root, try read("{\"a\":[1]}")))
                == "event: put\ndata: {\"path\":\"/\",\"data\":{\"a\":[1]}}\n\n"
        )
        #expect(
            written(.patch(try RealtimePath("x"), ["b": .null, "a": .number(1)]))
                == "event: patch\ndata: {\"path\":\"/x\",\"data\":{\"a\":1,\"b\":null}}\n\n"
        )
        #expect(written(.keepAlive) == "event: keep-alive\ndata: null\n\n")
        #expect(written(.cancel) == "event: cancel\ndata: null\n\n")
        #expect(written(.authRevoked) == "event: auth_revoked\ndata: credential is no longer valid\n\n")
    }

    @Test("a stream is read whatever its line ends, comments and unknown events, and one that is none is refused")
    func parsing() throws {
        var parser = StreamParser()
        let stream =
            ": hello\r\n\r\nevent: put\r\ndata: {\"path\":\"/\",\r\ndata: \"data\":1}\r\nid: 3\r\n\r\nevent: news\ndata: x\n\nevent:keep-alive\rdata: null\r\r"
        #expect(try parser.read(Array(stream.utf8)) == [.put(.root, .number(1)), .keepAlive])
        for broken in [
            "event: put\ndata: x\n\n", "event: put\ndata: {\"path\":1,\"data\":1}\n\n",
            "event: patch\ndata: {\"path\":\"/\",\"data\":1}\n\n",
        ] {
            var parser = StreamParser()
            #expect(throws: RealtimeError.self) { try parser.read(Array(broken.utf8)) }
        }
        var small = StreamParser(limit: 10)
        #expect(throws: RealtimeError.tooLarge(limit: 10)) { try small.read(Array("data: 0123456789".utf8)) }
    }
}
