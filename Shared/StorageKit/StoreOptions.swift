/// The options of an open store: its connections, waiting times and limits.
public struct StoreOptions: Sendable {
    /// The number of connections that one process keeps to the file.
    public enum Connections: Sendable, Hashable {
        /// One connection for reading and writing in turn. It opens fastest and suits a program that runs one command.
        case single
        /// One writing connection and up to `readers` concurrent readers, for a long-running program.
        case pool(readers: Int)
    }

    public var connections: Connections
    /// The time to wait for another process's transaction, in seconds, before ``StoreError/locked(file:seconds:)``.
    public var busyTimeout: Double
    /// The interval at which ``LocalStore/values(_:)`` looks for writes of other processes.
    public var refreshInterval: Duration
    /// Waits for the refresh interval. Tests pass their own function.
    public var sleep: @Sendable (Duration) async throws -> Void
    /// The largest size of the file in pages of 4,096 bytes, or nil for SQLite's own limit.
    public var pageLimit: Int?

    /// Creates options. The defaults suit a long-running program.
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
