public import NotificationKit
import SchedulerKit
public import StorageKit
public import TimeKit

/// One command's hold on an app's data: the context and the opened store.
public struct AppSession: Sendable {
    /// The app.
    public let app: AppDefinition
    /// The options applied to the environment.
    public let context: CommandContext
    /// The app's store.
    public let store: LocalStore
    /// Whether this is the daemon's: an errand may stay with what it waits for, until it is cancelled.
    ///
    /// It then keeps the app's other errands waiting.
    public internal(set) var stays = false

    /// Who the change log names.
    public var actor: String { "me" }

    /// What is to be told and was told.
    public var notifications: NotificationStore { NotificationStore(store, ids: .live) }

    /// The app's pictures; nil for an app that keeps none.
    public var attachments: Attachments? {
        guard app.schemas.contains(where: { $0.namespace == Attachments.schema.namespace }) else { return nil }
        let folder = context.folder.attachments(of: app.name)
        return Attachments(store: store, folder: folder, thumbnailer: context.thumbnailer)
    }
}

extension AppSession {
    /// Plans what is to be told; what was planned for whoever used the device before is withdrawn.
    public func plan(_ reminders: Reminders, now: Instant) throws {
        let scope = NotificationScope(app: app.name, recipient: reminders.recipient)
        try notifications.withdrawPending(but: scope)
        try notifications.refresh(reminders.candidates, of: scope, preferences: reminders.preferences, now: now)
    }
}

extension CommandContext {
    /// Opens the app's store, made on first use, for a user whom the app lets in. Throws its refusal otherwise.
    ///
    /// - Parameter connections: one for a command, a pool for what stays.
    public func session(
        of app: AppDefinition,
        connections: StoreOptions.Connections = .single
    ) throws -> AppSession {
        let session = try sessionForAnybody(of: app, connections: connections)
        if let refusal = try app.refusal?(session) { throw refusal }
        return session
    }

    /// Throws the app's refusal of a user whom it doesn't let in, for a command that doesn't need the data.
    ///
    /// Data that can't be opened refuses nobody: it is what `doctor` and `restore` are there for.
    func admit(to app: AppDefinition) throws {
        guard let refusal = app.refusal, let session = try? sessionForAnybody(of: app),
            let reason = try? refusal(session)
        else { return }
        throw reason
    }

    /// Opens the app's store, made on first use, whether the app lets the user in or not: to let them in, or to check the data itself.
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
    /// The app's data with the options applied, for a user whom the app lets in.
    public func session(of app: AppDefinition) throws -> AppSession {
        try context().session(of: app)
    }
}

extension AppDefinition {
    /// The engine's schemas and those of the kit that every app has.
    var allSchemas: [Schema] { schemas + [Scheduler.schema, NotificationStore.schema] }
}
