import GRDB
import RealtimeTree
import StorageKit
import TimeKit

// Operations are sent in the order of creation. They are saved in the transaction of their change.

extension RoomChange {
    /// Sends values outside of the tables in the same write as the change's rows; null deletes.
    func send(_ values: [RealtimePath: RealtimeValue]) { room.outgoing.add(values) }
}

extension RoomWriter {
    /// Saves the use case's changes in the outbox if the room is shared.
    func queueOutgoing() throws {
        guard !outgoing.isEmpty, let remote = try reader.remote() else { return }
        for (write, replaced) in try outgoing.writes(remote.layout) {
            try db.cachedStatement(
                sql: "INSERT INTO operation (at, member, summary, body, replaced, newest) VALUES (?, ?, ?, ?, ?, ?)"
            ).execute(arguments: [
                now.milliseconds, actor?.rawValue, summary, OperationBody.text(write),
                try OperationBody.text(replaced), newestClock?.text ?? "",
            ])
        }
        outgoing = Outgoing()
    }

    /// Deletes a sent operation unless it was parked meanwhile.
    func finish(_ number: Int64) throws {
        try db.execute(sql: "DELETE FROM operation WHERE number = ? AND parked_at IS NULL", arguments: [number])
    }

    /// Reduces an operation to the values that weren't overruled.
    func shorten(_ number: Int64, to write: RealtimeWrite) throws {
        try db.execute(
            sql: "UPDATE operation SET body = ? WHERE number = ?",
            arguments: [OperationBody.text(write), number]
        )
    }
}

extension PlanReader {
    private func operations(_ condition: String, _ arguments: StatementArguments = []) throws -> [Operation] {
        let statement = try db.cachedStatement(
            sql: "SELECT \(Operation.columns) FROM operation WHERE \(condition) ORDER BY number"
        )
        return try Row.fetchAll(statement, arguments: arguments).map(Operation.init)
    }

    /// The first waiting operation after a number.
    func nextOperation(after number: Int64) throws -> Operation? {
        let statement = try db.cachedStatement(
            sql: """
                SELECT \(Operation.columns) FROM operation WHERE number > ? AND parked_at IS NULL ORDER BY number LIMIT 1
                """
        )
        return try Row.fetchOne(statement, arguments: [number]).map(Operation.init)
    }

    /// All waiting operations, in order.
    func waitingOperations() throws -> [Operation] { try operations("parked_at IS NULL") }

    /// The operations that were refused, oldest first.
    func parkedOperations() throws -> [Operation] { try operations("parked_at IS NOT NULL") }

    func operation(_ number: Int64) throws -> Operation? { try operations("number = ?", [number]).first }

    /// The operations that replaced a register with this clock.
    func operations(over clock: HybridClock) throws -> [Operation] {
        try operations("instr(replaced, ?) > 0", [clock.text])
    }

    /// The newest clock of the refused operations; nil for none.
    func newestParkedClock(before end: String = Self.afterAllClocks) throws -> HybridClock? {
        let statement = try db.cachedStatement(
            sql: "SELECT max(newest) FROM operation WHERE parked_at IS NOT NULL AND newest < ?"
        )
        return try String.fetchOne(statement, arguments: [end]).flatMap { HybridClock($0) }
    }

    /// A value that changes whenever an operation is added or retried.
    func outboxMark() throws -> [Int64] {
        let row = try Row.fetchOne(db, sql: "SELECT max(number), count(*) FROM operation WHERE parked_at IS NULL")
        return row.map { [$0[0] as Int64? ?? 0, $0[1] as Int64] } ?? []
    }

    /// The number of waiting operations, the time of the oldest, and the number of refused ones.
    func outboxCounts() throws -> (waiting: Int, since: Instant?, parked: Int) {
        let statement = try db.cachedStatement(
            sql: """
                SELECT count(*) FILTER (WHERE parked_at IS NULL), min(at) FILTER (WHERE parked_at IS NULL),
                    count(*) FILTER (WHERE parked_at IS NOT NULL) FROM operation
                """
        )
        guard let row = try Row.fetchOne(statement) else { return (0, nil, 0) }
        return (row[0], (row[1] as Int64?).map { Instant(milliseconds: $0) }, row[2])
    }
}
