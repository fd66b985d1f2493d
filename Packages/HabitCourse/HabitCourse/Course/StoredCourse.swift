public import TimeKit

/// The last valid copy of a course, with everything that is needed to show it offline.
public struct StoredCourse: Hashable, Codable, Sendable {
    /// A post's page with its validators.
    public struct Page: Hashable, Codable, Sendable {
        public var page: CoursePage
        public var validators: CourseValidators

        public init(page: CoursePage, validators: CourseValidators) {
            self.page = page
            self.validators = validators
        }
    }

    /// A picture with its validators.
    public struct Image: Hashable, Codable, Sendable {
        public var mediaType: String?
        public var bytes: [UInt8]
        public var validators: CourseValidators

        public init(mediaType: String?, bytes: [UInt8], validators: CourseValidators) {
            self.mediaType = mediaType
            self.bytes = bytes
            self.validators = validators
        }
    }

    /// The requested address of the manifest or the feed.
    public var address: String
    /// The final address of the manifest, the base of the posts' addresses.
    public var base: String
    public var manifest: CourseManifest
    public var validators: CourseValidators
    /// The pages by their requested absolute addresses.
    public var pages: [String: Page]
    /// The pictures by their absolute addresses.
    public var images: [String: Image]
    /// The addresses of pictures that the site does not have.
    public var missingImages: Set<String>
    /// The time when the site last confirmed the copy.
    public var confirmed: Instant

    init(
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
    /// Returns the page of a post; nil if it is not in the copy.
    public func page(of post: Post) -> CoursePage? {
        CourseAddress.absolute(post.url, base: base).flatMap { pages[CourseAddress.withoutFragment($0)]?.page }
    }

    /// Returns the whole days since the site last confirmed the copy; 0 if the clock is behind.
    public func ageInDays(at now: Instant) -> Int {
        Int(max(0, confirmed.milliseconds(until: now)) / 86_400_000)
    }
}
