import GRDB
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import AccountKit

@Suite("Signing up")
struct SignUpTests {
    let form = SignUpForm(email: "Ana@Example.org", password: AccountBox.password, name: " Ana Ruiz ")

    @Test("the mailed code makes the account, and its owner is signed in")
    func signUp() throws {
        let box = try AccountBox()
        let ticket = try box.accounts.signUp(form, from: AccountBox.home)
        #expect(try box.count("account_user") == 0)
        let letters = try box.letters()
        #expect(letters.map(\.recipient) == ["Ana@Example.org"])
        let code = try box.code(to: "Ana@Example.org")
        #expect(letters.first?.subject == "\(code) is your Maricopa Healthy code")
        #expect(letters.first?.body.contains("good for 10 minutes, once") == true)
        let session = try box.accounts.verify(ticket, code: code, from: AccountBox.home)
        #expect(session.user.email.text == "Ana@Example.org")
        #expect(session.user.name == "Ana Ruiz")
        #expect(session.user.role == .member)
        #expect(try box.accounts.whoAmI(session.token) == session.signedIn)
        #expect(session.signedIn.session.device == "Firefox on Linux")
        _ = try box.accounts.logIn(email: "ANA@example.ORG", password: form.password, from: AccountBox.elsewhere)
    }

    @Test("a form is checked field by field, and everything that is wrong is told at once")
    func fieldByField() throws {
        let box = try AccountBox()
        let bad = SignUpForm(email: "ana", password: "short", name: "A\nB")
        let problems = [
            FormProblem(.name, .nameCharacter), FormProblem(.email, .email(.noAt)),
            FormProblem(.password, .password(.tooShort(fewest: 8))),
        ]
        #expect(bad.problems == problems)
        #expect(box.refusal { _ = try box.accounts.signUp(bad, from: AccountBox.home) } == .form(problems))
        #expect(SignUpForm(email: "", password: "").problems.map(\.reason) == [.email(.empty), .password(.empty)])
        #expect(form.problems.isEmpty)
        let long = SignUpForm(email: "a@b.org", password: AccountBox.password, name: String(repeating: "a", count: 101))
        #expect(long.problems == [FormProblem(.name, .nameTooLong(limit: 100))])
        #expect(try box.count("account_attempt") == 0 && box.count("account_mail") == 0)
        #expect(box.hashing.costs.isEmpty)
    }

