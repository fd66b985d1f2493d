import MarkupKit
public import TimeKit
import WordKit

/// A reader of schema.org recipes and events in JSON-LD, from a JSON file or the scripts of a web page.
///
/// It supports `@graph`, arrays, nested nodes and references by `@id`. Markup is removed from texts, and addresses that may not be opened
/// are dropped. The document is kept in memory up to a limit.
public struct SchemaReader: RecordReader, Sendable {
    private let kind: RecordKind?
    private let source: String
    private let today: LocalDate
    private let limits: ImportLimits
    private var bytes: [UInt8] = []

    /// Creates a reader of a kind; nil for recipes and events.
    public init(_ kind: RecordKind?, source: String, today: LocalDate, limits: ImportLimits = ImportLimits()) {
        self.limits = limits
        self.kind = kind
        self.source = source
        self.today = today
    }

    /// Collects bytes.
    ///
    /// - Throws: `notThisFormat` if the document exceeds the size limit.
    public mutating func feed(_ piece: [UInt8]) throws(DirectoryError) -> [ImportedItem] {
        guard bytes.count + piece.count <= limits.document else {
            throw .notThisFormat("jsonld", reason: localized("it is larger than \(ImportLimits.text(limits.document))"))
        }
        bytes += piece
        return []
    }

    /// Returns the document's recipes and events.
    ///
    /// - Throws: `notThisFormat` if there are none.
    public mutating func finish() throws(DirectoryError) -> [ImportedItem] {
        var items: [ImportedItem] = []
        var seen: Set<JSONObject> = []
        for (line, value) in try documents(&items) {
            let values = SchemaValue(index: JSONLD.index(of: value))
            for (kind, node) in Self.nodes(in: value) where self.kind == nil || self.kind == kind {
                // A node with only keywords, such as `@id`, is a reference.
                guard node.members.contains(where: { !$0.name.hasPrefix("@") }), seen.insert(node).inserted else {
                    continue
                }
                let outcome =
                    kind == .recipe
                    ? SchemaRecipe(node, values).outcome(source, today)
                    : SchemaEvent(node, values).outcome(source, today)
                items.append(ImportedItem(line: line, outcome))
            }
        }
        guard !items.isEmpty else {
            let words = kind.map(\.nouns) ?? localized("recipes or events")
            throw .notThisFormat("jsonld", reason: localized("it holds no \(words) of schema.org"))
        }
        return items
    }

    /// The JSON documents with their first lines: the file itself, or the scripts of a page. An invalid script is rejected as an entry.
    private func documents(_ items: inout [ImportedItem]) throws(DirectoryError) -> [(Int, JSONValue)] {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let first = bytes[start...].first { $0 > 0x20 }
        if first == 0x7B || first == 0x5B {
            do throws(MarkupError) {
                return [(1, try JSONValue.parse(bytes, .lenient))]
            } catch {
                throw .notThisFormat("jsonld", reason: error.description)
            }
        }
        var documents: [(Int, JSONValue)] = []
        for script in JSONLD.scripts(in: bytes) where !script.bytes.isEmpty {
            do throws(MarkupError) {
                documents.append((script.line, try JSONLD.value(of: script)))
            } catch {
                items.append(ImportedItem(line: script.line, .refused(localized("its data isn't JSON: \(error)"))))
            }
        }
        return documents
    }

    private static func nodes(in value: JSONValue) -> [(RecordKind, JSONObject)] {
        var found: [(RecordKind, JSONObject)] = []
        collect(value, into: &found)
        return found
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
