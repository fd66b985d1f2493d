import CommandKit
import HabitCourse
import ScreenKit
import TimeKit

extension Terminal {
    func printList(_ items: [String]) throws {
        for item in items { try printPoint(StyledText(item)) }
    }
}

extension Link {
    /// The command that opens the link's screen; nil if no single command does.
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
