import JSONKit
import JWTKit
import RealtimeServer
import RealtimeService
import RealtimeTree
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("The endpoints of accounts")
struct AccountEndpointTests {
    static let now: Int64 = 1_772_955_000

    @Test("a sign-up answers as Google's does, and its ID token has all the claims of one")
    func signUp() async throws {
        let box = try await IdentityBox()
        let answer = try await box.post("/v1/accounts:signUp", #"{"returnSecureToken":true}"#)
        #expect(answer.status == 200)
        let names = try #require(answer.body.object).members.map(\.name)
        #expect(names == ["kind", "idToken", "refreshToken", "expiresIn", "localId"])
        #expect(answer.body["kind"]?.string == "identitytoolkit#SignupNewUserResponse")
        #expect(answer.body["expiresIn"]?.string == "3600")
        let uid = try #require(answer.body["localId"]?.string)
        #expect(uid.count == 28)
        let token = try #require(answer.body["idToken"]?.string)
        let head = try IdentityBox.part(token, 0)
        #expect(head["alg"]?.string == "RS256")
        #expect(head["typ"]?.string == "JWT")
        #expect(head["kid"]?.string == (try IdentityBox.key.get().id))
        let claims = try IdentityBox.claims(token)
        #expect(claims["iss"]?.string == "https://securetoken.google.com/rooms")
        #expect(claims["aud"]?.string == "rooms")
        #expect(claims["sub"]?.string == uid)
        #expect(claims["user_id"]?.string == uid)
        // The numbers are integers without a fraction.
        #expect(claims["iat"]?.number == "\(Self.now)")
        #expect(claims["auth_time"]?.number == "\(Self.now)")
        #expect(claims["exp"]?.number == "\(Self.now + 3_600)")
        #expect(claims["firebase"]?["sign_in_provider"]?.string == "anonymous")
    }

    @Test(
        "every endpoint is there under the plain path and under the emulator's, by POST",
        arguments: ["", "/identitytoolkit.googleapis.com", "/securetoken.googleapis.com"]
    )
    func paths(host: String) async throws {
        let box = try await IdentityBox()
        #expect(try await box.post(host + "/v1/accounts:signUp", "{}").status == 200)
        #expect(try await box.post(host + "/v1/accounts%3AsignUp", "").status == 200)
        #expect(IdentityCall.isEndpoint(host + "/v1/token"))
        #expect(try await box.post(host + "/v1/token", "{}").body["error"]?["message"]?.string == "MISSING_GRANT_TYPE")
        let read = IdentityCall(
            method: "GET",
            path: host + "/v1/token",
            parameters: [],
            mediaType: "",
            body: []
        )
        let answer = try #require(await box.identity.answer(read))
        #expect(answer.status == 405)
        #expect(answer.fields.contains(.init("Allow", "POST")))
    }

    @Test(
        "a path that is no endpoint is the database's",
        arguments: ["/", "/v1/token.json", "/v1/accounts.json", "/rooms/r.json", "/v1/accounts:lookup", "/v1/token/"]
    )
    func others(path: String) async throws {
        let box = try await IdentityBox()
        #expect(!IdentityCall.isEndpoint(path))
        let call = IdentityCall(method: "POST", path: path, parameters: [], mediaType: "", body: [])
        #expect(await box.identity.answer(call) == nil)
    }

    @Test("a refresh token gets fresh ID tokens of the same account for as long as it is kept, by form and by JSON")
    func refresh() async throws {
        let box = try await IdentityBox()
        let account = try await box.signUp()
        for hours in [1, 24 * 400] {
            box.clock.advance(hours: hours)
            let answer = try await box.refresh(account.refreshToken)
            #expect(answer.status == 200)
            let names = try #require(answer.body.object).members.map(\.name)
            #expect(
                names == [
                    "access_token", "expires_in", "token_type", "refresh_token", "id_token", "user_id", "project_id",
                ]
            )
            #expect(answer.body["user_id"]?.string == account.uid)
            #expect(answer.body["expires_in"]?.string == "3600")
            #expect(answer.body["refresh_token"]?.string == account.refreshToken)
            let token = try #require(answer.body["id_token"]?.string)
            let claims = try IdentityBox.claims(token)
            #expect(claims["auth_time"]?.number == "\(Self.now)")
            #expect(claims["iat"]?.integer == Int(box.clock.now.milliseconds / 1_000))
            guard case .user(let auth, let expires) = try await box.caller(token) else {
                Issue.record("nobody")
                return
            }
            #expect(auth["uid"] == .string(account.uid))
            #expect(expires == box.clock.now.adding(hours: 1))
            // The time of the last use is updated at most once a day.
            let seen = try #require(try box.accounts.account(account.uid, in: box.database)).seen
            #expect(seen == (hours == 1 ? box.clock.now.adding(hours: -1) : box.clock.now))
        }
        let json = try await box.post(
            "/v1/token",
            #"{"grant_type":"refresh_token","refresh_token":"\#(account.refreshToken)"}"#
        )
        #expect(json.status == 200)
    }

