import SecurityLog
import StorageKit
public import TimeKit

extension Accounts {
    /// Signs in with an address and its password.
    ///
    /// A password whose hash costs less (or more) than new ones do is hashed anew. A device keeps ``NewSession/device``, and shows it in
    /// ``AccountClient/ticket`` when it signs in again: strangers' guesses then don't concern it.
    ///
    /// - Throws: ``AccountError/wrongEmailOrPassword``, ``AccountError/tooManyAttempts(seconds:)``; ``AccountError/form(_:)`` for
    ///   what can't be an address or a password, which costs nothing.
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
        return try settle { [renewed] rows in
            let limits = try wrongPasswords(for: address, from: client, in: rows, now: now)
            if let wait = try rows.waits(limits.refusing, now: now) {
                return .refused(.tooManyAttempts(seconds: seconds(now, wait)))
            }
            // Looked up again either way: the password may have been changed since, or the account deleted.
            let stored = try rows.user(key: address.key)
            guard isRight, let stored, stored.password == found?.password else {
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
    /// - Throws: ``AccountError/signedOut``; ``AccountError/passwordAgain`` where the password was typed more than ten minutes ago:
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
    /// - Throws: ``AccountError/signedOut``, ``AccountError/noSuchSession(_:)``; ``AccountError/passwordAgain`` for another session than
    ///   this one where the password was typed more than ten minutes ago: see ``reauthenticate(_:password:from:)``.
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
