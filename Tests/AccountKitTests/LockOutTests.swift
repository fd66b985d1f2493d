import SecurityLog
import TestKit
import Testing
import TimeKit

@testable import AccountKit

@Suite("Nobody else's guesses and letters keep an owner out")
struct LockOutTests {
    private static func stranger(_ number: Int) -> AccountClient {
        AccountClient(key: "203.0.113.\(number)", device: "")
    }

    private func logIn(_ box: AccountBox, _ password: String, _ client: AccountClient) -> AccountError? {
        box.refusal { _ = try box.accounts.logIn(email: "ana@example.org", password: password, from: client) }
    }

    @Test("a known device has tries of its own, also behind the address that the guesses come from")
    func knownDevice() throws {
        let box = try AccountBox()
        let session = try box.member()
        let known = AccountClient(key: AccountBox.elsewhere.key, device: "", ticket: session.device)
        for _ in 0..<5 { #expect(logIn(box, "x", AccountBox.elsewhere) == .wrongEmailOrPassword) }
        #expect(logIn(box, AccountBox.password, AccountBox.elsewhere) == .tooManyAttempts(seconds: 900))
        #expect(logIn(box, AccountBox.password, known) == nil)
        for _ in 0..<5 { #expect(logIn(box, "x", known) == .wrongEmailOrPassword) }
        #expect(logIn(box, AccountBox.password, known) == .tooManyAttempts(seconds: 900))
    }

    @Test("a device is known to the account that was signed in to there, and until the password is a new one")
    func whoseDevice() throws {
        let box = try AccountBox()
        let ana = try box.member()
        let ben = try box.member("ben@example.org")
        for ticket in [ben.device, DeviceTicket("made up"), DeviceTicket("")] {
            let client = AccountClient(key: AccountBox.elsewhere.key, device: "", ticket: ticket)
            _ = logIn(box, "x", client)
        }
        for _ in 0..<2 { _ = logIn(box, "x", AccountBox.elsewhere) }
        #expect(logIn(box, "x", AccountBox.elsewhere) == .tooManyAttempts(seconds: 900))
        let known = AccountClient(key: AccountBox.elsewhere.key, device: "", ticket: ana.device)
        #expect(logIn(box, "x", known) == .wrongEmailOrPassword)
        let renewed = try box.accounts.changePassword(
            ana.token,
            password: AccountBox.password,
            newPassword: "a whole new phrase",
            from: AccountBox.home
        )
        #expect(logIn(box, "x", known) == .tooManyAttempts(seconds: 900))
        let again = AccountClient(key: AccountBox.elsewhere.key, device: "", ticket: renewed.device)
        #expect(logIn(box, "x", again) == .wrongEmailOrPassword)
    }

    @Test("a device keeps its ticket, and an account knows twenty")
    func manyDevices() throws {
        let box = try AccountBox()
        let first = try box.member()
        let same = AccountClient(key: "192.0.2.7", device: "", ticket: first.device)
        let again = try box.accounts.logIn(email: "ana@example.org", password: AccountBox.password, from: same)
        #expect(again.device == first.device)
        for _ in 0..<25 {
            box.clock.advance(minutes: 1)
            _ = try box.accounts.logIn(email: "ana@example.org", password: AccountBox.password, from: AccountBox.home)
        }
        #expect(try box.count("account_device") == 20)
        #expect(try !box.dump().contains(first.device.text))
    }

    @Test("letters that strangers ask for don't use up those of a known device, and are bounded")
    func mailBomb() throws {
        let box = try AccountBox()
        let session = try box.member()
        var sent = 0
        for number in 0..<30 {
            for _ in 0..<6 {
                let refusal = box.refusal {
                    _ = try box.accounts.requestReset(email: "ana@example.org", from: Self.stranger(number))
                }
                if refusal == nil { sent += 1 }
            }
        }
        // The sign-up's letter was one of the twenty.
        #expect(sent == 19)
        let known = AccountClient(key: AccountBox.home.key, device: "", ticket: session.device)
        for _ in 0..<5 { _ = try box.accounts.requestReset(email: "ana@example.org", from: known) }
        #expect(
            box.refusal { _ = try box.accounts.requestReset(email: "ana@example.org", from: known) }
                == .tooManyCodes(seconds: 3_600)
        )
    }

    @Test("one stranger's letters leave another one theirs")
    func oneBomber() throws {
        let box = try AccountBox()
        try box.member()
        box.clock.advance(hours: 2)
        for _ in 0..<9 {
            _ = box.refusal { _ = try box.accounts.requestReset(email: "ana@example.org", from: Self.stranger(1)) }
        }
        _ = try box.accounts.requestReset(email: "ana@example.org", from: AccountBox.elsewhere)
    }
}

@Suite("Codes for a new password can't be guessed in the long run")
struct ResetCapTests {
    private static let new = "a whole new phrase"

