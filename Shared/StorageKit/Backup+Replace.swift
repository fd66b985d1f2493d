public import Foundation
import GRDB

extension Backup {
    /// Replaces the data of an open store by a backup, while this process and others use it.
    ///
    /// The backup is copied first; the copy is checked, brought up to the schemas of the store, and installed in one transaction.
    ///
    /// - Parameters:
    ///   - kept: A new file for a backup of the replaced data.
    ///   - key: The key of the act, noted in the new data.
    /// - Throws: An error of the backup, ``StoreError/alreadyExists(file:)`` for `kept`, or `locked` while another transaction lasts. The
    ///   store is then unchanged.
    public static func restore(
        from backup: URL,
        into store: LocalStore,
        keeping kept: URL,
        under key: IdempotencyKey
    ) throws(StoreError) {
        try replace(store, keeping: kept, under: key) { draft, options throws(StoreError) in
            let schemas = Array(store.schemas.dropFirst())
            let source = backup.path(percentEncoded: false)
            try FileSystem.copy(source, to: draft)
            try verify(draft, named: source, schemas: schemas, isForeign: true)
            return try LocalStore.open(at: URL(filePath: draft), schemas: schemas, options: options)
        }
    }

    /// Replaces the data of an open store by what is written into an empty one, as ``restore(from:into:keeping:under:)`` does.
    ///
    /// - Parameter fill: Writes the new data. An error leaves the store unchanged.
    public static func replace(
        _ store: LocalStore,
        keeping kept: URL,
        under key: IdempotencyKey,
        by fill: (LocalStore) throws(StoreError) -> Void
    ) throws(StoreError) {
        try replace(store, keeping: kept, under: key) { draft, options throws(StoreError) in
            let schemas = Array(store.schemas.dropFirst())
            let staged = try LocalStore.open(at: URL(filePath: draft), schemas: schemas, options: options)
            try fill(staged)
            return staged
        }
    }

    private static func replace(
        _ store: LocalStore,
        keeping kept: URL,
        under key: IdempotencyKey,
        staging stage: (_ draft: String, _ options: StoreOptions) throws(StoreError) -> LocalStore
    ) throws(StoreError) {
        let beside = store.file ?? FileManager.default.temporaryDirectory.appending(path: "nourish-replaced")
        let draft = FileSystem.draftPath(beside: beside.path(percentEncoded: false))
        defer { for suffix in ["", "-wal", "-shm", "-verified"] { FileSystem.remove(draft + suffix) } }
        let staged = try stage(draft, StoreOptions(connections: .single))
        try mapping(store.connection.name) {
            try staged.write(under: key) { _ in }
            try install(staged, in: store, keeping: kept)
            try staged.close()
            // Observers hear of a transaction of their own connection only.
            try store.write { try $0.notifyChanges(in: .fullDatabase) }
        }
    }

    /// Copies a store over another one, after a backup of what is there.
    private static func install(_ staged: LocalStore, in store: LocalStore, keeping kept: URL) throws {
        try store.connection.checkOpen()
        guard let file = store.file else {
            // Nobody else has a store in memory.
            try write(store, to: kept)
            return try staged.connection.writer.backup(to: store.connection.writer)
        }
        // SQLite locks the store with the first page. Until the last page others read the old data, which a second connection backs up
        // meanwhile, so that no write is lost between the two.
        let options = StoreOptions(connections: .single)
        let old = try LocalStore.open(at: file, schemas: Array(store.schemas.dropFirst()), options: options)
        var isKept = false
        do {
            try staged.connection.writer.backup(to: store.connection.writer, pagesPerStep: 1) { _ in
                if isKept { return }
                try write(old, to: kept)
                isKept = true
            }
        } catch {
            if isKept { FileSystem.remove(kept.path(percentEncoded: false)) }
            throw error
        }
    }
}
