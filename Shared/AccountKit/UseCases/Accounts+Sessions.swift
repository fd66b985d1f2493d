import SecurityLog
import StorageKit
public import TimeKit

extension Accounts {
    /// Signs in with an address and its password.
    ///
    /// A password hash whose cost isn't the current one is replaced. The device keeps ``NewSession/device`` and sends it in
    /// ``AccountClient/ticket`` at the next sign-in, which exempts it from limits caused by strangers' guesses.
    ///
    /// - Throws: ``AccountError/wrongEmailOrPassword``, ``AccountError/tooManyAttempts(seconds:)``, or ``AccountError/form(_:)`` for a text
    ///   that can't be an address or a password, which costs no attempt.
    public func logIn(email: String, password: String, from client: AccountClient) throws -> NewSession {
        var fields = FormFields()
        let typed = fields.email(email)
        fields.password(password)
        try fields.check()
        guard let address = typed else { throw AccountError.form(fields.problems) }
        let new = try watching(.signIn, of: address, from: client) {
            try signedIn(to: address, password: password, from: client)
        }
        report(SecurityEvent(.signIn, .done, subject: new.user.id.rawValue, source: source(of: client)))
        return new
    }

    private func signedIn(to address: EmailAddress, password: String, from client: AccountClient) throws -> NewSession {
        let now = clock.now()
        try refuseEarly(
            { try wrongPasswords(for: address, from: client, in: $0, now: now).refusing },
            as: AccountError.tooManyAttempts,
            now: now
        )
        let (found, costs) = try store.read { db in
            let rows = AccountRows(db: db)
            return (try rows.user(key: address.key), try rows.costs())
        }
        let isRight = try hasher.verify(password, against: found?.password, costs: costs)
        var renewed: PasswordHash?
        if isRight, let found, found.password.cost != hasher.cost {
            renewed = try hasher.hash(password, salt: random.bytes(PasswordHash.saltLength))
        }
        let new = try settle { [renewed] rows -> Settled<NewSession?> in
            let limits = try wrongPasswords(for: address, from: client, in: rows, now: now)
            if let wait = try rows.waits(limits.refusing, now: now) {
                return .refused(.tooManyAttempts(seconds: seconds(now, wait)))
            }
            // Read again in any case: the password may have changed since, or the account may be gone.
            let stored = try rows.user(key: address.key)
            // Another sign-in may have hashed the same password anew, so it is checked once more.
            if isRight, let stored, stored.password != found?.password { return .done(nil) }
            guard isRight, let stored else {
                try rows.charge(limits.counted, now: now)
                return .refused(.wrongEmailOrPassword)
            }
            try rows.forget(limits.own)
            try forgetWrongCodes(of: address, from: client, in: rows)
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
        return try new ?? signedIn(to: address, password: password, from: client)
    }

    /// Returns the user and session of a token, or nil if it isn't valid. The use is recorded at most once per ``SessionRule/noteEvery``.
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

    /// Ends the session of a token. A token that isn't valid is ignored.
    public func logOut(_ token: SessionToken) throws {
        let now = clock.now()
        let user = try store.write { db -> String? in
            let rows = AccountRows(db: db)
            guard let signedIn = try rows.session(token: digest(token), rule: policy.session, now: now) else {
                return nil
            }
            _ = try rows.endSession(signedIn.session.id, of: signedIn.user.id)
            return signedIn.user.id.rawValue
        }
        if let user { report(SecurityEvent(.sessionEnded, .done, subject: user, actor: user)) }
    }

    /// Ends all sessions of the user.
    ///
    /// - Parameter keepingThis: Whether the session of the token stays.
    /// - Returns: The number of sessions ended.
    /// - Throws: ``AccountError/signedOut``, or ``AccountError/passwordAgain`` if the password was last typed more than ten minutes ago:
    ///   see ``reauthenticate(_:password:from:)``.
    @discardableResult
    public func logOutEverywhere(_ token: SessionToken, keepingThis: Bool = false) throws -> Int {
        let now = clock.now()
        let (user, count) = try settle { rows -> Settled<(String, Int)> in
            let signedIn = try current(token, in: rows, now: now)
            guard isProved(signedIn.session, now: now) else { return .refused(.passwordAgain) }
            let count = try rows.endSessions(of: signedIn.user.id, but: keepingThis ? signedIn.session.id : nil)
            try rows.note(.sessionsEnded, of: signedIn.user.id, by: signedIn.user.id.rawValue, at: now)
            return .done((signedIn.user.id.rawValue, count))
        }
        report(SecurityEvent(.sessionEnded, .done, reason: "EVERYWHERE", subject: user, actor: user))
        return count
    }

    /// Returns the user's sessions, most recently used first.
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

    /// Ends one session of the user.
    ///
    /// - Throws: ``AccountError/signedOut``, ``AccountError/noSuchSession(_:)``, or ``AccountError/passwordAgain`` if it is another session
    ///   and the password was last typed more than ten minutes ago: see ``reauthenticate(_:password:from:)``.
    public func endSession(_ id: TimeKit.ID<Session>, by token: SessionToken) throws {
        let now = clock.now()
        let user = try settle { rows -> Settled<String> in
            let signedIn = try current(token, in: rows, now: now)
            guard id == signedIn.session.id || isProved(signedIn.session, now: now) else {
                return .refused(.passwordAgain)
            }
            guard try rows.endSession(id, of: signedIn.user.id) else { return .refused(.noSuchSession(id.rawValue)) }
            return .done(signedIn.user.id.rawValue)
        }
        report(SecurityEvent(.sessionEnded, .done, subject: user, actor: user))
    }

    /// Returns the events of the user's account, newest first.
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
