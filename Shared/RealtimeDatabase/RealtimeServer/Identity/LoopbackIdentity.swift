public import RealtimeService
import RealtimeTree
public import TimeKit

/// Whom an emulator believes: everybody. A bearer is an admin, whatever it says, and an ID token needs no signature, as with Google's.
///
/// A server refuses to listen with it at any address but this machine's own.
public struct LoopbackIdentity: Identity {
    private let clock: WallClock
    private let endpoints: AccountEndpoints?

    /// An emulator's identity.
    ///
    /// - Parameter endpoints: those of accounts; without it there are none.
    public init(clock: WallClock, endpoints: AccountEndpoints? = nil) {
        self.clock = clock
        self.endpoints = endpoints
    }

    /// Whom a credential stands for. An ID token has to be readable and not over; who signed it doesn't count.
    public func caller(_ credentials: RealtimeCredentials) async throws -> RealtimeCaller {
        if credentials.authorization?.lowercased().hasPrefix("bearer ") == true { return .admin }
        if credentials.accessToken != nil { return .admin }
        guard let token = credentials.auth else { return .nobody }
        return try user(token)
    }

    /// What the endpoints it was made with answer.
    public func answer(_ call: IdentityCall) async -> RealtimeAnswer? { await endpoints?.answer(call) }

    /// Whether an address, or a name, is this machine's own and nobody else's.
    public static func isLoopback(_ host: String) -> Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count == 4, parts[0] == "127", parts.allSatisfy({ UInt8($0) != nil }) { return true }
        return host == "::1" || host == "[::1]" || host.lowercased() == "localhost"
    }

    private func user(_ token: String) throws(CredentialError) -> RealtimeCaller {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, token.utf8.count <= 16 << 10, let payload = Base64URL.bytes(of: parts[1]),
            let claims = try? TokenClaims.decoded(payload), let uid = claims.text("user_id") ?? claims.text("sub"),
            (1...128).contains(uid.utf8.count)
        else { throw .invalid }
        // Beyond the year 10,000 it is never.
        let expires = claims.seconds("exp").map { Instant(milliseconds: max(0, min($0, 253_402_300_800)) * 1_000) }
        if let expires, clock.now() >= expires { throw .expired }
        // A claim that no database can hold is one that no rule can ask for.
        let known = claims.values.filter { RealtimeKey.problem(of: $0.key) == nil }
        let auth = RealtimeValue.children([
            "uid": .string(uid), "token": .children(known),
            "provider": known["firebase"]?["sign_in_provider"] ?? .string("custom"),
        ])
        return .user(auth: auth, expires: expires ?? clock.now().adding(days24h: 36_500))
    }
}
