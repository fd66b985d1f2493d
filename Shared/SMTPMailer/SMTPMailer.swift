public import AccountKit
import Dispatch

/// Hands letters to a mail server over SMTP (RFC 5321), through libcurl.
///
/// The connection is encrypted, with a certificate that is checked, before a name or password is told; only a server on this very
/// machine may do without. It signs in by PLAIN or LOGIN.
public struct SMTPMailer: Mailer {
    /// The server.
    public let server: SMTPServer
    /// How long a letter may take in all, in milliseconds.
    public let timeLimit: Int
    private let queue = DispatchQueue(label: "nourish.smtp", attributes: .concurrent)

    /// A mailer; a letter may take a minute unless told otherwise.
    public init(_ server: SMTPServer, timeLimit: Int = 60_000) {
        self.server = server
        self.timeLimit = max(1, timeLimit)
    }

    /// Hands the letter over. A refusal of this recipient or text is ``MailFailure/Kind-swift.enum/refused``; one for now
    /// ``MailFailure/Kind-swift.enum/later``; anything about the server or our account there
    /// ``MailFailure/Kind-swift.enum/unreachable``.
    public func send(_ message: MailMessage) async throws(MailFailure) {
        let transfer = SMTPTransfer(message, to: server, timeLimit: timeLimit)
        let failure = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                // libcurl waits where it is called: not on a thread that tasks share.
                queue.async { continuation.resume(returning: transfer.perform()) }
            }
        } onCancel: {
            transfer.cancel()
        }
        if let failure { throw failure }
    }
}
