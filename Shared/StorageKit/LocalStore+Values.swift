import Dispatch
import Foundation
public import GRDB

extension LocalStore {
    /// The values of a query: one at once, and a new one after each transaction that changes what `fetch` reads, whether this
    /// process made it or another. Values may come twice; several writes in a row may give one value.
    ///
    /// Other processes' writes are looked for every ``StoreOptions/refreshInterval``. Ends with the task that reads it.
    public func values<Value: Sendable>(
        _ fetch: @escaping @Sendable (Database) throws -> Value
    ) -> AsyncThrowingStream<Value, any Error> {
        let connection = connection
        let options = options
        return AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            // The callbacks must not own the connection: its last owner closes it, which GRDB's own queues can't wait for.
            let name = connection.name
            do {
                try connection.checkOpen()
                try connection.observers.begin(connection.writer)
                // Known before the first value is read, so that nothing written after it goes unseen.
                let version = try connection.writer.writeWithoutTransaction { try Self.dataVersion($0) }
                let cancellable = ValueObservation.tracking(fetch).start(
                    in: connection.writer,
                    // One after the other: on a concurrent queue an old value could overtake a new one.
                    scheduling: .async(onQueue: DispatchQueue(label: "nourish.values")),
                    onError: { continuation.finish(throwing: StoreError($0, file: name) ?? $0) },
                    onChange: { continuation.yield($0) }
                )
                let isShared = connection.file != nil
                let watch = Task {
                    defer { connection.observers.end() }
                    await connection.watchOtherProcesses(isShared ? version : nil, options)
                }
                continuation.onTermination = { _ in
                    watch.cancel()
                    cancellable.cancel()
                }
            } catch {
                continuation.finish(throwing: StoreError(error, file: name) ?? error)
            }
        }
    }

    /// Moves with each commit of another connection.
    fileprivate static func dataVersion(_ db: Database) throws -> Int {
        try Int.fetchOne(db, sql: "PRAGMA data_version") ?? 0
    }
}

extension StoreConnection {
    /// Tells the observations whenever another process has committed, until the task is cancelled. nil: there is no other.
    fileprivate func watchOtherProcesses(_ version: Int?, _ options: StoreOptions) async {
        guard var last = version else {
            // Kept only so that the connection lives as long as somebody watches it.
            for await _ in AsyncStream<Never>.makeStream().stream {}
            return
        }
        while true {
            do {
                try await options.sleep(options.refreshInterval)
                try checkOpen()
                last = try await writer.writeWithoutTransaction { [last] db in
                    let version = try LocalStore.dataVersion(db)
                    guard version != last else { return last }
                    // Observers are told as a transaction ends; this one writes nothing.
                    try db.inTransaction(.immediate) {
                        try db.notifyChanges(in: .fullDatabase)
                        return .commit
                    }
                    return version
                }
            } catch {
                // A busy or broken file shows in the query's own error; here the next look may succeed.
                if Task.isCancelled || error is CancellationError { return }
            }
        }
    }
}

/// Counts who watches, and tells them of tables that SQLite is silent about: it reports no rows of WITHOUT ROWID tables.
final class Observers: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var count = 0
    nonisolated(unsafe) private var silentTables: [String] = []

    func begin(_ writer: any DatabaseWriter) throws {
        let tables = try writer.read { db in
            try String.fetchAll(db, sql: "SELECT name FROM pragma_table_list WHERE wr = 1 AND schema = 'main'")
        }
        lock.withLock {
            count += 1
            silentTables = tables
        }
    }

    func end() {
        lock.withLock { count -= 1 }
    }

    /// Within a transaction that has written.
    func announce(_ db: Database) throws {
        for table in lock.withLock({ count > 0 ? silentTables : [] }) {
            try db.notifyChanges(in: Table(table))
        }
    }
}
