import AccountCrypto
import Foundation
import GRDB
import SecurityLog
import StorageKit
import Synchronization
import TestKit
import TimeKit

@testable import AccountKit

/// Accounts in an in-memory store, with a manual clock, seeded secrets, and a log of the hashing.
final class AccountBox: Sendable {
    let store: LocalStore
    let clock: ManualClock
    let hashing = HashCount()
    let accounts: Accounts
    let reported = Reports()
    private let tickets = Mutex<[String: ResetTicket]>([:])

    /// A low hashing cost, which keeps the tests fast.
    static let cheap = cost(4)
    static let home = AccountClient(key: "192.0.2.7", device: "Firefox on Linux")
    static let elsewhere = AccountClient(key: "198.51.100.9", device: "Phone")

    static func cost(_ logN: Int) -> ScryptCost {
        guard let cost = ScryptCost(logN: logN) else { preconditionFailure("2^\(logN) is a cost") }
        return cost
    }

    init(
        seed: UInt64 = 1,
        cost: ScryptCost = AccountBox.cheap,
        policy: AccountPolicy = AccountPolicy(),
        schemas: [Schema] = [Accounts.schema],
        store: LocalStore? = nil,
        clock: ManualClock? = nil,
        whenMailWaits: @escaping MailNotice = { _, _ in }
    ) throws {
        let store = try store ?? LocalStore.inMemory(schemas: schemas)
        let clock = try clock ?? ManualClock("2026-05-01T16:00:00Z", zone: "America/Phoenix")
        self.store = store
        self.clock = clock
        accounts = Accounts(
            store,
            clock: clock.wallClock,
            ids: .seeded(seed),
            random: .seeded(seed),
            secret: try AccountBox.secret(7),
            hasher: PasswordHasher(cost: cost, cryptography: hashing.cryptography),
            letters: AccountLetters(service: "Maricopa Healthy"),
            policy: policy,
            report: { [reported] in reported.add($0) },
            whenMailWaits: whenMailWaits
        )
    }

    static func secret(_ byte: UInt8) throws -> AccountSecret {
        try AccountSecret(bytes: [UInt8](repeating: byte, count: 32), cryptography: .swiftCrypto)
    }

    static let password = "olive grove at noon"

    /// Signs a user up and confirms the address.
    @discardableResult
    func member(
        _ email: String = "ana@example.org",
        password: String = AccountBox.password,
        from client: AccountClient = AccountBox.home
    ) throws -> NewSession {
        let ticket = try accounts.signUp(SignUpForm(email: email, password: password, name: "Ana"), from: client)
        return try accounts.verify(ticket, code: try code(to: email), from: client)
    }
}

// MARK: Resets

extension AccountBox {
    /// Requests a code, and keeps the ticket as a device does.
    func requestReset(email: String, from client: AccountClient) throws {
        let key = email.trimmingCharacters(in: .whitespaces).lowercased()
        let ticket = try accounts.requestReset(
            email: email,
            continuing: tickets.withLock { $0[key] },
            from: client
        )
        tickets.withLock { $0[key] = ticket }
    }

    /// Resets the password with the ticket of the last request for the address.
    func reset(email: String, code: String, newPassword: String, from client: AccountClient) throws -> NewSession {
        let ticket = tickets.withLock { $0[email.lowercased()] } ?? ResetTicket("none")
        return try accounts.reset(ticket, code: code, newPassword: newPassword, from: client)
    }
}

/// The reported security events.
final class Reports: Sendable {
    private let list = Mutex<[SecurityEvent]>([])

    var all: [SecurityEvent] { list.withLock { $0 } }

    func add(_ event: SecurityEvent) { list.withLock { $0.append(event) } }
}

// MARK: Letters

extension AccountBox {
    struct Letter: Hashable {
        var recipient: String
        var subject: String
        var body: String
        var state: String

        /// The code in the letter; nil for none.
        var code: String? { body.firstMatch(of: /code: ([0-9]{6})/).map { String($0.output.1) } }
    }

    struct NoCode: Error {}

    /// The waiting letters, oldest first.
    func letters(withheld: Bool = false) throws -> [Letter] {
        try store.read { db in
            try Row.fetchAll(db, sql: "SELECT * FROM account_mail ORDER BY made_at, rowid").map {
                Letter(recipient: $0["recipient"], subject: $0["subject"], body: $0["body"], state: $0["state"])
            }
        }.filter { ($0.state == "withheld") == withheld }
    }

    /// The code in the last letter to an address.
    func code(to recipient: String) throws -> String {
        guard let code = try letters().last(where: { $0.recipient == recipient && $0.code != nil })?.code else {
            throw NoCode()
        }
        return code
    }

    /// A code that differs from the given one.
    static func wrong(_ code: String) -> String {
        (code.first == "9" ? "0" : "9") + code.dropFirst()
    }

    /// The error of a use case; nil if it succeeds.
    func refusal(_ body: () throws -> Void) -> AccountError? {
        do {
            try body()
            return nil
        } catch {
            return error as? AccountError
        }
    }

    func count(_ table: String, where condition: String = "1") throws -> Int {
        try store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table) WHERE \(condition)") ?? -1 }
    }
}

// MARK: Seeded secrets and counted work

/// The costs of all password hashes made so far.
final class HashCount: @unchecked Sendable {
    // @unchecked: touched under the lock only.
    private let lock = NSLock()
    private var made: [ScryptCost] = []

    var costs: [ScryptCost] { lock.withLock { made } }

    func reset() { lock.withLock { made = [] } }

    var cryptography: AccountCryptography {
        let live = AccountCryptography.swiftCrypto
        return AccountCryptography(authenticate: live.authenticate) { password, salt, cost, length in
            self.lock.withLock { self.made.append(cost) }
            return try live.derive(password, salt, cost, length)
        }
    }
}

extension RandomSource {
    /// A deterministic source of bytes.
    static func seeded(_ seed: UInt64) -> RandomSource {
        let source = LockedBytes(seed: seed)
        return RandomSource { source.next($0) }
    }
}

private final class LockedBytes: @unchecked Sendable {
    // @unchecked: touched under the lock only.
    private let lock = NSLock()
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    func next(_ count: Int) -> [UInt8] {
        lock.withLock { (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) } }
    }
}

extension AccountBox {
    /// The values of all account tables, as text.
    func dump() throws -> String {
        try store.read { db in
            let tables = try String.fetchAll(
                db,
                sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'account%'"
            )
            return try tables.flatMap { table in
                try Row.fetchAll(db, sql: "SELECT * FROM \(table)").map { row in
                    row.map { column, value in
                        "\(table).\(column)=\(Data.fromDatabaseValue(value).map { String(decoding: $0, as: UTF8.self) } ?? value.description)"
                    }.joined(separator: " ")
                }
            }.joined(separator: "\n")
        }
    }
}
