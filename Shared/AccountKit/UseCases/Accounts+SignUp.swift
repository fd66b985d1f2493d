import SecurityLog
import StorageKit
import TimeKit

extension Accounts {
    /// Begins a sign-up by mailing a code to the address. ``verify(_:code:from:)`` then creates the account.
    ///
    /// If the address has an account, its owner gets a notice instead of a code. The answer is the same.
    ///
    /// A form that is sent again goes on with the sign-up under way for the same address. Each of its codes makes the account with the name and
    /// password typed last, and a form that is sent twice at once mails one letter.
    ///
    /// - Parameter earlier: The ticket of the sign-up under way on this device; nil for none.
    /// - Returns: The ticket that ``verify(_:code:from:)`` needs with the code. The device keeps it until then, for a day at most.
    /// - Throws: ``AccountError/form(_:)``, ``AccountError/tooManyCodes(seconds:)``.
    public func signUp(
        _ form: SignUpForm,
        continuing earlier: SignUpTicket? = nil,
        from client: AccountClient
    ) throws -> SignUpTicket {
        var fields = FormFields()
        let name = fields.name(form.name)
        let typed = fields.email(form.email)
        fields.newPassword(form.password, .password, address: typed)
        try fields.check()
        guard let address = typed else { throw AccountError.form(fields.problems) }
        let now = clock.now()
        return try watching(.code, of: address, from: client) {
            try refuseEarly({ try codes(for: address, from: client, in: $0) }, as: AccountError.tooManyCodes, now: now)
            let password = try hasher.hash(form.password, salt: random.bytes(PasswordHash.saltLength))
            let fresh = SignUpTicket(from: random)
            return try settle { rows in
                var ticket = fresh
                if let earlier, let begun = try rows.codes(.signUp, of: subject(of: earlier)).last,
                    begun.address.key == address.key
                {
                    ticket = earlier
                    try rows.setSignUp(name: name, password: password.description, of: subject(of: ticket))
                    let age = begun.madeAt.milliseconds(until: now)
                    if (0..<policy.sentTwice).contains(age), isLive(begun, now: now) { return .done(ticket) }
                }
                let limits = try codes(for: address, from: client, in: rows)
                if let wait = try rows.waits(limits, now: now) {
                    return .refused(.tooManyCodes(seconds: seconds(now, wait)))
                }
                try rows.charge(limits, now: now)
                try issue(
                    .signUp,
                    subject: subject(of: ticket),
                    address: address,
                    name: name,
                    password: password.description,
                    delivery: try signUpDelivery(to: address, in: rows),
                    in: rows,
                    now: now
                )
                return .done(ticket)
            }
        }
    }

    /// Mails another code for a sign-up. Earlier codes stay valid until they expire.
    ///
    /// - Throws: ``AccountError/noLiveCode`` if the sign-up was finished or is more than a day old, or
    ///   ``AccountError/tooManyCodes(seconds:)``.
    public func resendVerification(_ ticket: SignUpTicket, from client: AccountClient) throws {
        let now = clock.now()
        let subject = subject(of: ticket)
        try watching(.code, of: nil, from: client) {
            try settle { rows -> Settled<Void> in
                guard let last = try rows.codes(.signUp, of: subject).last else { return .refused(.noLiveCode) }
                let limits = try codes(for: last.address, from: client, in: rows)
                if let wait = try rows.waits(limits, now: now) {
                    return .refused(.tooManyCodes(seconds: seconds(now, wait)))
                }
                try rows.charge(limits, now: now)
                try issue(
                    .signUp,
                    subject: subject,
                    address: last.address,
                    name: last.name,
                    password: last.password,
                    delivery: try signUpDelivery(to: last.address, in: rows),
                    in: rows,
                    now: now
                )
                return .done(())
            }
        }
    }

    /// Completes a sign-up with the mailed code: creates the account and signs its owner in.
    ///
    /// - Throws: ``AccountError/form(_:)`` for a text that is no code, which costs no attempt, ``AccountError/wrongCode(triesLeft:)``,
    ///   ``AccountError/noLiveCode``, ``AccountError/tooManyAttempts(seconds:)``, ``AccountError/addressTaken(_:)``.
    public func verify(_ ticket: SignUpTicket, code typed: String, from client: AccountClient) throws -> NewSession {
        var fields = FormFields()
        guard let code = fields.code(typed) else { throw AccountError.form(fields.problems) }
        let now = clock.now()
        let subject = subject(of: ticket)
        let new = try watching(.code, of: nil, from: client) {
            try settle { rows -> Settled<NewSession> in
                let stored: StoredCode
                switch try guess(code, .signUp, subject, from: client, in: rows, now: now) {
                case .refused(let error): return .refused(error)
                case .done(let right): stored = right
                }
                try rows.deleteCodes(.signUp, of: subject)
                if try rows.user(key: stored.address.key) != nil { return .refused(.addressTaken(stored.address)) }
                guard let password = PasswordHash(stored.password) else {
                    throw AccountError.unreadableRow(table: "account_code", id: stored.id.rawValue)
                }
                let user = User(
                    id: ids.next(at: now),
                    email: stored.address,
                    name: stored.name,
                    role: .member,
                    madeAt: now
                )
                try rows.insert(user, password: password)
                let session = try begin(user, on: client, in: rows, now: now)
                try rows.note(
                    .signedUp,
                    of: user.id,
                    detail: session.signedIn.session.device,
                    by: user.id.rawValue,
                    at: now
                )
                return .done(session)
            }
        }
        report(SecurityEvent(.accountMade, .done, subject: new.user.id.rawValue, source: source(of: client)))
        return new
    }

    private func signUpDelivery(to address: EmailAddress, in rows: AccountRows) throws -> CodeDelivery {
        guard let owner = try rows.user(key: address.key)?.user else { return .code }
        return .instead(.addressTried, to: owner.email)
    }
}
