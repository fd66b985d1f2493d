import JSONKit
import MarkupKit
public import TimeKit
import WordKit

/// A reader of schema.org recipes and events in JSON-LD, from a JSON file or the scripts of a web page.
///
/// It supports `@graph`, arrays, nested nodes and references by `@id`. Markup is removed from texts, and addresses that may not be opened
/// are dropped. The whole document is held in memory, up to ``ImportLimits/document`` bytes.
public struct SchemaReader: RecordReader, Sendable {
    private let kind: RecordKind?
    private let source: String
    private let today: LocalDate
    private let limits: ImportLimits
    private var bytes: [UInt8] = []

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - kind: The kind of records to read; nil for both recipes and events.
    ///   - source: The name of the import source that the records get.
    ///   - today: The day on which the records are added.
    ///   - limits: The limits of the document and its parts.
    public init(_ kind: RecordKind?, source: String, today: LocalDate, limits: ImportLimits = ImportLimits()) {
        self.limits = limits
        self.kind = kind
        self.source = source
        self.today = today
    }

    /// Collects the next bytes of the document. Always returns no items, since references can point forward.
    ///
    /// - Throws: `notThisFormat` if the document exceeds the size limit.
    public mutating func feed(_ piece: [UInt8]) throws(DirectoryError) -> [ImportedItem] {
        guard bytes.count + piece.count <= limits.document else {
            throw .notThisFormat("jsonld", reason: localized("it is larger than \(ImportLimits.text(limits.document))"))
        }
        bytes += piece
        return []
    }

    /// Returns the document's recipes and events, in order. A repeated node is returned once.
    ///
    /// - Throws: `notThisFormat` if there are none, or if a JSON file can't be parsed.
    public mutating func finish() throws(DirectoryError) -> [ImportedItem] {
        var items: [ImportedItem] = []
        var seen: Set<JSONObject> = []
        for (line, value) in try documents(&items) {
            let values = SchemaValue(index: JSONLD.index(of: value))
            let nodes = Self.nodes(in: value).filter { kind == nil || kind == $0.0 }
            let repeated = Self.repeated(nodes)
            for (kind, node) in nodes {
                // A node that has only keywords, such as `@type` and `@id`, is a reference to another node.
                guard node.members.contains(where: { !$0.name.hasPrefix("@") }), seen.insert(node).inserted else {
                    continue
                }
                guard kind == .event else {
                    items.append(ImportedItem(line: line, SchemaRecipe(node, values).outcome(source, today)))
                    continue
                }
                let isOccurrence = node["@id"]?.string.map(repeated.contains) ?? false
                items.append(SchemaEvent(node, values, isOccurrence: isOccurrence).item(line, source, today))
            }
        }
        guard !items.isEmpty else {
            let words = kind.map(\.nouns) ?? localized("recipes or events")
            throw .notThisFormat("jsonld", reason: localized("it holds no \(words) of schema.org"))
        }
        Self.markOnlyOnes(&items)
        return items
    }

    /// Marks the events whose titles no other event of the document has. A later import can then recognize them by title alone.
    private static func markOnlyOnes(_ items: inout [ImportedItem]) {
        let keys = items.map { item -> String? in
            guard case .record(let record, _) = item.outcome, record.kind == .event else { return nil }
            return FoldedText.key(record.title)
        }
        var counts: [String: Int] = [:]
        for case let key? in keys { counts[key, default: 0] += 1 }
        for (index, key) in keys.enumerated() {
            if let key { items[index].remarks.isOnlyOfTitle = counts[key] == 1 }
        }
    }

    /// Returns the JSON documents with the numbers of their first lines: the file itself, or the scripts of a page.
    ///
    /// A file is JSON if its first character that isn't white space is "{" or "[". An invalid script of a page becomes a refused item.
    private func documents(_ items: inout [ImportedItem]) throws(DirectoryError) -> [(Int, JSONValue)] {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let first = bytes[start...].first { $0 > 0x20 }
        if first == 0x7B || first == 0x5B {
            do throws(JSONError) {
                return [(1, try JSONValue.parse(bytes, .lenient))]
            } catch {
                throw .notThisFormat("jsonld", reason: error.description)
            }
        }
        var documents: [(Int, JSONValue)] = []
        for script in JSONLD.scripts(in: bytes) where !script.bytes.isEmpty {
            do throws(JSONError) {
                documents.append((script.line, try JSONLD.value(of: script)))
            } catch {
                items.append(ImportedItem(line: script.line, .refused(localized("its data isn't JSON: \(error)"))))
            }
        }
        return documents
    }

    /// Returns the recipes and events in a value, each before those inside of it.
    private static func nodes(in value: JSONValue) -> [(RecordKind, JSONObject)] {
        var found: [(RecordKind, JSONObject)] = []
        collect(value, into: &found)
        return found
    }

    /// Returns the `@id`s that events with different starts share. Such events are occurrences of one event.
    private static func repeated(_ nodes: [(RecordKind, JSONObject)]) -> Set<String> {
        var starts: [String: Set<String>] = [:]
        for (kind, node) in nodes where kind == .event {
            if let id = node["@id"]?.string, let start = node["startDate"]?.string {
                starts[id, default: []].insert(start)
            }
        }
        return Set(starts.filter { $0.value.count > 1 }.keys)
    }

    private static func collect(_ value: JSONValue, into found: inout [(RecordKind, JSONObject)]) {
        switch value {
        case .array(let values): for value in values { collect(value, into: &found) }
        case .object(let object):
            let types = JSONLD.types(of: object)
            if types.contains("Recipe") {
                found.append((.recipe, object))
            } else if types.contains(where: { $0.hasSuffix("Event") }) {
                found.append((.event, object))
            }
            for member in object.members { collect(member.value, into: &found) }
        default: break
        }
    }
}
