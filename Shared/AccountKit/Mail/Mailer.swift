/// A service that delivers letters.
public protocol Mailer: Sendable {
    /// Hands over one letter. When it returns, the receiving side has the letter. It ends soon after cancellation.
    func send(_ message: MailMessage) async throws(MailFailure)
}

/// A failure to hand over a letter.
public struct MailFailure: Error, Hashable, Sendable {
    /// The consequence for this letter and the others.
    public enum Kind: Hashable, Sendable {
        /// The letter is refused for good.
        case refused
        /// The letter may be tried again later.
        case later
        /// The receiving side can't be reached or refuses the connection, so other letters needn't be tried now.
        case unreachable
    }

    public let kind: Kind
    /// A description for the operator of the service, kept in English. It contains no passwords.
    public let reason: String

    public init(_ kind: Kind, _ reason: String) {
        self.kind = kind
        self.reason = reason
    }

    /// Creates a failure whose reason is kept in English.
    public init(_ kind: Kind, _ cause: MailCause) {
        self.init(kind, cause.text)
    }
}
