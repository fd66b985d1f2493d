import Foundation
import GRDB
import RealtimeService
import StorageKit
public import TimeKit

/// The numbers of accounts and devices of a server.
public struct AccountCounts: Hashable, Sendable {
    /// The anonymous accounts.
    public var anonymous = 0
    /// The accounts that came with a custom token.
    public var custom = 0
    /// The accounts of both kinds that are disabled.
    public var disabled = 0
    /// The anonymous accounts that nobody has used.
    public var unused = 0
    /// The devices that are signed in.
    public var devices = 0
    /// The time of the last sweep; nil for none.
    public var swept: Instant?
    /// The accounts that sweeps have removed since the first one.
    public var sweptAccounts = 0
    /// The refresh tokens that sweeps have ended since the first one, but for those of accounts that were removed.
    public var sweptTokens = 0
}

/// An account by its database and id.
struct AccountName: Hashable, Sendable {
    let database: DatabaseName
    let uid: String
}

extension RealtimeAccounts {
    /// The number of days unseen after which an anonymous account that nobody has used is removed, as Firebase does.
    public static let daysUnused = 30
    /// The number of days unseen after which a device's refresh token ends. More than a year: a family's phone that comes out of its drawer
    /// once a year is still a member of its room, for an anonymous account has no other way back.
    public static let daysUnseen = 400

    /// Notes the first write of an account that rules let in. Later calls only read.
    func noteUse(of uid: String, in database: DatabaseName, at now: Instant) throws {
        guard let account = try account(uid, in: database), account.used == nil else { return }
        try store.write { db in
            try db.execute(
                sql: "UPDATE realtime_account SET used_at = ? WHERE database = ? AND uid = ? AND used_at IS NULL",
                arguments: [now.milliseconds, database.text, uid]
            )
        }
    }

    /// The numbers of accounts and devices.
    ///
    /// - Complexity: O(accounts and devices).
    public func counts() throws -> AccountCounts {
        try store.read { db in
            var counts = AccountCounts()
            let accounts = try Row.fetchOne(
                db,
                sql: """
                    SELECT count(*) FILTER (WHERE provider = 'anonymous') AS anonymous,
                        count(*) FILTER (WHERE provider = 'custom') AS custom,
                        count(*) FILTER (WHERE is_disabled) AS disabled,
                        count(*) FILTER (WHERE provider = 'anonymous' AND used_at IS NULL) AS unused,
                        (SELECT count(*) FROM realtime_refresh) AS devices
                    FROM realtime_account
                    """
            )
            if let accounts {
                counts.anonymous = accounts["anonymous"]
                counts.custom = accounts["custom"]
                counts.disabled = accounts["disabled"]
                counts.unused = accounts["unused"]
                counts.devices = accounts["devices"]
            }
            if let sweep = try Row.fetchOne(db, sql: "SELECT * FROM realtime_sweep") {
                counts.swept = Instant(milliseconds: sweep["swept_at"])
                counts.sweptAccounts = sweep["accounts"]
                counts.sweptTokens = sweep["tokens"]
            }
            return counts
        }
    }
}

// MARK: The steps of a sweep

extension RealtimeAccounts {
    /// Ends refresh tokens that were not seen for so long.
    ///
    /// - Returns: The number of them.
    func endTokens(unseenSince limit: Instant, atMost count: Int, at now: Instant) throws -> Int {
        try store.write { db in
            let rows = try Row.fetchAll(
                db,
                sql: "SELECT digest, database, uid FROM realtime_refresh WHERE seen_at <= ? ORDER BY seen_at LIMIT ?",
                arguments: [limit.milliseconds, count]
            )
            for row in rows {
                let digest: Data = row["digest"]
                try db.execute(sql: "DELETE FROM realtime_refresh WHERE digest = ?", arguments: [digest])
                guard let database = DatabaseName(row["database"]) else { continue }
                try Self.noteSignedOut(row["uid"], in: database, at: now, db)
            }
            return rows.count
        }
    }

    /// Anonymous accounts that nobody has used or can use, and that were not seen for so long; not those that an administrator has disabled.
    func unused(unseenSince limit: Instant, atMost count: Int) throws -> [AccountName] {
        try store.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT database, uid FROM realtime_account
                    WHERE used_at IS NULL AND seen_at <= ? AND provider = 'anonymous' AND NOT is_disabled
                    ORDER BY seen_at LIMIT ?
                    """,
                arguments: [limit.milliseconds, count]
            ).compactMap { row in DatabaseName(row["database"]).map { AccountName(database: $0, uid: row["uid"]) } }
        }
    }

    /// Removes accounts that are still unused and unseen.
    ///
    /// - Returns: The number of them.
    func remove(_ names: [AccountName], unseenSince limit: Instant) throws -> Int {
        try store.write { db in
            var count = 0
            for name in names {
                try db.execute(
                    sql: """
                        DELETE FROM realtime_account
                        WHERE database = ? AND uid = ? AND used_at IS NULL AND seen_at <= ? AND NOT is_disabled
                        """,
                    arguments: [name.database.text, name.uid, limit.milliseconds]
                )
                count += db.changesCount
            }
            return count
        }
    }

    /// The time of the last sweep; nil for none.
    func lastSweep() throws -> Instant? {
        try store.read { db in
            try Int64.fetchOne(db, sql: "SELECT swept_at FROM realtime_sweep").map { Instant(milliseconds: $0) }
        }
    }

    /// Notes that a sweep has removed so much. nil for the time leaves the sweep unfinished: the next one goes on with it.
    func noteSweep(_ swept: AccountSweep.Swept, at now: Instant?) throws {
        try store.write { db in
            try db.execute(
                sql: """
                    INSERT INTO realtime_sweep (one, swept_at, accounts, tokens) VALUES (1, coalesce(?1, 0), ?2, ?3)
                    ON CONFLICT (one) DO UPDATE SET swept_at = coalesce(?1, swept_at),
                        accounts = accounts + ?2, tokens = tokens + ?3
                    """,
                arguments: [now?.milliseconds, swept.accounts, swept.tokens]
            )
        }
    }
}
