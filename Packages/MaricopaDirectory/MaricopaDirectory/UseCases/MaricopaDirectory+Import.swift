import ScreenKit
import TimeKit
import WordKit

extension MaricopaDirectory {
    /// Imports the records of a file in one transaction.
    ///
    /// A record is identified by its source and id, so repeating an import adds nothing. Fields that were edited here and records that were
    /// deleted here stay so, unless the settings say otherwise. An invalid entry is reported with its line, and the others are imported.
    /// Formats that aren't a single document are streamed.
    ///
    /// - Parameters:
    ///   - pieces: The bytes of the file in pieces of any size.
    ///   - limits: The memory limits.
    ///   - progress: Receives the number of entries read so far, from time to time.
    /// - Throws: `adminsOnly`, `notThisFormat`, `badMapping`; nothing has changed then.
    public func importRecords(
        _ pieces: some Sequence<[UInt8]>,
        _ settings: ImportSettings,
        limits: ImportLimits = ImportLimits(),
        progress: (Int) -> Void = { _ in }
    ) throws(DirectoryError) -> ImportReport {
        try requireAdmin()
        let now = clock.now()
        var reader = try settings.reader(today: moment(now).date, limits)
        var rest = pieces.makeIterator()
        var isOver = false
        return try writeImport(settings, progress) {
            if isOver { return nil }
            if let piece = rest.next() { return try reader.feed(piece) }
            isOver = true
            return try reader.finish()
        }
    }

    /// Imports the tables of human services data (HSDS), named without ".csv". Unlike ``importRecords(_:_:limits:progress:)``, it keeps
    /// them in memory.
    ///
    /// - Throws: `adminsOnly`, `notThisFormat`.
    public func importServiceTables(
        _ tables: [(name: String, bytes: [UInt8])],
        _ settings: ImportSettings,
        limits: ImportLimits = ImportLimits(),
        progress: (Int) -> Void = { _ in }
    ) throws(DirectoryError) -> ImportReport {
        try requireAdmin()
        var all = ServiceTables(limits)
        for (name, bytes) in tables { try all.add(name, bytes) }
        let reader = ServiceReader(source: settings.sourceName, today: moment(clock.now()).date)
        var items: [ImportedItem]? = try reader.items(all)
        return try writeImport(settings, progress) {
            defer { items = nil }
            return items
        }
    }

    /// The page of an import's report.
    public func importScreen(_ report: ImportReport) throws(DirectoryError) -> ImportScreen {
        try read { ImportScreen(report, revision: try $0.revision()) }
    }

    /// Writes the entries from `next` until it returns nil, in one transaction.
    func writeImport(
        _ settings: ImportSettings,
        _ progress: (Int) -> Void,
        _ next: () throws -> [ImportedItem]?
    ) throws(DirectoryError) -> ImportReport {
        try write { writer in
            let run: TimeKit.ID<ImportReport> = ids.next(at: writer.now)
            var work = try RecordImport(writer, settings, source: settings.sourceName)
            try writer.inBulk {
                try writer.trial(settings.isDryRun) {
                    while let items = try work.readOn(next) {
                        for item in items { try work.take(item) }
                        progress(work.report.read)
                    }
                    try work.finish(run)
                }
            }
            return work.report
        }
    }
}

extension RecordImport {
    /// Reads the next entries. The error for a truncated file includes the number of entries before it.
    fileprivate func readOn(_ next: () throws -> [ImportedItem]?) throws -> [ImportedItem]? {
        do {
            return try next()
        } catch DirectoryError.notThisFormat(let format, let reason) where report.read > 0 {
            throw DirectoryError.notThisFormat(
                format,
                reason: localized(
                    "\(reason), after \(report.read, one: "# entry that isn't", other: "# entries that aren't") kept"
                )
            )
        }
    }
}
