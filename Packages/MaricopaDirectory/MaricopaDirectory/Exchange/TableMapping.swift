import MarkupKit

/// Which columns of a table hold which fields:
/// `{"id": "OBJECTID", "columns": {"PARK_NAME": "title", "LAT": "latitude", "LON": "longitude"}}`.
///
/// Fields are named as admins type them ("title", "zip", "how-to"), `latitude` and `longitude` besides. `id` names the column by which a
/// record is found again; without it its title and address do that.
struct TableMapping: Hashable, Sendable {
    /// What a column holds.
    enum Target: Hashable, Sendable {
        case field(RecordField)
        case latitude
        case longitude
    }

    /// The column of ids, folded; nil where there is none.
    let id: String?
    /// By column, folded.
    let targets: [String: Target]

    /// Reads the bytes of a mapping for a kind. Throws `badMapping`.
    init(_ bytes: [UInt8], _ kind: RecordKind) throws(DirectoryError) {
        guard bytes.count <= 1 << 20, let value = try? JSONValue.parse(bytes), let columns = value["columns"]?.object
        else {
            throw .badMapping(reason: "it is no JSON with “columns”")
        }
        let fields = Set(RecordField.all(of: kind))
        var targets: [String: Target] = [:]
        var taken: Set<Target> = []
        for column in columns.members {
            guard let name = column.value.string else {
                throw .badMapping(reason: "column “\(column.name)” names no field")
            }
            let target: Target
            switch name {
            case "latitude": target = .latitude
            case "longitude": target = .longitude
            default:
                guard let field = RecordField(rawValue: name), fields.contains(field) else {
                    let known = fields.map(\.rawValue).sorted().joined(separator: ", ")
                    throw .badMapping(
                        reason: "\(kind.plural) have no field “\(name)”, but \(known), latitude, longitude"
                    )
                }
                target = .field(field)
            }
            guard taken.insert(target).inserted else {
                throw .badMapping(reason: "two columns hold the field “\(name)”")
            }
            targets[FoldedText.key(column.name)] = target
        }
        guard taken.contains(.field(.title)) else { throw .badMapping(reason: "no column holds the field “title”") }
        self.targets = targets
        id = value["id"]?.string.map(FoldedText.key)
    }
}
