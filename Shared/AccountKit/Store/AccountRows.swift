import Foundation
import GRDB
import TimeKit

/// Reads and writes the account tables within one transaction.
struct AccountRows {
    let db: Database
}

// MARK: Users

extension AccountRows {
    struct StoredUser {
        var user: User
        var password: PasswordHash
    }

    func user(key: String) throws -> StoredUser? {
        try Row.fetchOne(
            try db.cachedStatement(sql: "SELECT * FROM account_user WHERE email_key = ?"),
            arguments: [key]
        ).map(stored)
    }

    func user(id: TimeKit.ID<User>) throws -> StoredUser? {
        try Row.fetchOne(
            try db.cachedStatement(sql: "SELECT * FROM account_user WHERE id = ?"),
            arguments: [id.rawValue]
        ).map(stored)
    }

    /// Returns the first `limit` users after an id, ordered by id.
    func users(after id: TimeKit.ID<User>?, limit: Int) throws -> [User] {
        try Row.fetchAll(
            db,
            sql: "SELECT * FROM account_user WHERE id > ? ORDER BY id LIMIT ?",
            arguments: [id?.rawValue ?? "", limit]
        ).map { try stored($0).user }
    }

    /// Returns the distinct costs of the stored passwords, with one index lookup for each cost.
    func costs() throws -> Set<ScryptCost> {
        let texts = try String.fetchAll(
            try db.cachedStatement(
                sql: """
                    WITH RECURSIVE cost (text) AS (
                        SELECT min(password_cost) FROM account_user
                        UNION ALL
                        SELECT (SELECT min(password_cost) FROM account_user WHERE password_cost > text)
                        FROM cost WHERE text IS NOT NULL
                    )
                    SELECT text FROM cost WHERE text IS NOT NULL
                    """
            )
        )
        return Set(
            try texts.map { text in
                guard let cost = ScryptCost(text) else {
                    throw AccountError.unreadableRow(table: "account_user", id: text)
                }
                return cost
            }
        )
    }

