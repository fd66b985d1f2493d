public import Foundation
import GRDB
public import RealtimeTree
public import StorageKit

/// A store of databases in one SQLite file.
///
/// Waiting writes share one transaction (`synchronous=FULL`), but each is still all or nothing. Reads never wait for writes: each sees the
/// state of the last commit.
public final class SQLiteTreeStore: Sendable {
    /// The maximum number of changes in one transaction, which bounds the wait of later ones.
    static let largestGroup = 1_000

    let store: LocalStore
    private let shelf = RulesCache()
    /// The maximum size of a value that is built beside others, in bytes of its JSON. A read of a larger one waits for its turn.
    private let sharedReadBytes: Int
    private let reads = BlockingQueue("nourish.trees.read", width: 4)
    /// Reads that build a large value, one at a time.
    private let largeReads = BlockingQueue("nourish.trees.read.large", width: 1)
    private let writes = BlockingQueue("nourish.trees.write", width: 1)
    private let lock = NSLock()
    // The following are only used with the lock held.
    nonisolated(unsafe) private var changes: [WaitingChange] = []
    nonisolated(unsafe) private var isWriting = false
    /// The readers with a large read that waits or is being built.
    nonisolated(unsafe) private var largeReaders: Set<String> = []
    nonisolated(unsafe) private var isClosed = false
    nonisolated(unsafe) private var observers: [@Sendable ([TreeCommit]) -> Void] = []

    /// The schemas that the local store must be opened with.
    public static let schemas: [Schema] = [TreeSchema.schema]

    /// Creates a store over a local store opened with `schemas`. No other process may write to it, except to deploy rules.
    public init(store: LocalStore, sharedReadBytes: Int = 8 << 20) {
        self.store = store
        self.sharedReadBytes = sharedReadBytes
    }

    /// Opens a file, and creates it if it doesn't exist.
    public static func open(at file: URL) throws(StoreError) -> SQLiteTreeStore {
        SQLiteTreeStore(store: try LocalStore.open(at: file, schemas: schemas))
    }
}

extension SQLiteTreeStore: TreeStore {
    public func databases() async throws -> [DatabaseName] {
        try await reading(on: reads) { db in
            try String.fetchAll(db, sql: "SELECT name FROM realtime_database ORDER BY name").compactMap {
                DatabaseName($0)
            }
        }
    }

    /// Creates a database with rules, or replaces its rules. Versions of rules increase across all databases of the file.
    public func setRules(_ rules: [UInt8], of database: DatabaseName) async throws {
        _ = try await changing(database, .rules(rules, replaces: true))
    }

    public func make(_ database: DatabaseName, rules: [UInt8]) async throws {
        _ = try await changing(database, .rules(rules, replaces: false))
    }

    /// Reads a database. A read that builds a large value starts again, alone, so that several don't fill the memory. Each reader has one large
    /// read at a time, so that nobody's queue delays others by more than one read.
    ///
    /// - Throws: `RealtimeError.tooLarge` for a value beyond the bounds, and `TreeStoreError.readerBusy` for a reader's second large read.
    public func read<Value: Sendable>(
        _ database: DatabaseName,
        _ bounds: ReadBounds,
        _ body: @escaping @Sendable (TreeState) throws -> Value
    ) async throws -> Value {
        let shared = min(sharedReadBytes, bounds.bytes)
        do {
            return try await read(database, within: shared, on: reads, body)
        } catch RealtimeError.tooLarge(limit: shared) where shared < bounds.bytes {
            guard let reader = bounds.reader else {
                return try await read(database, within: bounds.bytes, on: largeReads, body)
            }
            guard lock.withLock({ largeReaders.insert(reader).inserted }) else { throw TreeStoreError.readerBusy }
            defer { _ = lock.withLock { largeReaders.remove(reader) } }
            return try await read(database, within: bounds.bytes, on: largeReads, body)
        }
    }

    private func read<Value: Sendable>(
        _ database: DatabaseName,
        within bytes: Int,
        on queue: BlockingQueue,
        _ body: @escaping @Sendable (TreeState) throws -> Value
    ) async throws -> Value {
        let shelf = shelf
        return try await reading(on: queue) { db in
            guard let row = try DatabaseRow.find(database, db) else { throw TreeStoreError.noDatabase(database) }
            let tree = SQLiteTree(row.number, db, within: bytes)
            defer { tree.end() }
            return try body(
                TreeState(tree: tree, sequence: row.sequence, rules: try shelf.document(row.rules, db))
            )
        }
    }

