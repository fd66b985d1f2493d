import GRDB
import SchedulerKit
import StorageKit
import Synchronization
import TestKit
import Testing
import TimeKit

@testable import AccountKit

@Suite("The outbox")
struct MailOutboxTests {
    private static let down = MailFailure(.unreachable, "the server is down")

    private func box() throws -> (AccountBox, MailOutbox) {
        let box = try AccountBox()
        return (box, MailOutbox(box.store, sender: try Letters.sender))
    }

    @Test("letters are sent in order, once, and nothing is kept of what was sent")
    func sends() async throws {
        let (box, outbox) = try box()
        for name in ["ana", "ben", "eva"] {
            _ = try box.accounts.signUp(
                SignUpForm(email: "\(name)@example.org", password: AccountBox.password),
                from: AccountBox.home
            )
            box.clock.advance(seconds: 1)
        }
        let mailer = ScriptedMailer()
        #expect(try await outbox.sendDue(now: box.clock.now, through: mailer).sent == 3)
        #expect(mailer.letters.map(\.recipient.text) == ["ana@example.org", "ben@example.org", "eva@example.org"])
        #expect(mailer.letters.allSatisfy { $0.sender.name == "Maricopa Healthy" })
        #expect(try await outbox.sendDue(now: box.clock.now, through: mailer).sent == 0)
        #expect(try box.count("account_mail") == 0)
        #expect(try outbox.nextDue() == nil)
    }

