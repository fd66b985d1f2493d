public import HTMLKit
import TimeKit

/// The target of a link on a page.
typealias PageLink = LinkTarget

/// The addresses and files of the site.
public enum SiteAddress {
    /// The scheme of links into the app.
    public static let appScheme = AppScheme("maricopa")

    /// The path of a record's page: `["markets", "usda-1018261.html"]`.
    static func page(_ kind: RecordKind, _ id: String) -> [String] { [kind.plural, fileName(id) + ".html"] }

    /// The path of a page of a kind's list; numbers begin at 1.
    static func list(_ kind: RecordKind, _ number: Int = 1) -> [String] {
        [kind.plural, number == 1 ? "index.html" : "page.\(number).html"]
    }

    /// The path of the map of a list's page.
    static func map(_ kind: RecordKind, _ number: Int, _ suffix: String) -> [String] {
        [kind.plural, number == 1 ? "map.\(suffix)" : "map.\(number).\(suffix)"]
    }

    /// The path of a recipe's printable page.
    static func print(_ id: String) -> [String] { ["recipes", "print", fileName(id) + ".html"] }

    /// The path of an event's calendar file.
    static func calendar(_ id: String) -> [String] { ["events", fileName(id) + ".ics"] }

    /// The path of a static page.
    static func text(_ name: StaticPageName) -> [String] { [name.rawValue + ".html"] }

    /// Encodes an id as a file name that is valid everywhere. Lowercase letters, digits and hyphens stay, and other bytes become `_` and
    /// two hexadecimal digits. Names are unique and can't leave their folder. The id `index` is escaped, too, because the list has that
    /// name.
    static func fileName(_ id: String) -> String {
        var name: [UInt8] = []
        for byte in id.utf8 {
            switch byte {
            case 0x69 where id == "index": name += Array("_69".utf8)
            case 0x30...0x39, 0x61...0x7A, 0x2D: name.append(byte)
            default: name += [0x5F] + [byte >> 4, byte & 15].map { $0 < 10 ? 0x30 + $0 : 0x57 + $0 }
            }
        }
        return String(decoding: name, as: UTF8.self)
    }

    /// Decodes a file name; nil if ``fileName(_:)`` can't return it.
    static func id(fileName name: String) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(name.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == 0x5F else {
                bytes.append(byte)
                continue
            }
            guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
                return nil
            }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        guard let id = String(validating: bytes, as: UTF8.self), !id.isEmpty, fileName(id) == name else { return nil }
        return id
    }

    /// The screen of the app for a page of the site; nil for other addresses. A query and a fragment are ignored.
    ///
    /// - Parameter base: The site's address, ending in a slash.
    public static func screen(ofPage address: String, base: String) -> DirectoryLink? {
        let plain = address.prefix { $0 != "?" && $0 != "#" }
        guard plain.lowercased().hasPrefix(base.lowercased()) || plain + "/" == base else { return nil }
        let parts = plain.dropFirst(base.count).split(separator: "/", omittingEmptySubsequences: true).map(String.init)
        switch parts.count {
        case 0: return .home
        case 1 where parts[0] == "index.html": return .home
        case 1:
            if let page = StaticPageName.allCases.first(where: { text($0) == parts }) { return .page(page) }
            return RecordKind(plural: parts[0]).map { .list($0) }
        case 2:
            guard let kind = RecordKind(plural: parts[0]), parts[1].hasSuffix(".html") else { return nil }
            let name = String(parts[1].dropLast(5))
            if name == "index" || name.wholeMatch(of: #/page\.[0-9]+/#) != nil { return .list(kind) }
            return id(fileName: name).map { .record(kind, .init($0)) }
        default: return nil
        }
    }
}
