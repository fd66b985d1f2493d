public import Foundation
public import StorageKit

/// A store in a folder of its own, deleted with it when the last reference goes.
public final class TemporaryStore: Sendable {
    /// The folder the store lies in.
    public let folder: TemporaryFolder
    /// The store's file.
    public let file: URL
    /// The open store.
    public let store: LocalStore
    private let schemas: [Schema]
    private let options: StoreOptions

    /// A new store with the schemas; throws what opening one throws.
    public init(schemas: [Schema], options: StoreOptions = .init()) throws {
        folder = try TemporaryFolder()
        file = folder.file("store.sqlite")
        self.schemas = schemas
        self.options = options
        store = try LocalStore.open(at: file, schemas: schemas, options: options)
    }

    deinit {
        // Before the folder goes, so that closing finds its files.
        try? store.close()
    }

    /// The same file opened once more, as another process would.
    public func openAgain() throws(StoreError) -> LocalStore {
        try LocalStore.open(at: file, schemas: schemas, options: options)
    }
}
