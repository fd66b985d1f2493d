import Foundation

/// The form of a query in a link: its JSON in base64url (RFC 4648) without padding.
enum QueryText {
    /// The most bytes of a text that is decoded.
    static let longest = 8_000

    /// Encodes a query. Equal queries have equal texts.
    static func text(_ query: DirectoryQuery) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(query) else { return "" }
        return data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// Returns the query of a text; nil for anything else, and for a query with a limit that can't be chosen.
    static func read(_ text: String) -> DirectoryQuery? {
        guard text.utf8.count <= longest else { return nil }
        var base = text.replacing("-", with: "+").replacing("_", with: "/")
        base += String(repeating: "=", count: (4 - base.utf8.count % 4) % 4)
        let query = Data(base64Encoded: base).flatMap { try? JSONDecoder().decode(DirectoryQuery.self, from: $0) }
        return query.flatMap { $0.filter.isPossible ? $0 : nil }
    }
}
