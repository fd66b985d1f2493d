public import StorageKit
public import TimeKit

/// The errors of the engine. Each case carries the faulty value, and each message says what to do.
public enum HabitCourseError: Error, Equatable, Sendable {
    // MARK: The course

    case notStarted
    /// The course was already started on this day, which never changes.
    case alreadyStarted(LocalDate)
    /// The first day is in the past or more than a year ahead.
    case startOutOfRange(LocalDate, ClosedRange<LocalDate>)
    /// The course is already paused.
    case alreadyPaused
    /// The course is not paused.
    case notPaused
    /// The last week is over, so the course cannot be paused.
    case courseOver
    case noCourse
    /// The app has no network to fetch a course with.
    case noNetwork

    // MARK: Posts

    case noSuchPost(String)
    case ambiguousPost(String, candidates: [TimeKit.ID<Post>])
    /// The post cannot be read yet. `unlock` is the start of its week if it waits for that.
    case postLocked(title: String, PostStanding, unlock: WeekUnlock?)
    case noPage(title: String)

    // MARK: Goal and habits

    /// A text is blank.
    case blank(HabitText)
    /// A text has too many characters.
    case tooLong(HabitText, characters: Int)
    /// The goal can be set only from the end of week 1 on. The unlock is nil while the course is paused.
    case goalTooEarly(WeekUnlock?)
    /// A word is not a theme.
    case notATheme(String)
    /// The observation belongs to the course and can be neither set nor edited.
    case observationIsGiven
    /// The habit of the theme cannot be set yet.
    case themeNotReady(Theme, ThemeStanding)
    /// The theme already has its habit, which can be edited.
    case themeAlreadySet(Theme)
    case noSuchHabit(String)
    /// Several habits match.
    case ambiguousHabit(String, candidates: [String])
    /// The box cannot be changed.
    case cannotTick(habit: String, TickRefusal)
    /// The habit cannot be edited before a day.
    case cannotEdit(habit: String, from: LocalDate)

    // MARK: Skips and settings

    /// The days cannot be skipped; `allowed` is the range of days that can.
    case skipOutOfRange(ClosedRange<LocalDate>, allowed: ClosedRange<LocalDate>)
    case noSuchSkip(LocalDate)
    /// A text is not a day.
    case notADay(String)
    /// A text is not a time of day.
    case notATime(String)
    /// A text is not a time zone.
    case notAZone(String)
    case noSuchScreen(String)

    // MARK: Lower layers

    /// An error of the course's site or its content.
    case course(CourseError)
    /// The store failed.
    case store(StoreError)
    /// An internal error, with the text of its cause.
    case fault(String)
}

extension HabitCourseError {
    /// Whether it is about what the person did, and not about the store or the engine itself.
    var isAboutTheAct: Bool {
        switch self {
        case .fault: false
        case .store(.nothingToUndo), .store(.noSuchChange), .store(.alreadyUndone), .store(.changedSince),
            .store(.cannotUndo):
            true
        case .store: false
        default: true
        }
    }

    /// Wraps any error of a lower layer.
    init(_ error: any Error) {
        switch error {
        case let error as HabitCourseError: self = error
        case let error as CourseError: self = .course(error)
        case let error as StoreError: self = .store(error)
        default: self = .fault("\(error)")
        }
    }
}