    /// Types wrong codes, each from a new client and an hour after the former, until there were `count`.
    private func guess(_ box: AccountBox, _ count: Int, ticket device: DeviceTicket? = nil) throws {
        var wrong = 0
        var round = 0
        while wrong < count {
            round += 1
            box.clock.advance(hours: 1)
            let client = AccountClient(key: "guesser \(round)", device: "", ticket: device)
            let ticket = try box.accounts.requestReset(email: "ana@example.org", from: client)
            let code = (try? box.code(to: "ana@example.org")) ?? "000000"
            for _ in 0..<min(5, count - wrong) {
                guard
                    case .wrongCode = box.refusal({
                        _ = try box.accounts.reset(
                            ticket,
                            code: AccountBox.wrong(code),
                            newPassword: Self.new,
                            from: client
                        )
                    })
                else {
                    Issue.record("guess \(wrong) was not counted")
                    return
                }
                wrong += 1
            }
        }
    }

    private func refusal(_ box: AccountBox, _ client: AccountClient = AccountBox.elsewhere) -> AccountError? {
        box.refusal { _ = try box.accounts.requestReset(email: "ana@example.org", from: client) }
    }

    @Test("after a hundred wrong codes none are mailed, however long the guesser waits, with and without an account")
    func cap() throws {
        for hasAccount in [true, false] {
            let box = try AccountBox()
            if hasAccount { try box.member() }
            try guess(box, 100)
            #expect(refusal(box) == .codesOff)
            box.clock.advance(hours: 24 * 90)
            #expect(refusal(box) == .codesOff)
            #expect(box.reported.all.count { $0.reason == "WRONG_CODE" && $0.kind == .code } == 100)
        }
    }

    @Test("ninety-nine wrong codes don't reach the cap")
    func below() throws {
        let box = try AccountBox()
        try box.member()
        try guess(box, 99)
        #expect(refusal(box) == nil)
    }

    @Test("a right code that was mailed before the cap was reached doesn't open the account anymore")
    func inFlight() throws {
        let box = try AccountBox()
        try box.member()
        try guess(box, 95)
        let tickets = try (0..<2).map {
            try box.accounts.requestReset(email: "ana@example.org", from: AccountClient(key: "late \($0)", device: ""))
        }
        let code = try box.code(to: "ana@example.org")
        for _ in 0..<5 {
            _ = box.refusal {
                _ = try box.accounts.reset(
                    tickets[0],
                    code: AccountBox.wrong(code),
                    newPassword: Self.new,
                    from: AccountBox.home
                )
            }
        }
        #expect(
            box.refusal {
                _ = try box.accounts.reset(tickets[1], code: code, newPassword: Self.new, from: AccountBox.home)
            } == .codesOff
        )
    }

    @Test("the cap shuts nobody out: the password works, a known device gets codes, and a sign-in or an admin ends it")
    func waysOut() throws {
        let box = try AccountBox()
        let session = try box.member()
        try guess(box, 100)
        let known = AccountClient(key: "192.0.2.7", device: "", ticket: session.device)
        #expect(refusal(box, known) == nil)
        #expect(refusal(box) == .codesOff)
        _ = try box.accounts.logIn(email: "ana@example.org", password: AccountBox.password, from: AccountBox.home)
        #expect(refusal(box) == nil)
        try guess(box, 100)
        #expect(refusal(box) == .codesOff)
        try box.accounts.allowCodes(for: "ana@example.org", by: .owner)
        #expect(refusal(box) == nil)
    }

    @Test("a known device has a cap of its own, which an admin ends, too")
    func deviceCap() throws {
        let box = try AccountBox()
        let session = try box.member()
        try guess(box, 100, ticket: session.device)
        let known = AccountClient(key: "192.0.2.7", device: "", ticket: session.device)
        #expect(refusal(box, known) == .codesOff)
        #expect(refusal(box) == nil)
        try box.accounts.allowCodes(for: "ana@example.org", by: .owner)
        #expect(refusal(box, known) == nil)
    }

    @Test("a code works on the device that asked for it and on no other")
    func bound() throws {
        let box = try AccountBox()
        try box.member()
        let mine = try box.accounts.requestReset(email: "ana@example.org", from: AccountBox.home)
        let code = try box.code(to: "ana@example.org")
        let other = try box.accounts.requestReset(email: "ana@example.org", from: AccountBox.elsewhere)
        let reset = { (ticket: ResetTicket) in
            box.refusal {
                _ = try box.accounts.reset(ticket, code: code, newPassword: Self.new, from: AccountBox.elsewhere)
            }
        }
        #expect(reset(ResetTicket("made up")) == .noLiveCode)
        // A guess for one request doesn't count for the other.
        for left in [4, 3, 2, 1, 0] { #expect(reset(other) == .wrongCode(triesLeft: left)) }
        #expect(reset(mine) == nil)
    }

    @Test("a device that asks again for the same address keeps its ticket, and for another one gets a new one")
    func continued() throws {
        let box = try AccountBox()
        let first = try box.accounts.requestReset(email: "ana@example.org", from: AccountBox.home)
        let again = try box.accounts.requestReset(email: "ANA@example.org", continuing: first, from: AccountBox.home)
        let other = try box.accounts.requestReset(email: "b@example.org", continuing: first, from: AccountBox.home)
        #expect(again == first && other != first)
    }
}
