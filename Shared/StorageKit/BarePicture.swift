public import Foundation

extension MediaType {
    /// Returns whether a picture surely holds nothing but its pixels and their colors: no position, no camera, no text.
    ///
    /// Only JPEG and PNG can be bare. Unknown segments and bytes after the end count as metadata.
    ///
    /// - Complexity: O(*n*) in the bytes.
    public func isBare(_ picture: Data) -> Bool {
        switch self {
        case .jpeg: Self.isBareJPEG([UInt8](picture))
        case .png: Self.isBarePNG([UInt8](picture))
        case .gif, .webP, .heic: false
        }
    }

    /// Walks all segments (ITU T.81, B.1.1). Within a scan, 0xFF is followed by 0 or a restart marker.
    private static func isBareJPEG(_ bytes: [UInt8]) -> Bool {
        var offset = 2
        var isInScan = false
        while offset + 1 < bytes.count {
            guard bytes[offset] == 0xFF else {
                guard isInScan else { return false }
                offset += 1
                continue
            }
            switch bytes[offset + 1] {
            case 0xFF: offset += 1
            case 0x00, 0xD0...0xD7:
                guard isInScan else { return false }
                offset += 2
            case 0xD9: return offset + 2 == bytes.count
            case let marker:
                guard offset + 3 < bytes.count else { return false }
                let end = offset + 2 + (Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]))
                guard end >= offset + 4, end <= bytes.count, isPlain(marker, bytes[(offset + 4)..<end]) else {
                    return false
                }
                isInScan = marker == 0xDA
                offset = end
            }
        }
        return false
    }

    /// Frames, tables and scans, the headers of JFIF and Adobe, and color profiles.
    private static func isPlain(_ marker: UInt8, _ content: ArraySlice<UInt8>) -> Bool {
        switch marker {
        case 0xC0...0xCF, 0xDA...0xDF: true
        case 0xE0: content.starts(with: "JFIF\0".utf8) && content.count == 14
        case 0xE2: content.starts(with: "ICC_PROFILE\0".utf8)
        case 0xEE: content.starts(with: "Adobe".utf8) && content.count == 12
        default: false
        }
    }

    /// Walks all chunks (PNG, third edition, 5.3).
    private static func isBarePNG(_ bytes: [UInt8]) -> Bool {
        let plain: Set = [
            "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "bKGD", "pHYs", "hIST",
        ]
        var offset = 8
        while offset + 12 <= bytes.count {
            let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
            guard plain.contains(name), length <= bytes.count - offset - 12 else { return false }
            offset += 12 + length
            if name == "IEND" { return offset == bytes.count }
        }
        return false
    }
}
