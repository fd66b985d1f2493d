import CommandKit
import Foundation
import RealtimeClient
import RoomRemote
import TIPsTracker

/// The way to a shared room for as long as a command needs it.
enum RoomConnection {
    /// An address as somebody gave it, in the one form that is kept. Throws `badAddress`.
    static func address(_ text: String, apiKey: String?) throws(RealtimeClientError) -> RemoteAddress {
        RemoteAddress(address: try RealtimeEndpoint(text).description, apiKey: apiKey)
    }

    /// Runs a body with the room's remote, signed in as this device. Throws `notConnected` where the room isn't shared.
    static func with<Value: Sendable>(
        in session: AppSession,
        patience: Duration = .seconds(30),
        _ body: @Sendable (RoomRemote) async throws -> Value
    ) async throws -> Value {
        guard let remote = try session.tracker.syncStatus().remote else { throw TIPsError.notConnected }
        return try await with(remote, in: session, patience: patience, body)
    }

    /// Runs a body with a remote, signed in as this device; an account is made with the first use.
    static func with<Value: Sendable>(
        _ remote: RemoteAddress,
        in session: AppSession,
        patience: Duration = .seconds(30),
        _ body: @Sendable (RoomRemote) async throws -> Value
    ) async throws -> Value {
        throw RealtimeClientError.unreachable(reason: "not built")
    }
}
