import CommandKit
import Foundation
import JSONKit
import Testing
import TimeKit

@Suite("JSON is printed whole, valid, and in the order declared")
struct JSONTests {
    @Test("members keep their order, nothing is null by accident")
    func order() throws {
        let day = try LocalDate(iso8601: "2026-03-08")
        let at = try Instant(iso8601: "2026-03-08T07:30:00-07:00")
        let json: JSONValue = [
            "zebra": 1, "apple": JSONValue(nil as String?), "day": JSONValue(day), "at": JSONValue(at),
            "list": ["a", true],
            "none": [],
            "empty": [:],
        ]
        #expect(
            json.text(.terminal)
                == #"{"zebra":1,"apple":null,"day":"2026-03-08","at":"2026-03-08T14:30:00.000Z","list":["a",true],"none":[],"empty":{}}"#
        )
        #expect(
            json.text(.terminal, indented: true) == """
                {
                  "zebra": 1,
                  "apple": null,
                  "day": "2026-03-08",
                  "at": "2026-03-08T14:30:00.000Z",
                  "list": [
                    "a",
                    true
                  ],
                  "none": [],
                  "empty": {}
                }
                """
        )
    }

    @Test(
        "any text comes back from another parser as it was",
        arguments: [
            "", "plain", "\"quoted\" \\ / back", "a\nb\tc\r", "\u{0}\u{1B}\u{7F}\u{9B}", "é e\u{301} 日本 👩‍👩‍👧",
            "\u{2028}\u{202E}",
            "a\r\nb",
        ]
    )
    func strings(_ text: String) throws {
        let printed = JSONValue.string(text).text(.terminal)
        #expect(printed.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
        let parsed = try JSONDecoder().decode([String].self, from: Data("[\(printed)]".utf8))
        #expect(parsed.map { Array($0.utf8) } == [Array(text.utf8)])
    }

    @Test("numbers keep every digit", arguments: [0.1, -2.5, 1e300, 2.2250738585072014e-308, 1.0 / 3.0])
    func numbers(_ value: Double) throws {
        let parsed = try JSONDecoder().decode(
            [Double].self,
            from: Data("[\(JSONValue(number: value).text(.terminal))]".utf8)
        )
        #expect(parsed == [value])
        #expect(JSONValue(Int64.min).text(.terminal) == "-9223372036854775808")
    }
}
