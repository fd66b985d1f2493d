import Foundation
import JSONKit
public import RealtimeService
import RealtimeTree
import SecurityLog
import TimeKit

/// The account endpoints, with the paths, bodies and errors of Google's: signing up, signing in with a custom token, refreshing, signing out,
/// deleting, and the public keys.
public struct AccountEndpoints: Sendable {
    private let setup: AccountSetup

    /// The maximum size of a body, in bytes.
    public static let bodyBytes = 65_536

    public init(_ setup: AccountSetup) { self.setup = setup }

    /// Answers a call; nil if its path is none of these endpoints.
    public func answer(_ call: IdentityCall) async -> RealtimeAnswer? {
        guard let endpoint = call.endpoint else { return nil }
        let isAsking = call.method == "GET" || call.method == "HEAD"
        guard endpoint.isRead == isAsking, isAsking || call.method == "POST" else {
            var answer = RealtimeAnswer.accountRefusal(405, "METHOD_NOT_ALLOWED")
            answer.fields.append(.init("Allow", endpoint.isRead ? "GET, HEAD" : "POST"))
            return answer
        }
        do {
            switch endpoint {
            case .signUp: return .account(try await signUp(call))
            case .signInWithCustomToken: return .account(try await signIn(call))
            case .token: return .account(try await refresh(call))
            case .delete: return .account(try await delete(call))
            case .signOut: return .account(try await signOut(call))
            case .certificates: return .keys(try await certificates())
            case .keySet: return .keys(try await keySet())
            }
        } catch {
            switch error {
            case let error as AccountRefusal: return refusal(error.message, of: call)
            case SignInRefusal.disabled: return refusal("USER_DISABLED", of: call)
            case SignInRefusal.unknownToken: return refusal("INVALID_REFRESH_TOKEN", of: call)
            // Details of a store's failure are not for clients.
            default: return .accountRefusal(503, "UNAVAILABLE")
            }
        }
    }
}

// MARK: Security events

extension AccountEndpoints {
    private func refusal(_ message: String, of call: IdentityCall) -> RealtimeAnswer {
        // The first word is the protocol's code, such as INVALID_CUSTOM_TOKEN; the refusal of malformed JSON is a sentence.
        let word = message.prefix { $0.isASCII && $0.isUppercase || $0 == "_" }
        setup.log?.note(
            SecurityEvent(
                .signIn,
                .refused,
                reason: word.count > 1 ? String(word) : "BAD_REQUEST",
                source: call.sender,
                place: call.database?.text
            )
        )
        return .accountRefusal(400, message)
    }

    private func note(_ kind: SecurityEvent.Kind, _ account: RealtimeAccount, _ call: IdentityCall) {
        setup.log?.note(
            SecurityEvent(kind, .done, subject: account.uid, source: call.sender, place: account.database.text)
        )
    }
}

/// A refusal, with the protocol's message.
private struct AccountRefusal: Error {
    let message: String

    init(_ message: String) { self.message = message }
}

// MARK: Calls

extension AccountEndpoints {
    private func signUp(_ call: IdentityCall) async throws -> [JSONObject.Member] {
        let body = try object(call)
        // Only anonymous accounts can be created here, because the server stores no passwords.
        guard body["email"] == nil, body["password"] == nil, body["idToken"] == nil, body["localId"] == nil else {
            throw AccountRefusal("OPERATION_NOT_ALLOWED")
        }
        let database = try await meant(call)
        let refresh = RefreshToken.make(setup.random)
        let now = setup.clock.now()
        let device = try setup.accounts.signUp(uid: setup.random.text(28), refresh: refresh, in: database, at: now)
        note(.accountMade, device.account, call)
        return [
            .init("kind", .string("identitytoolkit#SignupNewUserResponse")),
            .init("idToken", .string(try await idToken(device, at: now))),
            .init("refreshToken", .string(refresh)), .init("expiresIn", Self.lifetime),
            .init("localId", .string(device.account.uid)),
        ]
    }

    private func signIn(_ call: IdentityCall) async throws -> [JSONObject.Member] {
        guard let token = try object(call)["token"]?.string, !token.isEmpty else {
            throw AccountRefusal("MISSING_CUSTOM_TOKEN")
        }
        let database = try await meant(call)
        let now = setup.clock.now()
        let user: CustomUser?
        do {
            user = try await setup.tokens.customUser(token, of: database, at: now)
        } catch {
            throw AccountRefusal("INVALID_CUSTOM_TOKEN" + (error == .expired ? " : it has expired" : ""))
        }
        guard let user else { throw AccountRefusal("CREDENTIAL_MISMATCH") }
        let refresh = RefreshToken.make(setup.random)
        let device = try setup.accounts.signIn(user, refresh: refresh, in: database, at: now)
        note(device.isNew ? .accountMade : .signIn, device.account, call)
        return [
            .init("kind", .string("identitytoolkit#VerifyCustomTokenResponse")),
            .init("idToken", .string(try await idToken(device, at: now))),
            .init("refreshToken", .string(refresh)), .init("expiresIn", Self.lifetime),
            .init("isNewUser", .bool(device.isNew)),
        ]
    }

