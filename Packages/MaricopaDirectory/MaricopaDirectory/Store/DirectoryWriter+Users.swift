public import AccountKit
import GRDB
import StorageKit
import TimeKit

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
