import RealtimeTree
import TestKit
import Testing

/// Parses the JSON of a write to an empty database at the time 1,000.
func read(_ json: String, at path: String = "", before: RealtimeValue = .null) throws -> RealtimeValue {
    let server = ServerValues(now: 1_000) { before[$0] }
    return try RealtimeValue.read(Array(json.utf8), at: RealtimePath(path), server)
}

/// The JSON of a value.
func text(_ value: RealtimeValue, pretty: Bool = false, export: Bool = false) -> String {
    String(decoding: value.json(pretty: pretty, export: export), as: UTF8.self)
}

@Suite("Values of a realtime database")
struct RealtimeValueTests {
    @Test(
        "a written value comes back as the protocol stores it",
        arguments: [
            ("null", "null"), ("true", "true"), ("1", "1"), ("1.0", "1"), ("-0", "0"), ("1.5", "1.5"), ("1e3", "1000"),
            ("1e300", "1e+300"), ("12345678901234567", "12345678901234568"), ("\"a\\u00e9\\n\\\"\"", "\"aé\\n\\\"\""),
            ("{}", "null"), ("[]", "null"), ("{\"a\":null}", "null"), ("{\"a\":{\"b\":{}}}", "null"),
            ("{\"b\":1,\"a\":2}", "{\"a\":2,\"b\":1}"), ("{\"a\":1,\"a\":2}", "{\"a\":2}"),
            ("[1,2]", "[1,2]"), ("[null,2]", "[null,2]"), ("[null,null,null,2]", "{\"3\":2}"),
            ("{\"0\":1,\"1\":2}", "[1,2]"), ("{\"0\":1,\"2\":3}", "[1,null,3]"),
            ("{\"0\":1,\"x\":2}", "{\"0\":1,\"x\":2}"),
            ("{\"00\":1}", "{\"00\":1}"), ("{\"-1\":1}", "{\"-1\":1}"), ("{\"-0\":1}", "{\"-0\":1}"),
            ("{\"0\":1,\"-0\":2}", "{\"0\":1,\"-0\":2}"),
            ("{\"10\":1,\"9\":2,\"a\":3}", "{\"9\":2,\"10\":1,\"a\":3}"),
            ("{\".value\":5,\".priority\":1}", "5"), ("{\"a\":1,\".priority\":\"x\"}", "{\"a\":1}"),
            ("{\".value\":{\".sv\":\"timestamp\"},\".priority\":1}", "1000"), ("{\".sv\":\"timestamp\"}", "1000"),
            ("{\"t\":{\".sv\":\"timestamp\"}}", "{\"t\":1000}"),
        ]
    )
    func roundTrip(written: String, stored: String) throws {
        #expect(text(try read(written)) == stored)
    }

    @Test("an increment adds to the number that is there, and counts anything else as nothing")
    func increments() throws {
        let before = try read("{\"n\":2,\"t\":\"x\"}")
        let step = "{\".sv\":{\"increment\":1.5}}"
        #expect(text(try read(step, at: "n", before: before)) == "3.5")
        #expect(text(try read(step, at: "t", before: before)) == "1.5")
        #expect(text(try read("{\"n\":\(step),\"new\":\(step)}", before: before)) == "{\"n\":3.5,\"new\":1.5}")
    }

    @Test(
        "a value that can't be stored is refused with the protocol's words",
        arguments: [
            ("", "Invalid data; couldn't parse JSON object, array, or value."),
            ("{", "Invalid data; couldn't parse JSON object, array, or value."),
            ("{\"a\":1} x", "Invalid data; couldn't parse JSON object, array, or value."),
            ("NaN", "Invalid data; couldn't parse JSON object, array, or value."),
            ("1e999", "Invalid data; the number 1e999 is out of range."),
            ("{\"a.b\":1}", "Invalid data; couldn't parse key \"a.b\": a key can't hold any of . $ # [ ] /"),
            ("{\"\":1}", "Invalid data; couldn't parse key \"\": a key can't be empty"),
            (
                "{\"a\":{\".what\":1}}",
                "Invalid data; couldn't parse key \".what\": a key can't hold any of . $ # [ ] /"
            ),
            ("{\".sv\":\"now\"}", "Invalid data; unknown server value \"now\"."),
            ("{\".sv\":{\"increment\":\"1\"}}", "Invalid data; unknown server value {\"increment\":\"1\"}."),
            ("{\".sv\":\"timestamp\",\"a\":1}", "Invalid data; a server value stands alone."),
            ("{\".value\":{\"a\":1}}", "Invalid data; .value is a boolean, a number or a string."),
            ("{\".value\":1,\"a\":1}", "Invalid data; a node with .value has no other children."),
        ]
    )
    func refusals(json: String, words: String) {
        let error = #expect(throws: RealtimeError.self) { try read(json) }
        #expect(error?.description == words)
    }

