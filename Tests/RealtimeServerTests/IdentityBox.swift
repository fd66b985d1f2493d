import Foundation
import JSONKit
import RealtimeServer
import RealtimeService
import RealtimeTree
import StorageKit
import TestKit
import Testing
import TimeKit

/// The accounts of a server without the server.
struct IdentityBox {
    let clock: ManualClock
    let temporary: TemporaryStore
    let accounts: RealtimeAccounts
    let tokens: Tokens
    let identity: SigningIdentity
    let database: DatabaseName

    /// A key shared by all tests, because making one is slow.
    static let key = Result { try SigningKey.generate() }

    init(_ name: String = "rooms", tokens: Tokens? = nil) async throws {
        let database = try #require(DatabaseName(name))
        let other = try #require(DatabaseName("other"))
        clock = try ManualClock("2026-03-08T07:30:00Z")
        temporary = try TemporaryStore(schemas: [RealtimeAccounts.schema])
        accounts = RealtimeAccounts(store: temporary.store)
        if let tokens { self.tokens = tokens } else { self.tokens = try await Tokens(signedBy: try Self.key.get()) }
        identity = SigningIdentity(
            AccountSetup(
                accounts: accounts,
                tokens: self.tokens,
                clock: clock.wallClock,
                database: database,
                isKnown: { [database, other].contains($0) }
            )
        )
        self.database = database
    }

    /// Calls an endpoint and returns its response.
    func post(
        _ path: String,
        _ body: String,
        type: String = "application/json",
        parameters: [RealtimeCall.Parameter] = [.init("key", "roomd")]
    ) async throws -> (status: Int, body: JSONValue) {
        let call = IdentityCall(
            method: "POST",
            path: path,
            parameters: parameters,
            mediaType: type,
            body: Array(body.utf8)
        )
        return try Self.read(try #require(await identity.answer(call)))
    }

    static func read(_ answer: RealtimeAnswer) throws -> (status: Int, body: JSONValue) {
        guard case .bytes(let bytes) = answer.body else { throw CredentialError.invalid }
        return (answer.status, try JSONValue.parse(bytes))
    }

    /// Creates an anonymous account.
    func signUp() async throws -> (uid: String, idToken: String, refreshToken: String) {
        let answer = try await post("/v1/accounts:signUp", #"{"returnSecureToken":true}"#)
        #expect(answer.status == 200)
        return (
            try #require(answer.body["localId"]?.string), try #require(answer.body["idToken"]?.string),
            try #require(answer.body["refreshToken"]?.string)
        )
    }

    func refresh(_ token: String) async throws -> (status: Int, body: JSONValue) {
        try await post(
            "/v1/token",
            "grant_type=refresh_token&refresh_token=\(token)",
            type: "application/x-www-form-urlencoded"
        )
    }

    /// The caller of an ID token.
    ///
    /// - Throws: `CredentialError`.
    func caller(_ idToken: String, of database: DatabaseName? = nil) async throws -> RealtimeCaller {
        try await identity.caller(RealtimeCredentials(auth: idToken, database: database ?? self.database))
    }

    func bearer(_ token: String, of database: DatabaseName? = nil) async throws -> RealtimeCaller {
        try await identity.caller(
            RealtimeCredentials(authorization: "Bearer \(token)", database: database ?? self.database)
        )
    }

    /// The claims of a token, without verification.
    static func claims(_ token: String) throws -> JSONValue { try part(token, 1) }

    static func part(_ token: String, _ index: Int) throws -> JSONValue {
        let text = token.split(separator: ".", omittingEmptySubsequences: false)[index]
        let letters = text.replacing("-", with: "+").replacing("_", with: "/")
        let padding = String(repeating: "=", count: (4 - text.count % 4) % 4)
        return try JSONValue.parse(Array(try #require(Data(base64Encoded: letters + padding))))
    }
}
