public import RealtimeTree

/// A store of databases. Commits of a database are numbered from 1 without gaps; a state is the database after one of them.
///
/// A store can be embedded or a database server: see `docs/decisions/0024`.
public protocol TreeStore: Sendable {
    /// Returns all databases, sorted by name.
    func databases() async throws -> [DatabaseName]

    /// Creates a database with rules, or replaces the rules of an existing one.
    ///
    /// - Parameter rules: The document, already validated; stored as it is.
    func setRules(_ rules: [UInt8], of database: DatabaseName) async throws

    /// Creates a database with rules. A database that exists keeps its own, also if another process has just made it.
    ///
    /// - Parameter rules: The document, already validated.
    func make(_ database: DatabaseName, rules: [UInt8]) async throws

    /// Reads one state.
    ///
    /// - Parameter body: It may be called twice.
    /// - Throws: `TreeStoreError`, and the errors of `body`.
    func read<Value: Sendable>(
        _ database: DatabaseName,
        _ bounds: ReadBounds,
        _ body: @escaping @Sendable (TreeState) throws -> Value
    ) async throws -> Value

    /// Makes one write atomically. It is durable when this returns.
    ///
    /// - Parameters:
    ///   - bounds: The limits of the writer; nil for none.
    ///   - decide: Returns the write, given the state right before it; nil for none. It may be called several times. An error that it throws is
    ///     rethrown, with nothing written.
    /// - Returns: The commit; nil if `decide` returned nil.
    /// - Throws: `TreeStoreError`. Only after `uncertain` may the write have been made.
    func write(
        _ database: DatabaseName,
        _ bounds: WriteBounds?,
        _ decide: @escaping @Sendable (TreeState) throws -> RealtimeWrite?
    ) async throws -> TreeCommit?

    /// Registers an observer of all later commits. It receives them in order, once they are durable and before their writers return.
    ///
    /// - Parameter observer: Called on the writer's thread. It must be quick and must not call the store.
    func observe(_ observer: @escaping @Sendable ([TreeCommit]) -> Void)

    /// Waits for pending writes, refuses new work and closes.
    func close() async
}

extension TreeStore {
    /// Reads one state, for a reader who may have any number of large reads.
    public func read<Value: Sendable>(
        _ database: DatabaseName,
        _ body: @escaping @Sendable (TreeState) throws -> Value
    ) async throws -> Value {
        try await read(database, ReadBounds(), body)
    }

    /// Makes one write without limits.
    public func write(
        _ database: DatabaseName,
        _ decide: @escaping @Sendable (TreeState) throws -> RealtimeWrite?
    ) async throws -> TreeCommit? {
        try await write(database, nil, decide)
    }
}

/// The limits of one read.
public struct ReadBounds: Hashable, Sendable {
    /// The usual maximum of `bytes`.
    public static let mostBytes = 256 << 20

    /// The maximum size of a value that the read builds, in bytes of its JSON.
    public var bytes: Int
    /// The account or the address that reads, which may have one large read at a time; nil for any number.
    public var reader: String?

    public init(bytes: Int = ReadBounds.mostBytes, reader: String? = nil) {
        self.bytes = bytes
        self.reader = reader
    }
}

/// A database after one of its commits.
public struct TreeState {
    /// The data. It is only valid within the closure that receives the state.
    public let tree: any TreeReading
    /// The number of the newest commit; 0 before the first.
    public let sequence: Int64
    public let rules: RulesDocument

    public init(tree: any TreeReading, sequence: Int64, rules: RulesDocument) {
        self.tree = tree
        self.sequence = sequence
        self.rules = rules
    }

    /// Returns the result of `shallow=true`: an object with true for each child, or a leaf as it is. It doesn't read the descendants if the store
    /// supports that.
    public func shallow(at path: RealtimePath) throws -> RealtimeValue {
        if let stored = tree as? SQLiteTree { return try stored.shallow(at: path) }
        return try tree.value(at: path).shallow
    }
}

/// Rules as they were deployed.
public struct RulesDocument: Hashable, Sendable {
    /// A number that increases with every deployment, even by another process. It is unique among all databases of a store.
    public let version: Int64
    public let bytes: [UInt8]

    public init(version: Int64, bytes: [UInt8]) {
        self.version = version
        self.bytes = bytes
    }
}

/// A write that was made.
public struct TreeCommit: Hashable, Sendable {
    public let database: DatabaseName
    /// The 1-based number of the commit in its database.
    public let sequence: Int64
    /// The write, with server values resolved.
    public let write: RealtimeWrite

    public init(database: DatabaseName, sequence: Int64, write: RealtimeWrite) {
        self.database = database
        self.sequence = sequence
        self.write = write
    }
}

public enum TreeStoreError: Error, Hashable, Sendable {
    case noDatabase(DatabaseName)
    /// The store is not available right now; nothing was written.
    case unavailable(reason: String)
    /// A large read of the same reader waits or is being built.
    case readerBusy
    /// The write would exceed a quota; nothing was written.
    case overQuota(ExceededQuota)
    /// The write would remove too many values at once; nothing was written.
    case tooManyRemovals(limit: Int)
    /// The commit itself failed. Only a read can tell whether the write was made.
    case uncertain(reason: String)
}

extension TreeStoreError: CustomStringConvertible {
    /// The problem and its remedy.
    public var description: String {
        switch self {
        case .noDatabase(let name): "there is no database “\(name)” — deploy rules for it first"
        case .unavailable(let reason): "the database is not available (\(reason)) — try again"
        case .readerBusy: "a large read of this account is under way — wait for its answer, then try again"
        case .overQuota(let quota): quota.description
        case .tooManyRemovals(let limit): "a write takes away at most \(limit) values — make it in parts"
        case .uncertain(let reason): "the write may or may not have been made (\(reason)) — look before trying again"
        }
    }
}
