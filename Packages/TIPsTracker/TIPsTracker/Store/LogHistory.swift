import GRDB
import StorageKit
import TimeKit

extension PlanReader {
    /// What an undo of a member would take back.
    func lastChange(of member: Member.ID) throws -> Change? {
        try ChangeLog.lastStanding(by: member.rawValue, in: db)
    }

    /// The changes of this device to the boxes of days, newest first: also those that moved a log out of the days.
    ///
    /// O(changes and logs of the days).
    func logChanges(in days: Range<LocalDate>) throws -> [LoggedChange] {
        // A slot's key begins with its day.
        var changes = try ChangeLog.changes(
            ofKind: LogNote.kind,
            ids: days.lowerBound.description..<days.upperBound.description,
            in: db
        )
        let statement = try db.cachedStatement(
            sql: """
                SELECT DISTINCT moved.day, moved.item FROM claim
                JOIN tombstone ON tombstone.claim = claim.id
                JOIN claim AS moved ON moved.id = tombstone.replacement
                WHERE claim.day >= ? AND claim.day < ? AND NOT (moved.day >= ? AND moved.day < ?)
                """
        )
        let bounds = [days.lowerBound.description, days.upperBound.description]
        for row in try Row.fetchAll(statement, arguments: StatementArguments(bounds + bounds)) {
            let slot = Slot(day: try LocalDate(stored: row[0]), item: ID(row[1] as String))
            let subject = EntityRef(kind: LogNote.kind, id: slot.key)
            changes += try ChangeLog.changes(for: subject, limit: 1000, in: db).filter { change in
                let tombstones = LoggedChange(change).tombstones
                return tombstones.contains { days.contains($0.slot.day) }
            }
        }
        return changes.sorted { $1.id < $0.id }.map(LoggedChange.init)
    }
}
