import Dispatch
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
            do {
                try connection.checkOpen()
            } catch {
                return continuation.finish(throwing: error)
            }
            // The callbacks must not own the connection: its last owner closes it, which GRDB's own queues can't wait for.
            let name = connection.name
            let observation = ValueObservation.tracking(fetch)
            let cancellable = observation.start(
                in: connection.writer,
                scheduling: .async(onQueue: .global()),
                onError: { error in
                    continuation.finish(throwing: StoreError(error, file: name) ?? error)
                },
                onChange: { continuation.yield($0) }
            )
            let watch = connection.file == nil ? nil : Task { await connection.watchOtherProcesses(options) }
            continuation.onTermination = { _ in
                watch?.cancel()
                cancellable.cancel()
            }
        }
    }
}

extension StoreConnection {
    /// Tells the observations whenever another process has committed, until the task is cancelled.
    fileprivate func watchOtherProcesses(_ options: StoreOptions) async {
        var last: Int?
        while !Task.isCancelled {
            do {
                // The writing connection's data version moves only with commits that aren't its own.
                try checkOpen()
                last = try await writer.writeWithoutTransaction { [last] db in
                    let version = try Int.fetchOne(db, sql: "PRAGMA data_version")
                    if let last, version != last {
                        try db.notifyChanges(in: .fullDatabase)
                    }
                    return version
                }
                try await options.sleep(options.refreshInterval)
            } catch let error where error is CancellationError {
                return
            } catch {
                // A busy or broken file shows in the query's own error; here the next look may succeed.
                do { try await options.sleep(options.refreshInterval) } catch { return }
            }
        }
    }
}
