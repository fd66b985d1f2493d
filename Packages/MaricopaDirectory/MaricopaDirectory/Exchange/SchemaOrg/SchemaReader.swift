import MarkupKit
public import TimeKit

/// Reads schema.org data as JSON-LD: recipes and events, from a file of JSON or the scripts of a page.
///
/// `@graph`, lists, nodes within others and references by `@id` are understood. Texts lose their markup; addresses that may not be opened
/// are left out. The document is one, so it is held in memory, up to the limit.
public struct SchemaReader: RecordReader, Sendable {
    private let kind: RecordKind?
    private let source: String
    private let today: LocalDate
    private let limits: ImportLimits
    private var bytes: [UInt8] = []

    /// A reader of recipes, of events, or of both where the kind is nil.
    public init(_ kind: RecordKind?, source: String, today: LocalDate, limits: ImportLimits = ImportLimits()) {
        self.limits = limits
        self.kind = kind
        self.source = source
        self.today = today
    }

    /// Takes the next bytes. Throws `notThisFormat` for more than a document may have.
    public mutating func feed(_ piece: [UInt8]) throws(DirectoryError) -> [ImportedItem] {
        guard bytes.count + piece.count <= limits.document else {
            throw .notThisFormat("jsonld", reason: "it is larger than \(ImportLimits.text(limits.document))")
        }
        bytes += piece
        return []
    }

    /// The recipes and events of the document. Throws `notThisFormat` where there are none.
    public mutating func finish() throws(DirectoryError) -> [ImportedItem] {
        var items: [ImportedItem] = []
        var seen: Set<JSONObject> = []
        for (line, value) in try documents(&items) {
            let values = SchemaValue(index: JSONLD.index(of: value))
            for (kind, node) in Self.nodes(in: value) where self.kind == nil || self.kind == kind {
                // A node that only refers to another is none of its own.
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
            let words = kind.map(\.plural) ?? "recipes or events"
            throw .notThisFormat("jsonld", reason: "it holds no \(words) of schema.org")
        }
        return items
    }

    /// The JSON of a file, or of each script of a page, with the line it begins in; a broken script beside sound ones is refused.
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
                items.append(ImportedItem(line: script.line, .refused("its data isn't JSON: \(error)")))
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
