public import ScreenKit
public import TimeKit

/// The screens of the app as links: `habit://home`, `habit://post/drinking-water`.
public enum HabitLink: ScreenLink {
    /// The home screen, or the welcome before the start.
    case home
    case posts
    case post(TimeKit.ID<Post>)
    case goal
    /// The page to set a theme's habit.
    case setHabit(Theme)
    /// The habits with their versions.
    case habits
    /// The page to edit a habit.
    case editHabit(Habit.ID)
    case score
    /// The statistics of the graph.
    case statistics
    /// The review of the course.
    case progress
    case reminders
    /// The clock and the notification settings.
    case settings
    case skips
    /// The schedule of unlocks.
    case schedule
    /// The source of the course.
    case course
}

// MARK: Text

extension HabitLink {
    /// The scheme of the app's links.
    public static let scheme = "habit"

    /// The parts of the link: `["habits", "new", "drinkingWater"]`.
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

    /// Parses a link.
    ///
    /// - Throws: `noSuchScreen` for a link of another app or to no screen.
    public init(_ target: String) throws(HabitCourseError) {
        guard let read = Self.read(target) else { throw .noSuchScreen(target) }
        self = read
    }

    /// Reads the parts of a link; nil if they lead to no screen. No parts lead home.
    public init?(parts: [String]) {
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
