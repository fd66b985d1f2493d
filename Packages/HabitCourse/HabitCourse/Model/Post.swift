public import TimeKit

/// The theme of a habit. The course has four, one at a time, and the observation of the first week.
public enum Theme: String, CaseIterable, Codable, Sendable {
    /// The photos of meals in the first week.
    case foodObservation
    case eatingSlowly
    case drinkingWater
    case portionControl
    case wholeFoods

    /// The week in which the post can be read and the habit set. The observation is active in week 1 from the start.
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
    /// The 1-based week that unlocks the post.
    public var week: Int
    /// The week that it counts for: one below 1 counts as 1.
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
