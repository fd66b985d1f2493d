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
    private let page: @Sendable (String) -> [UInt8]?
    private let exists: @Sendable (String) -> Bool?

    /// Creates a lint of a site.
    ///
    /// - Parameters:
    ///   - site: The folder of the manifest as an address with its last slash. For a folder on disk any address will do.
    ///   - page: Returns the bytes of a page by its absolute address; nil if there is none.
    ///   - exists: Returns whether an absolute address exists; nil if that is unknown.
    public init(
        site: String = "https://course.invalid/",
        page: @escaping @Sendable (String) -> [UInt8]?,
        exists: @escaping @Sendable (String) -> Bool?
    ) {
        self.site = site
        self.page = page
        self.exists = exists
    }

    /// Creates a lint of files by their paths in the site's folder. Whether addresses outside it exist is unknown.
    public init(files: [String: [UInt8]], site: String = "https://course.invalid/") {
        self.init(
            site: site,
            page: { address in CourseLint.path(of: address, in: site).flatMap { files[$0] } },
            exists: { address in CourseLint.path(of: address, in: site).map { files[$0] != nil } }
        )
    }

    /// Returns the path of an address in the site's folder without percent encoding; nil if it is outside. A folder
    /// stands for its `index.html`.
    public static func path(of address: String, in site: String) -> String? {
        guard address.hasPrefix(site) else { return nil }
        let written = address.dropFirst(site.count).prefix { $0 != "?" && $0 != "#" }
        guard let path = String(written).removingPercentEncoding, !path.contains("\0"),
            !path.split(separator: "/").contains("..")
        else { return nil }
        return path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
    }

    /// Returns all findings, the most severe first, then in the order of the file.
    ///
    /// - Parameters:
    ///   - bytes: The manifest or the feed.
    ///   - file: Its name.
    public func findings(_ bytes: [UInt8], named file: String = "course.json") -> [Finding] {
        let reading = CourseReading(bytes, from: site + file)
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
        for post in draft.posts { findings += pageFindings(post, file, places) }
        return findings.enumerated().sorted { ($0.element.severity, $0.offset) < ($1.element.severity, $1.offset) }
            .map(\.element)
    }

    // MARK: Pages

    private func pageFindings(_ post: Post, _ file: String, _ places: PostPlaces) -> [Finding] {
        guard let absolute = CourseAddress.absolute(post.url, base: site + file) else { return [] }
        let address = CourseAddress.withoutFragment(absolute)
        guard let bytes = page(address) else {
            guard exists(address) == false else { return [] }
            let text = localized("the page “\(post.url)” is not there — write it, or mend the address")
            return [PostFinding(.error, .pageMissing, post, text).finding(file, places)]
        }
        do throws(CourseError) {
            return contentFindings(try CoursePage(bytes, from: address), post)
        } catch {
            let place = CoursePlace(id: post.id.rawValue, line: error.line)
            return [
                Finding(severity: .error, rule: .page, file: post.url, place: place, text: error.description)
            ]
        }
    }

    private func contentFindings(_ page: CoursePage, _ post: Post) -> [Finding] {
        var found: [(severity: Severity, rule: Rule, text: String)] = []
        for link in page.links where CourseAddress.isWeb(link) {
            let target = CourseAddress.withoutFragment(link)
            guard target != page.address, exists(target) == false else { continue }
            found.append((.error, .link, localized("the link “\(shown(link))” leads nowhere — mend it")))
        }
        for image in page.images {
            if exists(CourseAddress.withoutFragment(image.address)) == false {
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
