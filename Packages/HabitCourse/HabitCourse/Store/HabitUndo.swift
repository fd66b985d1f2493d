import StorageKit
import TimeKit

extension HabitWriter {
    /// Reverts a change. A tick of a day that can no longer be changed stays, so its change cannot be reverted.
    ///
    /// - Throws: `cannotTick`; `StoreError.changedSince` or `cannotUndo`.
    func rollBack(_ change: Change) throws {
        if let state = try reader.state() {
            for row in change.rows where row.table == "tick" {
                guard row.key.count == 2, case .text(let id) = row.key[0], case .integer(let number) = row.key[1] else {
                    continue
                }
                let day = LocalDate(dayNumber: Int(number))
                let habit = try reader.habit(ID(id))
                if let refusal = TickRule.refusal(of: habit, on: day, in: state, at: now) {
                    throw HabitCourseError.cannotTick(habit: habit.text, refusal)
                }
            }
        }
        try ChangeLog.rollBack(change.id, by: actor, at: now, in: db)
    }
}
