import RealtimeTree

/// An error that ends a call with a response.
public struct RealtimeRefusal: Error, Sendable {
    public let answer: RealtimeAnswer

    public init(_ answer: RealtimeAnswer) { self.answer = answer }

    /// Creates a refusal in the protocol's form.
    ///
    /// - Parameters:
    ///   - status: The status code, 400 or more.
    ///   - text: The value of `error`.
    ///   - fields: Additional header fields.
    ///   - limit: The limit that was reached; nil if the refusal has another reason.
    public init(_ status: Int, _ text: String, _ fields: [RealtimeAnswer.Field] = [], limit: ReachedLimit? = nil) {
        var answer = RealtimeAnswer.refusal(status, text)
        answer.fields += fields
        answer.limit = limit
        self.init(answer)
    }

    /// Returns a refusal that asks the caller to wait.
    ///
    /// - Parameters:
    ///   - status: 429 if the caller sends too much, 503 if all callers together do.
    ///   - text: The value of `error`.
    ///   - seconds: The value of `Retry-After`, 1 or more.
    ///   - limit: The limit that was reached.
    public static func wait(_ status: Int, _ text: String, seconds: Int, limit: ReachedLimit) -> RealtimeRefusal {
        RealtimeRefusal(status, text, [.init("Retry-After", String(seconds))], limit: limit)
    }

    /// The refusal of a call that the rules don't allow.
    static let denied = RealtimeRefusal(401, "Permission denied")
    /// The refusal of a call that only admins may make.
    static let notAdmin = RealtimeRefusal(401, "Permission denied: only an admin can do this")

    /// Creates the refusal for a decision of the rules that doesn't allow a call.
    ///
    /// - Parameter steps: The maximum number of steps, named in the text of a decision that needs more.
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

    /// Creates the refusal for an error. Only status 0 leaves open whether something was written, and no text reveals internals of the server.
    init(_ error: any Error) {
        switch error {
        case let refusal as RealtimeRefusal: self = refusal
        case let error as RealtimeError: self.init(400, error.description)
        case TreeStoreError.noDatabase: self.init(404, "There is no such database.")
        case TreeStoreError.unavailable: self.init(503, "The database is unavailable; nothing was done.")
        case TreeStoreError.readerBusy:
            self = .wait(
                429,
                "You have a large read already; wait for its answer and try again.",
                seconds: 5,
                limit: .largeReads
            )
        // Not a 5xx, which clients retry at once.
        case TreeStoreError.overQuota(let quota): self.init(402, "\(quota)", limit: .quota)
        case TreeStoreError.tooManyRemovals(let limit): self = WriteSize(values: limit).tooMany
        // Clients retry after 500 and 503 as if nothing had happened, so the only honest answer is a closed connection.
        case TreeStoreError.uncertain: self.init(RealtimeAnswer(status: 0, body: .bytes([])))
        case is CancellationError: self.init(503, "The request was given up; nothing was done.")
        default: self.init(500, "Internal error; nothing was done.")
        }
    }
}

/// A limit that a refused request has reached, with the name that logs and metrics use.
public enum ReachedLimit: String, Hashable, Sendable {
    /// Rates: requests, guesses of a code, new accounts, reads of the server's metrics.
    case request, guess, signUp, report
    /// Concurrent requests.
    case inFlight = "in_flight"
    /// The bytes of one body, and of all concurrent bodies.
    case bodyBytes = "body_bytes", bodiesAtOnce = "bodies_at_once"
    /// The bytes of all answers and events that aren't read yet.
    case answersAtOnce = "answers_at_once"
    /// Large reads of one account or address that wait or are being built.
    case largeReads = "large_reads"
    /// The rate of written bytes.
    case writtenBytes = "written_bytes"
    /// Concurrent streams.
    case streams
    /// The paths of an update, the room codes of a write, and the values of a write.
    case places, codes, values
    case ruleSteps = "rule_steps"
    /// The quota of a room or an account.
    case quota
    /// Free disk space.
    case disk
}
