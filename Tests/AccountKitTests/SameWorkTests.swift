import Foundation
import GRDB
import StorageKit
import StoreSteps
import TestKit
import Testing
import TimeKit

@testable import AccountKit

/// The observable work of a use case, which an attacker could compare between addresses.
private struct Work: Hashable {
    var answer: AccountError?
    var hashes: [ScryptCost]
    /// The number of rows added to each table.
    var rows: [String: Int]
}

@Suite("Nobody learns whether an address has an account")
struct SameWorkTests {
    private static let tables = [
        "account_attempt", "account_code", "account_mail", "account_user", "account_session", "account_event",
        "account_device", "account_wrong_code",
    ]

    private static func work(_ box: AccountBox, _ body: () throws -> Void) throws -> (work: Work, steps: Int) {
        let before = try tables.map { try box.count($0) }
        box.hashing.reset()
        var answer: AccountError?
        let steps = try StepCount.count(in: box.store) { answer = box.refusal(body) }
        let rows = try zip(tables, before).map { ($0, try box.count($0) - $1) }
        return (Work(answer: answer, hashes: box.hashing.costs, rows: Dictionary(uniqueKeysWithValues: rows)), steps)
    }

    /// A use case for an address.
    struct Question: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var ask: @Sendable (_ accounts: Accounts, _ email: String) throws -> Void
    }

    static let questions = [
        Question(testDescription: "sign up") { accounts, email in
            _ = try accounts.signUp(SignUpForm(email: email, password: "another password"), from: AccountBox.elsewhere)
        },
        Question(testDescription: "log in") { accounts, email in
            _ = try accounts.logIn(email: email, password: "another password", from: AccountBox.elsewhere)
        },
        Question(testDescription: "ask for a reset") { accounts, email in
            _ = try accounts.requestReset(email: email, from: AccountBox.elsewhere)
        },
        Question(testDescription: "ask for a reset with the ticket of somebody's device") { accounts, email in
            let client = AccountClient(key: "198.51.100.9", device: "", ticket: DeviceTicket("made up"))
            _ = try accounts.requestReset(email: email, from: client)
        },
        Question(testDescription: "reset without a code") { accounts, email in
            _ = try accounts.reset(
                ResetTicket("made up"),
                code: "123456",
                newPassword: "another password",
                from: AccountBox.elsewhere
            )
        },
        Question(testDescription: "ask for a reset, and guess") { accounts, email in
            _ = try accounts.reset(
                try accounts.requestReset(email: email, from: AccountBox.elsewhere),
                code: "123456",
                newPassword: "another password",
                from: AccountBox.elsewhere
            )
        },
        Question(testDescription: "sign up, and guess") { accounts, email in
            let form = SignUpForm(email: email, password: "another password")
            let ticket = try accounts.signUp(form, from: AccountBox.elsewhere)
            _ = try accounts.verify(ticket, code: "123456", from: AccountBox.elsewhere)
        },
        Question(testDescription: "sign up, and ask for another code") { accounts, email in
            let form = SignUpForm(email: email, password: "another password")
            try accounts.resendVerification(
                try accounts.signUp(form, from: AccountBox.elsewhere),
                from: AccountBox.elsewhere
            )
        },
    ]

    @Test(
        "the answer, the hashing and the rows written are the same for an account and for a stranger",
        arguments: questions
    )
    func sameWork(question: Question) throws {
        let known = try AccountBox(seed: 3)
        try known.member("ana@example.org")
        let stranger = try AccountBox(seed: 3)
        try stranger.member("ben@example.org")
        let ofKnown = try Self.work(known) { try question.ask(known.accounts, "ana@example.org") }
        let ofStranger = try Self.work(stranger) { try question.ask(stranger.accounts, "ana@example.org") }
        #expect(ofKnown.work == ofStranger.work)
        #expect(ofKnown.work.hashes.count <= 1)
        // Reading an existing row takes about twenty steps more, a few microseconds.
        let difference = abs(ofKnown.steps - ofStranger.steps)
        #expect(difference * 10 <= ofKnown.steps, "\(ofKnown.steps) steps against \(ofStranger.steps)")
    }

    @Test(
        "a login hashes once whether the password is wrong or the account unknown, and as often at each cost while the cost rises"
    )
    func hashing() throws {
        let box = try AccountBox(cost: AccountBox.cost(3))
        try box.member("ana@example.org")
        let dearer = try AccountBox(seed: 2, cost: AccountBox.cost(5), store: box.store, clock: box.clock)
        try dearer.member("ben@example.org")
        for email in ["ana@example.org", "ben@example.org", "nobody@example.org"] {
            dearer.hashing.reset()
            #expect(
                dearer.refusal {
                    _ = try dearer.accounts.logIn(email: email, password: "x", from: AccountBox.elsewhere)
                }
                    == .wrongEmailOrPassword
            )
            #expect(dearer.hashing.costs == [AccountBox.cost(3), AccountBox.cost(5)])
        }
    }

    @Test("limits bite an address with and one without an account at the same guess, with the same answer")
    func sameLimits() throws {
        let box = try AccountBox()
        try box.member("ana@example.org", from: AccountClient(key: "setup", device: ""))
        try box.member("ben@example.org", from: AccountClient(key: "setup", device: ""))
        box.clock.advance(hours: 2)
        let answers = ["ana@example.org", "nobody@example.org"].map { email -> [AccountError?] in
            let client = AccountClient(key: "client of \(email)", device: "")
            let logIns = (0..<7).map { _ in
                box.refusal { _ = try box.accounts.logIn(email: email, password: "x", from: client) }
            }
            let resets = (0..<7).map { _ in box.refusal { try box.requestReset(email: email, from: client) } }
            return logIns + resets
        }
        #expect(answers[0] == answers[1])
        #expect(answers[0].contains(.tooManyAttempts(seconds: 900)))
        #expect(answers[0].contains(.tooManyCodes(seconds: 3_600)))
    }

    @Test(
        "a person who asked for a code and guesses on doesn't notice that the owner has used theirs, or changed the password"
    )
    func ownerMeanwhile() throws {
        let guesses = { (box: AccountBox, meanwhile: () throws -> Void) in
            try box.requestReset(email: "ana@example.org", from: AccountBox.elsewhere)
            return try (0..<7).map { number -> AccountError? in
                if number == 2 { try meanwhile() }
                return box.refusal {
                    _ = try box.reset(
                        email: "ana@example.org",
                        code: "00000\(number)",
                        newPassword: "the attacker's own",
                        from: AccountBox.elsewhere
                    )
                }
            }
        }
        let stranger = try guesses(try AccountBox()) {}
        let resetting = try AccountBox()
        try resetting.member()
        let ofReset = try guesses(resetting) {
            _ = try resetting.accounts.reset(
                try resetting.accounts.requestReset(email: "ana@example.org", from: AccountBox.home),
                code: try resetting.code(to: "ana@example.org"),
                newPassword: "a whole new phrase",
                from: AccountBox.home
            )
        }
        let changing = try AccountBox()
        let session = try changing.member()
        let ofChange = try guesses(changing) {
            _ = try changing.accounts.changePassword(
                session.token,
                password: AccountBox.password,
                newPassword: "a whole new phrase",
                from: AccountBox.home
            )
        }
        #expect(ofReset == stranger)
        #expect(ofChange == stranger)
        #expect(stranger.contains(.wrongCode(triesLeft: 0)) && stranger.last == .noLiveCode)
    }

    @Test(
        "the letter that a stranger's address would get is written and withheld, and swept within the hour's next letter"
    )
    func withheld() throws {
        let box = try AccountBox()
        try box.requestReset(email: "nobody@example.org", from: AccountBox.home)
        #expect(try box.letters(withheld: true).map(\.recipient) == ["nobody@example.org"])
        #expect(try MailOutbox(box.store, sender: Letters.sender).nextDue() == nil)
        box.clock.advance(hours: 1)
        try box.requestReset(email: "other@example.org", from: AccountBox.home)
        #expect(try box.letters(withheld: true).map(\.recipient) == ["other@example.org"])
    }
}
