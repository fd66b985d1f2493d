import AccountCrypto
import TestKit
import Testing
import TimeKit

@testable import AccountKit

@Suite("Logging in, and what stays signed in")
struct LogInTests {
    @Test("five wrong passwords shut this client out of this account for a quarter of an hour, and nobody else")
    func wrongPasswords() throws {
        let box = try AccountBox()
        try box.member()
        let logIn = { (password: String, client: AccountClient) in
            box.refusal { _ = try box.accounts.logIn(email: "ana@example.org", password: password, from: client) }
        }
        for _ in 0..<5 { #expect(logIn("olive grove", AccountBox.home) == .wrongEmailOrPassword) }
        #expect(logIn(AccountBox.password, AccountBox.home) == .tooManyAttempts(seconds: 900))
        #expect(logIn(AccountBox.password, AccountBox.elsewhere) == nil)
        #expect(
            box.refusal { _ = try box.accounts.logIn(email: "b@example.org", password: "x", from: AccountBox.home) }
                == .wrongEmailOrPassword
        )
        box.clock.advance(minutes: 15)
        #expect(logIn(AccountBox.password, AccountBox.home) == nil)
    }

    @Test("a right password ends the count of the wrong ones before it")
    func rightEndsTheCount() throws {
        let box = try AccountBox()
        try box.member()
        for _ in 0..<3 {
            for _ in 0..<4 {
                #expect(
                    box.refusal {
                        _ = try box.accounts.logIn(email: "ana@example.org", password: "x", from: AccountBox.home)
                    }
                        == .wrongEmailOrPassword
                )
            }
            _ = try box.accounts.logIn(email: "ana@example.org", password: AccountBox.password, from: AccountBox.home)
        }
    }

    @Test(
        "while an account is guessed at from everywhere strangers wait longer and longer, and the right password works"
    )
    func manyClients() throws {
        let box = try AccountBox()
        let session = try box.member()
        for number in 0..<50 {
            let client = AccountClient(key: "203.0.113.\(number)", device: "")
            #expect(
                box.refusal { _ = try box.accounts.logIn(email: "ana@example.org", password: "x", from: client) }
                    == .wrongEmailOrPassword
            )
        }
        func logIn(_ password: String, _ client: AccountClient) -> AccountError? {
            box.refusal { _ = try box.accounts.logIn(email: "ana@example.org", password: password, from: client) }
        }
        // A stranger with the right password is let in at once. One with a wrong password waits 1 minute, 10 minutes, an hour.
        #expect(logIn(AccountBox.password, AccountClient(key: "198.51.100.1", device: "")) == nil)
        for wait in [60, 540, 3_000] {
            #expect(logIn("x", AccountBox.elsewhere) == .wrongEmailOrPassword)
            #expect(logIn(AccountBox.password, AccountBox.elsewhere) == .tooManyAttempts(seconds: wait))
            box.clock.advance(seconds: wait)
        }
        // A device with an earlier login by the owner doesn't wait.
        let known = AccountClient(key: "198.51.100.9", device: "", ticket: session.device)
        #expect(logIn(AccountBox.password, known) == nil)
    }

    @Test("while one is shut out no password is hashed")
    func noWorkWhileShutOut() throws {
        let box = try AccountBox()
        for _ in 0..<5 {
            _ = box.refusal {
                _ = try box.accounts.logIn(email: "ana@example.org", password: "x", from: AccountBox.home)
            }
        }
        box.hashing.reset()
        _ = box.refusal { _ = try box.accounts.logIn(email: "ana@example.org", password: "x", from: AccountBox.home) }
        #expect(box.hashing.costs.isEmpty)
    }

    @Test(
        "guesses made at once are counted one by one: of a hundred five are answered",
        .timeLimit(.minutes(1))
    )
    func guessesAtOnce() async throws {
        let box = try AccountBox()
        try box.member()
        let answers = await withTaskGroup(of: AccountError?.self) { group in
            for _ in 0..<100 {
                group.addTask {
                    box.refusal {
                        _ = try box.accounts.logIn(email: "ana@example.org", password: "x", from: AccountBox.home)
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.count { $0 == .wrongEmailOrPassword } == 5)
        #expect(answers.count { $0 == .tooManyAttempts(seconds: 900) } == 95)
    }

    @Test("a password whose hash costs something else is hashed anew at the next login, and at no wrong one")
    func costRises() throws {
        let box = try AccountBox(cost: AccountBox.cost(3))
        try box.member()
        let dearer = try AccountBox(seed: 2, cost: AccountBox.cost(5), store: box.store, clock: box.clock)
        let stored = {
            try box.count("account_user", where: "password_cost = 'ln=5,r=8,p=1' AND password LIKE '$scrypt$ln=5,%'")
        }
        _ = dearer.refusal {
            _ = try dearer.accounts.logIn(email: "ana@example.org", password: "wrong", from: AccountBox.home)
        }
        #expect(try stored() == 0)
        _ = try dearer.accounts.logIn(email: "ana@example.org", password: AccountBox.password, from: AccountBox.home)
        #expect(try stored() == 1)
        _ = try dearer.accounts.logIn(email: "ana@example.org", password: AccountBox.password, from: AccountBox.home)
    }

    @Test("two logins at once both succeed where the first one hashes the password anew")
    func costRisesAtOnce() throws {
        let box = try AccountBox(cost: AccountBox.cost(3))
        try box.member()
        let dearer = try AccountBox(seed: 2, cost: AccountBox.cost(5), store: box.store, clock: box.clock)
        let live = AccountCryptography.swiftCrypto
        let slow = Accounts(
            box.store,
            clock: box.clock.wallClock,
            ids: .seeded(9),
            random: .seeded(9),
            secret: try AccountBox.secret(7),
            hasher: PasswordHasher(
                cost: AccountBox.cost(5),
                cryptography: AccountCryptography(authenticate: live.authenticate) { password, salt, cost, length in
                    // The other login happens while this one's password is checked.
                    if dearer.hashing.costs.isEmpty {
                        _ = try dearer.accounts.logIn(
                            email: "ana@example.org",
                            password: AccountBox.password,
                            from: AccountBox.elsewhere
                        )
                    }
                    return try live.derive(password, salt, cost, length)
                }
            ),
            letters: AccountLetters(service: "Maricopa Healthy")
        )
        _ = try slow.logIn(email: "ana@example.org", password: AccountBox.password, from: AccountBox.home)
        #expect(try box.count("account_session") == 3)
        #expect(try box.count("account_attempt", where: "kind LIKE 'password%'") == 0)
    }

    @Test("a session ends after thirty days without use, and its use is noted an hour apart")
    func sessionEnds() throws {
        let box = try AccountBox()
        let session = try box.member()
        for _ in 0..<5 {
            box.clock.advance(hours: 29 * 24)
            #expect(try box.accounts.whoAmI(session.token)?.session.seenAt == box.clock.now)
        }
        let noted = box.clock.now
        box.clock.advance(minutes: 59)
        #expect(try box.accounts.whoAmI(session.token)?.session.seenAt == noted)
        box.clock.advance(hours: 30 * 24)
        #expect(try box.accounts.whoAmI(session.token) == nil)
        #expect(box.refusal { _ = try box.accounts.sessions(session.token) } == .signedOut)
        #expect(try box.accounts.whoAmI(SessionToken("made up")) == nil)
    }

    @Test("a session ends after half a year, however much it is used")
    func sessionEndsInUse() throws {
        let box = try AccountBox()
        let session = try box.member()
        for day in 1...180 {
            box.clock.advance(hours: 24)
            #expect(try (box.accounts.whoAmI(session.token) == nil) == (day == 180))
        }
    }

    @Test("one sees where one is signed in, and ends each session, all others, or all")
    func devices() throws {
        let box = try AccountBox()
        let first = try box.member()
        box.clock.advance(minutes: 5)
        let second = try box.accounts.logIn(
            email: "ana@example.org",
            password: AccountBox.password,
            from: AccountBox.elsewhere
        )
        box.clock.advance(minutes: 5)
        let third = try box.accounts.logIn(
            email: "ana@example.org",
            password: AccountBox.password,
            from: AccountBox.home
        )
        let others = try box.member("ben@example.org")
        #expect(
            try box.accounts.sessions(first.token).map(\.device) == ["Firefox on Linux", "Phone", "Firefox on Linux"]
        )
        let foreign = others.signedIn.session.id
        #expect(
            box.refusal { try box.accounts.endSession(foreign, by: first.token) } == .noSuchSession(foreign.rawValue)
        )
        try box.accounts.endSession(second.signedIn.session.id, by: first.token)
        #expect(try box.accounts.whoAmI(second.token) == nil)
        #expect(try box.accounts.logOutEverywhere(first.token, keepingThis: true) == 1)
        #expect(try box.accounts.whoAmI(third.token) == nil)
        #expect(try box.accounts.logOutEverywhere(first.token) == 1)
        #expect(try box.accounts.whoAmI(first.token) == nil)
        #expect(try box.accounts.whoAmI(others.token) != nil)
    }

    @Test("logging out ends this session alone, and twice is once")
    func logOut() throws {
        let box = try AccountBox()
        let first = try box.member()
        let second = try box.accounts.logIn(
            email: "ana@example.org",
            password: AccountBox.password,
            from: AccountBox.home
        )
        try box.accounts.logOut(first.token)
        try box.accounts.logOut(first.token)
        #expect(try box.accounts.whoAmI(first.token) == nil)
        #expect(try box.accounts.whoAmI(second.token) != nil)
    }

    @Test("one sees what happened to one's account, with the device, and no address or secret")
    func events() throws {
        let box = try AccountBox()
        let session = try box.member()
        _ = try box.accounts.logIn(email: "ana@example.org", password: AccountBox.password, from: AccountBox.elsewhere)
        let events = try box.accounts.events(session.token)
        #expect(events.map(\.kind) == [.loggedIn, .signedUp])
        #expect(events.map(\.detail) == ["Phone", "Firefox on Linux"])
        #expect(try box.accounts.events(session.token, limit: 1).count == 1)
    }

    @Test("text that looks like a query is text")
    func noQuerySyntax() throws {
        let box = try AccountBox()
        try box.member("o'neil%_*@example.org", password: "'; DROP TABLE account_user; --")
        for email in ["o'neil%__@example.org", "o'neil%_%@example.org"] {
            #expect(
                box.refusal {
                    _ = try box.accounts.logIn(
                        email: email,
                        password: "'; DROP TABLE account_user; --",
                        from: AccountBox.home
                    )
                } == (email.hasSuffix("%@example.org") || email.contains("__") ? .wrongEmailOrPassword : nil)
            )
        }
        _ = try box.accounts.logIn(
            email: "o'neil%_*@example.org",
            password: "'; DROP TABLE account_user; --",
            from: AccountClient(key: "\" OR 1=1", device: "<script>\n")
        )
        #expect(try box.count("account_user") == 1)
    }
}
