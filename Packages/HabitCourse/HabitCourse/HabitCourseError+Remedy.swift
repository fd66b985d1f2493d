public import ScreenKit
import WordKit

extension HabitCourseError: ScreenError {
    public var remedy: Link? {
        switch self {
        case .notStarted, .alreadyStarted, .alreadyPaused, .notPaused, .goalTooEarly(nil),
            .cannotTick(_, .notRunning):
            HabitLink.home.labeled(localized("Home"))
        case .noCourse, .noNetwork, .noPage, .themeNotReady(_, .waitsForPost(nil)):
            HabitLink.course.labeled(localized("The course's site"))
        case .noSuchPost, .ambiguousPost, .postLocked(_, .waitsForPost, _), .postLocked(_, _, unlock: nil),
            .themeNotReady(_, .waitsForPost), .themeNotReady(_, .waitsForWeek):
            HabitLink.posts.labeled(localized("All posts"))
        case .themeNotReady(_, .ready), .themeNotReady(_, .set), .themeAlreadySet, .noSuchHabit, .ambiguousHabit:
            HabitLink.habits.labeled(localized("Habits"))
        case .noSuchSkip: HabitLink.skips.labeled(localized("Skipped days"))
        default: nil
        }
    }
}
