package import Foundation
import WordKit

/// The width and height of a picture in pixels, read from its header without decoding it.
package struct ImageHeader: Hashable, Sendable {
    package struct Broken: Error {
        package let reason: String
    }

    package let width: Int
    package let height: Int

    package init(_ data: Data, mediaType: MediaType) throws(Broken) {
        let reader = HeaderReader(bytes: data)
        let size: (width: Int, height: Int)
        switch mediaType {
        case .jpeg: size = try reader.jpeg()
        case .png: size = (try reader.big(16, 4), try reader.big(20, 4))
        case .gif: size = (try reader.little(6, 2), try reader.little(8, 2))
        case .webP: size = try reader.webP()
        case .heic: size = try reader.heic()
        }
        guard size.width > 0, size.height > 0 else { throw Broken(reason: localized("it has no pixels")) }
        width = size.width
        height = size.height
    }
}

private struct HeaderReader {
    typealias Size = (width: Int, height: Int)
    typealias Broken = ImageHeader.Broken

    let bytes: Data

    func byte(_ offset: Int) throws(Broken) -> Int {
        guard offset >= 0, offset < bytes.count else { throw Broken(reason: localized("it ends in its header")) }
        return Int(bytes[bytes.startIndex + offset])
    }

    func big(_ offset: Int, _ count: Int) throws(Broken) -> Int {
        var value = 0
        for index in 0..<count { value = value << 8 | (try byte(offset + index)) }
        return value
    }

    func little(_ offset: Int, _ count: Int) throws(Broken) -> Int {
        var value = 0
        for index in (0..<count).reversed() { value = value << 8 | (try byte(offset + index)) }
        return value
    }

    func name(_ offset: Int) throws(Broken) -> String {
        var text: [UInt8] = []
        for index in 0..<4 { text.append(UInt8(try byte(offset + index))) }
        return String(decoding: text, as: UTF8.self)
    }

    /// Walks the markers up to the start of a frame (ITU T.81, B.2.2).
    func jpeg() throws(Broken) -> Size {
        var offset = 2
        while true {
            guard try byte(offset) == 0xFF else { throw Broken(reason: localized("a marker is missing")) }
            let marker = try byte(offset + 1)
            switch marker {
            case 0xFF: offset += 1
            case 0x01, 0xD0...0xD8: offset += 2
            case 0xD9, 0xDA: throw Broken(reason: localized("there is no picture in it"))
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                return (try big(offset + 7, 2), try big(offset + 5, 2))
            default: offset += 2 + max(2, try big(offset + 2, 2))
            }
        }
    }

    /// Reads the size, which each of the three WebP formats stores in its own way (RFC 9649).
    func webP() throws(Broken) -> Size {
        switch try name(12) {
        case "VP8 ":
            return (try little(26, 2) & 0x3FFF, try little(28, 2) & 0x3FFF)
        case "VP8L":
            let bits = try little(21, 4)
            return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        case "VP8X":
            return (try little(24, 3) + 1, try little(27, 3) + 1)
        default: throw Broken(reason: localized("there is no picture in it"))
        }
    }

    /// Returns the largest size among the item properties (ISO/IEC 23008-12). Tiles and previews are smaller.
    func heic() throws(Broken) -> Size {
        let file = 0..<bytes.count
        guard let meta = try boxes(file).first(where: { $0.name == "meta" })?.content,
            // The content of `meta` begins with four bytes of version and flags.
            meta.count >= 4,
            let properties = try boxes(meta.lowerBound + 4..<meta.upperBound).first(where: { $0.name == "iprp" })?
                .content,
            let container = try boxes(properties).first(where: { $0.name == "ipco" })?.content
        else { throw Broken(reason: localized("there is no picture in it")) }
        var largest: (width: UInt64, height: UInt64) = (0, 0)
        for box in try boxes(container) where box.name == "ispe" {
            // A side has 32 bits, so the product of two sides fits into 64.
            let size = (
                width: UInt64(try big(box.content.lowerBound + 4, 4)),
                height: UInt64(try big(box.content.lowerBound + 8, 4))
            )
            if size.width * size.height > largest.width * largest.height { largest = size }
        }
        return (Int(largest.width), Int(largest.height))
    }

    private func boxes(_ range: Range<Int>) throws(Broken) -> [(name: String, content: Range<Int>)] {
        var found: [(name: String, content: Range<Int>)] = []
        var offset = range.lowerBound
        while offset + 8 <= range.upperBound, found.count < 1000 {
            let length = try big(offset, 4)
            let end = length == 0 ? range.upperBound : offset + length
            // Boxes of 64-bit length hold image data and come after the properties.
            guard length == 0 || length >= 8, end <= range.upperBound else { break }
            found.append((try name(offset + 4), offset + 8..<end))
            offset = end
        }
        return found
    }
}
