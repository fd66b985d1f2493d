import Foundation
import TimeKit
import WordKit

/// Checks a course's site for problems that its author should fix.
public struct CourseLint: Sendable {
    /// The severity of a finding.
    public enum Severity: String, CaseIterable, Comparable, Sendable {
        /// The app refuses the course, or readers meet a gap.
        case error
        /// The course works, but not as intended.
        case warning
        /// The course could be better.
        case advice

        /// Orders the more severe first.
        public static func < (left: Severity, right: Severity) -> Bool {
            let order = Severity.allCases
            return (order.firstIndex(of: left) ?? 0) < (order.firstIndex(of: right) ?? 0)
        }
    }

    /// The rule of a finding.
    public enum Rule: String, CaseIterable, Sendable {
        /// The manifest or the feed has an error.
        case manifest
        case leftOut
        /// The first week has no tutorial.
        case noWelcome
        /// The course does not begin with a tutorial.
        case lateWelcome
        /// A week has no posts.
        case emptyWeek
        case themeTwice
        case themeMissing
        /// A habit post is not in the week of its theme.
        case themeWeek
        /// The orders of a week have gaps or duplicates.
        case order
        /// A post has no summary.
        case noSummary
        case noIdeas
        /// A post's page does not exist.
        case pageMissing
        case page
        /// An element of a page will not be shown.
        case dropped
        /// A link leads to nothing.
        case link
        /// A picture does not exist.
        case image
        /// A picture has no alternative text.
        case imageText
        /// A page has fewer than ``fewestWords`` words.
        case short
        /// A page has more than ``mostWords`` words.
        case long
    }

    public struct Finding: Hashable, Sendable {
        public var severity: Severity
        public var rule: Rule
        public var file: String
        /// The place in the file.
        public var place: CoursePlace
        /// The fault and what to do.
        public var text: String
    }

    /// The minimum number of words of a post, half a minute to read.
    public static let fewestWords = 100
    /// The maximum number of words of a post, a quarter of an hour to read.
    public static let mostWords = 3_000

    /// The site's folder as an address with its last slash.
    public let site: String
    private let answer: @Sendable (String) -> CourseResponse?
    private let exists: @Sendable (String) -> Bool?

    /// Creates a lint of a site.
    ///
    /// - Parameters:
    ///   - site: The folder of the manifest as an address with its last slash. For a folder on disk any address will do.
    ///   - page: Returns the answer of the site for a page's address, which is as of ``address(_:from:)``; nil if there
    ///     is none.
    ///   - exists: Returns whether such an address exists; nil if that is unknown.
    public init(
        site: String = "https://course.invalid/",
        page: @escaping @Sendable (String) -> CourseResponse?,
        exists: @escaping @Sendable (String) -> Bool?
    ) {
        self.site = site
        answer = page
        self.exists = exists
    }

    /// Creates a lint of files by their paths in the site's folder. Whether addresses outside it exist is unknown.
    public init(files: [String: [UInt8]], site: String = "https://course.invalid/") {
        self.init(
            site: site,
            page: { address in
                CourseLint.path(of: address, in: site).flatMap { files[$0] }
                    .map { CourseResponse(status: 200, address: address, bytes: $0) }
            },
            exists: { address in CourseLint.path(of: address, in: site).map { files[$0] != nil } }
        )
    }

    /// Returns an address in the form in which a lint asks for it; nil if it isn't http or https.
    ///
    /// Addresses of one place that differ in their fragment, in capitals of the host or in needless escapes are the same.
    ///
    /// - Parameters:
    ///   - text: An address, absolute or relative to `base`.
    ///   - base: An absolute address.
    public static func address(_ text: String, from base: String = "") -> String? {
        CourseAddress.absolute(text, base: base).map(CourseAddress.plain)
    }

    /// Returns the path of an address in the site's folder without percent encoding; nil if it is outside. A folder
    /// stands for its `index.html`.
    public static func path(of address: String, in site: String) -> String? {
        let (plain, folder) = (CourseAddress.plain(address), CourseAddress.plain(site))
        guard plain.hasPrefix(folder) else { return nil }
        let written = plain.dropFirst(folder.count).prefix { $0 != "?" }
        guard let path = String(written).removingPercentEncoding, !path.contains("\0"),
            !path.split(separator: "/").contains("..")
        else { return nil }
        return path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
    }

