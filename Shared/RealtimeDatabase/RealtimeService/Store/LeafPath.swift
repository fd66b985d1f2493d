import Foundation
import RealtimeTree

/// A place as the table of leaves has it: the keys joined by slashes, the root as the empty text.
///
/// What lies below a place is one range of the table: no key holds a slash, and "0" is the byte after it.
struct LeafPath {
    /// Each key in Unicode's composed form: keys that are equal to Swift are the same bytes.
    let text: String
    /// How the keys were written, where that differs.
    let spelled: String?

    init(_ path: RealtimePath) {
        let written = path.keys.joined(separator: "/")
        if written.utf8.allSatisfy({ $0 < 0x80 }) {
            text = written
            spelled = nil
        } else {
            text = path.keys.map(\.precomposedStringWithCanonicalMapping).joined(separator: "/")
            spelled = text.utf8.elementsEqual(written.utf8) ? nil : written
        }
    }

    /// What all places below begin with.
    var prefix: String { text.isEmpty ? "" : text + "/" }

    /// The first text behind all that is below; nil where that is the table's end.
    var end: String? { text.isEmpty ? nil : text + "0" }

    /// The keys in a text of the table, by bytes: a key that begins with a combining mark would hide the slash from a search by characters.
    static func keys(in text: String, after count: Int = 0) -> [String] {
        text.utf8.dropFirst(count).split(separator: 0x2F, omittingEmptySubsequences: false).map {
            String(Substring($0))
        }
    }
}
