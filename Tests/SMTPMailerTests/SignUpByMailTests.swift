import AccountCrypto
import AccountKit
import Foundation
import SMTPMailer
import SchedulerKit
import StorageKit
import TestKit
import Testing
import TimeKit

/// The whole chain: accounts, the outbox, the scheduler, SMTP, and a mailbox.
@Suite(
    "An account by real mail",
    .enabled(if: MailServer.python != nil || MailServer.isInsistedOn),
    .timeLimit(.minutes(2))
)
struct SignUpByMailTests {
    private let home = AccountClient(key: "192.0.2.7", device: "Firefox on Linux")

    private func code(in letter: MailServer.Received) throws -> String {
        try #require(letter.body.firstMatch(of: /code: ([0-9]{6})/).map { String($0.output.1) })
    }

    @Test(
        "a person who signs up, forgets the password and gets a new one reads each code in their mail, even after the server was down"
    )
    func story() async throws {
        let clock = try ManualClock("2026-05-01T16:00:00Z", zone: "America/Phoenix")
        let folder = try TemporaryStore(schemas: [Accounts.schema, Scheduler.schema])
        let accounts = Accounts(
            folder.store,
            clock: clock.wallClock,
            ids: .seeded(1),
            random: .live,
            secret: try AccountSecret.stored(
                in: folder.folder.file("accounts.key"),
                random: .live,
                cryptography: .swiftCrypto
            ),
            hasher: PasswordHasher(cost: try #require(ScryptCost(logN: 4)), cryptography: .swiftCrypto),
            letters: AccountLetters(service: "Maricopa Healthy"),
            whenMailWaits: MailErrand.notice
        )
        let server = try MailServer(.login)
        let outbox = MailOutbox(
            folder.store,
            sender: MailSender(name: "Maricopa Healthy", address: try EmailAddress("no-reply@maricopa.example"))
        )
        let scheduler = { (port: Int) throws -> Scheduler in
            var settings = try SMTPServer("smtp://ana%40example.org@localhost:\(port)", password: MailServer.password)
            settings.certificates = server.certificate
            let mailer = SMTPMailer(settings)
            return Scheduler(
                store: folder.store,
                handlers: [:],
                errands: [MailErrand.kind: MailErrand.errand(outbox, clock: clock.wallClock, mailer: mailer) { _ in }]
            )
        }

        let ticket = try accounts.signUp(
            SignUpForm(email: "Ana@Example.org", password: "olive grove at noon", name: "Ana"),
            from: home
        )
        clock.advance(seconds: 1)
        _ = try await scheduler(server.port).runErrands(now: clock.now)
        let welcome = try server.received()
        #expect(welcome.to == ["Ana@Example.org"])
        #expect(welcome.subject == "\(try code(in: welcome)) is your Maricopa Healthy code")
        let first = try accounts.verify(ticket, code: try code(in: welcome), from: home)

        let resetTicket = try accounts.requestReset(email: "ana@example.org", from: home)
        clock.advance(seconds: 1)
        // The port of a stopped server refuses connections.
        let gone = try MailServer(.plain).port
        _ = try await scheduler(gone).runErrands(now: clock.now)
        #expect(try outbox.nextDue() == clock.now.adding(seconds: 15))
        clock.advance(seconds: 16)
        _ = try await scheduler(server.port).runErrands(now: clock.now)
        let letter = try server.received()
        #expect(letter.to == ["Ana@Example.org"])
        let second = try accounts.reset(
            resetTicket,
            code: try code(in: letter),
            newPassword: "a whole new phrase",
            from: home
        )
        #expect(try accounts.whoAmI(first.token) == nil)
        #expect(try accounts.whoAmI(second.token)?.user == first.user)
        clock.advance(seconds: 1)
        _ = try await scheduler(server.port).runErrands(now: clock.now)
        #expect(try server.received().subject == "Your Maricopa Healthy password was changed")
        #expect(try outbox.nextDue() == nil)
        #expect(try outbox.deadLetters().isEmpty)
    }
}
