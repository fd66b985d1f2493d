import GRDB

extension LocalStore {
    /// Brings the file up to date. When nothing is pending this is one read.
    func migrate() throws(StoreError) {
        var applied: [String: String] = [:]
        repeat {
            let before = applied
            applied = try appliedMigrations()
            guard try hasPending(applied) else { return }
            do {
                try migrator().migrate(connection.writer)
                return
            } catch {
                // Another process that opened the file at the same moment may have been faster: look again, and give up
                // only if nothing has moved on.
                let now = try appliedMigrations()
                guard now.count > applied.count, now.count > before.count else {
                    throw failure(error, applied: now)
                }
                applied = now
            }
        } while true
    }

    /// The migrations that the file has gone through, with the checksums of their SQL.
    private func appliedMigrations() throws(StoreError) -> [String: String] {
        do {
            return try connection.writer.read { db in
                // The first read of a new file finds no table yet.
                guard try db.tableExists("migration_checksum") else { return [:] }
                let rows = try Row.fetchCursor(db, sql: "SELECT identifier, checksum FROM migration_checksum")
                var applied: [String: String] = [:]
                while let row = try rows.next() {
                    applied[row[0]] = row[1]
                }
                return applied
            }
        } catch {
            throw failure(error, applied: [:])
        }
    }

    private func hasPending(_ applied: [String: String]) throws(StoreError) -> Bool {
        var known: Set<String> = []
        var pending = false
        for schema in schemas {
            for migration in schema.migrations {
                let identifier = schema.identifier(of: migration)
                known.insert(identifier)
                if let checksum = applied[identifier] {
                    guard checksum == migration.checksum else {
                        throw .migrationChanged(file: connection.name, migration: identifier)
                    }
                } else {
                    pending = true
                }
            }
        }
        let namespaces = Set(schemas.map { $0.namespace + "/" })
        for identifier in applied.keys.sorted() where !known.contains(identifier) {
            if let slash = identifier.firstIndex(of: "/"), namespaces.contains(String(identifier[...slash])) {
                throw .newerVersion(file: connection.name, migration: identifier)
            }
        }
        return pending
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

    private func failure(_ error: any Error, applied: [String: String]) -> StoreError {
        if let known = StoreError(error, file: connection.name, busyTimeout: options.busyTimeout) { return known }
        let pending = schemas.lazy.flatMap { schema in schema.migrations.lazy.map { schema.identifier(of: $0) } }
            .first { applied[$0] == nil }
        return .migrationFailed(file: connection.name, migration: pending ?? "?", reason: "\(error)")
    }
}
