/// Hands letters to whoever delivers them.
public protocol Mailer: Sendable {
    /// Hands one letter over; when it returns, the other side has it. Cancelled, it ends soon.
    func send(_ message: MailMessage) async throws(MailFailure)
}

/// Why a letter was not handed over.
public struct MailFailure: Error, Hashable, Sendable {
    /// What it means for this letter and the others.
    public enum Kind: Hashable, Sendable {
        /// This letter is not wanted, and never will be.
        case refused
        /// This letter, later.
        case later
        /// The other side can't be spoken with just now, or doesn't let us in: no use in trying the other letters.
        case unreachable
    }

    /// What it means.
    public let kind: Kind
    /// What happened, for whoever keeps the service running; no passwords.
    public let reason: String

    /// A failure.
    public init(_ kind: Kind, _ reason: String) {
        self.kind = kind
        self.reason = reason
    }
}
