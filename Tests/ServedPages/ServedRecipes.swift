import Foundation
public import PageKit
public import RecipeBox
import StorageKit
import TestKit
public import TimeKit
import WebApp
public import WebClient

/// Apps on a server of their own while a test runs.
public struct ServedApps: Sendable {
    public let client: LiveWebClient
    /// The address of the server, with a final slash.
    public let server: String

    public var browser: PlainBrowser { PlainBrowser(client, server) }

    public static func with<Result: Sendable>(
        _ apps: [PageApp],
        clock: WallClock,
        bodyTime: Duration = .seconds(60),
        _ body: @escaping @Sendable (ServedApps) async throws -> Result
    ) async throws -> Result {
        let site = PageSite(apps, clock: clock, ids: .seeded(2), bodyTime: bodyTime)
        let local = try site.server(port: 0)
        let (stop, stopping) = AsyncStream.makeStream(of: Void.self)
        let (ready, answering) = AsyncStream.makeStream(of: String.self)
        return try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                try await local.run(until: stop) { answering.yield($0) }
                answering.finish()
            }
            defer { stopping.yield() }
            let result = try await LiveWebClient.with(agent: "tests") { client in
                for await server in ready { return try await body(ServedApps(client: client, server: server)) }
                throw CancellationError()
            }
            stopping.yield()
            try await group.waitForAll()
            return result
        }
    }
}

/// Recipes on a server of their own while a test runs.
public struct ServedRecipes: Sendable {
    public let box: RecipeBox
    public let client: LiveWebClient
    /// The address of the server, with a final slash.
    public let server: String

    public var browser: PlainBrowser { PlainBrowser(client, server) }

    public static func with<Result: Sendable>(
        bodyTime: Duration = .seconds(60),
        _ body: @escaping @Sendable (ServedRecipes) async throws -> Result
    ) async throws -> Result {
        let folder = try TemporaryFolder()
        let clock = try ManualClock("2026-03-08T07:30:00Z").wallClock
        let store = try LocalStore.inMemory(schemas: RecipeBox.schemas)
        let photos = Attachments(store: store, folder: folder.file("photos"), thumbnailer: nil)
        let box = RecipeBox(store: store, photos: photos, clock: clock, ids: .seeded(1), actor: "ana")
        let result = try await ServedApps.with([RecipePages.app(box)], clock: clock, bodyTime: bodyTime) { served in
            try await body(ServedRecipes(box: box, client: served.client, server: served.server))
        }
        _ = folder
        return result
    }
}
