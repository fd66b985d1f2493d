import RealtimeTree

/// An answer that ends a call early.
public struct RealtimeRefusal: Error, Sendable {
    /// The answer.
    public let answer: RealtimeAnswer

    /// A refusal with an answer of its own.
    public init(_ answer: RealtimeAnswer) { self.answer = answer }

    /// A refusal in the protocol's form.
    ///
    /// - Parameters:
    ///   - status: The status code, 400 or more.
    ///   - text: The text of `error`.
    ///   - fields: Further header fields.
    ///   - limit: The limit that was reached; nil for a refusal for another reason.
    public init(_ status: Int, _ text: String, _ fields: [RealtimeAnswer.Field] = [], limit: ReachedLimit? = nil) {
        var answer = RealtimeAnswer.refusal(status, text)
        answer.fields += fields
        answer.limit = limit
        self.init(answer)
    }

    /// A refusal until some time has passed.
    ///
    /// - Parameters:
    ///   - status: 429 where it is the caller who asks too much, 503 where all callers together do.
    ///   - text: The text of `error`.
    ///   - seconds: The value of `Retry-After`, at least 1.
    ///   - limit: The limit that was reached.
    public static func wait(_ status: Int, _ text: String, seconds: Int, limit: ReachedLimit) -> RealtimeRefusal {
        RealtimeRefusal(status, text, [.init("Retry-After", String(seconds))], limit: limit)
    }

    /// The rules don't allow it.
    static let denied = RealtimeRefusal(401, "Permission denied")
    /// Only callers that rules don't bind may.
    static let notAdmin = RealtimeRefusal(401, "Permission denied: only an admin can do this")

    /// The refusal for an answer of the rules other than yes.
    ///
    /// - Parameter steps: The most steps that the rules may take.
    init(_ answer: RuleAnswer, steps: Int) {
        guard answer.isTooCostly else {
            self = .denied
            return
        }
        self.init(
            400,
            "The rules took more than \(steps) steps to decide this — ask for less, or write less at once",
            limit: .ruleSteps
        )
    }

    /// What an error is to the caller. No status but the one without an answer leaves it open whether something was written, and no text
    /// tells of the inside of the server.
    init(_ error: any Error) {
        switch error {
        case let refusal as RealtimeRefusal: self = refusal
        case let error as RealtimeError: self.init(400, error.description)
        case TreeStoreError.noDatabase: self.init(404, "There is no such database.")
        case TreeStoreError.unavailable: self.init(503, "The database is unavailable; nothing was done.")
        // Not a 5xx, after which clients try again at once.
        case TreeStoreError.overQuota(let quota): self.init(402, "\(quota)", limit: .quota)
        case TreeStoreError.tooManyRemovals(let limit): self = WriteSize(values: limit).tooMany
        // Clients try again after 500 and 503, as if nothing had happened: here only a closed connection is true.
        case TreeStoreError.uncertain: self.init(RealtimeAnswer(status: 0, body: .bytes([])))
        case is CancellationError: self.init(503, "The request was given up; nothing was done.")
        default: self.init(500, "Internal error; nothing was done.")
        }
    }
}

/// A limit that a refused request has reached, as logs and metrics name it.
public enum ReachedLimit: String, Hashable, Sendable {
    /// Requests, tries at a code, new accounts, or looks at the server's own numbers in so long.
    case request, guess, signUp, report
    /// Requests at once.
    case inFlight = "in_flight"
    /// Bytes of a body, or of all bodies at once.
    case bodyBytes = "body_bytes", bodiesAtOnce = "bodies_at_once"
    /// Bytes written in so long.
    case writtenBytes = "written_bytes"
    /// Streams at once.
    case streams
    /// Places of an update, codes of a room in a write, and values of a write.
    case places, codes, values
    /// Steps of the rules.
    case ruleSteps = "rule_steps"
    /// The quota of a room or an account.
    case quota
    /// Free space of the disk.
    case disk
}
