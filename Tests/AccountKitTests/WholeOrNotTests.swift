import StorageKit
import TestKit
import Testing
import TimeKit

@testable import AccountKit

@Suite("A use case is done whole or not at all")
struct WholeOrNotTests {
    private struct Failed: Error {}

    /// A use case that queues a letter.
    struct Step: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var take:
            @Sendable (_ accounts: Accounts, _ box: AccountBox, _ session: NewSession, _ reset: ResetTicket) throws ->
                Void
    }

    static let steps = [
        Step(testDescription: "sign up") { accounts, _, _, _ in
            _ = try accounts.signUp(
                SignUpForm(email: "b@example.org", password: AccountBox.password),
                from: AccountBox.home
            )
        },
        Step(testDescription: "ask for a reset") { accounts, _, _, _ in
            _ = try accounts.requestReset(email: "ana@example.org", from: AccountBox.home)
        },
        Step(testDescription: "ask for a reset as a stranger") { accounts, _, _, _ in
            _ = try accounts.requestReset(email: "b@example.org", from: AccountBox.home)
        },
        Step(testDescription: "reset") { accounts, box, _, reset in
            _ = try accounts.reset(
                reset,
                code: try box.code(to: "ana@example.org"),
                newPassword: "a whole new phrase",
                from: AccountBox.home
            )
        },
        Step(testDescription: "change the password") { accounts, _, session, _ in
            _ = try accounts.changePassword(
                session.token,
                password: AccountBox.password,
                newPassword: "a whole new phrase",
                from: AccountBox.home
            )
        },
        Step(testDescription: "change the address") { accounts, _, session, _ in
            _ = try accounts.changeEmail(
                session.token,
                to: "c@example.org",
                password: AccountBox.password,
                from: AccountBox.home
            )
        },
        Step(testDescription: "confirm the address") { accounts, box, session, _ in
            _ = try accounts.confirmEmail(session.token, code: try box.code(to: "d@example.org"), from: AccountBox.home)
        },
    ]

    @Test("a step that fails in the middle leaves every table as it was, and works afterwards", arguments: steps)
    func takenBack(step: Step) throws {
        let box = try AccountBox()
        let first = try box.member()
        let reset = try box.accounts.requestReset(email: "ana@example.org", from: AccountBox.home)
        let session = try box.accounts.changeEmail(
            first.token,
            to: "d@example.org",
            password: AccountBox.password,
            from: AccountBox.home
        )
        let failing = try AccountBox(seed: 2, store: box.store, clock: box.clock) { _, _ in throw Failed() }
        let before = try box.dump()
        #expect(throws: Failed.self) { try step.take(failing.accounts, box, session, reset) }
        #expect(try box.dump() == before)
        try step.take(box.accounts, box, session, reset)
        #expect(try box.dump() != before)
    }

    @Test(
        "a code that two processes use at once works in one of them",
        .timeLimit(.minutes(1)),
        arguments: UInt64(1)...8
    )
    func usedAtOnce(seed: UInt64) async throws {
        let file = try TemporaryStore(schemas: [Accounts.schema])
        let first = try AccountBox(seed: seed, store: file.store)
        let second = try AccountBox(seed: seed + 100, store: try file.openAgain(), clock: first.clock)
        let ticket = try first.accounts.signUp(
            SignUpForm(email: "ana@example.org", password: AccountBox.password),
            from: AccountBox.home
        )
        let code = try first.code(to: "ana@example.org")
        let answers = await withTaskGroup(of: AccountError?.self) { group in
            for box in [first, second] {
                group.addTask { box.refusal { _ = try box.accounts.verify(ticket, code: code, from: AccountBox.home) } }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(answers) == [nil, .noLiveCode])
        #expect(try first.count("account_user") == 1)
    }

    @Test("a code that is guessed a hundred times at once bears five guesses", .timeLimit(.minutes(1)))
    func guessedAtOnce() async throws {
        let box = try AccountBox()
        let ticket = try box.accounts.signUp(
            SignUpForm(email: "ana@example.org", password: AccountBox.password),
            from: AccountBox.home
        )
        let wrong = AccountBox.wrong(try box.code(to: "ana@example.org"))
        let answers = await withTaskGroup(of: AccountError?.self) { group in
            for number in 0..<100 {
                group.addTask {
                    let client = AccountClient(key: "\(number)", device: "")
                    return box.refusal { _ = try box.accounts.verify(ticket, code: wrong, from: client) }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        for left in 0...4 { #expect(answers.count { $0 == .wrongCode(triesLeft: left) } == 1) }
        #expect(answers.count { $0 == .noLiveCode } == 95)
    }
}
