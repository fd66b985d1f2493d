import GRDB
import StorageKit
import TimeKit
import WordKit

extension PlanReader {
    /// The kind of the notes about doses that another device's took the place of.
    static let overruledKind = "overruled"

    /// The newest notes about doses that another device's took the place of, at most 20.
    func overruledDoses() throws -> [Change] {
        Array(try ChangeLog.changes(ofKind: Self.overruledKind, ids: ""..<"~", in: db).prefix(20))
    }

    /// The changes of anything but logs by this device, newest first of each kind: items, cycles, units, holds, the emergency plan, edits and
    /// deletions of reactions, and moves of the room's zone. The events of severe reactions stand elsewhere, and so do changes by other devices.
    ///
    /// - Complexity: O(changes of these kinds).
    func planChanges() throws -> [HistoryPage.PlanNote] {
        let kinds = ["item", "cycle", "unit", "hold", "emergency", "reaction", "room"]
        let changes = try kinds.flatMap { try ChangeLog.changes(ofKind: $0, ids: ""..<"~", in: db) }
        return try changes.filter(isPlanChange).map { change in
            HistoryPage.PlanNote(
                at: change.at,
                member: ID(change.actor),
                summary: change.shownSummary,
                isUndone: change.undoneBy != nil
            )
        }
    }

    /// Whether a change, or the one that it undoes, stands among the changes of the plan.
    private func isPlanChange(_ change: Change) throws -> Bool {
        let origin = try change.undoes.flatMap { try ChangeLog.change($0, in: db) } ?? change
        return switch origin.subject.kind {
        case "room": origin.useCase == "setTimeZone"
        case "reaction":
            origin.useCase == "editReaction"
                || origin.useCase == "deleteReaction"
                    && !LoggedChange(origin).fields.contains { $0.key.field == "deletedBy" }
        default: true
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

extension Change {
    /// The summary in the reader's language. It is kept in English, but the store has shown the words of an undo, which end with a colon.
    var shownSummary: String {
        guard undoes != nil, let colon = summary.firstRange(of: ": ") else { return localized(kept: summary) }
        return OpenEndedText.takenBack.text(localized(kept: String(summary[colon.upperBound...])))
    }
}
