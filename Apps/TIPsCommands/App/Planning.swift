import CommandKit
import TimeKit

extension AppSession {
    /// Plans the notifications anew after a command that may have added one. It may be due before the next regular planning.
    ///
    /// The next `tips tick` delivers the planned notifications, even if no daemon is running.
    func planReminders() throws {
        guard let reminders = try inChosenLanguage({ try app.reminders(self) }) else { return }
        try plan(reminders, now: context.clock.now())
    }
}
