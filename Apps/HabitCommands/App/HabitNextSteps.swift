import CommandKit
import HabitCourse
import TimeKit

extension HabitApp {
    /// Returns what a person types to take the next step after an error of the engine; nil where no command is made for it.
    static func nextStep(after error: any Error) -> NextStep? {
        guard let error = error as? HabitCourseError else { return nil }
        return switch error {
        case .notStarted: NextStep("habit start")
        case .alreadyStarted, .cannotTick(_, .notRunning): NextStep("habit home")
        case .alreadyPaused, .goalTooEarly(nil): NextStep("habit course resume")
        case .notPaused: NextStep("habit course pause")
        case .noCourse: NextStep("habit course fetch https://…")
        case .noNetwork, .noPage, .themeNotReady(_, .waitsForPost(nil)): NextStep("habit course fetch")
        case .postLocked(_, .waitsForPost(let post), _), .themeNotReady(_, .waitsForPost(let post?)):
            NextStep("habit finish \(post.rawValue.quotedForShell)")
        case .noSuchPost, .ambiguousPost, .postLocked(_, _, unlock: nil), .themeNotReady(_, .waitsForWeek):
            NextStep("habit posts")
        case .themeAlreadySet: NextStep("habit edit")
        case .themeNotReady, .noSuchHabit, .ambiguousHabit: NextStep("habit habits")
        case .noSuchSkip: NextStep("habit skip list")
        default: nil
        }
    }
}
