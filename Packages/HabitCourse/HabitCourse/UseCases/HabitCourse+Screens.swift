public import Foundation
public import ScreenKit
import StorageKit
public import TimeKit

/// The screens, each from one look at the tables. Looking changes nothing.
extension HabitCourse {
    /// The home screen; before the start, the welcome, whose form holds what is `typed` and not sent yet.
    public func homeScreen(typed: [String: String] = [:]) throws(HabitCourseError) -> HomeScreen {
        try read { tables in try viewer.homeScreen(tables, typed: typed) }
    }

    /// The home screen now, and again after every change, whoever makes it; ends with the task that reads it. What changes without
    /// one, at `validUntil`, is for the reader to ask for.
    public func homeScreens() -> AsyncThrowingStream<HomeScreen, any Error> {
        let viewer = viewer
        return store.values { db in try viewer.homeScreen(HabitReader(db: db)) }
    }

    /// All posts, or those of one week. Throws `notStarted`.
    public func postsScreen(week: Int? = nil) throws(HabitCourseError) -> PostsScreen {
        try read { tables in PostsScreen(try viewer.context(tables), week: week) }
    }

    /// A post to read. Throws as ``page(of:)`` does.
    public func postScreen(_ post: TimeKit.ID<Post>) throws(HabitCourseError) -> PostScreen {
        try read { tables in
            let context = try viewer.context(tables)
            guard try tables.courseLanguage() != nil else { throw HabitCourseError.noCourse }
            let found = try context.readable(post)
            guard let page = try tables.page(of: found) else { throw HabitCourseError.noPage(title: found.title) }
            let held = try page.images.map(\.address).filter { try tables.hasImage(at: $0) }
            return PostScreen(context, post: found, page: page, storedPictures: held)
        }
    }

    /// The score and its receipt. Throws `notStarted`.
    public func scoreScreen() throws(HabitCourseError) -> ScoreScreen {
        try read { tables in ScoreScreen(try viewer.context(tables)) }
    }

    /// What stands behind the graph. Throws `notStarted`.
    public func statisticsScreen() throws(HabitCourseError) -> StatisticsScreen {
        try read { tables in StatisticsScreen(try viewer.context(tables)) }
    }

    /// The look back. Throws `notStarted`.
    public func progressScreen() throws(HabitCourseError) -> ProgressScreen {
        try read { tables in ProgressScreen(try viewer.context(tables)) }
    }

    /// The screen a link leads to. Throws as that screen does.
    public func screen(_ link: HabitLink) throws(HabitCourseError) -> any Screen {
        switch link {
        case .home: try homeScreen()
        case .posts: try postsScreen()
        case .post(let id): try postScreen(id)
        case .goal: try goalPage()
        case .setHabit(let theme): try setHabitPage(theme)
        case .habits: try habitsScreen()
        case .editHabit(let id): try editHabitPage(id)
        case .score: try scoreScreen()
        case .statistics: try statisticsScreen()
        case .progress: try progressScreen()
        case .reminders: try remindersPage()
        case .settings: try settingsPage()
        case .skips: try skipsPage()
        case .schedule: try schedulePage()
        case .course: try courseSourcePage()
        }
    }
}

// MARK: Forms

extension HabitCourse {
    /// The self-image goal; `typed` has what is in the form and not saved yet, here and below. Throws `notStarted`, as all of these do.
    public func goalPage(typed: [String: String] = [:]) throws(HabitCourseError) -> GoalPage {
        try read { tables in GoalPage(try viewer.context(tables), typed: typed) }
    }

    /// Setting a theme's habit. Throws `observationIsGiven`.
    public func setHabitPage(
        _ theme: Theme,
        typed: [String: String] = [:]
    ) throws(HabitCourseError) -> SetHabitPage {
        guard theme != .foodObservation else { throw .observationIsGiven }
        return try read { tables in SetHabitPage(try viewer.context(tables), theme: theme, typed: typed) }
    }

    /// The habits with what they were.
    public func habitsScreen() throws(HabitCourseError) -> HabitsScreen {
        try read { tables in HabitsScreen(try viewer.context(tables)) }
    }

    /// Editing a habit. Throws `noSuchHabit`.
    public func editHabitPage(
        _ id: Habit.ID,
        typed: [String: String] = [:]
    ) throws(HabitCourseError) -> EditHabitPage {
        try read { tables in
            let context = try viewer.context(tables)
            guard let habit = context.habits.first(where: { $0.id == id }) else {
                throw HabitCourseError.noSuchHabit(id.rawValue)
            }
            return EditHabitPage(context, habit: habit, typed: typed)
        }
    }

