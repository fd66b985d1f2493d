public import HTMLKit

/// The names of a site and its files.
public enum SiteAddress {
    /// The scheme of links into the app.
    public static let appScheme = AppScheme("maricopa")

    /// An id as the name of a file on any file system: letters of the lower case, digits and hyphens stay, every other byte becomes
    /// `_` and its two hexadecimal digits, so that no two ids share a name and none leads out of its folder.
    static func fileName(_ id: String) -> String {
        var name: [UInt8] = []
        for byte in id.utf8 {
            switch byte {
            case 0x30...0x39, 0x61...0x7A, 0x2D: name.append(byte)
            default: name += [0x5F] + [byte >> 4, byte & 15].map { $0 < 10 ? 0x30 + $0 : 0x57 + $0 }
            }
        }
        return String(decoding: name, as: UTF8.self)
    }
}
