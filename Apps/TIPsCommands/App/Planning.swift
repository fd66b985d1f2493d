import CommandKit
import TimeKit

extension AppSession {
    /// Plans what is to be told, after a command that gave a reason: it may fall due before anything else looks.
    ///
    /// The next `tips tick` tells whatever was planned by then, also where no daemon runs.
    func planReminders() throws {
        guard let reminders = try app.reminders(self) else { return }
        try plan(reminders, now: context.clock.now())
    }
}
