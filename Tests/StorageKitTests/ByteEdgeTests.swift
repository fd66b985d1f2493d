import Foundation
import JSONKit
import TestKit
import Testing

@testable import StorageKit

@Suite("Bytes of archives and pictures, on each side of their limits")
struct ByteEdgeTests {
    private func read(_ json: String) throws -> StoredValue { try JSONValue.parse(json).stored() }

    private func written(_ value: StoredValue) -> String {
        var writer = JSONWriter()
        writer.value(value)
        return writer.text
    }

    // MARK: JSON

    @Test("each character of ASCII is written as JSON says, and Foundation and the archive's reader read it back")
    func characters() throws {
        for code in UInt8(0)...0x7F {
            let text = "a" + String(Unicode.Scalar(code)) + "b"
            let json = written(.text(text))
            let middle: String
            switch code {
            case 0x22: middle = "\\\""
            case 0x5C: middle = "\\\\"
            case 0x08: middle = "\\b"
            case 0x09: middle = "\\t"
            case 0x0A: middle = "\\n"
            case 0x0C: middle = "\\f"
            case 0x0D: middle = "\\r"
            case 0..<0x10: middle = "\\u000" + String(code, radix: 16)
            case 0x10..<0x20: middle = "\\u00" + String(code, radix: 16)
            default: middle = String(Unicode.Scalar(code))
            }
            #expect(json == "\"a\(middle)b\"", "\(code)")
            #expect(try JSONDecoder().decode([String].self, from: Data("[\(json)]".utf8)) == [text], "\(code)")
            #expect(try read(json) == .text(text), "\(code)")
        }
    }

