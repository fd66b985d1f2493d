import GRDB
import TimeKit
import WordKit

/// Restores the rows of one change, after checking that each row is still as the change left it.
///
/// The order of the rows doesn't matter. References are checked at the commit. If unique values were swapped, all rows are deleted before
/// any is inserted.
struct Restoration {
    let db: Database
    let change: Change

    /// The effect of the change on one row, over all its steps.
    private struct Net {
        let table: TrackedTable
        let before: RowImage?
        var after: RowImage?

        func key(of image: RowImage) -> [StoredValue] {
            image.values(of: table.primaryKey)
        }
    }

    private struct Place: Hashable {
        let table: String
        let key: [StoredValue]
    }

    /// Restores the rows and records them in a journal.
    ///
    /// - Throws: ``StoreError/changedSince(change:table:key:actor:at:)`` or ``StoreError/cannotUndo(change:reason:)``.
    func run(_ journal: ChangeJournal) throws {
        let nets = try self.nets().filter { $0.before != $0.after }
        let current = try nets.map { try checkedRow($0) }
        try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
        var restored: [RowImage?] = []
        do {
            // Rows that stay are updated in place, which keeps their row ids. That fails if unique values were swapped.
            try db.inSavepoint {
                restored = try replace(nets, current, inPlace: true)
                return .commit
            }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            do {
                restored = try replace(nets, current, inPlace: false)
            } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
                throw StoreError.cannotUndo(
                    change: change.id,
                    reason: error.reason ?? localized("another row is in the way")
                )
            }
        }
        for (index, net) in nets.enumerated().reversed() {
            try journal.append(net.table, before: current[index], after: restored[index])
        }
    }

    /// Deletes the rows in reverse order, then restores the rows that existed before the change. Returns the restored rows as stored now.
    private func replace(_ nets: [Net], _ current: [RowImage?], inPlace: Bool) throws -> [RowImage?] {
        func stays(_ net: Net) -> Bool {
            guard inPlace, let before = net.before, let after = net.after else { return false }
            return net.key(of: before) == net.key(of: after)
        }
        for net in nets.reversed() where !stays(net) {
            if let after = net.after { try net.table.delete(net.key(of: after), in: db) }
        }
        return try zip(nets, current).reversed().map { net, row in
            guard let before = net.before else { return nil }
            let image = try writable(before, over: row, of: net.table)
            let key = net.key(of: before)
            if stays(net) {
                try net.table.update(key, to: image.columns, in: db)
            } else {
                try net.table.insert(image, in: db)
            }
            return try net.table.existingRow(key, in: db)
        }.reversed()
    }

    /// Follows each row through the steps of the change, including changes of its key.
    private func nets() throws -> [Net] {
        var nets: [Net] = []
        var places: [Place: Int] = [:]
        for row in change.rows {
            guard let table = try TrackedTable.named(row.table, in: db), !table.primaryKey.isEmpty else {
                throw StoreError.cannotUndo(
                    change: change.id,
                    reason: localized("there is no table \(row.table) anymore")
                )
            }
            // A row that was deleted and inserted again under the same key counts as one row.
            let found = (row.beforeImage ?? row.afterImage).map {
                Place(table: row.table, key: $0.values(of: table.primaryKey))
            }
            let index: Int
            if let found, let known = places.removeValue(forKey: found) {
                index = known
                nets[index].after = row.afterImage
            } else {
                index = nets.count
                nets.append(Net(table: table, before: row.beforeImage, after: row.afterImage))
            }
            if let left = row.afterImage ?? row.beforeImage {
                places[Place(table: row.table, key: left.values(of: table.primaryKey))] = index
            }
        }
        return nets
    }

    /// Returns the current row, or nil if the change deleted it.
    ///
    /// - Throws: ``StoreError/changedSince(change:table:key:actor:at:)`` or ``StoreError/cannotUndo(change:reason:)``.
    private func checkedRow(_ net: Net) throws -> RowImage? {
        guard let image = net.after ?? net.before else { return nil }
        let key = net.key(of: image)
        let current = try net.table.row(key, in: db)
        guard (current == nil) == (net.after == nil) else { throw try conflict(net, key: key) }
        // Columns added by a later migration are not compared. A removed column makes the comparison impossible.
        for column in net.after?.columns ?? [] {
            guard let value = current?[column.name] else { throw missing(column.name, in: net.table) }
            guard value == column.value else { throw try conflict(net, key: key) }
        }
        return current
    }

    /// Returns the columns to write: those of the image, and columns added since with their current values. Generated columns are left out.
    private func writable(_ image: RowImage, over current: RowImage?, of table: TrackedTable) throws -> RowImage {
        let information = try Row.fetchAll(
            db,
            sql: "SELECT name, hidden FROM pragma_table_xinfo(?)",
            arguments: [table.name]
        )
        var columns: [(name: String, value: StoredValue)] = []
        for row in information where row[1] as Int == 0 {
            let name: String = row[0]
            if let value = image[name] ?? current?[name] { columns.append((name, value)) }
        }
        let names = Set(information.map { $0[0] as String })
        if let gone = image.columns.first(where: { !names.contains($0.name) }) { throw missing(gone.name, in: table) }
        return RowImage(columns)
    }

    private func missing(_ column: String, in table: TrackedTable) -> StoreError {
        .cannotUndo(change: change.id, reason: localized("\(table.name) has no column \(column) anymore"))
    }

    /// Returns the error for a row that was changed since, naming the newest later change of that row.
    private func conflict(_ net: Net, key: [StoredValue]) throws -> StoreError {
        let later = try Row.fetchCursor(
            db,
            sql: """
                SELECT change.actor, change.at, change_row.before, change_row.after
                FROM change_row JOIN change ON change.id = change_row.change_id
                WHERE change_row.change_id > ? AND change_row.table_name = ?
                ORDER BY change_row.change_id DESC, change_row.position DESC
                """,
            arguments: [change.id, net.table.name]
        )
        while let row = try later.next() {
            let images = try [row[2] as String?, row[3]].compactMap { $0 }.map { try RowImage(json: $0) }
            if images.contains(where: { net.key(of: $0) == key }) {
                return .changedSince(
                    change: change.id,
                    table: net.table.name,
                    key: key,
                    actor: row[0],
                    at: Instant(milliseconds: row[1])
                )
            }
        }
        return .changedSince(change: change.id, table: net.table.name, key: key, actor: nil, at: nil)
    }
}
