import CommandKit
import Foundation
import RealtimeClient
import RoomRemote
import TIPsTracker

/// The connection of a command to a shared room.
struct RoomConnection {
    /// The timeout for a response of the server.
    var patience: Duration = .seconds(30)
    /// Receives the error of a lost connection before the next attempt to connect.
    var onTrouble: @Sendable (RoomTransportError) -> Void = { _ in }

    /// Returns the normalized form of a typed address.
    ///
    /// - Throws: `notAnAddress`.
    static func address(_ text: String, apiKey: String?) throws(TIPsError) -> RemoteAddress {
        guard let endpoint = try? RealtimeEndpoint(text) else { throw .notAnAddress(text) }
        return RemoteAddress(address: endpoint.description, apiKey: apiKey)
    }

    /// The credentials of this device, stored beside the data.
    static func accounts(in folder: DataFolder) -> DeviceAccounts {
        DeviceAccounts(folder.url.appendingPathComponent("tips.account", isDirectory: false))
    }

    /// Whether this device has no account at a server. A device that shares a room has one until it signs out.
    static func isSignedOut(of remote: RemoteAddress, in folder: DataFolder) throws -> Bool {
        try accounts(in: folder).account(at: remote) == nil
    }

    /// Runs a body with the room's remote, signed in as this device.
    ///
    /// - Throws: `notConnected` if the room isn't shared; `signedOut` if this device has no account there anymore.
    func with<Value: Sendable>(
        in session: AppSession,
        _ body: (RoomRemote) async throws -> Value
    ) async throws -> Value {
        guard let remote = try session.tracker.syncStatus().remote else { throw TIPsError.notConnected }
        guard try !Self.isSignedOut(of: remote, in: session.context.folder) else {
            throw TIPsError.remote(
                .signedOut(reason: RoomTransportCause.endedAccount(address: remote.address).text)
            )
        }
        return try await with(remote, in: session, body)
    }

    /// Runs a body with a server, signed in as this device. The first use creates an account.
    func with<Value: Sendable>(
        _ remote: RemoteAddress,
        in session: AppSession,
        _ body: (RoomRemote) async throws -> Value
    ) async throws -> Value {
        let options = RealtimeClientOptions(
            agent: "tips/\(TIPsApp.version)",
            clock: session.context.clock,
            patience: patience
        )
        return try await RoomRemote.with(
            remote,
            accounts: Self.accounts(in: session.context.folder),
            options: options,
            onTrouble: onTrouble,
            body
        )
    }
}

extension AppSession {
    /// Runs a command's body that shares or joins a room.
    func beginning<Value: Sendable>(
        with remote: RemoteAddress,
        _ body: () async throws -> Value
    ) async throws -> Value {
        do {
            return try await body()
        } catch {
            throw try tracker.notBegun(error, at: remote.address)
        }
    }
}
