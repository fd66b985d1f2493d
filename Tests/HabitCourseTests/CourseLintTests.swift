import Foundation
import HabitCourse
import Testing
import TimeKit

@Suite("The lint of a course")
struct CourseLintTests {
    static let files = CourseStarter.files(title: "Ten weeks", author: "Ann", at: CourseSamples.instant)

    static func findings(_ files: [String: [UInt8]], _ name: String = "course.json") -> [CourseLint.Finding] {
        CourseLint(files: files).findings(files[name] ?? [], named: name)
    }

    /// The starter site with changed posts or one changed page.
    static func changed(
        page: String? = nil,
        _ html: String = "",
        change: (inout [Post]) -> Void = { _ in }
    ) throws -> [CourseLint.Finding] {
        var files = files
        let manifest = try CourseManifest(files["course.json"] ?? [])
        var posts = manifest.posts
        change(&posts)
        files["course.json"] = CourseManifest(title: "T", weeks: manifest.weeks, posts: posts).bytes
        if let page { files[page] = Array(html.utf8) }
        return findings(files).filter { $0.rule != .short }
    }

    static let words = "<p>" + Array(repeating: "word", count: 150).joined(separator: " ") + "</p>"

    @Test("the starter site has no errors: nothing is found but that its posts are still to be written")
    func starter() throws {
        let findings = Self.findings(Self.files)
        #expect(Set(findings.map(\.rule)) == [.short])
        #expect(findings.allSatisfy { $0.severity == .warning && $0.file.hasPrefix("posts/") })
        let manifest = try CourseManifest(try #require(Self.files["course.json"]))
        #expect(Set(Self.files.keys) == Set(manifest.posts.map(\.url) + ["course.json"]))
        #expect(Self.files == CourseStarter.files(title: "Ten weeks", author: "Ann", at: CourseSamples.instant))
        let odd = CourseStarter.files(
            title: " \n",
            author: String(repeating: "a", count: 500),
            at: CourseSamples.instant
        )
        #expect(try CourseManifest(try #require(odd["course.json"])).title == "Ten weeks")
    }

    @Test("an error of the manifest is an error of the lint, with its line")
    func manifest() throws {
        let bytes = CourseSamples.manifest([CourseSamples.post("a"), CourseSamples.post("b", 12)])
        let finding = try #require(CourseLint(files: [:]).findings(bytes).first)
        #expect(finding.severity == .error)
        #expect(finding.rule == .manifest)
        #expect(finding.place.line == 4)
        #expect(finding.text.hasPrefix("line 4, column 18, post 2 “b”: “week” is 12, outside 1…10 — "))
        #expect(CourseLint(files: [:]).findings(Array("{".utf8)).map(\.place.line) == [1])
    }

    static let courses:
        [(rule: CourseLint.Rule, severity: CourseLint.Severity, change: @Sendable (inout [Post]) -> Void)] = [
            (.themeMissing, .error, { $0.removeAll { $0.theme == .wholeFoods } }),
            (
                .themeTwice, .error,
                {
                    $0[2].kind = .habit; $0[2].theme = .drinkingWater
                }
            ),
            (.themeWeek, .error, { $0[1].week = 3 }),
            (.noWelcome, .error, { $0[0].kind = .article }),
            (
                .lateWelcome, .warning,
                {
                    $0[2].week = 1; $0[2].order = 0
                }
            ),
            (.emptyWeek, .warning, { $0.removeAll { $0.week == 9 } }),
            (.order, .warning, { $0[4].order = 2 }),
            (
                .order, .warning,
                {
                    $0[5].week = 6; $0[4].week = 6
                }
            ),
            (.noSummary, .advice, { $0[3].summary = "" }),
            (.noIdeas, .warning, { $0[3].ideas = [] }),
            (.pageMissing, .error, { $0[3].url = "posts/nowhere.html" }),
        ]

    @Test("a fault of the course as a whole is found, and the post's place is told", arguments: courses.indices)
    func course(_ row: Int) throws {
        let findings = try Self.changed(change: Self.courses[row].change)
        let finding = try #require(findings.first { $0.rule == Self.courses[row].rule })
        #expect(finding.severity == Self.courses[row].severity)
        #expect(finding.text.contains(" — "))
        #expect(finding.file == "course.json")
        let isAboutPost = ![.themeMissing, .noWelcome, .emptyWeek].contains(finding.rule)
        #expect((finding.place.line != nil) == isAboutPost)
        #expect(findings.map(\.severity) == findings.map(\.severity).sorted())
    }

    static let pages: [(rule: CourseLint.Rule, severity: CourseLint.Severity, html: String, says: String)] = [
        (.link, .error, words + "<a href=\"gone.html\">x</a>", "“posts/gone.html”"),
        (.link, .error, words + "<a href=\"../posts/\">x</a>", "“posts/”"),
        (.image, .error, words + "<img src=\"../fork.png\" alt=\"fork\">", "“fork.png”"),
        (.imageText, .advice, words + "<img src=\"https://elsewhere.example/a.png\">", "alt text"),
        (.dropped, .warning, words + "<script>1</script><video src=\"a.mp4\"></video>", "script, video"),
        (.long, .warning, "<p>" + String(repeating: "word ", count: 3_001), "16 minutes"),
        (.page, .error, "", "nothing to read"),
        (.page, .error, String(repeating: "<i>", count: 3_000) + "deep", "256 levels"),
        (.page, .error, String(repeating: "a", count: CourseLimits.page + 1), "2000000"),
    ]

    @Test("a fault of a page is found, with its file and its post", arguments: pages.indices)
    func page(_ row: Int) throws {
        let expected = Self.pages[row]
        let findings = try Self.changed(page: "posts/whole-foods.html", expected.html)
        #expect(findings.count == 1)
        let finding = try #require(findings.first)
        #expect(finding.rule == expected.rule)
        #expect(finding.severity == expected.severity)
        #expect(finding.file == "posts/whole-foods.html")
        #expect(finding.place.id == "whole-foods")
        #expect(finding.text.contains(expected.says), "\(finding.text)")
    }

    @Test("links that lead somewhere, to the page itself, elsewhere or to a person are not found fault with")
    func soundLinks() throws {
        let html =
            Self.words
            + "<a href=\"welcome.html#top\">a</a> <a href=\"#x\">b</a> <a href=\"mailto:ann@course.example\">c</a>"
            + "<a href=\"https://elsewhere.example/\">d</a> <a href=\"../course.json?x\">e</a><a href=\"welcom%65.html\">f</a>"
        #expect(try Self.changed(page: "posts/whole-foods.html", html) == [])
    }

    @Test("entries of a feed without a week are found")
    func feed() {
        let feed = CourseSamples.rss(CourseSamples.course).replacing("week:4", with: "water")
        let findings = Self.findings(["feed.xml": Array(feed.utf8)], "feed.xml")
        let rules = findings.filter { $0.rule == .leftOut }
        #expect(
            rules.map(\.text) == ["“Water” has no category such as week:3 — give it one, if it belongs to the course"]
        )
        #expect(findings.contains { $0.rule == .themeMissing && $0.text.contains("drinkingWater") })
    }

