import AccountKit
import CommandKit
import Foundation
import SchedulerKit
import StorageKit
import TimeKit

extension AppSession {
    /// Sends what waits, at once: whoever asked for a code waits for it. What can't be sent now is the daemon's to try again.
    func sendLetters() async throws {
        var failures: [String]
        do {
            let (outbox, mailer) = try mail()
            failures = try await outbox.sendDue(now: context.clock.now(), through: mailer).failures
        } catch let error as AccountError {
            failures = [error.description]
        }
        for reason in failures {
            let text = "a letter couldn't be sent yet: \(reason) — 'maricopa tick' and the daemon try again"
            context.terminal.note("\("note:", .warning) \(text)")
        }
    }

    /// The sending of letters as the daemon does it; with settings that give no mailer it fails, and is tried again.
    func mailErrands() -> [String: JobErrand] {
        do {
            let (outbox, mailer) = try mail()
            return [MailErrand.kind: Self.errand(outbox, clock: context.clock, mailer: mailer)]
        } catch {
            return [MailErrand.kind: { _, _, _ in throw error }]
        }
    }

    private func mail() throws -> (outbox: MailOutbox, mailer: any Mailer) {
        let settings = try MailSettings.read(in: context.folder)
        return (MailOutbox(store, sender: try settings.sender()), try settings.mailer(in: context.folder))
    }

    private static func errand(_ outbox: MailOutbox, clock: WallClock, mailer: some Mailer) -> JobErrand {
        MailErrand.errand(outbox, clock: clock, mailer: mailer)
    }
}
