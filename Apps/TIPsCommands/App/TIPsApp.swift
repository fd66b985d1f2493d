import CommandKit
import NotificationKit
import StorageKit
import TIPsTracker
import TimeKit

/// What the shared commands need to know of this app.
enum TIPsApp: CommandApp {
    static let version = "1.0.0"

    static var definition: AppDefinition {
        var app = AppDefinition(name: "tips", version: version, schemas: TIPsTracker.schemas)
        app.reminders = { session in
            Reminders(
                try session.tracker.notificationCandidates(),
                preferences: try session.tracker.notificationPreferences(),
                withdrawn: try session.tracker.stoppedCandidates()
            )
        }
        app.open = { link, session in
            // Both forms are understood: `tips:home`, as links are typed, and `tips://home`, as notifications carry them.
            let isShort = link.hasPrefix("tips:") && !link.hasPrefix("tips://")
            let target = try TIPsLink(isShort ? "tips://" + link.dropFirst("tips:".count) : link)
            return try target == .inbox ? session.inboxPage() : session.tracker.screen(target)
        }
        app.show = { screen, session in try session.show(screen) }
        app.undo = { "taken back: " + (try $0.tracker.undo().summary) }
        app.tidy = { try $0.tracker.sweepPhotos() }
        app.person = { (try? $0.tracker.currentMember())?.id.rawValue }
        app.refresh = { try SyncErrand.refresh(in: $0) }
        app.jobNames[SyncErrand.kind] = "the sync of the shared room"
        app.errands = { session in
            [SyncErrand.kind: { _, job, _ in try await SyncErrand.run(job, in: session) }]
        }
        app.remotes = { await SyncCheck($0).findings() }
        return app
    }
}

extension AppSession {
    /// The engine over this session's store; who acts is the member this device belongs to.
    var tracker: TIPsTracker {
        TIPsTracker(store: store, photos: attachments, clock: context.clock, ids: .live)
    }
}

extension GlobalOptions {
    /// The tracker with the options applied.
    func session() throws -> AppSession { try session(of: TIPsApp.definition) }
}
