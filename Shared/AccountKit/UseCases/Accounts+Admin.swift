import SecurityLog
import StorageKit
public import TimeKit

// MARK: Actions of an admin

extension Accounts {
    /// Gives a user another role.
    ///
    /// - Throws: ``AccountError/signedOut``, ``AccountError/notAllowed(needs:)``, ``AccountError/noSuchUser(_:)``,
    ///   ``AccountError/lastAdmin``, ``AccountError/form(_:)``; ``AccountError/passwordAgain`` where the admin's password was typed more
    ///   than ten minutes ago: see ``reauthenticate(_:password:from:)``.
    public func setRole(_ role: Role, of email: String, by authority: Authority) throws -> User {
        try act(on: email, by: authority, .roleChanged, reason: role.rawValue) { user, actor, rows, now in
            if user.role == role { return .done(user) }
            guard try !isLastAdmin(user, for: authority, in: rows) else { return .refused(.lastAdmin) }
            var user = user
            user.role = role
            try rows.update(user)
            try rows.note(.roleChanged, of: user.id, detail: role.rawValue, by: actor, at: now)
            return .done(user)
        }
    }

    /// Signs a user out on all devices, and returns the number of sessions.
    ///
    /// - Throws: As ``setRole(_:of:by:)``.
    @discardableResult
    public func endSessions(of email: String, by authority: Authority) throws -> Int {
        try act(on: email, by: authority, .sessionEnded, reason: "BY_ADMIN") { user, actor, rows, now in
            let count = try rows.endSessions(of: user.id)
            try rows.note(.sessionsEnded, of: user.id, by: actor, at: now)
            return .done(count)
        }
    }

    /// Allows codes to be mailed to a user again, after ``AccountError/codesOff``, also those that a known device asks for.
    ///
    /// - Throws: As ``setRole(_:of:by:)``.
    public func allowCodes(for email: String, by authority: Authority) throws {
        try act(on: email, by: authority, .limit, reason: "CODES_ON") { user, _, rows, _ in
            try forgetAllWrongCodes(of: user, in: rows)
            return .done(())
        }
    }

    /// Deletes a user's account with its data, as ``deleteAccount(_:password:from:erasing:)`` does.
    ///
    /// - Parameter erasing: Deletes the user's data elsewhere, in the same transaction and before the account.
    /// - Throws: As ``setRole(_:of:by:)``, and what `erasing` throws.
    public func deleteUser(
        _ email: String,
        by authority: Authority,
        erasing: AccountErasure = { _, _ in }
    ) throws {
        try act(on: email, by: authority, .accountDeleted, reason: "BY_ADMIN") { user, _, rows, _ -> Settled<Void> in
            guard try !isLastAdmin(user, for: authority, in: rows) else { return .refused(.lastAdmin) }
            try erasing(rows.db, user)
            try rows.delete(user)
            return .done(())
        }
    }

    /// Whether a user is the only admin. The owner of the data can always appoint another one.
    private func isLastAdmin(_ user: User, for authority: Authority, in rows: AccountRows) throws -> Bool {
        guard case .session = authority, user.role == .admin else { return false }
        return try rows.count(of: .admin) == 1
    }

    private func act<Value>(
        on email: String,
        by authority: Authority,
        _ kind: SecurityEvent.Kind,
        reason: String,
        _ body: (_ user: User, _ actor: String, _ rows: AccountRows, _ now: Instant) throws -> Settled<Value>
    ) throws -> Value {
        var fields = FormFields()
        guard let address = fields.email(email) else { throw AccountError.form(fields.problems) }
        let now = clock.now()
        let (value, user, actor) = try watching(kind, of: address, from: AccountClient(key: "", device: "")) {
            try settle { rows -> Settled<(Value, String, String)> in
                let actor = try self.actor(of: authority, forChange: true, in: rows, now: now)
                guard let user = try rows.user(key: address.key)?.user else {
                    return .refused(.noSuchUser(address.text))
                }
                switch try body(user, actor, rows, now) {
                case .done(let value): return .done((value, user.id.rawValue, actor))
                case .refused(let error): return .refused(error)
                }
            }
        }
        report(SecurityEvent(kind, .done, reason: reason, subject: user, actor: actor))
        return value
    }

    /// Returns users by id, which is by age: the first `limit` after `id`.
    ///
    /// - Throws: ``AccountError/signedOut``, ``AccountError/notAllowed(needs:)``.
    public func users(
        by authority: Authority,
        after id: TimeKit.ID<User>? = nil,
        limit: Int = 50
    ) throws -> [User] {
        let now = clock.now()
        return try store.read { db in
            let rows = AccountRows(db: db)
            _ = try actor(of: authority, forChange: false, in: rows, now: now)
            return try rows.users(after: id, limit: max(0, limit))
        }
    }

    /// Returns the acting admin. A change requires that the password was typed recently.
    private func actor(
        of authority: Authority,
        forChange: Bool,
        in rows: AccountRows,
        now: Instant
    ) throws -> String {
        switch authority {
        case .owner: return "owner"
        case .session(let token):
            let signedIn = try current(token, in: rows, now: now)
            guard signedIn.user.role == .admin else { throw AccountError.notAllowed(needs: .admin) }
            guard !forChange || isProved(signedIn.session, now: now) else { throw AccountError.passwordAgain }
            return signedIn.user.id.rawValue
        }
    }
}
