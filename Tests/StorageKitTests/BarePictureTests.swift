import Foundation
import StorageKit
import Testing

@Suite("Pictures without metadata")
struct BarePictureTests {
    /// The segments of a whole JPEG: start, JFIF header, table, frame, scan with a stuffed byte and a restart, end.
    private static let jpeg: [[UInt8]] = [
        [0xFF, 0xD8], [0xFF, 0xE0, 0, 16] + Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0], [0xFF, 0xDB, 0, 3, 0],
        [0xFF, 0xC0, 0, 4, 0, 0], [0xFF, 0xDA, 0, 3, 0, 1, 2, 0xFF, 0, 3, 0xFF, 0xD3, 4], [0xFF, 0xD9],
    ]

    private static func chunk(_ name: String, _ content: [UInt8] = []) -> [UInt8] {
        [0, 0, 0, UInt8(content.count)] + Array(name.utf8) + content + [0, 0, 0, 0]
    }

    private static let png: [[UInt8]] = [
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], chunk("IHDR", Array(repeating: 1, count: 13)),
        chunk("IDAT", [1, 2]), chunk("IEND"),
    ]

    private func isBare(_ type: MediaType, _ parts: [[UInt8]]) -> Bool { type.isBare(Data(parts.joined())) }

    @Test("Pixels, tables, color profiles and the usual headers are bare")
    func bare() {
        #expect(isBare(.jpeg, Self.jpeg) && isBare(.png, Self.png))
        let profile = [0xFF, 0xE2, 0, 16] + Array("ICC_PROFILE\0".utf8) + [1, 1]
        #expect(isBare(.jpeg, Self.jpeg.inserting(profile, at: 2)))
        #expect(isBare(.png, Self.png.inserting(Self.chunk("iCCP", [1]), at: 2)))
    }

    @Test("Positions, cameras, texts, second pictures and bytes after the end are found wherever they stand")
    func notBare() {
        let exif = [0xFF, 0xE1, 0, 8] + Array("Exif\0\0".utf8)
        let comment: [UInt8] = [0xFF, 0xFE, 0, 4, 65, 66]
        let second = [0xFF, 0xE2, 0, 8] + Array("MPF\0".utf8) + [0, 0]
        for place in 1..<Self.jpeg.count {
            for part in [exif, comment, second] {
                #expect(!isBare(.jpeg, Self.jpeg.inserting(part, at: place)), "\(place)")
            }
        }
        #expect(!isBare(.jpeg, Self.jpeg + [[1]]))
        for place in 1..<Self.png.count {
            for name in ["eXIf", "tEXt", "zTXt", "iTXt", "tIME", "abCd"] {
                #expect(!isBare(.png, Self.png.inserting(Self.chunk(name, [1]), at: place)), "\(name) \(place)")
            }
        }
        #expect(!isBare(.png, Self.png + [[1]]))
        for type in [MediaType.gif, .webP, .heic] { #expect(!type.isBare(Data([1, 2, 3]))) }
    }

    @Test("A segment's length counts itself: two is the least, and an empty segment is bare", arguments: 0...4)
    func length(of segment: UInt8) {
        let table: [UInt8] = [0xFF, 0xDB, 0, segment] + Array(repeating: 0, count: max(0, Int(segment) - 2))
        #expect(isBare(.jpeg, Self.jpeg.inserting(table, at: 2)) == (segment >= 2))
    }

    @Test("A file that is cut anywhere is not bare")
    func cut() {
        for (type, parts) in [(MediaType.jpeg, Self.jpeg), (.png, Self.png)] {
            let whole = Data(parts.joined())
            for length in 0..<whole.count { #expect(!type.isBare(whole.prefix(length)), "\(type) \(length)") }
        }
    }
}

extension [[UInt8]] {
    fileprivate func inserting(_ part: [UInt8], at place: Int) -> [[UInt8]] {
        Array(self[..<place]) + [part] + Array(self[place...])
    }
}
