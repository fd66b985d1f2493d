import JSONKit
import WordKit

/// The mapping of a table's columns to fields: `{"id": "OBJECTID", "columns": {"PARK_NAME": "title", "LAT": "latitude", "LON":
/// "longitude"}}`.
///
/// Field names are those of ``RecordField``, plus `latitude` and `longitude`. `id` is the column that identifies a record in later imports;
/// without it, the title and address do.
struct TableMapping: Hashable, Sendable {
    /// The target of a column.
    enum Target: Hashable, Sendable {
        case field(RecordField)
        case latitude
        case longitude
    }

    /// The folded name of the id column; nil for none.
    let id: String?
    /// By folded column name.
    let targets: [String: Target]

    /// Parses a mapping for a kind.
    ///
    /// - Throws: `badMapping`.
    init(_ bytes: [UInt8], _ kind: RecordKind) throws(DirectoryError) {
        guard bytes.count <= 1 << 20, let value = try? JSONValue.parse(bytes), let columns = value["columns"]?.object
        else {
            throw .badMapping(reason: localized("it is no JSON with “columns”"))
        }
        var targets: [String: Target] = [:]
        var taken: Set<Target> = []
        for column in columns.members {
            guard let name = column.value.string else {
                throw .badMapping(reason: localized("column “\(column.name)” names no field"))
            }
            let target: Target
            switch name {
            case "latitude": target = .latitude
            case "longitude": target = .longitude
            default:
                guard let field = RecordField.named(name, of: kind) else {
                    let known = RecordField.all(of: kind).map(\.rawValue).sorted().joined(separator: ", ")
                    throw .badMapping(
                        reason: localized("\(kind.nouns) have no field “\(name)”, but \(known), latitude, longitude")
                    )
                }
                target = .field(field)
            }
            guard taken.insert(target).inserted else {
                throw .badMapping(reason: localized("two columns hold the field “\(name)”"))
            }
            guard targets.updateValue(target, forKey: FoldedText.key(column.name)) == nil else {
                throw .badMapping(reason: localized("the column “\(column.name)” is named twice"))
            }
        }
        guard taken.contains(.field(.title)) else {
            throw .badMapping(reason: localized("no column holds the field “title”"))
        }
        self.targets = targets
        id = value["id"]?.string.map(FoldedText.key)
    }
}
