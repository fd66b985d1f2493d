import CommandKit
import HabitCourse
import ScreenKit
import TimeKit

extension Terminal {
    /// Prints a text broken to the terminal's width; lines after the first start with `indent` spaces.
    func printWrapped(_ text: StyledText, indent: Int = 0) throws {
        try print(text.wrapped(toWidth: traits.width, indent: indent))
    }

    /// Prints each line of a text of several, broken to the terminal's width.
    func printLines(_ text: String, _ style: StyledText.Style = .plain) throws {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            try printWrapped(StyledText(line, style))
        }
    }

    /// Prints points of a list.
    func printList(_ items: [String]) throws {
        for item in items { try printWrapped("  · " + StyledText(item), indent: 4) }
    }
}

extension LocalDate {
    /// "Wednesday 2026-03-11"
    var withWeekday: String { "\(weekday.name) \(self)" }
}

extension String {
    /// The text as the beginning of a line: its first letter is a capital.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// "1 point", "2 points".
func counted(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
}

extension Link {
    /// What to type to get where the link leads; nil where it is no one command.
    var command: String? {
        guard let link = try? HabitLink(target) else { return nil }
        return switch link {
        case .home: "habit home"
        case .posts: "habit posts"
        case .post(let post): "habit read \(post.rawValue.quotedForShell)"
        case .goal: "habit goal set \"…\""
        case .setHabit(let theme): "habit set \(theme.word)"
        case .habits: "habit habits"
        case .editHabit: nil
        case .score: "habit score"
        case .statistics: "habit stats"
        case .progress: "habit progress"
        case .reminders: "habit notify"
        case .settings: "habit settings"
        case .skips: "habit skip list"
        case .schedule: "habit schedule"
        case .course: "habit course status"
        }
    }
}
