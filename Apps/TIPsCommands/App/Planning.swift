import CommandKit
import TimeKit

extension AppSession {
    /// Plans notifications after a command that gave a reason for one, because it may be due before the next scheduled plan.
    ///
    /// The next `tips tick` delivers the planned notifications, even if no daemon runs.
    func planReminders() throws {
        guard let reminders = try inChosenLanguage({ try app.reminders(self) }) else { return }
        try plan(reminders, now: context.clock.now())
    }
}
