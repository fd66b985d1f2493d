import Foundation
import NotificationKit
import SchedulerKit
import SecurityLog
import StorageKit
import TimeKit

/// One round of the daemon, which `tick` runs once: the due jobs, then the due notifications.
struct Rounds: Sendable {
    /// The outcome of a round.
    struct Report: Sendable {
        var jobs: RunReport
        var told: [InboxItem]
        var sinks: [SinkReport]
        /// The failed jobs, without remote jobs that will be retried: this machine isn't at fault if a site doesn't
        /// answer.
        var faults: [RunReport.Entry]
    }

    private let session: AppSession
    private let sinks: [any NotificationSink]
    /// The newest notice from before the sinks were opened.
    private let opened: Int64
    /// The daily backup into this data folder.
    private let backup: BackupJob
    let scheduler: Scheduler

    /// - Throws: An error of the store.
    init(_ session: AppSession, sinks: [any NotificationSink]) throws {
        self.session = session
        self.sinks = sinks
        opened = try session.notifications.newestNumber()
        let app = session.app.name
        let backup = BackupJob(folder: session.context.folder.backups(of: app), name: app, keep: BackupShelf.kept)
        self.backup = backup
        var effects = session.app.effects(session)
        effects[BackupJob.kind] = { store, job, occurrence in
            // Data that came from another folder brought a job that names that folder.
            try BackupJob.effect(store, try job.with(payload: backup), occurrence)
            let deleted = try session.app.tidy(session)
            if deleted > 0 { session.note(.deletion, reason: "PICTURES", items: deleted) }
            try session.notifications.prune(now: occurrence.instant)
            try store.write { try Scheduler.prune(now: occurrence.instant, in: $0) }
        }
        scheduler = Scheduler(
            store: session.store,
            handlers: session.app.handlers(session),
            effects: effects,
            errands: session.app.errands(session)
        )
    }

    /// Schedules the daily backup at 03:30 in this machine's zone, and brings the app's jobs and notifications up to
    /// date.
    func prepare() throws {
        let now = session.context.clock.now()
        let zone = session.context.clock.zone()
        let known = try scheduler.jobs().first { $0.kind == BackupJob.kind }
        if known?.zone != zone.identifier {
            let start = LocalDateTime(zone.local(at: now).date, try LocalTime(hour: 3, minute: 30))
            try scheduler.schedule(backup.job(from: start, zone: zone.identifier), from: now)
        }
        try refresh(now: now)
    }

    private func refresh(now: Instant) throws {
        try session.app.refresh(session)
        guard let reminders = try session.app.reminders(session) else { return }
        try session.plan(reminders, now: now)
    }

    /// Runs one round. Remote jobs come last, so that a site that doesn't answer delays no reminder.
    func run() async throws -> Report {
        try prepare()
        let now = session.context.clock.now()
        let jobs = try scheduler.runDue(now: now)
        if jobs.ranCount > 0 { try refresh(now: now) }
        let (told, reports) = try await tell()
        var report = Report(jobs: jobs, told: told, sinks: reports, faults: jobs.failures)
        let errands = try await scheduler.runErrands(now: now)
        report.jobs.entries += errands.entries
        report.faults += errands.failures.filter { if case .failed = $0.outcome { false } else { true } }
        if errands.ranCount > 0 {
            try refresh(now: now)
            let (told, reports) = try await tell()
            report.told += told
            report.sinks = report.sinks.map { before in
                reports.first { $0.sink == before.sink }.map { before.followed(by: $0) } ?? before
            }
        }
        return report
    }

    /// Sends the notifications that are due.
    func tell() async throws -> (told: [InboxItem], sinks: [SinkReport]) {
        let preferences = try session.app.reminders(session)?.preferences
        let clock = session.context.clock
        let (telling, reports) = try await session.notifications.deliverDue(
            now: clock.now(),
            sinks: sinks,
            openedAfter: opened
        ) { _ in preferences }
        return (telling.told, reports)
    }

    /// Returns when the next notification is due; nil if none is planned.
    func nextTelling() throws -> Instant? {
        try session.notifications.nextDue(sinks: sinks.map(\.name))
    }
}

extension SinkReport {
    /// Returns the sum of a sink's two reports.
    fileprivate func followed(by next: SinkReport) -> SinkReport {
        var both = next
        both.arrived += arrived
        both.refused += refused
        // A sink that failed isn't tried again in this round, so its failure stays.
        both.failure = next.failure ?? failure
        return both
    }
}
