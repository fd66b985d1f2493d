public import NotificationKit
public import ScreenKit
public import TimeKit

/// The screens of the app as links: `habit://home`, `habit://post/drinking-water`.
public enum HabitLink: Hashable, Sendable {
    /// The home screen; before the start, the welcome.
    case home
    /// The posts.
    case posts
    /// A post to read.
    case post(TimeKit.ID<Post>)
    /// The self-image goal.
    case goal
    /// Setting a theme's habit.
    case setHabit(Theme)
    /// The habits with what they were.
    case habits
    /// Editing a habit.
    case editHabit(Habit.ID)
    /// The score with its receipt.
    case score
    /// The statistics behind the graph.
    case statistics
    /// The look back over the course.
    case progress
    /// The reminders.
    case reminders
    /// The clock and the news.
    case settings
    /// Skipped days.
    case skips
    /// When what unlocks.
    case schedule
    /// Where the course comes from.
    case course

    static let scheme = "habit"

    /// The link's text.
    public var target: String { fatalError("screens") }

    /// The link as notifications carry it.
    public var deepLink: DeepLink { get throws(NotificationError) { fatalError("screens") } }

    /// The link with what stands on it.
    public func labelled(_ label: String) -> Link { Link(target, label: label) }

    /// Reads a link's text; throws `noSuchScreen` for those of other apps and for what leads nowhere.
    public init(_ target: String) throws(HabitCourseError) { throw .noSuchScreen(target) }
}
