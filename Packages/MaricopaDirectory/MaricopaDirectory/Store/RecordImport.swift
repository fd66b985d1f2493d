import GRDB
import StorageKit
import TimeKit
import WordKit

/// An import in progress, in one transaction. Each entry is written as it is read.
///
/// New records have no change-log entries. The run itself has one, as a row of `import_run`, and undoing it removes the new records. Each
/// changed record has its own entry.
struct RecordImport {
    let writer: DirectoryWriter
    let settings: ImportSettings
    private let insertion: Statement
    let lookup: Statement
    private let namesakes: Statement
    private let twins: Statement
    /// Whether records of the source existed before.
    private let hasRecords: Bool
    /// The ids of all records that were ever deleted here.
    private let deleted: Set<String>
    /// The ids of all records that an import ever took out.
    private let takenOut: Set<String>
    private let today: LocalDate
    private var seen: Set<String> = []
    private var numbers: (first: Int64, last: Int64)?
    var report: ImportReport

    init(_ writer: DirectoryWriter, _ settings: ImportSettings, source: String) throws {
        self.writer = writer
        self.settings = settings
        let db = writer.db
        today = County.zone.local(at: writer.now).date
        report = ImportReport(format: settings.format.rawValue, source: source, isDryRun: settings.isDryRun)
        let marks = RecordCoding.names.map { _ in "?" }.joined(separator: ", ")
        insertion = try db.makeStatement(
            sql: "INSERT INTO record (\(RecordCoding.names.joined(separator: ", "))) VALUES (\(marks))"
        )
        lookup = try db.makeStatement(
            sql: """
                SELECT number, \(RecordCoding.names.joined(separator: ", ")) FROM record
                WHERE source_name = ? AND source_id = ?
                """
        )
        namesakes = try db.makeStatement(
            sql: """
                SELECT \(RecordCoding.names.joined(separator: ", ")) FROM record
                WHERE kind = ? AND title_key = ? AND source_name IS NOT ? LIMIT 20
                """
        )
        twins = try db.makeStatement(
            sql: """
                SELECT \(RecordCoding.names.joined(separator: ", ")) FROM record
                WHERE kind = ? AND title_key = ? AND source_name = ? LIMIT 20
                """
        )
        hasRecords =
            try Bool.fetchOne(
                db,
                sql: "SELECT EXISTS (SELECT 1 FROM record WHERE source_name = ?)",
                arguments: [source]
            ) ?? false
        deleted = try Self.subjects(of: "delete", in: db)
        takenOut = try Self.subjects(of: Self.withdrawal, in: db)
    }

    /// The ids of the records with a change of this use case.
    private static func subjects(of useCase: String, in db: Database) throws -> Set<String> {
        let sql = "SELECT subject_id FROM change WHERE subject_kind = 'record' AND use_case = ?"
        return try Set(String.fetchAll(db, sql: sql, arguments: [useCase]))
    }

