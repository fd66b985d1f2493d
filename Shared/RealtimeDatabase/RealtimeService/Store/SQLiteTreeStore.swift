public import Foundation
public import StorageKit

/// Databases in one SQLite file. Writes that wait together are one transaction (`synchronous=FULL`), each still all or nothing.
public final class SQLiteTreeStore: Sendable {
    let store: LocalStore

    /// The tables.
    public static let schemas: [Schema] = []

    /// Databases in a store that was opened with `schemas`; nobody else writes into them, but for rules.
    public init(store: LocalStore) {
        self.store = store
    }

    /// Databases in a file, which is made where there is none.
    public static func open(at file: URL) throws(StoreError) -> SQLiteTreeStore {
        SQLiteTreeStore(store: try LocalStore.open(at: file, schemas: schemas))
    }
}
