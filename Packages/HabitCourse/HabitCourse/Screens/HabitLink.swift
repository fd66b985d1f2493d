public import NotificationKit
public import ScreenKit
public import TimeKit

/// The screens of the app as links: `habit://home`, `habit://post/drinking-water`.
public enum HabitLink: DeepLinked, Hashable, Sendable {
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
}

// MARK: As text

extension HabitLink {
    /// The scheme of the app's links.
    public static let scheme = "habit"

    /// The link with what stands on it.
    public func labelled(_ label: String) -> Link { Link(target, label: label) }

    /// What names the screen: `["habits", "new", "drinkingWater"]`.
    public var parts: [String] {
        switch self {
        case .home: ["home"]
        case .posts: ["posts"]
        case .post(let id): ["post", id.rawValue]
        case .goal: ["goal"]
        case .setHabit(let theme): ["habits", "new", theme.rawValue]
        case .habits: ["habits"]
        case .editHabit(let id): ["habits", "edit", id.rawValue]
        case .score: ["score"]
        case .statistics: ["statistics"]
        case .progress: ["progress"]
        case .reminders: ["reminders"]
        case .settings: ["settings"]
        case .skips: ["skips"]
        case .schedule: ["schedule"]
        case .course: ["course"]
        }
    }

    /// Reads a link's text; throws `noSuchScreen` for those of other apps and for what leads nowhere.
    public init(_ target: String) throws(HabitCourseError) {
        guard let link = try? DeepLink(target, scheme: Self.scheme), let read = Self(parts: link.parts) else {
            throw .noSuchScreen(target)
        }
        self = read
    }

    private init?(parts: [String]) {
        let rest = Array(parts.dropFirst())
        switch (parts.first, rest.count) {
        case (nil, _), ("home", 0): self = .home
        case ("posts", 0): self = .posts
        case ("post", 1): self = .post(.init(rest[0]))
        case ("goal", 0): self = .goal
        case ("habits", 0): self = .habits
        case ("habits", 2) where rest[0] == "edit": self = .editHabit(.init(rest[1]))
        case ("habits", 2) where rest[0] == "new":
            guard let theme = Theme(rawValue: rest[1]) else { return nil }
            self = .setHabit(theme)
        case ("score", 0): self = .score
        case ("statistics", 0): self = .statistics
        case ("progress", 0): self = .progress
        case ("reminders", 0): self = .reminders
        case ("settings", 0): self = .settings
        case ("skips", 0): self = .skips
        case ("schedule", 0): self = .schedule
        case ("course", 0): self = .course
        default: return nil
        }
    }
}
