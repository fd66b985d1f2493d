import Dispatch
import Foundation
public import GRDB
import WordKit

extension LocalStore {
    /// Returns the results of a query: one at once, and a new one after each transaction that changes what `fetch` reads.
    ///
    /// Transactions of other processes are noticed within ``StoreOptions/refreshInterval``. Equal values may repeat, and
    /// several writes in a row may give one value. The stream ends when the task that reads it ends.
    public func values<Value: Sendable>(
        _ fetch: @escaping @Sendable (Database) throws -> Value
    ) -> AsyncThrowingStream<Value, any Error> {
        let connection = connection
        let options = options
        // Task-local values don't reach a dispatch queue, so the language is passed on.
        let language = Language.current
        return AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            // The callbacks must not own the connection. Its last owner closes it, and GRDB's own queues can't wait for that.
            let name = connection.name
            do {
                try connection.checkOpen()
                // Read before the first value, so that no later write goes unnoticed.
                let version = try connection.writer.writeWithoutTransaction { try Self.dataVersion($0) }
                // Nothing after this can throw, because each `begin` needs its `end`.
                try connection.observers.begin(connection.writer)
                let cancellable = ValueObservation.tracking { db in
                    try Language.$current.withValue(language) { try fetch(db) }
                }.start(
                    in: connection.writer,
                    // A serial queue: on a concurrent one, an old value could overtake a new one.
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

    /// Returns a number that changes with each commit of another connection.
    fileprivate static func dataVersion(_ db: Database) throws -> Int {
        try Int.fetchOne(db, sql: "PRAGMA data_version") ?? 0
    }
}

extension StoreConnection {
    /// Notifies the observations after each commit of another process, until the task is canceled.
    ///
    /// - Parameter version: The data version at the start, or nil if the store is in memory and no other process can write it.
    fileprivate func watchOtherProcesses(_ version: Int?, _ options: StoreOptions) async {
        guard var last = version else {
            // Keeps the connection alive while the stream is read.
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
                    // GRDB notifies observers at the end of a transaction, so an empty one is needed.
                    try db.inTransaction(.immediate) {
                        try db.notifyChanges(in: .fullDatabase)
                        return .commit
                    }
                    return version
                }
            } catch {
                // A busy or broken file fails the query itself, too. The next look may succeed.
                if Task.isCancelled || error is CancellationError { return }
            }
        }
    }
}

/// Counts the observations and reports writes to WITHOUT ROWID tables, whose rows SQLite's update hook omits.
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

    /// Reports changes in all WITHOUT ROWID tables. Call it in a transaction that has written.
    func announce(_ db: Database) throws {
        for table in lock.withLock({ count > 0 ? silentTables : [] }) {
            try db.notifyChanges(in: Table(table))
        }
    }
}
