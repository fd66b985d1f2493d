import Foundation
import StorageKit

/// A picture inside a `data:` address (RFC 2397). Some pages have such an address in place of that of a picture file.
struct DataPicture {
    /// The bytes of the picture file, at least one. They aren't checked: see ``isPicture``.
    let bytes: [UInt8]

    /// The media type that the address states, in lower case: "image/png".
    private let type: String

    /// Returns whether an address is a `data:` address. White space before it and case are ignored.
    static func isIn(_ address: String) -> Bool {
        address.drop(while: \.isWhitespace).prefix(5).lowercased() == "data:"
    }

    /// Returns whether an address is longer than the largest picture (``RecipeImport/pictureLimit``) in base64, with 100 bytes for the rest.
    static func isTooLong(_ address: String) -> Bool { address.utf8.count > RecipeImport.pictureLimit / 3 * 4 + 100 }

    /// Decodes an address in base64. White space, percent-encoding and missing padding are accepted.
    ///
    /// - Parameter address: A `data:` address.
    /// - Returns: nil if the stated type isn't `image/…`, the content isn't base64 or is empty, or the address is too long.
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

    /// Whether the first bytes are those of a picture format that can be kept. The stated type doesn't matter.
    var isPicture: Bool { MediaType(content: bytes) != nil }

    /// Whether the picture only holds the place of another one that a script loads: an SVG drawing, or a GIF of less than 100 bytes.
    var isPlaceholder: Bool { type == "image/svg+xml" || type == "image/gif" && bytes.count < 100 }
}
