public import CommandKit
package import MaricopaDirectory
import NotificationKit
import ScreenKit
import StorageKit

/// The command-line app as a value, for its executable and the demonstration.
public enum MaricopaProgram {
    /// The program that runs a command line.
    public static let program = CommandLineProgram(
        MaricopaCommand.self,
        help: helpCatalog,
        statusOf: MaricopaApp.status
    ) {
        MaricopaApp.definition.told($0)
    }

    /// Opens the directory of a data folder for a process that stays.
    ///
    /// - Throws: `StoreError`.
    public static func session(in context: CommandContext) throws -> AppSession {
        try context.sessionForAnybody(of: MaricopaApp.definition, connections: .pool(readers: 4))
    }

    /// Returns a picture of the directory for the person who uses a session.
    ///
    /// - Parameters:
    ///   - isSmall: Whether its thumbnail is enough.
    ///   - isReviewed: Whether it is for an admin page. The owner of the data folder is its admin.
    /// - Throws: `noSuchPicture`.
    package static func picture(
        _ name: String,
        isSmall: Bool,
        isReviewed: Bool,
        in session: AppSession
    ) throws -> PictureScreen {
        let directory = isReviewed ? session.ownersDirectory : session.directory
        return try directory.pictureScreen(name, isSmall: isSmall)
    }

    /// Returns the link of the screen with which the app begins: the introduction for a visitor; nil for the home.
    package static func launchLink(in session: AppSession) -> String? {
        let link = session.directory.launchLink
        return link == .home ? nil : link.target
    }

    /// Returns the folder in which the letters of accounts are files; nil if a mail server sends them.
    package static func letters(in folder: DataFolder) -> String? { MailSettings.letters(in: folder) }

    /// Returns the exit status of an error of the app; nil for an error of another app.
    @Sendable public static func status(of error: any Error) -> CommandStatus? { MaricopaApp.status(of: error) }
}
