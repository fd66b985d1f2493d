import Foundation
import JSONKit
import JWTKit
public import RealtimeService
public import RealtimeTree
public import TimeKit

/// Creates and verifies the tokens of a server: users' ID tokens, the custom tokens that are exchanged for them, and admins' access tokens.
///
/// They are JSON Web Tokens, signed with RS256. Each kind has its own audience, so that no kind is accepted as another.
public struct Tokens: Sendable {
    enum Signing: Sendable {
        case keys(KeyRing)
        /// Without signatures.
        case none(JWTKeyCollection)
    }

    let signing: Signing

    /// The maximum length of a token, in UTF-8 bytes.
    static let longest = 16_384
    /// The lifetime of an ID token, in seconds.
    public static let lifetime: Int64 = 3_600
    /// The tolerated difference between clocks, in seconds: a token's `iat` can be this much later than now.
    static let leeway: Int64 = 60

    /// Creates tokens signed by the newest key of a folder, and verifies those signed by any of its keys.
    ///
    /// Keys that another process adds or removes take effect with the next token.
    ///
    /// - Throws: `SigningKeyError` if the keys can't be read or there is none.
    public init(signedBy folder: SigningKeyFolder) async throws(SigningKeyError) {
        signing = .keys(try await KeyRing(folder))
    }

    /// Creates and verifies tokens signed by one key.
    public init(signedBy key: SigningKey) async throws(SigningKeyError) {
        signing = .keys(try await KeyRing(key))
    }

    private init(unsigned verifier: JWTKeyCollection) { signing = .none(verifier) }

    /// Returns tokens without a signature, as Google's emulator creates and accepts them. Anybody can forge them, so they are for loopback only.
    public static func unsigned() async -> Tokens { Tokens(unsigned: await JWTKeyCollection().addUnsecuredNone()) }

    var areSigned: Bool { if case .keys = signing { true } else { false } }

    /// Returns the keys that verify tokens at a time, newest first; empty if tokens aren't signed.
    func keys(at now: Instant) async -> [SigningKey] {
        guard case .keys(let ring) = signing else { return [] }
        return await ring.current()?.keys.verifying(at: now).map(\.key) ?? []
    }

    func token(_ claims: [String: RealtimeValue]) async throws -> String {
        switch signing {
        case .none(let verifier): return try await verifier.sign(TokenClaims(claims))
        case .keys(let ring):
            guard let loaded = await ring.current() else {
                throw SigningKeyError.notGenerated(reason: "the files of the keys are gone")
            }
            let kid = JWKIdentifier(string: loaded.keys.newest.key.id)
            return try await loaded.verifier.sign(TokenClaims(claims), kid: kid)
        }
    }

    /// Verifies the signature of a token and returns its claims. Their times and audience are not checked here.
    func claims(_ token: String, at now: Instant) async throws(CredentialError) -> TokenClaims {
        guard token.utf8.count <= Self.longest else { throw .invalid }
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, parts.allSatisfy(Base64URL.isText),
            let head = Base64URL.bytes(of: parts[0]), let header = (try? JSONValue.parse(head, depth: 4))?.object
        else { throw .invalid }
        // The algorithm is fixed by the server and not taken from the token, which rules out "none" and HS256 with the public key as the secret.
        let algorithms = header.members.filter { $0.name == "alg" }.map(\.value.string)
        guard algorithms == [areSigned ? "RS256" : "none"], header["crit"] == nil, parts[2].isEmpty == !areSigned else {
            throw .invalid
        }
        switch signing {
        case .none(let verifier): return try await Self.verified(token, by: verifier)
        case .keys(let ring):
            guard let loaded = await ring.current(), let id = header["kid"]?.string,
                let dated = loaded.keys.verifying(id, at: now)
            else { throw .invalid }
            let claims = try await Self.verified(token, by: loaded.verifier)
            // A replaced key no longer signs, so a stolen one can't create tokens dated after its replacement.
            if let replaced = dated.replaced {
                guard let made = claims.seconds("iat"), made <= replaced.seconds + Self.leeway else { throw .invalid }
            }
            return claims
        }
    }

