import RealtimeTree
import Testing

@Suite("Paths and keys")
struct RealtimePathTests {
    @Test(
        "a key is what the protocol takes for one",
        arguments: [
            ("a", true), ("w06", true), ("-Nx_z", true), ("ä 🥞", true), (String(repeating: "k", count: 768), true),
            ("", false), ("a.b", false), ("a$", false), ("#", false), ("a[0]", false), ("a/b", false),
            ("a\u{7}", false),
            ("\u{7F}", false), (String(repeating: "k", count: 769), false),
            // The stored, composed form has twice as many bytes.
            (String(repeating: "\u{958}", count: 128), true), (String(repeating: "\u{958}", count: 129), false),
        ]
    )
    func keys(key: String, isKey: Bool) {
        #expect((RealtimeKey.problem(of: key) == nil) == isKey)
    }

    @Test("a key has no control character and none of . $ # [ ] /, and any other ASCII character")
    func asciiKeys() {
        for byte in 0...0x7F as ClosedRange<UInt8> {
            let isForbidden = byte < 0x20 || byte == 0x7F || ".$#[]/".utf8.contains(byte)
            let character = String(Unicode.Scalar(byte))
            for key in [character, "a\(character)", "\(character)a"] {
                #expect((RealtimeKey.problem(of: key) != nil) == isForbidden, "byte \(byte)")
            }
        }
    }

    @Test("keys order: 32-bit integers first by number and then by length, the others by code units")
    func order() {
        let ordered = [
            "-2147483648", "-3", "0", "00", "2", "02", "10", "00000000012", "2147483647", "", "-", "-a", "1e3",
            "2147483648", "A",
            "Z10",
            "Z9", "_", "a", "aa", "b", "é", "🥞", "\u{FFFD}",
        ]
        #expect(ordered.reversed().sorted(by: RealtimeKey.precedes) == ordered)
    }

    @Test(
        "a path is keys with slashes between; too many slashes are passed over, forbidden keys and too many levels refused"
    )
    func paths() throws {
        #expect(try RealtimePath("/a//b/").keys == ["a", "b"])
        #expect(try RealtimePath("").isRoot)
        #expect(try RealtimePath("a/b").description == "/a/b")
        #expect(RealtimePath.root.description == "/")
        #expect(throws: RealtimeError.invalidPath("a.b", reason: "Invalid token in path")) { try RealtimePath("a.b") }
        let levels = Array(repeating: "x", count: 32)
        #expect(try RealtimePath(levels).keys.count == 32)
        #expect(throws: RealtimeError.self) { try RealtimePath(levels + ["x"]) }
    }

    @Test("a slash parts keys whatever follows it, also a mark that sits on the letter before it")
    func marks() throws {
        let key = "\u{301}a"
        let path = try RealtimePath(["rooms", key])
        #expect(try RealtimePath("rooms/" + key) == path)
        #expect(try RealtimePath(path.description) == path)
        let write = try update("{\"rooms/\(key)\":1}")
        #expect(write.values.keys.first == path)
        var parser = StreamParser()
        let event = StreamEvent.put(path, .number(1))
        #expect(try parser.read(event.bytes) == [event])
    }

    @Test("a path contains itself and what lies below it, and tells the way there")
    func containment() throws {
        let room = try RealtimePath("rooms/a")
        #expect(room.contains(room))
        #expect(try room.contains(RealtimePath("rooms/a/logs")))
        #expect(try !room.contains(RealtimePath("rooms/ab")))
        #expect(try room.relative(to: RealtimePath("rooms/a/logs/x"))?.keys == ["logs", "x"])
        #expect(try room.relative(to: RealtimePath("rooms")) == nil)
        #expect(room.parent?.last == "rooms")
        #expect(RealtimePath.root.parent == nil)
    }

    @Test("a key is one and the same to the byte, however its accents were written: in paths, in values and in updates")
    func composition() throws {
        let composed = "caf\u{E9}"
        let decomposed = "cafe\u{301}"
        let server = ServerValues(now: 0) { _ in .null }
        let bytes = Array(composed.utf8)
        #expect(try RealtimePath([decomposed]).keys.map { Array($0.utf8) } == [bytes])
        #expect(Array(RealtimePath.root.child(decomposed).keys[0].utf8) == bytes)
        let value = try RealtimeValue.read(Array("{\"\(decomposed)\":1,\"\(composed)\":2}".utf8), server)
        #expect(value.children.keys.map { Array($0.utf8) } == [bytes])
        let write = try RealtimeWrite.update(Array("{\"a/\(decomposed)\":1}".utf8), at: .root, server)
        #expect(write.values.keys.map { $0.keys.map { Array($0.utf8) } } == [[Array("a".utf8), bytes]])
    }
}
