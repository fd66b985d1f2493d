import Foundation
import StorageKit
import TimeKit

/// The limits of wrong passwords for whoever asks.
struct PasswordLimits {
    /// Those that make one wait.
    var refusing: [CountedAttempt]
    /// Those that a wrong password counts at.
    var counted: [CountedAttempt]
    /// The one that a right password ends.
    var own: CountedAttempt
}

// MARK: Known devices

extension Accounts {
    /// Whether somebody signed in to the address's account on this device before.
    func isKnown(_ client: AccountClient, for address: EmailAddress, in rows: AccountRows) throws -> Bool {
        // Looked up either way, so that an address with an account takes no other steps than one without.
        let owner = try rows.owner(ofDevice: deviceDigest(client.ticket))
        let user = try rows.user(key: address.key)?.user.id
        return owner != nil && owner == user
    }

    /// Notes a sign-in on a device, and answers the ticket that the device has from now on.
    func know(_ client: AccountClient, of user: User, in rows: AccountRows, now: Instant) throws -> DeviceTicket {
        var ticket = DeviceTicket(from: random)
        if let given = client.ticket, try rows.owner(ofDevice: deviceDigest(given)) == user.id { ticket = given }
        try rows.noteDevice(deviceDigest(ticket), of: user.id, at: now)
        return ticket
    }

    private func deviceDigest(_ ticket: DeviceTicket?) -> Data { secret.digest(.device, [ticket?.text ?? ""]) }
}

// MARK: Limits

extension Accounts {
    /// The kinds of attempt of a request for a code. A device that the account knows has a count of its own, so letters that strangers ask for
    /// don't use up the owner's.
    func codes(for address: EmailAddress, from client: AccountClient, in rows: AccountRows) throws -> [CountedAttempt] {
        if try isKnown(client, for: address, in: rows) {
            return [counted("code-device", [address.key, client.ticket?.text ?? ""], policy.codesForRequester)]
        }
        return [
            counted("code-requester", [address.key, client.key], policy.codesForRequester),
            counted("code-address", [address.key], policy.codesForAddress),
            counted("code-client", [client.key], policy.codesForClient),
        ]
    }

    /// The kind of attempt of a wrong password.
    ///
    /// The count of a known device is its own. All other clients have one each, and while an account is being guessed at from many of
    /// them each waits longer between its tries; nobody's guesses refuse the right password of somebody else.
    func wrongPasswords(
        for address: EmailAddress,
        from client: AccountClient,
        in rows: AccountRows,
        now: Instant
    ) throws -> PasswordLimits {
        if try isKnown(client, for: address, in: rows) {
            let own = counted("password-device", [address.key, client.ticket?.text ?? ""], policy.wrongPasswords)
            return PasswordLimits(refusing: [own], counted: [own], own: own)
        }
        let own = counted("password", [address.key, client.key], policy.wrongPasswords)
        let all = counted("password-address", [address.key], policy.wrongPasswordsForAddress)
        var refusing = [own, counted("password-client", [client.key], policy.wrongPasswordsOfClient)]
        if try rows.waits([all], now: now) != nil {
            refusing += policy.wrongPasswordsUnderAttack.map { counted("password", [address.key, client.key], $0) }
        }
        return PasswordLimits(refusing: refusing, counted: refusing + [all], own: own)
    }

    /// The kind of attempt of a wrong password in a session. The holder of a session is no stranger.
    func wrongPasswords(in session: Session) -> PasswordLimits {
        let own = counted("password-session", [session.id.rawValue], policy.wrongPasswords)
        return PasswordLimits(refusing: [own], counted: [own], own: own)
    }

    /// The kind of attempt of a wrong code, beside the code's own count.
    func wrongCodes(of client: AccountClient) -> CountedAttempt {
        counted("wrong-code", [client.key], policy.wrongCodesOfClient)
    }

    /// Where wrong codes for a new password are counted until the next success: with the address, and apart for a known device.
    func cap(of address: EmailAddress, from client: AccountClient, in rows: AccountRows) throws -> Data {
        let isKnown = try isKnown(client, for: address, in: rows)
        return capKeys(of: address, client)[isKnown ? 1 : 0]
    }

    /// Begins to count wrong codes anew, since the owner has shown who they are.
    func forgetWrongCodes(of address: EmailAddress, from client: AccountClient, in rows: AccountRows) throws {
        try rows.forgetWrongCodes(capKeys(of: address, client))
    }

    private func capKeys(of address: EmailAddress, _ client: AccountClient) -> [Data] {
        [
            secret.digest(.attempt, ["reset", address.key]),
            secret.digest(.attempt, ["reset-device", address.key, client.ticket?.text ?? ""]),
        ]
    }

    /// The limits looked at before a password is hashed for nothing; the transaction looks again.
    func refuseEarly(
        _ attempts: (AccountRows) throws -> [CountedAttempt],
        as error: (Int) -> AccountError,
        now: Instant
    ) throws {
        let wait = try store.read { db in
            let rows = AccountRows(db: db)
            return try rows.waits(try attempts(rows), now: now)
        }
        if let wait { throw error(seconds(now, wait)) }
    }

    /// Whole seconds to wait, at least one.
    func seconds(_ now: Instant, _ until: Instant) -> Int {
        max(1, Int((now.milliseconds(until: until) + 999) / 1_000))
    }

    private func counted(_ kind: String, _ parts: [String], _ limit: RateLimit) -> CountedAttempt {
        CountedAttempt(kind: kind, key: secret.digest(.attempt, [kind] + parts), limit: limit)
    }
}