    private static func verified(_ token: String, by verifier: JWTKeyCollection) async throws(CredentialError)
        -> TokenClaims
    {
        do {
            return try await verifier.verify(token, as: TokenClaims.self)
        } catch {
            throw .invalid
        }
    }

    /// Checks the times of claims: issued in the past, not expired, and with at most the given lifetime in seconds.
    static func check(_ claims: TokenClaims, at now: Instant, atMost lifetime: Int64) throws(CredentialError) {
        let second = now.seconds
        guard let made = claims.seconds("iat"), let end = claims.seconds("exp"), made <= second + leeway, end > made,
            end - made <= lifetime
        else { throw .invalid }
        guard second < end else { throw .expired }
    }
}

extension Int64 {
    fileprivate func dividedRoundingDown(by divisor: Int64) -> Int64 {
        self / divisor - (self % divisor < 0 ? 1 : 0)
    }
}

extension Instant {
    /// The whole seconds since 1970, rounded down, as in tokens.
    var seconds: Int64 { milliseconds.dividedRoundingDown(by: 1_000) }
}

/// The user of an ID token.
struct TokenUser: Hashable, Sendable {
    /// The value of `auth` for rules: `uid`, `provider` and the token's claims.
    let auth: RealtimeValue
    let uid: String
    let database: DatabaseName
    /// The time from which the token is invalid.
    let expires: Instant
    /// The time of the sign-in, in seconds since 1970.
    let signedIn: Int64
}

/// The user of a custom token.
struct CustomUser: Hashable, Sendable {
    let uid: String
    let claims: [String: RealtimeValue]
}

// MARK: ID tokens

extension Tokens {
    private static let issuer = "https://securetoken.google.com/"

    /// Creates an ID token that is valid for an hour.
    func idToken(
        uid: String,
        database: DatabaseName,
        provider: String,
        claims: [String: RealtimeValue],
        signedIn: Int64,
        at now: Instant
    ) async throws -> String {
        var all = claims
        all["iss"] = .string(Self.issuer + database.text)
        all["aud"] = .string(database.text)
        all["sub"] = .string(uid)
        all["user_id"] = .string(uid)
        all["iat"] = .number(Double(now.seconds))
        all["auth_time"] = .number(Double(signedIn))
        all["exp"] = .number(Double(now.seconds + Self.lifetime))
        if provider == "anonymous" { all["provider_id"] = .string(provider) }
        all["firebase"] = .object(["sign_in_provider": .string(provider)])
        return try await token(all)
    }

    /// Returns the user of an ID token.
    ///
    /// - Parameter database: The database that the token must be for; nil for any.
    /// - Throws: `invalid`, or `expired` for a token that was valid.
    func user(_ token: String, of database: DatabaseName?, at now: Instant) async throws(CredentialError) -> TokenUser {
        let claims = try await claims(token, at: now)
        guard let audience = claims.text("aud"), let own = DatabaseName(audience), own.text == audience,
            database == nil || own == database, claims.text("iss") == Self.issuer + audience,
            let uid = claims.text("sub"), UserID.isValid(uid), let signedIn = claims.seconds("auth_time"),
            let end = claims.seconds("exp")
        else { throw .invalid }
        try Self.check(claims, at: now, atMost: Self.lifetime)
        var auth: [String: RealtimeValue] = ["uid": .string(uid), "token": .children(claims.values)]
        auth["provider"] = claims.values["firebase"]?["sign_in_provider"]
        return TokenUser(
            auth: .children(auth),
            uid: uid,
            database: own,
            expires: Instant(milliseconds: end * 1_000),
            signedIn: signedIn
        )
    }
}

// MARK: Custom tokens

extension Tokens {
    /// The names of claims that a custom token can't set.
    public static let reservedClaims: Set<String> = [
        "acr", "amr", "at_hash", "aud", "auth_time", "azp", "cnf", "c_hash", "exp", "firebase", "iat", "iss", "jti",
        "nbf", "nonce", "sub",
    ]
    private static let customAudience =
        "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit"

