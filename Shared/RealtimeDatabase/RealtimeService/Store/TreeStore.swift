public import RealtimeTree

/// Where databases are kept. Commits of one database are numbered from 1 on without a gap; a state is what there is after one of them.
///
/// One that is embedded and one on a database server can both be this: see `docs/decisions/0024`.
public protocol TreeStore: Sendable {
    /// All databases, by name.
    func databases() async throws -> [DatabaseName]

    /// Makes a database with rules where there is none, and gives another its new rules.
    ///
    /// - Parameter rules: the document, checked by the caller; kept as it is.
    func setRules(_ rules: [UInt8], of database: DatabaseName) async throws

    /// Looks at one state. Throws `TreeStoreError`, and what the body does.
    func read<Value: Sendable>(
        _ database: DatabaseName,
        _ body: @escaping @Sendable (TreeState) throws -> Value
    ) async throws -> Value

    /// Makes one change, all of it or nothing; it is durable when this returns.
    ///
    /// - Parameters:
    ///   - bounds: What bounds the writer; nil for a writer without bounds.
    ///   - decide: What to write, from the state right before; nil for nothing. It may be asked again, and what it throws is thrown here, with
    ///     nothing written.
    /// - Returns: the commit; nil where `decide` said so.
    /// - Throws: `TreeStoreError`. Where it says `unavailable`, nothing was written; `uncertain` is the only error after which it may be.
    func write(
        _ database: DatabaseName,
        _ bounds: WriteBounds?,
        _ decide: @escaping @Sendable (TreeState) throws -> RealtimeWrite?
    ) async throws -> TreeCommit?

    /// Has all commits from now on told in their order, once they are durable and before their writers hear of them.
    ///
    /// - Parameter observer: called on the writer's thread: it must be quick and must not come back to the store.
    func observe(_ observer: @escaping @Sendable ([TreeCommit]) -> Void)

    /// Waits for the writes that have begun, takes no more, and closes.
    func close() async
}

extension TreeStore {
    /// Makes one change by a writer without bounds.
    public func write(
        _ database: DatabaseName,
        _ decide: @escaping @Sendable (TreeState) throws -> RealtimeWrite?
    ) async throws -> TreeCommit? {
        try await write(database, nil, decide)
    }
}

/// A database after one of its commits.
public struct TreeState {
    /// What is in it. Only valid within the closure that it is given to.
    public let tree: any TreeReading
    /// The number of its newest commit; 0 before the first.
    public let sequence: Int64
    /// The rules' document.
    public let rules: RulesDocument

    /// A state.
    public init(tree: any TreeReading, sequence: Int64, rules: RulesDocument) {
        self.tree = tree
        self.sequence = sequence
        self.rules = rules
    }

    /// What is at a place as `shallow=true` tells it: of an object each key with true, without reading what is below them where the
    /// store can do that.
    public func shallow(at path: RealtimePath) throws -> RealtimeValue {
        if let stored = tree as? SQLiteTree { return try stored.shallow(at: path) }
        return try tree.value(at: path).shallow
    }
}

/// Rules as they were deployed.
public struct RulesDocument: Hashable, Sendable {
    /// Grows with every deployment, also one by another process; no two databases of a store share one.
    public let version: Int64
    /// The document.
    public let bytes: [UInt8]

    /// Rules.
    public init(version: Int64, bytes: [UInt8]) {
        self.version = version
        self.bytes = bytes
    }
}

/// A change that has been made.
public struct TreeCommit: Hashable, Sendable {
    /// In which database.
    public let database: DatabaseName
    /// The how manieth of that database.
    public let sequence: Int64
    /// What was written, server values replaced.
    public let write: RealtimeWrite

    /// A commit.
    public init(database: DatabaseName, sequence: Int64, write: RealtimeWrite) {
        self.database = database
        self.sequence = sequence
        self.write = write
    }
}

/// Why a store does nothing.
public enum TreeStoreError: Error, Hashable, Sendable {
    /// There is no such database.
    case noDatabase(DatabaseName)
    /// It can't right now: nothing was done.
    case unavailable(reason: String)
    /// The write would keep more than its writer may: nothing was done.
    case overQuota(ExceededQuota)
    /// The write would take away more values than its writer may at once: nothing was done.
    case tooManyRemovals(limit: Int)
    /// It failed at the very commit: whether it is there, only a look can tell.
    case uncertain(reason: String)
}

extension TreeStoreError: CustomStringConvertible {
    /// What is wrong and what to do.
    public var description: String {
        switch self {
        case .noDatabase(let name): "there is no database “\(name)” — deploy rules for it first"
        case .unavailable(let reason): "the database is not available (\(reason)) — try again"
        case .overQuota(let quota): quota.description
        case .tooManyRemovals(let limit): "a write takes away at most \(limit) values — make it in parts"
        case .uncertain(let reason): "the write may or may not have been made (\(reason)) — look before trying again"
        }
    }
}
