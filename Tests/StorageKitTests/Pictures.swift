import Foundation
import StorageKit
import Testing

/// Headers of images of each format.
enum Pictures {
    struct Sample: Sendable, CustomTestStringConvertible {
        let name: String
        let data: Data
        let mediaType: MediaType
        let width: Int
        let height: Int
        /// The number of bytes needed for reading the size.
        let headerLength: Int

        var testDescription: String { name }
    }

    static func png(width: Int, height: Int) -> Data {
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + big(13, 4) + Data("IHDR".utf8) + big(width, 4)
            + big(height, 4) + Data([8, 2, 0, 0, 0])
    }

    static let samples: [Sample] = [
        Sample(
            name: "png",
            data: png(width: 70_000, height: 3),
            mediaType: .png,
            width: 70_000,
            height: 3,
            headerLength: 24
        ),
        Sample(
            name: "gif",
            data: Data("GIF89a".utf8) + little(300, 2) + little(20, 2),
            mediaType: .gif,
            width: 300,
            height: 20,
            headerLength: 10
        ),
        Sample(
            name: "jpeg",
            data: jpeg(start: 0xC0),
            mediaType: .jpeg,
            width: 640,
            height: 480,
            headerLength: jpeg(start: 0xC0).count
        ),
        Sample(
            name: "progressive jpeg",
            data: jpeg(start: 0xC2),
            mediaType: .jpeg,
            width: 640,
            height: 480,
            headerLength: jpeg(start: 0xC2).count
        ),
        Sample(
            name: "lossy webp",
            data: webP("VP8 ", Data([0, 0, 0, 0x9D, 0x01, 0x2A]) + little(550, 2) + little(368 | 0x4000, 2)),
            mediaType: .webP,
            width: 550,
            height: 368,
            headerLength: 30
        ),
        Sample(
            name: "lossless webp",
            data: webP("VP8L", Data([0x2F]) + little(385 | 394 << 14, 4)),
            mediaType: .webP,
            width: 386,
            height: 395,
            headerLength: 25
        ),
        Sample(
            name: "extended webp",
            data: webP("VP8X", Data([0, 0, 0, 0]) + little(99_999, 3) + little(9, 3)),
            mediaType: .webP,
            width: 100_000,
            height: 10,
            headerLength: 30
        ),
        Sample(name: "heic", data: heic, mediaType: .heic, width: 4032, height: 3024, headerLength: heic.count),
    ]

    private static func jpeg(start: UInt8) -> Data {
        // A comment, which contains the frame's marker, and a Huffman table precede the frame.
        let comment = Data([0xFF, 0xFE, 0, 6, 0xFF, 0xC0, 0, 0])
        let table = Data([0xFF, 0xFF, 0xC4, 0, 3, 0])
        let frame = Data([0xFF, start, 0, 17, 8]) + big(480, 2) + big(640, 2)
        return Data([0xFF, 0xD8]) + comment + table + frame
    }

    private static func webP(_ kind: String, _ content: Data) -> Data {
        Data("RIFF".utf8) + little(content.count + 12, 4) + Data("WEBP\(kind)".utf8) + little(content.count, 4)
            + content
    }

    private static let heic = heic(sizes: [(512, 512), (4032, 3024)])

    /// A HEIC image with properties of these sizes.
    static func heic(sizes: [(width: Int, height: Int)]) -> Data {
        let sizes = sizes.map { box("ispe", big(0, 4) + big($0.width, 4) + big($0.height, 4)) }.reduce(Data(), +)
        let properties = box("iprp", box("ipco", sizes + box("irot", Data([0]))))
        return heic(meta: big(0, 4) + box("hdlr", Data(count: 20)) + properties)
    }

    /// A HEIC image with this content of its property box.
    static func heic(meta: Data) -> Data {
        box("ftyp", Data("heic".utf8) + big(0, 4) + Data("mif1heic".utf8)) + box("meta", meta)
    }

    private static func box(_ name: String, _ content: Data) -> Data {
        big(content.count + 8, 4) + Data(name.utf8) + content
    }

    private static func big(_ value: Int, _ count: Int) -> Data {
        Data((0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
    }

    private static func little(_ value: Int, _ count: Int) -> Data {
        Data((0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
    }
}
