import Foundation
import JSONKit
import RealtimeServer
import RealtimeService
import RealtimeTree
import TestKit
import Testing
import TimeKit

@Suite("The tokens in Google's own libraries")
struct TokenJudgeTests {
    @Test(
        "google-auth takes an ID token by the certificates, and firebase-admin makes custom tokens with the server's key",
        .enabled(if: Judge.python != nil || Judge.isInsistedOn, "make setup installs the judge")
    )
    func agree() async throws {
        let python = try #require(Judge.python, "make setup could not install firebase-admin")
        let folder = try TemporaryFolder()
        let keys = SigningKeyFolder(folder.file("keys"))
        try keys.maintain(at: try Instant(iso8601: "2026-03-08T07:00:00Z"))
        let box = try await IdentityBox(tokens: try await Tokens(signedBy: keys))
        let earlier = try await box.signUp()
        _ = try keys.rotate(isVoiding: false, at: box.clock.now)
        let key = try #require(try keys.read().all.first).key
        let account = try await box.signUp()
        let certificates = IdentityCall(
            method: "GET",
            path: "/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com",
            parameters: [],
            mediaType: "",
            body: []
        )
        let certs = try IdentityBox.read(try #require(await box.identity.answer(certificates))).body
        let asked: RealtimeValue = .children([
            "idToken": .string(account.idToken), "earlier": .string(earlier.idToken), "kid": .string(key.id),
            "pem": .string(key.pem),
            "certificates": .string(certs.description),
        ])
        let file = try folder.write(String(decoding: asked.json(), as: UTF8.self), to: "asked.json")
        let (status, said) = try PythonJudge.run(python, ["-c", Judge.script, file.path])
        try #require(status == 0, "\(said.suffix(2_000))")
        let found = try JSONValue.parse(said)
        #expect(found["claims"]?["sub"]?.string == account.uid)
        #expect(found["claims"]?["aud"]?.string == "rooms")
        #expect(found["earlier"]?["sub"]?.string == earlier.uid)
        #expect(found["forged"]?.bool == false)

        // The SDK uses the machine's clock, so the server's clock is set to its time.
        let custom = try #require(found["custom"]?.string)
        let made = try #require(try IdentityBox.claims(custom)["iat"]?.integer)
        box.clock.now = Instant(milliseconds: Int64(made) * 1_000)
        let answer = try await box.post("/v1/accounts:signInWithCustomToken", #"{"token":"\#(custom)"}"#)
        let idToken = try #require(answer.body["idToken"]?.string, "\(answer.body)")
        guard case .user(let auth, _) = try await box.caller(idToken) else {
            Issue.record("nobody")
            return
        }
        #expect(auth["uid"] == .string("ann"))
        #expect(auth["token"]["clinic"] == .string("north"))
    }

    /// Python with `firebase-admin`, which includes `google-auth`.
    enum Judge {
        static let isInsistedOn = PythonJudge.isInsistedOn
        static let python = PythonJudge.with("firebase_admin, google.auth.jwt")

        static let script = """
            import json, sys
            import firebase_admin
            from firebase_admin import auth, credentials
            from google.auth import jwt

            asked = json.load(open(sys.argv[1]))
            certificates = json.loads(asked["certificates"])
            token = asked["idToken"]
            # The token is of another time than this machine's.
            skew = 10 ** 10
            claims = jwt.decode(token, certs=certificates, audience="rooms", clock_skew_in_seconds=skew)
            earlier = jwt.decode(
                asked["earlier"], certs=certificates, audience="rooms", clock_skew_in_seconds=skew)
            try:
                jwt.decode(token[:-8] + "AAAAAAAA", certs=certificates, audience="rooms", clock_skew_in_seconds=skew)
                forged = True
            except ValueError:
                forged = False
            account = credentials.Certificate({
                "type": "service_account", "project_id": "rooms", "client_email": "roomd@rooms",
                "private_key_id": asked["kid"], "private_key": asked["pem"],
                "token_uri": "https://oauth2.googleapis.com/token",
            })
            app = firebase_admin.initialize_app(account)
            custom = auth.create_custom_token("ann", {"clinic": "north"}, app=app)
            print(json.dumps({"claims": claims, "earlier": earlier, "forged": forged, "custom": custom.decode()}))
            """
    }
}