    private func refresh(_ call: IdentityCall) async throws -> [JSONObject.Member] {
        let fields: [String: String]
        if call.mediaType.lowercased().hasPrefix("application/json") {
            fields = try object(call).members.reduce(into: [:]) { $0[$1.name] = $1.value.string }
        } else {
            fields = FormBody.fields(call.body)
        }
        guard let kind = fields["grant_type"] ?? fields["grantType"], !kind.isEmpty else {
            throw AccountRefusal("MISSING_GRANT_TYPE")
        }
        guard kind == "refresh_token" else { throw AccountRefusal("INVALID_GRANT_TYPE") }
        guard let token = fields["refresh_token"] ?? fields["refreshToken"], !token.isEmpty else {
            throw AccountRefusal("MISSING_REFRESH_TOKEN")
        }
        let now = setup.clock.now()
        let device = try setup.accounts.refresh(token, at: now)
        let idToken = JSONValue.string(try await idToken(device, at: now))
        return [
            .init("access_token", idToken), .init("expires_in", Self.lifetime),
            .init("token_type", .string("Bearer")), .init("refresh_token", .string(token)),
            .init("id_token", idToken), .init("user_id", .string(device.account.uid)),
            .init("project_id", .string(device.account.database.text)),
        ]
    }

    /// Deletes the account of an ID token. Its data stays.
    private func delete(_ call: IdentityCall) async throws -> [JSONObject.Member] {
        let (user, account) = try await signedIn(try object(call))
        let now = setup.clock.now()
        // An anonymous user can't sign in again, so no recent sign-in can be demanded.
        guard account.provider == "anonymous" || user.signedIn > now.seconds - Self.recent else {
            throw AccountRefusal("CREDENTIAL_TOO_OLD_LOGIN_AGAIN")
        }
        try setup.accounts.delete(account.uid, in: account.database)
        note(.accountDeleted, account, call)
        return [.init("kind", .string("identitytoolkit#DeleteAccountResponse"))]
    }

    /// The maximum age, in seconds, of the sign-in that an irreversible call requires.
    private static let recent: Int64 = 300

    /// Revokes the device's refresh token, or with `"all": true` all tokens of the account.
    private func signOut(_ call: IdentityCall) async throws -> [JSONObject.Member] {
        let body = try object(call)
        let now = setup.clock.now()
        if body["all"]?.bool == true {
            let (_, account) = try await signedIn(body)
            try setup.accounts.signOutEverywhere(account.uid, in: account.database, at: now)
            note(.sessionEnded, account, call)
            return []
        }
        guard let token = body["refreshToken"]?.string, !token.isEmpty else {
            throw AccountRefusal("MISSING_REFRESH_TOKEN")
        }
        // An unknown token counts as signed out; the response doesn't reveal which it was.
        if let account = try setup.accounts.signOut(token, at: now) { note(.sessionEnded, account, call) }
        return []
    }

    /// Returns the user of the ID token in a body, with the account.
    private func signedIn(_ body: JSONObject) async throws -> (TokenUser, RealtimeAccount) {
        guard let token = body["idToken"]?.string, !token.isEmpty else { throw AccountRefusal("MISSING_ID_TOKEN") }
        let user: TokenUser
        do {
            user = try await setup.tokens.user(token, of: nil, at: setup.clock.now())
        } catch {
            throw AccountRefusal(error == .expired ? "TOKEN_EXPIRED" : "INVALID_ID_TOKEN")
        }
        guard let account = try setup.account(of: user) else { throw AccountRefusal("INVALID_ID_TOKEN") }
        return (user, account)
    }

    private static let lifetime = JSONValue.string(String(Tokens.lifetime))

    private func idToken(_ device: SignedInDevice, at now: Instant) async throws -> String {
        try await setup.tokens.idToken(
            uid: device.account.uid,
            database: device.account.database,
            provider: device.account.provider,
            claims: device.claims,
            signedIn: device.signedIn,
            at: now
        )
    }

    private func object(_ call: IdentityCall) throws -> JSONObject {
        // A sign-up may have no body.
        if call.body.isEmpty { return JSONObject() }
        guard call.body.count <= Self.bodyBytes, let object = (try? JSONValue.parse(call.body, depth: 32))?.object
        else {
            throw AccountRefusal("Invalid JSON payload received.")
        }
        return object
    }

    /// Returns the database of a call: the one in `ns`, else in `key` (a Google API key identifies a project, so it may name a database here),
    /// else the one of the host, else the default.
    private func meant(_ call: IdentityCall) async throws -> DatabaseName {
        if let named = call.parameters.first(where: { $0.name == "ns" }) {
            guard let name = DatabaseName(named.value), await setup.isKnown(name) else {
                throw AccountRefusal("PROJECT_NOT_FOUND")
            }
            return name
        }
        let key = call.parameters.first { $0.name == "key" }.flatMap { DatabaseName($0.value) }
        if let key, key != setup.database, await setup.isKnown(key) { return key }
        guard let database = call.database ?? setup.database, await setup.isKnown(database) else {
            throw AccountRefusal("PROJECT_NOT_FOUND")
        }
        return database
    }
}

// MARK: Public keys

extension AccountEndpoints {
    private func certificates() async throws -> JSONValue {
        let now = setup.clock.now()
        // Valid from the start of the current year, so the certificate is the same all year and no reader's clock is before it.
        let year = Int(now.iso8601(in: .gmt).prefix(4)) ?? 2026
        let keys = await setup.tokens.keys(at: now)
        return .object(
            JSONObject(try keys.map { .init($0.id, .string(try $0.certificate(from: year))) })
        )
    }

    private func keySet() async throws -> JSONValue {
        let keys = try await setup.tokens.keys(at: setup.clock.now()).map { key in
            let numbers = try key.jwk()
            return JSONValue.object(
                JSONObject([
                    .init("kty", .string("RSA")), .init("alg", .string("RS256")),
                    .init("use", .string("sig")), .init("kid", .string(numbers.name)),
                    .init("n", .string(numbers.modulus)),
                    .init("e", .string(numbers.exponent)),
                ])
            )
        }
        return .object(JSONObject([.init("keys", .array(keys))]))
    }
}
