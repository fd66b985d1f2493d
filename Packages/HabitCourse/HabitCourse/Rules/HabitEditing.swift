public import TimeKit
import WordKit

/// The advice for editing a habit, computed from the user's own days (HABIT-1.0, HABIT-1.1).
public struct EditAdvice: Hashable, Codable, Sendable {
    /// The direction of the advice.
    public enum Kind: String, Codable, Sendable {
        /// The habit was done on less than half of the days, so it asks too much.
        case easier
        /// The share of days is between the other two, or no days counted.
        case keep
        /// The habit was done on at least six of seven days, so there is room for more.
        case buildOn
    }

    /// The number of days on which the habit was done.
    public let done: Int
    /// The number of days that counted: at most 14, without skipped days.
    public let days: Int
    public let kind: Kind

    public init(done: Int, days: Int) {
        self.done = done
        self.days = days
        kind =
            if days == 0 { .keep } else if done * 2 < days { .easier } else if done * 7 >= days * 6 { .buildOn } else {
                .keep
            }
    }

    /// The advice as a phrase: "4 of 14 days: make it easier", "13 of 14 days: build on it".
    public var text: String {
        let way =
            switch kind {
            case .easier: localized("make it easier")
            case .keep: localized("keep it, or change what doesn't fit")
            case .buildOn: localized("build on it")
            }
        guard days > 0 else { return localized("all days skipped: \(way)") }
        return localized("\(done) of \(days, "day"): \(way)")
    }
}

/// The rules for editing a habit (HABIT-1.0, HABIT-1.1).
public enum HabitEditing {
    /// The minimum number of course days between setting or editing a habit and its next edit.
    public static let days = 14

    /// Returns the first course day on which a habit can be edited; nil for the observation, which belongs to the course.
    public static func editableOn(_ habit: Habit) -> LocalDate? {
        habit.theme == .foodObservation ? nil : habit.current.setOn.adding(days: days)
    }

    public static func canEdit(_ habit: Habit, on day: LocalDate) -> Bool {
        editableOn(habit).map { $0 <= day } ?? false
    }

    /// Returns the habit with a new wording; nil if it cannot be edited on `day`.
    public static func edited(_ habit: Habit, to text: String, on day: LocalDate) -> Habit? {
        canEdit(habit, on: day) ? habit.edited(to: text, on: day) : nil
    }

    /// Returns the advice for a course day. It covers the 14 days before, without skipped days and days before the
    /// habit was last set or edited.
    public static func advice(for habit: Habit, record: HabitRecord, on day: LocalDate) -> EditAdvice {
        let from = max(habit.current.setOn, day.adding(days: -days))
        guard from < day else { return EditAdvice(done: 0, days: 0) }
        return EditAdvice(
            done: record.ticks.count(from: from, before: day),
            days: from.days(until: day) - record.skips.subtracting(record.ticks).count(from: from, before: day)
        )
    }
}