    /// The habits' reminders.
    public func remindersPage(typed: [String: String] = [:]) throws(HabitCourseError) -> RemindersPage {
        try read { tables in RemindersPage(try viewer.context(tables), typed: typed) }
    }

    /// The clock and the news.
    public func settingsPage(typed: [String: String] = [:]) throws(HabitCourseError) -> SettingsPage {
        try read { tables in SettingsPage(try viewer.context(tables), typed: typed) }
    }

    /// Skipped days.
    public func skipsPage(typed: [String: String] = [:]) throws(HabitCourseError) -> SkipsPage {
        try read { tables in SkipsPage(try viewer.context(tables), typed: typed) }
    }

    /// When everything unlocks, as the clocks of a zone show it; nil for the course's. Before the start it is a preview of a course
    /// that starts on `day`, or today; after it `day` isn't looked at.
    public func schedulePage(
        in zone: TimeZone? = nil,
        startingOn day: LocalDate? = nil
    ) throws(HabitCourseError) -> SchedulePage {
        try read { tables in
            if let context = try viewer.contextIfStarted(tables) {
                return SchedulePage(context, shownIn: zone ?? context.state.clock.current.timeZone)
            }
            let clock = viewer.clockBeforeStart
            let now = viewer.clock.now()
            let weeks = try tables.courseStatus()?.copy?.weeks ?? 10
            return SchedulePage(
                previewOf: CourseState(start: day ?? clock.day(of: now), clock: clock, weeks: weeks),
                at: now,
                shownIn: zone ?? clock.current.timeZone,
                revision: Revision(change: try tables.revision())
            )
        }
    }

    /// Where the course comes from; also before the start.
    public func courseSourcePage(typed: [String: String] = [:]) throws(HabitCourseError) -> CourseSourcePage {
        try read { tables in
            let state = try tables.state()
            return CourseSourcePage(
                try tables.courseStatus(),
                by: state?.clock ?? viewer.clockBeforeStart,
                isStarted: state != nil,
                now: viewer.clock.now(),
                revision: Revision(change: try tables.revision()),
                typed: typed
            )
        }
    }
}

// MARK: What screens are made from

extension HabitCourse {
    var viewer: ScreenViewer { ScreenViewer(clock: clock) }
}

/// By which clock somebody looks. It doesn't own the store: a stream of screens must not keep it open.
struct ScreenViewer: Sendable {
    let clock: WallClock

    /// The clock by which the course would be started now: the device's zone, and the usual reset.
    var clockBeforeStart: CourseClock { CourseClock(.init(timeZone: clock.zone())) }

    /// What all screens are made from. Throws `notStarted`.
    func context(_ tables: HabitReader) throws -> ScreenContext {
        guard let context = try contextIfStarted(tables) else { throw HabitCourseError.notStarted }
        return context
    }

    /// What all screens are made from; nil before the start.
    func contextIfStarted(_ tables: HabitReader) throws -> ScreenContext? {
        guard let state = try tables.state() else { return nil }
        let now = clock.now()
        let habits = try tables.habits()
        return ScreenContext(
            state: state,
            posts: try tables.posts(),
            habits: habits,
            records: try tables.records(of: habits, in: state, through: state.clock.day(of: now)),
            skips: try tables.skips(),
            source: try tables.courseStatus(),
            now: now,
            deviceZone: clock.zone(),
            revision: Revision(change: try tables.revision())
        )
    }

    /// The home screen, or the welcome, from one look at the tables.
    func homeScreen(_ tables: HabitReader, typed: [String: String] = [:]) throws -> HomeScreen {
        if let context = try contextIfStarted(tables) { return HomeScreen(context) }
        return HomeScreen(
            welcomeBy: clockBeforeStart,
            at: clock.now(),
            source: try tables.courseStatus(),
            revision: Revision(change: try tables.revision()),
            typed: typed
        )
    }
}

extension ScreenContext {
    /// A post that can be read now. Throws `noSuchPost`, `postLocked`.
    fileprivate func readable(_ id: TimeKit.ID<Post>) throws(HabitCourseError) -> Post {
        let entry = PostShelf(posts, in: state, on: today).entries.first { $0.id == id }
        guard let entry else { throw .noSuchPost(id.rawValue) }
        guard entry.standing.isReadable else {
            let unlock: WeekUnlock? =
                if case .waitsForWeek(let week) = entry.standing, week <= state.weeks {
                    state.unlock(ofWeek: week)
                } else {
                    nil
                }
            throw .postLocked(title: entry.post.title, entry.standing, unlock: unlock)
        }
        return entry.post
    }
}
