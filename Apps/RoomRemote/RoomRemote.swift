public import RealtimeClient
public import RealtimeTree
public import TIPsTracker

/// The tracker's rooms over a realtime database.
public struct RoomRemote: RoomTransport {
    /// The account this device has there.
    public let account: RoomAccount.ID
    let client: RealtimeClient

    /// A remote that is signed in.
    public init(_ client: RealtimeClient, account: RoomAccount.ID) {
        self.client = client
        self.account = account
    }

    /// What is at a place.
    public func read(_ path: RealtimePath) async throws(RoomTransportError) -> RealtimeValue {
        throw .unreachable(reason: "not built")
    }

    /// Writes places, all or none.
    public func write(_ write: RealtimeWrite) async throws(RoomTransportError) {
        throw .unreachable(reason: "not built")
    }

    /// What is at a place, and all that becomes of it.
    public func listen(to path: RealtimePath) -> AsyncThrowingStream<StreamEvent, any Error> {
        AsyncThrowingStream { $0.finish(throwing: RoomTransportError.unreachable(reason: "not built")) }
    }
}
