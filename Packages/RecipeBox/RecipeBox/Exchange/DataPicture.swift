import Foundation
import StorageKit

/// A picture inside a `data:` address (RFC 2397), which pages have where others have the address of a file.
struct DataPicture {
    /// The bytes, which no one has decoded yet.
    let bytes: [UInt8]

    private let type: String

    /// Returns whether an address holds its content itself.
    static func isIn(_ address: String) -> Bool {
        address.drop(while: \.isWhitespace).prefix(5).lowercased() == "data:"
    }

    /// Returns whether an address is longer than the one of the largest picture.
    static func isTooLong(_ address: String) -> Bool { address.utf8.count > RecipeImport.pictureLimit / 3 * 4 + 100 }

    /// - Parameter address: A `data:` address in base64.
    /// - Returns: nil for content that isn't called a picture, can't be read, or is too long.
    init?(_ address: String) {
        guard Self.isIn(address), !Self.isTooLong(address), let comma = address.firstIndex(of: ",") else { return nil }
        let head = address[..<comma].drop(while: \.isWhitespace).dropFirst(5).lowercased()
        let parts = head.split(separator: ";", omittingEmptySubsequences: false).map { part in
            String(part.filter { !$0.isWhitespace })
        }
        guard let type = parts.first, type.hasPrefix("image/"), parts.last == "base64" else { return nil }
        let text = address[address.index(after: comma)...]
        let written =
            text.utf8.contains(UInt8(ascii: "%")) ? Substring(text.removingPercentEncoding ?? "") : text
        let signs = written.utf8.lazy.filter { $0 > 0x20 }
        var digits = Data()
        digits.append(contentsOf: signs)
        digits.append(contentsOf: Array(repeating: UInt8(ascii: "="), count: (4 - digits.count % 4) % 4))
        guard let data = Data(base64Encoded: digits), !data.isEmpty else { return nil }
        bytes = [UInt8](data)
        self.type = type
    }

    /// Whether the content begins as a picture that can be kept, whatever the address calls it.
    var isPicture: Bool { MediaType(content: bytes) != nil }

    /// Whether it only holds the place of a picture that a script loads: a drawing, or a GIF of one pixel.
    var isPlaceholder: Bool { type == "image/svg+xml" || type == "image/gif" && bytes.count < 100 }
}
