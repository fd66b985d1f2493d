import Foundation
import JSONKit
import JWTKit
import RealtimeServer
import RealtimeService
import RealtimeTree
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("The identity behind a credential")
struct SigningIdentityTests {
    @Test("without a credential it is nobody, and what is none is refused rather than nobody")
    func none() async throws {
        let box = try await IdentityBox()
        #expect(try await box.identity.caller(RealtimeCredentials(database: box.database)) == .nobody)
        for text in [
            "", " ", "owner", "a.b", "a.b.c", "..", "a.b.c.d", "ä.b.c", "null",
            "aB3dE5fG7hJ9kL1mN3pQ5rS7tU9vW1xY3zA5bC7d",
        ] {
            await #expect(throws: CredentialError.invalid) { try await box.caller(text) }
            await #expect(throws: CredentialError.invalid) { try await box.bearer(text) }
            await #expect(throws: CredentialError.invalid) {
                try await box.identity.caller(RealtimeCredentials(accessToken: text, database: box.database))
            }
        }
        let access = try await box.tokens.accessToken(database: nil, seconds: 60, at: box.clock.now)
        for field in ["Basic \(access)", access, "Bearer", "Bearer \(access) more", "Bearer  "] {
            await #expect(throws: CredentialError.invalid) {
                try await box.identity.caller(RealtimeCredentials(authorization: field, database: box.database))
            }
        }
    }

    @Test("an ID token is good for an hour to the second, and says then that it has expired")
    func expiry() async throws {
        let box = try await IdentityBox()
        let account = try await box.signUp()
        box.clock.advance(milliseconds: 3_599_999)
        guard case .user(let auth, let expires) = try await box.caller(account.idToken) else {
            Issue.record("nobody")
            return
        }
        #expect(auth["uid"] == .string(account.uid))
        #expect(auth["token"]["sub"] == .string(account.uid))
        #expect(auth["provider"] == .string("anonymous"))
        #expect(box.clock.now.milliseconds(until: expires) == 1)
        box.clock.advance(milliseconds: 1)
        await #expect(throws: CredentialError.expired) { try await box.caller(account.idToken) }
        #expect(CredentialError.expired.text == "Auth token is expired")
        #expect(CredentialError.invalid.text == "Could not parse auth token.")
        // A token for another database is invalid.
        let other = try #require(DatabaseName("other"))
        await #expect(throws: CredentialError.invalid) { try await box.caller(account.idToken, of: other) }
    }

    @Test("a token from the future is refused, but for a clock that was set back a little")
    func future() async throws {
        let box = try await IdentityBox()
        let account = try await box.signUp()
        box.clock.advance(seconds: -60)
        _ = try await box.caller(account.idToken)
        box.clock.advance(seconds: -1)
        await #expect(throws: CredentialError.invalid) { try await box.caller(account.idToken) }
    }

    @Test("an ID token in the field of access tokens is refused, and so is the other way around")
    func places() async throws {
        let box = try await IdentityBox()
        let account = try await box.signUp()
        let access = try await box.tokens.accessToken(database: nil, seconds: 60, at: box.clock.now)
        await #expect(throws: CredentialError.invalid) { try await box.bearer(account.idToken) }
        await #expect(throws: CredentialError.invalid) { try await box.caller(access) }
        #expect(try await box.bearer(access) == .admin)
        let parameter = RealtimeCredentials(accessToken: access, auth: "anything", database: box.database)
        #expect(try await box.identity.caller(parameter) == .admin)
    }

    @Test("an access token ends when it was to end, a day later at most, and opens the database that it names")
    func access() async throws {
        let box = try await IdentityBox()
        let now = box.clock.now
        let other = try #require(DatabaseName("other"))
        let short = try await box.tokens.accessToken(database: box.database, seconds: 60, at: now)
        let long = try await box.tokens.accessToken(database: nil, seconds: .max, at: now)
        #expect(try await box.bearer(short) == .admin)
        await #expect(throws: CredentialError.invalid) { try await box.bearer(short, of: other) }
        #expect(try await box.bearer(long, of: other) == .admin)
        box.clock.advance(seconds: 60)
        await #expect(throws: CredentialError.expired) { try await box.bearer(short) }
        box.clock.advance(seconds: 86_339)
        #expect(try await box.bearer(long) == .admin)
        box.clock.advance(seconds: 1)
        await #expect(throws: CredentialError.expired) { try await box.bearer(long) }
    }

    @Test("an account that is disabled or deleted is refused at its next request, and so are its refresh tokens")
    func revoked() async throws {
        let box = try await IdentityBox()
        let ann = try await box.signUp()
        let bob = try await box.signUp()
        _ = try await box.caller(ann.idToken)
        box.clock.advance(milliseconds: 400)
        #expect(try box.accounts.setDisabled(true, ann.uid, in: box.database, at: box.clock.now))
        await #expect(throws: CredentialError.invalid) { try await box.caller(ann.idToken) }
        #expect(try await box.refresh(ann.refreshToken).body["error"]?["message"]?.string == "INVALID_REFRESH_TOKEN")
        // Enabling the account again doesn't restore revoked tokens.
        #expect(try box.accounts.setDisabled(false, ann.uid, in: box.database, at: box.clock.now))
        await #expect(throws: CredentialError.invalid) { try await box.caller(ann.idToken) }
        #expect(try await box.refresh(ann.refreshToken).status == 400)

        #expect(try box.accounts.delete(bob.uid, in: box.database))
        #expect(try !box.accounts.delete(bob.uid, in: box.database))
        await #expect(throws: CredentialError.invalid) { try await box.caller(bob.idToken) }
        #expect(try await box.refresh(bob.refreshToken).status == 400)
        #expect(try !box.accounts.setDisabled(true, bob.uid, in: box.database, at: box.clock.now))
    }

    @Test("a disabled account can't come back by a custom token, and an enabled one can")
    func disabledCustom() async throws {
        let box = try await IdentityBox()
        func signIn() async throws -> (status: Int, message: String?, idToken: String?) {
            let now = box.clock.now
            let token = try await box.tokens.customToken(uid: "ann", database: box.database, claims: [:], at: now)
            let answer = try await box.post("/v1/accounts:signInWithCustomToken", #"{"token":"\#(token)"}"#)
            return (answer.status, answer.body["error"]?["message"]?.string, answer.body["idToken"]?.string)
        }
        let first = try #require(try await signIn().idToken)
        try box.accounts.setDisabled(true, "ann", in: box.database, at: box.clock.now)
        #expect(try await signIn().message == "USER_DISABLED")
        try box.accounts.setDisabled(false, "ann", in: box.database, at: box.clock.now)
        box.clock.advance(seconds: 1)
        let second = try #require(try await signIn().idToken)
        _ = try await box.caller(second)
        await #expect(throws: CredentialError.invalid) { try await box.caller(first) }
        // An account created again with the same id is a new one.
        try box.accounts.delete("ann", in: box.database)
        box.clock.advance(seconds: 1)
        let third = try #require(try await signIn().idToken)
        _ = try await box.caller(third)
        await #expect(throws: CredentialError.invalid) { try await box.caller(second) }
    }

    @Test("neither ID nor refresh tokens can be read from the store")
    func nothingStored() async throws {
        let box = try await IdentityBox()
        let account = try await box.signUp()
        try box.temporary.store.close()
        for suffix in ["", "-wal"] {
            guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: box.temporary.file.path + suffix)) else {
                continue
            }
            #expect(bytes.range(of: Data(account.refreshToken.utf8)) == nil)
            #expect(bytes.range(of: Data(account.idToken.suffix(40).utf8)) == nil)
        }
        let whole = try Data(contentsOf: box.temporary.file)
        #expect(whole.range(of: Data(account.uid.utf8)) != nil)
    }

    @Test("an account keeps its hundred devices that were seen last")
    func manyDevices() async throws {
        let box = try await IdentityBox()
        var refreshes: [String] = []
        for _ in 0..<103 {
            let now = box.clock.advance(seconds: 1)
            let token = try await box.tokens.customToken(uid: "ann", database: box.database, claims: [:], at: now)
            let answer = try await box.post("/v1/accounts:signInWithCustomToken", #"{"token":"\#(token)"}"#)
            refreshes.append(try #require(answer.body["refreshToken"]?.string))
        }
        #expect(try box.accounts.deviceCount(of: "ann", in: box.database) == 100)
        for (index, token) in refreshes.enumerated() {
            #expect(try await box.refresh(token).status == (index < 3 ? 400 : 200), "device \(index)")
        }
    }

    @Test("accounts are listed by database and id, page by page")
    func listing() async throws {
        let box = try await IdentityBox()
        var made: [String] = []
        for _ in 0..<7 { made.append(try await box.signUp().uid) }
        _ = try await box.post("/v1/accounts:signUp", "{}", parameters: [.init("ns", "other")])
        let own = try box.accounts.accounts(in: box.database, limit: 100).map(\.uid)
        #expect(own == made.sorted())
        var all: [RealtimeAccount] = []
        while true {
            let after = all.last.map { (database: $0.database, uid: $0.uid) }
            let page = try box.accounts.accounts(in: nil, after: after, limit: 3)
            if page.isEmpty { break }
            all += page
        }
        #expect(all.map(\.database.text) == ["other"] + Array(repeating: "rooms", count: 7))
        #expect(all.dropFirst().map(\.uid) == made.sorted())
    }
}
