import Foundation

/// The comparison form of a text: without case, accents and width, with one space between words.
public enum FoldedText {
    /// The folded text.
    ///
    /// - Complexity: O(length).
    public static func key(_ text: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var isPlain = true
        for byte in text.utf8 {
            guard byte < 0x80 else {
                isPlain = false
                break
            }
            append(byte, to: &bytes)
        }
        if !isPlain {
            bytes.removeAll(keepingCapacity: true)
            let folded = text.folding(
                options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
                locale: Locale(identifier: "en_US_POSIX")
            )
            for byte in folded.utf8 { append(byte, to: &bytes) }
        }
        if bytes.last == 0x20 { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
        switch byte {
        case 0x41...0x5A: bytes.append(byte | 0x20)
        case 0...0x20, 0x7F: if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
        default: bytes.append(byte)
        }
    }
}
