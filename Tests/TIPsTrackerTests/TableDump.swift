import GRDB
import StorageKit
import TIPsTracker

extension Family {
    /// All rows of all tables, to detect changes.
    func dump() throws -> [String] {
        try store.read { db in
            let tables = try String.fetchAll(
                db,
                sql: "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
            )
            return try tables.flatMap { table in
                try Row.fetchAll(db, sql: "SELECT * FROM \(table.quotedDatabaseIdentifier)").map { "\(table) \($0)" }
                    .sorted()
            }
        }
    }

    /// The summaries of the change log, oldest first.
    func summaries() throws -> [String] {
        try store.read { db in try ChangeLog.changes(limit: 1_000, in: db).reversed().map(\.summary) }
    }

    /// The number of the newest change.
    func lastChange() throws -> Int64 {
        try store.read { db in try ChangeLog.latest(in: db) }
    }

    /// The number of rows written by the newest change.
    func rowsOfLastChange() throws -> Int {
        try store.read { db in try ChangeLog.changes(limit: 1, in: db).first?.rows.count ?? 0 }
    }

    /// The names of a category's items, in order.
    func names(_ category: Category) throws -> [String] {
        let plan = try ann.plan()
        return plan.openItems.filter { $0.category == category }.map(\.name)
    }
}

/// Weekly doses that rise by one milligram each week.
func rising(_ weeks: ClosedRange<Int>) -> DosingDraft {
    .weekly(Dictionary(uniqueKeysWithValues: weeks.map { ($0, DoseDraft("\($0)", "mg")) }))
}
