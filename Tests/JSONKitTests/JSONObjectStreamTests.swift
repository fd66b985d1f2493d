import JSONKit
import Testing

@Suite("Streams of objects in lists")
struct JSONObjectStreamTests {
    /// The objects as texts, such as "entry 1 {}" for one in line 1 and "entry 1 -" for a large one, and the end.
    private struct Reading: Equatable {
        var objects: [String] = []
        var rest: String?
        var brokenLine: Int?
    }

    private func read(
        _ pieces: [[UInt8]],
        lists names: Set<String> = ["entry"],
        limit: Int = JSONObjectStream.sizeLimit
    ) -> Reading {
        var stream = JSONObjectStream(lists: names, limit: limit)
        var reading = Reading()
        for piece in pieces {
            piece.withUnsafeBufferPointer { bytes in
                stream.feed(bytes) { list, object, line in
                    let text = object.map { String(decoding: $0, as: UTF8.self) } ?? "-"
                    reading.objects.append("\(list) \(line) \(text)")
                }
            }
        }
        switch stream.finish() {
        case .whole(let rest): reading.rest = rest.map { String(decoding: $0, as: UTF8.self) }
        case .broken(let line): reading.brokenLine = line
        }
        return reading
    }

    private static let documents: [(String, [String], String?)] = [
        (
            #"{"a":1,"entry":[{"x":"}]"},{"y":[{"z":2}]}],"b":3}"#,
            [#"entry 1 {"x":"}]"}"#, #"entry 1 {"y":[{"z":2}]}"#],
            #"{"a":1,"entry":[],"b":3}"#
        ),
        (#"[{"a":1},2,"{",[{"b":1}],{"c":"\"}"}]"#, [#" 1 {"a":1}"#, #" 1 {"c":"\"}"}"#], nil),
        ("[\n{\n\"a\":1},\n{}]", [" 2 {\n\"a\":1}", " 4 {}"], nil),
        // Arrays of other names and at other depths belong to the rest.
        (#"{"b":[{"c":3}],"entry":[]}"#, [], #"{"b":[{"c":3}],"entry":[]}"#),
        (#"{"a":"entry","b":[{}]}"#, [], #"{"a":"entry","b":[{}]}"#),
        (#"{"a":{"entry":[{}]}}"#, [], #"{"a":{"entry":[{}]}}"#),
        (#"{"a":["entry",[{}]]}"#, [], #"{"a":["entry",[{}]]}"#),
        (#"{"entry":{"a":1}}"#, [], #"{"entry":{"a":1}}"#),
        (#"{"entry":[{}],"entry":[1,{},"{"]}"#, ["entry 1 {}", "entry 1 {}"], #"{"entry":[],"entry":[]}"#),
        ("[]", [], nil), ("{}", [], "{}"),
    ]

    @Test("The objects of lists are given one by one with their lines, and all else is the rest", arguments: documents)
    func whole(json: String, objects: [String], rest: String?) {
        let expected = Reading(objects: objects, rest: rest)
        for text in [json, " \t\r\(json)\n \t\r", "\u{FEFF}\(json)"] {
            let bytes = Array(text.utf8)
            for cut in 0...bytes.count {
                #expect(read([Array(bytes[..<cut]), Array(bytes[cut...])]) == expected, "cut at \(cut)")
            }
        }
    }

    @Test("A document that is cut anywhere is broken", arguments: documents)
    func cut(json: String, objects: [String], rest: String?) {
        let bytes = Array(json.utf8)
        for length in 0..<bytes.count { #expect(read([Array(bytes[..<length])]).brokenLine != nil, "\(length)") }
    }

    @Test(
        "A text that is not an object or an array is broken at its line",
        arguments: [
            ("", 1), (" \n", 2), ("x\n\n", 1), ("1", 1), ("\"a\"", 1), ("{\n]", 2), ("[\n\n}", 3), ("{}\n{}", 2),
            ("[]\n\nx", 3), ("{}\u{FEFF}", 1), ("}", 1), ("{\n\"a", 2), ("[\"\\\"]", 1),
        ]
    )
    func broken(json: String, line: Int) {
        #expect(read([Array(json.utf8)]).brokenLine == line)
    }

    @Test("An object and the rest have as many bytes as the limit, and no more")
    func limit() {
        let list = [Array(#"[{"a":1},{}]"#.utf8)]
        #expect(read(list, limit: 7).objects == [#" 1 {"a":1}"#, " 1 {}"])
        #expect(read(list, limit: 6).objects == [" 1 -", " 1 {}"])
        let object = [Array(#"{"a":1}"#.utf8)]
        #expect(read(object, limit: 7) == Reading(rest: #"{"a":1}"#))
        #expect(read(object, limit: 6) == Reading(brokenLine: 1))
    }

    @Test("A thousand containers may be open at a time")
    func depth() {
        for count in [999, 1_000, 1_001] {
            let bytes =
                Array(repeating: UInt8(ascii: "["), count: count) + Array(repeating: UInt8(ascii: "]"), count: count)
            #expect((read([bytes]).brokenLine != nil) == (count > 1_000), "\(count)")
        }
        // One that is too deep isn't left out, so that the others would close well.
        let open = Array(repeating: UInt8(ascii: "["), count: 1_001)
        #expect(read([open + Array(repeating: UInt8(ascii: "]"), count: 1_000)]).brokenLine != nil)
    }

    @Test("The name of a list is compared whole, however long it is")
    func longName() {
        for count in [127, 128, 129, 5_000] {
            let name = String(repeating: "n", count: count)
            for (found, isList) in [(name, true), (name + "n", false), (String(name.dropLast()), false)] {
                let json = #"{"\#(found)":[{}]}"#
                let objects = isList ? ["\(name) 1 {}"] : []
                #expect(read([Array(json.utf8)], lists: [name]).objects == objects, "\(count), \(found.count)")
            }
        }
    }

    @Test(
        "The name of a list is compared as it is read, whatever escapes it is written with",
        arguments: [
            (#"\u0065ntry"#, true), (#"\u0065\u006E\u0074\u0072\u0079"#, true),
            (#"\u0065\u006E\u0074\u0072\u0079s"#, false), (#"en\ntry"#, false), (#"entry\""#, false),
            (#"entry\\"#, false), (#"\entry"#, false), (#"entry\u00"#, false),
        ] as [(String, Bool)]
    )
    func escapedName(name: String, isList: Bool) {
        let json = #"{"\#(name)":[{}]}"#
        #expect(read([Array(json.utf8)]).objects == (isList ? ["entry 1 {}"] : []))
    }
}
