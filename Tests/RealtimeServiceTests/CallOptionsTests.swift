import RealtimeTree
import Testing

@testable import RealtimeService

@Suite("Options and paths of calls")
struct CallOptionsTests {
    @Test("the name of a function has ASCII letters, digits, _ and $, no digit first, and dots between names")
    func functions() {
        for byte in 0...0x7F as ClosedRange<UInt8> {
            let character = String(Unicode.Scalar(byte))
            let isDigit = (0x30...0x39).contains(byte)
            let isFirst =
                (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || character == "_" || character == "$"
            #expect(CallOptions.isFunction(character) == isFirst, "byte \(byte)")
            #expect(CallOptions.isFunction("a.\(character)") == isFirst, "byte \(byte)")
            let isInside = isFirst || isDigit || character == "."
            #expect(CallOptions.isFunction("a\(character)b") == isInside, "byte \(byte)")
        }
        for count in [0, 1, 128, 129] {
            #expect(CallOptions.isFunction(String(repeating: "a", count: count)) == (1...128).contains(count))
        }
    }

    @Test(
        "a duration is from one millisecond to 15 minutes",
        arguments: [
            ("0ms", nil), ("1ms", 1), ("900000ms", 900_000), ("900001ms", nil), ("0s", nil), ("1s", 1_000),
            ("001s", 1_000), ("900s", 900_000), ("901s", nil), ("1min", 60_000), ("15min", 900_000), ("16min", nil),
            ("", nil), ("ms", nil), ("1", nil), ("1h", nil), ("1 s", nil), ("-1s", nil), ("1.5s", nil), ("٣s", nil),
            ("99999999999999999999s", nil),
        ] as [(String, Int64?)]
    )
    func durations(text: String, milliseconds: Int64?) {
        #expect(CallOptions.milliseconds(text) == milliseconds)
    }

    @Test("a file that has no name isn't offered as one")
    func noFileName() async throws {
        let desk = try await Desk()
        for (name, isOffered) in [("", false), ("a", true)] {
            let reply = try await desk.call(.get, "/a.json", "", ["download": name])
            #expect((reply.fields["Content-Disposition"] != nil) == isOffered, "“\(name)”")
        }
    }

    @Test("a percent sign stands before two hexadecimal digits, in capitals or small, and before nothing else")
    func percentEncoding() throws {
        let small = Array("0123456789abcdef".utf8)
        let capital = Array("0123456789ABCDEF".utf8)
        for byte in 0x20...0x7E as ClosedRange<UInt8> where !".$#[]/".utf8.contains(byte) {
            for digits in [small, capital] {
                let pair = [digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
                let target = try CallTarget.read("/%\(String(decoding: pair, as: UTF8.self)).json")
                #expect(try target == .place(RealtimePath([String(Unicode.Scalar(byte))])), "byte \(byte)")
            }
        }
        #expect(try CallTarget.read("/%F0%9f%A5%9E.json") == .place(RealtimePath(["🥞"])))
        for byte in 0...0x7F as ClosedRange<UInt8> where !small.contains(byte) && !capital.contains(byte) {
            let character = String(Unicode.Scalar(byte))
            for path in ["/%4\(character).json", "/%\(character)4.json"] {
                #expect(throws: RealtimeRefusal.self, "byte \(byte)") { try CallTarget.read(path) }
            }
        }
    }
}
