import JSONKit
public import TimeKit
import WordKit

/// A course as its site lists it, with its posts.
public struct CourseManifest: Hashable, Codable, Sendable {
    public var title: String
    /// The language of its posts, such as "en" or "es-MX".
    public var language: String
    /// The author; may be empty.
    public var author: String
    /// The number of weeks, 1…52.
    public var weeks: Int
    /// The time of the author's last change; nil if unknown.
    public var updated: Instant?
    /// The posts, sorted by week, order and id.
    public private(set) var posts: [Post]

    /// Creates a course and sorts its posts.
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

    /// Returns the posts of a week in their order.
    public func posts(ofWeek week: Int) -> [Post] { posts.filter { $0.week == week } }
}

public enum CourseLimits {
    /// The maximum size of a manifest or a feed, in bytes.
    public static let manifest = 2_000_000
    /// The maximum size of a post's page, in bytes.
    public static let page = 2_000_000
    /// The maximum size of all pages together, in bytes.
    public static let allPages = 100_000_000
    /// The maximum size of an image, in bytes.
    public static let image = 5_000_000
    /// The maximum size of all images together, in bytes.
    public static let allImages = 200_000_000
    /// The maximum number of images.
    public static let images = 2_000
    /// The maximum number of posts.
    public static let posts = 1_000
    /// The maximum number of ideas of a post.
    public static let ideas = 20
    /// The maximum length of a title or an author, in characters.
    public static let title = 200
    /// The maximum length of an id, in characters.
    public static let id = 200
    /// The maximum length of a summary or an idea, in characters.
    public static let summary = 1_000
    /// The maximum length of an address, in characters.
    public static let address = 2_000
    /// The valid numbers of weeks.
    public static let weeks = 1...52
    /// The valid orders of a post in its week.
    public static let order = 0...10_000
    /// The maximum number of redirects before an answer.
    public static let redirects = 5
}

/// The result of reading a manifest or a feed: the valid part of the course and all errors.
public struct CourseReading: Hashable, Sendable {
    /// An entry of a feed that does not belong to the course.
    public struct LeftOut: Hashable, Sendable {
        /// The 1-based index of the entry.
        public var entry: Int
        /// The title; may be empty.
        public var title: String
    }

    /// The course with its valid posts; nil if nothing is valid. Use `whole()` to get a course to show or store.
    public var draft: CourseManifest?
    /// The errors, in the order of the file.
    public var errors: [CourseError]
    /// The entries of a feed without a week.
    public var leftOut: [LeftOut]

    public init(draft: CourseManifest?, errors: [CourseError] = [], leftOut: [LeftOut] = []) {
        self.draft = draft
        self.errors = errors
        self.leftOut = leftOut
    }

    /// Returns the course if it has no errors.
    ///
    /// - Throws: The first error.
    public func whole() throws(CourseError) -> CourseManifest {
        if let error = errors.first { throw error }
        guard let draft else { throw .notACourse(found: localized("nothing")) }
        return draft
    }
}

extension CourseManifest {
    /// The content of `course.json`: indented by two spaces, with a final line end, and equal for equal courses.
    public var bytes: [UInt8] { Array((json.pretty + "\n").utf8) }

    private var json: JSONValue {
        var object = JSONObject()
        object["format"] = .string("nourish-course")
        object["version"] = .number("1")
        object["title"] = .string(title)
        object["language"] = .string(language)
        if !author.isEmpty { object["author"] = .string(author) }
        object["weeks"] = .number(String(weeks))
        if let updated { object["updated"] = .string(updated.description) }
        object["posts"] = .array(posts.map(\.json))
        return .object(object)
    }
}

extension Post {
    fileprivate var json: JSONValue {
        var object = JSONObject()
        object["id"] = .string(id.rawValue)
        object["week"] = .number(String(week))
        object["order"] = .number(String(order))
        object["kind"] = .string(kind.rawValue)
        object["title"] = .string(title)
        if let theme { object["theme"] = .string(theme.rawValue) }
        object["url"] = .string(url)
        if !summary.isEmpty { object["summary"] = .string(summary) }
        if !ideas.isEmpty { object["ideas"] = .array(ideas.map { .string($0) }) }
        if let updated { object["updated"] = .string(updated.description) }
        return .object(object)
    }
}
