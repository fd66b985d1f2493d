import TimeKit
import WordKit

/// The greeting of the home screen, one or two friendly sentences for any kind of day.
enum Greeting {
    /// The state of today's boxes.
    enum Boxes {
        /// No habit is active.
        case none
        /// All active habits are skipped.
        case skipped
        /// All boxes that count are ticked.
        case done
        /// A box that counts is empty.
        case open
    }

    /// Returns the greeting before the start of the course (TIMELINE-1.0).
    static func welcome(weeks: Int) -> String {
        localized("Welcome! \(weeks, "week"), one small habit at a time: begin on the day that suits you.")
    }

    /// Returns the introduction to the app and the first week for new users.
    static func guide(resetsAt reset: LocalTime) -> [String] {
        [
            localized(
                "Each week opens a few short posts, one after the other as you read them. The next week's open when the week is over."
            ),
            localized(
                "Your first experiment: for one week, take a photo of everything you eat. Change nothing yet, just look."
            ),
            localized(
                "Your habits stand here as a checklist, to tick once a day. A new day begins at \(Words.time(reset)); ",
                "once the course has begun, the settings can have another time."
            ),
            localized("Each tick adds points, and ticking often adds more. A day without a tick takes nothing away."),
            localized(
                "When the week is over you write down who you want to be, and set your first habit in your own words."
            ),
        ]
    }

    /// Returns the greeting after the start, before the first day.
    ///
    /// - Parameter days: The number of days until the first day, at least 1.
    static func before(days: Int, start: LocalDate) -> String {
        days == 1
            ? localized("Your course begins tomorrow. Nothing is asked of you until then.")
            : localized(
                "Your course begins on \(start.weekday.name) \(start), in \(days, "day"). ",
                "Nothing is asked of you until then."
            )
    }

    /// Returns the greeting on a day of a week.
    ///
    /// - Parameters:
    ///   - week: The 1-based week.
    ///   - day: The 1-based day of the week.
    ///   - hasNews: Whether there is a post to read.
    static func running(week: Int, day: Int, boxes: Boxes, hasNews: Bool) -> String {
        let place = localized("Week \(week), day \(day)")
        switch boxes {
        case .done: return localized("\(place). All ticked for today: well done!")
        case .skipped: return localized("\(place). Today is skipped: take care, your habits will wait for you.")
        case .none: return localized("\(place). Take your time: a habit begins on the day you set it.")
        case .open where week == 1 && day == 1:
            return localized("Welcome to your first week! Just look at what you eat, and take a photo of it.")
        case .open where day == 1 && hasNews:
            return localized("Week \(week) begins today. There is something new to read.")
        case .open: return localized("\(place). One small step is enough.")
        }
    }

    /// Returns the greeting during a pause.
    ///
    /// - Parameter week: The 1-based week; 0 for a pause before the first.
    static func paused(week: Int) -> String {
        (week > 0 ? localized("The course rests in week \(week).") : localized("The course rests.")) + " "
            + localized("Your habits go on as you like, and new posts wait until you do.")
    }

    /// Returns the greeting after the last week (TIMELINE-10.0). In the first seven days it invites the user to look back.
    ///
    /// - Parameter days: The number of days since the last week ended, from 0.
    static func complete(days: Int, weeks: Int) -> String {
        days < 7
            ? localized(
                "Congratulations: you have come to the end of all \(weeks, "week")! ",
                "Take a moment to look back at your progress."
            )
            : localized("Congratulations on your \(weeks, "week")! Your habits go on for as long as you like.")
    }
}
