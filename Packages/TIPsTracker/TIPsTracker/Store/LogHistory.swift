import GRDB
import StorageKit
import TimeKit

extension PlanReader {
    /// The change of a member that an undo would revert.
    func lastChange(of member: Member.ID) throws -> Change? {
        try ChangeLog.lastStanding(by: member.rawValue, in: db)
    }

    /// The kind of the notes about doses that another device's took the place of.
    static let overruledKind = "overruled"

    /// The newest notes about doses that another device's took the place of, at most 20.
    func overruledDoses() throws -> [Change] {
        Array(try ChangeLog.changes(ofKind: Self.overruledKind, ids: ""..<"~", in: db).prefix(20))
    }

    /// The changes of items by this device, newest first.
    ///
    /// - Complexity: O(changes of items).
    func itemChanges() throws -> [HistoryPage.PlanNote] {
        try ChangeLog.changes(ofKind: "item", ids: ""..<"~", in: db).map { change in
            HistoryPage.PlanNote(
                at: change.at,
                member: ID(change.actor),
                summary: change.summary,
                isUndone: change.undoneBy != nil
            )
        }
    }

    /// The changes by this device to the slots of days, newest first, including logs that moved to other days.
    ///
    /// - Complexity: O(changes and logs of the days).
    func logChanges(in days: Range<LocalDate>) throws -> [LoggedChange] {
        // The key of a slot begins with its day.
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
