import RealtimeTree

/// An answer that ends a call early.
struct Refusal: Error {
    let answer: RealtimeAnswer

    init(_ answer: RealtimeAnswer) { self.answer = answer }

    init(_ status: Int, _ text: String) { answer = .refusal(status, text) }

    /// The rules don't allow it.
    static let denied = Refusal(401, "Permission denied")
    /// Only callers that rules don't bind may.
    static let notAdmin = Refusal(401, "Permission denied: only an admin can do this")

    /// What an error is to the caller. No status but the one without an answer leaves it open whether something was written, and no text
    /// tells of the inside of the server.
    init(_ error: any Error) {
        switch error {
        case let refusal as Refusal: self = refusal
        case let error as RealtimeError: self.init(400, error.description)
        case TreeStoreError.noDatabase: self.init(404, "There is no such database.")
        case TreeStoreError.unavailable: self.init(503, "The database is unavailable; nothing was done.")
        // Clients try again after 500 and 503, as if nothing had happened: here only a closed connection is true.
        case TreeStoreError.uncertain: self.init(RealtimeAnswer(status: 0, body: .bytes([])))
        case is CancellationError: self.init(503, "The request was given up; nothing was done.")
        default: self.init(500, "Internal error; nothing was done.")
        }
    }
}
