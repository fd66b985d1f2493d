public import Foundation
import GRDB
public import RealtimeTree
public import StorageKit

/// Databases in one SQLite file. Writes that wait together are one transaction (`synchronous=FULL`), each still all or nothing.
///
/// Whoever reads waits for nobody: a read has a connection of its own, on the state of the last commit.
public final class SQLiteTreeStore: Sendable {
    /// Most changes of one transaction: those behind wait no longer than these take.
    static let largestGroup = 1_000

    let store: LocalStore
    private let shelf = RulesShelf()
    private let reads = DiskLane("nourish.trees.read", width: 4)
    private let writes = DiskLane("nourish.trees.write", width: 1)
    private let lock = NSLock()
    nonisolated(unsafe) private var changes: [WaitingChange] = []
    nonisolated(unsafe) private var isWriting = false
    nonisolated(unsafe) private var isClosed = false
    nonisolated(unsafe) private var observers: [@Sendable ([TreeCommit]) -> Void] = []

    /// The tables.
    public static let schemas: [Schema] = [TreeSchema.schema]

    /// Databases in a store that was opened with `schemas`; nobody else writes into them, but for rules.
    public init(store: LocalStore) {
        self.store = store
    }

    /// Databases in a file, which is made where there is none.
    public static func open(at file: URL) throws(StoreError) -> SQLiteTreeStore {
        SQLiteTreeStore(store: try LocalStore.open(at: file, schemas: schemas))
    }
}

extension SQLiteTreeStore: TreeStore {
    /// All databases, by name.
    public func databases() async throws -> [DatabaseName] {
        try await reading { db in
            try String.fetchAll(db, sql: "SELECT name FROM realtime_database ORDER BY name").compactMap {
                DatabaseName($0)
            }
        }
    }

    /// Makes a database with rules, or gives it new ones. Versions of rules grow over all databases of the file.
    public func setRules(_ rules: [UInt8], of database: DatabaseName) async throws {
        _ = try await changing(database, .rules(rules))
    }

    /// Looks at one state, on a connection of its own.
    public func read<Value: Sendable>(
        _ database: DatabaseName,
        _ body: @escaping @Sendable (TreeState) throws -> Value
    ) async throws -> Value {
        let shelf = shelf
        return try await reading { db in
            guard let row = try DatabaseRow.find(database, db) else { throw TreeStoreError.noDatabase(database) }
            let tree = SQLiteTree(row.number, db)
            defer { tree.end() }
            return try body(
                TreeState(tree: tree, sequence: row.sequence, rules: try shelf.document(row.rules, db))
            )
        }
    }

    /// Makes one change, in one transaction with all that wait.
    public func write(
        _ database: DatabaseName,
        _ bounds: WriteBounds?,
        _ decide: @escaping @Sendable (TreeState) throws -> RealtimeWrite?
    ) async throws -> TreeCommit? {
        try await changing(database, .write(bounds, decide))
    }

    /// Has all commits from now on told, a transaction's at once.
    public func observe(_ observer: @escaping @Sendable ([TreeCommit]) -> Void) {
        lock.withLock { observers.append(observer) }
    }

    /// Waits for what has begun, takes no more, and closes the file.
    public func close() async {
        lock.withLock { isClosed = true }
        await writes.drained()
        await reads.drained()
        // Closing can only fail where the file is gone; all that was answered is in it.
        try? store.close()
    }
}

// MARK: Reading and writing

extension SQLiteTreeStore {
    private static let closed = TreeStoreError.unavailable(reason: "it has been closed")

    private func reading<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            lock.withLock {
                guard !isClosed else { return continuation.resume(throwing: Self.closed) }
                reads.run { [store] in
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

    /// How many changes wait behind those that are being made.
    var waitingChanges: Int { lock.withLock { changes.count } }

    /// Whether nothing is taken any more.
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

    /// Takes the small changes that wait and, behind them, the first of the large ones: large writes hold up others no longer than one of them takes.
    private func nextGroup() -> [WaitingChange] {
        // Rules keep to themselves: nobody decides by a version that may never be committed, and then mean others.
        let isRules = changes.first?.isRules
        let waiting = changes.prefix(Self.largestGroup).prefix { $0.isRules == isRules }
        let later = changes[waiting.endIndex...]
        let large = waiting.filter(\.isLarge)
        changes = Array(large.dropFirst() + later)
        return waiting.filter { !$0.isLarge } + large.prefix(1)
    }

    /// Makes changes together; where one of them can't be written at all, those before it together, then those behind it.
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
