public import AccountKit
import GRDB
import StorageKit
import TimeKit

extension DirectoryWriter {
    /// Keeps a record for a user; answers whether it wasn't kept already. Throws `noSuchRecord`.
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

    /// Keeps a record no more. Throws `notAFavorite`.
    func drop(_ id: TimeKit.ID<Record>, of user: TimeKit.ID<User>) throws {
        try db.execute(
            sql: "DELETE FROM favorite WHERE user_id = ? AND record_id = ?",
            arguments: [user.rawValue, id.rawValue]
        )
        if db.changesCount == 0 { throw DirectoryError.notAFavorite(id.rawValue) }
    }

    /// Rates a record; a rating before it is replaced. Throws `noSuchRecord`.
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

    /// Takes a rating back. Throws `notRated`.
    func unrate(_ id: TimeKit.ID<Record>, by user: TimeKit.ID<User>) throws {
        try db.execute(
            sql: "DELETE FROM rating WHERE user_id = ? AND record_id = ?",
            arguments: [user.rawValue, id.rawValue]
        )
        if db.changesCount == 0 { throw DirectoryError.notRated(id.rawValue) }
    }

    /// Subscribes a user to topics; what they said before of a topic is replaced, the day they first asked stays.
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

    /// Ends a subscription. Throws `notSubscribed`.
    func unsubscribe(_ user: TimeKit.ID<User>, from topic: SubscriptionTopic) throws {
        try db.execute(
            sql: "DELETE FROM subscription WHERE user_id = ? AND topic = ?",
            arguments: [user.rawValue, topic.rawValue]
        )
        if db.changesCount == 0 { throw DirectoryError.notSubscribed(topic.rawValue) }
    }
}

// MARK: The end of an account

extension MaricopaDirectory {
    /// Deletes what belongs to a user, in the transaction that deletes the account: every row of the directory's tables with their id
    /// in `user_id`. Pictures that nothing refers to any more go with the next sweep.
    public static let erasure: AccountErasure = { db, user in
        for table in try UserTables.names(db) {
            try db.execute(
                sql: "DELETE FROM \(table.quotedDatabaseIdentifier) WHERE user_id = ?",
                arguments: [user.id.rawValue]
            )
        }
    }
}

/// The tables whose rows belong to users.
enum UserTables {
    /// Found by their column, so that no table can be forgotten; AccountKit's own see to themselves.
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