    /// Writes an entry, or adds its refusal to the report.
    mutating func take(_ item: ImportedItem) throws {
        report.read += 1
        switch item.outcome {
        case .refused(let reason):
            if let id = item.remarks.takesOut {
                let note = localized(
                    "a service isn't offered now: its record is taken out, until a file says that it is active"
                )
                if try takeOut(id, note, line: item.line) {
                    report.changed += 1
                    return
                }
            }
            if let cancellation = item.remarks.cancellation, try cancel(cancellation, line: item.line) { return }
            report.refuse(line: item.line, reason)
        case .record(var record, let notes):
            let change = item.remarks.occurrence
            let event = try change.flatMap { try Row.fetchOne(lookup, arguments: [report.source, $0.event]) }
            if let change, let event {
                guard let joined = try join(record, item, change, event) else { return }
                record = joined
            }
            // An entry whose place is unknown isn't outside, but for those of the whole country's markets.
            let isThere = ImportPlace.isInCounty(record) ?? (settings.format != .usdaMarkets)
            guard settings.area == .all || isThere else {
                report.outside += 1
                return
            }
            guard let source = record.source, seen.insert(source.id).inserted else {
                return report.refuse(line: item.line, localized("an entry before it has the same id"))
            }
            if let change, event == nil {
                if let own = EventCalendar.recordID(of: change.event), try writer.reader.recordOrNil(own) != nil {
                    let reason = localized("a change of an occurrence isn't kept without its event in the file")
                    return report.refuse(line: item.line, reason)
                }
                if !settings.overwritesEdits, deleted.contains(ImportedID.make(source.name, change.event).rawValue) {
                    report.deletedHere += 1
                    return
                }
            }
            let own = ownID(of: record)
            if try own.flatMap({ try writer.reader.recordOrNil($0) })?.kind == record.kind || isKnown(record) {
                report.known += 1
                return
            }
            if let own, !settings.overwritesEdits, deleted.contains(own.rawValue) {
                report.deletedHere += 1
                return
            }
            for note in notes { report.note(note, line: item.line) }
            if let day = record.verifiedOn, day > today {
                record.verifiedOn = nil
                report.note(localized("a day of the last check is still to come, and isn't kept"), line: item.line)
            }
            if let day = record.verifiedOn, day < RecordDraft.firstCheck {
                record.verifiedOn = nil
                let first = RecordDraft.firstCheck
                report.note(localized("a day of the last check is before \(first), and isn't kept"), line: item.line)
            }
            if let city = ImportPlace.city(of: record) {
                record.city = city
                report.note(localized("a city's name has a slip, and is spelled as the county does"), line: item.line)
            }
            let ids = [source.id] + item.remarks.earlierIDs
            if let row = try known(record, ids, item.remarks) {
                let refused = report.refused
                try compare(record, row, item)
                if settings.format == .ics, report.refused == refused { try reunite(source.id, record, item) }
            } else if !settings.overwritesEdits, !deleted.isEmpty,
                deleted.contains(record.id.rawValue)
                    || ids.contains(where: { deleted.contains(ImportedID.make(source.name, $0).rawValue) })
            {
                report.deletedHere += 1
            } else if let twin = try twin(of: record) {
                report.double(
                    .init(line: item.line, title: record.title, sourceID: source.id, record: twin.id.rawValue)
                )
            } else if let row = try broughtBack(record) {
                report.changed += 1
                let (same, changed) = (report.same, report.changed)
                try compare(record, row, item)
                (report.same, report.changed) = (same, changed)
            } else if try insert(record, line: item.line), settings.format == .ics {
                let note = localized(
                    "an occurrence came in before its event: its record is taken out, as the event is here now"
                )
                for id in try lone(of: source.id) where !item.remarks.apart.contains(id) {
                    _ = try takeOut(id, note, line: item.line)
                }
            }
        }
    }

    /// Returns the ids in the source of an event's occurrences that came in without it.
    func lone(of event: String) throws -> [String] {
        let sql = "SELECT source_id FROM record WHERE source_name = ? AND source_id > ? AND source_id < ?"
        return try String.fetchAll(writer.db, sql: sql, arguments: [report.source, event + ", ", event + ",!"])
    }

    /// The row of an entry's record, by its ids in the source. An event without a page was named by its title and start once, so the only such
    /// record of its title is found even if the start has changed.
    private func known(_ record: Record, _ ids: [String], _ remarks: EntryRemarks) throws -> Row? {
        guard hasRecords, let source = record.source else { return nil }
        for id in ids {
            if let row = try Row.fetchOne(lookup, arguments: [source.name, id]) { return row }
        }
        if let id = remarks.idAsOnly, let row = try Row.fetchOne(lookup, arguments: [source.name, id]),
            case .event(let here) = try RecordCoding.record(row).details, case .event(let told) = record.details,
            here.schedule.start == told.schedule.start
        {
            return row
        }
        guard remarks.isOnlyOfTitle, ids.dropFirst().contains(where: { $0.hasPrefix("\(record.title), ") }) else {
            return nil
        }
        let key = FoldedText.key(record.title)
        let dated = try Row.fetchAll(twins, arguments: [record.kind.number, key, source.name])
            .map { try RecordCoding.record($0) }
            .filter { here in
                guard case .event(let event) = here.details else { return false }
                return here.source?.id == "\(here.title), \(event.schedule.start)"
            }
        guard dated.count == 1, let id = dated[0].source?.id else { return nil }
        return try Row.fetchOne(lookup, arguments: [source.name, id])
    }

