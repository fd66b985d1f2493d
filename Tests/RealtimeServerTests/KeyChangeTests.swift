import Foundation
import JSONKit
import RealtimeServer
import RealtimeService
import TestKit
import Testing
import TimeKit

@Suite("Tokens through a change of keys")
struct KeyChangeTests {
    /// The accounts of a server with a folder of keys.
    private struct Ring {
        let folder: TemporaryFolder
        let keys: SigningKeyFolder
        let box: IdentityBox

        init() async throws {
            folder = try TemporaryFolder()
            keys = SigningKeyFolder(folder.file("keys"))
            try keys.maintain(at: try Instant(iso8601: "2026-03-08T07:30:00Z"))
            box = try await IdentityBox(tokens: try await Tokens(signedBy: keys))
        }

        func published() async throws -> [String] {
            let path = "/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com"
            let call = IdentityCall(method: "GET", path: path, parameters: [], mediaType: "", body: [])
            let body = try IdentityBox.read(try #require(await box.identity.answer(call))).body
            return (body["keys"]?.list ?? []).compactMap { $0["kid"]?.string }
        }
    }

    private func kid(_ token: String) throws -> String? { try IdentityBox.part(token, 0)["kid"]?.string }

    @Test("tokens from before are good until their end and no longer, of each kind; new ones have the new key's name")
    func untilTheirEnd() async throws {
        let ring = try await Ring()
        let (keys, box) = (ring.keys, ring.box)
        let first = try #require(try keys.read().all.first?.key.id)
        let before = try await box.signUp()
        let access = try await box.tokens.accessToken(database: nil, seconds: 86_400, at: box.clock.now)
        let custom = try await box.tokens.customToken(
            uid: "ann",
            database: box.database,
            claims: [:],
            at: box.clock.now
        )
        #expect(try kid(before.idToken) == first)
        box.clock.advance(seconds: 1)
        let second = try #require(try keys.rotate(isVoiding: false, at: box.clock.now).made)
        let after = try await box.signUp()
        #expect(try kid(after.idToken) == second)
        #expect(try await ring.published() == [second, first])

        box.clock.advance(seconds: 3_598)
        _ = try await box.caller(before.idToken)
        let body = #"{"token":"\#(custom)"}"#
        #expect(try await box.post("/v1/accounts:signInWithCustomToken", body).status == 200)
        box.clock.advance(seconds: 1)
        await #expect(throws: CredentialError.expired) { try await box.caller(before.idToken) }
        _ = try await box.caller(after.idToken)
        // The device continues with its refresh token, which doesn't depend on the keys.
        #expect(try kid(try #require(try await box.refresh(before.refreshToken).body["id_token"]?.string)) == second)

        box.clock.advance(seconds: 86_399 - 3_600)
        #expect(try await box.bearer(access) == .admin)
        box.clock.advance(seconds: 1)
        await #expect(throws: CredentialError.expired) { try await box.bearer(access) }
        box.clock.advance(minutes: 2)
        await #expect(throws: CredentialError.invalid) { try await box.bearer(access) }
        #expect(try await ring.published() == [second])
        #expect(try keys.maintain(at: box.clock.now).removed == [first])
    }

    @Test("an older key signs no tokens of today: who stole it gets in with none")
    func stolenOldKey() async throws {
        let ring = try await Ring()
        let box = ring.box
        let account = try await box.signUp()
        let stolen = try await Tokens(signedBy: try #require(try ring.keys.read().all.first).key)
        box.clock.advance(minutes: 5)
        _ = try ring.keys.rotate(isVoiding: false, at: box.clock.now)
        _ = try await box.caller(account.idToken)
        box.clock.advance(minutes: 2)
        let forged = try await stolen.accessToken(database: nil, seconds: 86_400, at: box.clock.now)
        await #expect(throws: CredentialError.invalid) { try await box.bearer(forged) }
    }

    @Test("voiding makes all earlier tokens worth nothing at once, also where the new key can't be read")
    func void() async throws {
        let ring = try await Ring()
        let (keys, box) = (ring.keys, ring.box)
        let account = try await box.signUp()
        let access = try await box.tokens.accessToken(database: nil, seconds: 60, at: box.clock.now)
        _ = try await box.caller(account.idToken)
        _ = try keys.rotate(isVoiding: true, at: box.clock.now)
        chmod(keys.file(of: try #require(try keys.read().all.first)).path, 0o644)
        await #expect(throws: CredentialError.invalid) { try await box.caller(account.idToken) }
        #expect(try await box.refresh(account.refreshToken).status == 503)
        chmod(try FileManager.default.contentsOfDirectory(at: keys.url, includingPropertiesForKeys: nil)[0].path, 0o600)
        await #expect(throws: CredentialError.invalid) { try await box.bearer(access) }
        let fresh = try #require(try await box.refresh(account.refreshToken).body["id_token"]?.string)
        _ = try await box.caller(fresh)
    }
}
