import GRDB
public import StorageKit

/// Counts the transactions of a store. A screen that takes one of them can't mix two revisions, whatever another process writes meanwhile.
public final class TransactionCount: @unchecked Sendable {
    // @unchecked: used only on the single connection of an in-memory store.
    private var transactions = 0

    /// Returns the result of `body`, and the number of transactions that it causes in a store in memory.
    public static func count<Value>(
        in store: LocalStore,
        _ body: () throws -> Value
    ) throws -> (value: Value, transactions: Int) {
        let count = TransactionCount()
        try store.read { db in
            db.trace { event in
                if case .statement(let statement) = event, statement.sql.hasPrefix("BEGIN") { count.transactions += 1 }
            }
        }
        defer { try? store.read { db in db.trace(options: []) } }
        let value = try body()
        return (value, count.transactions)
    }
}
