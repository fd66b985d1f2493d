import Foundation
import RealtimeService
import RealtimeTree

/// A store that is a value in memory. It is the reference for other stores, and it can fail on demand.
final class ModelStore: TreeStore, @unchecked Sendable {
    private struct Held {
        var tree = RealtimeValue.null
        var sequence: Int64 = 0
        var rules = RulesDocument(version: 0, bytes: [])

        var state: TreeState { TreeState(tree: tree, sequence: sequence, rules: rules) }
    }

    // @unchecked: the variables are touched under the lock only.
    private let lock = NSLock()
    private var held: [DatabaseName: Held] = [:]
    private var observers: [@Sendable ([TreeCommit]) -> Void] = []
    private var failure: TreeStoreError?
    private var readFailure: TreeStoreError?
    private var onRead: (@Sendable () -> Void)?
    private var othersRules: [UInt8]?
    private(set) var isClosed = false

    /// Sets the error of all later calls; nil for none. After `uncertain` a write has been made.
    func fail(_ error: TreeStoreError?) { lock.withLock { failure = error } }

    /// Sets the error of all later reads; nil for none.
    func failReads(_ error: TreeStoreError?) { lock.withLock { readFailure = error } }

    /// Runs a body at each read, after its state was taken.
    func atRead(_ body: (@Sendable () -> Void)?) { lock.withLock { onRead = body } }

    /// Deploys rules as another process would, right after a read has found no database.
    func deployAfterMiss(_ rules: [UInt8]) { lock.withLock { othersRules = rules } }

    /// The whole of a database.
    func tree(_ database: DatabaseName) -> RealtimeValue { lock.withLock { held[database]?.tree ?? .null } }

    func databases() async throws -> [DatabaseName] { lock.withLock { held.keys.sorted() } }

    func setRules(_ rules: [UInt8], of database: DatabaseName) async throws {
        lock.withLock {
            let version = (held[database]?.rules.version ?? 0) + 1
            held[database, default: Held()].rules = RulesDocument(version: version, bytes: rules)
        }
    }

    func make(_ database: DatabaseName, rules: [UInt8]) async throws {
        lock.withLock {
            if held[database] == nil { held[database] = Held(rules: RulesDocument(version: 1, bytes: rules)) }
        }
    }

    func read<Value: Sendable>(
        _ database: DatabaseName,
        _ bounds: ReadBounds,
        _ body: @escaping @Sendable (TreeState) throws -> Value
    ) async throws -> Value {
        let (known, onRead) = try lock.withLock { () throws -> (Held, (@Sendable () -> Void)?) in
            if let failure = failure ?? readFailure { throw failure }
            guard let known = held[database] else {
                if let othersRules { held[database] = Held(rules: RulesDocument(version: 1, bytes: othersRules)) }
                throw TreeStoreError.noDatabase(database)
            }
            return (known, self.onRead)
        }
        let value = try body(known.state)
        onRead?()
        return value
    }

    func write(
        _ database: DatabaseName,
        _ bounds: WriteBounds?,
        _ decide: @escaping @Sendable (TreeState) throws -> RealtimeWrite?
    ) async throws -> TreeCommit? {
        try lock.withLock { () throws -> TreeCommit? in
            if case .unavailable? = failure, let failure { throw failure }
            guard let known = held[database] else { throw TreeStoreError.noDatabase(database) }
            guard let write = try decide(known.state) else { return nil }
            held[database] = Held(
                tree: write.applied(to: known.tree),
                sequence: known.sequence + 1,
                rules: known.rules
            )
            let commit = TreeCommit(database: database, sequence: known.sequence + 1, write: write)
            for observer in observers { observer([commit]) }
            if let failure { throw failure }
            return commit
        }
    }

    func observe(_ observer: @escaping @Sendable ([TreeCommit]) -> Void) {
        lock.withLock { observers.append(observer) }
    }

    func close() async { lock.withLock { isClosed = true } }
}
