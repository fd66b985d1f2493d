import Foundation
import MarkupKit
public import RealtimeService
import RealtimeTree
public import TimeKit

/// Whom an emulator believes: everybody. A bearer is an admin, whatever it says, and an ID token needs no signature, as with Google's.
///
/// A server refuses to listen with it at any address but this machine's own.
public struct LoopbackIdentity: Identity {
    private let clock: WallClock
    private let accounts: (any Identity)?

    /// An emulator's identity.
    ///
    /// - Parameter accounts: answers the endpoints of accounts; without it there are none.
    public init(clock: WallClock, accounts: (any Identity)? = nil) {
        self.clock = clock
        self.accounts = accounts
    }

    /// Whom a credential stands for. An ID token has to be readable and not over; who signed it doesn't count.
    public func caller(_ credentials: RealtimeCredentials) async throws -> RealtimeCaller {
        if credentials.authorization?.lowercased().hasPrefix("bearer ") == true { return .admin }
        if credentials.accessToken != nil { return .admin }
        guard let token = credentials.auth else { return .nobody }
        return try user(token)
    }

    /// What the accounts it was made with answer.
    public func answer(_ call: IdentityCall) async -> RealtimeAnswer? { await accounts?.answer(call) }

    /// Whether an address, or a name, is this machine's own and nobody else's.
    public static func isLoopback(_ host: String) -> Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count == 4, parts[0] == "127", parts.allSatisfy({ UInt8($0) != nil }) { return true }
        return host == "::1" || host == "[::1]" || host.lowercased() == "localhost"
    }

    private func user(_ token: String) throws(CredentialError) -> RealtimeCaller {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, token.utf8.count <= 16 << 10, let claims = Self.object(parts[1]),
            let uid = (claims["user_id"] ?? claims["sub"])?.string, (1...128).contains(uid.utf8.count)
        else { throw .invalid }
        let seconds = claims["exp"]?.number.flatMap { Double($0) }
        let expires = seconds.map { Instant(milliseconds: Int64(max(-4e12, min($0, 4e12)) * 1_000)) }
        if let expires, clock.now() >= expires { throw .expired }
        var known: [String: RealtimeValue] = [:]
        for member in claims.members {
            // A claim whose name or value no database can hold is one that no rule can ask for.
            let value = try? RealtimeValue.read(
                .object(JSONObject([member])),
                at: .root,
                ServerValues(now: clock.now().milliseconds, current: { _ in .null })
            )
            known[member.name] = value?[member.name]
        }
        let auth = RealtimeValue.children([
            "uid": .string(uid), "token": .children(known),
            "provider": known["firebase"]?["sign_in_provider"] ?? .string("custom"),
        ])
        return .user(auth: auth, expires: expires ?? clock.now().adding(days24h: 36_500))
    }

    private static func object(_ part: Substring) -> JSONObject? {
        var text = part.replacing("-", with: "+").replacing("_", with: "/")
        text += String(repeating: "=", count: (4 - text.count % 4) % 4)
        guard let data = Data(base64Encoded: String(text)) else { return nil }
        return (try? JSONValue.parse(Array(data), depth: 32))?.object
    }
}