    /// Returns all findings, the most severe first, then in the order of the file.
    ///
    /// - Parameters:
    ///   - bytes: The manifest or the feed.
    ///   - name: Its name; may be empty if it is the page of the site's folder.
    public func findings(_ bytes: [UInt8], named name: String = "course.json") -> [Finding] {
        let base = site + name
        let file = name.isEmpty ? site : name
        let reading = CourseReading(bytes, from: base)
        var findings = reading.errors.map { error in
            Finding(
                severity: .error,
                rule: .manifest,
                file: file,
                place: error.place ?? CoursePlace(),
                text: error.description
            )
        }
        findings += reading.leftOut.map { entry in
            Finding(
                severity: .warning,
                rule: .leftOut,
                file: file,
                place: CoursePlace(post: entry.entry),
                text: localized(
                    "“\(entry.title)” has no category such as week:3 — give it one, if it belongs to the course"
                )
            )
        }
        guard let draft = reading.draft else { return findings }
        let places = PostPlaces(bytes: bytes)
        findings += courseFindings(draft).map { $0.finding(file, places) }
        for post in draft.posts { findings += pageFindings(post, base, file, places) }
        return findings.enumerated().sorted { ($0.element.severity, $0.offset) < ($1.element.severity, $1.offset) }
            .map(\.element)
    }

    // MARK: Pages

    /// Returns a post's page as the app reads it; nil if there is none.
    ///
    /// - Parameters:
    ///   - base: The address of the manifest or the feed.
    /// - Throws: The error for which the app refuses the page.
    public func page(of post: Post, base: String) throws(CourseError) -> CoursePage? {
        guard let address = Self.address(post.url, from: base), let response = answer(address) else { return nil }
        try response.check(against: CourseRequest(address: address, purpose: .page, limit: CourseLimits.page))
        return try CoursePage(response)
    }

    private func pageFindings(_ post: Post, _ base: String, _ file: String, _ places: PostPlaces) -> [Finding] {
        do throws(CourseError) {
            if let page = try self.page(of: post, base: base) { return contentFindings(page, post) }
            guard let address = Self.address(post.url, from: base), exists(address) == false else { return [] }
            let text = localized("the page “\(post.url)” is not there — write it, or mend the address")
            return [PostFinding(.error, .pageMissing, post, text).finding(file, places)]
        } catch {
            let place = CoursePlace(id: post.id.rawValue, line: error.line)
            return [
                Finding(severity: .error, rule: .page, file: post.url, place: place, text: error.description)
            ]
        }
    }

    private func contentFindings(_ page: CoursePage, _ post: Post) -> [Finding] {
        var found: [(severity: Severity, rule: Rule, text: String)] = []
        let own = CourseAddress.plain(page.address)
        for link in page.links {
            guard let target = Self.address(link), target != own, exists(target) == false else { continue }
            found.append((.error, .link, localized("the link “\(shown(link))” leads nowhere — mend it")))
        }
        for image in page.images {
            if exists(CourseAddress.plain(image.address)) == false {
                found.append((.error, .image, localized("the picture “\(shown(image.address))” is not there — add it")))
            }
            if image.text.isEmpty {
                let text = localized(
                    "the picture “\(shown(image.address))” has no alt text — say in words what it shows"
                )
                found.append((.advice, .imageText, text))
            }
        }
        if !page.dropped.isEmpty {
            let text = localized(
                "\(page.dropped.joined(separator: ", ")) will not be shown — say it in text and pictures"
            )
            found.append((.warning, .dropped, text))
        }
        if page.words < Self.fewestWords {
            found.append(
                (.warning, .short, localized("the page has \(page.words, "word"), hardly a post — write more"))
            )
        }
        if page.words > Self.mostWords {
            let text = localized("the page takes \(page.minutes) minutes to read — make two posts of it")
            found.append((.warning, .long, text))
        }
        return found.map {
            Finding(
                severity: $0.severity,
                rule: $0.rule,
                file: post.url,
                place: CoursePlace(id: post.id.rawValue),
                text: $0.text
            )
        }
    }

    private func shown(_ address: String) -> String { CourseAddress.relative(address, to: site) }
}
