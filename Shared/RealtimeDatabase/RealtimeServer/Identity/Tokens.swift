import Foundation
import JWTKit
import MarkupKit
import RealtimeService
import RealtimeTree
import TimeKit

/// Makes and reads the tokens of a server: ID tokens of users, the custom tokens that become them, and admins' access tokens.
///
/// They are JSON Web Tokens, signed by RS256 with the server's key. Each kind has an audience of its own, so that none passes for another.
public struct Tokens: Sendable {
    /// How tokens are signed.
    enum Signing: Sendable {
        /// With keys.
        case keys(KeyRing)
        /// Not at all.
        case none(JWTKeyCollection)
    }

    let signing: Signing

    /// The most characters of a token that is looked at.
    static let longest = 16_384
    /// How long an ID token is good, in seconds.
    public static let lifetime: Int64 = 3_600
    /// How much later than now a token may say it was made, in seconds: clocks are set back a little.
    static let leeway: Int64 = 60

    /// Makes tokens that are signed by the newest key in a folder, and reads those that any key in it has signed.
    ///
    /// Keys that another process adds or removes count from the next token on.
    ///
    /// - Throws: What reading the keys does; there has to be one.
    public init(signedBy folder: SigningKeyFolder) async throws(SigningKeyError) {
        signing = .keys(try await KeyRing(folder))
    }

    /// Makes tokens that are signed by one key.
    public init(signedBy key: SigningKey) async throws(SigningKeyError) {
        signing = .keys(try await KeyRing(key))
    }

    private init(unsigned verifier: JWTKeyCollection) { signing = .none(verifier) }

    /// Tokens without a signature, as Google's emulator makes and takes them: anybody can write one. For this machine alone.
    public static func unsigned() async -> Tokens { Tokens(unsigned: await JWTKeyCollection().addUnsecuredNone()) }

    /// Whether tokens are signed.
    var areSigned: Bool { if case .keys = signing { true } else { false } }

    /// The keys that verify tokens at a time, the newest first; none where tokens aren't signed.
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

    /// The claims of a token that this server has signed. Nothing in it is believed before.
    func claims(_ token: String, at now: Instant) async throws(CredentialError) -> TokenClaims {
        guard token.utf8.count <= Self.longest else { throw .invalid }
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, parts.allSatisfy(Base64URL.isText),
            let head = Base64URL.bytes(of: parts[0]), let header = (try? JSONValue.parse(head, depth: 4))?.object
        else { throw .invalid }
        // The key says how a token is signed, never the token: "none" and HS256 with the public key as its secret are no signatures.
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
            // A key that was replaced signs no more: who stole it can't make tokens of today.
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

    /// Whether times are as they must be: made in the past, good now, and for no longer than so many seconds.
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
    /// Whole seconds since 1970, as tokens count.
    var seconds: Int64 { milliseconds.dividedRoundingDown(by: 1_000) }
}
