public import TimeKit

/// Where the course comes from, and how old the copy of it is.
public struct CourseStatus: Hashable, Codable, Sendable {
    /// What was fetched last in full.
    public struct Copy: Hashable, Codable, Sendable {
        /// What the course is called.
        public let title: String
        /// Its language.
        public let language: String
        /// How many weeks it takes.
        public let weeks: Int
        /// How many posts it has.
        public let posts: Int
        /// When the site last confirmed it.
        public let confirmed: Instant

        /// A copy.
        public init(title: String, language: String, weeks: Int, posts: Int, confirmed: Instant) {
            self.title = title
            self.language = language
            self.weeks = weeks
            self.posts = posts
            self.confirmed = confirmed
        }
    }

    /// The address that is asked.
    public let address: String
    /// The copy that serves; nil where nothing ever came.
    public let copy: Copy?
    /// When it was last asked.
    public let attempted: Instant
    /// Why that failed, in words; nil where it didn't.
    public let failure: String?

    /// A status.
    public init(address: String, copy: Copy?, attempted: Instant, failure: String?) {
        self.address = address
        self.copy = copy
        self.attempted = attempted
        self.failure = failure
    }
}

/// What asking the site came to.
public struct CourseReport: Hashable, Sendable {
    /// What became of the copy.
    public enum Outcome: Hashable, Sendable {
        /// Nothing has changed on the site.
        case unchanged
        /// The copy was replaced as a whole.
        case updated(CoursePull.Changes)
        /// The old copy goes on serving.
        case kept(because: CourseError)
    }

    /// What became of the copy.
    public let outcome: Outcome
    /// Where it comes from and how old it is, after this.
    public let status: CourseStatus
    /// Pictures that the site doesn't have, by address, in alphabetical order.
    public let missingImages: [String]

    /// A report.
    public init(outcome: Outcome, status: CourseStatus, missingImages: [String] = []) {
        self.outcome = outcome
        self.status = status
        self.missingImages = missingImages
    }
}
