/// How a store is opened.
public struct StoreOptions: Sendable {
    /// How many connections one process keeps to the file.
    public enum Connections: Sendable, Hashable {
        /// One, for reading and writing in turn: the least to open, for a program that runs one command.
        case single
        /// One for writing and up to `readers` that read meanwhile: for a program that stays.
        case pool(readers: Int)
    }

    /// How many connections to keep.
    public var connections: Connections
    /// How long to wait for another process's transaction, in seconds, before ``StoreError/locked(file:seconds:)``.
    public var busyTimeout: Double
    /// How often ``LocalStore/values(_:)`` looks for other processes' writes.
    public var refreshInterval: Duration
    /// Waits between two such looks; tests pass one of their own.
    public var sleep: @Sendable (Duration) async throws -> Void
    /// The most pages the file may have, or nil for SQLite's own limit. A page has 4,096 bytes.
    public var pageLimit: Int?

    /// Options; without arguments those of a program that stays.
    public init(
        connections: Connections = .pool(readers: 4),
        busyTimeout: Double = 5,
        refreshInterval: Duration = .milliseconds(250),
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
        pageLimit: Int? = nil
    ) {
        self.connections = connections
        self.busyTimeout = busyTimeout
        self.refreshInterval = refreshInterval
        self.sleep = sleep
        self.pageLimit = pageLimit
    }
}
