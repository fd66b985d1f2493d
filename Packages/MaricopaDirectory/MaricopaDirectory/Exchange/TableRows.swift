import MarkupKit
import WordKit

/// The header of a table: folded column names.
struct TableHeader: Sendable {
    /// In order.
    let names: [String]
    private let places: [String: Int]

    fileprivate init(_ record: CommaRecord) {
        names = (0..<record.count).map { FoldedText.key(ImportText.paragraphs(record[$0].text)) }
        places = Dictionary(zip(names, names.indices)) { first, _ in first }
    }

    /// The index of a column, compared folded; the first one if several have the name.
    func place(of name: String) -> Int? { places[FoldedText.key(name)] }
}

/// A streaming reader of CSV rows below a header (RFC 4180, UTF-8).
///
/// A malformed row, or one with another number of fields than the header, is rejected and the others are read. A malformed header, or one
/// without a required column, is an error.
struct TableRows<Columns: Sendable>: Sendable {
    /// A row with the columns, or the reason of its rejection.
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

    /// - Parameters:
    ///   - format: The name of the format in errors.
    ///   - prefix: The beginning of rejections, for a format with several tables.
    ///   - header: Finds the columns in the header, or throws `notThisFormat`.
    init(
        _ format: String,
        prefix: String = "",
        header: @escaping @Sendable (TableHeader) throws(DirectoryError) -> Columns
    ) {
        self.format = format
        self.prefix = prefix
        self.header = header
    }

    /// Takes the next bytes, and passes the rows that they complete to `each` with their first lines.
    ///
    /// - Throws: `notThisFormat`.
    mutating func feed(_ piece: [UInt8], _ each: (Row, Int) -> Void) throws(DirectoryError) {
        var records = records
        piece.withUnsafeBufferPointer { bytes in records.feed(bytes) { take($0, $1, each) } }
        self.records = records
        if let failure { throw failure }
    }

    /// Ends the table, and passes the remaining rows to `each`. Returns whether there was a header.
    ///
    /// - Throws: `notThisFormat`.
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
        guard let record else { return each(.refused(localized("\(prefix)a quote isn't closed")), line) }
        guard record.count == found.width else {
            return each(
                .refused(localized("\(prefix)it has \(record.count, "field"), the header \(found.width)")),
                line
            )
        }
        each(.fields(record, found.columns), line)
    }

    private mutating func begin(_ record: CommaRecord?) {
        do throws(DirectoryError) {
            guard let record else {
                throw .notThisFormat(format, reason: localized("\(prefix)a quote isn't closed in its first line"))
            }
            found = (try header(TableHeader(record)), record.count)
        } catch {
            failure = error
        }
    }
}

// MARK: Records

extension TableRows {
    /// Takes the next bytes, and returns the entries that they complete.
    ///
    /// - Throws: `notThisFormat`.
    mutating func feed(
        _ piece: [UInt8],
        entry: (CommaRecord, Columns, Int) -> ImportedItem
    ) throws(DirectoryError) -> [ImportedItem] {
        var items: [ImportedItem] = []
        try feed(piece) { items.append(Self.item($0, $1, entry)) }
        return items
    }

    /// Ends the table, and returns the remaining entries.
    ///
    /// - Throws: `notThisFormat`; also for an empty table.
    mutating func finish(
        entry: (CommaRecord, Columns, Int) -> ImportedItem
    ) throws(DirectoryError) -> [ImportedItem] {
        var items: [ImportedItem] = []
        guard try finish({ items.append(Self.item($0, $1, entry)) }) else {
            throw .notThisFormat(format, reason: localized("\(prefix)it is empty"))
        }
        return items
    }

    private static func item(
        _ row: Row,
        _ line: Int,
        _ entry: (CommaRecord, Columns, Int) -> ImportedItem
    ) -> ImportedItem {
        switch row {
        case .fields(let record, let columns): entry(record, columns, line)
        case .refused(let reason): ImportedItem(line: line, .refused(reason))
        }
    }
}
