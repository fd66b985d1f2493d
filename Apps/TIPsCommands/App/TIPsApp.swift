import CommandKit
import NotificationKit
import ScreenKit
import StorageKit
import TIPsTracker
import TimeKit
import WordKit

/// The definition of this app for the shared commands.
enum TIPsApp: CommandApp {
    static let version = "1.0.0"

    static var definition: AppDefinition {
        var app = AppDefinition(name: "tips", version: version, schemas: TIPsTracker.schemas)
        app.reminders = { session in
            Reminders(
                try session.tracker.notificationCandidates(),
                preferences: try session.tracker.notificationPreferences(),
                withdrawn: try session.tracker.stoppedCandidates(),
                shownZone: try session.hasRoom() ? session.tracker.plan().room.timeZone : nil
            )
        }
        app.open = { link, session in
            try session.tracker.page(session.place(of: link), for: TerminalPages())
        }
        app.act = { act, link, session in
            let acted = try await session.tracker.perform(act, at: session.place(of: link))
            if try session.hasRoom() { try session.planReminders() }
            return acted
        }
        app.settings = TIPsLink.settings.target
        app.shownNotice = { ToldText.shown($0) }
        app.nextStep = nextStep
        app.undo = { session in
            let undone = try session.tracker.undo()
            if try session.hasRoom() { try session.planReminders() }
            return localized("taken back: \(undone.summary)")
        }
        app.tidy = { try $0.tracker.sweepPhotos() }
        app.person = { (try? $0.tracker.currentMember())?.id.rawValue }
        app.checkMayCopy = { try $0.tracker.checkMayCopy() }
        app.refresh = { try SyncErrand.refresh(in: $0) }
        app.jobNames[SyncErrand.kind] = localized("the sync of the shared room")
        app.errands = { session in
            [SyncErrand.kind: { _, job, _ in try await SyncErrand.run(job, in: session) }]
        }
        app.remotes = { await SyncCheck($0).findings() }
        return app
    }
}

extension AppSession {
    /// Returns the place of a link. On a device without a room, home is the setup.
    func place(of link: String) throws -> TIPsLink {
        let place = try TIPsLink(link)
        return try place == .home && !hasRoom() ? .setup : place
    }

    /// The tracker of this session's store. The acting member is the one chosen on this device.
    var tracker: TIPsTracker {
        TIPsTracker(
            store: store,
            photos: attachments,
            clock: context.clock,
            ids: .live,
            services: TIPsServices(of: self)
        )
    }
}

/// A command in a session of this app.
protocol TIPsSessionCommand: SessionCommand where App == TIPsApp {}
/// An asynchronous command in a session of this app.
protocol AsyncTIPsSessionCommand: AsyncSessionCommand where App == TIPsApp {}

extension GlobalOptions {
    /// Opens a session of this app with the options applied.
    func session() throws -> AppSession { try session(of: TIPsApp.definition) }
}
