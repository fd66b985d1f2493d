import CommandKit
import Foundation
import SchedulerKit
import TIPsTracker
import TimeKit

/// The shared room kept up with by `tick` and the daemon: a round a minute, or, in the daemon, a stream that stays.
///
/// Somebody who can't be reached keeps nobody waiting: it is an errand, beside the reminders. One that fails is tried again after a minute,
/// then two, and so on up to ten.
struct SyncErrand: Codable, Hashable {
    /// The kind of the job, and its id: there is one.
    static let kind = "room-sync"
    /// How long after a round the next is due, in seconds.
    private static let pause = 60

    /// Where the room is shared.
    let address: String

    /// Schedules the job of a shared room, or none where it isn't shared, or where this device no longer belongs to it and has sent what it had.
    static func refresh(in session: AppSession) throws {
        let scheduler = Scheduler(store: session.store, handlers: [:])
        let scheduled = try scheduler.jobs().first { $0.id == kind }
        let status = try session.tracker.syncStatus()
        guard let remote = status.remote, status.removedAt == nil || status.waiting > 0,
            try !RoomConnection.isSignedOut(of: remote, in: session.context.folder)
        else {
            if scheduled != nil { try scheduler.cancel(kind) }
            return
        }
        let known = try scheduled?.payload(as: SyncErrand.self)
        guard known?.address != remote.address else { return }
        try SyncErrand(address: remote.address).schedule(at: session.context.clock.now(), in: scheduler)
    }

    /// Keeps up with the room; throws why that isn't possible now.
    static func run(_ job: Job, in session: AppSession) async throws {
        let tracker = session.tracker
        let terminal = session.context.terminal
        try await RoomConnection().with(in: session) { transport in
            if session.stays {
                try await tracker.follow(over: transport) { $0.overruledWords.map(terminal.note) }
            } else {
                try await tracker.synchronize(over: transport).overruledWords.map(terminal.note)
            }
        }
        // The job of the next round takes the place of this one, so that a year of rounds leaves no half a million records of them.
        let next = session.context.clock.now().adding(seconds: pause)
        let scheduler = Scheduler(store: session.store, handlers: [:])
        try job.payload(as: SyncErrand.self).schedule(at: next, in: scheduler)
    }

    private func schedule(at due: Instant, in scheduler: Scheduler) throws {
        let zone = try TimeZone.named("UTC")
        let job = Job(
            id: Self.kind,
            kind: Self.kind,
            recurrence: .once(at: zone.local(at: due)),
            zone: "UTC",
            retry: RetryPolicy(firstDelay: Self.pause, longestDelay: 10 * Self.pause)
        )
        try scheduler.schedule(job.with(payload: self))
    }
}
