import ArgumentParser
import CommandKit
import Foundation
import HabitCourse
import TimeKit

/// The habit a command is about.
struct HabitArgument: ParsableArguments {
    @Argument(help: "A habit: its theme as in water, how it begins, or its id.") var habit: String
}

/// The post a command is about.
struct PostArgument: ParsableArguments {
    @Argument(help: "A post: its id, its title in any case, or its place as in 3.2.") var post: String
}

/// Days as people type them, read by the course's clock.
struct CourseDays {
    /// By which clock days begin.
    let clock: CourseClock
    /// The moment of the command.
    let now: Instant

    /// The course day.
    var today: LocalDate { clock.day(of: now) }

    /// "2026-03-08", "today", "yesterday" or "tomorrow". Throws `notADay`.
    func day(_ text: String) throws(HabitCourseError) -> LocalDate {
        switch text.lowercased() {
        case "today": return today
        case "yesterday": return clock.day(before: today)
        case "tomorrow": return today.next
        default:
            guard let day = LocalDate(text) else { throw .notADay(text) }
            return day
        }
    }
}

extension AppSession {
    /// Days by the course's clock; throws `notStarted`.
    func days() throws(HabitCourseError) -> CourseDays {
        CourseDays(clock: try course.state().clock, now: context.clock.now())
    }

    /// The habit that a person means. Throws `notStarted`, `noSuchHabit`, `ambiguousHabit`.
    func habit(_ text: String) throws(HabitCourseError) -> Habit {
        // Before the start there are no habits at all, which is what has to be said.
        _ = try course.state()
        return try course.findHabit(text)
    }

    /// Holds what has unlocked, unless the command asks about another time than now. What can't be held at this moment, as on a
    /// full disk, is held the next time: looking goes on.
    func holdUnlocks(_ global: GlobalOptions) {
        if global.now == nil { _ = try? course.holdUnlocks() }
    }
}

extension LocalTime {
    /// "08:00"
    var minutes: String { String(description.prefix(5)) }
}

extension TimeZone {
    /// The zone that a person typed. Throws `notAZone`.
    static func typed(_ text: String) throws(HabitCourseError) -> TimeZone {
        do throws(TimeError) {
            return try TimeZone.named(text)
        } catch {
            throw .notAZone(text)
        }
    }
}

extension Theme {
    /// The theme that a person typed: `drinkingWater`, "drinking water", or one word of it. Throws `notATheme`.
    init(typed text: String) throws(HabitCourseError) {
        let letters = text.lowercased().filter(\.isLetter)
        let found = Theme.allCases.first { theme in
            theme.rawValue.lowercased() == letters || theme.words.split(separator: " ").contains { $0 == letters }
        }
        guard let found else { throw .notATheme(text) }
        self = found
    }

    /// "drinking water"
    var words: String {
        rawValue.reduce(into: "") { words, letter in
            words += letter.isUppercase ? " " + letter.lowercased() : "\(letter)"
        }
    }

    /// One word that says which: what examples show, and the head of a narrow column.
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

extension String {
    /// The text as one word of a shell command.
    var quotedForShell: String {
        let isPlain =
            !isEmpty && utf8.allSatisfy { UInt8(ascii: "-")...UInt8(ascii: "9") ~= $0 || $0 >= UInt8(ascii: "A") }
        return isPlain ? self : "'" + replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
