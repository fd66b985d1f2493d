public import TimeKit

/// Plans a pull: which thing to ask for next, and in the end what to store. It touches neither network nor store.
///
/// Asked are the manifest or feed, each post's page, and each page's pictures, always with the validators of what is
/// stored. Whatever goes wrong on the way, the old copy is kept as it is: there is no course of two versions. Only a
/// picture that the site says it doesn't have, or that is none, is done without, and named in `missingImages`.
///
/// ```swift
/// var pull = CoursePull(address, stored: old)
/// while let request = pull.next { pull.take(try await source.fetch(request)) }
/// ```
public struct CoursePull: Sendable {
    /// What a pull came to.
    public enum Outcome: Hashable, Sendable {
        /// Nothing has changed; the copy is confirmed anew.
        case unchanged(StoredCourse)
        /// A new copy to store in place of the old one.
        case updated(StoredCourse, Changes)
        /// The old copy, if there is one, goes on serving; `because` says what went wrong.
        case kept(StoredCourse?, because: CourseError)
    }

    /// How two copies differ, as ids of posts in alphabetical order.
    public struct Changes: Hashable, Sendable {
        /// New ones.
        public var added: [TimeKit.ID<Post>]
        /// Those that are gone.
        public var removed: [TimeKit.ID<Post>]
        /// Those of which the entry or the page differs.
        public var edited: [TimeKit.ID<Post>]
    }

    /// What to ask for next; nil when there is nothing more to ask.
    public private(set) var next: CourseRequest?

    private let address: String
    private let stored: StoredCourse?
    private var base = ""
    private var manifest: CourseManifest?
    private var validators = CourseValidators()
    private var pages: [String: StoredCourse.Page] = [:]
    private var images: [String: StoredCourse.Image] = [:]
    private var missingImages: Set<String> = []
    private var queue: [CourseRequest] = []
    private var queuedImages: Set<String> = []
    private var pageBytes = 0
    private var imageBytes = 0
    private var failure: CourseError?

    /// A pull of a course.
    ///
    /// - Parameters:
    ///   - address: The manifest's or the feed's: http or https.
    ///   - stored: The last good copy of it.
    public init(_ address: String, stored: StoredCourse? = nil) {
        self.address = address
        self.stored = stored?.address == address ? stored : nil
        if !CourseAddress.isWeb(address) || CourseAddress.fault(address) != nil {
            let fault = CourseAddress.fault(address) ?? .host
            failure = .field(.url, .address(address, fault), CoursePlace())
            return
        }
        next = CourseRequest(
            address: address,
            purpose: .manifest,
            validators: self.stored?.validators ?? CourseValidators(),
            limit: CourseLimits.manifest
        )
    }

    /// Takes the answer to `next`.
    public mutating func take(_ response: CourseResponse) {
        guard let request = next else { return }
        do throws(CourseError) {
            switch request.purpose {
            case .manifest: try takeManifest(response, request)
            case .page: try takePage(response, request)
            case .image: try takeImage(response, request)
            }
            next = queue.popLast()
        } catch {
            fail(error)
        }
    }

    /// Ends the pull because `next` could not be fetched: the old copy is kept.
    public mutating func fail(_ error: CourseError) {
        guard failure == nil else { return }
        failure = error
        next = nil
    }

    /// What the pull came to; nil while there is something to ask.
    public func outcome(at now: Instant) -> Outcome? {
        if let failure { return .kept(stored, because: failure) }
        guard next == nil, let manifest else { return nil }
        let new = StoredCourse(
            address: address,
            base: base,
            manifest: manifest,
            validators: validators,
            pages: pages,
            images: images,
            missingImages: missingImages,
            confirmed: now
        )
        if var stored {
            stored.confirmed = now
            if stored == new { return .unchanged(new) }
        }
        return .updated(new, Changes(from: stored, to: new))
    }

    // MARK: The answers

    private mutating func takeManifest(_ response: CourseResponse, _ request: CourseRequest) throws(CourseError) {
        try response.check(against: request)
        if response.status == 304, let stored {
            base = stored.base
            manifest = stored.manifest
            validators = response.validators.isEmpty ? stored.validators : response.validators
        } else {
            base = response.address
            manifest = try CourseReading(response.bytes, from: response.address).whole()
            validators = response.validators
        }
        var seen: Set<String> = []
        // The last is asked first: the queue gives them in the order of the course.
        for post in (manifest?.posts ?? []).reversed() {
            guard let absolute = CourseAddress.absolute(post.url, base: base) else {
                throw .field(.url, .address(post.url, .host), CoursePlace(id: post.id.rawValue))
            }
            let page = CourseAddress.withoutFragment(absolute)
            guard seen.insert(page).inserted else { continue }
            let known = stored?.pages[page]?.validators ?? CourseValidators()
            queue.append(CourseRequest(address: page, purpose: .page, validators: known, limit: CourseLimits.page))
        }
    }

