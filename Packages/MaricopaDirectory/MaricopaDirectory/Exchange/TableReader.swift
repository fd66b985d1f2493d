import MarkupKit
public import TimeKit
import WordKit

/// A reader of CSV (RFC 4180, UTF-8) with a mapping of columns to fields. Cells have the text form of ``RecordFieldText``.
///
/// A row with invalid cells is rejected with the errors of its fields. Markup is removed from cells.
public struct TableReader: RecordReader, Sendable {
    private let form: MappedRow
    private var rows: TableRows<MappedRow.Columns>

    /// Creates a reader of rows as records of a kind.
    ///
    /// - Throws: `badMapping`.
    public init(_ kind: RecordKind, mapping: [UInt8], source: String, today: LocalDate) throws(DirectoryError) {
        let mapping = try TableMapping(mapping, kind)
        form = MappedRow(kind: kind, source: source, today: today)
        rows = TableRows("csv") { header throws(DirectoryError) in try MappedRow.Columns(header, mapping) }
    }

    /// Returns the rows completed by the next bytes.
    ///
    /// - Throws: `notThisFormat` if a mapped column is missing.
    public mutating func feed(_ piece: [UInt8]) throws(DirectoryError) -> [ImportedItem] {
        try rows.feed(piece, entry: form.entry)
    }

    /// Ends the file, and returns the remaining rows.
    ///
    /// - Throws: `notThisFormat` if a mapped column is missing.
    public mutating func finish() throws(DirectoryError) -> [ImportedItem] { try rows.finish(entry: form.entry) }
}

/// The conversion of a mapped row.
struct MappedRow: Sendable {
    let kind: RecordKind
    let source: String
    let today: LocalDate

    /// The indexes of the mapped columns.
    struct Columns: Sendable {
        let fields: [(place: Int, target: TableMapping.Target)]
        let id: Int?

        init(_ header: TableHeader, _ mapping: TableMapping) throws(DirectoryError) {
            func place(_ name: String) throws(DirectoryError) -> Int {
                guard let place = header.place(of: name) else {
                    throw .notThisFormat(
                        "csv",
                        reason: localized("it has no column “\(name)”, which the mapping names")
                    )
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

    /// Returns the record with notes on lost details; a row with invalid fields is rejected.
    func entry(_ row: CommaRecord, _ columns: Columns, _ line: Int) -> ImportedItem {
        var remarks = EntryRemarks(leftOut: kind == .event ? [.status] : [])
        let outcome = outcome(row, columns, &remarks)
        return ImportedItem(line: line, outcome, remarks)
    }

    private func outcome(
        _ row: CommaRecord,
        _ columns: Columns,
        _ remarks: inout EntryRemarks
    ) -> ImportedItem.Outcome {
        var draft = RecordDraft(kind)
        var latitude = ""
        var longitude = ""
        var notes: [String] = []
        for (place, target) in columns.fields {
            let text = Self.cell(row, place)
            guard text.utf8.count <= ImportText.longest else { return .refused(localized("a field is too long")) }
            switch target {
            case .latitude: latitude = text
            case .longitude: longitude = text
            case .field(.phone) where !text.isEmpty && !RecordFieldText.isPhone(text):
                notes.append(localized("a phone number has too few digits"))
            case .field(let field): if !text.isEmpty || field == .title { draft.texts[field] = text }
            }
        }
        if draft.texts[.canceled] ?? draft.texts[.status] != nil { remarks.leftOut.remove(.status) }
        let (record, errors) = draft.record(id: TimeKit.ID<Record>(""), addedOn: today)
        guard errors.isEmpty else {
            return .refused(errors.map { "\($0.field.rawValue): \($0.message)" }.joined(separator: "; "))
        }
        var whole = record
        if !latitude.isEmpty || !longitude.isEmpty {
            whole.coordinate = DegreeText.place(latitude: latitude, longitude: longitude)
            if whole.coordinate == nil { notes.append(localized("coordinates are no place on earth")) }
        }
        let id = columns.id.map { Self.cell(row, $0) } ?? "\(whole.title), \(whole.address), \(whole.city)"
        guard !id.isEmpty, id.utf8.count <= ImportText.longestLine else { return .refused(localized("it has no id")) }
        return .record(whole.named(source, id), notes: notes)
    }

    private static func cell(_ row: CommaRecord, _ place: Int) -> String { ImportText.paragraphs(row[place].text) }
}
