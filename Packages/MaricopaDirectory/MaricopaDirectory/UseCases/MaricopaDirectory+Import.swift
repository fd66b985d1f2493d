import ScreenKit
import TimeKit

extension MaricopaDirectory {
    /// Reads records of a file in, all of them in one transaction; says what came of it.
    ///
    /// Records are found again by their source and id: a file that was read before brings nothing new. A field that was changed here
    /// since stays, a record that was deleted here stays deleted, unless the settings say otherwise. An entry that can't be read is
    /// refused with its line, and the rest is read. The file is never in memory as a whole, but for formats that are one document.
    ///
    /// Throws `adminsOnly`, `notThisFormat`, and what the mapping is refused for; then nothing was changed.
    /// - Parameters:
    ///   - pieces: The file's bytes, piece by piece.
    ///   - limits: How much of it may be in memory.
    ///   - progress: Told how many entries were read, now and then.
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

    /// Reads the tables of human services data in, by their names without ".csv"; as `importRecords`, but that they are held in memory.
    ///
    /// Throws `adminsOnly`, `notThisFormat`.
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

    /// What came of an import, as a page.
    public func importScreen(_ report: ImportReport) throws(DirectoryError) -> ImportScreen {
        try read { ImportScreen(report, revision: Revision(rawValue: try $0.latestChange())) }
    }

    /// Writes the entries that `next` hands on until there are none, in one transaction.
    func writeImport(
        _ settings: ImportSettings,
        _ progress: (Int) -> Void,
        _ next: () throws -> [ImportedItem]?
    ) throws(DirectoryError) -> ImportReport {
        try write { writer in
            let run: TimeKit.ID<ImportReport> = ids.next(at: writer.now)
            var work = try RecordImport(writer, settings, source: settings.sourceName)
            try writer.trial(settings.isDryRun) {
                while let items = try work.readOn(next) {
                    for item in items { try work.take(item) }
                    progress(work.report.read)
                }
                try work.finish(run)
            }
            return work.report
        }
    }
}

extension RecordImport {
    /// The next entries; a file that breaks off says after how many.
    fileprivate func readOn(_ next: () throws -> [ImportedItem]?) throws -> [ImportedItem]? {
        do {
            return try next()
        } catch DirectoryError.notThisFormat(let format, let reason) where report.read > 0 {
            let entries = report.read == 1 ? "one entry" : "\(report.read) entries"
            throw DirectoryError.notThisFormat(format, reason: "\(reason), after \(entries) that aren't kept")
        }
    }
}