    /// Makes one write, in a transaction that it may share with other waiting writes.
    public func write(
        _ database: DatabaseName,
        _ bounds: WriteBounds?,
        _ decide: @escaping @Sendable (TreeState) throws -> RealtimeWrite?
    ) async throws -> TreeCommit? {
        try await changing(database, .write(bounds, decide))
    }

    /// Registers an observer, which is called once per transaction.
    public func observe(_ observer: @escaping @Sendable ([TreeCommit]) -> Void) {
        lock.withLock { observers.append(observer) }
    }

    /// Waits for pending work, refuses new work and closes the file.
    public func close() async {
        lock.withLock { isClosed = true }
        await writes.drained()
        await reads.drained()
        await largeReads.drained()
        // Closing fails only if the file is gone; every acknowledged write is already in it.
        try? store.close()
    }
}

// MARK: Reading and writing

extension SQLiteTreeStore {
    private static let closed = TreeStoreError.unavailable(reason: "it has been closed")

    private func reading<Value: Sendable>(
        on queue: BlockingQueue,
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            lock.withLock {
                guard !isClosed else { return continuation.resume(throwing: Self.closed) }
                // Queued with the lock held, so that `close()` waits for it.
                queue.run { [store] in
                    do {
                        continuation.resume(returning: try store.read(body))
                    } catch {
                        switch error {
                        case is StoreError, is DatabaseError:
                            continuation.resume(throwing: TreeStoreError.unavailable(error))
                        default: continuation.resume(throwing: error)
                        }
                    }
                }
            }
        }
    }

    private func changing(_ database: DatabaseName, _ kind: WaitingChange.Kind) async throws -> TreeCommit? {
        try await withCheckedThrowingContinuation { continuation in
            lock.withLock {
                guard !isClosed else { return continuation.resume(throwing: Self.closed) }
                changes.append(WaitingChange(database: database, kind: kind, continuation: continuation))
                guard !isWriting else { return }
                isWriting = true
                writes.run { self.writeWaiting() }
            }
        }
    }

    /// The number of changes that wait behind the current transaction.
    var waitingChanges: Int { lock.withLock { changes.count } }

    /// Whether the store is closed to new work.
    var isRefusing: Bool { lock.withLock { isClosed } }

    private func writeWaiting() {
        while true {
            let group = lock.withLock { () -> [WaitingChange] in
                let group = nextGroup()
                isWriting = !group.isEmpty
                return group
            }
            if group.isEmpty { return }
            make(group[...])
        }
    }

    /// Removes and returns the small changes that wait, followed by the first large one. A large write then delays others by at most its own time.
    private func nextGroup() -> [WaitingChange] {
        // Rules get a transaction of their own. Otherwise, a write could be decided by rules that are rolled back, and whose version number is
        // given to other rules later.
        let isRules = changes.first?.isRules
        let waiting = changes.prefix(Self.largestGroup).prefix { $0.isRules == isRules }
        let later = changes[waiting.endIndex...]
        let large = waiting.filter(\.isLarge)
        changes = Array(large.dropFirst() + later)
        return waiting.filter { !$0.isLarge } + large.prefix(1)
    }

    /// Makes changes in one transaction. If one of them can't be written, those before it and those after it are retried without it.
    private func make(_ group: ArraySlice<WaitingChange>) {
        var rest = group
        while !rest.isEmpty {
            switch WriteGroup(store: store, shelf: shelf).attempt(rest) {
            case .committed(let results):
                tell(results)
                for (change, result) in zip(rest, results) { change.continuation.resume(with: result) }
                return
            case .uncertain(let error):
                for change in rest { change.continuation.resume(throwing: TreeStoreError.uncertain(error)) }
                return
            case .refused(let index?, let error):
                make(rest[..<index])
                rest[index].continuation.resume(throwing: TreeStoreError.unavailable(error))
                rest = rest[(index + 1)...]
            case .refused(nil, let error):
                for change in rest { change.continuation.resume(throwing: TreeStoreError.unavailable(error)) }
                return
            }
        }
    }

    private func tell(_ results: [Result<TreeCommit?, any Error>]) {
        let commits = results.compactMap { try? $0.get() }
        guard !commits.isEmpty else { return }
        for observer in lock.withLock({ observers }) { observer(commits) }
    }
}
