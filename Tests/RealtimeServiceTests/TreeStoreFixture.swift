import Foundation
import RealtimeService
import RealtimeTree
import StorageKit
import TestKit
import Testing

/// A store of trees in a temporary folder.
final class TreeStoreFixture: Sendable {
    static let open = Array(#"{"rules":{".read":true,".write":true}}"#.utf8)

    let folder: TemporaryFolder
    let file: URL
    let store: SQLiteTreeStore
    let local: LocalStore

    init(options: StoreOptions = StoreOptions(), sharedReadBytes: Int = 8 << 20) throws {
        folder = try TemporaryFolder()
        file = folder.file("trees.sqlite")
        local = try LocalStore.open(at: file, schemas: SQLiteTreeStore.schemas, options: options)
        store = SQLiteTreeStore(store: local, sharedReadBytes: sharedReadBytes)
    }

    deinit { try? local.close() }

    /// Creates a database with open rules.
    func database(_ name: String = "family") async throws -> DatabaseName {
        let database = try #require(DatabaseName(name))
        try await store.setRules(Self.open, of: database)
        return database
    }
}

extension TreeStore {
    /// Writes a value unconditionally.
    @discardableResult
    func put(_ value: RealtimeValue, _ path: String, in database: DatabaseName) async throws -> TreeCommit? {
        let path = try RealtimePath(path)
        return try await write(database) { _ in RealtimeWrite(value, at: path) }
    }

    /// The whole of a database.
    func whole(_ database: DatabaseName) async throws -> RealtimeValue {
        try await read(database) { try $0.tree.value(at: .root) }
    }
}
