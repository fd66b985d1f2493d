import SecurityLog
import StorageKit
import TimeKit

extension Accounts {
    /// Changes the display name of the signed-in user.
    ///
    /// - Returns: The user with the new name.
    /// - Throws: ``AccountError/signedOut``, ``AccountError/form(_:)``.
    public func changeName(_ token: SessionToken, to typed: String) throws -> User {
        var fields = FormFields()
        let name = fields.name(typed)
        try fields.check()
        let now = clock.now()
        return try settle { rows in
            var user = try current(token, in: rows, now: now).user
            user.name = name
            try rows.update(user)
            try rows.note(.nameChanged, of: user.id, by: user.id.rawValue, at: now)
            return .done(user)
        }
    }

    /// Mails a code to a new address. ``confirmEmail(_:code:from:)`` then moves the account there.
    ///
    /// If the address belongs to another account, its owner gets a notice instead of a code. The result is the same, so that nobody learns which
    /// addresses have accounts.
    ///
    /// - Returns: The session with its new token. The old token is void.
    /// - Throws: ``AccountError/form(_:)``, ``AccountError/signedOut``, ``AccountError/wrongPassword``,
    ///   ``AccountError/tooManyAttempts(seconds:)``, ``AccountError/tooManyCodes(seconds:)``.
    public func changeEmail(
        _ token: SessionToken,
        to typed: String,
        password: String,
        from client: AccountClient
    ) throws -> NewSession {
        var fields = FormFields()
        let meant = fields.email(typed)
        fields.password(password)
        try fields.check()
        guard let address = meant else { throw AccountError.form(fields.problems) }
        let now = clock.now()
        return try watching(.reauthentication, of: try whoAmI(token)?.user.email, from: client) {
            let limits = { rows in try codes(for: address, from: client, in: rows) }
            try refuseEarly(limits, as: AccountError.tooManyCodes, now: now)
            let proof = try prove(token, password: password, now: now)
            return try settle(proof, now: now) { rows, signedIn -> Settled<NewSession> in
                if signedIn.user.email == address { return .refused(.form([FormProblem(.email, .sameAddress)])) }
                let limits = try limits(rows)
                if let wait = try rows.waits(limits, now: now) {
                    return .refused(.tooManyCodes(seconds: seconds(now, wait)))
                }
                try rows.charge(limits, now: now)
                let owner = try rows.user(key: address.key)?.user
                let isFree = owner == nil || owner?.id == signedIn.user.id
                // A user has at most one pending address, so earlier codes are void.
                try rows.deleteCodes(.address, of: signedIn.user.id.rawValue)
                try issue(
                    .address,
                    subject: signedIn.user.id.rawValue,
                    address: address,
                    delivery: isFree ? .code : .instead(.addressTried, to: owner?.email ?? address),
                    in: rows,
                    now: now
                )
                return .done(try renewed(signedIn, on: client, in: rows, now: now))
            }
        }
    }

    /// Moves the account to the new address with the code mailed there, and notifies the old address.
    ///
    /// - Returns: The user with the new address.
    /// - Throws: ``AccountError/form(_:)``, ``AccountError/signedOut``, ``AccountError/wrongCode(triesLeft:)``,
    ///   ``AccountError/noLiveCode``, ``AccountError/tooManyAttempts(seconds:)``, ``AccountError/addressTaken(_:)``.
    public func confirmEmail(_ token: SessionToken, code typed: String, from client: AccountClient) throws -> User {
        var fields = FormFields()
        guard let code = fields.code(typed) else { throw AccountError.form(fields.problems) }
        let now = clock.now()
        let user = try watching(.code, of: try whoAmI(token)?.user.email, from: client) {
            try settle { rows -> Settled<User> in
                var user = try current(token, in: rows, now: now).user
                let stored: StoredCode
                switch try guess(code, .address, user.id.rawValue, from: client, in: rows, now: now) {
                case .refused(let error): return .refused(error)
                case .done(let right): stored = right
                }
                try rows.deleteCodes(.address, of: user.id.rawValue)
                if let owner = try rows.user(key: stored.address.key)?.user, owner.id != user.id {
                    return .refused(.addressTaken(stored.address))
                }
                // Reset codes that went to either address must no longer open the account.
                try voidResets(of: user.email, in: rows)
                try voidResets(of: stored.address, in: rows)
                try lay(.addressChanged, to: user.email, in: rows, now: now)
                user.email = stored.address
                try rows.update(user)
                try rows.note(.addressChanged, of: user.id, by: user.id.rawValue, at: now)
                return .done(user)
            }
        }
        let id = user.id.rawValue
        report(SecurityEvent(.addressChanged, .done, subject: id, actor: id, source: source(of: client)))
        return user
    }

    /// Deletes the account with its sessions, devices, codes and events, and the waiting letters to its address.
    ///
    /// - Parameter erasing: Deletes the user's other data in the same transaction, before the account. If it throws, nothing is deleted.
    /// - Throws: ``AccountError/signedOut``, ``AccountError/wrongPassword``, ``AccountError/tooManyAttempts(seconds:)``,
    ///   ``AccountError/form(_:)``, ``AccountError/lastAdmin``, or an error of `erasing`.
    public func deleteAccount(
        _ token: SessionToken,
        password: String,
        from client: AccountClient,
        erasing: AccountErasure = { _, _ in }
    ) throws {
        var fields = FormFields()
        fields.password(password)
        try fields.check()
        let now = clock.now()
        let user = try watching(.reauthentication, of: try whoAmI(token)?.user.email, from: client) {
            let proof = try prove(token, password: password, now: now)
            return try settle(proof, now: now) { rows, signedIn -> Settled<String> in
                if signedIn.user.role == .admin, try rows.count(of: .admin) == 1 { return .refused(.lastAdmin) }
                try erasing(rows.db, signedIn.user)
                try rows.delete(signedIn.user)
                return .done(signedIn.user.id.rawValue)
            }
        }
        report(SecurityEvent(.accountDeleted, .done, subject: user, actor: user, source: source(of: client)))
    }
}
