import NotificationKit
import PixbufThumbnailer
import SchedulerKit
public import StorageKit
import TimeKit

/// One command's hold on an app's data: the context and the opened store.
public struct AppSession: Sendable {
    /// The app.
    public let app: AppDefinition
    /// The options applied to the environment.
    public let context: CommandContext
    /// The app's store.
    public let store: LocalStore

    /// Who the change log names.
    public var actor: String { "me" }

    /// What is to be told and was told.
    var notifications: NotificationStore { NotificationStore(store, ids: .live) }

    /// The app's pictures; nil for an app that keeps none.
    public var attachments: Attachments? {
        guard app.schemas.contains(where: { $0.namespace == Attachments.schema.namespace }) else { return nil }
        return Attachments(store: store, folder: context.folder.attachments(of: app.name), thumbnailer: .pixbuf())
    }
}

extension CommandContext {
    /// Opens the app's store, made on first use, and runs `body` with it.
    ///
    /// - Parameter connections: one for a command, a pool for what stays.
    public func session(
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
    /// The app's data with the options applied.
    public func session(of app: AppDefinition) throws -> AppSession {
        try context().session(of: app)
    }
}

extension AppDefinition {
    /// The engine's schemas and those of the kit that every app has.
    var allSchemas: [Schema] { schemas + [Scheduler.schema, NotificationStore.schema] }
}