    @Test("a letter is laid in by the transaction that gives reason for it: what fails mails nothing")
    func sameTransaction() throws {
        struct Failed: Error {}
        let box = try AccountBox(whenMailWaits: { _, _ in throw Failed() })
        #expect(throws: Failed.self) {
            try box.accounts.signUp(SignUpForm(email: "a@b.org", password: AccountBox.password), from: AccountBox.home)
        }
        #expect(
            try box.count("account_mail") == 0 && box.count("account_code") == 0 && box.count("account_attempt") == 0
        )
    }

    @Test("while the server is down the letters wait, twice as long each time, and one is tried for all")
    func serverDown() async throws {
        let (box, outbox) = try box()
        var session = try box.member()
        try box.store.write { try $0.execute(sql: "DELETE FROM account_mail") }
        // Two letters that are useful for days.
        for password in ["one new phrase", "two new phrases"] {
            session = try box.accounts.changePassword(
                session.token,
                password: password.hasPrefix("one") ? AccountBox.password : "one new phrase",
                newPassword: password,
                from: AccountBox.home
            )
        }
        let mailer = ScriptedMailer([Self.down, Self.down, Self.down, Self.down])
        let start = box.clock.now
        let report = try await outbox.sendDue(now: start, through: mailer)
        #expect(report.failures == ["the server is down"])
        #expect(mailer.letters.count == 1)
        #expect(try await outbox.sendDue(now: start.adding(seconds: 14), through: mailer).failures.count == 1)
        #expect(mailer.letters.count == 2)
        #expect(try await outbox.sendDue(now: start.adding(seconds: 15), through: mailer).failures.count == 1)
        // The first letter waits 30 more seconds; the second waits 15 seconds after its first attempt.
        #expect(try outbox.nextDue() == start.adding(seconds: 29))
        #expect(try await outbox.sendDue(now: start.adding(seconds: 29), through: mailer).failures.count == 1)
        #expect(try await outbox.sendDue(now: start.adding(minutes: 5), through: mailer).sent == 2)
        #expect(try box.count("account_mail") == 0)
    }

    @Test("a letter that is refused is dead at once, without its text and its code, and holds up no other")
    func refused() async throws {
        let (box, outbox) = try box()
        _ = try box.accounts.signUp(
            SignUpForm(email: "gone@example.org", password: AccountBox.password),
            from: AccountBox.home
        )
        box.clock.advance(seconds: 1)
        _ = try box.accounts.signUp(
            SignUpForm(email: "ana@example.org", password: AccountBox.password),
            from: AccountBox.home
        )
        let code = try box.code(to: "gone@example.org")
        let mailer = ScriptedMailer([MailFailure(.refused, "550 no such mailbox")])
        let report = try await outbox.sendDue(now: box.clock.now, through: mailer)
        #expect((report.sent, report.dead) == (1, 1))
        let dead = try #require(try outbox.deadLetters().first)
        #expect(dead.recipient.text == "gone@example.org")
        #expect(dead.reason == "550 no such mailbox")
        #expect(dead.attempts == 1)
        #expect(dead.subject == "······ is your Maricopa Healthy code")
        #expect(try !box.dump().contains(code))
        #expect(try outbox.nextDue() == nil)
        _ = try await outbox.sendDue(now: box.clock.now.adding(days24h: 30), through: mailer)
        #expect(try outbox.deadLetters().isEmpty)
    }

    @Test("a letter that is put off is tried again until its code is void, and then is dead")
    func putOff() async throws {
        let (box, outbox) = try box()
        try box.member()
        try box.store.write { try $0.execute(sql: "DELETE FROM account_mail") }
        try box.requestReset(email: "ana@example.org", from: AccountBox.home)
        let end = box.clock.now.adding(minutes: 10)
        let mailer = ScriptedMailer([MailFailure?](repeating: MailFailure(.later, "450 come again"), count: 100))
        var rounds = 0
        while let due = try outbox.nextDue() {
            _ = try await outbox.sendDue(now: due, through: mailer)
            rounds += 1
        }
        #expect(rounds == 7)
        #expect(mailer.letters.count == 6)
        #expect(Set(mailer.letters.map(\.id)).count == 1)
        let dead = try #require(try outbox.deadLetters().first)
        #expect(dead.reason == "it was too old to be sent")
        #expect(dead.at >= end)
    }

    @Test("after forty attempts a letter is given up")
    func givenUp() async throws {
        let box = try AccountBox()
        let outbox = MailOutbox(
            box.store,
            sender: try Letters.sender,
            retry: MailRetry(firstDelay: 10, longestDelay: 20, attempts: 3)
        )
        _ = try box.accounts.signUp(
            SignUpForm(email: "ana@example.org", password: AccountBox.password),
            from: AccountBox.home
        )
        let mailer = ScriptedMailer([MailFailure?](repeating: Self.down, count: 9))
        var times: [Int64] = []
        while let due = try outbox.nextDue() {
            times.append(box.clock.now.milliseconds(until: due))
            _ = try await outbox.sendDue(now: due, through: mailer)
        }
        #expect(times == [0, 10, 30])
        #expect(try outbox.deadLetters().map(\.attempts) == [3])
    }

    @Test("a letter whose process died is sent again after three minutes, under the same id")
    func killed() async throws {
        let (box, outbox) = try box()
        _ = try box.accounts.signUp(
            SignUpForm(email: "ana@example.org", password: AccountBox.password),
            from: AccountBox.home
        )
        let claimed = try box.store.write { try MailRows(db: $0).claim(now: box.clock.now, retry: outbox.retry) }
        let mailer = ScriptedMailer()
        #expect(try await outbox.sendDue(now: box.clock.now.adding(seconds: 179), through: mailer).sent == 0)
        #expect(try await outbox.sendDue(now: box.clock.now.adding(seconds: 180), through: mailer).sent == 1)
        #expect(mailer.letters.map(\.id) == [try #require(claimed).id.rawValue])
    }

    @Test("a clock set back by a year holds no letter up")
    func clockSetBack() async throws {
        let (box, outbox) = try box()
        _ = try box.accounts.signUp(
            SignUpForm(email: "ana@example.org", password: AccountBox.password),
            from: AccountBox.home
        )
        box.clock.advance(hours: -24 * 365)
        #expect(try await outbox.sendDue(now: box.clock.now, through: ScriptedMailer()).sent == 1)
    }

    @Test("a send that is canceled counts as no attempt, and the letter waits as before")
    func canceled() async throws {
        let (box, outbox) = try box()
        _ = try box.accounts.signUp(
            SignUpForm(email: "ana@example.org", password: AccountBox.password),
            from: AccountBox.home
        )
        let waiting = WaitingMailer()
        let sending = Task { [now = box.clock.now] in try await outbox.sendDue(now: now, through: waiting) }
        await waiting.begun()
        sending.cancel()
        await #expect(throws: CancellationError.self) { try await sending.value }
        #expect(try box.count("account_mail", where: "state = 'waiting' AND attempts = 0") == 1)
        #expect(try await outbox.sendDue(now: box.clock.now, through: ScriptedMailer()).sent == 1)
    }

    @Test("two processes that send at once send each letter once", .timeLimit(.minutes(1)))
    func twoProcesses() async throws {
        let file = try TemporaryStore(schemas: [Accounts.schema])
        let box = try AccountBox(store: file.store)
        for number in 0..<20 {
            try box.requestReset(email: "u\(number)@example.org", from: AccountBox.home)
            _ = try box.accounts.signUp(
                SignUpForm(email: "v\(number)@example.org", password: AccountBox.password),
                from: AccountClient(key: "\(number)", device: "")
            )
        }
        let mailer = ScriptedMailer()
        let sender = try Letters.sender
        let outboxes = [file.store, try file.openAgain()].map { MailOutbox($0, sender: sender) }
        let sent = try await withThrowingTaskGroup(of: Int.self) { group in
            for outbox in outboxes {
                group.addTask { [now = box.clock.now] in try await outbox.sendDue(now: now, through: mailer).sent }
            }
            return try await group.reduce(0, +)
        }
        #expect(sent == 20)
        #expect(Set(mailer.letters.map(\.recipient.text)).count == 20)
    }
}

