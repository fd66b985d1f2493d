import GRDB
import StorageKit
import TimeKit

// Whole tables, for files and for what is compared with them; the only queries whose cost grows with the room's age.

extension PlanReader {
    /// Everything that the devices of the room share.
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

    /// What is logged on all days, oldest first.
    func allEntries() throws -> [LogEntry] {
        // Texts of days are compared; none is as small as the first, none as large as the last.
        try entries(from: "", to: "~")
    }
}
