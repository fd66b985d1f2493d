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
    let keys: JWTKeyCollection
    let key: SigningKey?

    /// The most characters of a token that is looked at.
    static let longest = 16_384
    /// How long an ID token is good, in seconds.
    public static let lifetime: Int64 = 3_600
    /// How much later than now a token may say it was made: clocks are set back a little.
    private static let leeway: Int64 = 60

    /// Tokens signed by a key.
    public init(signedBy key: SigningKey) async throws(SigningKeyError) {
        do {
            keys = await JWTKeyCollection().add(
                rsa: try Insecure.RSA.PrivateKey(pem: key.pem),
                digestAlgorithm: .sha256,
                kid: JWKIdentifier(string: key.id)
            )
        } catch {
            throw .unusable(file: "the key", reason: "\(error)")
        }
        self.key = key
    }

    private init(keys: JWTKeyCollection) {
        self.keys = keys
        key = nil
    }

    /// Tokens without a signature, as Google's emulator makes and takes them: anybody can write one. For this machine alone.
    public static func unsigned() async -> Tokens { Tokens(keys: await JWTKeyCollection().addUnsecuredNone()) }

    func token(_ claims: [String: RealtimeValue]) async throws -> String {
        try await keys.sign(TokenClaims(claims), kid: key.map { JWKIdentifier(string: $0.id) })
    }

    /// The claims of a token that this server has signed. Nothing in it is believed before.
    func claims(_ token: String) async throws(CredentialError) -> TokenClaims {
        guard token.utf8.count <= Self.longest else { throw .invalid }
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, parts.allSatisfy(Base64URL.isText),
            let head = Base64URL.bytes(of: parts[0]), let header = (try? JSONValue.parse(head, depth: 4))?.object
        else { throw .invalid }
        // The key says how a token is signed, never the token: "none" and HS256 with the public key as its secret are no signatures.
        let algorithms = header.members.filter { $0.name == "alg" }.map(\.value.string)
        guard algorithms == [key == nil ? "none" : "RS256"], header["crit"] == nil, parts[2].isEmpty == (key == nil),
            key == nil || header["kid"]?.string == key?.id
        else { throw .invalid }
        do {
            return try await keys.verify(token, as: TokenClaims.self)
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
