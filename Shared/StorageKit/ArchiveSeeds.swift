import GRDB

/// The rows that migrations themselves put into a store: nobody's data, so they give way to an archive's.
struct ArchiveSeeds {
    private let fresh: LocalStore

    /// The seeds of a store's schemas, as a store without anything else has them.
    init(_ store: LocalStore) throws {
        fresh = try LocalStore.inMemory(schemas: Array(store.schemas.dropFirst()))
    }

    /// Empties tables that hold nothing but seeds; throws ``StoreError/notEmpty(table:)`` for one that holds more.
    func clear(_ tables: [String], in db: Database) throws {
        for table in tables {
            let name = table.quotedDatabaseIdentifier
            guard let first = try Row.fetchOne(db, sql: "SELECT * FROM \(name) LIMIT 1") else { continue }
            let seeds = try fresh.read { try Row.fetchSet($0, sql: "SELECT * FROM \(name)") }
            guard seeds.contains(first), try Row.fetchSet(db, sql: "SELECT * FROM \(name)") == seeds else {
                throw StoreError.notEmpty(table: table)
            }
            try db.execute(sql: "DELETE FROM \(name)")
        }
    }
}
