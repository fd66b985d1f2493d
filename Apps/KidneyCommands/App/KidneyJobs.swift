import CommandKit
import Foundation
import KidneyNutrition
import SchedulerKit
import TimeKit
import WordKit

extension KidneyApp {
    /// Adds the job that `tick` and `daemon` run: the evaluation at the end of the user's day. It also closes weeks and months.
    static func addJobs(to app: inout AppDefinition) {
        app.refresh = { try DayEnd.refresh(in: $0) }
        app.jobNames[DayEnd.kind] = localized("the evaluation at the day's end")
        app.effects = { session in
            [
                DayEnd.kind: { _, _, _ in
                    // A restore may have brought data whose owner hasn't accepted the terms.
                    if try session.kidney.areTermsAccepted() { try session.kidney.evaluate(inBackground: true) }
                }
            ]
        }
    }
}

/// The evaluation at the end of each day. One run is enough after several missed days, because it evaluates all of them.
enum DayEnd {
    /// The kind of the job, and its identifier.
    static let kind = "day-end"

    /// Schedules the job for the start of the user's days, in the machine's time zone. Cancels it if the terms aren't accepted.
    static func refresh(in session: AppSession) throws {
        let scheduler = Scheduler(store: session.store, handlers: [:])
        let scheduled = try scheduler.jobs().first { $0.id == kind }
        guard try session.kidney.areTermsAccepted() else {
            if scheduled != nil { try scheduler.cancel(kind) }
            return
        }
        let clock = session.context.clock
        // The recurrence starts on 1970-01-01, before the date of any machine. Runs before now are never due.
        let start = LocalDateTime(LocalDate(dayNumber: 0), try session.kidney.dayStart())
        let job = Job(id: kind, kind: kind, recurrence: .daily(from: start), zone: clock.zone().identifier)
        if job != scheduled { try scheduler.schedule(job, from: clock.now()) }
    }
}