    @Test(
        "a sign-up with an address that has an account, in whatever case, gets everybody's answer; the owner gets word of it"
    )
    func taken() throws {
        let box = try AccountBox()
        try box.member("ana@example.org")
        let before = try box.letters().count
        let form = SignUpForm(email: "ANA@EXAMPLE.ORG", password: "another password")
        let ticket = try box.accounts.signUp(form, from: AccountBox.elsewhere)
        let letters = try box.letters().dropFirst(before)
        #expect(letters.map(\.recipient) == ["ana@example.org"])
        #expect(letters.first?.subject == "Somebody tried to use your address at Maricopa Healthy")
        #expect(letters.first?.code == nil)
        // No code is accepted, not even the owner's old one.
        #expect(
            box.refusal { _ = try box.accounts.verify(ticket, code: "123456", from: AccountBox.elsewhere) }
                == .wrongCode(triesLeft: 4)
        )
        _ = try box.accounts.logIn(email: "ana@example.org", password: AccountBox.password, from: AccountBox.home)
    }

    @Test("a code is right for the sign-up it was mailed for alone, so nobody can be led to finish another's")
    func ticketAndCode() throws {
        let box = try AccountBox()
        let attackers = SignUpForm(email: "ana@example.org", password: "the attacker's own")
        let bad = try box.accounts.signUp(attackers, from: AccountBox.elsewhere)
        let codeOfBad = try box.code(to: "ana@example.org")
        let good = try box.accounts.signUp(
            SignUpForm(email: "ana@example.org", password: AccountBox.password),
            from: AccountBox.home
        )
        let codeOfGood = try box.code(to: "ana@example.org")
        #expect(codeOfBad != codeOfGood)
        #expect(
            box.refusal { _ = try box.accounts.verify(good, code: codeOfBad, from: AccountBox.home) }
                == .wrongCode(triesLeft: 4)
        )
        _ = try box.accounts.verify(good, code: codeOfGood, from: AccountBox.home)
        #expect(
            box.refusal { _ = try box.accounts.verify(bad, code: codeOfBad, from: AccountBox.elsewhere) }
                == .addressTaken(try EmailAddress("ana@example.org"))
        )
        #expect(
            box.refusal {
                _ = try box.accounts.logIn(
                    email: "ana@example.org",
                    password: "the attacker's own",
                    from: AccountBox.elsewhere
                )
            } == .wrongEmailOrPassword
        )
    }

    @Test("a code is good for ten minutes to the millisecond")
    func expiry() throws {
        for (late, isGood) in [(Int64(599_999), true), (600_000, false)] {
            let box = try AccountBox()
            let ticket = try box.accounts.signUp(form, from: AccountBox.home)
            let code = try box.code(to: "Ana@Example.org")
            box.clock.advance(milliseconds: late)
            let refusal = box.refusal { _ = try box.accounts.verify(ticket, code: code, from: AccountBox.home) }
            #expect(refusal == (isGood ? nil : .noLiveCode))
            #expect(try box.count("account_user") == (isGood ? 1 : 0))
        }
    }

    @Test("a code that was used opens nothing a second time")
    func replay() throws {
        let box = try AccountBox()
        let ticket = try box.accounts.signUp(form, from: AccountBox.home)
        let code = try box.code(to: "Ana@Example.org")
        _ = try box.accounts.verify(ticket, code: code, from: AccountBox.home)
        #expect(box.refusal { _ = try box.accounts.verify(ticket, code: code, from: AccountBox.home) } == .noLiveCode)
        #expect(try box.count("account_user") == 1)
    }

    @Test("five wrong guesses spend a code: the sixth is refused though it is right")
    func sixGuesses() throws {
        let box = try AccountBox()
        let ticket = try box.accounts.signUp(form, from: AccountBox.home)
        let code = try box.code(to: "Ana@Example.org")
        for left in [4, 3, 2, 1, 0] {
            let wrong = AccountBox.wrong(code)
            #expect(
                box.refusal { _ = try box.accounts.verify(ticket, code: wrong, from: AccountBox.home) }
                    == .wrongCode(triesLeft: left)
            )
        }
        #expect(box.refusal { _ = try box.accounts.verify(ticket, code: code, from: AccountBox.home) } == .noLiveCode)
        try box.accounts.resendVerification(ticket, from: AccountBox.home)
        _ = try box.accounts.verify(ticket, code: try box.code(to: "Ana@Example.org"), from: AccountBox.home)
    }

    @Test("a text that is no code costs no try")
    func notACode() throws {
        let box = try AccountBox()
        let ticket = try box.accounts.signUp(form, from: AccountBox.home)
        for typed in ["", "12345", "1234567", "abcdef", "' OR 1=1 --"] {
            #expect(
                box.refusal { _ = try box.accounts.verify(ticket, code: typed, from: AccountBox.home) }
                    == .form([FormProblem(.code, .code)])
            )
        }
        #expect(try box.count("account_code", where: "wrong > 0") == 0)
        let spaced = try box.code(to: "Ana@Example.org").map { "\($0) " }.joined()
        _ = try box.accounts.verify(ticket, code: spaced, from: AccountBox.home)
    }

    @Test("either of two codes in flight ends the sign-up, and then neither does")
    func twoInFlight() throws {
        for usesFirst in [true, false] {
            let box = try AccountBox()
            let ticket = try box.accounts.signUp(form, from: AccountBox.home)
            let first = try box.code(to: "Ana@Example.org")
            box.clock.advance(minutes: 2)
            try box.accounts.resendVerification(ticket, from: AccountBox.home)
            let second = try box.code(to: "Ana@Example.org")
            #expect(first != second)
            let (used, left) = usesFirst ? (first, second) : (second, first)
            _ = try box.accounts.verify(ticket, code: used, from: AccountBox.home)
            #expect(
                box.refusal { _ = try box.accounts.verify(ticket, code: left, from: AccountBox.home) } == .noLiveCode
            )
        }
    }

    @Test(
        "a form that is sent twice mails one letter, and each code of a sign-up makes the account as it was typed last"
    )
    func sentTwice() throws {
        let box = try AccountBox()
        let ticket = try box.accounts.signUp(form, from: AccountBox.home)
        let first = try box.code(to: "Ana@Example.org")
        box.clock.advance(milliseconds: 29_999)
        #expect(try box.accounts.signUp(form, continuing: ticket, from: AccountBox.home) == ticket)
        #expect(try box.letters().count == 1)
        box.clock.advance(milliseconds: 1)
        let other = SignUpForm(email: "ana@example.org", password: "another password", name: "Ana María")
        #expect(try box.accounts.signUp(other, continuing: ticket, from: AccountBox.home) == ticket)
        #expect(try box.letters().count == 2)
        let ben = SignUpForm(email: "ben@example.org", password: AccountBox.password)
        #expect(try box.accounts.signUp(ben, continuing: ticket, from: AccountBox.home) != ticket)
        let session = try box.accounts.verify(ticket, code: first, from: AccountBox.home)
        #expect(session.user.name == "Ana María")
        _ = try box.accounts.logIn(email: "ana@example.org", password: other.password, from: AccountBox.home)
    }

    @Test("a second sign-up mails a letter at once if wrong guesses have spent the first code")
    func spentCode() throws {
        let box = try AccountBox()
        let ticket = try box.accounts.signUp(form, from: AccountBox.home)
        let wrong = AccountBox.wrong(try box.code(to: "Ana@Example.org"))
        for _ in 0..<5 {
            #expect(box.refusal { _ = try box.accounts.verify(ticket, code: wrong, from: AccountBox.home) } != nil)
        }
        #expect(try box.accounts.signUp(form, continuing: ticket, from: AccountBox.home) == ticket)
        _ = try box.accounts.verify(ticket, code: try box.code(to: "Ana@Example.org"), from: AccountBox.home)
    }

    @Test("an address gets twenty codes an hour from strangers, whoever asks and whatever for, and the wait is told")
    func codesAnHour() throws {
        let box = try AccountBox()
        for number in 0..<20 {
            let client = AccountClient(key: "203.0.113.\(number)", device: "")
            _ = try box.accounts.signUp(form, from: client)
            box.clock.advance(minutes: 1)
        }
        let refusal = AccountError.tooManyCodes(seconds: 40 * 60)
        let asker = AccountClient(key: "203.0.113.99", device: "")
        #expect(box.refusal { _ = try box.accounts.signUp(form, from: asker) } == refusal)
        #expect(box.refusal { try box.requestReset(email: "ana@EXAMPLE.org", from: asker) } == refusal)
        box.clock.advance(minutes: 40)
        _ = try box.accounts.signUp(form, from: asker)
        #expect(box.refusal { _ = try box.accounts.signUp(form, from: asker) } == .tooManyCodes(seconds: 60))
    }

    @Test("one client gets twenty codes an hour, to however many addresses")
    func codesForClient() throws {
        let box = try AccountBox()
        for number in 0..<20 { try box.requestReset(email: "u\(number)@example.org", from: AccountBox.home) }
        #expect(
            box.refusal { try box.requestReset(email: "u20@example.org", from: AccountBox.home) }
                == .tooManyCodes(seconds: 3_600)
        )
        try box.requestReset(email: "u20@example.org", from: AccountBox.elsewhere)
    }

    @Test("a ticket is good for a day, and a made-up one for nothing")
    func tickets() throws {
        let box = try AccountBox()
        let ticket = try box.accounts.signUp(form, from: AccountBox.home)
        #expect(
            box.refusal { try box.accounts.resendVerification(SignUpTicket("made up"), from: AccountBox.home) }
                == .noLiveCode
        )
        box.clock.advance(hours: 23)
        try box.accounts.resendVerification(ticket, from: AccountBox.home)
        box.clock.advance(hours: 25)
        _ = try box.accounts.signUp(
            SignUpForm(email: "b@example.org", password: AccountBox.password),
            from: AccountBox.home
        )
        #expect(box.refusal { try box.accounts.resendVerification(ticket, from: AccountBox.home) } == .noLiveCode)
    }

    @Test("neither code, password, ticket nor session stands in the store")
    func nothingInTheClear() throws {
        let box = try AccountBox()
        let ticket = try box.accounts.signUp(form, from: AccountBox.home)
        let code = try box.code(to: "Ana@Example.org")
        let session = try box.accounts.verify(ticket, code: code, from: AccountBox.home)
        // The queued letter is the only place with the code.
        try box.store.write { try $0.execute(sql: "DELETE FROM account_mail") }
        let dump = try box.dump()
        for secret in [code, form.password, ticket.text, session.token.text, "192.0.2.7"] {
            #expect(!dump.contains(secret))
        }
        #expect(dump.contains("$scrypt$ln=4,r=8,p=1$"))
    }
}
