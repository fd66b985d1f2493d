public import TimeKit

/// A course as its site lists it: what it is called, how long it takes, and its posts.
public struct CourseManifest: Hashable, Codable, Sendable {
    /// What the course is called.
    public var title: String
    /// The language of its posts, as "en" or "es-MX".
    public var language: String
    /// Who wrote it; may be empty.
    public var author: String
    /// How many weeks it takes, 1…52.
    public var weeks: Int
    /// When its author last changed it.
    public var updated: Instant?
    /// The posts by week, order and id.
    public private(set) var posts: [Post]

    /// A course; its posts are put in order.
    public init(
        title: String,
        language: String = "en",
        author: String = "",
        weeks: Int = 10,
        updated: Instant? = nil,
        posts: [Post]
    ) {
        self.title = title
        self.language = language
        self.author = author
        self.weeks = weeks
        self.updated = updated
        self.posts = posts.sorted { ($0.week, $0.order, $0.id) < ($1.week, $1.order, $1.id) }
    }

    /// The posts of a week in their order.
    public func posts(ofWeek week: Int) -> [Post] { posts.filter { $0.week == week } }
}

/// How much a course may ask for.
public enum CourseLimits {
    /// Bytes of a manifest or a feed.
    public static let manifest = 2_000_000
    /// Bytes of a post's page.
    public static let page = 2_000_000
    /// Bytes of all pages together.
    public static let allPages = 100_000_000
    /// Bytes of one image.
    public static let image = 5_000_000
    /// Bytes of all images together.
    public static let allImages = 200_000_000
    /// Images of all posts together.
    public static let images = 2_000
    /// Posts of a course.
    public static let posts = 1_000
    /// Ideas of a post.
    public static let ideas = 20
    /// Characters of a title or an author.
    public static let title = 200
    /// Characters of an id.
    public static let id = 200
    /// Characters of a summary or an idea.
    public static let summary = 1_000
    /// Characters of an address.
    public static let address = 2_000
    /// Weeks of a course.
    public static let weeks = 1...52
    /// Places in a week.
    public static let order = 0...10_000
    /// Redirects on the way to an answer.
    public static let redirects = 5
}

/// What was read of a manifest or a feed: the course as far as it makes sense, and everything that doesn't.
public struct CourseReading: Hashable, Sendable {
    /// An entry of a feed that is no part of the course.
    public struct LeftOut: Hashable, Sendable {
        /// Which entry, counted from 1.
        public var entry: Int
        /// What it is called; may be empty.
        public var title: String

        /// An entry that was left out.
        public init(entry: Int, title: String) {
            self.entry = entry
            self.title = title
        }
    }

    /// The course with the posts that have no fault; nil where nothing makes sense. To show or store a course, ask
    /// for `whole()`.
    public var draft: CourseManifest?
    /// Everything that is wrong, in the order of the file.
    public var errors: [CourseError]
    /// Entries of a feed without a week.
    public var leftOut: [LeftOut]

    /// What was read.
    public init(draft: CourseManifest?, errors: [CourseError] = [], leftOut: [LeftOut] = []) {
        self.draft = draft
        self.errors = errors
        self.leftOut = leftOut
    }

    /// The course, if all of it is sound.
    ///
    /// - Throws: the first error.
    public func whole() throws(CourseError) -> CourseManifest {
        if let error = errors.first { throw error }
        guard let draft else { throw .notACourse(found: "nothing") }
        return draft
    }
}
