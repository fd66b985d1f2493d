import GRDB
import SecurityLog
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import AccountKit

@Suite("Steps that need more than a session")
struct ProofTests {
    @Test("a password that is typed again renews the token: the old one is worth nothing")
    func renewed() throws {
        let box = try AccountBox()
        let first = try box.member()
        let second = try box.accounts.reauthenticate(
            first.token,
            password: AccountBox.password,
            from: AccountBox.home
        )
        #expect(second.token != first.token)
        #expect(second.signedIn.session.id == first.signedIn.session.id)
        #expect(try box.accounts.whoAmI(first.token) == nil)
        #expect(try box.accounts.whoAmI(second.token)?.user == first.user)
        let third = try box.accounts.changeEmail(
            second.token,
            to: "new@example.org",
            password: AccountBox.password,
            from: AccountBox.home
        )
        #expect(try box.accounts.whoAmI(second.token) == nil)
        #expect(try box.accounts.whoAmI(third.token) != nil)
        #expect(
            box.refusal {
                _ = try box.accounts.reauthenticate(third.token, password: "olive", from: AccountBox.home)
            } == .wrongPassword
        )
        #expect(try box.accounts.whoAmI(third.token) != nil)
    }

    @Test("ten minutes after the password one's other sessions are ended with it alone, and one's own always")
    func endingSessions() throws {
        let box = try AccountBox()
        let here = try box.member()
        let there = try box.accounts.logIn(
            email: "ana@example.org",
            password: AccountBox.password,
            from: AccountBox.elsewhere
        )
        box.clock.advance(seconds: 601)
        let accounts = box.accounts
        let id = there.signedIn.session.id
        #expect(box.refusal { try accounts.endSession(id, by: here.token) } == .passwordAgain)
        #expect(box.refusal { _ = try accounts.logOutEverywhere(here.token) } == .passwordAgain)
        #expect(
            box.refusal { _ = try accounts.logOutEverywhere(here.token, keepingThis: true) } == .passwordAgain
        )
        #expect(try accounts.whoAmI(there.token) != nil)
        let proved = try accounts.reauthenticate(here.token, password: AccountBox.password, from: AccountBox.home)
        try accounts.endSession(id, by: proved.token)
        #expect(try accounts.whoAmI(there.token) == nil)
        box.clock.advance(seconds: 601)
        try accounts.endSession(proved.signedIn.session.id, by: proved.token)
        #expect(try accounts.whoAmI(proved.token) == nil)
    }

    @Test("a clock that is set back makes no old proof a new one")
    func clockSetBack() throws {
        let box = try AccountBox()
        let session = try box.member()
        box.clock.advance(hours: -1)
        #expect(box.refusal { _ = try box.accounts.logOutEverywhere(session.token) } == .passwordAgain)
    }

    @Test("an admin types the password for a role, and ends the sessions of others; a member does neither")
    func admin() throws {
        let box = try AccountBox()
        let accounts = box.accounts
        let ana = try box.member()
        let ben = try box.member("ben@example.org")
        #expect(
            box.refusal { _ = try accounts.endSessions(of: "ben@example.org", by: .session(ana.token)) }
                == .notAllowed(needs: .admin)
        )
        _ = try accounts.setRole(.admin, of: "ana@example.org", by: .owner)
        box.clock.advance(seconds: 601)
        let byAna = Authority.session(ana.token)
        #expect(box.refusal { _ = try accounts.setRole(.admin, of: "ben@example.org", by: byAna) } == .passwordAgain)
        #expect(box.refusal { _ = try accounts.endSessions(of: "ben@example.org", by: byAna) } == .passwordAgain)
        #expect(box.refusal { try accounts.allowCodes(for: "ben@example.org", by: byAna) } == .passwordAgain)
        #expect(try accounts.users(by: byAna).count == 2)
        let proved = try accounts.reauthenticate(ana.token, password: AccountBox.password, from: AccountBox.home)
        #expect(try accounts.endSessions(of: "ben@example.org", by: .session(proved.token)) == 1)
        #expect(try accounts.whoAmI(ben.token) == nil)
        #expect(try accounts.endSessions(of: "ana@example.org", by: .owner) == 1)
        let unknown = box.refusal { _ = try accounts.endSessions(of: "c@example.org", by: .owner) }
        #expect(unknown == .noSuchUser("c@example.org"))
    }

    @Test("each step that bears on security is reported once, by ids and digests, without an address or a secret")
    func reported() throws {
        let box = try AccountBox()
        let ana = try box.member()
        let id = ana.user.id.rawValue
        _ = box.refusal {
            _ = try box.accounts.logIn(email: "ana@example.org", password: "olive", from: AccountBox.elsewhere)
        }
        _ = box.refusal {
            _ = try box.accounts.logIn(email: "nobody@example.org", password: "olive", from: AccountBox.elsewhere)
        }
        _ = try box.accounts.setRole(.admin, of: "ana@example.org", by: .owner)
        try box.accounts.logOutEverywhere(ana.token, keepingThis: true)
        let renewed = try box.accounts.changePassword(
            ana.token,
            password: AccountBox.password,
            newPassword: "a whole new phrase",
            from: AccountBox.home
        )
        try box.member("ben@example.org")
        _ = try box.accounts.setRole(.admin, of: "ben@example.org", by: .owner)
        try box.accounts.deleteAccount(renewed.token, password: "a whole new phrase", from: AccountBox.home)
        let events = box.reported.all
        #expect(
            events.map { "\($0.kind) \($0.outcome) \($0.reason ?? "-")" } == [
                "accountMade done -", "signIn refused WRONG_PASSWORD", "signIn refused WRONG_PASSWORD",
                "roleChanged done admin", "sessionEnded done EVERYWHERE", "passwordChanged done -",
                "accountMade done -", "roleChanged done admin", "accountDeleted done -",
            ]
        )
        #expect(events.filter { $0.outcome == .done }.count { $0.subject == id } == 5)
        #expect(events[1].subject != events[2].subject && events[1].source == events[2].source)
        for event in events {
            for text in ["example.org", "198.51.100.9", "192.0.2.7", "olive", "phrase", "Firefox"] {
                #expect(!"\(event)".contains(text), "\(event)")
            }
        }
    }

    @Test("a session that can't be ended is an error and not a success; one that was ended is reported")
    func logOut() throws {
        let box = try AccountBox()
        let ana = try box.member()
        let id = ana.user.id.rawValue
        try box.store.write { try $0.execute(sql: "ALTER TABLE account_session RENAME TO away") }
        #expect(throws: (any Error).self) { try box.accounts.logOut(ana.token) }
        try box.store.write { try $0.execute(sql: "ALTER TABLE away RENAME TO account_session") }
        #expect(try box.accounts.whoAmI(ana.token) != nil)
        #expect(box.reported.all.count == 1)
        try box.accounts.logOut(ana.token)
        #expect(try box.accounts.whoAmI(ana.token) == nil)
        #expect(box.reported.all.dropFirst() == [SecurityEvent(.sessionEnded, .done, subject: id, actor: id)])
        try box.accounts.logOut(ana.token)
        #expect(box.reported.all.count == 2, "a session that has ended is none to report")
    }

    @Test("wrong codes and limits are reported at each step that takes a code or mails one, and a new address is")
    func codeEvents() throws {
        let box = try AccountBox()
        let ana = try box.member()
        let start = box.reported.all.count
        func reported() -> [String] {
            box.reported.all.dropFirst(start).map { "\($0.kind) \($0.outcome) \($0.reason ?? "-")" }
        }
        let moving = try box.accounts.changeEmail(
            ana.token,
            to: "next@example.org",
            password: AccountBox.password,
            from: AccountBox.home
        )
        let code = try box.code(to: "next@example.org")
        _ = box.refusal {
            _ = try box.accounts.confirmEmail(moving.token, code: AccountBox.wrong(code), from: AccountBox.home)
        }
        #expect(reported() == ["code refused WRONG_CODE"])
        _ = try box.accounts.confirmEmail(moving.token, code: code, from: AccountBox.home)
        #expect(reported() == ["code refused WRONG_CODE", "addressChanged done -"])
        #expect(box.reported.all.last?.subject == ana.user.id.rawValue)
        _ = box.refusal { try box.accounts.resendVerification(SignUpTicket("none"), from: AccountBox.home) }
        #expect(reported().last == "code refused NO_LIVE_CODE")
        let form = SignUpForm(email: "eva@example.org", password: AccountBox.password)
        let ticket = try box.accounts.signUp(form, from: AccountBox.elsewhere)
        var refusal: AccountError?
        for _ in 0..<50 where refusal == nil {
            refusal = box.refusal { try box.accounts.resendVerification(ticket, from: AccountBox.elsewhere) }
        }
        guard case .tooManyCodes = refusal else {
            Issue.record("expected too many codes, got \(String(describing: refusal))")
            return
        }
        #expect(reported().last == "limit refused TOO_MANY_CODES")
        for event in box.reported.all { #expect(!"\(event)".contains("example.org"), "\(event)") }
    }

    @Test("the last admin can't delete the account, because nobody could give the role again")
    func lastAdminStays() throws {
        let box = try AccountBox()
        let ana = try box.member()
        try box.member("ben@example.org")
        _ = try box.accounts.setRole(.admin, of: "ana@example.org", by: .owner)
        let delete = { try box.accounts.deleteAccount(ana.token, password: AccountBox.password, from: AccountBox.home) }
        #expect(box.refusal(delete) == .lastAdmin)
        #expect(box.reported.all.last?.reason == "LAST_ADMIN")
        #expect(try box.accounts.whoAmI(ana.token) != nil)
        _ = try box.accounts.setRole(.admin, of: "ben@example.org", by: .owner)
        #expect(box.refusal(delete) == nil)
        #expect(try box.accounts.whoAmI(ana.token) == nil)
    }
}
