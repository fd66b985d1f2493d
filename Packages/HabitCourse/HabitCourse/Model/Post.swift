public import TimeKit

/// The theme of a habit. The course has four habits, which begin one after the other, and the observation of the first week.
public enum Theme: String, CaseIterable, Codable, Sendable {
    /// The observation of the first week: photos of meals.
    case foodObservation
    case eatingSlowly
    case drinkingWater
    case portionControl
    case wholeFoods

    /// The 1-based week that unlocks the theme's post and its habit. The observation is active from the start of week 1.
    public var week: Int {
        switch self {
        case .foodObservation: 1
        case .eatingSlowly: 2
        case .drinkingWater: 4
        case .portionControl: 6
        case .wholeFoods: 8
        }
    }
}

/// A post of the course, as the manifest lists it.
public struct Post: Hashable, Codable, Identifiable, Sendable {
    /// The kind of a post.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// A post that explains the app.
        case tutorial
        /// A post to read.
        case article
        /// A post that ends with setting a habit.
        case habit
    }

    /// The identifier, stable when the post is edited or moved.
    public let id: TimeKit.ID<Post>
    /// The 1-based week that unlocks the post. A manifest or a feed with a week below 1 is refused, but the type allows any number.
    public var week: Int
    /// The week that the post is shown and unlocked in: ``week``, but at least 1.
    var shownWeek: Int { max(week, 1) }
    /// The order in the week. Posts of equal order are sorted by id.
    public var order: Int
    public var kind: Kind
    public var title: String
    /// The theme of its habit; nil unless it is a habit post.
    public var theme: Theme?
    /// Ideas for the habit, shown when the post is finished.
    public var ideas: [String]
    /// The address of its page, absolute or relative to the manifest.
    public var url: String
    /// A summary in one sentence; may be empty.
    public var summary: String
    /// The time of the author's last change; nil if unknown.
    public var updated: Instant?

    public init(
        id: TimeKit.ID<Post>,
        week: Int,
        order: Int,
        kind: Kind,
        title: String,
        theme: Theme? = nil,
        ideas: [String] = [],
        url: String,
        summary: String = "",
        updated: Instant? = nil
    ) {
        self.id = id
        self.week = week
        self.order = order
        self.kind = kind
        self.title = title
        self.theme = theme
        self.ideas = ideas
        self.url = url
        self.summary = summary
        self.updated = updated
    }
}
