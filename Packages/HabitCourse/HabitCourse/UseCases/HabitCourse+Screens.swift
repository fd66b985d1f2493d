public import Foundation
public import ScreenKit
public import TimeKit

extension HabitCourse {
    /// The home screen; before the start, the welcome.
    public func homeScreen() throws(HabitCourseError) -> HomeScreen { throw .fault("not built") }

    /// The home screen now, and again after every change, whoever makes it; ends with the task that reads it. What changes without
    /// one, at `validUntil`, is for the reader to ask for.
    public func homeScreens() -> AsyncThrowingStream<HomeScreen, any Error> { fatalError("screens") }

    /// All posts, or those of one week. Throws `notStarted`.
    public func postsScreen(week: Int? = nil) throws(HabitCourseError) -> PostsScreen { throw .fault("not built") }

    /// A post to read. Throws as ``page(of:)`` does.
    public func postScreen(_ post: TimeKit.ID<Post>) throws(HabitCourseError) -> PostScreen {
        throw .fault("not built")
    }

    /// The score and its receipt. Throws `notStarted`.
    public func scoreScreen() throws(HabitCourseError) -> ScoreScreen { throw .fault("not built") }

    /// What stands behind the graph. Throws `notStarted`.
    public func statisticsScreen() throws(HabitCourseError) -> StatisticsScreen { throw .fault("not built") }

    /// The look back. Throws `notStarted`.
    public func progressScreen() throws(HabitCourseError) -> ProgressScreen { throw .fault("not built") }

    /// The self-image goal; `typed` has what is in the form and not saved yet, here and below. Throws `notStarted`, as all of these do.
    public func goalPage(typed: [String: String] = [:]) throws(HabitCourseError) -> GoalPage {
        throw .fault("not built")
    }

    /// Setting a theme's habit. Throws `observationIsGiven`.
    public func setHabitPage(
        _ theme: Theme,
        typed: [String: String] = [:]
    ) throws(HabitCourseError) -> SetHabitPage { throw .fault("not built") }

    /// The habits with what they were.
    public func habitsScreen() throws(HabitCourseError) -> HabitsScreen { throw .fault("not built") }

    /// Editing a habit. Throws `noSuchHabit`.
    public func editHabitPage(
        _ id: Habit.ID,
        typed: [String: String] = [:]
    ) throws(HabitCourseError) -> EditHabitPage { throw .fault("not built") }

    /// The habits' reminders.
    public func remindersPage(typed: [String: String] = [:]) throws(HabitCourseError) -> RemindersPage {
        throw .fault("not built")
    }

    /// The clock and the news.
    public func settingsPage(typed: [String: String] = [:]) throws(HabitCourseError) -> SettingsPage {
        throw .fault("not built")
    }

    /// Skipped days.
    public func skipsPage(typed: [String: String] = [:]) throws(HabitCourseError) -> SkipsPage {
        throw .fault("not built")
    }

    /// When everything unlocks, as the clocks of a zone show it; nil for the course's. Before the start it is a preview of a course
    /// that starts on `day`, or today; after it `day` isn't looked at.
    public func schedulePage(
        in zone: TimeZone? = nil,
        startingOn day: LocalDate? = nil
    ) throws(HabitCourseError) -> SchedulePage { throw .fault("not built") }

    /// Where the course comes from; also before the start.
    public func courseSourcePage(typed: [String: String] = [:]) throws(HabitCourseError) -> CourseSourcePage {
        throw .fault("not built")
    }

    /// The screen a link leads to.
    public func screen(_ link: HabitLink) throws(HabitCourseError) -> any Screen { throw .fault("not built") }
}
