import BenchmarkSupport
import CSQLite
import DirectoryRecords
import Foundation
import MaricopaDirectory
import TestKit

/// The import from a file into the indexed store, in records per second, and the ratio to the floor with indexes. Target: 50,000.
///
/// The floors are reading the file alone, and inserting the same rows through SQLite's own interface into a table without
/// indexes, and into one with the indexes of the records.
struct ImportBenchmark {
    private let count: Int

    init(_ count: Int) { self.count = count }

    func run() throws {
        let records = GeneratedDirectory(seed: 3, count: count)
        var table = Table(["\(count) records", "s", "records/s", "times the floor"])
        try measure("USDA's CSV", ImportSettings(.usdaMarkets, area: .all), ImportFiles.markets(records), &table)
        try measure("GeoJSON", ImportSettings(.geojson, kind: .park), ImportFiles.parks(records), &table)
        print(table)
    }

    private func measure(_ what: String, _ settings: ImportSettings, _ pieces: [[UInt8]], _ table: inout Table) throws {
        let folder = try TemporaryFolder()
        let file = folder.file("maricopa.sqlite")
        let directory = try MaricopaDirectory.open(
            at: file,
            clock: ManualClock("2026-06-02T14:00:00Z").wallClock,
            credential: .owner
        )
        let first = try importing(pieces, settings, into: directory)
        guard first.report.new == count else { throw CocoaError(.fileReadCorruptFile) }
        let again = try importing(pieces, settings, into: directory)
        guard again.report.same == count else { throw CocoaError(.fileReadCorruptFile) }
        let rows = try ImportedRows(file)
        let rates = [
            ("\(what): into the store", first.seconds), ("\(what): the same again", again.seconds),
            ("floor: read, and dropped", reading(pieces, settings)),
            ("floor: SQL, a bare table", try rows.seconds(into: folder.file("bare.sqlite"), hasIndexes: false)),
            ("floor: SQL, with the indexes", try rows.seconds(into: folder.file("indexed.sqlite"), hasIndexes: true)),
        ]
        // The last is SQLite alone for the same rows and indexes.
        let floor = rates.last?.1 ?? 1
        for (what, seconds) in rates {
            table.add([
                what, seconds.text(places: 2), (Double(count) / seconds).text(places: 0),
                (seconds / floor).text(places: 1),
            ])
        }
    }

    private func importing(
        _ pieces: [[UInt8]],
        _ settings: ImportSettings,
        into directory: MaricopaDirectory
    ) throws -> (seconds: Double, report: ImportReport) {
        var result: Result<ImportReport, DirectoryError>?
        let seconds = time {
            do throws(DirectoryError) {
                result = .success(try directory.importRecords(pieces, settings))
            } catch {
                result = .failure(error)
            }
            return count
        }
        guard let report = try result?.get() else { throw CocoaError(.fileReadUnknown) }
        return (seconds, report)
    }

    private func reading(_ pieces: [[UInt8]], _ settings: ImportSettings) -> Double {
        let today = GeneratedDirectory(seed: 3, count: 1)[0].addedOn
        if settings.format == .geojson {
            return time { found(pieces, by: GeoReader(.park, source: "geojson", today: today)) }
        }
        return time { found(pieces, by: MarketReader(today: today)) }
    }

    private func found(_ pieces: [[UInt8]], by reader: some RecordReader) -> Int {
        var reader = reader
        var count = 0
        for piece in pieces { count += (try? reader.feed(piece).count) ?? 0 }
        return count + ((try? reader.finish().count) ?? 0)
    }
}

/// The rows of a file's records, as SQLite values.
private final class ImportedRows {
    private let sql: (table: String, indexes: [String])
    private var values: [OpaquePointer?] = []
    private let width: Int

    init(_ file: URL) throws {
        var handle: OpaquePointer?
        try Self.check(sqlite3_open_v2(file.path, &handle, SQLITE_OPEN_READONLY, nil))
        defer { sqlite3_close(handle) }
        sql = (
            try Self.texts(handle, "SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = 'record'").joined(),
            try Self.texts(
                handle,
                "SELECT sql FROM sqlite_schema WHERE tbl_name = 'record' AND type = 'index' AND sql NOT NULL"
            )
        )
        var statement: OpaquePointer?
        try Self.check(sqlite3_prepare_v2(handle, "SELECT * FROM record ORDER BY number", -1, &statement, nil))
        defer { sqlite3_finalize(statement) }
        width = Int(sqlite3_column_count(statement))
        while sqlite3_step(statement) == SQLITE_ROW {
            for column in 0..<width { values.append(sqlite3_value_dup(sqlite3_column_value(statement, Int32(column)))) }
        }
    }

    deinit {
        for value in values { sqlite3_value_free(value) }
    }

    /// The time for inserting the rows into a new file in one transaction.
    func seconds(into file: URL, hasIndexes: Bool) throws -> Double {
        var handle: OpaquePointer?
        try Self.check(sqlite3_open(file.path, &handle))
        defer { sqlite3_close(handle) }
        try Self.run(handle, "PRAGMA journal_mode = WAL")
        let columns = (0..<width).map { "c\($0)" }.joined(separator: ", ")
        try Self.run(handle, hasIndexes ? sql.table : "CREATE TABLE record (\(columns))")
        if hasIndexes { for index in sql.indexes { try Self.run(handle, index) } }
        var statement: OpaquePointer?
        let marks = (0..<width).map { _ in "?" }.joined(separator: ", ")
        try Self.check(sqlite3_prepare_v2(handle, "INSERT INTO record VALUES (\(marks))", -1, &statement, nil))
        defer { sqlite3_finalize(statement) }
        var written = 0
        let seconds = time {
            sqlite3_exec(handle, "BEGIN", nil, nil, nil)
            for start in stride(from: 0, to: values.count, by: width) {
                for column in 0..<width { sqlite3_bind_value(statement, Int32(column + 1), values[start + column]) }
                if sqlite3_step(statement) == SQLITE_DONE { written += 1 }
                sqlite3_reset(statement)
            }
            sqlite3_exec(handle, "COMMIT", nil, nil, nil)
            return written
        }
        guard written == values.count / width else { throw CocoaError(.fileWriteUnknown) }
        return seconds
    }

    private static func texts(_ handle: OpaquePointer?, _ sql: String) throws -> [String] {
        var statement: OpaquePointer?
        try check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
        defer { sqlite3_finalize(statement) }
        var texts: [String] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            if let text = sqlite3_column_text(statement, 0) { texts.append(String(cString: text)) }
        }
        return texts
    }

    private static func run(_ handle: OpaquePointer?, _ sql: String) throws {
        try check(sqlite3_exec(handle, sql, nil, nil, nil))
    }

    private static func check(_ code: Int32) throws {
        if code != SQLITE_OK { throw CocoaError(.fileReadUnknown) }
    }
}
