import AccountCrypto
import AccountKit
import CommandKit
import Foundation
import MaricopaDirectory
import SecurityLog
import StorageKit
import TimeKit
import WordKit

extension AppSession {
    /// The accounts of this data folder. The first call creates their secret key.
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
            letters: AccountLetters(service: MailSettings.service) { letter, service in
                inChosenLanguage { AccountLetters.texts(letter, service) }
            },
            report: { [log = context.securityLog(of: app.name)] in log.note($0) },
            whenMailWaits: MailErrand.notice
        )
    }

    /// The accounts for acts of screens. The session and the tickets are in private files beside the data.
    func desk() throws -> AccountDesk {
        let folder = context.folder
        return AccountDesk(
            try accounts(),
            origin: try client,
            read: { item in
                try PrivateFile.file(of: item, in: folder).text().flatMap { $0.isEmpty ? nil : $0 }
            },
            keep: { text, item in
                let file = PrivateFile.file(of: item, in: folder)
                if let text { try file.write(text) } else { try file.delete() }
            },
            whenMailWaits: MailErrand.notice,
            sendLetters: { try await sendLetters() }
        )
    }

    /// Returns the profile of the current user with their devices. A visitor's needs no accounts, whose key would be created.
    func profilePage() throws -> ProfilePage {
        var directory = directory
        if directory.credential.user != nil { directory.desk = try desk() }
        return try directory.profilePage()
    }

    /// The current user; nil if nobody is logged in.
    func signedIn() throws -> SignedIn? {
        guard let text = try PrivateFile.session(in: context.folder).text(), !text.isEmpty else { return nil }
        return try accounts().whoAmI(SessionToken(text))
    }

    /// The token of the current session.
    ///
    /// - Throws: `AccountError.signedOut` if none is stored.
    func token() throws -> SessionToken {
        guard let text = try PrivateFile.session(in: context.folder).text(), !text.isEmpty else {
            throw AccountError.signedOut
        }
        return SessionToken(text)
    }

    /// The credential of the current user. It is `signedOut` if nobody is logged in and, with a printed warning, if that can't be determined.
    var credential: Credential {
        do {
            return try signedIn().map { Credential(of: $0.user) } ?? .signedOut
        } catch {
            let text = localized("nobody is signed in: \(String(describing: error))")
            context.terminal.note("\(localized("note:"), .warning) \(text)")
            return .signedOut
        }
    }

    /// Stores the token and the device ticket of a new or renewed session. Ends the session that was stored before; a void token is ignored.
    func keep(_ new: NewSession) throws {
        let file = PrivateFile.session(in: context.folder)
        if let before = try file.text(), !before.isEmpty { try accounts().logOut(SessionToken(before)) }
        try PrivateFile.device(in: context.folder).write(new.device.text)
        try file.write(new.token.text)
    }

    /// Runs an operation that needs a recent proof of the password. If the last one is too old, asks for the password and retries.
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

    /// The origin of requests. Failed logins are counted by its key. Sessions are listed under its device.
    var client: AccountClient {
        get throws {
            AccountClient(
                key: "this machine",
                device: "maricopa (\(ProcessInfo.processInfo.hostName))",
                ticket: try PrivateFile.device(in: context.folder).text().map { DeviceTicket($0) }
            )
        }
    }

    /// The cost of hashing a password. In debug builds, `MARICOPA_SCRYPT_LOG_N` lowers it for tests, from 17 to 4.
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