    /// Deletes the record of an entry that its source doesn't offer anymore, until ``broughtBack(_:)``. Returns whether there was one.
    mutating func takeOut(_ id: String, _ note: String, line: Int) throws -> Bool {
        guard hasRecords, let row = try Row.fetchOne(lookup, arguments: [report.source, id]) else { return false }
        let record = try RecordCoding.record(row)
        let number: Int64 = row[0]
        try writer.change(
            Self.withdrawal,
            of: MaricopaDirectory.subject(record.id),
            localized("\(record.kind.noun) taken out by an import of \(report.source): \(record.title)")
        ) { rows in
            try rows.delete(from: "record", key: [.integer(number)])
        }
        report.note(note, line: line)
        return true
    }

    /// Restores the record of an entry that an import took out, with what was edited here. Returns its row; nil if there is none.
    private func broughtBack(_ told: Record) throws -> Row? {
        let subject = MaricopaDirectory.subject(told.id)
        guard takenOut.contains(told.id.rawValue), try writer.reader.recordOrNil(told.id) == nil,
            let change = try ChangeLog.newest(for: subject, in: writer.db, where: { $0.useCase == Self.withdrawal }),
            let before = change.rows.first(where: { $0.table == "record" })?.before
        else { return nil }
        var record = try Self.record(before)
        guard record.kind == told.kind, let source = record.source else { return nil }
        record.version = try writer.version(after: record.version, of: subject)
        var columns = try RecordCoding.columns(record)
        columns["number"] = before["number"]
        try writer.change(
            "bringBack",
            of: subject,
            localized("\(record.kind.noun) brought back by an import of \(report.source): \(record.title)")
        ) { rows in
            try rows.insert(into: "record", columns)
        }
        return try Row.fetchOne(lookup, arguments: [source.name, source.id])
    }

    /// The id of the record that an entry of this directory's own export tells of, in whatever language; nil for an entry of another source.
    private func ownID(of record: Record) -> TimeKit.ID<Record>? {
        guard let source = record.source else { return nil }
        return switch settings.format {
        case .ics: EventCalendar.recordID(of: source.id)
        case .csv, .geojson: TimeKit.ID(source.id)
        default: nil
        }
    }

    /// Whether the directory already has the entry from elsewhere: an omitted row of USDA's export, or a record of another source with the same
    /// title and place.
    private func isKnown(_ record: Record) throws -> Bool {
        if settings.area == .county, BundledDirectory.leftOut.contains(record.id.rawValue) { return true }
        let key = FoldedText.key(record.title)
        let rows = try Row.fetchAll(namesakes, arguments: [record.kind.number, key, record.source?.name])
        return try rows.contains { try ImportPlace.isSame(record, RecordCoding.record($0)) }
    }

    /// The record of another entry of the same source for the same place.
    private func twin(of record: Record) throws -> Record? {
        let key = FoldedText.key(record.title)
        let rows = try Row.fetchAll(twins, arguments: [record.kind.number, key, record.source?.name])
        return try rows.lazy.map { try RecordCoding.record($0) }.first { ImportPlace.isTwin(record, $0) }
    }

    /// Stores the run with its counts and the range of its records' numbers.
    func finish(_ run: TimeKit.ID<ImportReport>) throws {
        guard report.new + report.changed > 0 else { return }
        let subject = EntityRef(kind: MaricopaDirectory.importKind, id: run.rawValue)
        try writer.change(
            "importRun",
            of: subject,
            localized("import of \(report.source): \(report.summary)")
        ) { rows in
            try rows.insert(
                into: "import_run",
                [
                    "id": .text(run.rawValue),
                    "at": .integer(writer.now.milliseconds),
                    "format": .text(report.format),
                    "source": .text(report.source),
                    "first_number": numbers.map { .integer($0.first) } ?? .null,
                    "last_number": numbers.map { .integer($0.last) } ?? .null,
                    "read_count": .integer(Int64(report.read)),
                    "new_count": .integer(Int64(report.new)),
                    "changed_count": .integer(Int64(report.changed)),
                    "refused_count": .integer(Int64(report.refused)),
                ]
            )
        }
    }