    /// Returns why an id or claims can't be put into a custom token; nil if they can.
    public static func problem(uid: String, claims: [String: RealtimeValue]) -> String? {
        // The table of accounts has the same limit.
        if !UserID.isValid(uid) { return "a user's id has 1 to 128 characters" }
        if let problem = RealtimeKey.problem(of: uid) { return "a user's id is a key of the database: \(problem)" }
        if let name = claims.keys.sorted().first(where: { reservedClaims.contains($0) || $0 == "user_id" }) {
            return "the claim “\(name)” is reserved"
        }
        // Firebase has the same limit.
        if RealtimeValue.children(claims).json().count > 1_000 { return "claims have at most 1,000 bytes" }
        return nil
    }

    /// Creates a custom token that is valid for an hour. The id and the claims must be valid, see ``problem(uid:claims:)``.
    public func customToken(
        uid: String,
        database: DatabaseName,
        claims: [String: RealtimeValue],
        at now: Instant
    ) async throws -> String {
        let sender = RealtimeValue.string("roomd@\(database.text)")
        var all: [String: RealtimeValue] = ["iss": sender, "sub": sender, "aud": .string(Self.customAudience)]
        all["uid"] = .string(uid)
        all["iat"] = .number(Double(now.seconds))
        all["exp"] = .number(Double(now.seconds + Self.lifetime))
        all["claims"] = .children(claims)
        return try await token(all)
    }

    /// Returns the user of a custom token; nil if the token is for another database.
    ///
    /// - Throws: `invalid` or `expired`.
    func customUser(
        _ token: String,
        of database: DatabaseName,
        at now: Instant
    ) async throws(CredentialError) -> CustomUser? {
        let claims = try await claims(token, at: now)
        guard claims.text("aud") == Self.customAudience, let sender = claims.text("iss"), claims.text("sub") == sender,
            let uid = claims.text("uid"),
            Self.problem(uid: uid, claims: claims.values["claims"]?.children ?? [:]) == nil
        else { throw .invalid }
        // Anybody can write an unsigned token, so the service account that it names doesn't matter.
        guard !areSigned || sender == "roomd@\(database.text)" else { return nil }
        try Self.check(claims, at: now, atMost: Self.lifetime)
        return CustomUser(uid: uid, claims: claims.values["claims"]?.children ?? [:])
    }
}

// MARK: Access tokens

extension Tokens {
    private static let adminIssuer = "roomd"
    private static let adminAudience = "roomd/admin"
    /// The maximum lifetime of an access token, in seconds.
    public static let longestAccess: Int64 = 86_400

    /// Creates an access token, to whose bearer rules don't apply.
    ///
    /// - Parameters:
    ///   - database: The database that it is valid for; nil for all.
    ///   - seconds: The lifetime, 1 second to ``longestAccess``; other values are clamped.
    public func accessToken(database: DatabaseName?, seconds: Int64, at now: Instant) async throws -> String {
        var all: [String: RealtimeValue] = [
            "iss": .string(Self.adminIssuer), "aud": .string(Self.adminAudience), "sub": .string("admin"),
            "iat": .number(Double(now.seconds)),
            "exp": .number(Double(now.seconds + min(max(1, seconds), Self.longestAccess))),
        ]
        all["database"] = database.map { .string($0.text) }
        return try await token(all)
    }

    /// Checks that a token makes its bearer an admin of a database.
    ///
    /// - Throws: `invalid` or `expired`.
    func checkAccess(_ token: String, to database: DatabaseName, at now: Instant) async throws(CredentialError) {
        let claims = try await claims(token, at: now)
        guard claims.text("iss") == Self.adminIssuer, claims.text("aud") == Self.adminAudience,
            claims.text("sub") == "admin", claims.values["database"].map({ $0 == .string(database.text) }) ?? true
        else { throw .invalid }
        try Self.check(claims, at: now, atMost: Self.longestAccess)
    }
}
