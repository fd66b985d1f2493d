/// Why a realtime database didn't do what was asked.
public enum RealtimeClientError: Error, Hashable, Sendable {
    /// A text that is no address of a database.
    case badAddress(String, reason: String)
    /// There was no whole answer: whether a write was made isn't known. Try again.
    case unreachable(reason: String)
    /// The server has no time or no room now; it did nothing. Seconds until it asks to be tried again, where it says.
    case busy(reason: String, retryAfter: Int?)
    /// The rules, or the lack of a credential, don't allow it.
    case denied(reason: String)
    /// What was sent is nothing the protocol takes: it would be refused again.
    case invalid(status: Int, reason: String)
    /// The account, or its refresh token, is gone: sign up or in anew.
    case signedOut(reason: String)
    /// The answer is none of this protocol.
    case malformed(reason: String)
}

extension RealtimeClientError: CustomStringConvertible {
    /// What is wrong and what to do.
    public var description: String {
        switch self {
        case .badAddress(let text, let reason):
            "'\(text)' is no address of a database (\(reason)) — use one such as https://NAME.firebaseio.com"
        case .unreachable(let reason): "the database can't be reached (\(reason)) — check the connection and try again"
        case .busy(let reason, let seconds):
            "the database is busy (\(reason)) — try again" + (seconds.map { " in \($0) seconds" } ?? "")
        case .denied(let reason): "the database refuses it (\(reason)) — ask whoever administrates it"
        case .invalid(let status, let reason): "the database can't take it (\(status): \(reason)) — report it"
        case .signedOut(let reason): "the account at the database is gone (\(reason)) — sign in again"
        case .malformed(let reason): "that is no realtime database (\(reason)) — check its address"
        }
    }
}
