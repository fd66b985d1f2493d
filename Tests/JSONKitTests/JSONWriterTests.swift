import Foundation
import JSONKit
import Testing

@Suite struct JSONWriterTests {
    @Test(
        "Each policy escapes its own characters, and another parser reads every text as it was",
        arguments: [
            (JSONEscaping.plain, #""a\"\\/\b\f\n\r\t\u0001é😀<>&\#u{7F}\#u{9B}\#u{2028}\#u{202E}""#),
            (.script, #""a\"\\/\b\f\n\r\t\u0001é😀\u003c>&\u007f\#u{9B}\u2028\#u{202E}""#),
            (.page, #""a\"\\/\b\f\n\r\t\u0001é😀\u003c\u003e\u0026\u007f\u009b\u2028\#u{202E}""#),
            (.terminal, #""a\"\\/\b\f\n\r\t\u0001é😀<>&\u007f\u009b\u2028\u202e""#),
        ]
    )
    func policies(escaping: JSONEscaping, json: String) throws {
        let text = "a\"\\/\u{8}\u{C}\n\r\t\u{1}é😀<>&\u{7F}\u{9B}\u{2028}\u{202E}"
        let written = JSONValue.string(text).text(escaping)
        #expect(Array(written.utf8) == Array(json.utf8))
        #expect(try JSONDecoder().decode([String].self, from: Data("[\(written)]".utf8)) == [text])
        #expect(try JSONValue.parse(written) == .string(text))
        // A text that is no number could be markup. It is written as the string that it is.
        #expect(JSONValue.number(text).text(escaping) == written)
        #expect(JSONValue.number("").text(escaping) == "\"\"")
        #expect(JSONValue.number("-1.50E+3").text(escaping) == "-1.50E+3")
    }

    @Test(
        "Each range of escaped characters ends where it should, in each policy",
        arguments: [JSONEscaping.plain, .script, .page, .terminal]
    )
    func ranges(escaping: JSONEscaping) {
        let ranges: [(ClosedRange<UInt32>, [JSONEscaping])] = [
            (0x00...0x1F, [.plain, .script, .page, .terminal]), (0x22...0x22, [.plain, .script, .page, .terminal]),
            (0x26...0x26, [.page]), (0x3C...0x3C, [.script, .page]), (0x3E...0x3E, [.page]),
            (0x5C...0x5C, [.plain, .script, .page, .terminal]), (0x7F...0x7F, [.script, .page, .terminal]),
            (0x80...0x9F, [.page, .terminal]), (0x2028...0x2029, [.script, .page, .terminal]),
            (0x202A...0x202E, [.terminal]), (0x2066...0x2069, [.terminal]), (0xFDD0...0xFDEF, [.page]),
            (0xFFFE...0xFFFF, [.page]), (0x1FFFE...0x1FFFF, [.page]), (0x10FFFE...0x10FFFF, [.page]),
        ]
        for (range, _) in ranges {
            for value in max(range.lowerBound, 1) - 1...range.upperBound + 1 {
                guard let scalar = Unicode.Scalar(value) else { continue }
                let written = JSONValue.string(String(scalar)).text(escaping)
                let isEscaped = !written.utf8.elementsEqual("\"\(scalar)\"".utf8)
                let isListed = ranges.contains { $0.0.contains(value) && $0.1.contains(escaping) }
                #expect(isEscaped == isListed, "U+\(String(value, radix: 16))")
            }
        }
    }

    @Test("JSON of another writer keeps its layout, and its strings get the escapes of the policy")
    func otherWriter() {
        var writer = JSONWriter(.terminal)
        writer.raw(escaping: "{\n  \"a\\\"\" : \"\u{9B}é\\\\\"\n}")
        #expect(writer.text == "{\n  \"a\\\"\" : \"\\u009bé\\\\\"\n}")
    }

    @Test("Indented JSON has a line for each element, and empty lists are on one line")
    func indented() {
        let value: JSONValue = ["a": [1, ["b": [], "c": [:]]], "d": "e"]
        #expect(
            value.pretty == """
                {
                  "a": [
                    1,
                    {
                      "b": [],
                      "c": {}
                    }
                  ],
                  "d": "e"
                }
                """
        )
        #expect(value.description == #"{"a":[1,{"b":[],"c":{}}],"d":"e"}"#)
    }

    @Test(
        "JSON-LD can neither end its script nor begin a comment, and reads back as JSON",
        arguments: [
            (
                "</script><script>alert(1)</script>",
                #""\u003c/script\u003e\u003cscript\u003ealert(1)\u003c/script\u003e""#
            ),
            ("<!--", #""\u003c!--""#), ("]]>", #""]]\u003e""#), ("\"\\\n\t\0", #""\"\\\n\t\u0000""#),
            ("\u{2028}\u{7F}é", #""\u2028\u007fé""#), ("\"\u{301}", "\"\\\"\u{301}\""),
        ]
    )
    func page(text: String, json: String) throws {
        #expect(Array(JSONValue.string(text).text(.page).utf8) == Array(json.utf8))
        #expect(try JSONValue.parse(json) == .string(text))
    }

    @Test("JSON writes what HTML does not admit as escapes, so that it reads back unchanged")
    func noncharacters() throws {
        for (value, json) in [(0xFDD0, #""\ufdd0""#), (0xFFFE, #""\ufffe""#), (0x1FFFF, #""\ud83f\udfff""#)]
            as [(UInt32, String)]
        {
            let text = String(try #require(Unicode.Scalar(value)))
            #expect(JSONValue.string(text).text(.page) == json)
        }
    }

    @Test("JSON keeps the order of its members and writes each kind of value")
    func json() {
        let data: JSONValue = [
            "z": 1,
            "a": [true, .null, JSONValue(number: 0.1), JSONValue(number: Double.nan), JSONValue(number: 1e21), -5],
            "empty": [],
            "o": [:],
        ]
        #expect(data.text(.page) == #"{"z":1,"a":[true,null,0.1,null,1e+21,-5],"empty":[],"o":{}}"#)
    }
}