    func insert(_ user: User, password: PasswordHash) throws {
        try db.cachedStatement(
            sql: """
                INSERT INTO account_user (id, email, email_key, name, role, password, password_cost, made_at)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            user.id.rawValue, user.email.text, user.email.key, user.name, user.role.rawValue, password.description,
            password.cost.description, user.madeAt.milliseconds,
        ])
    }

    func setPassword(_ password: PasswordHash, of id: TimeKit.ID<User>) throws {
        try db.execute(
            sql: "UPDATE account_user SET password = ?, password_cost = ? WHERE id = ?",
            arguments: [password.description, password.cost.description, id.rawValue]
        )
    }

    func update(_ user: User) throws {
        try db.execute(
            sql: "UPDATE account_user SET email = ?, email_key = ?, name = ?, role = ? WHERE id = ?",
            arguments: [user.email.text, user.email.key, user.name, user.role.rawValue, user.id.rawValue]
        )
    }

    func count(of role: Role) throws -> Int {
        try Int.fetchOne(db, sql: "SELECT count(*) FROM account_user WHERE role = ?", arguments: [role.rawValue]) ?? 0
    }

    /// Deletes all account data of a user. Rows of other tables that refer to the user must be deleted first.
    func delete(_ user: User) throws {
        // The letter with the code for the account's next address goes, too. A notice to another account at that address stays.
        try db.execute(
            sql: """
                DELETE FROM account_mail WHERE EXISTS (
                    SELECT 1 FROM account_code AS code
                    WHERE code.purpose = 'address' AND code.subject = ?1
                        AND code.address = account_mail.recipient COLLATE NOCASE AND code.made_at = account_mail.made_at
                        AND NOT EXISTS (
                            SELECT 1 FROM account_user WHERE email_key = lower(code.address) AND id <> ?1
                        )
                )
                """,
            arguments: [user.id.rawValue]
        )
        for sql in [
            "DELETE FROM account_session WHERE user_id = ?", "DELETE FROM account_event WHERE user_id = ?",
            "DELETE FROM account_device WHERE user_id = ?",
            "DELETE FROM account_code WHERE purpose = 'address' AND subject = ?",
            "DELETE FROM account_user WHERE id = ?",
        ] {
            try db.execute(sql: sql, arguments: [user.id.rawValue])
        }
        // NOCASE folds A–Z, as an address's key does, so rows with another spelling of the address go, too.
        for sql in [
            "DELETE FROM account_code WHERE address = ? COLLATE NOCASE",
            "DELETE FROM account_mail WHERE recipient = ? COLLATE NOCASE",
        ] {
            try db.execute(sql: sql, arguments: [user.email.text])
        }
    }

    private func stored(_ row: Row) throws -> StoredUser {
        let id: String = row["id"]
        guard let email = try? EmailAddress(row["email"] as String), let role = Role(rawValue: row["role"]),
            let password = PasswordHash(row["password"] as String)
        else { throw AccountError.unreadableRow(table: "account_user", id: id) }
        return StoredUser(
            user: User(
                id: TimeKit.ID(id),
                email: email,
                name: row["name"],
                role: role,
                madeAt: Instant(milliseconds: row["made_at"])
            ),
            password: password
        )
    }
}

// MARK: Events

extension AccountRows {
    func note(
        _ kind: AccountEvent.Kind,
        of user: TimeKit.ID<User>,
        detail: String = "",
        by actor: String,
        at now: Instant
    )
        throws
    {
        try db.execute(
            sql: "INSERT INTO account_event (user_id, kind, detail, actor, at) VALUES (?, ?, ?, ?, ?)",
            arguments: [user.rawValue, kind.rawValue, detail, actor, now.milliseconds]
        )
    }

    func events(of user: TimeKit.ID<User>, limit: Int) throws -> [AccountEvent] {
        try Row.fetchAll(
            db,
            sql: "SELECT * FROM account_event WHERE user_id = ? ORDER BY number DESC LIMIT ?",
            arguments: [user.rawValue, limit]
        ).map { row in
            guard let kind = AccountEvent.Kind(rawValue: row["kind"]) else {
                throw AccountError.unreadableRow(table: "account_event", id: String(row["number"] as Int64))
            }
            return AccountEvent(
                kind: kind,
                detail: row["detail"],
                actor: row["actor"],
                at: Instant(milliseconds: row["at"])
            )
        }
    }
}

extension AccountRows {
    /// The largest number of known devices of an account. The least recently seen ones are forgotten.
    private static let mostDevices = 20

    /// Returns the owner of the device with this ticket's digest, or nil.
    func owner(ofDevice token: Data) throws -> TimeKit.ID<User>? {
        try String.fetchOne(
            try db.cachedStatement(sql: "SELECT user_id FROM account_device WHERE token = ?"),
            arguments: [token]
        ).map { TimeKit.ID($0) }
    }

    /// Records a sign-in on a device, which is known from then on.
    func noteDevice(_ token: Data, of user: TimeKit.ID<User>, at now: Instant) throws {
        try db.execute(
            sql: """
                INSERT INTO account_device (token, user_id, made_at, seen_at) VALUES (?, ?, ?, ?)
                ON CONFLICT (token) DO UPDATE SET seen_at = excluded.seen_at
                """,
            arguments: [token, user.rawValue, now.milliseconds, now.milliseconds]
        )
        try db.execute(
            sql: """
                DELETE FROM account_device WHERE user_id = ?1 AND token NOT IN (
                    SELECT token FROM account_device WHERE user_id = ?1 ORDER BY seen_at DESC, token LIMIT ?2
                )
                """,
            arguments: [user.rawValue, AccountRows.mostDevices]
        )
    }

    /// Returns the digests of the tickets of a user's known devices.
    func devices(of user: TimeKit.ID<User>) throws -> [Data] {
        try Data.fetchAll(
            db,
            sql: "SELECT token FROM account_device WHERE user_id = ?",
            arguments: [user.rawValue]
        )
    }

    /// Deletes all known devices of a user.
    func forgetDevices(of user: TimeKit.ID<User>) throws {
        try db.execute(sql: "DELETE FROM account_device WHERE user_id = ?", arguments: [user.rawValue])
    }
}
