import Foundation
import TimeKit

/// Looks through a course's site for what its author would want to mend.
public struct CourseLint: Sendable {
    /// How much a finding matters.
    public enum Severity: String, CaseIterable, Comparable, Sendable {
        /// The app refuses the course, or readers meet a gap.
        case error
        /// It works, but hardly as it is meant.
        case warning
        /// It could be better.
        case advice

        /// What matters more comes first.
        public static func < (left: Severity, right: Severity) -> Bool {
            let order = Severity.allCases
            return (order.firstIndex(of: left) ?? 0) < (order.firstIndex(of: right) ?? 0)
        }
    }

    /// What is found.
    public enum Rule: String, CaseIterable, Sendable {
        /// The manifest or the feed says something wrong.
        case manifest
        /// An entry of a feed has no week.
        case leftOut
        /// The first week has no welcome.
        case noWelcome
        /// The first post of the course is no tutorial.
        case lateWelcome
        /// A week has nothing to read.
        case emptyWeek
        /// Two posts set a habit for one theme.
        case themeTwice
        /// No post sets a habit for a theme.
        case themeMissing
        /// A habit post does not stand in the week of its theme.
        case themeWeek
        /// Places of a week are left out, or taken twice.
        case order
        /// A post says nothing about itself.
        case noSummary
        /// A habit post has no ideas.
        case noIdeas
        /// A post's page is not there.
        case pageMissing
        /// A post's page cannot be read.
        case page
        /// Something on a page will not be shown.
        case dropped
        /// A link leads nowhere.
        case link
        /// A picture is not there.
        case image
        /// A picture has no words for those who don't see it.
        case imageText
        /// There is very little to read.
        case short
        /// There is very much to read.
        case long
    }

    /// One finding.
    public struct Finding: Hashable, Sendable {
        /// How much it matters.
        public var severity: Severity
        /// What it is.
        public var rule: Rule
        /// The file or the address.
        public var file: String
        /// Where in it.
        public var place: CoursePlace
        /// What is wrong, and what to do.
        public var text: String
    }

    /// Fewer words than this are too short a post, half a minute.
    public static let fewestWords = 100
    /// More words than this are too long a post, a quarter of an hour.
    public static let mostWords = 3_000

    /// The site's folder as an address, its last slash included.
    public let site: String
    private let page: @Sendable (String) -> [UInt8]?
    private let exists: @Sendable (String) -> Bool?

    /// A lint of a site.
    ///
    /// - Parameters:
    ///   - site: The folder of the manifest as an address, its last slash included; one made up will do for a folder on
    ///     a disk.
    ///   - page: The bytes of a page by its absolute address; nil where there is none.
    ///   - exists: Whether there is something at an absolute address; nil where nobody has looked.
    public init(
        site: String = "https://course.invalid/",
        page: @escaping @Sendable (String) -> [UInt8]?,
        exists: @escaping @Sendable (String) -> Bool?
    ) {
        self.site = site
        self.page = page
        self.exists = exists
    }

    /// A lint of files, by their paths in the site's folder: what is outside of it counts as not looked at.
    public init(files: [String: [UInt8]], site: String = "https://course.invalid/") {
        self.init(
            site: site,
            page: { address in CourseLint.path(of: address, in: site).flatMap { files[$0] } },
            exists: { address in CourseLint.path(of: address, in: site).map { files[$0] != nil } }
        )
    }

    /// The path of an address in the site's folder, percent encoding resolved; nil outside of it. A folder stands for
    /// its `index.html`.
    public static func path(of address: String, in site: String) -> String? {
        guard address.hasPrefix(site) else { return nil }
        let written = address.dropFirst(site.count).prefix { $0 != "?" && $0 != "#" }
        guard let path = String(written).removingPercentEncoding, !path.contains("\0"),
            !path.split(separator: "/").contains("..")
        else { return nil }
        return path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
    }

    /// Everything that is found, what matters most first, then in the order of the file.
    ///
    /// - Parameters:
    ///   - bytes: The manifest or the feed.
    ///   - file: What it is called.
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
                text: "“\(entry.title)” has no category such as week:3 — give it one, if it belongs to the course"
            )
        }
        guard let draft = reading.draft else { return findings }
        let places = PostPlaces(bytes: bytes)
        findings += courseFindings(draft).map { $0.finding(file, places) }
        for post in draft.posts { findings += pageFindings(post, file, places) }
        return findings.enumerated().sorted { ($0.element.severity, $0.offset) < ($1.element.severity, $1.offset) }
            .map(\.element)
    }

    // MARK: The pages

    private func pageFindings(_ post: Post, _ file: String, _ places: PostPlaces) -> [Finding] {
        guard let absolute = CourseAddress.absolute(post.url, base: site + file) else { return [] }
        let address = CourseAddress.withoutFragment(absolute)
        guard let bytes = page(address) else {
            guard exists(address) == false else { return [] }
            let text = "the page “\(post.url)” is not there — write it, or mend the address"
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
            found.append((.error, .link, "the link “\(shown(link))” leads nowhere — mend it"))
        }
        for image in page.images {
            if exists(CourseAddress.withoutFragment(image.address)) == false {
                found.append((.error, .image, "the picture “\(shown(image.address))” is not there — add it"))
            }
            if image.text.isEmpty {
                let text = "the picture “\(shown(image.address))” has no alt text — say in words what it shows"
                found.append((.advice, .imageText, text))
            }
        }
        if !page.dropped.isEmpty {
            let text = "\(page.dropped.joined(separator: ", ")) will not be shown — say it in text and pictures"
            found.append((.warning, .dropped, text))
        }
        if page.words < Self.fewestWords {
            found.append((.warning, .short, "the page has \(page.words) words, hardly a post — write more"))
        }
        if page.words > Self.mostWords {
            let text = "the page takes \(page.minutes) minutes to read — make two posts of it"
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
