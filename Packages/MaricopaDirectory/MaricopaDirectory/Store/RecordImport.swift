import GRDB
import StorageKit
import TimeKit
import WordKit

/// An import in progress, in one transaction. Each entry is written as it is read.
///
/// New records have no change-log entries. The run itself has one, as a row of `import_run`, and undoing it removes the new records. Each
/// changed record has its own entry.
struct RecordImport {
    private let writer: DirectoryWriter
    private let settings: ImportSettings
    private let insertion: Statement
    private let lookup: Statement
    private let namesakes: Statement
    private let twins: Statement
    /// Whether records of the source existed before.
    private let hasRecords: Bool
    /// The ids of all records that were ever deleted here.
    private let deleted: Set<String>
    private var seen: Set<String> = []
    private var numbers: (first: Int64, last: Int64)?
    private(set) var report: ImportReport

    init(_ writer: DirectoryWriter, _ settings: ImportSettings, source: String) throws {
        self.writer = writer
        self.settings = settings
        let db = writer.db
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
        deleted = try Set(
            String.fetchAll(
                db,
                sql: "SELECT subject_id FROM change WHERE subject_kind = 'record' AND use_case = 'delete'"
            )
        )
    }

    /// Writes an entry, or adds its refusal to the report.
    mutating func take(_ item: ImportedItem) throws {
        report.read += 1
        switch item.outcome {
        case .refused(let reason): report.refuse(line: item.line, reason)
        case .record(var record, let notes):
            guard settings.area == .all || ImportPlace.isInCounty(record) else {
                report.outside += 1
                return
            }
            guard let source = record.source, seen.insert(source.id).inserted else {
                return report.refuse(line: item.line, localized("an entry before it has the same id"))
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
            if let city = ImportPlace.city(of: record) {
                record.city = city
                report.note(localized("a city's name has a slip, and is spelled as the county does"), line: item.line)
            }
            if hasRecords, let row = try Row.fetchOne(lookup, arguments: [source.name, source.id]) {
                try compare(record, row, line: item.line)
            } else if !settings.overwritesEdits, deleted.contains(record.id.rawValue) {
                report.deletedHere += 1
            } else if let twin = try twin(of: record) {
                report.double(
                    .init(line: item.line, title: record.title, sourceID: source.id, record: twin.id.rawValue)
                )
            } else {
                try insert(record, line: item.line)
            }
        }
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

    private mutating func insert(_ record: Record, line: Int) throws {
        do {
            try insertion.execute(arguments: Self.arguments(try RecordCoding.values(record)))
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            let isTaken = [.SQLITE_CONSTRAINT_UNIQUE, .SQLITE_CONSTRAINT_PRIMARYKEY].contains(error.extendedResultCode)
            return report.refuse(
                line: line,
                isTaken
                    ? localized("a record of another source has its id, \(record.id)")
                    : localized("it has a value that no record may have")
            )
        }
        let number = writer.db.lastInsertedRowID
        numbers = (numbers?.first ?? number, number)
        report.new += 1
    }

    private mutating func compare(_ told: Record, _ row: Row, line: Int) throws {
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
        let base = isUnedited ? current : try base(of: current)
        var told = told
        if settings.format == .hsds {
            let earlier = ServiceDescription(text: base.description)
            told.description = ServiceDescription(text: told.description).completed(from: earlier).text
        }
        let merge = ImportMerge(
            told: told,
            base: base,
            current: current,
            overwrites: settings.overwritesEdits
        )
        if !merge.kept.isEmpty { report.keep(current.id.rawValue, line: line, merge.kept) }
        guard merge.result != current else {
            report.same += 1
            return
        }
        var new = merge.result
        new.version = try writer.version(after: current.version, of: MaricopaDirectory.subject(new.id))
        let number: Int64 = row[0]
        try writer.change(
            Self.useCase,
            of: MaricopaDirectory.subject(new.id),
            localized("\(new.kind.noun) changed by an import of \(report.source): \(new.title)")
        ) { rows in
            try rows.update("record", key: [.integer(number)], set: try RecordCoding.columns(new))
        }
        report.changed += 1
    }

    /// The use case of an import's changes in the change log.
    static let useCase = "import"

    /// Columns that files don't have, or that are compared separately.
    private static let apart: Set = [
        "id", "thumbnail_id", "is_featured", "is_sample", "added_on", "verified_on", "version",
    ]

    /// The indexes of the other columns.
    private static let compared = RecordCoding.names.indices.filter { !apart.contains(RecordCoding.names[$0]) }

    /// The record as a file last described it: after its last import, else before its first change.
    private func base(of record: Record) throws -> Record {
        var before: Int64?
        var oldest: [String: StoredValue]?
        let subject = MaricopaDirectory.subject(record.id)
        while true {
            let changes = try ChangeLog.changes(for: subject, limit: 50, before: before, in: writer.db)
            for change in changes {
                guard let row = change.rows.first(where: { $0.table == "record" }) else { continue }
                if change.useCase == Self.useCase, let after = row.after { return try Self.record(after) }
                oldest = row.before ?? row.after ?? oldest
            }
            before = changes.last?.id
            if changes.count < 50 { break }
        }
        return try oldest.map { try Self.record($0) } ?? record
    }

    private static func record(_ columns: [String: StoredValue]) throws -> Record {
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

extension DirectoryWriter {
    /// Runs a body, and rolls it back if it is a trial.
    func trial(_ isTrial: Bool, _ body: () throws -> Void) throws {
        guard isTrial else { return try body() }
        try db.inSavepoint {
            try body()
            return .rollback
        }
    }
}
