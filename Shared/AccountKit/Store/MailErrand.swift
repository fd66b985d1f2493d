import Foundation
public import GRDB
public import SchedulerKit
import StorageKit
public import TimeKit

/// Called within the transaction that lays a letter in, so that somebody knows to send it.
public typealias MailNotice = @Sendable (_ db: Database, _ now: Instant) throws -> Void

/// The outbox as one job of the scheduler: due when a letter is, and an errand, so that the daemon's other work never waits for a
/// mail server.
public enum MailErrand {
    /// The kind of the job, and its id.
    public static let kind = "account-mail"

    /// Makes the job due at `now`; pass it to ``Accounts`` as `whenMailWaits`. The store must have the scheduler's schema, too.
    public static let notice: MailNotice = { db, now in
        try schedule(at: now, in: db)
    }

    /// What does the job; pass it to the scheduler as `errands: [MailErrand.kind: …]`.
    ///
    /// Letters that must wait make the job due again when they are; an error of the store's is the scheduler's to retry.
    public static func errand(
        _ outbox: MailOutbox,
        clock: WallClock,
        mailer: some Mailer
    ) -> JobErrand {
        { store, _, _ in
            _ = try await outbox.sendDue(now: clock.now(), through: mailer)
            try store.write { db in
                guard let next = try MailRows(db: db).nextDue() else { return }
                try schedule(at: max(next, clock.now()), in: db)
            }
        }
    }

    private static func schedule(at due: Instant, in db: Database) throws {
        let zone = try TimeZone.named("UTC")
        var at = due
        // Not the very moment of the job there is: that occurrence may be under way, and this one would count as done with it.
        if let last = try? Scheduler.job(kind, in: db)?.recurrence.start {
            let last = zone.earliestInstant(atOrAfter: last)
            if due <= last, last < due.adding(seconds: 1) { at = last.adding(milliseconds: 1) }
        }
        let job = Job(
            id: kind,
            kind: kind,
            recurrence: .once(at: zone.local(at: at)),
            zone: "UTC",
            retry: RetryPolicy(firstDelay: 15, longestDelay: 600)
        )
        try Scheduler.schedule(job, in: db)
    }
}
