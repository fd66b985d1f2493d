import Foundation
import JSONKit
public import NotificationKit
import SchedulerKit
public import ScreenKit
import SecurityLog
public import StorageKit
public import TimeKit
import WordKit

/// An app's opened store and the context of the command that uses it.
public struct AppSession: Sendable {
    public let app: AppDefinition
    public let context: CommandContext
    public let store: LocalStore
    /// Whether the session is the daemon's.
    ///
    /// A remote job may then keep its connection until it is canceled, which keeps the app's other remote jobs waiting.
    public internal(set) var stays = false

    /// The actor that the change log names.
    public var actor: String { "me" }

    /// The planned and the sent notifications.
    public var notifications: NotificationStore { NotificationStore(store, ids: .live) }

    /// The app's pictures; nil for an app without pictures.
    public var attachments: Attachments? {
        guard app.schemas.contains(where: { $0.namespace == Attachments.schema.namespace }) else { return nil }
        let folder = context.folder.attachments(of: app.name)
        return Attachments(store: store, folder: folder, thumbnailer: context.thumbnailer)
    }
}

extension AppSession {
    /// Plans the notifications and withdraws those planned for an earlier user of the device.
    public func plan(_ reminders: Reminders, now: Instant) throws {
        let scope = NotificationScope(app: app.name, recipient: reminders.recipient)
        try notifications.withdrawPending(but: scope)
        try notifications.refresh(reminders.candidates, of: scope, preferences: reminders.preferences, now: now)
    }

    /// Plans the notifications anew after a change that may have added one. It may be due before the next round of the daemon.
    public func planReminders() throws {
        guard let reminders = try inChosenLanguage({ try app.reminders(self) }) else { return }
        try plan(reminders, now: context.clock.now())
    }

    /// Prints that a record was deleted.
    ///
    /// - Parameter words: The record in words: "the weight 81.2 kg of 2026-03-03".
    public func answer<Record>(deleted id: TimeKit.ID<Record>, _ words: String) throws {
        try context.answer(["deleted": .string(id.rawValue), "text": .string(words)]) {
            try $0.printWrapped(StyledText(localized("Deleted \(words)")))
        }
    }
}

extension CommandContext {
    /// Opens the app's store, creating it on first use, for a user who may use the app.
    ///
    /// - Parameter connections: `.single` for a command, a pool for a process that stays.
    /// - Throws: The app's ``AppDefinition/refusal``, or `StoreError`.
    public func session(
        of app: AppDefinition,
        connections: StoreOptions.Connections = .single
    ) throws -> AppSession {
        let session = try sessionForAnybody(of: app, connections: connections)
        if let refusal = try app.refusal?(session) { throw refusal }
        return session
    }

    /// Checks that the app doesn't refuse the person, for a command that doesn't need the data.
    ///
    /// - Throws: The app's refusal.
    /// - Note: Data that can't be opened refuses nobody, since `doctor` and `restore` must work then.
    func admit(to app: AppDefinition) throws {
        guard let refusal = app.refusal, let session = try? sessionForAnybody(of: app),
            let reason = try? refusal(session)
        else { return }
        throw reason
    }

    /// Opens the app's store, creating it on first use, whether or not the user may use the app: to let them in, or to
    /// check the data itself.
    public func sessionForAnybody(
        of app: AppDefinition,
        connections: StoreOptions.Connections = .single
    ) throws(StoreError) -> AppSession {
        var options = StoreOptions()
        options.connections = connections
        let store = try LocalStore.open(at: folder.store(of: app.name), schemas: app.allSchemas, options: options)
        return AppSession(app: app, context: self, store: store)
    }
}

extension GlobalOptions {
    /// Opens the app's store with the options applied, for a user who may use the app.
    public func session(of app: AppDefinition) throws -> AppSession {
        try context().session(of: app)
    }
}

extension AppDefinition {
    /// The engine's schemas and those every app has.
    var allSchemas: [Schema] { schemas + [Scheduler.schema, NotificationStore.schema] }
}

// MARK: The screens of the app and the kit's

extension AppSession {
    /// Returns the screen that a link leads to: one of the app or one of the kit's pages.
    public func screen(_ link: String) throws -> any TerminalPage { try kitPage(link) ?? app.open(link, self) }

    /// Performs an act on the screen of a link: one of the app or one of the kit's pages.
    public func perform(_ act: Act, at link: String) async throws -> Acted {
        if let acted = try await performOnKitPage(act, at: link) { return acted }
        return try await app.act(act, link, self)
    }

    /// Returns the kit's page that a link leads to; nil for a screen of the app.
    ///
    /// - Throws: The app's ``AppDefinition/refusal`` and ``AppDefinition/checkMayCopy``, or `KitPageError`.
    public func kitPage(_ link: String) throws -> (any TerminalPage)? {
        guard let place = KitPlace(link, scheme: app.name) else { return nil }
        if let refusal = try app.refusal?(self) { throw refusal }
        if place.page == .backups { try app.checkMayCopy(self) }
        return try KitPages(session: self).page(place)
    }

    /// Performs an act on one of the kit's pages; nil for the link of a screen of the app.
    ///
    /// - Throws: The app's ``AppDefinition/refusal`` and ``AppDefinition/checkMayCopy``, or `KitPageError`.
    public func performOnKitPage(_ act: Act, at link: String) async throws -> Acted? {
        guard let place = KitPlace(link, scheme: app.name) else { return nil }
        if let refusal = try app.refusal?(self) { throw refusal }
        if place.page == .backups { try app.checkMayCopy(self) }
        return try await KitPages(session: self).performed(act, at: place)
    }
}

// MARK: Copies of all data

extension AppSession {
    /// Makes a backup, and notes it in the security log.
    ///
    /// - Parameters:
    ///   - file: The file; nil for a new one in the data folder.
    ///   - key: The key of the act, so that a repeated act keeps no second backup; nil for an act that isn't repeated.
    /// - Returns: The file.
    /// - Throws: The app's ``AppDefinition/checkMayCopy``, or `StoreError`.
    @discardableResult
    func backUp(to file: URL? = nil, under key: IdempotencyKey? = nil) throws -> URL {
        try app.checkMayCopy(self)
        let shelf = BackupShelf(of: app.name, in: context.folder, on: context.clock.local().date)
        let target = file ?? shelf.place(from: context.clock.now(), in: context.clock.zone()).file
        try Backup.write(store, to: target)
        if let key {
            do {
                try store.write(under: key) { _ in }
            } catch {
                // If the same act arrived twice at the same moment, the other one made the backup.
                try? FileManager.default.removeItem(at: target)
                throw error
            }
        }
        note(.backup)
        return target
    }

    /// Returns the archive of all data as a file, the number of its rows, and the names of the damaged photos that it leaves out.
    func archive() throws -> (file: ScreenFile, rows: Int, damaged: [String]) {
        var bytes: [UInt8] = []
        var damaged: [String] = []
        let rows = try Archive.write(
            store,
            originals: attachments,
            leavingOut: { damaged.append($0.lastPathComponent) },
            to: { bytes += $0 }
        )
        let name = "\(app.name)-\(context.clock.local().date).jsonl"
        return (ScreenFile(name: name, mediaType: "application/jsonl", bytes: bytes), rows, damaged)
    }
}
