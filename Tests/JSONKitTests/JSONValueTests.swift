import Foundation
import JSONKit
import TestKit
import Testing

@Suite struct JSONValueTests {
    @Test("Numbers keep their text and objects their order")
    func exact() throws {
        let value = try JSONValue.parse(#"{"b": 1.50, "a": [-0, 12e+3, 123456789012345678901234567890], "b2": {}}"#)
        #expect(value["b"]?.number == "1.50")
        #expect(value["a"]?.list == [.number("-0"), .number("12e+3"), .number("123456789012345678901234567890")])
        #expect(value.object?.members.map(\.name) == ["b", "a", "b2"])
        #expect(value.description == #"{"b":1.50,"a":[-0,12e+3,123456789012345678901234567890],"b2":{}}"#)
    }

    @Test(
        "Strings have their escapes resolved, and are written back",
        arguments: [
            (#""a\"\\\/\b\f\n\r\t""#, "a\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\uD83D\uDE00""#, "é😀"), (#""é😀""#, "é😀"),
            (#""""#, ""),
            (#""\u003c/script>""#, "</script>"),
        ]
    )
    func strings(text: String, string: String) throws {
        let value = try JSONValue.parse(text)
        #expect(value == .string(string))
        #expect(try JSONValue.parse(value.description) == value)
        #expect(!value.description.contains("<"))
    }

    @Test(
        "A pair of escapes that is cut anywhere is refused",
        arguments: [JSONValue.Strictness.strict, .mending, .lenient]
    )
    func cutPair(strictness: JSONValue.Strictness) throws {
        let whole = Array(#""\uD83D\uDE00""#.utf8)
        #expect(try JSONValue.parse(whole, strictness) == .string("😀"))
        for length in 0..<whole.count {
            #expect(throws: JSONError.self) { try JSONValue.parse(Array(whole.prefix(length)), strictness) }
        }
    }

    @Test(
        "A text that is not JSON is refused with its line and column",
        arguments: [
            ("", 1, 1), ("{", 1, 2), ("[1,]", 1, 4), ("{\"a\":1,}", 1, 8), ("[1 2]", 1, 4), ("nul", 1, 1), ("01", 1, 3),
            ("-", 1, 2),
            ("1.", 1, 3), ("1e", 1, 3), ("\"a", 1, 3), ("\"\n\"", 1, 2), ("\"\\x\"", 1, 3), ("\"\\ud800\"", 1, 8),
            ("[1]x", 1, 4),
            ("{\n \"a\" 1}", 2, 6), ("{a:1}", 1, 2), ("'a'", 1, 1), ("+1", 1, 1), ("// c\n1", 1, 1),
            ("\"\\u12g4\"", 1, 6),
            ("[\u{A0}1]", 1, 2),
        ]
    )
    func malformed(text: String, line: Int, column: Int) {
        do throws(JSONError) {
            let value = try JSONValue.parse(text)
            Issue.record("read as \(value)")
        } catch {
            #expect(error.line == line && error.column == column, "\(error)")
        }
    }

    @Test("Bytes that are not UTF-8 are refused, and mended when lenient")
    func invalidUTF8() throws {
        let bytes: [UInt8] = [0x22, 0xFF, 0x22]
        #expect(throws: JSONError.self) { try JSONValue.parse(bytes) }
        #expect(try JSONValue.parse(bytes, .lenient) == .string("\u{FFFD}"))
    }

    @Test(
        "The mistakes of pages pass when lenient",
        arguments: [
            ("[1,,2,]", "[1,2]"), ("{\"a\":1,}", "{\"a\":1}"), ("\"a\nb\tc\"", "\"a\\nb\\tc\""),
            ("\"it\\'s\"", "\"it's\""),
            ("\"\\ud800x\"", "\"\u{FFFD}x\""), ("/* c */ [1] // d", "[1]"), ("[1];", "[1]"), ("01", "01"),
            ("[\u{A0}1]", "[1]"),
        ]
    )
    func lenient(text: String, normal: String) throws {
        #expect(try JSONValue.parse(text, .lenient).description == normal)
    }

    @Test("Bytes that are no text are replaced when mending, and the grammar stays strict")
    func mending() throws {
        #expect(try JSONValue.parse([0x22, 0xFF, 0x22], .mending) == .string("\u{FFFD}"))
        #expect(try JSONValue.parse("\"\\ud800x\"", .mending) == .string("\u{FFFD}x"))
        for text in ["[1,]", "// c\n1", "\"a\nb\"", "\"it\\'s\"", "01"] {
            #expect(throws: JSONError.self, "\(text)") { try JSONValue.parse(text, .mending) }
        }
    }

    @Test("Members that are null can be left out")
    func nulls() throws {
        let bytes = Array(#"{"a":null,"b":[null],"c":{"d":null,"e":1}}"#.utf8)
        let value = try bytes.withUnsafeBufferPointer { try JSONValue.parse($0, keepsNulls: false) }
        #expect(value.description == #"{"b":[null],"c":{"e":1}}"#)
        #expect(try JSONValue.parse(bytes)["a"] == .null)
        // The last of duplicates counts, also where it is a null.
        let twice = Array(#"[{"id":"x","id":null},{"id":null,"id":"x"},{"id":"x","id":null,"b":1,"id":"y"}]"#.utf8)
        let last = try twice.withUnsafeBufferPointer { try JSONValue.parse($0, keepsNulls: false) }
        #expect(last.list.map { $0["id"]?.string } == [nil, "x", "y"])
        #expect(last[0]?.description == "{}")
    }

    @Test("The places of values are kept, down to a level and for the first elements")
    func places() throws {
        let text = "\u{FEFF}{\"a\": 1,\n \"b\": [2, {\"c\": [3]},\n  4]}"
        let (value, places) = try JSONValue.parse(Array(text.utf8), placesDownTo: 3, elements: 2)
        #expect(value == (try JSONValue.parse(text)))
        let expected: [(path: [String], line: Int, column: Int)] = [
            ([], 1, 4), (["a"], 1, 10), (["b"], 2, 7), (["b", "0"], 2, 8), (["b", "1"], 2, 11),
            (["b", "1", "c"], 2, 17), (["b", "1", "c", "0"], 2, 17), (["b", "2"], 2, 7), (["x"], 1, 4),
        ]
        for row in expected {
            let place = places.place(row.path)
            #expect(place.line == row.line && place.column == row.column, "\(row.path)")
        }
    }

    @Test("Nesting has a limit")
    func depth() throws {
        let deepest = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
        _ = try JSONValue.parse(deepest)
        #expect(throws: JSONError.tooDeep(limit: 128, line: 1, column: 129)) {
            try JSONValue.parse("[" + deepest + "]")
        }
        #expect(throws: JSONError.self) { try JSONValue.parse(String(repeating: "[", count: 1_000_000)) }
    }

    @Test("Writing and reading again gives the same value", arguments: 0..<30 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            let value = Self.value(depth: 4, &random)
            #expect(try JSONValue.parse(value.description) == value, "seed \(seed)")
            #expect(try JSONValue.parse(value.pretty) == value, "seed \(seed)")
        }
    }

    @Test(
        "Replies of a public interface are strict JSON and are written back unchanged in meaning",
        .enabled(if: Corpus.isPresent)
    )
    func json() throws {
        let files =
            try Corpus.files(in: "openfda", withExtension: "json") + Corpus.files(in: "fhir", withExtension: "json")
        for file in files {
            let value = try JSONValue.parse([UInt8](Data(contentsOf: file)))
            #expect(try JSONValue.parse(value.pretty) == value, "\(file.lastPathComponent)")
        }
    }

    private static func value(depth: Int, _ random: inout SeededGenerator) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
        case 0: return .null
        case 1: return .bool(Bool.random(using: &random))
        case 2:
            return .number("\(Int.random(in: -1000...1000, using: &random)).\(Int.random(in: 0...99, using: &random))")
        case 3, 4:
            var text = ""
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x1F000, using: &random)) {
                    text.unicodeScalars.append(scalar)
                }
            }
            return .string(text)
        case 5:
            return .array((0..<Int.random(in: 0...4, using: &random)).map { _ in value(depth: depth - 1, &random) })
        default:
            let members = (0..<Int.random(in: 0...4, using: &random)).map { index in
                JSONObject.Member("m\(index)", value(depth: depth - 1, &random))
            }
            return .object(JSONObject(members))
        }
    }
}
