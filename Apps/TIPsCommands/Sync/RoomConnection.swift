import CommandKit
import Foundation
import RealtimeClient
import RoomRemote
import TIPsTracker
import WordKit

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
    ///
    /// If it fails, nothing is stored, and nothing is sent later. The tracker's messages promise the contrary, so these errors get texts of their
    /// own. They name the options of the command.
    ///
    /// - Throws: `CommandError` for a server that can't be reached or used, and for a full room; else the body's error.
    func beginning<Value: Sendable>(
        with remote: RemoteAddress,
        _ body: () async throws -> Value
    ) async throws -> Value {
        do {
            return try await body()
        } catch {
            // The room is shared already, so the next synchronization continues.
            guard try tracker.syncStatus().remote == nil else { throw error }
            let cause: RoomTransportError
            switch error {
            case let error as RoomTransportError: cause = error
            case TIPsError.remote(let error): cause = error
            default: throw error
            }
            switch cause {
            case .unreachable(let reason), .busy(let reason):
                throw CommandError(
                    .unavailable,
                    localized("\(remote.address) can't be reached now (\(reason))"),
                    remedy: localized(
                        "look at the address and the connection, and run this again; nothing was changed on this device"
                    )
                )
            case .invalid(let reason):
                throw CommandError(
                    .badData,
                    localized("\(remote.address) can't be used (\(reason))"),
                    remedy: localized(
                        "look at the address, and at the --api-key of a Firebase project; nothing was changed"
                    )
                )
            case .full(let reason):
                throw CommandError(
                    .unavailable,
                    localized("the room is full (\(reason))"),
                    remedy: localized(
                        "ask an admin to remove a member who fills it, and run this again; nothing was changed"
                    )
                )
            case .refused, .signedOut: throw error
            }
        }
    }
}
