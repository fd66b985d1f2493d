import Foundation
import NotificationKit
import SchedulerKit
import StorageKit
import TimeKit

/// What the daemon does each time it wakes, and `tick` once: run the jobs that are due, then tell what is due.
struct Rounds: Sendable {
    /// What one round did.
    struct Report: Sendable {
        var jobs: RunReport
        var told: [InboxItem]
        var sinks: [SinkReport]
    }

    private static let backupKind = "kit/backup"
    private let session: AppSession
    private let sinks: [any NotificationSink]
    let scheduler: Scheduler

    init(_ session: AppSession, sinks: [any NotificationSink]) {
        self.session = session
        self.sinks = sinks
        var effects = session.app.effects(session)
        effects[Self.backupKind] = { store, _, occurrence in
            try Backup.rotate(
                store,
                in: session.context.folder.backups(of: session.app.name),
                name: session.app.name,
                day: occurrence.id.at.date,
                keep: BackupShelf.kept
            )
            try session.app.tidy(session)
        }
        scheduler = Scheduler(store: session.store, handlers: session.app.handlers(session), effects: effects)
    }

    /// Sees to it that the jobs of the kit and of the app are scheduled and their notifications planned.
    func prepare() throws {
        let now = session.context.clock.now()
        let zone = session.context.clock.zone()
        let start = LocalDateTime(zone.local(at: now).date, try LocalTime(hour: 3, minute: 30))
        if try !scheduler.jobs().contains(where: { $0.kind == Self.backupKind && $0.zone == zone.identifier }) {
            let daily = try Recurrence(.everyDays(1), from: start)
            let job = Job(id: Self.backupKind, kind: Self.backupKind, recurrence: daily, zone: zone.identifier)
            try scheduler.schedule(job, from: now)
        }
        try session.app.refresh(session)
    }

    /// One round at this moment.
    func run() async throws -> Report {
        let now = session.context.clock.now()
        try prepare()
        let jobs = try scheduler.runDue(now: now)
        if jobs.ranCount > 0 { try session.app.refresh(session) }
        let (telling, reports) = try await session.notifications.deliverDue(now: now, sinks: sinks)
        return Report(jobs: jobs, told: telling.told, sinks: reports)
    }
}