extension MailOutboxTests {
    @Test("in a long run each letter has its whole lease, so that another process doesn't send it, too")
    func longRun() async throws {
        let (box, outbox) = try box()
        for name in ["ana", "ben"] {
            _ = try box.accounts.signUp(
                SignUpForm(email: "\(name)@example.org", password: AccountBox.password),
                from: AccountBox.home
            )
            box.clock.advance(seconds: 1)
        }
        let others = ScriptedMailer()
        let mailer = ClosureMailer { message in
            if message.recipient.text.hasPrefix("ana") {
                box.clock.advance(minutes: 4)
            } else {
                _ = try? await outbox.sendDue(now: box.clock.now, through: others)
            }
        }
        #expect(try await outbox.sendDue(now: box.clock.now, through: mailer).sent == 2)
        #expect(others.letters.isEmpty)
    }

    @Test("a code that expires while other letters are sent isn't mailed anymore")
    func expiresMeanwhile() async throws {
        let (box, outbox) = try box()
        for name in ["ana", "ben"] {
            _ = try box.accounts.signUp(
                SignUpForm(email: "\(name)@example.org", password: AccountBox.password),
                from: AccountBox.home
            )
            box.clock.advance(seconds: 1)
        }
        let mailer = ClosureMailer { _ in box.clock.advance(hours: 48) }
        let report = try await outbox.sendDue(now: box.clock.now, through: mailer)
        #expect((report.sent, report.dead) == (1, 1))
        #expect(try outbox.deadLetters().map(\.recipient.text) == ["ben@example.org"])
    }
}

/// Runs a closure for each letter.
private struct ClosureMailer: Mailer {
    let act: @Sendable (MailMessage) async -> Void

    func send(_ message: MailMessage) async throws(MailFailure) { await act(message) }
}

/// Reports its start, and then waits until it is canceled.
private final class WaitingMailer: Mailer {
    private let (beginnings, beginning) = AsyncStream.makeStream(of: Void.self)

    func begun() async {
        for await _ in beginnings { return }
    }

    func send(_ message: MailMessage) async throws(MailFailure) {
        beginning.yield()
        let (nothing, source) = AsyncStream.makeStream(of: Void.self)
        for await _ in nothing {}
        source.finish()
        throw MailFailure(.later, "it was canceled")
    }
}

/// The lines that the errand reported about its runs.
private final class MailReports: Sendable {
    private let list = Mutex<[MailReport]>([])

    var all: [MailReport] { list.withLock { $0 } }

