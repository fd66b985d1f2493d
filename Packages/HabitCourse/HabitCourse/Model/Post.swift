public import TimeKit

/// What a habit is about. The course brings four, one at a time; the first week has an observation of its own.
public enum Theme: String, CaseIterable, Codable, Sendable {
    /// The first week's: photos of what is eaten.
    case foodObservation
    /// From the end of week 1.
    case eatingSlowly
    /// From the end of week 3.
    case drinkingWater
    /// From the end of week 5.
    case portionControl
    /// From the end of week 7.
    case wholeFoods

    /// The week in which its post can be read and the habit set; the observation runs in week 1 from the start.
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

/// One post of the course, as its manifest lists it.
public struct Post: Hashable, Codable, Identifiable, Sendable {
    /// What a post is for.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// Explains the app.
        case tutorial
        /// To be read.
        case article
        /// To be read, and then a habit is set.
        case habit
    }

    /// Which: stays the same when the post is edited or moved.
    public let id: TimeKit.ID<Post>
    /// The week that unlocks it, from 1.
    public var week: Int
    /// Its place in the week; posts of one place stand by id.
    public var order: Int
    /// What it is for.
    public var kind: Kind
    /// What it is called.
    public var title: String
    /// What its habit is about; nil for all but habit posts.
    public var theme: Theme?
    /// What one could do, for a habit post: shown when it is finished.
    public var ideas: [String]
    /// Its page, absolute or relative to the manifest.
    public var url: String
    /// What it is about, in a sentence; may be empty.
    public var summary: String
    /// When its author last changed it.
    public var updated: Instant?

    /// A post.
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
