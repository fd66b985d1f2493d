public import TimeKit

/// Why a source on the network gave no answer that can be used.
public enum SourceFault: Error, Hashable, Sendable {
    /// No connection, in the words of what failed.
    case unreachable(String)
    /// No whole answer within so many seconds.
    case slow(seconds: Int)
    /// As many questions were asked as it takes for now; it wants so many seconds of quiet.
    case overLimit(seconds: Int)
    /// It doesn't take the key: its code for that.
    case keyRefused(String)
    /// It answered with another status than success: the status and its words, which can be empty.
    case refused(status: Int, String)
    /// Its answer can't be read, and why.
    case garbled(String)
    /// Its answer is larger than so many bytes.
    case tooLarge(bytes: Int)

    /// What is wrong with the source of a name, and after a dash what to do.
    public func message(of name: String) -> String {
        switch self {
        case .unreachable(let reason): "\(name) can't be reached (\(reason)) — check the connection"
        case .slow(let seconds): "\(name) didn't answer within \(seconds) s — try again later"
        case .overLimit(let seconds):
            "\(name) takes no more questions for now — wait \(Self.wait(seconds)), or use a key of your own"
        case .keyRefused(let code): "\(name) doesn't take the key (\(code)) — check the key that is set for it"
        case .refused(let status, let words):
            "\(name) refuses to answer (\(status)\(words.isEmpty ? "" : ": " + words)) — try again later"
        case .garbled(let reason): "the answer of \(name) can't be read (\(reason)) — try again later"
        case .tooLarge(let bytes): "\(name) answers with more than \(bytes >> 20) MB — ask for less"
        }
    }

    /// "40 s", "12 min", "1 h 5 min", rounded up.
    private static func wait(_ seconds: Int) -> String {
        guard seconds > 90 else { return "\(max(1, seconds)) s" }
        let minutes = (seconds - 1) / 60 + 1
        guard minutes >= 60 else { return "\(minutes) min" }
        return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
    }

    /// Whether asking again later may help without anything being changed.
    public var isPassing: Bool {
        switch self {
        case .unreachable, .slow, .overLimit: true
        case .keyRefused, .garbled, .tooLarge: false
        case .refused(let status, _): status >= 500
        }
    }
}

/// An answer of a source, and whether it can be asked again at once.
public struct SourceReply<Value: Sendable>: Sendable {
    /// The answer.
    public let value: Value
    /// Seconds to wait before the next question, where this one was the last that its limit allows; nil where there are more.
    public let pause: Int?

    /// An answer.
    public init(_ value: Value, pause: Int? = nil) {
        self.value = value
        self.pause = pause
    }
}

/// Where an answer comes from in the end.
public enum AnswerOrigin: Hashable, Sendable {
    /// The source was asked just now.
    case asked
    /// The source was asked then, and that still holds.
    case kept(Instant)
    /// The source was asked then, which is long ago, and says nothing now.
    case old(Instant, SourceFault)
    /// What is here: the source says nothing.
    case local(SourceFault)

    /// Why the source wasn't heard; nil where it was.
    public var fault: SourceFault? {
        switch self {
        case .asked, .kept: nil
        case .old(_, let fault), .local(let fault): fault
        }
    }
}
