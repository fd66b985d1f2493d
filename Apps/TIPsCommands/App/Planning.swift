import CommandKit
import TimeKit

extension AppSession {
    /// Plans what is to be told, after a command that gave a reason: it may fall due before anything else looks.
    ///
    /// Where nothing but `tips tick` runs, what was planned by then is told by the next one.
    func planReminders() throws {
        guard let reminders = try app.reminders(self) else { return }
        try plan(reminders, now: context.clock.now())
    }
}
