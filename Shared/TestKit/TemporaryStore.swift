public import Foundation
public import StorageKit

/// A store in its own folder, deleted with it when the last reference goes.
public final class TemporaryStore: Sendable {
    public let folder: TemporaryFolder
    public let file: URL
    public let store: LocalStore
    private let schemas: [Schema]
    private let options: StoreOptions

    /// Creates a store with the schemas.
    ///
    /// - Throws: The errors of opening a store.
    public init(schemas: [Schema], options: StoreOptions = .init()) throws {
        folder = try TemporaryFolder()
        file = folder.file("store.sqlite")
        self.schemas = schemas
        self.options = options
        store = try LocalStore.open(at: file, schemas: schemas, options: options)
    }

    deinit {
        // Before the folder is deleted, so that closing finds its files.
        try? store.close()
    }

    /// Opens the same file again, as another process would.
    public func openAgain() throws(StoreError) -> LocalStore {
        try LocalStore.open(at: file, schemas: schemas, options: options)
    }
}
