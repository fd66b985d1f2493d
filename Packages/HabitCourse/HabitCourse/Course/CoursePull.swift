public import TimeKit
import WordKit

/// Plans the requests of a pull and builds the result. It uses neither the network nor the store.
///
/// A pull requests the manifest or feed, the page of each post, and the pictures of each page, all with the validators
/// of the stored copy. If any request fails, the old copy stays as it is, so a copy never mixes two versions. Only a
/// picture that the site does not have, or that is invalid, is left out and listed in `missingImages`. A picture of
/// another host that can't be fetched stays as it is stored, and is left out if it isn't.
///
/// ```swift
/// var pull = CoursePull(address, stored: old)
/// while let request = pull.next { pull.take(try await source.fetch(request)) }
/// ```
public struct CoursePull: Sendable {
    /// The result of a pull.
    public enum Outcome: Hashable, Sendable {
        /// Nothing changed. The copy has a new confirmation time.
        case unchanged(StoredCourse)
        /// A new copy replaces the old one.
        case updated(StoredCourse, Changes)
        /// The old copy, if there is one, stays in use because of an error.
        case kept(StoredCourse?, because: CourseError)
    }

    /// The differences between two copies, as sorted ids of posts.
    public struct Changes: Hashable, Sendable {
        /// The new posts.
        public var added: [TimeKit.ID<Post>]
        public var removed: [TimeKit.ID<Post>]
        /// The posts with a different entry or page.
        public var edited: [TimeKit.ID<Post>]
    }

    /// The next request; nil when the pull is done.
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

    /// Creates a pull of a course.
    ///
    /// - Parameters:
    ///   - address: The address of the manifest or the feed, http or https.
    ///   - stored: The last valid copy; nil for the first pull.
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

    /// Takes the response to `next`.
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

    /// Ends the pull because `next` could not be fetched. The old copy stays.
    public mutating func fail(_ error: CourseError) {
        guard failure == nil else { return }
        failure = error
        next = nil
    }

    /// Returns the result of the pull; nil while there are requests left.
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

    // MARK: Responses

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
        // The queue is a stack, so the last post is added first.
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
            let read = try CoursePage(response)
            page = StoredCourse.Page(page: read, validators: response.validators)
        }
        pages[request.address] = page
        // The response and the stored page both occupy memory, so the larger one counts.
        pageBytes += max(response.bytes.count, page.page.html.utf8.count)
        guard pageBytes <= CourseLimits.allPages else {
            throw .tooLarge(what: localized("all pages together"), limit: CourseLimits.allPages)
        }
        for image in page.page.images where queuedImages.insert(image.address).inserted {
            guard queuedImages.count <= CourseLimits.images else { throw .tooManyImages(limit: CourseLimits.images) }
            let known = stored?.images[image.address]?.validators ?? CourseValidators()
            // Pictures are requested after all pages, in the order of the pages.
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
            case .wrongMediaType, .tooLarge: missingImages.insert(request.address)
            default:
                guard isElsewhere(request) else { throw error }
                keepStored(request)
            }
            return
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
            throw .tooLarge(what: localized("all images together"), limit: CourseLimits.allImages)
        }
    }

    // MARK: Pictures of other hosts

    /// Whether a request is for a picture of another host than the course's own.
    private func isElsewhere(_ request: CourseRequest) -> Bool {
        request.purpose == .image && CourseAddress.host(of: request.address) != CourseAddress.host(of: base)
    }

    /// Goes on with the stored picture, or without one.
    private mutating func keepStored(_ request: CourseRequest) {
        guard let old = stored?.images[request.address], imageBytes + old.bytes.count <= CourseLimits.allImages else {
            missingImages.insert(request.address)
            return
        }
        images[request.address] = old
        imageBytes += old.bytes.count
    }
}

extension CoursePull {
    /// Pulls a course through a source.
    ///
    /// - Parameters:
    ///   - address: The address of the manifest or the feed.
    ///   - stored: The last valid copy; nil for the first pull.
    ///   - now: The confirmation time of the result.
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
        // There are no requests left, so there is an outcome.
        return pull.outcome(at: now) ?? .kept(stored, because: .notACourse(found: localized("nothing")))
    }

    /// Continues without a picture that is too large, because a source stops reading such a picture and throws, and without one of another host.
    private mutating func failed(_ request: CourseRequest, _ error: CourseError) {
        switch error {
        case .tooLarge where request.purpose == .image: missingImages.insert(request.address)
        case .unreachable, .timedOut:
            guard isElsewhere(request), !Task.isCancelled else { return fail(error) }
            // The host isn't asked again in this pull, because each picture could take as long.
            let host = CourseAddress.host(of: request.address)
            let rest = queue.filter { isElsewhere($0) && CourseAddress.host(of: $0.address) == host }
            queue.removeAll(where: rest.contains)
            for picture in [request] + rest { keepStored(picture) }
        default:
            guard isElsewhere(request) else { return fail(error) }
            keepStored(request)
        }
        next = queue.popLast()
    }
}

extension CoursePull.Changes {
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
