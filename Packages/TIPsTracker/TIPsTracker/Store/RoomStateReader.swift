import GRDB
import StorageKit
import TimeKit

// Reads of whole tables, for files and comparisons; the only queries whose cost grows with the room's age.

extension PlanReader {
    /// All data that the room's devices share.
    func state() throws -> RoomState {
        let registers = try Row.fetchCursor(db, sql: "SELECT scope, kind, entity, field, value, clock FROM register")
            .map { row in
                Register(
                    key: Register.Key(scope: row[0], kind: row[1], entity: row[2], field: row[3]),
                    value: row[4],
                    clock: try HybridClock(stored: row[5])
                )
            }
        let claims = try Row.fetchCursor(db, sql: "SELECT \(Claim.columns) FROM claim").map(Claim.init)
        let tombstones = try Row.fetchCursor(db, sql: "SELECT \(Tombstone.columns) FROM tombstone").map(Tombstone.init)
        return RoomState(
            registers: RegisterMap(try Array(registers)),
            logs: LogBook(claims: try Array(claims), tombstones: try Array(tombstones))
        )
    }

    /// All logs, oldest first.
    func allEntries() throws -> [LogEntry] {
        // These texts are before and after all days.
        try entries(from: "", to: "~")
    }
}
