import GRDB

/// A record on its way into its table, which remembers the columns that it was encoded as, so that encoding is done once.
///
/// All else is as the record has it: its table, its conflict policy, its callbacks.
struct EncodedRecord<Record: MutablePersistableRecord>: MutablePersistableRecord {
    private(set) var record: Record
    /// Known when the record has been encoded or inserted; then with the row id that it got.
    private(set) var columns: PersistenceContainer?

    /// A record to insert, which encodes it.
    init(_ record: Record) {
        self.record = record
    }

    /// A record that is encoded now.
    init(encoding record: Record) throws {
        self.record = record
        let encoding = Encoding(record)
        _ = try encoding.databaseDictionary
        columns = encoding.columns
    }

    static var databaseTableName: String { Record.databaseTableName }
    static var persistenceConflictPolicy: PersistenceConflictPolicy { Record.persistenceConflictPolicy }

    func encode(to container: inout PersistenceContainer) throws {
        if let columns {
            container = columns
        } else {
            try record.encode(to: &container)
        }
    }

    func willSave(_ db: Database) throws { try record.willSave(db) }

    func aroundSave(_ db: Database, save: () throws -> PersistenceSuccess) throws {
        try record.aroundSave(db, save: save)
    }

    func didSave(_ saved: PersistenceSuccess) { record.didSave(saved) }

    mutating func willInsert(_ db: Database) throws {
        // It may change the record.
        columns = nil
        try record.willInsert(db)
    }

    func aroundInsert(_ db: Database, insert: () throws -> InsertionSuccess) throws {
        try record.aroundInsert(db, insert: insert)
    }

    mutating func didInsert(_ inserted: InsertionSuccess) {
        columns = inserted.persistenceContainer
        record.didInsert(inserted)
    }

    func willUpdate(_ db: Database, columns: Set<String>) throws { try record.willUpdate(db, columns: columns) }

    func aroundUpdate(_ db: Database, columns: Set<String>, update: () throws -> PersistenceSuccess) throws {
        try record.aroundUpdate(db, columns: columns, update: update)
    }

    func didUpdate(_ updated: PersistenceSuccess) { record.didUpdate(updated) }
}

/// Keeps what a record is encoded to: only GRDB can make a container.
private final class Encoding<Record: EncodableRecord>: EncodableRecord {
    let record: Record
    var columns: PersistenceContainer?

    init(_ record: Record) {
        self.record = record
    }

    func encode(to container: inout PersistenceContainer) throws {
        try record.encode(to: &container)
        columns = container
    }
}
