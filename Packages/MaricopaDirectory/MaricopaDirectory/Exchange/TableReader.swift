import MarkupKit
public import TimeKit

/// Reads comma-separated values (RFC 4180, UTF-8) with a mapping of columns to fields; each cell is read as an admin's text is.
///
/// A row whose cells can't be read is refused with the fields and reasons. Cells lose their markup.
public struct TableReader: RecordReader, Sendable {
    private let form: MappedRow
    private var rows: TableRows<MappedRow.Columns>

    /// A reader of rows as records of a kind. Throws `badMapping`.
    public init(_ kind: RecordKind, mapping: [UInt8], source: String, today: LocalDate) throws(DirectoryError) {
        let mapping = try TableMapping(mapping, kind)
        form = MappedRow(kind: kind, source: source, today: today)
        rows = TableRows("csv") { header throws(DirectoryError) in try MappedRow.Columns(header, mapping) }
    }

    /// Takes the next bytes; the rows that were finished with them. Throws `notThisFormat` for a table without the mapping's columns.
    public mutating func feed(_ piece: [UInt8]) throws(DirectoryError) -> [ImportedItem] {
        try rows.feed(piece, outcome: form.outcome)
    }

    /// Says that the file is over; the rows that are left. Throws `notThisFormat` for a table without the mapping's columns.
    public mutating func finish() throws(DirectoryError) -> [ImportedItem] { try rows.finish(outcome: form.outcome) }
}

/// What a row of a mapped table comes to.
struct MappedRow: Sendable {
    let kind: RecordKind
    let source: String
    let today: LocalDate

    /// Where the mapping's columns stand.
    struct Columns: Sendable {
        let fields: [(place: Int, target: TableMapping.Target)]
        let id: Int?

        init(_ header: TableHeader, _ mapping: TableMapping) throws(DirectoryError) {
            func place(_ name: String) throws(DirectoryError) -> Int {
                guard let place = header.place(of: name) else {
                    throw .notThisFormat("csv", reason: "it has no column “\(name)”, which the mapping names")
                }
                return place
            }
            var fields: [(place: Int, target: TableMapping.Target)] = []
            for (name, target) in mapping.targets.sorted(by: { $0.key < $1.key }) {
                fields.append((try place(name), target))
            }
            self.fields = fields
            if let name = mapping.id { id = try place(name) } else { id = nil }
        }
    }

    /// The record, with what of it couldn't be kept; refused with the fields that can't be read.
    func outcome(_ row: CommaRecord, _ columns: Columns) -> ImportedItem.Outcome {
        var draft = RecordDraft(kind)
        var latitude = ""
        var longitude = ""
        for (place, target) in columns.fields {
            let text = Self.cell(row, place)
            guard text.utf8.count <= ImportText.longest else { return .refused("a field is too long") }
            switch target {
            case .latitude: latitude = text
            case .longitude: longitude = text
            case .field(let field): if !text.isEmpty || field == .title { draft.texts[field] = text }
            }
        }
        let (record, errors) = draft.record(id: TimeKit.ID<Record>(""), addedOn: today)
        guard errors.isEmpty else {
            return .refused(errors.map { "\($0.field.rawValue): \($0.message)" }.joined(separator: "; "))
        }
        var whole = record
        var notes: [String] = []
        if !latitude.isEmpty || !longitude.isEmpty {
            whole.coordinate = DegreeText.place(latitude: latitude, longitude: longitude)
            if whole.coordinate == nil { notes.append("coordinates are no place on earth") }
        }
        let id = columns.id.map { Self.cell(row, $0) } ?? "\(whole.title), \(whole.address), \(whole.city)"
        guard !id.isEmpty, id.utf8.count <= ImportText.longestLine else { return .refused("it has no id") }
        return .record(whole.named(source, id), notes: notes)
    }

    private static func cell(_ row: CommaRecord, _ place: Int) -> String { ImportText.paragraphs(row[place].text) }
}
