public import TimeKit

/// Why a habit might be edited, drawn from what the user did (HABIT-1.0, HABIT-1.1).
public struct EditAdvice: Hashable, Codable, Sendable {
    /// Which way to go.
    public enum Kind: String, Codable, Sendable {
        /// Less than half of the days: it asks too much.
        case easier
        /// In between.
        case keep
        /// Six of seven days or more: there is room for more.
        case buildOn
    }

    /// Days it was done.
    public let done: Int
    /// Days that counted: 14 less the skipped.
    public let days: Int
    /// Which way to go.
    public let kind: Kind

    /// An advice by its counts.
    public init(done: Int, days: Int) {
        self.done = done
        self.days = days
        kind =
            if days == 0 { .keep } else if done * 2 < days { .easier } else if done * 7 >= days * 6 { .buildOn } else {
                .keep
            }
    }

    /// "4 of 14 days: make it easier", "13 of 14 days: build on it".
    public var text: String {
        let way =
            switch kind {
            case .easier: "make it easier"
            case .keep: "keep it, or change what doesn't fit"
            case .buildOn: "build on it"
            }
        guard days > 0 else { return "all days skipped: \(way)" }
        return "\(done) of \(days) \(days == 1 ? "day" : "days"): \(way)"
    }
}

/// When a habit can be edited, and why (HABIT-1.0, HABIT-1.1).
public enum HabitEditing {
    /// How many course days must have passed since a habit was set or last edited.
    public static let days = 14

    /// The course day from which a habit can be edited; nil for the observation, which is the course's and not the user's.
    public static func editableOn(_ habit: Habit) -> LocalDate? {
        habit.theme == .foodObservation ? nil : habit.current.setOn.adding(days: days)
    }

    /// Whether a habit can be edited on a course day.
    public static func canEdit(_ habit: Habit, on day: LocalDate) -> Bool {
        editableOn(habit).map { $0 <= day } ?? false
    }

    /// The habit with another wording; nil before it can be edited.
    public static func edited(_ habit: Habit, to text: String, on day: LocalDate) -> Habit? {
        canEdit(habit, on: day) ? habit.edited(to: text, on: day) : nil
    }

    /// The advice of a course day: what was done on the 14 days before it, without those before the habit was set or last
    /// edited, and those skipped.
    public static func advice(for habit: Habit, record: HabitRecord, on day: LocalDate) -> EditAdvice {
        let from = max(habit.current.setOn, day.adding(days: -days))
        guard from < day else { return EditAdvice(done: 0, days: 0) }
        return EditAdvice(
            done: record.ticks.count(from: from, before: day),
            days: from.days(until: day) - record.skips.subtracting(record.ticks).count(from: from, before: day)
        )
    }
}
