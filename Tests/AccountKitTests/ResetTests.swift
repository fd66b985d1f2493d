import AccountCrypto
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import AccountKit

@Suite("Forgotten and changed passwords")
struct ResetTests {
    static let new = "a whole new phrase"

    @Test(
        "a mailed code sets a new password; every session ends but the one that begins with it, and the owner is told"
    )
    func reset() throws {
        let box = try AccountBox()
        let old = try box.member()
        try box.requestReset(email: " ANA@example.org ", from: AccountBox.elsewhere)
        let code = try box.code(to: "ana@example.org")
        let session = try box.reset(
            email: "Ana@example.org",
            code: code,
            newPassword: Self.new,
            from: AccountBox.elsewhere
        )
        #expect(try box.accounts.whoAmI(old.token) == nil)
        #expect(try box.accounts.whoAmI(session.token)?.user == old.user)
        #expect(try box.letters().last?.subject == "Your Maricopa Healthy password was changed")
        #expect(
            box.refusal {
                _ = try box.accounts.logIn(
                    email: "ana@example.org",
                    password: AccountBox.password,
                    from: AccountBox.home
                )
            } == .wrongEmailOrPassword
        )
        _ = try box.accounts.logIn(email: "ana@example.org", password: Self.new, from: AccountBox.home)
        #expect(try box.accounts.events(session.token).map(\.kind) == [.loggedIn, .passwordReset, .signedUp])
    }

    @Test("an address without an account gets the same answer, and no letter")
    func stranger() throws {
        let box = try AccountBox()
        try box.requestReset(email: "nobody@example.org", from: AccountBox.home)
        #expect(try box.letters().isEmpty)
        for left in [4, 3, 2, 1, 0] {
            #expect(
                box.refusal {
                    _ = try box.reset(
                        email: "nobody@example.org",
                        code: "123456",
                        newPassword: Self.new,
                        from: AccountBox.home
                    )
                } == .wrongCode(triesLeft: left)
            )
        }
        #expect(try resetRefusal(box, "nobody@example.org", "123456") == .noLiveCode)
    }

    private func resetRefusal(_ box: AccountBox, _ email: String, _ code: String) throws -> AccountError? {
        box.refusal {
            _ = try box.reset(email: email, code: code, newPassword: Self.new, from: AccountBox.home)
        }
    }

    @Test("a code is void after ten minutes, after its use, after five wrong guesses, and for another address")
    func codes() throws {
        let box = try AccountBox()
        try box.member()
        try box.member("ben@example.org")
        try box.requestReset(email: "ana@example.org", from: AccountBox.home)
        let late = try box.code(to: "ana@example.org")
        #expect(try resetRefusal(box, "ben@example.org", late) == .noLiveCode)
        box.clock.advance(minutes: 10)
        #expect(try resetRefusal(box, "ana@example.org", late) == .noLiveCode)

        try box.requestReset(email: "ana@example.org", from: AccountBox.home)
        let used = try box.code(to: "ana@example.org")
        #expect(try resetRefusal(box, "ana@example.org", used) == nil)
        #expect(try resetRefusal(box, "ana@example.org", used) == .wrongCode(triesLeft: 4))

        try box.requestReset(email: "ana@example.org", from: AccountBox.home)
        let guessed = try box.code(to: "ana@example.org")
        for _ in 0..<5 { _ = try resetRefusal(box, "ana@example.org", AccountBox.wrong(guessed)) }
        #expect(try resetRefusal(box, "ana@example.org", guessed) == .noLiveCode)
    }

    @Test("either of two codes in flight works once, a wrong guess counts at both, and using one ends the other")
    func twoInFlight() throws {
        let box = try AccountBox()
        try box.member()
        try box.requestReset(email: "ana@example.org", from: AccountBox.home)
        let first = try box.code(to: "ana@example.org")
        box.clock.advance(minutes: 1)
        try box.requestReset(email: "ana@example.org", from: AccountBox.home)
        let second = try box.code(to: "ana@example.org")
        let third = ["000001", "000002", "000003"].first { $0 != first && $0 != second } ?? ""
        #expect(try resetRefusal(box, "ana@example.org", third) == .wrongCode(triesLeft: 4))
        #expect(try box.count("account_code", where: "purpose = 'reset' AND wrong = 1") == 2)
        #expect(try resetRefusal(box, "ana@example.org", first) == nil)
        #expect(try resetRefusal(box, "ana@example.org", second) == .wrongCode(triesLeft: 3))
    }

    @Test("thirty wrong codes an hour from one client are enough, for whichever addresses")
    func wrongCodesOfClient() throws {
        let box = try AccountBox()
        for number in 0..<30 {
            #expect(try resetRefusal(box, "u\(number)@example.org", "123456") == .noLiveCode)
        }
        #expect(try resetRefusal(box, "ana@example.org", "123456") == .tooManyAttempts(seconds: 3_600))
    }

    @Test("a bad new password or a text that is no code costs no try")
    func form() throws {
        let box = try AccountBox()
        try box.member()
        try box.requestReset(email: "ana@example.org", from: AccountBox.home)
        #expect(
            box.refusal {
                _ = try box.reset(email: "ana", code: "12", newPassword: "password", from: AccountBox.home)
            }
                == .form([
                    FormProblem(.code, .code),
                    FormProblem(.newPassword, .password(.common)),
                ])
        )
        #expect(try box.count("account_code", where: "wrong > 0") == 0)
    }

    @Test("a password is changed by the old one; the session that did it stays, the others and the codes under way end")
    func change() throws {
        let box = try AccountBox()
        let here = try box.member()
        let there = try box.accounts.logIn(
            email: "ana@example.org",
            password: AccountBox.password,
            from: AccountBox.elsewhere
        )
        try box.requestReset(email: "ana@example.org", from: AccountBox.elsewhere)
        let code = try box.code(to: "ana@example.org")
        let renewed = try box.accounts.changePassword(
            here.token,
            password: AccountBox.password,
            newPassword: Self.new,
            from: AccountBox.home
        )
        #expect(try box.accounts.whoAmI(here.token) == nil)
        #expect(try box.accounts.whoAmI(renewed.token)?.session.id == here.signedIn.session.id)
        #expect(try box.accounts.whoAmI(there.token) == nil)
        #expect(try resetRefusal(box, "ana@example.org", code) == .wrongCode(triesLeft: 4))
        #expect(try box.letters().last?.subject == "Your Maricopa Healthy password was changed")
        _ = try box.accounts.logIn(email: "ana@example.org", password: Self.new, from: AccountBox.home)
    }

    @Test("a wrong old password changes nothing, is counted with its session, and shuts nobody out who logs in")
    func wrongOldPassword() throws {
        let box = try AccountBox()
        let session = try box.member()
        let change = { (password: String) in
            box.refusal {
                _ = try box.accounts.changePassword(
                    session.token,
                    password: password,
                    newPassword: Self.new,
                    from: AccountBox.home
                )
            }
        }
        for _ in 0..<5 { #expect(change("olive") == .wrongPassword) }
        #expect(change(AccountBox.password) == .tooManyAttempts(seconds: 900))
        _ = try box.accounts.logIn(email: "ana@example.org", password: AccountBox.password, from: AccountBox.home)
        try box.accounts.logOut(session.token)
        #expect(change(AccountBox.password) == .signedOut)
    }

    @Test("a login whose password is changed while it is checked is refused")
    func changedMeanwhile() throws {
        let box = try AccountBox()
        try box.member()
        try box.requestReset(email: "ana@example.org", from: AccountBox.home)
        let code = try box.code(to: "ana@example.org")
        let live = AccountCryptography.swiftCrypto
        let meddler = AccountCryptography(authenticate: live.authenticate) { password, salt, cost, length in
            // The owner resets the password while the old one is being checked.
            _ = box.refusal {
                _ = try box.reset(
                    email: "ana@example.org",
                    code: code,
                    newPassword: Self.new,
                    from: AccountBox.elsewhere
                )
            }
            return try live.derive(password, salt, cost, length)
        }
        let slow = Accounts(
            box.store,
            clock: box.clock.wallClock,
            ids: .seeded(9),
            random: .seeded(9),
            secret: try AccountBox.secret(7),
            hasher: PasswordHasher(cost: AccountBox.cheap, cryptography: meddler),
            letters: AccountLetters(service: "Maricopa Healthy")
        )
        #expect(
            box.refusal {
                _ = try slow.logIn(email: "ana@example.org", password: AccountBox.password, from: AccountBox.home)
            } == .wrongEmailOrPassword
        )
        #expect(try box.count("account_session") == 1)
    }
}
