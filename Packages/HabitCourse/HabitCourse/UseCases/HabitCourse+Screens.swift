public import Foundation
public import ScreenKit
import StorageKit
public import TimeKit

/// The screens, each read in one transaction. Reading changes nothing.
extension HabitCourse {
    /// Returns the home screen, or the welcome before the start. `typed` holds the unsaved texts of its form.
    public func homeScreen(typed: [String: String] = [:]) throws(HabitCourseError) -> HomeScreen {
        try read { tables in try viewer.homeScreen(tables, typed: typed) }
    }

    /// Returns a stream of the home screen: the current one and a new one after every change. It ends when its task is
    /// canceled. It does not update at `validUntil`; the reader must ask again then.
    public func homeScreens() -> AsyncThrowingStream<HomeScreen, any Error> {
        let viewer = viewer
        return store.values { db in try viewer.homeScreen(HabitReader(db: db)) }
    }

    /// Returns all posts, or those of one week.
    ///
    /// - Throws: `notStarted`.
    public func postsScreen(week: Int? = nil) throws(HabitCourseError) -> PostsScreen {
        try read { tables in PostsScreen(try viewer.context(tables), week: week) }
    }

    /// Returns a post to read.
    ///
    /// - Throws: The errors of ``page(of:)``.
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

    /// Returns the score and its receipt.
    ///
    /// - Throws: `notStarted`.
    public func scoreScreen() throws(HabitCourseError) -> ScoreScreen {
        try read { tables in ScoreScreen(try viewer.context(tables)) }
    }

    /// Returns the statistics behind the graph.
    ///
    /// - Throws: `notStarted`.
    public func statisticsScreen() throws(HabitCourseError) -> StatisticsScreen {
        try read { tables in StatisticsScreen(try viewer.context(tables)) }
    }

    /// Returns the review of the course.
    ///
    /// - Throws: `notStarted`.
    public func progressScreen() throws(HabitCourseError) -> ProgressScreen {
        try read { tables in ProgressScreen(try viewer.context(tables)) }
    }

    /// Returns the screen of a link.
    ///
    /// - Parameter typed: The texts in its form that aren't saved, by field id.
    /// - Throws: The errors of that screen.
    public func screen(_ link: HabitLink, typed: [String: String] = [:]) throws(HabitCourseError) -> any Screen {
        try page(link, typed: typed, for: PlainScreens())
    }

    /// Returns the screen of a link as a page of a front end.
    ///
    /// - Parameter typed: The texts in its form that aren't saved, by field id.
    /// - Throws: The errors of that screen.
    public func page<Front: HabitScreens>(
        _ link: HabitLink,
        typed: [String: String] = [:],
        for front: Front
    ) throws(HabitCourseError) -> Front.Page {
        switch link {
        case .home: front.page(try homeScreen(typed: typed))
        case .posts: front.page(try postsScreen())
        case .post(let id): front.page(try postScreen(id))
        case .goal: front.page(try goalPage(typed: typed))
        case .setHabit(let theme): front.page(try setHabitPage(theme, typed: typed))
        case .habits: front.page(try habitsScreen())
        case .editHabit(let id): front.page(try editHabitPage(id, typed: typed))
        case .score: front.page(try scoreScreen())
        case .statistics: front.page(try statisticsScreen())
        case .progress: front.page(try progressScreen())
        case .reminders: front.page(try remindersPage(typed: typed))
        case .settings: front.page(try settingsPage(typed: typed))
        case .skips: front.page(try skipsPage(typed: typed))
        case .schedule: front.page(try schedulePage())
        case .course: front.page(try courseSourcePage(typed: typed))
        }
    }
}

// MARK: Forms

extension HabitCourse {
    /// Returns the page of the self-image goal. Here and below, `typed` holds the unsaved texts by field id.
    ///
    /// - Throws: `notStarted`, as do all pages below except those that also exist before the start.
    public func goalPage(typed: [String: String] = [:]) throws(HabitCourseError) -> GoalPage {
        try read { tables in GoalPage(try viewer.context(tables), typed: typed) }
    }

    /// Returns the page to set a theme's habit.
    ///
    /// - Throws: `notStarted` or `observationIsGiven`.
    public func setHabitPage(
        _ theme: Theme,
        typed: [String: String] = [:]
    ) throws(HabitCourseError) -> SetHabitPage {
        guard theme != .foodObservation else { throw .observationIsGiven }
        return try read { tables in SetHabitPage(try viewer.context(tables), theme: theme, typed: typed) }
    }

    /// Returns the habits with their versions.
    public func habitsScreen() throws(HabitCourseError) -> HabitsScreen {
        try read { tables in HabitsScreen(try viewer.context(tables)) }
    }

    /// Returns the page to edit a habit.
    ///
    /// - Throws: `notStarted` or `noSuchHabit`.
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

    /// Returns the reminders of the habits.
    public func remindersPage(typed: [String: String] = [:]) throws(HabitCourseError) -> RemindersPage {
        try read { tables in RemindersPage(try viewer.context(tables), typed: typed) }
    }

    /// Returns the clock and the notification settings.
    public func settingsPage(typed: [String: String] = [:]) throws(HabitCourseError) -> SettingsPage {
        try read { tables in SettingsPage(try viewer.context(tables), typed: typed) }
    }

    /// Returns the skipped days.
    public func skipsPage(typed: [String: String] = [:]) throws(HabitCourseError) -> SkipsPage {
        try read { tables in SkipsPage(try viewer.context(tables), typed: typed) }
    }

    /// Returns the schedule of unlocks in a time zone, also before the start.
    ///
    /// - Parameters:
    ///   - zone: The zone of the shown times; nil for the course's.
    ///   - day: The first day of a preview before the start; nil for today. Ignored after the start.
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

    /// Returns the source of the course, also before the start.
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

// MARK: The data of screens

extension HabitCourse {
    var viewer: ScreenViewer { ScreenViewer(clock: clock) }
}

/// Reads screens with a clock. It does not own the store, because a stream of screens must not keep the store open.
struct ScreenViewer: Sendable {
    let clock: WallClock

    /// The clock of a course that would be started now: the device's zone and the default reset time.
    var clockBeforeStart: CourseClock { CourseClock(.init(timeZone: clock.zone())) }

    /// Returns the data of all screens.
    ///
    /// - Throws: `notStarted`.
    func context(_ tables: HabitReader) throws -> ScreenContext {
        guard let context = try contextIfStarted(tables) else { throw HabitCourseError.notStarted }
        return context
    }

    /// Returns the data of all screens; nil before the start.
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

    /// Returns the home screen, or the welcome before the start.
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
    /// Returns a post that can be read now.
    ///
    /// - Throws: `noSuchPost` or `postLocked`.
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
