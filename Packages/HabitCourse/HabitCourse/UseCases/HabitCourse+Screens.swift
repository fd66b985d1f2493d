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

    /// The screen a link leads to.
    public func screen(_ link: HabitLink) throws(HabitCourseError) -> any Screen { throw .fault("not built") }
}
