import StorageKit
import TimeKit

extension Accounts {
    /// Mails a code for a new password, if the address has an account; the answer is the same.
    ///
    /// - Throws: ``AccountError/form(_:)``, ``AccountError/tooManyCodes(seconds:)``.
    public func requestReset(email: String, from client: AccountClient) throws {
        var fields = FormFields()
        guard let address = fields.email(email) else { throw AccountError.form(fields.problems) }
        let now = clock.now()
        let limits = codes(for: address, from: client)
        try settle { rows -> Settled<Void> in
            if let wait = try rows.waits(limits, now: now) {
                return .refused(.tooManyCodes(seconds: seconds(now, wait)))
            }
            try rows.charge(limits, now: now)
            let owner = try rows.user(key: address.key)?.user
            try issue(
                .reset,
                subject: subject(of: address),
                // To the address as its owner wrote it, never as it was typed here.
                address: owner?.email ?? address,
                delivery: owner == nil ? .nobody : .code,
                in: rows,
                now: now
            )
            return .done(())
        }
    }

    /// Sets a new password with a mailed code. All sessions end but the one that begins with it.
    ///
    /// - Throws: ``AccountError/form(_:)``, which costs nothing; ``AccountError/wrongCode(triesLeft:)``,
    ///   ``AccountError/noLiveCode``, ``AccountError/tooManyAttempts(seconds:)``.
    public func reset(
        email: String,
        code typedCode: String,
        newPassword: String,
        from client: AccountClient
    ) throws -> NewSession {
        var fields = FormFields()
        let typed = fields.email(email)
        let meant = fields.code(typedCode)
        fields.newPassword(newPassword, .newPassword, address: typed)
        try fields.check()
        guard let address = typed, let code = meant else { throw AccountError.form(fields.problems) }
        let now = clock.now()
        try refuseEarly([wrongCodes(of: client)], as: AccountError.tooManyAttempts, now: now)
        let password = try hasher.hash(newPassword, salt: random.bytes(PasswordHash.saltLength))
        let subject = subject(of: address)
        return try settle { rows in
            if case .refused(let error) = try guess(code, .reset, subject, from: client, in: rows, now: now) {
                return .refused(error)
            }
            guard let user = try rows.user(key: address.key)?.user else { return .refused(.noLiveCode) }
            try renew(password, of: user, but: nil, in: rows, now: now)
            try rows.forget(wrongPasswordsHere(for: address, from: client))
            try rows.note(.passwordReset, of: user.id, by: user.id.rawValue, at: now)
            return .done(try begin(user, on: client, in: rows, now: now))
        }
    }

    /// Sets a new password by the old one. All other sessions end.
    ///
    /// - Throws: ``AccountError/signedOut``, ``AccountError/wrongPassword``, ``AccountError/tooManyAttempts(seconds:)``,
    ///   ``AccountError/form(_:)``.
    public func changePassword(
        _ token: SessionToken,
        password: String,
        newPassword: String,
        from client: AccountClient
    ) throws {
        let address = try whoAmI(token)?.user.email
        var fields = FormFields()
        fields.password(password)
        fields.newPassword(newPassword, .newPassword, address: address)
        try fields.check()
        let now = clock.now()
        let proof = try prove(token, password: password, from: client, now: now)
        let renewed = try hasher.hash(newPassword, salt: random.bytes(PasswordHash.saltLength))
        try settle(proof, now: now) { rows, signedIn -> Settled<Void> in
            try renew(renewed, of: signedIn.user, but: signedIn.session, in: rows, now: now)
            try rows.note(.passwordChanged, of: signedIn.user.id, by: signedIn.user.id.rawValue, at: now)
            return .done(())
        }
    }

    /// Stores a new password, ends what the old one opened and every code under way, and tells the owner.
    private func renew(
        _ password: PasswordHash,
        of user: User,
        but kept: Session?,
        in rows: AccountRows,
        now: Instant
    ) throws {
        try rows.setPassword(password, of: user.id)
        try rows.endSessions(of: user.id, but: kept?.id)
        try voidResets(of: user.email, in: rows)
        try rows.deleteCodes(.address, of: user.id.rawValue)
        try lay(.passwordChanged, to: user.email, in: rows, now: now)
    }
}

// MARK: Proof by password

/// A password that was typed again for something that a session alone doesn't allow, checked before the transaction.
struct PasswordProof {
    var token: SessionToken
    /// The hash it was checked against.
    var stored: PasswordHash
    var isRight: Bool
    var limits: [CountedAttempt]
}

extension Accounts {
    func prove(
        _ token: SessionToken,
        password: String,
        from client: AccountClient,
        now: Instant
    ) throws -> PasswordProof {
        let (signedIn, stored) = try store.read { db in
            let rows = AccountRows(db: db)
            let signedIn = try current(token, in: rows, now: now)
            guard let stored = try rows.user(id: signedIn.user.id)?.password else { throw AccountError.signedOut }
            return (signedIn, stored)
        }
        let limits = wrongPasswords(for: signedIn.user.email, from: client)
        try refuseEarly(limits, as: AccountError.tooManyAttempts, now: now)
        let isRight = try hasher.verify(password, against: stored, costs: [])
        return PasswordProof(token: token, stored: stored, isRight: isRight, limits: limits)
    }

    /// Runs one transaction if the proof still holds in it; a wrong password costs an attempt.
    func settle<Value>(
        _ proof: PasswordProof,
        now: Instant,
        _ body: (AccountRows, SignedIn) throws -> Settled<Value>
    ) throws -> Value {
        try settle { rows in
            let signedIn = try current(proof.token, in: rows, now: now)
            if let wait = try rows.waits(proof.limits, now: now) {
                return .refused(.tooManyAttempts(seconds: seconds(now, wait)))
            }
            guard proof.isRight, try rows.user(id: signedIn.user.id)?.password == proof.stored else {
                try rows.charge(proof.limits, now: now)
                return .refused(.wrongPassword)
            }
            return try body(rows, signedIn)
        }
    }
}
