public import TimeKit
import WordKit

/// The source of the course and the age of its copy.
public struct CourseStatus: Hashable, Codable, Sendable {
    /// The stored copy of the course.
    public struct Copy: Hashable, Codable, Sendable {
        public let title: String
        public let language: String
        public let weeks: Int
        public let posts: Int
        /// The time when the site last confirmed the copy.
        public let confirmed: Instant

        public init(title: String, language: String, weeks: Int, posts: Int, confirmed: Instant) {
            self.title = title
            self.language = language
            self.weeks = weeks
            self.posts = posts
            self.confirmed = confirmed
        }

        /// The tag of its language; nil for that of the reader.
        var languageForReader: String? { Language(tag: language) == Language.current ? nil : language }
    }

    /// The address of the manifest or the feed.
    public let address: String
    /// The copy in use; nil if none was ever fetched.
    public let copy: Copy?
    /// The time of the last attempt.
    public let attempted: Instant
    /// The message of the last attempt's error; nil if it succeeded.
    public let failure: String?

    public init(address: String, copy: Copy?, attempted: Instant, failure: String?) {
        self.address = address
        self.copy = copy
        self.attempted = attempted
        self.failure = failure
    }
}

/// The result of fetching the course.
public struct CourseReport: Hashable, Sendable {
    public enum Outcome: Hashable, Sendable {
        case unchanged
        /// The copy was replaced as a whole.
        case updated(CoursePull.Changes)
        /// The old copy stays in use because of an error.
        case kept(because: CourseError)
    }

    public let outcome: Outcome
    /// The status after the attempt.
    public let status: CourseStatus
    /// The addresses of pictures that the site does not have, sorted.
    public let missingImages: [String]

    init(outcome: Outcome, status: CourseStatus, missingImages: [String] = []) {
        self.outcome = outcome
        self.status = status
        self.missingImages = missingImages
    }
}
