import Foundation
import StorageKit
import TimeKit

/// The result of a committed transaction. A refusal is committed, too, because a wrong guess uses up an attempt.
enum Settled<Value> {
    case done(Value)
    case refused(AccountError)
}

extension Accounts {
    /// Runs one transaction. A refusal is thrown after the commit; an error thrown by `body` rolls back.
    func settle<Value>(_ body: (AccountRows) throws -> Settled<Value>) throws -> Value {
        switch try store.write({ try body(AccountRows(db: $0)) }) {
        case .done(let value): return value
        case .refused(let error): throw error
        }
    }

    /// Returns the session of a token.
    ///
    /// - Throws: ``AccountError/signedOut``.
    func current(_ token: SessionToken, in rows: AccountRows, now: Instant) throws -> SignedIn {
        guard let signedIn = try rows.session(token: digest(token), rule: policy.session, now: now) else {
            throw AccountError.signedOut
        }
        return signedIn
    }

    /// Creates and stores a session of a user.
    func begin(_ user: User, on client: AccountClient, in rows: AccountRows, now: Instant) throws -> NewSession {
        let token = SessionToken(from: random)
        let session = Session(
            id: ids.next(at: now),
            device: String(MailMessage.singleLine(client.device).prefix(200)),
            madeAt: now,
            seenAt: now,
            provedAt: now,
            endsAt: policy.session.end(madeAt: now, seenAt: now)
        )
        try rows.sweepSessions(rule: policy.session, now: now)
        try rows.insert(session, of: user.id, token: digest(token))
        return NewSession(
            signedIn: SignedIn(user: user, session: session),
            token: token,
            device: try know(client, of: user, in: rows, now: now)
        )
    }

    /// Gives a session a new token after its owner has authenticated again.
    func renewed(
        _ signedIn: SignedIn,
        on client: AccountClient,
        in rows: AccountRows,
        now: Instant
    ) throws -> NewSession {
        var signedIn = signedIn
        signedIn.session.seenAt = now
        signedIn.session.provedAt = now
        signedIn.session.endsAt = policy.session.end(madeAt: signedIn.session.madeAt, seenAt: now)
        let token = SessionToken(from: random)
        try rows.renew(signedIn.session, token: digest(token))
        return NewSession(
            signedIn: signedIn,
            token: token,
            device: try know(client, of: signedIn.user, in: rows, now: now)
        )
    }

    /// Returns whether the password was typed recently enough.
    func isProved(_ session: Session, now: Instant) -> Bool {
        (0...policy.proofLasts).contains(session.provedAt.milliseconds(until: now))
    }

    func digest(_ token: SessionToken) -> Data {
        secret.digest(.session, [token.text])
    }

    /// The key under which the codes of a password reset are stored.
    func subject(of ticket: ResetTicket) -> String {
        StorageKit.SHA256.hexadecimal(Array(secret.digest(.ticket, ["reset", ticket.text])))
    }

    /// The key under which the codes of a sign-up are stored.
    func subject(of ticket: SignUpTicket) -> String {
        StorageKit.SHA256.hexadecimal(Array(secret.digest(.ticket, [ticket.text])))
    }
}

// MARK: Letters and codes

/// The recipient of the letter that goes with a new code.
enum CodeDelivery {
    /// The code goes to its address.
    case code
    /// The code is void and sent to nobody. The owner of the address gets another letter.
    case instead(AccountLetter, to: EmailAddress)
    /// The code is void, and nobody gets a letter.
    case nobody
}

