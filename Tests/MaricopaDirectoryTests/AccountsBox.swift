import AccountKit
import Foundation
import StorageKit
import TestKit
import TimeKit

@testable import MaricopaDirectory

/// A directory whose users sign up with mailed codes. Passwords and keys use arithmetic instead of cryptography.
final class AccountsBox: Sendable {
    let directory: UserBox
    let accounts: Accounts
    let mailbox = Mailbox()

    static let password = "olive grove at noon"
    static let home = AccountClient(key: "home", device: "A phone")
    static let away = AccountClient(key: "away", device: "A tablet")

    init() throws {
        directory = try UserBox()
        accounts = Accounts(
            directory.nobody.store,
            clock: directory.clock.wallClock,
            ids: .seeded(7),
            random: Self.random(11),
            secret: try AccountSecret(bytes: [UInt8](repeating: 7, count: 32), cryptography: Self.cryptography),
            hasher: PasswordHasher(cryptography: Self.cryptography),
            letters: AccountLetters(service: "Maricopa Healthy")
        )
    }

    /// Signs a user up, and returns the session and the directory as that user.
    func signUp(_ email: String) async throws -> (session: NewSession, directory: MaricopaDirectory) {
        let ticket = try accounts.signUp(SignUpForm(email: email, password: Self.password), from: Self.home)
        let sender = MailSender(name: "", address: try EmailAddress("news@example.org"))
        let outbox = MailOutbox(directory.nobody.store, sender: sender)
        _ = try await outbox.sendDue(now: directory.clock.now, through: mailbox)
        let session = try accounts.verify(ticket, code: try mailbox.lastCode(), from: Self.home)
        return (session, directory.nobody.acting(as: Credential(of: session.user)))
    }

    private static let cryptography = AccountCryptography(
        authenticate: { message, key in mixed(message + key, 32) },
        derive: { password, salt, cost, length in mixed(password + salt + Array(cost.description.utf8), length) }
    )

    private static func mixed(_ bytes: [UInt8], _ length: Int) -> [UInt8] {
        var state: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
        var generator = SeededGenerator(seed: state)
        return (0..<length).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
    }

    private static func random(_ seed: UInt64) -> RandomSource {
        let source = LockedGenerator(seed: seed)
        return RandomSource { source.next($0) }
    }
}

private final class LockedGenerator: @unchecked Sendable {
    // @unchecked: touched under the lock only.
    private let lock = NSLock()
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    func next(_ count: Int) -> [UInt8] {
        lock.withLock { (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) } }
    }
}

/// Stores the sent letters.
final class Mailbox: Mailer, @unchecked Sendable {
    // @unchecked: touched under the lock only.
    private let lock = NSLock()
    private var letters: [MailMessage] = []

    struct NoCode: Error {}

    func send(_ message: MailMessage) async throws(MailFailure) { lock.withLock { letters.append(message) } }

    /// The code in the last letter.
    func lastCode() throws -> String {
        guard let code = lock.withLock({ letters.last?.body.firstMatch(of: /code: ([0-9]{6})/)?.output.1 }) else {
            throw NoCode()
        }
        return String(code)
    }
}