    private mutating func takePage(_ response: CourseResponse, _ request: CourseRequest) throws(CourseError) {
        try response.check(against: request)
        var page: StoredCourse.Page
        if response.status == 304, let old = stored?.pages[request.address] {
            page = old
            if !response.validators.isEmpty { page.validators = response.validators }
        } else {
            let read = try CoursePage(response.bytes, from: response.address, encoding: response.encoding)
            page = StoredCourse.Page(page: read, validators: response.validators)
        }
        pages[request.address] = page
        // What came, or what is kept where nothing had to come: both are held.
        pageBytes += max(response.bytes.count, page.page.html.utf8.count)
        guard pageBytes <= CourseLimits.allPages else {
            throw .tooLarge(what: "all pages together", limit: CourseLimits.allPages)
        }
        for image in page.page.images.reversed() where queuedImages.insert(image.address).inserted {
            guard queuedImages.count <= CourseLimits.images else {
                throw .tooLarge(what: "the list of all images", limit: CourseLimits.images)
            }
            let known = stored?.images[image.address]?.validators ?? CourseValidators()
            // Pictures come behind all pages.
            queue.insert(
                CourseRequest(address: image.address, purpose: .image, validators: known, limit: CourseLimits.image),
                at: 0
            )
        }
    }

    private mutating func takeImage(_ response: CourseResponse, _ request: CourseRequest) throws(CourseError) {
        if [403, 404, 410].contains(response.status) {
            missingImages.insert(request.address)
            return
        }
        do throws(CourseError) {
            try response.check(against: request)
        } catch {
            switch error {
            case .wrongMediaType, .tooLarge:
                missingImages.insert(request.address)
                return
            default: throw error
            }
        }
        if response.status == 304, var old = stored?.images[request.address] {
            if !response.validators.isEmpty { old.validators = response.validators }
            images[request.address] = old
        } else {
            images[request.address] = StoredCourse.Image(
                mediaType: response.type,
                bytes: response.bytes,
                validators: response.validators
            )
        }
        imageBytes += images[request.address]?.bytes.count ?? 0
        guard imageBytes <= CourseLimits.allImages else {
            throw .tooLarge(what: "all images together", limit: CourseLimits.allImages)
        }
    }
}

extension CoursePull {
    /// Pulls a course through a source.
    ///
    /// - Parameters:
    ///   - address: The manifest's or the feed's.
    ///   - stored: The last good copy.
    ///   - now: When it is confirmed.
    public static func run(
        _ address: String,
        from source: some CourseSource,
        stored: StoredCourse? = nil,
        at now: Instant
    ) async -> Outcome {
        var pull = CoursePull(address, stored: stored)
        while let request = pull.next {
            do throws(CourseError) {
                pull.take(try await source.fetch(request))
            } catch {
                pull.failed(request, error)
            }
        }
        // Nothing is left to ask, so there is an outcome.
        return pull.outcome(at: now) ?? .kept(stored, because: .notACourse(found: "nothing"))
    }

    /// A source stops as soon as too much comes, which for a picture is no reason to do without the course.
    private mutating func failed(_ request: CourseRequest, _ error: CourseError) {
        if request.purpose == .image, case .tooLarge = error {
            missingImages.insert(request.address)
            next = queue.popLast()
        } else {
            fail(error)
        }
    }
}

extension CoursePull.Changes {
    /// The differences between two copies.
    public init(from old: StoredCourse?, to new: StoredCourse) {
        let before = Dictionary((old?.manifest.posts ?? []).map { ($0.id, $0) }) { first, _ in first }
        let after = Dictionary(new.manifest.posts.map { ($0.id, $0) }) { first, _ in first }
        added = after.keys.filter { before[$0] == nil }.sorted()
        removed = before.keys.filter { after[$0] == nil }.sorted()
        edited = after.values.filter { post in
            guard let earlier = before[post.id] else { return false }
            return earlier != post || old?.page(of: earlier) != new.page(of: post)
        }
        .map(\.id).sorted()
    }
}
