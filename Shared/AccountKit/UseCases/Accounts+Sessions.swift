import StorageKit
public import TimeKit

extension Accounts {
    /// Signs in with an address and its password.
    ///
    /// A password whose hash costs less (or more) than new ones do is hashed anew.
    ///
    /// - Throws: ``AccountError/wrongEmailOrPassword``, ``AccountError/tooManyAttempts(seconds:)``; ``AccountError/form(_:)`` for
    ///   what can't be an address or a password, which costs nothing.
    public func logIn(email: String, password: String, from client: AccountClient) throws -> NewSession {
        var fields = FormFields()
        let typed = fields.email(email)
        fields.password(password)
        try fields.check()
        guard let address = typed else { throw AccountError.form(fields.problems) }
        let now = clock.now()
        let limits = wrongPasswords(for: address, from: client)
        try refuseEarly(limits, as: AccountError.tooManyAttempts, now: now)
        let (found, costs) = try store.read { db in
            let rows = AccountRows(db: db)
            return (try rows.user(key: address.key), try rows.costs())
        }
        let isRight = try hasher.verify(password, against: found?.password, costs: costs)
        var renewed: PasswordHash?
        if isRight, let found, found.password.cost != hasher.cost {
            renewed = try hasher.hash(password, salt: random.bytes(PasswordHash.saltLength))
        }
        return try settle { [renewed] rows in
            if let wait = try rows.waits(limits, now: now) {
                return .refused(.tooManyAttempts(seconds: seconds(now, wait)))
            }
            // Looked up again either way: the password may have been changed since, or the account deleted.
            let stored = try rows.user(key: address.key)
            guard isRight, let stored, stored.password == found?.password else {
                try rows.charge(limits, now: now)
                return .refused(.wrongEmailOrPassword)
            }
            try rows.forget(wrongPasswordsHere(for: address, from: client))
            if let renewed { try rows.setPassword(renewed, of: stored.user.id) }
            let session = try begin(stored.user, on: client, in: rows, now: now)
            try rows.note(
                .loggedIn,
                of: stored.user.id,
                detail: session.signedIn.session.device,
                by: stored.user.id.rawValue,
                at: now
            )
            return .done(session)
        }
    }

    /// Who is signed in with a token; `nil` for nobody. Notes the use, an hour apart at least.
    public func whoAmI(_ token: SessionToken) throws -> SignedIn? {
        let now = clock.now()
        let found = try store.read {
            try AccountRows(db: $0).session(token: digest(token), rule: policy.session, now: now)
        }
        guard var signedIn = found, policy.session.notes(seenAt: signedIn.session.seenAt, now: now) else {
            return found
        }
        try store.write { try AccountRows(db: $0).noteUse(of: signedIn.session.id, at: now) }
        signedIn.session.seenAt = now
        signedIn.session.endsAt = policy.session.end(madeAt: signedIn.session.madeAt, seenAt: now)
        return signedIn
    }

    /// Signs out; nothing happens where nobody was signed in.
    public func logOut(_ token: SessionToken) throws {
        let now = clock.now()
        try store.write { db in
            let rows = AccountRows(db: db)
            guard let signedIn = try? current(token, in: rows, now: now) else { return }
            _ = try rows.endSession(signedIn.session.id, of: signedIn.user.id)
        }
    }

    /// Signs out on all devices, or on all others, and answers on how many.
    ///
    /// - Throws: ``AccountError/signedOut``.
    @discardableResult
    public func logOutEverywhere(_ token: SessionToken, keepingThis: Bool = false) throws -> Int {
        let now = clock.now()
        return try settle { rows in
            let signedIn = try current(token, in: rows, now: now)
            let count = try rows.endSessions(of: signedIn.user.id, but: keepingThis ? signedIn.session.id : nil)
            try rows.note(.sessionsEnded, of: signedIn.user.id, by: signedIn.user.id.rawValue, at: now)
            return .done(count)
        }
    }

    /// Where one is signed in, the session used last first.
    ///
    /// - Throws: ``AccountError/signedOut``.
    public func sessions(_ token: SessionToken) throws -> [Session] {
        let now = clock.now()
        return try store.read { db in
            let rows = AccountRows(db: db)
            let signedIn = try current(token, in: rows, now: now)
            return try rows.sessions(of: signedIn.user.id, rule: policy.session, now: now)
        }
    }

    /// Ends one of one's own sessions.
    ///
    /// - Throws: ``AccountError/signedOut``, ``AccountError/noSuchSession(_:)``.
    public func endSession(_ id: TimeKit.ID<Session>, by token: SessionToken) throws {
        let now = clock.now()
        try settle { rows -> Settled<Void> in
            let signedIn = try current(token, in: rows, now: now)
            guard try rows.endSession(id, of: signedIn.user.id) else { return .refused(.noSuchSession(id.rawValue)) }
            return .done(())
        }
    }

    /// What happened to one's own account, the latest first.
    ///
    /// - Throws: ``AccountError/signedOut``.
    public func events(_ token: SessionToken, limit: Int = 50) throws -> [AccountEvent] {
        let now = clock.now()
        return try store.read { db in
            let rows = AccountRows(db: db)
            return try rows.events(of: try current(token, in: rows, now: now).user.id, limit: max(0, limit))
        }
    }
}
