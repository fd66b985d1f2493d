public import AccountKit
import Dispatch

/// A mailer that sends letters over SMTP (RFC 5321), through libcurl.
///
/// The connection is encrypted and the certificate verified before credentials are sent. Only a server on this machine may do without
/// encryption. Authentication uses PLAIN or LOGIN.
public struct SMTPMailer: Mailer {
    public let server: SMTPServer
    /// The longest time for one letter, in milliseconds.
    public let timeLimit: Int
    private let queue = DispatchQueue(label: "nourish.smtp", attributes: .concurrent)

    /// Creates a mailer. A letter may take a minute by default.
    public init(_ server: SMTPServer, timeLimit: Int = 60_000) {
        self.server = server
        self.timeLimit = max(1, timeLimit)
    }

    /// Sends a letter.
    ///
    /// - Throws: `MailFailure` of kind `refused` if the recipient or the text is refused for good, `later` if it is refused for now, or
    ///   `unreachable` for a problem with the server or our account there.
    public func send(_ message: MailMessage) async throws(MailFailure) {
        let transfer = SMTPTransfer(message, to: server, timeLimit: timeLimit)
        let failure = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                // libcurl blocks its thread, so it must not run on a thread of the cooperative pool.
                queue.async { continuation.resume(returning: transfer.perform()) }
            }
        } onCancel: {
            transfer.cancel()
        }
        if let failure { throw failure }
    }
}
