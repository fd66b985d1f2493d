public import AccountKit
import GRDB
import StorageKit
import TimeKit
import WordKit

/// The writes of a use case, within one transaction and at one instant.
struct DirectoryWriter: ChangeWriter {
    let db: Database
    let actor: String
    let now: Instant

    var reader: DirectoryReader { DirectoryReader(db: db) }

    func insert(_ record: Record) throws {
        try change(
            "add",
            of: MaricopaDirectory.subject(record.id),
            localized("\(record.kind.noun) added: \(record.title)")
        ) { rows in
            try rows.insert(into: "record", try RecordCoding.columns(record))
        }
    }

    /// Updates a record and raises its version. An unchanged record writes nothing.
    ///
    /// - Throws: `noSuchRecord`; `changedMeanwhile` if `record.version` isn't the current one.
    func update(_ record: Record, as useCase: String = "edit") throws {
        let old = try reader.record(record.id)
        guard old.version == record.version else {
            throw DirectoryError.changedMeanwhile(record.id.rawValue, seen: record.version, is: old.version)
        }
        var new = record
        new.ratingSummary = old.ratingSummary
        guard new != old, let number = try reader.number(of: record.id) else { return }
        new.version = try version(after: old.version, of: MaricopaDirectory.subject(record.id))
        try change(
            useCase,
            of: MaricopaDirectory.subject(record.id),
            localized("\(record.kind.noun) changed: \(record.title)")
        ) { rows in
            try rows.update("record", key: [.integer(number)], set: try RecordCoding.columns(new))
        }
    }

    /// Deletes a record.
    ///
    /// - Throws: `noSuchRecord`.
    func delete(_ record: Record) throws {
        guard let number = try reader.number(of: record.id) else {
            throw DirectoryError.noSuchRecord(record.id.rawValue)
        }
        try change(
            "delete",
            of: MaricopaDirectory.subject(record.id),
            localized("\(record.kind.noun) deleted: \(record.title)")
        ) { rows in
            try rows.delete(from: "record", key: [.integer(number)])
        }
    }
}

extension MaricopaDirectory {
    /// The subject of a record in the change log.
    static func subject(_ record: TimeKit.ID<Record>) -> EntityRef { EntityRef(kind: recordKind, id: record.rawValue) }

    /// Runs a write transaction, and updates the search index at its end. An index that was far behind stays so: searches update it in
    /// stretches.
    func write<Value>(_ body: (DirectoryWriter) throws -> Value) throws(DirectoryError) -> Value {
        let now = clock.now()
        do {
            return try store.write(under: operation) { db in
                let writer = DirectoryWriter(db: db, actor: credential.actor, now: now)
                let isBehind = try writer.reader.hasManyWaiting()
                let value = try body(writer)
                if !isBehind { try SearchIndex(db: db).update() }
                return value
            }
        } catch {
            throw DirectoryError(error)
        }
    }

    /// Indexes a stretch of the changed records in a transaction of its own. Others can write before the next.
    func updateSearchStretch() throws(DirectoryError) {
        do {
            try store.write { db in try SearchIndex(db: db).updateStretch(of: 1) }
        } catch {
            throw DirectoryError(error)
        }
    }
}

extension DirectoryWriter {
    /// Adds a record without a change-log entry, and returns its number.
    @discardableResult
    func load(_ record: Record) throws -> Int64 {
        let statement = try db.cachedStatement(
            sql: """
                INSERT INTO record (\(RecordCoding.names.joined(separator: ", ")))
                VALUES (\(RecordCoding.names.map { _ in "?" }.joined(separator: ", ")))
                """
        )
        try statement.execute(arguments: StatementArguments(RecordCoding.values(record).map(\.databaseValue)))
        return db.lastInsertedRowID
    }

    /// Runs a body, and rolls it back if it is a trial.
    func trial(_ isTrial: Bool, _ body: () throws -> Void) throws {
        guard isTrial else { return try body() }
        try db.inSavepoint {
            try body()
            return .rollback
        }
    }

    /// Runs a body that writes very many records, and then updates the search index. A page cache of 64 MB avoids writing most pages
    /// repeatedly.
    func inBulk<Value>(_ body: () throws -> Value) throws -> Value {
        let usual = try Int.fetchOne(db, sql: "PRAGMA cache_size") ?? -2_000
        try db.execute(sql: "PRAGMA cache_size = -65536")
        defer { try? db.execute(sql: "PRAGMA cache_size = \(usual)") }
        let value = try body()
        try SearchIndex(db: db).update()
        return value
    }

