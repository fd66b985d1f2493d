import AccountCrypto
import AccountKit
import CommandKit
import Foundation
import MaricopaDirectory
import SecurityLog
import StorageKit
import TimeKit

extension AppSession {
    /// The accounts of this data folder; their key is made with the first.
    func accounts() throws -> Accounts {
        let cryptography = AccountCryptography.swiftCrypto
        return Accounts(
            store,
            clock: context.clock,
            ids: .live,
            random: .live,
            secret: try AccountSecret.stored(
                in: PrivateFile.key(in: context.folder).url,
                random: .live,
                cryptography: cryptography
            ),
            hasher: PasswordHasher(cost: Self.hashingCost, cryptography: cryptography),
            letters: AccountLetters(service: MailSettings.service),
            report: { [log = context.securityLog(of: app.name)] in log.note($0) },
            whenMailWaits: MailErrand.notice
        )
    }

    /// Who is logged in here; nil for nobody.
    func signedIn() throws -> SignedIn? {
        guard let text = try PrivateFile.session(in: context.folder).text(), !text.isEmpty else { return nil }
        return try accounts().whoAmI(SessionToken(text))
    }

    /// The token of whoever is logged in here. Throws `signedOut`.
    func token() throws -> SessionToken {
        guard let text = try PrivateFile.session(in: context.folder).text(), !text.isEmpty else {
            throw AccountError.signedOut
        }
        return SessionToken(text)
    }

    /// What whoever is logged in here may do. Where that can't be found out they are nobody, and are told why.
    var credential: Credential {
        do {
            return try signedIn().map { Credential(of: $0.user) } ?? .signedOut
        } catch {
            context.terminal.note("\("note:", .warning) nobody is signed in: \(String(describing: error))")
            return .signedOut
        }
    }

    /// Keeps a session that has begun, or got a new token; another one that was kept here before ends.
    func keep(_ new: NewSession) throws {
        let file = PrivateFile.session(in: context.folder)
        if let before = try file.text(), !before.isEmpty { try accounts().logOut(SessionToken(before)) }
        try PrivateFile.device(in: context.folder).write(new.device.text)
        try file.write(new.token.text)
    }

    /// Does what a session alone doesn't allow: where the password was typed too long ago, asks for it and tries again.
    func proved<Value>(_ body: (Accounts, SessionToken) throws -> Value) throws -> Value {
        let accounts = try accounts()
        let token = try token()
        do {
            return try body(accounts, token)
        } catch AccountError.passwordAgain {
            let new = try accounts.reauthenticate(token, password: askPassword(), from: client)
            try keep(new)
            return try body(accounts, new.token)
        }
    }

    /// This machine, as wrong guesses are counted and sessions are named.
    var client: AccountClient {
        get throws {
            AccountClient(
                key: "this machine",
                device: "maricopa on \(ProcessInfo.processInfo.hostName)",
                ticket: try PrivateFile.device(in: context.folder).text().map { DeviceTicket($0) }
            )
        }
    }

    /// What hashing a password costs. Tests of the executable set `MARICOPA_SCRYPT_LOG_N` (4 instead of 17); builds for release have no
    /// such switch.
    private static var hashingCost: ScryptCost {
        #if DEBUG
            if let text = CommandEnvironment.current.variables["MARICOPA_SCRYPT_LOG_N"], let logN = Int(text),
                let cost = ScryptCost(logN: logN)
            {
                return cost
            }
        #endif
        return .standard
    }
}
