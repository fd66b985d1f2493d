import Foundation

/// A query as a part of a link: its JSON in the letters, digits, hyphens and underscores of base64url (RFC 4648).
enum QueryText {
    /// The longest text that is read.
    static let longest = 8_000

    /// A query's text; the same query makes the same text.
    static func text(_ query: DirectoryQuery) -> String {
        guard let encoded = try? JSONEncoder().encode(query),
            let value = try? JSONSerialization.jsonObject(with: encoded),
            let data = try? JSONSerialization.data(withJSONObject: sorted(value), options: .sortedKeys)
        else { return "" }
        return data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// A query's lists are sets, whose order is none.
    private static func sorted(_ value: Any) -> Any {
        switch value {
        case let members as [String: Any]: members.mapValues(sorted)
        case let items as [Any]: items.sorted { "\($0)" < "\($1)" }
        default: value
        }
    }

    /// Reads a query; nil for what is none.
    static func read(_ text: String) -> DirectoryQuery? {
        guard text.utf8.count <= longest else { return nil }
        var base = text.replacing("-", with: "+").replacing("_", with: "/")
        base += String(repeating: "=", count: (4 - base.utf8.count % 4) % 4)
        return Data(base64Encoded: base).flatMap { try? JSONDecoder().decode(DirectoryQuery.self, from: $0) }
    }
}
