import ArgumentParser
import CommandKit
import Foundation
import HabitCourse
import TimeKit
import WordKit

/// The habit that a command applies to.
struct HabitArgument: ParsableArguments {
    @Argument(help: "A habit: its theme as in water, how it begins, or its id.") var habit: String
}

/// The post that a command applies to.
struct PostArgument: ParsableArguments {
    @Argument(help: "A post: its id, its title in any case, or its place as in 3.2.") var post: String
}

/// Reads days as people type them, by the course's clock.
struct CourseDays {
    /// The clock that decides when days begin.
    let clock: CourseClock
    /// The time of the command.
    let now: Instant

    /// The current course day.
    var today: LocalDate { clock.day(of: now) }

    /// Reads "2026-03-08", "today", "yesterday" or "tomorrow", also in Spanish.
    ///
    /// - Throws: `notADay`.
    func day(_ text: String) throws(HabitCourseError) -> LocalDate {
        switch DayWord(text) {
        case .today: return today
        // A change of the clock can skip days, so yesterday may be earlier than the calendar's.
        case .yesterday: return clock.day(before: today)
        case .tomorrow: return today.next
        case nil:
            guard let day = LocalDate(text) else { throw .notADay(text) }
            return day
        }
    }
}

extension AppSession {
    /// Creates a reader of days by the course's clock.
    ///
    /// - Throws: `notStarted`.
    func days() throws(HabitCourseError) -> CourseDays {
        CourseDays(clock: try course.state().clock, now: context.clock.now())
    }

    /// Returns the habit that a person means.
    ///
    /// - Throws: `notStarted`, `noSuchHabit` or `ambiguousHabit`.
    func habit(_ text: String) throws(HabitCourseError) -> Habit {
        // Without a started course there are no habits, so `notStarted` is the better error.
        _ = try course.state()
        return try course.findHabit(text)
    }

    /// Records what has unlocked. With `--now` nothing is recorded, because that time may not have come. A failure, such
    /// as a full disk, is ignored, and the next command retries.
    func holdUnlocks() {
        if !context.isTimeGiven { _ = try? course.holdUnlocks() }
    }
}

extension TimeZone {
    /// Reads the zone that a person typed.
    ///
    /// - Throws: `notAZone`.
    static func typed(_ text: String) throws(HabitCourseError) -> TimeZone {
        do throws(TimeError) {
            return try TimeZone.named(text)
        } catch {
            throw .notAZone(text)
        }
    }
}

extension Theme {
    /// Reads the theme that a person typed: `drinkingWater`, "drinking water" or one word of it.
    ///
    /// - Throws: `notATheme`.
    init(typed text: String) throws(HabitCourseError) {
        let letters = text.lowercased().filter(\.isLetter)
        let found = Theme.allCases.first { theme in
            let words = theme.words.split(separator: " ") + theme.name.lowercased().split(separator: " ")
            return theme.rawValue.lowercased() == letters || words.contains { $0 == letters }
        }
        guard let found else { throw .notATheme(text) }
        self = found
    }

    /// The English name in words, such as "drinking water", as it is typed.
    var words: String {
        rawValue.reduce(into: "") { words, letter in
            words += letter.isUppercase ? " " + letter.lowercased() : "\(letter)"
        }
    }

    /// A short name in the reader's language, for the head of a narrow column.
    var columnHead: String {
        switch self {
        case .foodObservation: localized("observation", context: "a theme as the head of a column")
        case .eatingSlowly: localized("slowly", context: "a theme as the head of a column")
        case .drinkingWater: localized("water", context: "a theme as the head of a column")
        case .portionControl: localized("portion", context: "a theme as the head of a column")
        case .wholeFoods: localized("whole", context: "a theme as the head of a column")
        }
    }

    /// The English word that identifies the theme in commands and examples.
    var word: String {
        switch self {
        case .foodObservation: "observation"
        case .eatingSlowly: "slowly"
        case .drinkingWater: "water"
        case .portionControl: "portion"
        case .wholeFoods: "whole"
        }
    }
}
