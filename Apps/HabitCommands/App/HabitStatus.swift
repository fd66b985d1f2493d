import CommandKit
import HabitCourse
import ReportCommands
import ReportKit

extension HabitApp {
    /// Returns the exit status of an error of the engine, of a course or of a report; nil for any other error.
    static func status(of error: any Error) -> CommandStatus? {
        switch error {
        case let error as HabitCourseError: engineStatus(error)
        case let error as CourseError: courseStatus(error)
        case let error as ReportError: CommandStatus(error)
        default: nil
        }
    }

    private static func engineStatus(_ error: HabitCourseError) -> CommandStatus {
        switch error {
        case .blank, .noWord, .tooLong, .notATheme, .notADay, .notATime, .notAZone: .badData
        case .startOutOfRange, .skipOutOfRange, .endBeforeStart: .badData
        case .noSuchPost, .ambiguousPost, .noSuchHabit, .ambiguousHabit, .noSuchSkip, .noSuchScreen, .noPage: .noInput
        case .notStarted, .noCourse: .noInput
        case .noNetwork: .unavailable
        case .alreadyStarted: .cannotCreate
        case .postLocked, .goalTooEarly, .themeNotReady, .cannotTick, .cannotEdit: .notAllowed
        case .observationIsGiven, .themeAlreadySet, .alreadyPaused, .notPaused, .courseOver: .notAllowed
        case .course(let error): courseStatus(error)
        case .store(let error): CommandStatus(error)
        case .fault: .software
        }
    }

    private static func courseStatus(_ error: CourseError) -> CommandStatus {
        switch error {
        case .unreachable, .timedOut, .status, .incomplete, .redirectLoop, .tooManyRedirects, .insecureRedirect:
            .unavailable
        case .malformed, .tooLarge, .notACourse, .newerVersion, .field, .tooManyPosts, .tooManyImages, .emptyPage,
            .wrongMediaType:
            .badData
        }
    }
}
