import CommandKit
import Foundation
import SchedulerKit
import TIPsTracker
import TimeKit

/// The background job that synchronizes the shared room. In `tick` it is one round, at most once a minute. In the daemon it follows the room
/// until it is canceled.
///
/// It runs as a background task, so an unreachable server doesn't delay the reminders. After failures it is retried after one, two, four and
/// eight minutes, then every ten.
struct SyncErrand: Codable, Hashable {
    /// The kind of the job. It is also the id, because there is only one.
    static let kind = "room-sync"
    /// The seconds between two rounds.
    private static let pause = 60

    /// The address of the server.
    let address: String

    /// Schedules the job of a shared room. It cancels the job if the room isn't shared, or if this device has left the room and sent everything.
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

    /// Synchronizes the room and schedules the next round.
    static func run(_ job: Job, in session: AppSession) async throws {
        let tracker = session.tracker
        let terminal = session.context.terminal
        try await RoomConnection().with(in: session) { transport in
            if session.stays {
                try await tracker.follow(over: transport) { $0.received.overruledWords.map(terminal.note) }
            } else {
                try await tracker.synchronize(over: transport).received.overruledWords.map(terminal.note)
            }
        }
        // The next job replaces this one. A new id each minute would leave half a million records a year.
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
