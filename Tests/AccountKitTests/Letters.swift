import Foundation
import TestKit
import TimeKit

@testable import AccountKit

/// Sample letters and mailers.
enum Letters {
    static var sender: MailSender {
        get throws { MailSender(name: "Maricopa Healthy", address: try EmailAddress("no-reply@maricopa.example")) }
    }

    static func letter(
        subject: String = "Hello",
        body: String = "Good morning.\n",
        to recipient: String = "ana@example.org",
        name: String = "Maricopa Healthy"
    ) throws -> MailMessage {
        MailMessage(
            id: "0197-abc",
            sender: MailSender(name: name, address: try EmailAddress("no-reply@maricopa.example")),
            recipient: try EmailAddress(recipient),
            subject: subject,
            body: body,
            date: try Instant(iso8601: "2026-05-01T16:00:07Z")
        )
    }
}

/// Answers each letter by a script, and accepts all letters after its end.
final class ScriptedMailer: Mailer, @unchecked Sendable {
    // @unchecked: touched under the lock only.
    private let lock = NSLock()
    private var script: [MailFailure?]
    private var tried: [MailMessage] = []

    init(_ script: [MailFailure?] = []) {
        self.script = script
    }

    /// All letters that were sent or refused, in order.
    var letters: [MailMessage] { lock.withLock { tried } }

    func send(_ message: MailMessage) async throws(MailFailure) {
        let failure = lock.withLock {
            tried.append(message)
            return script.isEmpty ? nil : script.removeFirst()
        }
        if let failure { throw failure }
    }
}
