import JSONKit
import RealtimeServer
import RealtimeService
import TestKit
import Testing
import TimeKit

@Suite("Signing out, and deleting one's account")
struct SigningOutTests {
    private func error(_ answer: (status: Int, body: JSONValue)) -> String? {
        answer.body["error"]?["message"]?.string
    }

    private func signIn(_ uid: String, _ box: IdentityBox) async throws -> (idToken: String, refreshToken: String) {
        let token = try await box.tokens.customToken(uid: uid, database: box.database, claims: [:], at: box.clock.now)
        let body = try await box.post("/v1/accounts:signInWithCustomToken", #"{"token":"\#(token)"}"#).body
        return (try #require(body["idToken"]?.string), try #require(body["refreshToken"]?.string))
    }

    @Test(
        "a device signs out by its refresh token; the last one takes the ID tokens with it, and asking again does no harm"
    )
    func device() async throws {
        let box = try await IdentityBox()
        let (first, second) = (try await signIn("ann", box), try await signIn("ann", box))
        let body = #"{"refreshToken":"\#(first.refreshToken)"}"#
        #expect(try await box.post("/v1/accounts:signOut", body).status == 200)
        #expect(error(try await box.refresh(first.refreshToken)) == "INVALID_REFRESH_TOKEN")
        // Another device of the account stays signed in.
        _ = try await box.caller(second.idToken)
        #expect(try await box.refresh(second.refreshToken).status == 200)
        #expect(
            try await box.post("/v1/accounts:signOut", #"{"refreshToken":"\#(second.refreshToken)"}"#).status == 200
        )
        await #expect(throws: CredentialError.invalid) { try await box.caller(second.idToken) }
        await #expect(throws: CredentialError.invalid) { try await box.caller(first.idToken) }
        for token in [first.refreshToken, "never was one"] {
            let again = try await box.post("/v1/accounts:signOut", #"{"refreshToken":"\#(token)"}"#)
            #expect(again.status == 200 && again.body == .object(JSONObject()))
        }
        #expect(try box.accounts.account("ann", in: box.database)?.isDisabled == false)
    }

    @Test("all devices of an account sign out by an ID token, and nobody else's do")
    func everywhere() async throws {
        let box = try await IdentityBox()
        let (first, second, other) = (
            try await signIn("ann", box), try await signIn("ann", box), try await box.signUp()
        )
        #expect(
            try await box.post("/v1/accounts:signOut", #"{"idToken":"\#(first.idToken)","all":true}"#).status == 200
        )
        for device in [first, second] {
            await #expect(throws: CredentialError.invalid) { try await box.caller(device.idToken) }
            #expect(error(try await box.refresh(device.refreshToken)) == "INVALID_REFRESH_TOKEN")
        }
        _ = try await box.caller(other.idToken)
        #expect(try await box.refresh(other.refreshToken).status == 200)
        box.clock.advance(seconds: 1)
        _ = try await box.caller(try await signIn("ann", box).idToken)
    }

    @Test("a sign-in within the second of a sign-out or of an end holds, and nothing from before does")
    func sameSecond() async throws {
        let box = try await IdentityBox()
        let before = try await signIn("ann", box)
        box.clock.advance(milliseconds: 10)
        let out = #"{"idToken":"\#(before.idToken)","all":true}"#
        #expect(try await box.post("/v1/accounts:signOut", out).status == 200)
        let after = try await signIn("ann", box)
        _ = try await box.caller(after.idToken)
        let fresh = try #require(try await box.refresh(after.refreshToken).body["id_token"]?.string)
        _ = try await box.caller(fresh)
        await #expect(throws: CredentialError.invalid) { try await box.caller(before.idToken) }
        for isDisabled in [true, false] {
            try box.accounts.setDisabled(isDisabled, "ann", in: box.database, at: box.clock.now)
        }
        await #expect(throws: CredentialError.invalid) { try await box.caller(fresh) }
        let again = try await signIn("ann", box)
        _ = try await box.caller(again.idToken)
        let body = #"{"idToken":"\#(again.idToken)"}"#
        #expect(try await box.post("/v1/accounts:delete", body).status == 200)
    }

    @Test("an anonymous account is deleted by its ID token, with all that it could sign in by")
    func delete() async throws {
        let box = try await IdentityBox()
        let account = try await box.signUp()
        box.clock.advance(minutes: 50)
        let answer = try await box.post("/v1/accounts:delete", #"{"idToken":"\#(account.idToken)"}"#)
        #expect(answer.status == 200)
        #expect(answer.body["kind"]?.string == "identitytoolkit#DeleteAccountResponse")
        #expect(try box.accounts.account(account.uid, in: box.database) == nil)
        await #expect(throws: CredentialError.invalid) { try await box.caller(account.idToken) }
        #expect(error(try await box.refresh(account.refreshToken)) == "INVALID_REFRESH_TOKEN")
        let again = try await box.post("/v1/accounts:delete", #"{"idToken":"\#(account.idToken)"}"#)
        #expect(error(again) == "INVALID_ID_TOKEN")
    }

    @Test("an account that can sign in again has to have done so within five minutes before it is deleted")
    func recent() async throws {
        let box = try await IdentityBox()
        let device = try await signIn("ann", box)
        box.clock.advance(minutes: 5)
        let fresh = try #require(try await box.refresh(device.refreshToken).body["id_token"]?.string)
        let late = try await box.post("/v1/accounts:delete", #"{"idToken":"\#(fresh)"}"#)
        #expect(error(late) == "CREDENTIAL_TOO_OLD_LOGIN_AGAIN")
        #expect(try box.accounts.account("ann", in: box.database) != nil)
        let again = try await signIn("ann", box)
        #expect(try await box.post("/v1/accounts:delete", #"{"idToken":"\#(again.idToken)"}"#).status == 200)
    }

    @Test("without a good token nobody is signed out or deleted")
    func refused() async throws {
        let box = try await IdentityBox()
        let account = try await box.signUp()
        let access = try await box.tokens.accessToken(database: nil, seconds: 60, at: box.clock.now)
        for path in ["/v1/accounts:delete", "/v1/accounts:signOut"] {
            for (body, reason) in [
                (#"{"all":true}"#, "MISSING_ID_TOKEN"), (#"{"all":true,"idToken":""}"#, "MISSING_ID_TOKEN"),
                (#"{"all":true,"idToken":"\#(account.idToken)x"}"#, "INVALID_ID_TOKEN"),
                (#"{"all":true,"idToken":"\#(access)"}"#, "INVALID_ID_TOKEN"),
                (#"{"all":true,"localId":"\#(account.uid)"}"#, "MISSING_ID_TOKEN"),
            ] {
                #expect(error(try await box.post(path, body)) == reason, "\(path) \(body)")
            }
        }
        #expect(error(try await box.post("/v1/accounts:signOut", "{}")) == "MISSING_REFRESH_TOKEN")
        box.clock.advance(hours: 1)
        let late = try await box.post("/v1/accounts:delete", #"{"idToken":"\#(account.idToken)"}"#)
        #expect(error(late) == "TOKEN_EXPIRED")
        #expect(try box.accounts.deviceCount(of: account.uid, in: box.database) == 1)
    }

    @Test("the refresh token of a disabled account is as unknown as one that never was")
    func disabled() async throws {
        let box = try await IdentityBox()
        let account = try await box.signUp()
        try box.accounts.setDisabled(true, account.uid, in: box.database, at: box.clock.now)
        let answers = [try await box.refresh(account.refreshToken), try await box.refresh("never was one")]
        #expect(answers.map(\.body).allSatisfy { $0 == answers[0].body })
        #expect(error(answers[0]) == "INVALID_REFRESH_TOKEN")
    }
}
