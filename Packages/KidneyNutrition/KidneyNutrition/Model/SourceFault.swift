public import TimeKit
import WordKit

/// The reason why a network source gave no usable answer.
public enum SourceFault: Error, Hashable, Sendable {
    /// Settings of the source that can't be used, with the problem and the remedy.
    case misconfigured(String)
    /// No connection, with the description of the failure.
    case unreachable(String)
    /// No complete answer within this number of seconds.
    case slow(seconds: Int)
    /// The request limit is used up; requests are possible again after this number of seconds.
    case overLimit(seconds: Int)
    /// The source rejects the API key, with its error code.
    case keyRefused(String)
    /// Another error status, with its text, which can be empty.
    case refused(status: Int, String)
    /// An unreadable answer, with the reason.
    case garbled(String)
    /// An answer larger than this number of bytes.
    case tooLarge(bytes: Int)

    /// Returns the problem with the source, and what to do.
    public func message(of name: String) -> String {
        switch self {
        case .misconfigured(let reason): localized("\(name) can't be asked: \(reason)")
        case .unreachable(let reason): localized("\(name) can't be reached (\(reason)) — check the connection")
        case .slow(let seconds): localized("\(name) didn't answer within \(seconds) s — try again later")
        case .overLimit(let seconds):
            localized("\(name) takes no more questions for now — wait \(Self.wait(seconds)), or use a key of your own")
        case .keyRefused(let code):
            localized("\(name) doesn't take the key (\(code)) — check the key that is set for it")
        case .refused(let status, let words):
            localized(
                "\(name) refuses to answer (\("\(status)" + (words.isEmpty ? "" : ": " + words))) — try again later"
            )
        case .garbled(let reason): localized("the answer of \(name) can't be read (\(reason)) — try again later")
        case .tooLarge(let bytes): localized("\(name) answers with more than \(bytes >> 20) MB — ask for less")
        }
    }

    /// Returns a duration, rounded up: "40 s", "12 min", "1 h 5 min".
    private static func wait(_ seconds: Int) -> String {
        guard seconds > 90 else { return "\(max(1, seconds)) s" }
        let minutes = (seconds - 1) / 60 + 1
        guard minutes >= 60 else { return "\(minutes) min" }
        return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
    }

    /// Whether the same request may succeed later.
    public var isPassing: Bool {
        switch self {
        case .unreachable, .slow, .overLimit: true
        case .misconfigured, .keyRefused, .garbled, .tooLarge: false
        case .refused(let status, _): status >= 500
        }
    }
}

/// An answer of a source, with the wait before the next request.
public struct SourceReply<Value: Sendable>: Sendable {
    public let value: Value
    /// The seconds to wait before the next request, if this one used up the limit; otherwise nil.
    public let pause: Int?

    public init(_ value: Value, pause: Int? = nil) {
        self.value = value
        self.pause = pause
    }
}

public enum AnswerOrigin: Hashable, Sendable {
    /// The source, just now.
    case asked
    /// No answer, because the source wasn't asked yet.
    case unasked
    /// A stored answer of this time, which is still recent enough.
    case kept(Instant)
    /// An old stored answer of this time, because the source failed.
    case old(Instant, SourceFault)
    /// The data of this device, because the source failed.
    case local(SourceFault)

    /// The failure of the source; nil if it answered or wasn't needed.
    public var fault: SourceFault? {
        switch self {
        case .asked, .unasked, .kept: nil
        case .old(_, let fault), .local(let fault): fault
        }
    }
}
