import GRDB
import WordKit

extension LocalStore {
    /// Applies the pending migrations. If there are none, this is a single read.
    func migrate() throws(StoreError) {
        let file = connection.name
        var applied = try appliedMigrations()
        while try applied.hasPending(schemas, file: file) {
            do {
                try migrator().migrate(connection.writer)
                return
            } catch {
                // Another process that opened the file at the same time may have migrated it. Retry as long as new migrations were applied.
                let now = try appliedMigrations()
                guard now.checksums.count > applied.checksums.count else { throw failure(error, now) }
                applied = now
            }
        }
    }

    private func appliedMigrations() throws(StoreError) -> AppliedMigrations {
        try typed { try connection.writer.read { try AppliedMigrations($0) } }
    }

    private func migrator() -> DatabaseMigrator {
        var migrator = DatabaseMigrator()
        for schema in schemas {
            for migration in schema.migrations {
                let identifier = schema.identifier(of: migration)
                migrator.registerMigration(identifier) { db in
                    try db.execute(sql: migration.sql)
                    try db.execute(
                        sql: "INSERT INTO migration_checksum (identifier, checksum) VALUES (?, ?)",
                        arguments: [identifier, migration.checksum]
                    )
                }
            }
        }
        return migrator
    }

    private func failure(_ error: any Error, _ applied: AppliedMigrations) -> StoreError {
        if let known = StoreError(error, file: connection.name, busyTimeout: options.busyTimeout) { return known }
        let identifiers = schemas.flatMap { schema in schema.migrations.map { schema.identifier(of: $0) } }
        let failed = identifiers.first { applied.checksums[$0] == nil } ?? localized("the check of its references")
        return .migrationFailed(file: connection.name, migration: failed, reason: "\(error)")
    }
}

/// The migrations applied to a file, each with the checksum of its SQL.
struct AppliedMigrations {
    let checksums: [String: String]

    init(_ db: Database) throws {
        do {
            let rows = try Row.fetchAll(db, sql: "SELECT identifier, checksum FROM migration_checksum")
            checksums = Dictionary(rows.map { ($0[0], $0[1]) }) { first, _ in first }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR {
            // A new file has no such table yet. Any object of that name that can't be read is an error.
            let named = "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE lower(name) = 'migration_checksum')"
            guard try Bool.fetchOne(db, sql: named) == false else { throw error }
            checksums = [:]
        }
    }

    /// Returns whether a schema has a migration that hasn't been applied to the file.
    ///
    /// - Throws: ``StoreError/migrationChanged(file:migration:)``, ``StoreError/newerVersion(file:migration:)``.
    func hasPending(_ schemas: [Schema], file: String) throws(StoreError) -> Bool {
        var known: Set<String> = []
        for schema in schemas {
            for migration in schema.migrations {
                let identifier = schema.identifier(of: migration)
                known.insert(identifier)
                if let checksum = checksums[identifier], checksum != migration.checksum {
                    throw .migrationChanged(file: file, migration: identifier)
                }
            }
        }
        let namespaces = Set(schemas.map(\.namespace))
        let unknown = checksums.keys.filter { identifier in
            !known.contains(identifier) && namespaces.contains(String(identifier.prefix { $0 != "/" }))
        }
        if let newest = unknown.max() { throw .newerVersion(file: file, migration: newest) }
        return known.contains { checksums[$0] == nil }
    }
}
