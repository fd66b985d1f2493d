import Foundation
import GRDB
public import RealtimeService
public import StorageKit
public import TimeKit

/// The accounts of databases, and the tokens by which devices stay signed in. A token is stored as its digest alone.
public struct RealtimeAccounts: Sendable {
    let store: LocalStore

    /// How many devices of one account stay signed in; the one that was seen the longest ago goes first.
    static let mostDevices = 100

    /// Accounts in a store that was opened with ``schema``.
    public init(store: LocalStore) { self.store = store }
}

/// An account.
public struct RealtimeAccount: Hashable, Sendable {
    /// Of which database.
    public let database: DatabaseName
    /// Its id: `auth.uid` of the rules.
    public let uid: String
    /// "anonymous", or "custom" for who came with a custom token.
    public let provider: String
    /// When it was made.
    public let made: Instant
    /// When one of its devices last asked for a token; to the day.
    public let seen: Instant
    /// Whether it may sign in.
    public let isDisabled: Bool
    /// Who signed in before, in seconds since 1970, has to do it again.
    public let validSince: Int64
    /// The time of its first write that rules let in; nil for none. Accounts from before this was noted have the time at which they were made.
    public let used: Instant?

    init(_ row: Row) throws {
        let name: String = row["database"]
        guard let database = DatabaseName(name) else {
            throw StoreError.damaged(file: "the accounts", detail: "a database is called “\(name)”")
        }
        self.database = database
        uid = row["uid"]
        provider = row["provider"]
        made = Instant(milliseconds: row["made_at"])
        seen = Instant(milliseconds: row["seen_at"])
        isDisabled = row["is_disabled"]
        validSince = row["valid_since"]
        let usedAt: Int64? = row["used_at"]
        used = usedAt.map { Instant(milliseconds: $0) }
    }
}

// MARK: Reading

extension RealtimeAccounts {
    /// The account of an id; nil where there is none.
    public func account(_ uid: String, in database: DatabaseName) throws -> RealtimeAccount? {
        try store.read { try Self.account(uid, in: database, $0) }
    }

    /// Accounts in the order of their databases and ids.
    ///
    /// - Parameters:
    ///   - database: Of which database; nil for all.
    ///   - after: The account after which to begin.
    ///   - limit: How many at most.
    public func accounts(
        in database: DatabaseName?,
        after: (database: DatabaseName, uid: String)? = nil,
        limit: Int
    ) throws -> [RealtimeAccount] {
        try store.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT * FROM realtime_account
                    WHERE (:database IS NULL OR database = :database) AND (database, uid) > (:afterDatabase, :afterID)
                    ORDER BY database, uid LIMIT :limit
                    """,
                arguments: [
                    "database": database?.text, "afterDatabase": after?.database.text ?? "",
                    "afterID": after?.uid ?? "", "limit": max(0, limit),
                ]
            ).map(RealtimeAccount.init)
        }
    }

    /// On how many devices an account is signed in.
    public func deviceCount(of uid: String, in database: DatabaseName) throws -> Int {
        try store.read { db in
            try Int.fetchOne(
                db,
                sql: "SELECT count(*) FROM realtime_refresh WHERE database = ? AND uid = ?",
                arguments: [database.text, uid]
            ) ?? 0
        }
    }

    static func account(_ uid: String, in database: DatabaseName, _ db: Database) throws -> RealtimeAccount? {
        let statement = try db.cachedStatement(sql: "SELECT * FROM realtime_account WHERE database = ? AND uid = ?")
        return try Row.fetchOne(statement, arguments: [database.text, uid]).map(RealtimeAccount.init)
    }
}

// MARK: Administrating

extension RealtimeAccounts {
    /// Signs an account out everywhere and lets it sign in no more; or lets it again. False where there is none.
    @discardableResult
    public func setDisabled(_ isDisabled: Bool, _ uid: String, in database: DatabaseName, at now: Instant) throws
        -> Bool
    {
        try store.write { db in
            try db.execute(
                sql: """
                    UPDATE realtime_account SET is_disabled = ?, valid_since = max(valid_since, ?)
                    WHERE database = ? AND uid = ? AND is_disabled <> ?
                    """,
                // The second that it is counts as before: tokens tell no less than seconds.
                arguments: [isDisabled, isDisabled ? now.seconds + 1 : 0, database.text, uid, isDisabled]
            )
            if isDisabled {
                try db.execute(
                    sql: "DELETE FROM realtime_refresh WHERE database = ? AND uid = ?",
                    arguments: [database.text, uid]
                )
            }
            return try Self.account(uid, in: database, db) != nil
        }
    }

    /// Disables and signs out the accounts that were so in another store: a backup that is restored brings nobody in again.
    public func end(like others: [RealtimeAccount]) throws {
        try store.write { db in
            for other in others {
                try db.execute(
                    sql: """
                        UPDATE realtime_account SET is_disabled = max(is_disabled, ?), valid_since = max(valid_since, ?)
                        WHERE database = ? AND uid = ?
                        """,
                    arguments: [other.isDisabled, other.validSince, other.database.text, other.uid]
                )
                try db.execute(
                    sql: "DELETE FROM realtime_refresh WHERE database = ? AND uid = ? AND made_at < ?",
                    arguments: [other.database.text, other.uid, other.validSince * 1_000]
                )
            }
        }
    }

    /// Deletes an account: its tokens are worth nothing from then on. What it wrote into its database stays. False where there is none.
    @discardableResult
    public func delete(_ uid: String, in database: DatabaseName) throws -> Bool {
        try store.write { db in
            try db.execute(
                sql: "DELETE FROM realtime_account WHERE database = ? AND uid = ?",
                arguments: [database.text, uid]
            )
            return db.changesCount > 0
        }
    }
}
