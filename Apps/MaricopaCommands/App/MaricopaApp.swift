import AccountKit
import CommandKit
import MaricopaDirectory
import NotificationKit
import ScreenKit
import StorageKit
import TimeKit
import WordKit

/// The app's definition for the shared commands.
enum MaricopaApp: CommandApp {
    static let version = "1.0.0"

    static var definition: AppDefinition {
        var app = AppDefinition(name: "maricopa", version: version, schemas: MaricopaDirectory.schemas)
        app.undo = { try $0.ownersDirectory.undo().summary }
        app.open = { link, session in
            let (page, directory) = try session.page(link)
            switch page {
            case .account(.profile): return try session.profilePage()
            case .notifications: return try session.notificationsScreen()
            case .admin(.users(let last)): return try session.usersScreen(after: last)
            default: return try directory.page(page, for: TerminalPages())
            }
        }
        app.act = { act, link, session in
            var (page, directory) = try session.page(link)
            directory.desk = try session.desk()
            let acted = try await directory.perform(act, at: page)
            // An act that changed something says so. The act stays done if nothing can be planned now, and the next round plans again.
            if case .done(let done) = acted, done.said != nil { try? session.planReminders() }
            return acted
        }
        app.actExample = "maricopa://filters/markets filter/city/Mesa"
        app.nextStep = nextStep
        app.settings = DirectoryLink.settings.target
        app.shownNotice = { ToldText.shown($0) }
        app.reminders = { try $0.reminders() }
        app.refresh = { try $0.ownersDirectory.refreshEvents() }
        app.tidy = { try $0.ownersDirectory.sweepPhotos() }
        app.person = { (try? $0.signedIn())?.user.id.rawValue }
        app.jobNames[MailErrand.kind] = localized("the letters of accounts")
        app.errands = { $0.mailErrands() }
        return app
    }

    /// Opens the data folder. The first call adds the bundled directory.
    static func session(_ options: GlobalOptions) throws -> AppSession {
        let session = try options.session(of: definition)
        try session.directory.seed()
        return session
    }
}

extension AppSession {
    /// The directory for the current user, or for a visitor.
    var directory: MaricopaDirectory { directory(as: credential) }

    /// Returns the page of a link, and the directory for whoever may open it here.
    ///
    /// - Throws: `noInput` for a link that leads nowhere.
    func page(_ link: String) throws -> (page: DirectoryLink, directory: MaricopaDirectory) {
        // A shared page of the site has a screen in the app.
        guard let page = try DirectoryLink(link) ?? directory.screen(ofPage: link) else {
            let remedy = localized("use a link as pages and notifications carry them, such as maricopa://markets")
            throw CommandError.noSuchScreen(link, remedy: remedy)
        }
        try directory.seed()
        // The owner of the data folder is its admin, as for the admin commands.
        if case .admin = page { return (page, ownersDirectory) }
        return (page, directory)
    }

    /// The directory for the owner of the data folder.
    var ownersDirectory: MaricopaDirectory { directory(as: .owner) }

    private func directory(as credential: Credential) -> MaricopaDirectory {
        var directory = MaricopaDirectory(
            store: store,
            pictures: attachments,
            clock: context.clock,
            ids: .live,
            credential: credential
        )
        directory.isOwned = true
        return directory
    }
}

/// A command in a session of this app.
protocol MaricopaSessionCommand: SessionCommand where App == MaricopaApp {}
protocol AsyncMaricopaSessionCommand: AsyncSessionCommand where App == MaricopaApp {}

extension GlobalOptions {
    /// Opens the data folder.
    func session() throws -> AppSession { try MaricopaApp.session(self) }
}
