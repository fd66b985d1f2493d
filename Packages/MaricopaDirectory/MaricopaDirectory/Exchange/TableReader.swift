import MarkupKit
public import TimeKit

/// Reads comma-separated values (RFC 4180, UTF-8) with a mapping of columns to fields; each cell is read as an admin's text is.
///
/// A row whose cells can't be read is refused with the fields and reasons. Cells lose their markup.
public struct TableReader: RecordReader, Sendable {
    private let kind: RecordKind
    private let mapping: TableMapping
    private let source: String
    private let today: LocalDate
    private var records = CommaRecords()
    private var columns: [(place: Int, target: TableMapping.Target)]?
    private var idPlace: Int?
    private var width = 0
    private var failure: DirectoryError?

    /// A reader of rows as records of a kind. Throws `badMapping`.
    public init(_ kind: RecordKind, mapping: [UInt8], source: String, today: LocalDate) throws(DirectoryError) {
        self.kind = kind
        self.mapping = try TableMapping(mapping, kind)
        self.source = source
        self.today = today
    }

    /// Takes the next bytes; the rows that were finished with them. Throws `notThisFormat` for a table without the mapping's columns.
    public mutating func feed(_ piece: [UInt8]) throws(DirectoryError) -> [ImportedItem] {
        var items: [ImportedItem] = []
        var records = records
        piece.withUnsafeBufferPointer { bytes in records.feed(bytes) { take($0, $1, &items) } }
        self.records = records
        if let failure { throw failure }
        return items
    }

    /// Says that the file is over; the rows that are left. Throws `notThisFormat` for a table without the mapping's columns.
    public mutating func finish() throws(DirectoryError) -> [ImportedItem] {
        var items: [ImportedItem] = []
        var records = records
        records.finish { take($0, $1, &items) }
        self.records = records
        if let failure { throw failure }
        guard columns != nil else { throw .notThisFormat("csv", reason: "it is empty") }
        return items
    }

    private mutating func take(_ record: CommaRecord?, _ line: Int, _ items: inout [ImportedItem]) {
        guard failure == nil else { return }
        guard let columns else { return header(record) }
        guard let record else { return items.append(ImportedItem(line: line, .refused("a quote isn't closed"))) }
        guard record.count == width else {
            let reason = "it has \(record.count) fields, the header \(width)"
            return items.append(ImportedItem(line: line, .refused(reason)))
        }
        items.append(ImportedItem(line: line, outcome(record, columns)))
    }

    private mutating func header(_ record: CommaRecord?) {
        let names = record.map { record in (0..<record.count).map { FoldedText.key(Self.cell(record, $0)) } } ?? []
        var columns: [(place: Int, target: TableMapping.Target)] = []
        for (name, target) in mapping.targets.sorted(by: { $0.key < $1.key }) {
            guard let place = names.firstIndex(of: name) else {
                failure = .notThisFormat("csv", reason: "it has no column “\(name)”, which the mapping names")
                return
            }
            columns.append((place, target))
        }
        if let id = mapping.id {
            idPlace = names.firstIndex(of: id)
            if idPlace == nil {
                failure = .notThisFormat("csv", reason: "it has no column “\(id)”, which the mapping names")
                return
            }
        }
        width = names.count
        self.columns = columns
    }

    private func outcome(
        _ row: CommaRecord,
        _ columns: [(place: Int, target: TableMapping.Target)]
    ) -> ImportedItem.Outcome {
        var draft = RecordDraft(kind)
        var latitude = ""
        var longitude = ""
        for (place, target) in columns {
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
        let id = idPlace.map { Self.cell(row, $0) } ?? "\(whole.title), \(whole.address), \(whole.city)"
        guard !id.isEmpty, id.utf8.count <= ImportText.longestLine else { return .refused("it has no id") }
        return .record(whole.named(source, id), notes: notes)
    }

    private static func cell(_ row: CommaRecord, _ place: Int) -> String { ImportText.paragraphs(row[place].text) }
}
