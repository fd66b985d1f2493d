import AccountKit
import CommandKit
import MaricopaDirectory
import StorageKit
import TimeKit

/// What the shared commands need to know of this app.
enum MaricopaApp: CommandApp {
    static let version = "1.0.0"

    static var definition: AppDefinition {
        var app = AppDefinition(name: "maricopa", version: version, schemas: MaricopaDirectory.schemas)
        app.undo = { try $0.ownersDirectory.undo().summary }
        app.open = { link, session in
            // A page of the site is shared where there is the app and where there isn't.
            guard let page = try DirectoryLink(link) ?? session.directory.screen(ofPage: link) else {
                let remedy = "use a link as pages and notifications carry them, such as maricopa://markets"
                throw CommandError(.noInput, "“\(link)” leads nowhere", remedy: remedy)
            }
            try session.directory.furnish()
            switch page {
            case .notifications: try session.showNotifications()
            case .admin(.users(let last)): try session.showUsers(after: last)
            // Whoever owns the data folder is its admin, as for the admin commands.
            case .admin: try session.showPage(try session.ownersDirectory.screen(page))
            default: try session.showPage(try session.directory.screen(page))
            }
        }
        app.reminders = { try $0.reminders() }
        app.refresh = { try $0.ownersDirectory.refreshEvents() }
        app.tidy = { try $0.ownersDirectory.sweepPhotos() }
        app.person = { (try? $0.signedIn())?.user.id.rawValue }
        app.jobNames[MailErrand.kind] = "the letters of accounts"
        app.errands = { $0.mailErrands() }
        return app
    }
}

extension AppSession {
    /// The directory for whoever is signed in here; for nobody who is known where nobody is.
    var directory: MaricopaDirectory { directory(as: credential) }

    /// The directory for whoever owns the data folder.
    var ownersDirectory: MaricopaDirectory { directory(as: .owner) }

    private func directory(as credential: Credential) -> MaricopaDirectory {
        MaricopaDirectory(
            store: store,
            pictures: attachments,
            clock: context.clock,
            ids: .live,
            credential: credential
        )
    }
}

extension GlobalOptions {
    /// The data with the options applied, with the bundled directory in it from the first run on.
    func session() throws -> AppSession {
        let session = try session(of: MaricopaApp.definition)
        try session.directory.furnish()
        return session
    }
}
