public import StorageKit
public import TimeKit

/// Everything that the engine refuses. Each case carries the value at fault, and each message says what to do.
public enum HabitCourseError: Error, Equatable, Sendable {
    // MARK: The course

    /// The course hasn't been started.
    case notStarted
    /// It was started, with this first day, which never changes.
    case alreadyStarted(LocalDate)
    /// A first day that has passed, or lies more than a year ahead.
    case startOutOfRange(LocalDate, ClosedRange<LocalDate>)
    /// It rests already.
    case alreadyPaused
    /// It doesn't rest.
    case notPaused
    /// The last week is over: there is nothing to pause.
    case courseOver
    /// No course was fetched yet.
    case noCourse

    // MARK: Posts

    /// No post has this id or title.
    case noSuchPost(String)
    /// Several posts have this title.
    case ambiguousPost(String, candidates: [TimeKit.ID<Post>])
    /// It can't be read yet; `unlock` says when its week begins, where that is what it waits for.
    case postLocked(title: String, PostStanding, unlock: WeekUnlock?)
    /// The post's page is not in the copy.
    case noPage(title: String)

    // MARK: Goal and habits

    /// A text without anything to read in it.
    case blank(HabitText)
    /// A text that is too long.
    case tooLong(HabitText, characters: Int)
    /// The goal is entered from the end of week 1 on.
    case goalTooEarly(WeekUnlock?)
    /// A word that is no theme.
    case notATheme(String)
    /// The observation is the course's own: it is neither set nor edited.
    case observationIsGiven
    /// The theme's habit can't be set yet.
    case themeNotReady(Theme, ThemeStanding)
    /// The theme has its habit; it can be edited.
    case themeAlreadySet(Theme)
    /// No habit has this id, theme or text.
    case noSuchHabit(String)
    /// Several habits could be meant.
    case ambiguousHabit(String, candidates: [String])
    /// The box can't be changed.
    case cannotTick(habit: String, TickRefusal)
    /// It can be edited from a day on.
    case cannotEdit(habit: String, from: LocalDate)

    // MARK: Skips and settings

    /// Days that can't be skipped; the range says which can.
    case skipOutOfRange(ClosedRange<LocalDate>, allowed: ClosedRange<LocalDate>)
    /// No skip lies on this day.
    case noSuchSkip(LocalDate)
    /// A text that is no day.
    case notADay(String)
    /// A text that is no time of day.
    case notATime(String)
    /// A text that names no time zone.
    case notAZone(String)
    /// The link leads to no screen of this app.
    case noSuchScreen(String)

    // MARK: Underneath

    /// The course's site, or what came from it.
    case course(CourseError)
    /// The store refused.
    case store(StoreError)
    /// Our own mistake, in the words of what failed.
    case fault(String)
}

extension HabitCourseError {
    /// What the engine lets out, whatever came up from below.
    init(_ error: any Error) {
        switch error {
        case let error as HabitCourseError: self = error
        case let error as CourseError: self = .course(error)
        case let error as StoreError: self = .store(error)
        default: self = .fault("\(error)")
        }
    }
}
