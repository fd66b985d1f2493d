import StorageKit
public import TimeKit
import WordKit

/// The actions on habits: set, edit, tick, skip.
extension HabitCourse {
    /// Returns the habits in the order of their themes.
    public func habits() throws(HabitCourseError) -> [Habit] {
        try read { tables in try tables.habits() }
    }

    /// Returns the habit of an id, a theme (`water`, `drinkingWater`, `drinking water`), or the beginning of a wording
    /// in any case. Ended habits are included.
    ///
    /// - Throws: `noSuchHabit` or `ambiguousHabit`.
    public func findHabit(_ text: String) throws(HabitCourseError) -> Habit {
        let habits = try habits()
        if let same = habits.first(where: { $0.id.rawValue == text }) { return same }
        // A theme precedes a wording, because the user can change a wording.
        if let theme = Theme.meant(by: text), let habit = habits.first(where: { $0.theme == theme }) { return habit }
        let key = TypedText.key(text)
        let named = key.isEmpty ? [] : habits.filter { TypedText.key($0.text).hasPrefix(key) }
        guard let only = named.first else { throw .noSuchHabit(text) }
        guard named.count == 1 else { throw .ambiguousHabit(text, candidates: named.map(\.text)) }
        return only
    }

    /// Sets a theme's habit in the user's own words, from today on (TIMELINE-2.2, 4.0, 6.0, 8.0).
    ///
    /// - Throws: `notStarted`, `observationIsGiven`, `themeNotReady`, `themeAlreadySet`, `blank` or `tooLong`.
    @discardableResult
    public func setHabit(_ theme: Theme, _ text: String) throws(HabitCourseError) -> Habit {
        try writeHolding { tables, state in
            guard theme != .foodObservation else { throw HabitCourseError.observationIsGiven }
            let today = state.clock.day(of: tables.now)
            let standing = HabitSetting.standing(
                of: theme,
                posts: try tables.reader.posts(),
                habits: try tables.reader.habits(),
                in: state,
                on: today
            )
            switch standing {
            case .ready: break
            case .set: throw HabitCourseError.themeAlreadySet(theme)
            case .waitsForWeek, .waitsForPost: throw HabitCourseError.themeNotReady(theme, standing)
            }
            let words = try HabitText.habit.checked(text)
            let habit = Habit(
                id: ids.next(at: tables.now),
                theme: theme,
                first: Habit.Version(setOn: today, text: words)
            )
            try tables.change("setHabit", of: Self.subject(habit.id), localized("habit set: “\(words)”")) { rows in
                try HabitWriter.insert(habit, in: rows)
            }
            return habit
        }
    }

    /// Changes the wording of a habit from today on and keeps the earlier versions (HABIT-1.0). The same wording
    /// changes nothing.
    ///
    /// - Throws: `notStarted`, `noSuchHabit`, `cannotEdit`, `observationIsGiven`, `blank` or `tooLong`.
    @discardableResult
    public func editHabit(_ id: Habit.ID, _ text: String) throws(HabitCourseError) -> Habit {
        try writeHolding { tables, state in
            let habit = try tables.reader.habit(id)
            guard let from = HabitEditing.editableOn(habit) else { throw HabitCourseError.observationIsGiven }
            let words = try HabitText.habit.checked(text)
            guard words != habit.text else { return habit }
            guard let edited = HabitEditing.edited(habit, to: words, on: state.clock.day(of: tables.now)) else {
                throw HabitCourseError.cannotEdit(habit: habit.text, from: from)
            }
            try tables.change("editHabit", of: Self.subject(id), localized("habit edited: “\(words)”")) { rows in
                try HabitWriter.insert(edited.current, number: edited.edits.count, of: id, in: rows)
            }
            return edited
        }
    }

    /// Ticks a habit's box of today, or of the course day before (HABIT-0.1). A ticked box stays ticked.
    ///
    /// - Throws: `notStarted`, `noSuchHabit` or `cannotTick`.
    @discardableResult
    public func check(_ id: Habit.ID, forYesterday: Bool = false) throws(HabitCourseError) -> TickReceipt {
        try tick(id, to: true) { forYesterday ? $0.lowerBound : $0.upperBound }
    }

    /// Unticks a habit's box of today, or of the course day before. An empty box stays empty.
    ///
    /// - Throws: The errors of `check(_:forYesterday:)`.
    @discardableResult
    public func uncheck(_ id: Habit.ID, forYesterday: Bool = false) throws(HabitCourseError) -> TickReceipt {
        try tick(id, to: false) { forYesterday ? $0.lowerBound : $0.upperBound }
    }

    /// Ticks or unticks a habit's box of a day that can be changed.
    ///
    /// - Throws: The errors of `check(_:forYesterday:)`.
    @discardableResult
    func setBox(
        of id: Habit.ID,
        on day: LocalDate,
        to isChecked: Bool
    ) throws(HabitCourseError) -> TickReceipt {
        try tick(id, to: isChecked) { _ in day }
    }