    @Test("a path never leaves the site's folder")
    func paths() {
        let site = "https://course.invalid/"
        #expect(CourseLint.path(of: site + "a/b%20c.html?x#y", in: site) == "a/b c.html")
        #expect(CourseLint.path(of: site, in: site) == "index.html")
        #expect(CourseLint.path(of: site + "%2e%2e/etc/passwd", in: site) == nil)
        #expect(CourseLint.path(of: site + "a%2f..%2f..%2fb", in: site) == nil)
        #expect(CourseLint.path(of: site + "a%00", in: site) == nil)
        #expect(CourseLint.path(of: "https://other.example/a", in: site) == nil)
    }

    @Test("an address is the same place with capitals in its host, its usual port, a fragment and needless escapes")
    func places() {
        let site = "https://course.example/"
        for written in ["https://course.example", "HTTPS://Course.Example:443/", "https://course.example/#top"] {
            #expect(CourseLint.address(written) == site)
            #expect(CourseLint.path(of: written, in: site) == "index.html")
        }
        let page = CourseLint.address("%7eann/a%c3%a9%2fb.html?Q#x", from: "http://A.example:80/")
        #expect(page == "http://a.example/~ann/a%C3%A9%2Fb.html?Q")
        #expect(CourseLint.address("mailto:ann@course.example") == nil)
    }

