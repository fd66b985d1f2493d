public import RealtimeTree
public import TimeKit
import WordKit

/// The access to a room's data on a realtime database, signed in as one account. The app provides it; the engine has no network code.
public protocol RoomTransport: Sendable {
    /// This device's account: `auth.uid` in the rules.
    var account: RoomAccount.ID { get }

    /// The milliseconds by which the server's clock is ahead of this device's; negative if it is behind, nil if it is unknown yet.
    var serverOffset: Int64? { get }

    /// Returns the value at a path; null if there is none.
    func read(_ path: RealtimePath) async throws(RoomTransportError) -> RealtimeValue

    /// Writes several paths atomically; null deletes. Repeating a write must have no further effect.
    func write(_ write: RealtimeWrite) async throws(RoomTransportError)

    /// Returns the value at a path and all later changes. The first event, and the first after each reconnection, is a `put` of the whole value at
    /// `/`. The stream ends by throwing a `RoomTransportError` other than `unreachable`, `busy` and `full`.
    func listen(to path: RealtimePath) -> AsyncThrowingStream<StreamEvent, any Error>
}

extension RoomTransport {
    /// The latest timestamp that the room accepts, in milliseconds since 1970: a day after the server's time, as its rules say, and a few minutes.
    ///
    /// If the server's time is unknown, it is ten years after this device's.
    func latestClock(at now: Instant) -> Int64 {
        guard let serverOffset else { return now.adding(days24h: 3653).milliseconds }
        return now.adding(milliseconds: serverOffset + RoomLayout.clockLimit).milliseconds
    }
}

public enum RoomTransportError: Error, Hashable, Sendable {
    /// There was no complete response. The request may have been carried out and must be repeated.
    case unreachable(reason: String)
    /// The request wasn't carried out now and can be repeated.
    case busy(reason: String)
    /// The room has no space left for the request, which wasn't carried out and can be repeated.
    case full(reason: String)
    /// The database rules refuse the request.
    case refused(reason: String)
    /// The server can't process the request.
    case invalid(reason: String)
    /// The account no longer exists.
    case signedOut(reason: String)
}

extension RoomTransportError: CustomStringConvertible {
    /// The problem and the next step.
    public var description: String {
        switch self {
        case .unreachable:
            localized("the room's server can't be reached (\(cause)) — what you log is kept and sent later")
        case .busy: localized("the room's server is busy (\(cause)) — what you log is kept and sent later")
        case .full:
            localized(
                "the room is full (\(cause)) — what you log is kept on this device and sent later; ",
                "an admin can remove a member who fills the room"
            )
        case .refused: localized("the room's server refuses it (\(cause)) — ask an admin of the room")
        case .invalid:
            localized(
                "the room's server can't take it (\(cause)) — ask an admin of the room whether its address and key are still right"
            )
        case .signedOut: localized("this device is no longer signed in (\(cause)) — join the room again")
        }
    }

    /// The problem and the next step where a room wasn't shared or joined. Nothing is kept that could be sent later.
    func description(beginningAt address: String) -> String {
        switch self {
        case .unreachable, .busy:
            localized(
                "\(address) can't be reached now (\(cause)) — look at the address and the connection, and try again; nothing was changed on this device"
            )
        case .full:
            localized(
                "the room is full (\(cause)) — ask an admin to remove a member who fills it, and try again; nothing was changed"
            )
        case .invalid:
            localized(
                "\(address) can't be used (\(cause)) — look at the address, and at the key of a Firebase project; nothing was changed"
            )
        case .refused, .signedOut: description
        }
    }

    /// The reason in the reader's language.
    private var cause: String { RoomTransportCause.shown(reason) }

    /// The reason, which is kept in English.
    private var reason: String {
        switch self {
        case .unreachable(let reason), .busy(let reason), .full(let reason), .refused(let reason), .invalid(let reason),
            .signedOut(let reason):
            reason
        }
    }

    /// The first words of the stored message about a full room.
    public static let fullWords = "the room is full"
    /// The first words of the stored message about a lost account.
    static let signedOutWords = "this device is no longer signed in"
}