    func add(_ report: MailReport) { list.withLock { $0.append(report) } }
}

@Suite("The outbox as a job")
struct MailErrandTests {
    @Test("a letter makes the job due at once; what must wait makes it due again; nothing is lost between")
    func errand() async throws {
        let box = try AccountBox(schemas: [Accounts.schema, Scheduler.schema], whenMailWaits: MailErrand.notice)
        let mailer = ScriptedMailer([nil, MailFailure(.later, "450 come again")])
        let told = MailReports()
        let scheduler = Scheduler(
            store: box.store,
            handlers: [:],
            errands: [
                MailErrand.kind: MailErrand.errand(
                    MailOutbox(box.store, sender: try Letters.sender),
                    clock: box.clock.wallClock,
                    mailer: mailer,
                    tell: { told.add($0) }
                )
            ],
            holder: "test"
        )
        #expect(try scheduler.nextDue(now: box.clock.now) == nil)
        for name in ["ana", "ben", "eva"] {
            _ = try box.accounts.signUp(
                SignUpForm(email: "\(name)@example.org", password: AccountBox.password),
                from: AccountBox.home
            )
        }
        let due = try #require(try scheduler.nextDue(now: box.clock.now))
        #expect(box.clock.now.milliseconds(until: due) <= 10)
        box.clock.now = due
        _ = try await scheduler.runErrands(now: box.clock.now)
        #expect(mailer.letters.count == 3)
        let again = try #require(try scheduler.nextDue(now: box.clock.now))
        #expect(due.milliseconds(until: again) == 15_000)
        #expect(told.all.map(\.sent) == [2])
        #expect(told.all.map(\.failures) == [["450 come again"]])
        // A letter queued meanwhile doesn't wait for the other one.
        box.clock.advance(seconds: 5)
        try box.requestReset(email: "stranger@example.org", from: AccountBox.elsewhere)
        _ = try box.accounts.signUp(
            SignUpForm(email: "eli@example.org", password: AccountBox.password),
            from: AccountBox.elsewhere
        )
        box.clock.advance(milliseconds: 5)
        _ = try await scheduler.runErrands(now: box.clock.now)
        #expect(mailer.letters.count == 4)
        box.clock.now = again.adding(milliseconds: 10)
        _ = try await scheduler.runErrands(now: box.clock.now)
        #expect(mailer.letters.count == 5)
        #expect(try box.count("account_mail", where: "state <> 'withheld'") == 0)
        #expect(try scheduler.nextDue(now: box.clock.now) == nil)
    }

    @Test("a letter laid in at the very moment when the job ends is sent, too")
    func sameMoment() async throws {
        let box = try AccountBox(schemas: [Accounts.schema, Scheduler.schema], whenMailWaits: MailErrand.notice)
        let mailer = ScriptedMailer()
        let outbox = MailOutbox(box.store, sender: try Letters.sender)
        let errand = MailErrand.errand(outbox, clock: box.clock.wallClock, mailer: mailer) { _ in }
        let scheduler = Scheduler(
            store: box.store,
            handlers: [:],
            errands: [
                MailErrand.kind: { store, job, occurrence in
                    try await errand(store, job, occurrence)
                    // The outbox is empty, but the scheduler hasn't recorded the end of the job yet.
                    guard mailer.letters.count == 1 else { return }
                    _ = try box.accounts.signUp(
                        SignUpForm(email: "ben@example.org", password: AccountBox.password),
                        from: AccountBox.home
                    )
                }
            ],
            holder: "test"
        )
        _ = try box.accounts.signUp(
            SignUpForm(email: "ana@example.org", password: AccountBox.password),
            from: AccountBox.home
        )
        for _ in 0..<2 {
            box.clock.now = max(box.clock.now, try #require(try scheduler.nextDue(now: box.clock.now)))
            _ = try await scheduler.runErrands(now: box.clock.now)
        }
        #expect(mailer.letters.map(\.recipient.text) == ["ana@example.org", "ben@example.org"])
        #expect(try scheduler.nextDue(now: box.clock.now) == nil)
    }
}