    @Test("a redirected page is read as the app reads it: from where it lies, in the letters of its header")
    func redirected() throws {
        let site = "https://course.invalid/"
        let manifest = try CourseManifest(Self.files["course.json"] ?? [])
        let post = try #require(manifest.posts.first { $0.url == "posts/whole-foods.html" })
        func lint(_ mediaType: String) -> CourseLint {
            let html = Self.words + "<p>Cafe <a href=\"more.html\">more</a> <a href=\"gone.html\">less</a></p>"
            // The é of ISO 8859-1 is one byte, which is no UTF-8.
            let bytes = html.utf8.map { $0 == UInt8(ascii: "C") ? 0xE9 : $0 }
            let answer = CourseResponse(
                status: 200,
                address: site + "foods/whole/",
                redirects: [site + post.url],
                mediaType: mediaType,
                bytes: bytes
            )
            return CourseLint(
                site: site,
                page: { $0 == site + "posts/whole-foods.html" ? answer : nil },
                exists: { $0.hasPrefix(site + "foods/") ? $0.hasSuffix("more.html") : nil }
            )
        }
        let sound = lint("text/html; charset=iso-8859-1")
        let found = sound.findings(Self.files["course.json"] ?? [])
        #expect(found.map(\.rule) == [.link])
        #expect(found.first?.text.contains("“foods/whole/gone.html”") == true)
        #expect(try sound.page(of: post, base: site + "course.json")?.text.contains("éafe more") == true)
        #expect(lint("text/plain").findings(Self.files["course.json"] ?? []).map(\.rule) == [.page])
    }

    @Test("the schedule says which post opens on which day, after which other, on whose clock")
    func schedule() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let start = try LocalDate(year: 2026, month: 3, day: 22)
        let three = DayBoundary(startsAt: try LocalTime(hour: 3, minute: 0))
        let schedule = CourseSchedule(of: CourseSamples.course, start: start, boundary: three, zone: zone)
        let lines = schedule.openings.map {
            "\($0.post) \($0.day) \($0.at.iso8601(in: zone)) \($0.after?.rawValue ?? "")"
        }
        #expect(
            lines == [
                "welcome 2026-03-22 2026-03-22T03:00:00.000+01:00 ",
                "slow 2026-03-29 2026-03-29T03:00:00.000+02:00 ",
                "slow-2 2026-03-29 2026-03-29T03:00:00.000+02:00 slow",
                "water 2026-04-12 2026-04-12T03:00:00.000+02:00 ",
            ]
        )
        #expect(schedule.end.description == "2026-05-31")
    }

    @Test("the habits of the starter site open as weeks 1, 3, 5 and 7 end")
    func starterSchedule() throws {
        let manifest = try CourseManifest(try #require(Self.files["course.json"]))
        let start = try LocalDate(year: 2026, month: 1, day: 1)
        let zone = try #require(TimeZone(identifier: "UTC"))
        let openings = CourseSchedule(of: manifest, start: start, boundary: .midnight, zone: zone).openings
        for post in manifest.posts where post.kind == .habit {
            let opening = try #require(openings.first { $0.post == post.id })
            let week = try #require(post.theme).week
            #expect(start.days(until: opening.day) == 7 * (week - 1))
        }
        #expect(manifest.posts.compactMap(\.theme) == [.eatingSlowly, .drinkingWater, .portionControl, .wholeFoods])
    }
}
