public import RealtimeClient
public import RealtimeTree
public import TIPsTracker
public import TimeKit

/// The tracker's rooms over a realtime database.
public struct RoomRemote: RoomTransport {
    /// The account this device has there.
    public let account: RoomAccount.ID
    /// What a stream's connection has trouble with while it goes on trying.
    private let onTrouble: @Sendable (RoomTransportError) -> Void
    let client: RealtimeClient

    /// A remote that is signed in.
    ///
    /// - Parameter onTrouble: gets why a stream has no connection now; it goes on trying.
    public init(
        _ client: RealtimeClient,
        account: RoomAccount.ID,
        onTrouble: @escaping @Sendable (RoomTransportError) -> Void = { _ in }
    ) {
        self.client = client
        self.account = account
        self.onTrouble = onTrouble
    }

    /// Runs a body with a remote, as the account that this device has there; it is made at its first use.
    ///
    /// Throws `RoomTransportError`, and what the body does.
    ///
    /// - Parameter file: holds this device's accounts. Nobody else on this machine may read it, and no backup has it.
    public static func with<Value: Sendable>(
        _ remote: RemoteAddress,
        accounts file: DeviceAccounts,
        options: RealtimeClientOptions,
        onTrouble: @escaping @Sendable (RoomTransportError) -> Void = { _ in },
        _ body: (RoomRemote) async throws -> Value
    ) async throws -> Value {
        let (endpoint, keeper, uid) = try await file.signedIn(at: remote, options: options)
        return try await RealtimeClient.with(endpoint, credentials: keeper, options: options) { client in
            try await body(RoomRemote(client, account: RoomAccount.ID(uid), onTrouble: onTrouble))
        }
    }

    /// By how much the server's clock is ahead, by the dates of its answers.
    public var serverOffset: Int64? { client.serverClock.offset }

    /// What is at a place.
    public func read(_ path: RealtimePath) async throws(RoomTransportError) -> RealtimeValue {
        do throws(RealtimeClientError) {
            return try await client.get(path)
        } catch {
            throw RoomTransportError(error)
        }
    }

    /// Writes places, all or none.
    public func write(_ write: RealtimeWrite) async throws(RoomTransportError) {
        do throws(RealtimeClientError) {
            try await client.update(write)
        } catch {
            throw RoomTransportError(error)
        }
    }

    /// What is at a place, and all that becomes of it.
    public func listen(to path: RealtimePath) -> AsyncThrowingStream<StreamEvent, any Error> {
        let events = client.listen(to: path) { [onTrouble] in onTrouble(RoomTransportError($0)) }
        // One by one as they are asked for: what isn't taken yet waits at the server.
        return AsyncThrowingStream(unfolding: {
            do {
                for try await event in events { return event }
                return nil
            } catch let error as RealtimeClientError {
                throw Self.end(error)
            }
        })
    }

    /// Why a stream ended for good. Its end puts nothing aside, so what waiting doesn't mend is told as such.
    private static func end(_ error: RealtimeClientError) -> RoomTransportError {
        if case .invalid(404, let reason) = error { return .invalid(reason: "404: \(reason)") }
        return RoomTransportError(error)
    }
}

extension RoomTransportError {
    /// The tracker's words for what a database says.
    ///
    /// Only what the database itself can't take is `invalid`: an address that is wrong now, a page in between or a database that isn't there
    /// is no reason to put aside what was logged.
    public init(_ error: RealtimeClientError) {
        switch error {
        case .unreachable(let reason): self = .unreachable(reason: reason)
        case .busy(let reason, _): self = .busy(reason: reason)
        case .denied(let reason): self = .refused(reason: reason)
        case .invalid(404, let reason): self = .unreachable(reason: reason)
        case .invalid(let status, let reason): self = .invalid(reason: "\(status): \(reason)")
        case .signedOut(let reason): self = .signedOut(reason: reason)
        case .malformed, .badAddress: self = .unreachable(reason: error.description)
        }
    }
}
