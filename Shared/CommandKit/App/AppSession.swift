import JSONKit
public import NotificationKit
import SchedulerKit
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