extension Accounts {
    /// Creates a code, stores its digest and a letter. It writes one row of each in all three cases.
    func issue(
        _ purpose: CodePurpose,
        subject: String,
        address: EmailAddress,
        name: String = "",
        password: String = "",
        delivery: CodeDelivery,
        in rows: AccountRows,
        now: Instant
    ) throws {
        let code = OneTimeCode(from: random)
        let id: TimeKit.ID<StoredCode> = ids.next(at: now)
        let digest = digest(code, id: id, purpose, subject)
        let nobodys = Data(random.bytes(digest.count))
        let endsAt = now.adding(milliseconds: policy.code.lifetime)
        var stored = StoredCode(
            id: id,
            purpose: purpose,
            subject: subject,
            address: address,
            name: name,
            password: password,
            code: nobodys,
            madeAt: now,
            endsAt: endsAt
        )
        if case .code = delivery { stored.code = digest }
        try rows.sweepCodes(now: now)
        try rows.insert(stored)
        let minutes = Int((policy.code.lifetime + 59_999) / 60_000)
        let own: AccountLetter =
            switch purpose {
            case .signUp: .signUp(code: code, minutes: minutes)
            case .reset: .reset(code: code, minutes: minutes)
            case .address: .newAddress(code: code, minutes: minutes)
            }
        switch delivery {
        case .code: try lay(own, to: address, until: endsAt, in: rows, now: now)
        case .instead(let letter, let owner):
            try lay(letter, to: owner, until: endsAt, in: rows, now: now)
        case .nobody: try lay(own, to: address, until: endsAt, isWithheld: true, in: rows, now: now)
        }
    }

    /// Stores a letter in the outbox. Without an `end`, it expires after three days.
    func lay(
        _ letter: AccountLetter,
        to recipient: EmailAddress,
        until end: Instant? = nil,
        isWithheld: Bool = false,
        in rows: AccountRows,
        now: Instant
    ) throws {
        let text = letters.text(of: letter)
        let mail = MailRows(db: rows.db)
        try mail.sweep(now: now)
        try mail.lay(
            StoredLetter(
                id: ids.next(at: now),
                recipient: recipient,
                subject: text.subject,
                body: text.body,
                madeAt: now,
                endsAt: end ?? now.adding(days24h: 3)
            ),
            isWithheld: isWithheld
        )
        try whenMailWaits(rows.db, now)
    }

    /// Voids all pending reset codes of an address.
    func voidResets(of address: EmailAddress, in rows: AccountRows) throws {
        try rows.voidCodes(.reset, to: address, with: Data(random.bytes(32)))
    }

    /// Returns the stored code that matches a guess. A wrong guess counts against every pending code of the subject.
    ///
    /// - Parameter cap: The key for counting wrong codes until the next success, or nil to count none.
    func guess(
        _ code: OneTimeCode,
        _ purpose: CodePurpose,
        _ subject: String,
        from client: AccountClient,
        cap: Data? = nil,
        in rows: AccountRows,
        now: Instant
    ) throws -> Settled<StoredCode> {
        let limits = [wrongCodes(of: client)]
        if let wait = try rows.waits(limits, now: now) {
            return .refused(.tooManyAttempts(seconds: seconds(now, wait)))
        }
        if let cap, try rows.wrongCodes(cap) >= policy.wrongResetCodes { return .refused(.codesOff) }
        let live = try rows.codes(purpose, of: subject).filter { isLive($0, now: now) }
        var right: StoredCode?
        for stored in live where secret.matches(stored.code, .code, parts(code, id: stored.id, purpose, subject)) {
            right = stored
        }
        if let right { return .done(right) }
        try rows.charge(limits, now: now)
        if let cap { try rows.chargeWrongCode(cap, now: now) }
        try rows.noteWrongGuess(at: live.map(\.id))
        guard let left = live.map({ policy.code.tries - $0.wrong - 1 }).max() else { return .refused(.noLiveCode) }
        return .refused(.wrongCode(triesLeft: left))
    }

    func isLive(_ code: StoredCode, now: Instant) -> Bool {
        // A code from the future was created before the clock was set back. It stays valid for one more lifetime at most.
        code.wrong < policy.code.tries && now < code.endsAt
            && now >= code.madeAt.adding(milliseconds: -policy.code.lifetime)
    }

    private func digest(_ code: OneTimeCode, id: TimeKit.ID<StoredCode>, _ purpose: CodePurpose, _ subject: String)
        -> Data
    {
        secret.digest(.code, parts(code, id: id, purpose, subject))
    }

    private func parts(
        _ code: OneTimeCode,
        id: TimeKit.ID<StoredCode>,
        _ purpose: CodePurpose,
        _ subject: String
    ) -> [String] {
        [purpose.rawValue, subject, id.rawValue, code.digits]
    }
}
