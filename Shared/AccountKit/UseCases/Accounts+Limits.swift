import Foundation
import StorageKit
import TimeKit

/// The limits of wrong passwords that apply to one client.
struct PasswordLimits {
    /// The limits that can make the client wait.
    var refusing: [CountedAttempt]
    /// The limits that a wrong password counts toward.
    var counted: [CountedAttempt]
    /// The limit that a right password resets.
    var own: CountedAttempt
}

// MARK: Known devices

extension Accounts {
    /// Returns whether a user has signed in to the address's account on this device before.
    func isKnown(_ client: AccountClient, for address: EmailAddress, in rows: AccountRows) throws -> Bool {
        // Both are always looked up, so that an address without an account takes the same steps.
        let owner = try rows.owner(ofDevice: deviceDigest(client.ticket))
        let user = try rows.user(key: address.key)?.user.id
        return owner != nil && owner == user
    }

    /// Records a sign-in on a device and returns the device's ticket from now on.
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
    /// Returns the limits of requests for a code. A known device has its own, so letters requested by strangers don't use up the owner's.
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

    /// Returns the limits of wrong passwords at sign-in.
    ///
    /// A known device has its own limit. Unknown clients have one each, and wait longer while the account is being guessed at from many
    /// clients. So one client's guesses never block another client's right password.
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

    /// Returns the limits of wrong passwords in a session, whose holder is no stranger.
    func wrongPasswords(in session: Session) -> PasswordLimits {
        let own = counted("password-session", [session.id.rawValue], policy.wrongPasswords)
        return PasswordLimits(refusing: [own], counted: [own], own: own)
    }

    /// Returns the limit of wrong codes from one client, which applies beside each code's own limit.
    func wrongCodes(of client: AccountClient) -> CountedAttempt {
        counted("wrong-code", [client.key], policy.wrongCodesOfClient)
    }

    /// Returns the key that wrong reset codes are counted by until the next success: the address's, or a known device's own.
    func cap(of address: EmailAddress, from client: AccountClient, in rows: AccountRows) throws -> Data {
        let isKnown = try isKnown(client, for: address, in: rows)
        return capKeys(of: address, devices: [deviceDigest(client.ticket)])[isKnown ? 1 : 0]
    }

    /// Resets the counts of wrong codes after the owner has authenticated.
    func forgetWrongCodes(of address: EmailAddress, from client: AccountClient, in rows: AccountRows) throws {
        try rows.forgetWrongCodes(capKeys(of: address, devices: [deviceDigest(client.ticket)]))
    }

    /// Resets the counts of wrong codes of unknown clients and of all known devices of a user.
    func forgetAllWrongCodes(of user: User, in rows: AccountRows) throws {
        try rows.forgetWrongCodes(capKeys(of: user.email, devices: try rows.devices(of: user.id)))
    }

    /// Returns the key of an address and those of devices, by the digests of their tickets.
    private func capKeys(of address: EmailAddress, devices: [Data]) -> [Data] {
        [secret.digest(.attempt, ["reset", address.key])]
            + devices.map { secret.digest(.attempt, ["reset-device", address.key, $0.base64EncodedString()]) }
    }

    /// Checks the limits before a password is hashed in vain. The transaction checks them again.
    ///
    /// - Throws: `error` with the seconds to wait, if a limit is reached.
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

    /// Returns the whole seconds to wait, at least one.
    func seconds(_ now: Instant, _ until: Instant) -> Int {
        max(1, Int((now.milliseconds(until: until) + 999) / 1_000))
    }

    private func counted(_ kind: String, _ parts: [String], _ limit: RateLimit) -> CountedAttempt {
        CountedAttempt(kind: kind, key: secret.digest(.attempt, [kind] + parts), limit: limit)
    }
}