    @Test(
        "a number is written as in JavaScript",
        arguments: [
            ("0.00001", "0.00001"), ("0.000001", "0.000001"), ("0.0000001", "1e-7"), ("0.00000123", "0.00000123"),
            ("1.23e-7", "1.23e-7"), ("1e20", "100000000000000000000"), ("1e21", "1e+21"), ("-1e21", "-1e+21"),
            ("123456789012345678901", "123456789012345680000"), ("1.5e21", "1.5e+21"), ("-0.1", "-0.1"),
            ("1152921504606846976", "1152921504606847000"), ("9007199254740993", "9007199254740992"),
            ("0.1e1", "1"), ("123.456", "123.456"), ("5e-324", "5e-324"),
            ("1.7976931348623157e308", "1.7976931348623157e+308"),
            ("1e16", "10000000000000000"), ("12345678.9", "12345678.9"), ("-0.0", "0"), ("4.35", "4.35"),
        ]
    )
    func numbers(json: String, written: String) throws {
        #expect(text(try read(json)) == written)
        #expect(text(try read(written)) == written)
    }

    @Test("an object without children, which no database stores, is written as one")
    func emptyObject() { #expect(text(.object([:])) == "{}") }

    @Test("32 levels can be written, wherever they begin, and no more")
    func depth() throws {
        let nested = { (levels: Int) in
            String(repeating: "{\"a\":", count: levels) + "1" + String(repeating: "}", count: levels)
        }
        #expect(try read(nested(32)).depth == 32)
        #expect(throws: RealtimeError.tooDeep(limit: 32)) { try read(nested(33)) }
        #expect(try read(nested(30), at: "x/y").depth == 30)
        #expect(throws: RealtimeError.tooDeep(limit: 32)) { try read(nested(31), at: "x/y") }
        // The nesting would overflow the stack of a recursive parser.
        #expect(throws: RealtimeError.self) { try read(String(repeating: "[", count: 1_000_000)) }
    }

    @Test("a text of more bytes than allowed is refused")
    func longTexts() throws {
        let limits = RealtimeLimits(stringBytes: 4)
        let server = ServerValues(now: 0) { _ in .null }
        #expect(
            try RealtimeValue.read(Array("\"ééé\"".utf8).dropLast(3) + Array("\"".utf8), server, limits: limits)
                == .string("éé")
        )
        let error = #expect(throws: RealtimeError.self) {
            try RealtimeValue.read(Array("\"ééé\"".utf8), server, limits: limits)
        }
        #expect(error?.description == "Invalid data; a string exceeds the maximum size of 4 bytes.")
    }

    @Test("an answer can be shallow, indented, or an export that keeps objects")
    func forms() throws {
        let value = try read("{\"a\":{\"x\":1},\"b\":[1,2]}")
        #expect(text(value.shallow) == "{\"a\":true,\"b\":true}")
        #expect(text(RealtimeValue.number(3).shallow) == "3")
        #expect(text(value, export: true) == "{\"a\":{\"x\":1},\"b\":{\"0\":1,\"1\":2}}")
        #expect(text(try read("{\"a\":1,\"b\":[2]}"), pretty: true) == "{\n  \"a\" : 1,\n  \"b\" : [\n    2\n  ]\n}")
    }

    @Test("setting nothing takes away, with parents that are left empty; setting below what is no object replaces it")
    func setting() throws {
        let value = try read("{\"a\":{\"b\":{\"c\":1}},\"d\":2}")
        #expect(text(value.setting(.null, at: try RealtimePath("a/b/c"))) == "{\"d\":2}")
        #expect(value.setting(.null, at: try RealtimePath("d/x/y")) == value)
        #expect(
            text(value.setting(.number(5), at: try RealtimePath("d/x"))) == "{\"a\":{\"b\":{\"c\":1}},\"d\":{\"x\":5}}"
        )
        #expect(value.setting(.null, at: .root) == .null)
    }

    @Test("values set at random places are those that a plain table of leaves has")
    func settingAgreesWithLeaves() throws {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            var value = RealtimeValue.null
            var leaves: [[String]: Double] = [:]
            for step in 0..<30 {
                let path = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
                    ["a", "b", "c"].randomElement(using: &generator) ?? "a"
                }
                let removes = Int.random(in: 0..<3, using: &generator) == 0
                // A leaf above the path blocks it, and a deletion writes nothing below that leaf.
                let blocking = (0..<path.count).first { leaves[Array(path.prefix($0))] != nil && $0 > 0 }
                if !(removes && blocking != nil) {
                    leaves = leaves.filter { leaf, _ in !leaf.starts(with: path) && !path.starts(with: leaf) }
                    if !removes { leaves[path] = Double(step) }
                }
                value = value.setting(removes ? .null : .number(Double(step)), at: try RealtimePath(path))
                for (leaf, number) in leaves { #expect(value[try RealtimePath(leaf)] == .number(number)) }
                #expect(Self.count(value) == leaves.count)
            }
        }
    }

    private static func count(_ value: RealtimeValue) -> Int {
        switch value {
        case .null: 0
        case .object(let children): children.values.map(count).reduce(0, +)
        default: 1
        }
    }

    @Test("an ETag is that of nothing, or one for each value, whatever lies beside it")
    func etags() throws {
        let digest = { (bytes: [UInt8]) in
            Array(
                bytes.reduce(into: [UInt8](repeating: 0, count: 8)) { sum, byte in
                    for index in sum.indices { sum[index] = sum[index] &* 31 &+ byte &+ UInt8(index) }
                }
            )
        }
        #expect(ETag.of(.null, digest: digest) == "null_etag")
        let array = try read("[1,2]")
        #expect(ETag.of(array, digest: digest) == ETag.of(try read("{\"1\":2,\"0\":1}"), digest: digest))
        #expect(ETag.of(array, digest: digest) != ETag.of(try read("[2,1]"), digest: digest))
        #expect(ETag.of(.string("1"), digest: digest) != ETag.of(.number(1), digest: digest))
        #expect(ETag.of(.bool(true)) { _ in [0xFB, 0xFF, 0x00] } == "+/8A")
        #expect(ETag.of(.bool(true)) { _ in [0xFF] } == "/w==")
        #expect(ETag.of(.bool(true)) { _ in [0xFF, 0xFF] } == "//8=")
    }

    @Test("push ids have 20 characters, sort as they were made, and differ within a millisecond")
    func pushIDs() {
        var ids = PushIDs()
        var generator = SeededGenerator(seed: 3)
        var made: [String] = []
        for time in [1_000, 1_000, 1_000, 1_001, 900, 1_700_000_000_000, 1_700_000_000_000] {
            made.append(ids.next(at: Int64(time), using: &generator))
        }
        #expect(made.allSatisfy { $0.utf8.count == 20 && RealtimeKey.problem(of: $0) == nil })
        #expect(made.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } == made)
        #expect(Set(made).count == made.count)
        #expect(made[0].hasPrefix("------Ec"))
    }

    @Test(
        "within a millisecond the chance of a push id counts on, carries, and goes to the next millisecond after its last"
    )
    func pushIDsCarry() {
        struct Highest: RandomNumberGenerator {
            mutating func next() -> UInt64 { .max }
        }
        var ids = PushIDs()
        var highest = Highest()
        let first = ids.next(at: 5, using: &highest)
        let second = ids.next(at: 5, using: &highest)
        #expect(first == "-------4zzzzzzzzzzzz")
        #expect(second == "-------5------------")
    }
}