    /// Stores a rating summary without ratings of users.
    func setRatingSummary(_ summary: RatingSummary, of number: Int64) throws {
        guard summary != RatingSummary() else { return }
        let statement = try db.cachedStatement(sql: "INSERT INTO standing VALUES (?, ?, ?, ?)")
        try statement.execute(arguments: [number, summary.ratings, summary.stars, summary.favorites])
    }
}

extension DirectoryWriter {
    /// Adds a record to a user's favorites, and returns whether it was new.
    ///
    /// - Throws: `noSuchRecord`.
    func keep(_ id: TimeKit.ID<Record>, for user: TimeKit.ID<User>) throws -> Bool {
        let record = try reader.record(id)
        try db.execute(
            sql: """
                INSERT INTO favorite (user_id, number, record_id, title, at)
                SELECT ?, number, id, ?, ? FROM record WHERE id = ? ON CONFLICT (user_id, number) DO NOTHING
                """,
            arguments: [user.rawValue, record.title, now.milliseconds, id.rawValue]
        )
        return db.changesCount > 0
    }

    /// Removes a record from a user's favorites.
    ///
    /// - Throws: `notAFavorite`.
    func drop(_ id: TimeKit.ID<Record>, of user: TimeKit.ID<User>) throws {
        try db.execute(
            sql: "DELETE FROM favorite WHERE user_id = ? AND record_id = ?",
            arguments: [user.rawValue, id.rawValue]
        )
        if db.changesCount == 0 { throw DirectoryError.notAFavorite(id.rawValue) }
    }

    /// Sets a user's rating of a record.
    ///
    /// - Throws: `noSuchRecord`.
    func rate(_ id: TimeKit.ID<Record>, stars: Int, by user: TimeKit.ID<User>) throws {
        guard let number = try reader.number(of: id) else { throw DirectoryError.noSuchRecord(id.rawValue) }
        try db.execute(
            sql: """
                INSERT INTO rating (user_id, number, record_id, stars, at) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (user_id, number) DO UPDATE SET stars = excluded.stars, at = excluded.at
                """,
            arguments: [user.rawValue, number, id.rawValue, stars, now.milliseconds]
        )
    }

    /// Removes a user's rating of a record.
    ///
    /// - Throws: `notRated`.
    func unrate(_ id: TimeKit.ID<Record>, by user: TimeKit.ID<User>) throws {
        try db.execute(
            sql: "DELETE FROM rating WHERE user_id = ? AND record_id = ?",
            arguments: [user.rawValue, id.rawValue]
        )
        if db.changesCount == 0 { throw DirectoryError.notRated(id.rawValue) }
    }

    /// Subscribes a user to topics. A repeated subscription updates the name and ZIP code and keeps its first date.
    func subscribe(
        _ user: TimeKit.ID<User>,
        to topics: [SubscriptionTopic],
        name: String,
        zip: ZIPCode?
    ) throws {
        for topic in topics {
            try db.execute(
                sql: """
                    INSERT INTO subscription (user_id, topic, name, zip, at) VALUES (?, ?, ?, ?, ?)
                    ON CONFLICT (user_id, topic) DO UPDATE SET name = excluded.name, zip = excluded.zip
                    """,
                arguments: [user.rawValue, topic.rawValue, name, zip?.digits, now.milliseconds]
            )
        }
    }

    /// Ends a subscription.
    ///
    /// - Throws: `notSubscribed`.
    func unsubscribe(_ user: TimeKit.ID<User>, from topic: SubscriptionTopic) throws {
        try db.execute(
            sql: "DELETE FROM subscription WHERE user_id = ? AND topic = ?",
            arguments: [user.rawValue, topic.rawValue]
        )
        if db.changesCount == 0 { throw DirectoryError.notSubscribed(topic.rawValue) }
    }
}

// MARK: Deletion of an account

extension MaricopaDirectory {
    /// Deletes a user's data in the transaction that deletes the account: every row of the directory's tables with their id in `user_id`.
    /// The next sweep removes pictures that nothing refers to any longer.
    public static let erasure: AccountErasure = { db, user in
        for table in try UserTables.names(db) {
            try db.execute(
                sql: "DELETE FROM \(table.quotedDatabaseIdentifier) WHERE user_id = ?",
                arguments: [user.id.rawValue]
            )
        }
    }
}

/// The tables with rows of users.
enum UserTables {
    /// Finds the tables by their column, so that none is forgotten. AccountKit erases its own tables.
    static func names(_ db: Database) throws -> [String] {
        try String.fetchAll(
            db,
            sql: """
                SELECT tables.name FROM pragma_table_list AS tables, pragma_table_info(tables.name) AS columns
                WHERE tables.schema = 'main' AND tables.type = 'table' AND columns.name = 'user_id'
                AND tables.name NOT LIKE 'account\\_%' ESCAPE '\\' ORDER BY tables.name
                """
        )
    }
}
