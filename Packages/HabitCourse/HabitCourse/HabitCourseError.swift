public import ScreenKit
public import StorageKit
public import TimeKit
import WordKit

/// The errors of the engine. Each case carries the faulty value, and each message says what to do.
public enum HabitCourseError: StoreFailure, Equatable, Sendable {
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

    case blank(HabitText)
    /// The wording of a habit has no letter.
    case noWord(String)
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
    /// The last day of a skip is before its first one.
    case endBeforeStart(LocalDate, start: LocalDate)
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

extension HabitCourseError: ActError {
    package var isAboutTheAct: Bool {
        switch self {
        case .fault: false
        case .store(let error): error.isAboutTheRequest
        default: true
        }
    }

    package var field: String? {
        switch self {
        case .blank(let text), .tooLong(let text, _): text.rawValue
        case .noWord, .noSuchHabit: HabitText.habit.rawValue
        case .startOutOfRange: "on"
        case .skipOutOfRange, .endBeforeStart: "until"
        case .notAZone: "zone"
        // The address is all that a person can change about what a site answers.
        case .course: "address"
        default: nil
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

extension HabitCourseError: ScreenError {
    public var isAboutLink: Bool { if case .noSuchScreen = self { true } else { false } }

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

extension HabitCourseError: CustomStringConvertible {
    /// One line with the fault, the value and what to do.
    public var description: String {
        switch self {
        // The course
        case .notStarted: localized("the course hasn't been started — start it first")
        case .alreadyStarted(let day):
            localized("the course was started on \(day), and its first day never changes — go on with it")
        case .startOutOfRange(let day, let allowed):
            localized(
                "the course can't start on \(day) — choose a day from \(allowed.lowerBound) to \(allowed.upperBound)"
            )
        case .alreadyPaused: localized("the course is paused already — go on with it once you want new posts")
        case .notPaused: localized("the course isn't paused — pause it to rest from new posts")
        case .courseOver: localized("the last week is over, so there is nothing to pause — habits and the score go on")
        case .noNetwork: localized("this app can't reach a course's site — fetch the course with an app that can")
        case .noCourse:
            localized("no course was fetched yet — fetch one with the address of its site")
        // Posts
        case .noSuchPost(let text):
            localized("there is no post “\(text)” — use an id or a title of the list of posts, or a place such as 3.2")
        case .ambiguousPost(let text, let candidates):
            localized(
                "“\(text)” is the title of \(candidates.count) posts — use an id: \(candidates.map(\.rawValue).joined(separator: ", "))"
            )
        case .postLocked(let title, let standing, let unlock):
            localized("“\(title)” can't be read yet — \(Self.way(to: standing, unlock))")
        case .noPage(let title):
            localized("the page of “\(title)” is not in the copy — fetch the course again")
        // Texts
        case .blank(let text): localized("the \(text.label) is blank — enter \(text.example)")
        case .noWord(let typed):
            localized("“\(typed)” says nothing to do — write the habit out in your own words")
        case .tooLong(let text, let characters):
            localized("the \(text.label) has \(characters) characters — shorten it to \(text.limit)")
        case .goalTooEarly(let unlock):
            if let unlock {
                localized(
                    "the self-image goal is entered from the end of week 1 on — come back on \(Self.words(unlock))"
                )
            } else {
                localized(
                    "the self-image goal is entered from the end of week 1 on — go on with the course"
                )
            }
        // Themes
        case .notATheme(let text):
            localized("“\(text)” is no theme — use one of: \(Theme.ofCourse.map(\.name).joined(separator: ", "))")
        case .observationIsGiven:
            localized(
                "the food observation is the course's own, and is neither set nor edited — from week 2 on, set a habit of yours"
            )
        case .themeNotReady(let theme, let standing):
            localized("the habit of \(theme.name) can't be set yet — \(Self.way(to: standing))")
        case .themeAlreadySet(let theme):
            localized(
                "\(theme.name) has its habit already — change its words, 14 days after it was set"
            )
        // Habits
        case .noSuchHabit(let text):
            localized(
                "there is no habit “\(text)” — use an id, a theme such as water, or how its text begins"
            )
        case .ambiguousHabit(let text, let candidates):
            localized(
                "“\(text)” begins \(candidates.count) habits — write more of one, or its theme: ",
                "\(candidates.map { "“\($0)”" }.joined(separator: ", "))"
            )
        case .cannotTick(let habit, let refusal):
            localized("the box of “\(habit)” can't be changed: \(Self.words(refusal))")
        case .cannotEdit(let habit, let day):
            localized(
                "“\(habit)” can't be edited yet — give it two weeks: it can be from \(day.weekday.name) \(day) on"
            )
        // Skips, days, times and links
        case .skipOutOfRange(let days, let allowed):
            localized(
                "\(Self.words(days)) can't be skipped — choose days from \(allowed.lowerBound) to \(allowed.upperBound)"
            )
        case .endBeforeStart(let last, let first):
            localized("the last day, \(last), is before the first, \(first) — choose the same day or a later one")
        case .noSuchSkip(let day):
            localized("no skip lies on \(day) — choose one of the skipped days")
        case .notADay(let text): localized("“\(text)” is no day — write it like 2026-03-08")
        case .notATime(let text): TimeError.notATime(text).description
        case .notAZone(let text):
            localized("“\(text)” names no time zone — write it like America/Phoenix or Europe/Berlin")
        case .noSuchScreen(let link):
            localized("“\(DeepLink.shown(link))” leads nowhere — use a link such as habit://home")
        // Others
        case .course(let error): error.description
        case .store(let error): error.description
        case .fault(let reason): localized("something went wrong inside: \(reason) — report it; nothing was changed")
        }
    }

    /// Returns what unlocks a post.
    private static func way(to standing: PostStanding, _ unlock: WeekUnlock?) -> String {
        switch standing {
        case .waitsForPost: localized("finish the post before it first")
        case .waitsForWeek(let week):
            if let unlock {
                localized("week \(week) begins on \(words(unlock))")
            } else {
                localized("it waits for week \(week), and the course rests or has no such week")
            }
        case .open, .finished: localized("look for it among the posts")
        }
    }

    /// Returns "Monday 2026-06-08 at 03:00".
    private static func words(_ unlock: WeekUnlock) -> String {
        let day = unlock.wallTime.date
        return localized("\(day.weekday.name) \(day) at \(unlock.wallTime.time.hourAndMinute)")
    }

    /// Returns what makes a theme ready.
    private static func way(to standing: ThemeStanding) -> String {
        switch standing {
        case .waitsForWeek(let week): localized("its post unlocks with week \(week)")
        case .waitsForPost(_?): localized("read its post first, and finish it")
        case .waitsForPost(nil): localized("the course has no post about it: fetch it again")
        case .ready, .set: localized("look for it among the habits")
        }
    }

    private static func words(_ refusal: TickRefusal) -> String {
        switch refusal {
        case .inTheFuture(let day): localized("\(day) hasn't begun — tick it on that day")
        case .tooOld(let day, let earliest):
            localized("\(day) is too long ago — only today and \(earliest) can be changed")
        case .notRunning(let day): localized("it wasn't running on \(day) — choose a habit of that day")
        }
    }

    /// Returns "2026-06-03", "2026-06-03 to 2026-06-05".
    private static func words(_ days: ClosedRange<LocalDate>) -> String {
        days.lowerBound == days.upperBound
            ? "\(days.lowerBound)" : localized("\(days.lowerBound) to \(days.upperBound)")
    }
}
