import GRDB
import StorageKit
import TimeKit
import WordKit

extension HabitReader {
    /// Returns the habits in the order of their themes.
    func habits() throws -> [Habit] {
        let versions = try db.cachedStatement(
            sql: "SELECT habit_id, set_on, text FROM habit_version ORDER BY habit_id, number"
        )
        var found: [String: [Habit.Version]] = [:]
        for row in try Row.fetchAll(versions) {
            found[row[0], default: []].append(Habit.Version(setOn: try LocalDate(iso8601: row[1]), text: row[2]))
        }
        let statement = try db.cachedStatement(sql: "SELECT id, theme, reminder_is_on, reminder_time FROM habit")
        let habits = try Row.fetchAll(statement).map { row in
            let id: String = row[0]
            guard let theme = Theme(rawValue: row[1]), let all = found[id], var first = all.first else {
                throw HabitCourseError.fault(localized("habit \(id) has no theme or no wording"))
            }
            if first.text == HabitCourse.observationText {
                first = Habit.Version(setOn: first.setOn, text: HabitCourse.shownObservationText)
            }
            return Habit(
                id: ID(id),
                theme: theme,
                first: first,
                edits: Array(all.dropFirst()),
                reminder: Habit.Reminder(isOn: row[2], time: try LocalTime(iso8601: row[3]))
            )
        }
        return Theme.allCases.flatMap { theme in habits.filter { $0.theme == theme } }
    }

    /// - Throws: `noSuchHabit`.
    func habit(_ id: Habit.ID) throws -> Habit {
        guard let habit = try habits().first(where: { $0.id == id }) else {
            throw HabitCourseError.noSuchHabit(id.rawValue)
        }
        return habit
    }

    /// Returns all skips, the latest first.
    func skips() throws -> [SkippedDays] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT id, habit_id, from_day, until_day, reason FROM skip
                ORDER BY from_day DESC, until_day DESC, id DESC
                """
        )
        return try Row.fetchAll(statement).map { row in
            let from = try LocalDate(iso8601: row[2])
            return SkippedDays(
                id: ID(row[0] as String),
                skip: Skip(
                    from...max(from, try LocalDate(iso8601: row[3])),
                    of: (row[1] as String?).map { ID($0) },
                    reason: row[4]
                )
            )
        }
    }

    /// Returns the records of habits through a course day, in their order.
    ///
    /// - Complexity: O(habits × days / 64 + skips).
    func records(of habits: [Habit], in state: CourseState, through today: LocalDate) throws -> [HabitRecord] {
        let neverWere = state.start <= today ? state.clock.daysThatNeverWere(in: state.start...today) : []
        let records = HabitRecord.all(
            of: habits,
            in: state,
            ticks: [],
            skips: try skips().map(\.skip),
            daysThatNeverWere: neverWere
        )
        return try records.map { record in
            var record = record
            record.ticks = try ticks(of: record.id)
            return record
        }
    }

    func isTicked(_ habit: Habit.ID, on day: LocalDate) throws -> Bool {
        let statement = try db.cachedStatement(sql: "SELECT 1 FROM tick WHERE habit_id = ? AND day = ?")
        return try Int.fetchOne(statement, arguments: [habit.rawValue, day.dayNumber]) != nil
    }

    /// Returns the days on which a habit was done, from rows of 1,024 days each.
    private func ticks(of habit: Habit.ID) throws -> DaySet {
        let statement = try db.cachedStatement(
            sql: "SELECT stretch, days FROM tick_days WHERE habit_id = ? ORDER BY stretch"
        )
        var ticks = DaySet()
        let rows = try Row.fetchCursor(statement, arguments: [habit.rawValue])
        while let row = try rows.next() {
            let days = Array((row[1] as String).utf8)
            // A row has 16 words of 64 days each.
            for word in 0..<days.count / 64 {
                var bits: UInt64 = 0
                for place in 0..<64 where days[64 * word + place] == UInt8(ascii: "1") { bits |= 1 << UInt64(place) }
                ticks.insert(bits, at: 16 * (row[0] as Int) + word)
            }
        }
        return ticks
    }
}