    @Test(
        "a request that can't be answered is refused in Google's form and words",
        arguments: [
            ("/v1/accounts:signUp", "application/json", "{", "Invalid JSON payload received."),
            ("/v1/accounts:signUp", "application/json", #"{"email":"a@b.example"}"#, "OPERATION_NOT_ALLOWED"),
            ("/v1/accounts:signUp", "application/json", #"{"localId":"me"}"#, "OPERATION_NOT_ALLOWED"),
            ("/v1/accounts:signInWithCustomToken", "application/json", "{}", "MISSING_CUSTOM_TOKEN"),
            ("/v1/accounts:signInWithCustomToken", "application/json", #"{"token":"a.b.c"}"#, "INVALID_CUSTOM_TOKEN"),
            ("/v1/token", "", "", "MISSING_GRANT_TYPE"),
            ("/v1/token", "", "grant_type=password&refresh_token=a", "INVALID_GRANT_TYPE"),
            ("/v1/token", "", "grant_type=refresh_token", "MISSING_REFRESH_TOKEN"),
            ("/v1/token", "", "grant_type=refresh_token&refresh_token=%%%", "MISSING_REFRESH_TOKEN"),
            ("/v1/token", "", "grant_type=refresh_token&refresh_token=nobodys", "INVALID_REFRESH_TOKEN"),
            ("/v1/token", "application/json", "[]", "Invalid JSON payload received."),
        ]
    )
    func refusals(path: String, type: String, body: String, message: String) async throws {
        let box = try await IdentityBox()
        let answer = try await box.post(path, body, type: type)
        #expect(answer.status == 400)
        #expect(answer.body["error"]?["code"]?.integer == 400)
        #expect(answer.body["error"]?["message"]?.string == message)
        #expect(answer.body["error"]?["status"]?.string == "INVALID_ARGUMENT")
        #expect(try box.accounts.accounts(in: nil, limit: 10).isEmpty)
    }

    @Test("a body beyond the limit is refused without being read")
    func oversized() async throws {
        let box = try await IdentityBox()
        let filler = String(repeating: "a", count: AccountEndpoints.bodyBytes)
        #expect(try await box.post("/v1/accounts:signUp", "{\"x\":\"\(filler)\"}").status == 400)
        let answer = try await box.post("/v1/token", "x=\(filler)&grant_type=refresh_token", type: "")
        #expect(answer.body["error"]?["message"]?.string == "MISSING_GRANT_TYPE")
    }

    @Test("no bytes whatsoever crash an endpoint or make an account by chance", arguments: 0..<6)
    func garbage(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let box = try await IdentityBox()
        let pieces = [
            "grant_type", "=", "&", "refresh_token", "%", "%zz", "+", "{", "}", "\"token\":", "\"", "[", "]", "null",
            "returnSecureToken", ",", ":", "1e999", "\\u0000", "ä", "a.b.c",
        ]
        let paths = ["/v1/accounts:signInWithCustomToken", "/v1/token"]
        let types = ["", "application/json", "application/x-www-form-urlencoded", "text/plain; charset=\u{1}"]
        for _ in 0..<400 {
            let body = (0..<random.int(in: 0...12)).map { _ in random.pick(pieces) }.joined()
            let answer = try await box.post(random.pick(paths), body, type: random.pick(types))
            #expect(answer.status == 400, "seed \(seed): \(body)")
        }
        #expect(try box.accounts.accounts(in: nil, limit: 1).isEmpty)
    }

    @Test("a store that can't be used is a 503 that tells nothing of it, and no caller is taken for nobody meanwhile")
    func noStore() async throws {
        let box = try await IdentityBox()
        let account = try await box.signUp()
        try box.temporary.store.close()
        let answers = [
            try await box.post("/v1/accounts:signUp", "{}"), try await box.refresh(account.refreshToken),
        ]
        for answer in answers {
            #expect(answer.status == 503)
            #expect(answer.body["error"]?["message"]?.string == "UNAVAILABLE")
            #expect(!answer.body.description.contains("sqlite"))
        }
        await #expect(throws: StoreError.self) { try await box.caller(account.idToken) }
    }

    @Test("an account belongs to the database that its call means, and only to one that there is")
    func databases() async throws {
        let box = try await IdentityBox()
        func database(_ parameters: [RealtimeCall.Parameter]) async throws -> String? {
            let answer = try await box.post("/v1/accounts:signUp", "{}", parameters: parameters)
            guard let token = answer.body["idToken"]?.string else { return answer.body["error"]?["message"]?.string }
            return try IdentityBox.claims(token)["aud"]?.string
        }
        #expect(try await database([]) == "rooms")
        #expect(try await database([.init("key", "AIzaSyNoDatabase")]) == "rooms")
        #expect(try await database([.init("key", "other")]) == "other")
        #expect(try await database([.init("key", "rooms"), .init("ns", "other")]) == "other")
        #expect(try await database([.init("ns", "unknown")]) == "PROJECT_NOT_FOUND")
        #expect(try await database([.init("ns", "")]) == "PROJECT_NOT_FOUND")
    }

    @Test("a custom token makes its account, brings its claims into every ID token, and is for one database")
    func customTokens() async throws {
        let box = try await IdentityBox()
        let claims: [String: RealtimeValue] = ["clinic": .string("north"), "level": .number(3)]
        let now = box.clock.now
        let token = try await box.tokens.customToken(uid: "ann", database: box.database, claims: claims, at: now)
        let path = "/v1/accounts:signInWithCustomToken"
        let body = #"{"token":"\#(token)","returnSecureToken":true}"#
        let first = try await box.post(path, body)
        #expect(first.status == 200)
        #expect(first.body["kind"]?.string == "identitytoolkit#VerifyCustomTokenResponse")
        #expect(first.body["isNewUser"]?.bool == true)
        #expect(try await box.post(path, body).body["isNewUser"]?.bool == false)
        let refresh = try #require(first.body["refreshToken"]?.string)
        box.clock.advance(minutes: 59)
        let later = try #require(try await box.refresh(refresh).body["id_token"]?.string)
        guard case .user(let auth, _) = try await box.caller(later) else {
            Issue.record("nobody")
            return
        }
        #expect(auth["uid"] == .string("ann"))
        #expect(auth["provider"] == .string("custom"))
        #expect(auth["token"]["clinic"] == .string("north"))
        #expect(auth["token"]["level"] == .number(3))

        let elsewhere = try await box.post(path, body, parameters: [.init("ns", "other")])
        #expect(elsewhere.body["error"]?["message"]?.string == "CREDENTIAL_MISMATCH")
        box.clock.advance(minutes: 1)
        let late = try await box.post(path, body)
        #expect(late.body["error"]?["message"]?.string == "INVALID_CUSTOM_TOKEN : it has expired")
    }

    @Test("no kind of token passes for another")
    func kinds() async throws {
        let box = try await IdentityBox()
        let now = box.clock.now
        let custom = try await box.tokens.customToken(uid: "ann", database: box.database, claims: [:], at: now)
        let access = try await box.tokens.accessToken(database: nil, seconds: 60, at: now)
        let user = try await box.signUp()
        for token in [custom, access] {
            await #expect(throws: CredentialError.invalid) { try await box.caller(token) }
        }
        for token in [custom, user.idToken] {
            await #expect(throws: CredentialError.invalid) { try await box.bearer(token) }
        }
        for token in [access, user.idToken, user.refreshToken] {
            let answer = try await box.post("/v1/accounts:signInWithCustomToken", #"{"token":"\#(token)"}"#)
            #expect(answer.body["error"]?["message"]?.string == "INVALID_CUSTOM_TOKEN")
        }
        #expect(try await box.refresh(user.idToken).status == 400)
    }

    @Test("others can check the tokens by the keys that are told, as certificates and as a key set")
    func publicKeys() async throws {
        let box = try await IdentityBox()
        let account = try await box.signUp()
        func get(_ path: String) async throws -> JSONValue {
            let call = IdentityCall(method: "GET", path: path, parameters: [], mediaType: "", body: [])
            let answer = try #require(await box.identity.answer(call))
            #expect(answer.fields.contains(.init("Cache-Control", "public, max-age=600")))
            return try IdentityBox.read(answer).body
        }
        let path = "/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com"
        let certificates = try #require(try await get(path).object).members
        #expect(certificates.map(\.name) == [try IdentityBox.key.get().id])
        let pem = try #require(certificates.first?.value.string)
        let byCertificate = await JWTKeyCollection().add(
            rsa: try Insecure.RSA.PublicKey(certificatePEM: pem),
            digestAlgorithm: .sha256
        )
        let bySet = try await JWTKeyCollection().add(
            jwksJSON: try await get(
                "/www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com"
            ).description
        )
        for keys in [byCertificate, bySet] {
            let claims = try await keys.verify(account.idToken, as: Subject.self)
            #expect(claims.sub == account.uid)
            await #expect(throws: (any Error).self) {
                try await keys.verify(account.idToken.dropLast(8) + "AAAAAAAA", as: Subject.self)
            }
        }
    }

    private struct Subject: JWTPayload {
        let sub: String
        func verify(using algorithm: some JWTAlgorithm) async throws {}
    }
}
