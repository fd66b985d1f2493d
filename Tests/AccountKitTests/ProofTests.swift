import SecurityLog
import TestKit
import Testing
import TimeKit

@testable import AccountKit

@Suite("What a session alone doesn't allow")
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
        try box.accounts.deleteAccount(renewed.token, password: "a whole new phrase", from: AccountBox.home)
        let events = box.reported.all
        #expect(
            events.map { "\($0.kind) \($0.outcome) \($0.reason ?? "-")" } == [
                "accountMade done -", "signIn refused WRONG_PASSWORD", "signIn refused WRONG_PASSWORD",
                "roleChanged done admin", "sessionEnded done EVERYWHERE", "passwordChanged done -",
                "accountDeleted done -",
            ]
        )
        #expect(events.filter { $0.outcome == .done }.allSatisfy { $0.subject == id })
        #expect(events[1].subject != events[2].subject && events[1].source == events[2].source)
        for event in events {
            for text in ["example.org", "198.51.100.9", "192.0.2.7", "olive", "phrase", "Firefox"] {
                #expect(!"\(event)".contains(text), "\(event)")
            }
        }
    }
}
