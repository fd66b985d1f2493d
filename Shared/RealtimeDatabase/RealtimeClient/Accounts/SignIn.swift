import AsyncHTTPClient
import JSONKit
import NIOCore
import NIOHTTP1
import RealtimeTree
import TimeKit

/// Creates accounts, signs in and refreshes tokens, at Google's endpoints or a server's own.
public struct SignIn: Sendable {
    public let endpoint: IdentityEndpoint
    let options: RealtimeClientOptions

    public init(_ endpoint: IdentityEndpoint, options: RealtimeClientOptions) {
        self.endpoint = endpoint
        self.options = options
    }

    /// Creates an anonymous account. Retrying after `unreachable` may leave an unused account behind.
    public func signUp() async throws(RealtimeClientError) -> SignedInAccount {
        try await account(of: "signUp", #"{"returnSecureToken":true}"#)
    }

    /// Signs in with a custom token.
    ///
    /// - Throws: `denied` if the token is not accepted, and transport errors.
    public func signIn(customToken: String) async throws(RealtimeClientError) -> SignedInAccount {
        let token = JSONValue.string(customToken).description
        return try await account(of: "signInWithCustomToken", #"{"token":\#(token),"returnSecureToken":true}"#)
    }

    /// Returns the account with fresh tokens.
    ///
    /// - Throws: `signedOut` if the refresh token is no longer valid, and transport errors.
    public func refresh(_ account: SignedInAccount) async throws(RealtimeClientError) -> SignedInAccount {
        let fresh = try await refresh(account.refreshToken)
        guard fresh.uid == account.uid else { throw .malformed(reason: "another account's tokens") }
        return fresh
    }

    /// Deletes an account, which revokes all its tokens. Its data stays.
    ///
    /// An account whose refresh token is no longer valid counts as deleted. It may be gone, but its tokens may also be revoked.
    ///
    /// - Throws: `denied` if the user must sign in again first or the account is disabled, and transport errors. The account may still exist then.
    public func delete(_ account: SignedInAccount) async throws(RealtimeClientError) {
        do throws(RealtimeClientError) {
            // The ID token at hand may have expired.
            let token = JSONValue.string(try await refresh(account).idToken).description
            _ = try await post(
                "\(endpoint.accounts)/v1/accounts:delete?\(parameters)",
                "application/json",
                #"{"idToken":\#(token)}"#
            )
        } catch .signedOut(let reason) {
            // A disabled account exists, and an admin can enable it again.
            if Self.code(reason) == "USER_DISABLED" { throw .denied(reason: reason) }
        }
    }
}

// MARK: Calls

extension SignIn {
    /// Returns the account of a sign-in. If the response doesn't contain the account's id, a refresh provides it.
    private func account(of name: String, _ body: String) async throws(RealtimeClientError) -> SignedInAccount {
        let asked = options.clock.now()
        let address = "\(endpoint.accounts)/v1/accounts:\(name)?\(parameters)"
        let json = try await post(address, "application/json", body)
        let names = ("idToken", "refreshToken", "expiresIn")
        if let uid = json["localId"]?.string { return try account(json, names, uid: uid, asked: asked) }
        return try await refresh(try tokens(json, names).refresh)
    }

    private func refresh(_ token: String) async throws(RealtimeClientError) -> SignedInAccount {
        let form = PercentText.query([("grant_type", "refresh_token"), ("refresh_token", token)])
        let asked = options.clock.now()
        let address = "\(endpoint.tokens)/v1/token?\(parameters)"
        let json = try await post(address, "application/x-www-form-urlencoded", form)
        return try account(
            json,
            ("id_token", "refresh_token", "expires_in"),
            uid: json["user_id"]?.string,
            asked: asked
        )
    }

    private typealias Names = (id: String, refresh: String, expires: String)

    private func account(
        _ json: JSONValue,
        _ names: Names,
        uid: String?,
        asked: Instant
    ) throws(RealtimeClientError) -> SignedInAccount {
        let tokens = try tokens(json, names)
        guard let uid, UserID.isValid(uid) else { throw Self.noTokens }
        return SignedInAccount(
            uid: uid,
            idToken: tokens.id,
            refreshToken: tokens.refresh,
            expires: asked.adding(seconds: tokens.lifetime)
        )
    }

    private func tokens(
        _ json: JSONValue,
        _ names: Names
    ) throws(RealtimeClientError) -> (id: String, refresh: String, lifetime: Int) {
        let lifetime = json[names.expires]?.string.flatMap { Int($0) } ?? json[names.expires]?.integer
        guard let id = json[names.id]?.string, !id.isEmpty, let refresh = json[names.refresh]?.string, !refresh.isEmpty,
            let lifetime, (1...31_536_000).contains(lifetime)
        else { throw Self.noTokens }
        return (id, refresh, lifetime)
    }

    private static let noTokens = RealtimeClientError.malformed(reason: "a sign-in without its tokens")

    private var parameters: String {
        var parameters = [(name: "key", value: endpoint.apiKey)]
        if let database = endpoint.database { parameters.append(("ns", database)) }
        return PercentText.query(parameters)
    }

    /// Sends one POST, without retries or redirects.
    private func post(
        _ address: String,
        _ mediaType: String,
        _ body: String
    ) async throws(RealtimeClientError) -> JSONValue {
        do throws(AddressProblem) {
            _ = try AddressParts(address)
        } catch {
            throw .badAddress(address, reason: error.reason)
        }
        var wire = HTTPClientRequest(url: address)
        wire.method = .POST
        wire.headers.add(name: "User-Agent", value: options.agent)
        wire.headers.add(name: "Content-Type", value: mediaType)
        wire.body = .bytes(ByteBuffer(string: body))
        let ready = wire
        let connections = Connections(options)
        let outcome = await Deadline(options.longest).run { () async throws(RealtimeClientError) -> JSONValue in
            try await answer(to: ready, over: connections.calls)
        }
        await connections.close()
        return try outcome.get()
    }

    private func answer(to wire: HTTPClientRequest, over client: HTTPClient) async throws(RealtimeClientError)
        -> JSONValue
    {
        let response: HTTPClientResponse
        do {
            response = try await client.execute(wire, timeout: .nanoseconds(options.patience.nanoseconds))
        } catch {
            throw RealtimeClientError(transport: error)
        }
        let body = try await response.bytes(limit: 1 << 20)
        let status = Int(response.status.code)
        if let problem = Self.problem(status, response.headers, body) { throw problem }
        guard let json = try? JSONValue.parse(body), json.object != nil else {
            throw .malformed(reason: "a sign-in was answered with a page")
        }
        return json
    }

    /// Returns Google's code at the beginning of its words, such as that of `USER_DISABLED : reason`.
    private static func code(_ words: String) -> Substring? { words.split(separator: " ").first }

    /// Returns the error of a response; nil for success.
    private static func problem(_ status: Int, _ fields: HTTPHeaders, _ body: [UInt8]) -> RealtimeClientError? {
        let words = WireAnswer.words(body) ?? ""
        switch code(words) {
        case _ where (200..<300).contains(status): return nil
        case "INVALID_REFRESH_TOKEN", "INVALID_ID_TOKEN", "TOKEN_EXPIRED", "USER_DISABLED", "USER_NOT_FOUND",
            "MISSING_REFRESH_TOKEN",
            "INVALID_GRANT_TYPE":
            return .signedOut(reason: words)
        case "INVALID_CUSTOM_TOKEN", "CREDENTIAL_TOO_OLD_LOGIN_AGAIN", "CREDENTIAL_MISMATCH", "MISSING_CUSTOM_TOKEN",
            "ADMIN_ONLY_OPERATION",
            "OPERATION_NOT_ALLOWED", "PROJECT_DISABLED":
            return .denied(reason: words)
        case "TOO_MANY_ATTEMPTS_TRY_LATER", "QUOTA_EXCEEDED", "RESOURCE_EXHAUSTED":
            return .busy(reason: words, retryAfter: WireAnswer.retryAfter(fields))
        default: return WireAnswer.problem(status: status, fields: fields, body: body)
        }
    }
}
