import MarkupKit

/// What stands in a table's first line: the names of its columns, folded, as the mapping or the format asks for them.
struct TableHeader: Sendable {
    /// The names in their order.
    let names: [String]
    private let places: [String: Int]

    fileprivate init(_ record: CommaRecord) {
        names = (0..<record.count).map { FoldedText.key(ImportText.paragraphs(record[$0].text)) }
        places = Dictionary(zip(names, names.indices)) { first, _ in first }
    }

    /// Where a column stands, however its name is written; the first of those that are called alike.
    func place(of name: String) -> Int? { places[FoldedText.key(name)] }
}

/// Reads the rows under a table's header from comma-separated values that come in pieces (RFC 4180, UTF-8).
///
/// A row that is broken, or has more or fewer fields than the header, is refused, and the rest is read. A header that is broken, or
/// lacks what is needed, ends it all.
struct TableRows<Columns: Sendable>: Sendable {
    /// A row and where its columns stand, or why it can't be read.
    enum Row {
        case fields(CommaRecord, Columns)
        case refused(String)
    }

    private let format: String
    private let prefix: String
    private let header: @Sendable (TableHeader) throws(DirectoryError) -> Columns
    private var records = CommaRecords()
    private var found: (columns: Columns, width: Int)?
    private var failure: DirectoryError?

    /// A reader at the beginning.
    ///
    /// - Parameters:
    ///   - format: what errors call the table's format.
    ///   - prefix: what its refusals begin with, where a format has several tables.
    ///   - header: where the columns stand by the first line. Throws `notThisFormat` where one is missing.
    init(
        _ format: String,
        prefix: String = "",
        header: @escaping @Sendable (TableHeader) throws(DirectoryError) -> Columns
    ) {
        self.format = format
        self.prefix = prefix
        self.header = header
    }

    /// Takes the next bytes; `each` gets the rows that were finished with them, and the lines they begin in. Throws `notThisFormat`.
    mutating func feed(_ piece: [UInt8], _ each: (Row, Int) -> Void) throws(DirectoryError) {
        var records = records
        piece.withUnsafeBufferPointer { bytes in records.feed(bytes) { take($0, $1, each) } }
        self.records = records
        if let failure { throw failure }
    }

    /// Says that the table is over; `each` gets the rows that are left. Returns whether there was a header. Throws `notThisFormat`.
    mutating func finish(_ each: (Row, Int) -> Void) throws(DirectoryError) -> Bool {
        var records = records
        records.finish { take($0, $1, each) }
        self.records = records
        if let failure { throw failure }
        return found != nil
    }

    private mutating func take(_ record: CommaRecord?, _ line: Int, _ each: (Row, Int) -> Void) {
        guard failure == nil else { return }
        guard let found else { return begin(record) }
        guard let record else { return each(.refused("\(prefix)a quote isn't closed"), line) }
        guard record.count == found.width else {
            return each(.refused("\(prefix)it has \(record.count) fields, the header \(found.width)"), line)
        }
        each(.fields(record, found.columns), line)
    }

    private mutating func begin(_ record: CommaRecord?) {
        do throws(DirectoryError) {
            guard let record else {
                throw .notThisFormat(format, reason: "\(prefix)a quote isn't closed in its first line")
            }
            found = (try header(TableHeader(record)), record.count)
        } catch {
            failure = error
        }
    }
}

// MARK: As records

extension TableRows {
    /// Takes the next bytes; what the rows that were finished with them come to. Throws `notThisFormat`.
    mutating func feed(
        _ piece: [UInt8],
        outcome: (CommaRecord, Columns) -> ImportedItem.Outcome
    ) throws(DirectoryError) -> [ImportedItem] {
        var items: [ImportedItem] = []
        try feed(piece) { items.append(Self.item($0, $1, outcome)) }
        return items
    }

    /// Says that the table is over; what the rows that are left come to. Throws `notThisFormat`, for an empty table too.
    mutating func finish(
        outcome: (CommaRecord, Columns) -> ImportedItem.Outcome
    ) throws(DirectoryError) -> [ImportedItem] {
        var items: [ImportedItem] = []
        guard try finish({ items.append(Self.item($0, $1, outcome)) }) else {
            throw .notThisFormat(format, reason: "\(prefix)it is empty")
        }
        return items
    }

    private static func item(
        _ row: Row,
        _ line: Int,
        _ outcome: (CommaRecord, Columns) -> ImportedItem.Outcome
    ) -> ImportedItem {
        switch row {
        case .fields(let record, let columns): ImportedItem(line: line, outcome(record, columns))
        case .refused(let reason): ImportedItem(line: line, .refused(reason))
        }
    }
}
