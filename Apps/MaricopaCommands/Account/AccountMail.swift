import AccountKit
import CommandKit
import Foundation
import SchedulerKit
import StorageKit
import TimeKit
import WordKit

extension AppSession {
    /// Sends all due messages, because the user waits for a code. The daemon retries failures.
    func sendLetters() async throws {
        do {
            let (outbox, mailer) = try mail()
            tell(try await outbox.sendDue(now: context.clock.now(), through: mailer))
        } catch let error as AccountError {
            tell(failure: error.description)
        }
    }

    /// Prints notes about messages that weren't sent.
    private func tell(_ report: MailReport) {
        for reason in report.failures { tell(failure: MailCause.shown(reason)) }
        guard report.dead > 0 else { return }
        let text = localized(
            "\(report.dead, "letter") couldn't be sent and won't be tried again — “maricopa admin mail” says why"
        )
        context.terminal.note("\(localized("note:"), .warning) \(text)")
    }

    private func tell(failure reason: String) {
        let text = localized("a letter couldn't be sent yet: \(reason) — “maricopa tick” and the daemon try again")
        context.terminal.note("\(localized("note:"), .warning) \(text)")
    }

    /// The daemon's job that sends mail. With unusable settings the job fails, and is retried.
    func mailErrands() -> [String: JobErrand] {
        do {
            let (outbox, mailer) = try mail()
            return [MailErrand.kind: errand(outbox, mailer: mailer)]
        } catch {
            return [MailErrand.kind: { _, _, _ in throw error }]
        }
    }

    private func mail() throws -> (outbox: MailOutbox, mailer: any Mailer) {
        let settings = try MailSettings.read(in: context.folder)
        return (MailOutbox(store, sender: try settings.sender()), try settings.mailer(in: context.folder))
    }

    private func errand(_ outbox: MailOutbox, mailer: some Mailer) -> JobErrand {
        MailErrand.errand(outbox, clock: context.clock, mailer: mailer) { tell($0) }
    }
}