    private func tick(
        _ id: Habit.ID,
        to isChecked: Bool,
        on chosen: (_ changeable: ClosedRange<LocalDate>) -> LocalDate
    ) throws(HabitCourseError) -> TickReceipt {
        try writeHolding { tables, state in
            let habits = try tables.reader.habits()
            guard let habit = habits.first(where: { $0.id == id }) else {
                throw HabitCourseError.noSuchHabit(id.rawValue)
            }
            let changeable = TickRule.changeableDays(at: tables.now, by: state.clock)
            let day = chosen(changeable)
            if let refusal = TickRule.refusal(of: habit, on: day, in: state, at: tables.now) {
                throw HabitCourseError.cannotTick(habit: habit.text, refusal)
            }
            let text = habit.version(on: day)?.text ?? habit.text
            let wasSo = try tables.reader.isTicked(id, on: day) == isChecked
            if !wasSo { try tables.tick(id, text, on: day, to: isChecked) }
            let records = try tables.reader.records(of: habits, in: state, through: changeable.upperBound)
            let own = records.first { $0.id == id }
            return TickReceipt(
                habit: id,
                text: text,
                day: day,
                isChecked: isChecked,
                wasSo: wasSo,
                award: isChecked ? own?.award(on: day) : nil,
                total: Score(of: records).total,
                change: wasSo ? 0 : own.map { $0.worth(of: day) * (isChecked ? 1 : -1) } ?? 0
            )
        }
    }

    /// Skips days of one habit or of all, so that they do not count. The same days are skipped once: a new reason replaces the old one.
    ///
    /// - Throws: `notStarted`, `noSuchHabit`, `skipOutOfRange`, `blank` or `tooLong`.
    @discardableResult
    public func skip(
        _ days: ClosedRange<LocalDate>,
        of habit: Habit.ID? = nil,
        reason: String
    ) throws(HabitCourseError) -> SkippedDays {
        try writeHolding { tables, state in
            if let habit { _ = try tables.reader.habit(habit) }
            try SkipRule.check(days, on: state.clock.day(of: tables.now), in: state)
            let why = try HabitText.reason.checked(reason)
            let same = try tables.reader.skips().filter { $0.skip.habit == habit && $0.skip.days == days }
            if let old = same.first(where: { $0.skip.reason == why }) { return old }
            let skipped = SkippedDays(id: ids.next(at: tables.now), skip: Skip(days, of: habit, reason: why))
            let subject = habit.map(Self.subject) ?? Self.subject(skipped.id)
            try tables.change("skip", of: subject, Self.skipped(days, why)) { rows in
                for old in same { try rows.delete(from: "skip", key: [.text(old.id.rawValue)]) }
                try HabitWriter.insert(skipped, in: rows)
            }
            return skipped
        }
    }

    /// Removes the skips that include a day: those of one habit, or those of all habits if `habit` is nil.
    ///
    /// - Throws: `notStarted` or `noSuchSkip`.
    @discardableResult
    public func unskip(_ day: LocalDate, of habit: Habit.ID? = nil) throws(HabitCourseError) -> [SkippedDays] {
        try writeHolding { tables, _ in
            let found = try tables.reader.skips().filter { $0.skip.habit == habit && $0.skip.days.contains(day) }
            guard !found.isEmpty else { throw HabitCourseError.noSuchSkip(day) }
            try Self.remove(found, tables)
            return found
        }
    }

    /// Removes one skip.
    ///
    /// - Throws: `notStarted`. A skip that is gone changes nothing.
    func unskip(_ id: SkippedDays.ID) throws(HabitCourseError) {
        try writeHolding { tables, _ in try Self.remove(try tables.reader.skips().filter { $0.id == id }, tables) }
    }

    private static func remove(_ skips: [SkippedDays], _ tables: HabitWriter) throws {
        guard let first = skips.first else { return }
        let subject = first.skip.habit.map(Self.subject) ?? Self.subject(first.id)
        try tables.change("unskip", of: subject, noLongerSkipped(skips.map(\.skip.days))) { rows in
            for skipped in skips { try rows.delete(from: "skip", key: [.text(skipped.id.rawValue)]) }
        }
    }

    /// Returns all skips, the latest first.
    public func skips() throws(HabitCourseError) -> [SkippedDays] {
        try read { tables in try tables.skips() }
    }

    private static func skipped(_ days: ClosedRange<LocalDate>, _ why: String) -> String {
        days.lowerBound == days.upperBound
            ? localized("\(days.lowerBound) skipped: \(why)")
            : localized("\(days.lowerBound) to \(days.upperBound) skipped: \(why)")
    }

    private static func noLongerSkipped(_ skips: [ClosedRange<LocalDate>]) -> String {
        if let days = skips.first, skips.count == 1, days.lowerBound < days.upperBound {
            return localized("\(days.lowerBound) to \(days.upperBound) no longer skipped")
        }
        return localized("\(skips.map(Words.days).joined(separator: ", ")) no longer skipped")
    }
}
