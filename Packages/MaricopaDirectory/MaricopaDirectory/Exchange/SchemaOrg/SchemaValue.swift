import JSONKit
import TimeKit

/// Access to schema.org values, which can be plain or marked up, single or in an array, inline or a reference.
struct SchemaValue {
    /// The most texts of an array.
    static let longestList = 1_000

    let index: [String: JSONObject]

    /// The node that a value is or refers to.
    func node(_ value: JSONValue?) -> JSONObject? {
        guard let object = value?.list.first?.object else { return nil }
        if object.members.count == 1, let id = object["@id"]?.string { return index[id] ?? object }
        return object
    }

    /// The first nonempty text of a value on one line: a string, a number, or the name of a node.
    func line(_ value: JSONValue?) -> String {
        for value in value?.list.prefix(50) ?? [] {
            var text = value.string ?? value.number ?? ""
            if text.isEmpty, let node = node(value) {
                text = ["name", "text", "@value", "url"].lazy.compactMap { node[$0]?.string }.first ?? ""
            }
            let line = text.utf8.count > ImportText.longest ? "" : ImportText.line(text)
            if !line.isEmpty, line.utf8.count <= ImportText.longestLine { return line }
        }
        return ""
    }

    /// The first text of a value, with its paragraphs.
    func paragraphs(_ value: JSONValue?) -> String {
        let text = value?.list.lazy.compactMap(\.string).first ?? ""
        return text.utf8.count > ImportText.longest ? "" : ImportText.paragraphs(text)
    }

    /// Whether the text exceeds ``ImportText/longest``.
    func isTooLong(_ value: JSONValue?) -> Bool {
        (value?.list.lazy.compactMap(\.string).first?.utf8.count ?? 0) > ImportText.longest
    }

    /// The texts of an array, each on one line. A single text is split at its line breaks.
    func lines(_ value: JSONValue?) -> [String] {
        let values = value?.list.prefix(Self.longestList) ?? []
        if values.count == 1, let text = values.first?.string, text.utf8.count <= ImportText.longest {
            return ImportText.paragraphs(text).split(separator: "\n").map(String.init).filter { !$0.isEmpty }
        }
        return values.map { line($0) }.filter { !$0.isEmpty }
    }

    /// The first address in a value that may be opened.
    func link(_ value: JSONValue?) -> WebLink? {
        for value in value?.list.prefix(20) ?? [] {
            let text = value.string ?? value["url"]?.string ?? value["@id"]?.string ?? ""
            guard text.contains("://"), let link = try? WebLinkRule.read(text) else { continue }
            return link
        }
        return nil
    }
}
