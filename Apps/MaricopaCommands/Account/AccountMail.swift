import AccountKit
import CommandKit
import Foundation
import SchedulerKit
import StorageKit
import TimeKit

extension AppSession {
    /// Sends what waits, at once: whoever asked for a code waits for it. What can't be sent now is the daemon's to try again.
    func sendLetters() async throws {
        do {
            let (outbox, mailer) = try mail()
            tell(try await outbox.sendDue(now: context.clock.now(), through: mailer))
        } catch let error as AccountError {
            tell(failure: error.description)
        }
    }

    /// Notes what became of letters that weren't sent.
    private func tell(_ report: MailReport) {
        for reason in report.failures { tell(failure: reason) }
        guard report.dead > 0 else { return }
        let count = counted(report.dead, "letter")
        let text = "\(count) couldn't be sent and won't be tried again — “maricopa admin mail” says why"
        context.terminal.note("\("note:", .warning) \(text)")
    }

    private func tell(failure reason: String) {
        let text = "a letter couldn't be sent yet: \(reason) — “maricopa tick” and the daemon try again"
        context.terminal.note("\("note:", .warning) \(text)")
    }

    /// The sending of letters as the daemon does it; with settings that give no mailer it fails, and is tried again.
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