    @Test("values of every type come back to the bit, with the largest and the smallest of each")
    func values() throws {
        let values: [StoredValue] = [
            .null, .integer(0), .integer(-1), .integer(.max), .integer(.min), .real(0), .real(-0.0), .real(0.1),
            .real(1), .real(1e300), .real(.leastNonzeroMagnitude), .real(-.greatestFiniteMagnitude), .real(.infinity),
            .real(-.infinity), .text(""), .text("é"), .text("e\u{301}"), .text("🥜\u{0}\u{7F}\u{10FFFF}"), .blob(Data()),
            .blob(Data([0])), .blob(Data(0...255)),
        ]
        for value in values { #expect(try read(written(value)) == value, "\(value)") }
        // Any two differ, also the two zeros and the two spellings of one letter.
        for (place, value) in values.enumerated() {
            for other in values[(place + 1)...] { #expect(value != other, "\(value)") }
        }
        #expect(written(.integer(.min)) == "-9223372036854775808" && written(.real(1)) == "1.0")
    }

    @Test(
        "an escape stands for its character, and a half of a pair for none",
        arguments: [
            (#"\u0041"#, "A"), (#"\u00e9"#, "é"), (#"\u00E9"#, "é"), (#"\ud7ff"#, "\u{D7FF}"), (#"\ue000"#, "\u{E000}"),
            (#"\ud800\udc00"#, "\u{10000}"), (#"\ud83e\udd5c"#, "🥜"), (#"\udbff\udfff"#, "\u{10FFFF}"),
            (#"\ud800"#, nil), (#"\udbff"#, nil), (#"\udc00"#, nil), (#"\udfff"#, nil), (#"\ud800\udbff"#, nil),
            (#"\ud800\ue000"#, nil), (#"\ud800a"#, nil), (#"\u00g0"#, nil), (#"\u004"#, nil), (#"\x41"#, nil),
            (#"\b\f\r\t\n\/\\\""#, "\u{8}\u{C}\r\t\n/\\\""), ("\u{1F}", nil), ("\u{20}", " "), ("\u{7F}", "\u{7F}"),
        ] as [(String, String?)]
    )
    func escapes(json: String, text: String?) {
        #expect((try? read("\"\(json)\"")) == text.map { StoredValue.text($0) })
    }

    @Test(
        "JSON that is no stored value is refused",
        arguments: [
            "", " ", "\"", "\"a", "\"a\\", "nul", "true", "-", "1-2", "1e", "9223372036854775808",
            "-9223372036854775809",
            "1 2", "{}", "{\"blob\":\"?\"}", "{\"real\":\"x\"}", "{\"other\":\"1\"}", "{\"blob\":\"AA==\"", "[1]",
            "\"a\"b",
        ]
    )
    func refused(json: String) {
        #expect((try? read(json)) == nil)
    }

    @Test("a name that stands twice in a row is refused")
    func names() throws {
        func row(_ json: String) throws -> [String] {
            try JSONObject(stored: Array(json.utf8)).columns().map(\.name)
        }
        #expect(try row(#" { "a" : 1 , "b" : null } "#) == ["a", "b"] && row("{}").isEmpty)
        for json in [#"{"a":1,"a":1}"#, #"{"a":1,}"#, #"{"a" 1}"#, #"{"a":1"#, #"{,"a":1}"#] {
            #expect((try? row(json)) == nil, "\(json)")
        }
    }

    // MARK: Pictures

    /// The sides of a picture that consists of these parts; nil for a broken one.
    private func size(_ parts: [UInt8]..., type: MediaType) -> [Int]? {
        (try? ImageHeader(Data(parts.joined()), mediaType: type)).map { [$0.width, $0.height] }
    }

    @Test(
        "a JPEG's markers C0 to CF begin a frame, but for the tables C4 and CC and the reserved C8",
        arguments: UInt8(0xC0)...0xCF
    )
    func frames(marker: UInt8) {
        let frame: [UInt8] = [0xFF, 0xD8, 0xFF, marker, 0, 17, 8, 1, 2, 3, 4]
        let isFrame = ![0xC4, 0xC8, 0xCC].contains(marker)
        #expect(size(frame, type: .jpeg) == (isFrame ? [0x0304, 0x0102] : nil))
    }

    @Test(
        "markers without a length are passed over, others by their length, and a scan or an end before a frame is no picture"
    )
    func markers() {
        let frame: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0, 2, 0, 3]
        for alone: UInt8 in [0x01, 0xD0, 0xD7, 0xD8, 0xFF] {
            let before: [UInt8] = alone == 0xFF ? [0xFF] : [0xFF, alone]
            #expect(size([0xFF, 0xD8], before, frame, type: .jpeg) == [3, 2], "\(alone)")
        }
        for ending: UInt8 in [0xD9, 0xDA] { #expect(size([0xFF, 0xD8, 0xFF, ending], frame, type: .jpeg) == nil) }
        for with: UInt8 in [0x02, 0xDB, 0xE0, 0xFE] {
            #expect(size([0xFF, 0xD8, 0xFF, with, 0, 4, 0xFF, 0xC0], frame, type: .jpeg) == [3, 2], "\(with)")
        }
        #expect(size([0xFF, 0xD8, 0], frame, type: .jpeg) == nil)
    }

    @Test("the sides of each kind are read to the largest, and a side of nothing is no picture")
    func sides() {
        func webP(_ kind: String, _ content: [UInt8]) -> [Int]? {
            let head = Array("RIFF....WEBP\(kind)....".utf8)
            return size(head, content, type: .webP)
        }
        func lossy(_ sides: [UInt8]) -> [Int]? {
            let head: [UInt8] = [0, 0, 0, 0x9D, 0x01, 0x2A]
            return webP("VP8 ", head + sides)
        }
        // The two high bits of each side are a scale.
        #expect(lossy([0xFF, 0xFF, 0x01, 0xC0]) == [16_383, 1])
        #expect(lossy([0, 0x40, 1, 0]) == nil && lossy([1, 0, 0, 0xC0]) == nil)
        #expect(webP("VP8L", [0x2F, 0, 0, 0, 0]) == [1, 1])
        #expect(webP("VP8L", [0x2F, 0xFF, 0xFF, 0xFF, 0xFF]) == [16_384, 16_384])
        #expect(webP("VP8L", [0x2F, 0xFF, 0x3F, 0, 0]) == [16_384, 1])
        #expect(webP("VP8X", [0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0, 0, 0]) == [16_777_216, 1])
        #expect(webP("VP8?", Array(repeating: 1, count: 20)) == nil)
        for (width, height) in [(1, 1), (0, 1), (1, 0)] {
            let isPicture = width > 0 && height > 0
            let png = [UInt8](Pictures.png(width: width, height: height))
            #expect(size(png, type: .png) == (isPicture ? [width, height] : nil))
            let gif: [UInt8] = Array("GIF89a".utf8) + [UInt8(width), 0, UInt8(height), 0]
            #expect(size(gif, type: .gif) == (isPicture ? [width, height] : nil))
        }
    }

    @Test("a picture's kind needs every byte of its beginning, and a HEIC a brand of its own among the brands")
    func kinds() {
        for sample in Pictures.samples where sample.mediaType != .heic {
            let bytes = [UInt8](sample.data)
            let places: [Int] =
                switch sample.mediaType {
                case .jpeg: [0, 1, 2]
                case .png: Array(0..<8)
                case .gif: Array(0..<6)
                default: Array(0..<4) + Array(8..<12)
                }
            for place in places {
                var other = bytes
                other[place] ^= 0x40
                #expect(MediaType(content: other) == nil, "\(sample.name) \(place)")
            }
            #expect(MediaType(content: bytes) == sample.mediaType)
        }
        func kind(_ length: UInt8, _ brands: String) -> MediaType? {
            MediaType(content: [0, 0, 0, length] + Array("ftyp\(brands)".utf8))
        }
        // The brand at the third place is a version.
        #expect(kind(24, "mif1\0\0\0\0mif1heic") == .heic && kind(12, "heic") == .heic)
        #expect(kind(24, "mif1heicmif1avif") == nil)
        // A brand beyond the box's length isn't the box's.
        #expect(kind(20, "mif1\0\0\0\0mif1heic") == nil && kind(23, "mif1\0\0\0\0mif1heic") == nil)
        #expect(kind(11, "heic") == nil && MediaType(content: Array("....ftyphei".utf8)) == nil)
    }
}