    /// Returns whether the record was inserted, and not refused.
    private mutating func insert(_ record: Record, line: Int) throws -> Bool {
        do {
            try insertion.execute(arguments: Self.arguments(try RecordCoding.values(record)))
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            let isTaken = [.SQLITE_CONSTRAINT_UNIQUE, .SQLITE_CONSTRAINT_PRIMARYKEY].contains(error.extendedResultCode)
            report.refuse(
                line: line,
                isTaken
                    ? localized("a record of another source has its id, \(record.id)")
                    : localized("it has a value that no record may have")
            )
            return false
        }
        let number = writer.db.lastInsertedRowID
        numbers = (numbers?.first ?? number, number)
        report.new += 1
        return true
    }

    private mutating func compare(_ told: Record, _ row: Row, _ item: ImportedItem) throws {
        let line = item.line
        let values = try RecordCoding.values(told)
        let isSame = Self.compared.allSatisfy { StoredValue(row[$0 + 1] as DatabaseValue) == values[$0] }
        // Most entries are unchanged, so records are decoded only after this check.
        let verified = try (row["verified_on"] as String?).map { try LocalDate(iso8601: $0) }
        if isSame, (told.verifiedOn ?? .min) <= (verified ?? .min) {
            report.same += 1
            return
        }
        let current = try RecordCoding.record(row)
        let isUnedited = try current.version == 1 || writer.reader.isUnedited(current.id)
        // Bundled records have the same source but corrected slips. An entry that isn't newer would undo the corrections.
        if isUnedited, BundledDirectory.origin(of: current.id) != nil, let verified,
            (told.verifiedOn ?? verified) <= verified
        {
            report.same += 1
            return
        }
        guard told.kind == current.kind else {
            return report.refuse(
                line: line,
                localized("its id is that of a \(current.kind.noun) of this source — name another source for this file")
            )
        }
        if !settings.overwritesEdits, let (old, here) = ImportMerge.olderSequence(told, current) {
            return refuseOlder(told, old, here, line: line)
        }
        let base = isUnedited ? current : try base(of: current)
        var told = ImportMerge.completed(told, from: base, without: item.remarks.leftOut)
        if item.remarks.leftOut.contains(.status), case .event(let event) = current.details, event.isCancelled {
            report.note(localized("a canceled event stays so, as its entry has no status"), line: line)
        }
        if settings.format == .hsds {
            let earlier = ServiceDescription(text: base.description)
            told.description = ServiceDescription(text: told.description).completed(from: earlier).text
        }
        try write(told, base: base, over: current, row, line: line)
    }

    /// The use case of an import's changes in the change log.
    static let useCase = "import"
    /// The use case of taking out a record in the change log.
    private static let withdrawal = "takeOut"

    /// Columns that files don't have, or that are compared separately.
    private static let apart: Set = [
        "id", "thumbnail_id", "is_featured", "is_sample", "added_on", "verified_on", "version",
    ]

    /// The indexes of the other columns.
    private static let compared = RecordCoding.names.indices.filter { !apart.contains(RecordCoding.names[$0]) }

    static func record(_ columns: [String: StoredValue]) throws -> Record {
        try RecordCoding.record(Row(columns.mapValues { $0.databaseValue as (any DatabaseValueConvertible)? }))
    }

    /// GRDB takes optional values as they are.
    private static func arguments(_ values: [StoredValue]) -> StatementArguments {
        StatementArguments(values.map { $0.databaseValue as (any DatabaseValueConvertible)? })
    }
}

extension LocalDate {
    /// A date before all others.
    fileprivate static let min = LocalDate(dayNumber: -800_000)
}

extension MaricopaDirectory {
    /// The subject kind of import runs in the change log.
    static let importKind = "import"
}
