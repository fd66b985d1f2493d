public import SchedulerKit
public import ScreenKit
public import StorageKit
import TimeKit
import WordKit

/// The description of an app for the shared commands.
public struct AppDefinition: Sendable {
    /// The name of the app's command, database file and link scheme.
    public var name: String
    /// The version that `--version` prints.
    public var version: String
    /// The engine's schemas; ``allSchemas`` adds those of the scheduler and the notifications.
    public var schemas: [Schema]
    /// The handlers of the engine's jobs that stay inside the database, by kind.
    public var handlers: @Sendable (AppSession) -> [String: JobHandler]
    /// The effects of the engine's jobs that reach outside the database, by kind.
    public var effects: @Sendable (AppSession) -> [String: JobEffect]
    /// The engine's jobs that wait for another machine, such as a website, by kind. Each ends soon once it is canceled.
    public var errands: @Sendable (AppSession) -> [String: JobErrand]
    /// The names of the jobs for people, by kind.
    public var jobNames: [String: String]
    /// Brings the schedule of the engine's jobs up to date with the data. Called before and after jobs run.
    public var refresh: @Sendable (AppSession) throws -> Void
    /// Returns the reminders that follow from the data; nil for an app without reminders.
    public var reminders: @Sendable (AppSession) throws -> Reminders?
    /// Tidies once a day, after the backup. Returns the number of pictures deleted for good.
    public var tidy: @Sendable (AppSession) throws -> Int
    /// The link of the screen that leads to the kit's pages.
    public var settings: String
    /// Returns a notice that was told in the language of the person who reads it.
    public var shownNotice: @Sendable (_ text: String) -> String
    /// Returns the screen that a link leads to, other than the kit's pages. See ``AppSession/screen(_:)``.
    public var open: @Sendable (_ link: String, AppSession) throws -> any TerminalPage
    /// Performs an act on the screen of a link, other than the kit's pages. See ``AppSession/perform(_:at:)``.
    public var act: @Sendable (Act, _ link: String, AppSession) async throws -> Acted
    /// The link and the action of the example in the help of `act`.
    public var actExample: String
    /// Undoes the last change and returns its summary.
    public var undo: @Sendable (AppSession) throws -> String
    /// Returns the id of the person who acts, for the security log; nil if unknown.
    public var person: @Sendable (AppSession) -> String?
    /// Returns why the user may not use the app yet, such as terms that aren't accepted; nil once they may.
    ///
    /// Every shared command but ``LanguageCommand`` asks before it shows, writes or sends anything. The property itself is nil for an app that
    /// lets everybody in.
    ///
    /// - Important: The first change in the app's log must be the one that lets the user in; `archive import` replaces
    ///   the data while the log holds nothing more.
    public var refusal: (@Sendable (AppSession) throws -> (any Error)?)?
    /// Checks that the person may have a copy of the data. Exports, backups made by hand and the page of the backups call it. The daily backup
    /// doesn't, because it stays in the data folder.
    ///
    /// - Throws: The refusal, for example of a person who left a shared room.
    public var checkMayCopy: @Sendable (AppSession) throws -> Void
    /// Returns what a person types to take the next step after an error; nil where the screen of the error's remedy is the only way.
    public var nextStep: @Sendable (any Error) -> NextStep?
    /// Checks for `doctor`: each configured remote, and what else the app rests on.
    public var remotes: @Sendable (AppSession) async -> [Diagnosis]

    /// Creates an app without jobs and remotes of its own, whose ``undo`` undoes the last change of the log.
    public init(name: String, version: String, schemas: [Schema]) {
        self.name = name
        self.version = version
        self.schemas = schemas
        handlers = { _ in [:] }
        effects = { _ in [:] }
        errands = { _ in [:] }
        jobNames = [BackupJob.kind: localized("the daily backup")]
        refresh = { _ in }
        reminders = { _ in nil }
        tidy = { _ in 0 }
        settings = "\(name)://home"
        shownNotice = { $0 }
        open = { link, _ in
            throw CommandError.noSuchScreen(link, remedy: localized("\(name) has no screens to open"))
        }
        act = { _, link, _ in
            throw CommandError.noSuchScreen(link, remedy: localized("\(name) has no screens to act on"))
        }
        actExample = "\(name)://home undo --seen 12"
        undo = { session in
            try session.store.undoLast(by: session.actor, at: session.context.clock.now()).summary
        }
        person = { _ in nil }
        refusal = nil
        checkMayCopy = { _ in }
        nextStep = { _ in nil }
        remotes = { _ in [] }
    }
}

/// An app as a type, so that its command tree can contain the shared commands: `UndoCommand<RecipeBoxApp>.self`.
public protocol CommandApp: Sendable {
    static var definition: AppDefinition { get }

    /// Opens a session for the app's own commands. By default, the user must be one who may use the app.
    static func session(_ options: GlobalOptions) throws -> AppSession
}

extension CommandApp {
    public static func session(_ options: GlobalOptions) throws -> AppSession { try options.session(of: definition) }
}
