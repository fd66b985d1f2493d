/// An error of a realtime database client.
public enum RealtimeClientError: Error, Hashable, Sendable {
    /// The text is not the URL of a database.
    case badAddress(String, reason: String)
    /// There was no complete response, so a write may or may not have been made. It can be retried.
    case unreachable(reason: String)
    /// The server is overloaded, rate limits the client or has no disk space left; nothing was done. `retryAfter` is in seconds, nil if not given.
    case busy(reason: String, retryAfter: Int?)
    /// A quota of stored data is reached; nothing was done. The request can be repeated once there is space.
    case full(reason: String)
    /// The rules or the credential don't allow the request.
    case denied(reason: String)
    /// The request violates the protocol and would be refused again.
    case invalid(status: Int, reason: String)
    /// The account or its refresh token is gone. The user must sign up or sign in again.
    case signedOut(reason: String)
    /// The response is not of this protocol.
    case malformed(reason: String)
}

extension RealtimeClientError: CustomStringConvertible {
    /// The problem and its remedy.
    public var description: String {
        switch self {
        case .badAddress(let text, let reason):
            "“\(text)” is no address of a database (\(reason)) — use one such as https://NAME.firebaseio.com"
        case .unreachable(let reason): "the database can't be reached (\(reason)) — check the connection and try again"
        case .busy(let reason, let seconds):
            "the database is busy (\(reason)) — try again" + (seconds.map { " in \($0) seconds" } ?? "")
        case .full(let reason): "the database has no space left for it (\(reason)) — ask whoever administrates it"
        case .denied(let reason): "the database refuses it (\(reason)) — ask whoever administrates it"
        case .invalid(let status, let reason): "the database can't take it (\(status): \(reason)) — report it"
        case .signedOut(let reason): "the account at the database is gone (\(reason)) — sign in again"
        case .malformed(let reason): "that is no realtime database (\(reason)) — check its address"
        }
    }
}
