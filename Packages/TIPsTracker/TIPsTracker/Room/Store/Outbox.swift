import GRDB
import RealtimeTree
import StorageKit
import TimeKit

// Operations wait in the order they were made. They are written in the transaction of what they tell.

extension RoomWriter {
    /// Has values outside of the tables sent with this use case, in the same write as what it changes in them; null takes away. The change log must have
    /// been told what it is about.
    func send(_ values: [RealtimePath: RealtimeValue]) { outgoing.add(values) }

    /// Writes what the use case has done into the outbox, where the room is shared.
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

    /// Takes an operation out that the others have now; one that was parked meanwhile stays.
    func finish(_ number: Int64) throws {
        try db.execute(sql: "DELETE FROM operation WHERE number = ? AND parked_at IS NULL", arguments: [number])
    }

    /// Leaves of an operation what hasn't lost against something newer.
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

    /// The first that waits after one.
    func nextOperation(after number: Int64) throws -> Operation? {
        let statement = try db.cachedStatement(
            sql: """
                SELECT \(Operation.columns) FROM operation WHERE number > ? AND parked_at IS NULL ORDER BY number LIMIT 1
                """
        )
        return try Row.fetchOne(statement, arguments: [number]).map(Operation.init)
    }

    /// All that wait, in their order.
    func waitingOperations() throws -> [Operation] { try operations("parked_at IS NULL") }

    /// What was refused for good, oldest first.
    func parkedOperations() throws -> [Operation] { try operations("parked_at IS NOT NULL") }

    /// One; nil where there is none of this number any more.
    func operation(_ number: Int64) throws -> Operation? { try operations("number = ?", [number]).first }

    /// Those that keep a register of this clock as what stood there before them.
    func operations(over clock: HybridClock) throws -> [Operation] {
        try operations("instr(replaced, ?) > 0", [clock.text])
    }

    /// The newest clock of what was refused for good; nil for none.
    func newestParkedClock(before end: String = Self.afterAllClocks) throws -> HybridClock? {
        let statement = try db.cachedStatement(
            sql: "SELECT max(newest) FROM operation WHERE parked_at IS NOT NULL AND newest < ?"
        )
        return try String.fetchOne(statement, arguments: [end]).flatMap { HybridClock($0) }
    }

    /// Another one whenever something new waits: an operation, or one that is tried again.
    func outboxMark() throws -> [Int64] {
        let row = try Row.fetchOne(db, sql: "SELECT max(number), count(*) FROM operation WHERE parked_at IS NULL")
        return row.map { [$0[0] as Int64? ?? 0, $0[1] as Int64] } ?? []
    }

    /// How many wait, since when the oldest does, and how many were refused.
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
