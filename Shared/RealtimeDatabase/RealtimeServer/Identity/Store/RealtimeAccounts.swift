import Foundation
import GRDB
public import RealtimeService
public import StorageKit
public import TimeKit

/// The accounts of databases and the refresh tokens of their devices. Only the digest of a token is stored.
public struct RealtimeAccounts: Sendable {
    let store: LocalStore

    /// The maximum number of signed-in devices of one account. The one that was seen least recently is signed out first.
    static let mostDevices = 100

    /// Creates accounts over a store opened with ``schema``.
    public init(store: LocalStore) { self.store = store }
}

public struct RealtimeAccount: Hashable, Sendable {
    public let database: DatabaseName
    /// The id, which rules see as `auth.uid`.
    public let uid: String
    /// "anonymous", or "custom" for an account created by a custom token.
    public let provider: String
    public let made: Instant
    /// The time at which one of its devices last asked for a token, to the day.
    public let seen: Instant
    public let isDisabled: Bool
    /// The time, in seconds since 1970, before which a sign-in is no longer valid.
    public let validSince: Int64
    /// The time of its first write that the rules allowed; nil for none. Accounts from before this was recorded have their creation time.
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
    /// Returns an account; nil if it doesn't exist.
    public func account(_ uid: String, in database: DatabaseName) throws -> RealtimeAccount? {
        try store.read { try Self.account(uid, in: database, $0) }
    }

    /// Returns accounts, sorted by database and id.
    ///
    /// - Parameters:
    ///   - database: The database; nil for all.
    ///   - after: The account to start after; nil to start with the first.
    ///   - limit: The maximum number of accounts.
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

    /// Returns the number of devices on which an account is signed in.
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

// MARK: Administration

extension RealtimeAccounts {
    /// Disables an account and signs it out everywhere, or enables it again.
    ///
    /// - Returns: false if there is no such account.
    @discardableResult
    public func setDisabled(_ isDisabled: Bool, _ uid: String, in database: DatabaseName, at now: Instant) throws
        -> Bool
    {
        try store.write { db in
            try db.execute(
                sql: """
                    UPDATE realtime_account
                    SET is_disabled = ?1, valid_since = iif(?1, max(valid_since + 1, ?2), valid_since)
                    WHERE database = ?3 AND uid = ?4 AND is_disabled <> ?1
                    """,
                // The same as for a sign-out.
                arguments: [isDisabled, now.seconds + 1, database.text, uid]
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

    /// Disables and signs out the accounts that were disabled or signed out in another store, so that restoring a backup lets nobody in again.
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

    /// Deletes an account and its refresh tokens. Its data stays.
    ///
    /// - Returns: false if there was no such account.
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

extension RealtimeAccounts {
    /// Revokes a device's refresh token. Its last ID token stays valid until it expires, unless this was the account's last device.
    ///
    /// - Returns: The account; nil if the token doesn't exist.
    func signOut(_ token: String, at now: Instant) throws -> RealtimeAccount? {
        let digest = RefreshToken.digest(token)
        return try store.write { db in
            let row = try Row.fetchOne(
                db,
                sql: "SELECT database, uid FROM realtime_refresh WHERE digest = ?",
                arguments: [digest]
            )
            guard let row, let database = DatabaseName(row["database"]) else { return nil }
            let uid: String = row["uid"]
            try db.execute(sql: "DELETE FROM realtime_refresh WHERE digest = ?", arguments: [digest])
            try Self.noteSignedOut(uid, in: database, at: now, db)
            return try Self.account(uid, in: database, db)
        }
    }

    /// Revokes all refresh tokens and all ID tokens of an account.
    func signOutEverywhere(_ uid: String, in database: DatabaseName, at now: Instant) throws {
        try store.write { db in
            try db.execute(
                sql: "DELETE FROM realtime_refresh WHERE database = ? AND uid = ?",
                arguments: [database.text, uid]
            )
            try Self.noteSignedOut(uid, in: database, at: now, db)
        }
    }

    /// Revokes the ID tokens of an account that has no device left. An anonymous account is also marked as unused, so that it can be swept, because
    /// nobody can sign in to it again.
    static func noteSignedOut(_ uid: String, in database: DatabaseName, at now: Instant, _ db: Database) throws {
        try db.execute(
            sql: """
                UPDATE realtime_account
                SET valid_since = max(valid_since + 1, ?1), used_at = iif(provider = 'anonymous', NULL, used_at)
                WHERE database = ?2 AND uid = ?3
                AND NOT EXISTS (SELECT 1 FROM realtime_refresh WHERE database = ?2 AND uid = ?3)
                """,
            // Includes the current second, because the times in tokens are whole seconds. A sign-in of the same second has the next one as its time,
            // so each sign-out is later than all sign-ins before it.
            arguments: [now.seconds + 1, database.text, uid]
        )
    }
}

extension RealtimeAccounts {
    /// The tables of accounts and refresh tokens. They can be in the same file as the databases.
    public static let schema = Schema(
        namespace: "realtime-accounts",
        migrations: [
            Migration(
                "0001-accounts",
                sql: """
                    CREATE TABLE realtime_account (
                        database TEXT NOT NULL CHECK (database <> ''),
                        uid TEXT NOT NULL CHECK (length(uid) BETWEEN 1 AND 128),
                        provider TEXT NOT NULL CHECK (provider IN ('anonymous', 'custom')),
                        made_at INTEGER NOT NULL,
                        -- When a token was asked for; to the day, so that asking seldom writes.
                        seen_at INTEGER NOT NULL,
                        is_disabled INTEGER NOT NULL CHECK (is_disabled IN (0, 1)),
                        -- In seconds: who signed in before has to do it again.
                        valid_since INTEGER NOT NULL,
                        PRIMARY KEY (database, uid)
                    ) STRICT, WITHOUT ROWID;

                    CREATE TABLE realtime_refresh (
                        -- SHA-256 of the token, which has 256 bits of chance: nothing to guess, so no salt.
                        digest BLOB NOT NULL PRIMARY KEY CHECK (length(digest) = 32),
                        database TEXT NOT NULL,
                        uid TEXT NOT NULL,
                        -- What the custom token said, as JSON; empty for none.
                        claims BLOB NOT NULL,
                        made_at INTEGER NOT NULL,
                        seen_at INTEGER NOT NULL,
                        FOREIGN KEY (database, uid) REFERENCES realtime_account (database, uid) ON DELETE CASCADE
                    ) STRICT, WITHOUT ROWID;
                    CREATE INDEX realtime_refresh_by_account ON realtime_refresh (database, uid, seen_at);
                    """
            ),
            Migration(
                "0002-use",
                sql: """
                    -- The first write that rules let in; null for an account that nobody has used, which may be swept.
                    ALTER TABLE realtime_account ADD COLUMN used_at INTEGER;
                    -- Nobody noted it until now, so all accounts there are count as used.
                    UPDATE realtime_account SET used_at = made_at;
                    CREATE INDEX realtime_account_unused ON realtime_account (seen_at) WHERE used_at IS NULL;
                    CREATE INDEX realtime_refresh_by_time ON realtime_refresh (seen_at);

                    CREATE TABLE realtime_sweep (
                        one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
                        swept_at INTEGER NOT NULL,
                        -- All that were removed ever.
                        accounts INTEGER NOT NULL CHECK (accounts >= 0),
                        tokens INTEGER NOT NULL CHECK (tokens >= 0)
                    ) STRICT;
                    """
            ),
        ]
    )
}
