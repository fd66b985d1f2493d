public import TimeKit

/// The last good copy of a course: everything that is needed to show it without a network.
public struct StoredCourse: Hashable, Codable, Sendable {
    /// A post's page with what to ask for it next time.
    public struct Page: Hashable, Codable, Sendable {
        /// The page.
        public var page: CoursePage
        /// Its validators.
        public var validators: CourseValidators

        /// A stored page.
        public init(page: CoursePage, validators: CourseValidators) {
            self.page = page
            self.validators = validators
        }
    }

    /// A picture with what to ask for it next time.
    public struct Image: Hashable, Codable, Sendable {
        /// Its media type.
        public var mediaType: String?
        /// Its bytes.
        public var bytes: [UInt8]
        /// Its validators.
        public var validators: CourseValidators

        /// A stored picture.
        public init(mediaType: String?, bytes: [UInt8], validators: CourseValidators) {
            self.mediaType = mediaType
            self.bytes = bytes
            self.validators = validators
        }
    }

    /// The address that is asked for the manifest or the feed.
    public var address: String
    /// Where the manifest came from in the end: what posts' addresses are relative to.
    public var base: String
    /// The course.
    public var manifest: CourseManifest
    /// The manifest's validators.
    public var validators: CourseValidators
    /// The pages, by absolute address as asked for.
    public var pages: [String: Page]
    /// The pictures, by absolute address.
    public var images: [String: Image]
    /// Pictures that the site doesn't have.
    public var missingImages: Set<String>
    /// When the site last confirmed all of this.
    public var confirmed: Instant

    /// A stored course.
    public init(
        address: String,
        base: String,
        manifest: CourseManifest,
        validators: CourseValidators = CourseValidators(),
        pages: [String: Page] = [:],
        images: [String: Image] = [:],
        missingImages: Set<String> = [],
        confirmed: Instant
    ) {
        self.address = address
        self.base = base
        self.manifest = manifest
        self.validators = validators
        self.pages = pages
        self.images = images
        self.missingImages = missingImages
        self.confirmed = confirmed
    }
}

extension StoredCourse {
    /// The page of a post; nil if there is no such post.
    public func page(of post: Post) -> CoursePage? {
        CourseAddress.absolute(post.url, base: base).flatMap { pages[CourseAddress.withoutFragment($0)]?.page }
    }

    /// How many whole days ago the site last confirmed the copy; 0 where the clock is behind.
    public func ageInDays(at now: Instant) -> Int {
        Int(max(0, confirmed.milliseconds(until: now)) / 86_400_000)
    }
}
