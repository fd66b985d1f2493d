public import RealtimeTree
public import TimeKit

/// How a room's data gets to the others: a realtime database, as one account of it. An app brings it; the engine knows no network.
public protocol RoomTransport: Sendable {
    /// The account this device has there: `auth.uid` of the rules.
    var account: RoomAccount.ID { get }

    /// Milliseconds by which the other side's clock is ahead of this device's, negative where it is behind; nil before it has said its time.
    var serverOffset: Int64? { get }

    /// What is at a place; null where nothing is.
    func read(_ path: RealtimePath) async throws(RoomTransportError) -> RealtimeValue

    /// Writes places, all or none of them; null takes away. Writing the same again must change nothing.
    func write(_ write: RealtimeWrite) async throws(RoomTransportError)

    /// What is at a place, and all that becomes of it: the first event, and the first after each loss of the connection, is a put of the whole
    /// at `/`. Ends by throwing a `RoomTransportError` other than `unreachable` and `busy`.
    func listen(to path: RealtimePath) -> AsyncThrowingStream<StreamEvent, any Error>
}

extension RoomTransport {
    /// The latest clock, in milliseconds since 1970, that the room can hold: a day after the server's time, which its rules allow, and a few minutes.
    ///
    /// Where the other side has said no time it is ten years after this device's.
    func latestClock(at now: Instant) -> Int64 {
        guard let serverOffset else { return now.adding(days24h: 3653).milliseconds }
        return now.adding(milliseconds: serverOffset + RoomLayout.clockLimit).milliseconds
    }
}

/// Why a transport didn't do it.
public enum RoomTransportError: Error, Hashable, Sendable {
    /// No whole answer: it may have been done, and is to be tried again.
    case unreachable(reason: String)
    /// Not now; it wasn't done.
    case busy(reason: String)
    /// The rules don't allow it.
    case refused(reason: String)
    /// Nothing the other side can take.
    case invalid(reason: String)
    /// The account is gone.
    case signedOut(reason: String)
}

extension RoomTransportError: CustomStringConvertible {
    /// What is wrong and what to do.
    public var description: String {
        switch self {
        case .unreachable(let reason):
            "the room's server can't be reached (\(reason)) — what you log is kept and sent later"
        case .busy(let reason): "the room's server is busy (\(reason)) — what you log is kept and sent later"
        case .refused(let reason): "the room's server refuses it (\(reason)) — ask an admin of the room"
        case .invalid(let reason): "the room's server can't take it (\(reason)) — report it"
        case .signedOut(let reason): "\(Self.signedOutWords) (\(reason)) — join the room again"
        }
    }

    /// What the message of a lost account begins with.
    static let signedOutWords = "this device is no longer signed in"
}
