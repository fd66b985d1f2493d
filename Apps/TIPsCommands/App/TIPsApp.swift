import CommandKit
import NotificationKit
import StorageKit
import TIPsTracker

/// What the shared commands need to know of this app.
enum TIPsApp: CommandApp {
    static let version = "1.0.0"

    static var definition: AppDefinition {
        var app = AppDefinition(name: "tips", version: version, schemas: TIPsTracker.schemas)
        app.reminders = { try $0.reminders() }
        app.open = { link, session in
            // Both forms are understood: `tips:home`, as links are typed, and `tips://home`, as notifications carry them.
            let isShort = link.hasPrefix("tips:") && !link.hasPrefix("tips://")
            try session.show(try TIPsLink(isShort ? "tips://" + link.dropFirst("tips:".count) : link))
        }
        app.undo = { try $0.tracker.undo().summary }
        app.tidy = { _ = try $0.tracker.sweepPhotos() }
        return app
    }
}

extension AppSession {
    /// The engine over this session's store; who acts is the member this device belongs to.
    var tracker: TIPsTracker {
        TIPsTracker(store: store, photos: attachments, clock: context.clock, ids: .live)
    }

    /// What there is to tell this device's member; nothing where there is no room, or the member doesn't belong to it any more.
    fileprivate func reminders() throws -> Reminders? {
        let tracker = tracker
        guard try tracker.isSetUp() else { return nil }
        do {
            return Reminders(
                try tracker.notificationCandidates(),
                preferences: try tracker.notificationPreferences()
            )
        } catch TIPsError.notAllowed {
            // What was planned for a member who is gone must go too: an empty list withdraws it, none would leave it.
            return Reminders([], preferences: NotificationPreferences(zone: context.clock.zone()))
        }
    }
}

extension GlobalOptions {
    /// The tracker with the options applied.
    func session() throws -> AppSession { try session(of: TIPsApp.definition) }
}
