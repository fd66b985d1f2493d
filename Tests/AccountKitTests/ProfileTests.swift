import GRDB
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import AccountKit

@Suite("Name, address, role, and leaving")
struct ProfileTests {
    @Test("an account moves to a new address by the code that was mailed there; the old one is told")
    func changeEmail() throws {
        let box = try AccountBox()
        var session = try box.member()
        try box.requestReset(email: "ana@example.org", from: AccountBox.elsewhere)
        let resetCode = try box.code(to: "ana@example.org")
        session = try box.accounts.changeEmail(
            session.token,
            to: "ana.ruiz@example.net",
            password: AccountBox.password,
            from: AccountBox.home
        )
        #expect(try box.accounts.whoAmI(session.token)?.user.email.text == "ana@example.org")
        let code = try box.code(to: "ana.ruiz@example.net")
        let user = try box.accounts.confirmEmail(session.token, code: code, from: AccountBox.home)
        #expect(user.email.text == "ana.ruiz@example.net")
        #expect(try box.letters().last?.recipient == "ana@example.org")
        #expect(try box.letters().last?.subject == "Your Maricopa Healthy address was changed")
        _ = try box.accounts.logIn(email: "ana.ruiz@example.net", password: AccountBox.password, from: AccountBox.home)
        let old = box.refusal {
            _ = try box.reset(
                email: "ana@example.org",
                code: resetCode,
                newPassword: "a whole new phrase",
                from: AccountBox.home
            )
        }
        #expect(old == .wrongCode(triesLeft: 4))
        #expect(
            box.refusal { _ = try box.accounts.confirmEmail(session.token, code: code, from: AccountBox.home) }
                == .noLiveCode
        )
    }

    @Test("to move to an address that has an account gives the same answer; its owner gets word, and no code fits")
    func takenAddress() throws {
        let box = try AccountBox()
        try box.member("ben@example.org")
        var session = try box.member()
        session = try box.accounts.changeEmail(
            session.token,
            to: "BEN@example.org",
            password: AccountBox.password,
            from: AccountBox.home
        )
        #expect(try box.letters().last?.recipient == "ben@example.org")
        #expect(try box.letters().last?.code == nil)
        #expect(
            box.refusal { _ = try box.accounts.confirmEmail(session.token, code: "123456", from: AccountBox.home) }
                == .wrongCode(triesLeft: 4)
        )
    }

    @Test(
        "an address that got an account while the code was under way is told to who proved to read it, and nothing moves"
    )
    func takenMeanwhile() throws {
        let box = try AccountBox()
        var session = try box.member()
        session = try box.accounts.changeEmail(
            session.token,
            to: "new@example.org",
            password: AccountBox.password,
            from: AccountBox.home
        )
        let code = try box.code(to: "new@example.org")
        try box.member("new@example.org", from: AccountBox.elsewhere)
        #expect(
            box.refusal { _ = try box.accounts.confirmEmail(session.token, code: code, from: AccountBox.home) }
                == .addressTaken(try EmailAddress("new@example.org"))
        )
        #expect(try box.accounts.whoAmI(session.token)?.user.email.text == "ana@example.org")
    }

    @Test("one's own address in another case is a new one; the very same is refused before a code is mailed")
    func ownAddress() throws {
        let box = try AccountBox()
        var session = try box.member()
        #expect(
            box.refusal {
                _ = try box.accounts.changeEmail(
                    session.token,
                    to: "ana@example.org",
                    password: AccountBox.password,
                    from: AccountBox.home
                )
            } == .form([FormProblem(.email, .sameAddress)])
        )
        session = try box.accounts.changeEmail(
            session.token,
            to: "Ana@example.org",
            password: AccountBox.password,
            from: AccountBox.home
        )
        let user = try box.accounts.confirmEmail(
            session.token,
            code: try box.code(to: "Ana@example.org"),
            from: AccountBox.home
        )
        #expect(user.email.text == "Ana@example.org")
    }

    @Test("a name changes at once, and is checked as at sign-up")
    func changeName() throws {
        let box = try AccountBox()
        let session = try box.member()
        #expect(try box.accounts.changeName(session.token, to: " Ana María ").name == "Ana María")
        #expect(
            box.refusal { _ = try box.accounts.changeName(session.token, to: "A\u{0}") }
                == .form([FormProblem(.name, .nameCharacter)])
        )
        #expect(try box.accounts.whoAmI(session.token)?.user.name == "Ana María")
    }

    @Test("an admin gives roles, a member doesn't, the data's owner always may, and the last admin keeps the role")
    func roles() throws {
        let box = try AccountBox()
        let ana = try box.member()
        let ben = try box.member("ben@example.org")
        let accounts = box.accounts
        #expect(
            box.refusal { _ = try accounts.setRole(.admin, of: "ana@example.org", by: .session(ana.token)) }
                == .notAllowed(needs: .admin)
        )
        #expect(box.refusal { _ = try accounts.users(by: .session(ana.token)) } == .notAllowed(needs: .admin))
        #expect(try accounts.setRole(.admin, of: "ANA@example.org", by: .owner).role == .admin)
        #expect(
            box.refusal { _ = try accounts.setRole(.member, of: "ana@example.org", by: .session(ana.token)) }
                == .lastAdmin
        )
        _ = try accounts.setRole(.admin, of: "ben@example.org", by: .session(ana.token))
        _ = try accounts.setRole(.member, of: "ana@example.org", by: .session(ana.token))
        #expect(
            try accounts.users(by: .session(ben.token)).map(\.email.text) == ["ana@example.org", "ben@example.org"]
        )
        #expect(try accounts.users(by: .owner, after: ana.user.id).map(\.email.text) == ["ben@example.org"])
        _ = try accounts.setRole(.member, of: "ben@example.org", by: .owner)
        #expect(
            box.refusal { _ = try accounts.setRole(.admin, of: "c@example.org", by: .owner) }
                == .noSuchUser("c@example.org")
        )
        let events = try accounts.events(ana.token).filter { $0.kind == .roleChanged }
        #expect(events.map(\.detail) == ["member", "admin"])
        #expect(events.map(\.actor) == [ana.user.id.rawValue, "owner"])
    }

    @Test("a person who leaves takes everything along: nothing of the account is left in the store")
    func deleteAccount() throws {
        let box = try AccountBox()
        var session = try box.member()
        try box.member("ben@example.org")
        try box.requestReset(email: "ana@example.org", from: AccountBox.home)
        let tried = SignUpForm(email: "ANA@example.org", password: "another password")
        _ = try box.accounts.signUp(tried, from: AccountBox.elsewhere)
        session = try box.accounts.changeEmail(
            session.token,
            to: "next@example.org",
            password: AccountBox.password,
            from: AccountBox.home
        )
        #expect(
            box.refusal { try box.accounts.deleteAccount(session.token, password: "wrong", from: AccountBox.home) }
                == .wrongPassword
        )
        try box.accounts.deleteAccount(session.token, password: AccountBox.password, from: AccountBox.home)
        let dump = try box.dump()
        for trace in ["ana@example.org", "ANA@example.org", "next@example.org", session.user.id.rawValue] {
            #expect(!dump.contains(trace))
        }
        #expect(dump.contains("ben@example.org"))
        #expect(try box.accounts.whoAmI(session.token) == nil)
        try box.store.read { try $0.checkForeignKeys() }
        try box.member()
    }

    @Test("a notice to the owner of an address stays if the account that asked for that address is deleted")
    func notice() throws {
        let box = try AccountBox()
        let ana = try box.member()
        try box.member("ben@example.org", from: AccountBox.elsewhere)
        let session = try box.accounts.changeEmail(
            ana.token,
            to: "BEN@example.org",
            password: AccountBox.password,
            from: AccountBox.home
        )
        try box.accounts.deleteAccount(session.token, password: AccountBox.password, from: AccountBox.home)
        #expect(try box.letters().last?.subject == "Somebody tried to use your address at Maricopa Healthy")
    }

    @Test("a user's data elsewhere goes in the same transaction, and a failure takes everything back")
    func erasing() throws {
        let box = try AccountBox()
        let session = try box.member()
        try box.store.write { db in
            try db.execute(
                sql: "CREATE TABLE favorite (user_id TEXT NOT NULL REFERENCES account_user (id)) STRICT"
            )
            try db.execute(sql: "INSERT INTO favorite VALUES (?)", arguments: [session.user.id.rawValue])
        }
        struct Refused: Error {}
        #expect(throws: Refused.self) {
            try box.accounts.deleteAccount(session.token, password: AccountBox.password, from: AccountBox.home) {
                db,
                user in
                try db.execute(sql: "DELETE FROM favorite WHERE user_id = ?", arguments: [user.id.rawValue])
                throw Refused()
            }
        }
        #expect(try box.count("favorite") == 1)
        #expect(try box.accounts.whoAmI(session.token) == session.signedIn)
        try box.accounts.deleteAccount(session.token, password: AccountBox.password, from: AccountBox.home) {
            db,
            user in
            try db.execute(sql: "DELETE FROM favorite WHERE user_id = ?", arguments: [user.id.rawValue])
        }
        #expect(try box.count("favorite") == 0)
        #expect(try box.count("account_user") == 0)
    }
}
