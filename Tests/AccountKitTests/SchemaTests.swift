import AccountCrypto
import GRDB
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import AccountKit

@Suite("The tables of accounts, and the clock")
struct SchemaTests {
    @Test("the schema keeps the house rules")
    func audit() throws {
        #expect(try SchemaAudit.findings(of: Accounts.schema) == [])
    }

    @Test("accounts outlive the process, and two processes see each other's")
    func durable() throws {
        let file = try TemporaryStore(schemas: [Accounts.schema])
        let box = try AccountBox(store: file.store)
        let session = try box.member()
        let again = try AccountBox(seed: 2, store: try file.openAgain(), clock: box.clock)
        #expect(try again.accounts.whoAmI(session.token) == session.signedIn)
        try again.accounts.logOut(session.token)
        #expect(try box.accounts.whoAmI(session.token) == nil)
    }

    @Test("accounts come back from an archive and from a backup: one is still signed in, and logs in")
    func archive() throws {
        let folder = try TemporaryFolder()
        let box = try AccountBox()
        let session = try box.member()
        try box.requestReset(email: "ana@example.org", from: AccountBox.home)
        try Archive.write(box.store, to: folder.file("accounts.jsonl"))
        let read = try LocalStore.inMemory(schemas: [Accounts.schema])
        try Archive.read(folder.file("accounts.jsonl"), into: read)
        try Backup.write(box.store, to: folder.file("backup.sqlite"))
        let restored = try LocalStore.open(at: folder.file("backup.sqlite"), schemas: [Accounts.schema])
        for store in [read, restored] {
            let again = try AccountBox(seed: 2, store: store, clock: box.clock)
            #expect(try again.dump() == box.dump())
            #expect(try again.accounts.whoAmI(session.token) == session.signedIn)
            _ = try again.accounts.logIn(
                email: "ana@example.org",
                password: AccountBox.password,
                from: AccountBox.home
            )
        }
    }

    @Test("under another key nobody is signed in and no code fits, and passwords still do")
    func otherSecret() throws {
        let box = try AccountBox()
        let session = try box.member()
        let ticket = try box.accounts.requestReset(email: "ana@example.org", from: AccountBox.home)
        let code = try box.code(to: "ana@example.org")
        let other = Accounts(
            box.store,
            clock: box.clock.wallClock,
            ids: .seeded(4),
            random: .seeded(4),
            secret: try AccountBox.secret(8),
            hasher: PasswordHasher(cost: AccountBox.cheap, cryptography: .swiftCrypto),
            letters: AccountLetters(service: "Maricopa Healthy")
        )
        #expect(try other.whoAmI(session.token) == nil)
        #expect(
            box.refusal {
                _ = try other.reset(
                    ticket,
                    code: code,
                    newPassword: "a whole new phrase",
                    from: AccountBox.home
                )
            } == .noLiveCode
        )
        _ = try other.logIn(email: "ana@example.org", password: AccountBox.password, from: AccountBox.home)
    }

    @Test("a clock set back keeps a code good for no longer than ten minutes, and a session signed in")
    func clockSetBack() throws {
        let box = try AccountBox()
        let session = try box.member()
        try box.requestReset(email: "ana@example.org", from: AccountBox.home)
        let code = try box.code(to: "ana@example.org")
        box.clock.advance(hours: -5)
        #expect(try box.accounts.whoAmI(session.token) != nil)
        let reset = {
            box.refusal {
                _ = try box.reset(
                    email: "ana@example.org",
                    code: code,
                    newPassword: "a whole new phrase",
                    from: AccountBox.home
                )
            }
        }
        #expect(reset() == .noLiveCode)
        box.clock.advance(minutes: 55, hours: 4)
        #expect(reset() == nil)
    }

    @Test("counts, ended sessions and codes of days ago don't pile up")
    func swept() throws {
        let box = try AccountBox()
        try box.member()
        for day in 0..<40 {
            box.clock.advance(hours: 25)
            let email = "u\(day)@example.org"
            try box.requestReset(email: email, from: AccountBox.home)
            _ = box.refusal { _ = try box.accounts.logIn(email: email, password: "x", from: AccountBox.home) }
            _ = try box.accounts.logIn(email: "ana@example.org", password: AccountBox.password, from: AccountBox.home)
        }
        #expect(try box.count("account_attempt") <= 10)
        #expect(try box.count("account_code") <= 2)
        #expect(try box.count("account_session") <= 31)
        #expect(try box.count("account_mail", where: "state = 'withheld'") == 1)
    }

    @Test("a row that makes no sense is named, and not taken for a wrong password")
    func unreadableRow() throws {
        let box = try AccountBox()
        let session = try box.member()
        try box.store.write { try $0.execute(sql: "UPDATE account_user SET email = 'not an address'") }
        #expect(
            box.refusal { _ = try box.accounts.whoAmI(session.token) }
                == .unreadableRow(table: "account_user", id: session.user.id.rawValue)
        )
    }

    @Test("accounts of the first version open: their sessions stay, and the password is asked again for what needs it")
    func migrated() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("old.sqlite")
        let first = Schema(
            namespace: Accounts.schema.namespace,
            migrations: Array(Accounts.schema.migrations.prefix(1))
        )
        let box = try AccountBox(store: try LocalStore.inMemory(schemas: [Accounts.schema]))
        let session = try box.member()
        let old = try LocalStore.open(at: file, schemas: [first])
        // The rows in the format of the first version.
        let (users, sessions) = try box.store.read { db in
            (
                try Row.fetchAll(db, sql: "SELECT * FROM account_user"),
                try Row.fetchAll(db, sql: "SELECT id, user_id, token, device, made_at, seen_at FROM account_session")
            )
        }
        try old.write { db in
            for (table, rows) in [("account_user", users), ("account_session", sessions)] {
                for row in rows {
                    let marks = Array(repeating: "?", count: row.count).joined(separator: ", ")
                    try db.execute(
                        sql: "INSERT INTO \(table) VALUES (\(marks))",
                        arguments: StatementArguments(row.databaseValues)
                    )
                }
            }
        }
        try old.close()
        let now = try AccountBox(
            seed: 2,
            store: try LocalStore.open(at: file, schemas: [Accounts.schema]),
            clock: box.clock
        )
        #expect(try now.accounts.whoAmI(session.token)?.user == session.user)
        #expect(now.refusal { _ = try now.accounts.logOutEverywhere(session.token) } == .passwordAgain)
        let proved = try now.accounts.reauthenticate(
            session.token,
            password: AccountBox.password,
            from: AccountBox.home
        )
        #expect(try now.accounts.logOutEverywhere(proved.token) == 1)
    }
}
