import CommandKit
import Foundation
import KidneyNutrition
import SchedulerKit
import TimeKit

extension KidneyApp {
    /// What runs by itself in `tick` and `daemon`: every verification as a day of the user's ends, and with it a week or a month.
    static func addJobs(to app: inout AppDefinition) {
        app.refresh = { try DayEnd.refresh(in: $0) }
        app.jobNames[DayEnd.kind] = "the evaluation at the day's end"
        app.effects = { session in
            [
                DayEnd.kind: { _, _, _ in
                    // Data of another's, put in the place of these by a restore, may not be agreed to yet.
                    if try session.kidney.areTermsAccepted() { try session.kidney.evaluate(inBackground: true) }
                }
            ]
        }
    }
}

/// The evaluation at the end of each day. After days without it one is enough: it looks at all of them.
enum DayEnd {
    /// The kind of the job, and its id: there is one.
    static let kind = "day-end"

    /// Schedules it by the machine's clocks for when the user's days begin; none before the terms were accepted.
    static func refresh(in session: AppSession) throws {
        let scheduler = Scheduler(store: session.store, handlers: [:])
        let scheduled = try scheduler.jobs().first { $0.id == kind }
        guard try session.kidney.areTermsAccepted() else {
            if scheduled != nil { try scheduler.cancel(kind) }
            return
        }
        let clock = session.context.clock
        // A day that every machine has behind it: what was before the job is never owed.
        let start = LocalDateTime(LocalDate(dayNumber: 0), try session.kidney.dayStart())
        let job = Job(id: kind, kind: kind, recurrence: .daily(from: start), zone: clock.zone().identifier)
        if job != scheduled { try scheduler.schedule(job, from: clock.now()) }
    }
}
