import Foundation
import HTMLKit
import HabitCourse
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import CourseSite

@Suite("The course lives on a website, and is kept")
struct PullTests {
    @Test("the course is pulled from its website with its pages and pictures, and read without it")
    func first() async throws {
        let site = try Site()
        let reader = try Reader()
        let report = try await reader.pull(site.address)
        guard case .updated(let changes) = report.outcome else {
            Issue.record("nothing came: \(report)")
            return
        }
        #expect(changes.added.map(\.rawValue) == ["eatingSlowly", "looking", "welcome"])
        #expect(report.status.copy?.title == "Ten weeks")
        #expect(report.status.copy?.posts == 3)
        site.goDown()
        try reader.course.start()
        let page = try reader.course.page(of: TimeKit.ID("welcome"))
        #expect(page.text == "What to read about welcome.")
        #expect(try reader.course.image(at: site.url("/course/img/fork.png"))?.bytes == Site.picture)
        #expect(try reader.course.image(at: site.url("/course/img/knife.png")) == nil)
        #expect(try reader.course.readingPage(of: TimeKit.ID("welcome")).string.contains("What to read about welcome."))
    }

    @Test("the stored course is the one that came: it is read back the same, in memory and from a file")
    func stored() async throws {
        let site = try Site()
        let folder = try TemporaryFolder()
        let reader = try Reader(file: folder.file("habit.sqlite"))
        var came: StoredCourse?
        try await WebCourseSource.with(of: site.address, agent: "tests") { source in
            if case .updated(let course, _) = await CoursePull.run(site.address, from: source, at: reader.clock.now) {
                came = course
            }
        }
        try await reader.pull(site.address)
        #expect(try reader.course.storedCourse() == came)
        try reader.store.close()
        #expect(try Reader(file: folder.file("habit.sqlite")).course.storedCourse() == came)
    }

    @Test("an unchanged file is asked for with its validators, answered by 304, and only confirmed")
    func unchanged() async throws {
        let site = try Site()
        let reader = try Reader()
        try await reader.pull(site.address)
        let before = try reader.course.storedCourse()
        _ = site.asked()
        reader.clock.advance(hours: 24)
        let report = try await reader.pull()
        #expect(report.outcome == .unchanged)
        #expect(report.status.copy?.confirmed == reader.clock.now)
        let asked = site.asked()
        #expect(asked.count == 5)
        #expect(asked.allSatisfy { $0.hasSuffix(" if changed") })
        var after = try reader.course.storedCourse()
        after?.confirmed = before?.confirmed ?? reader.clock.now
        #expect(after == before)
    }

    @Test("the author edits, adds and removes posts, and the next pull shows it without an update of the app")
    func edited() async throws {
        let site = try Site()
        let reader = try Reader()
        try await reader.pull(site.address)
        try reader.course.start()
        site.page("posts/welcome.html", "<article><h1>Hello</h1><p>Written anew.</p></article>")
        site.page("posts/extra.html", "<article><p>One more.</p></article>")
        site.give([Site.posts[0], Site.posts[2], Site.post("extra", 1, 3)])
        guard case .updated(let changes) = try await reader.pull().outcome else {
            Issue.record("nothing was updated")
            return
        }
        #expect(changes.added.map(\.rawValue) == ["extra"])
        #expect(changes.edited.map(\.rawValue) == ["welcome"])
        #expect(changes.removed.map(\.rawValue) == ["looking"])
        #expect(try reader.course.page(of: TimeKit.ID("welcome")).text == "Written anew.")
        try reader.finish("welcome", "extra")
        #expect(throws: HabitCourseError.noSuchPost("looking")) {
            try reader.course.page(of: TimeKit.ID("looking"))
        }
        // The picture is on no page anymore, so it isn't kept.
        #expect(try reader.course.image(at: site.url("/course/img/fork.png")) == nil)
    }

    @Test("with the site down at the week's change the week opens from the copy, which says how old it is")
    func downAtTheWeek() async throws {
        let site = try Site()
        let reader = try Reader()
        try await reader.pull(site.address)
        try reader.course.start()
        try reader.finish("welcome", "looking")
        site.goDown()
        reader.clock.advance(hours: 7 * 24)
        let before = try reader.copy()
        let report = try await reader.pull()
        guard case .kept(.unreachable) = report.outcome else {
            Issue.record("expected the copy to be kept, got \(report)")
            return
        }
        #expect(report.status.attempted == reader.clock.now)
        #expect(report.status.failure?.contains("cannot be reached") == true)
        #expect(try reader.copy() == before)
        #expect(try reader.course.storedCourse()?.ageInDays(at: reader.clock.now) == 7)
        #expect(try reader.course.shelf().open.map(\.id.rawValue) == ["eatingSlowly"])
        #expect(try reader.course.page(of: TimeKit.ID("eatingSlowly")).text.contains("eatingSlowly"))
    }

    @Test("unlocked posts stay so after a pull, though they were moved to a later week")
    func held() async throws {
        let site = try Site()
        let reader = try Reader()
        try await reader.pull(site.address)
        try reader.course.start()
        try reader.finish("welcome", "looking")
        reader.clock.advance(hours: 7 * 24)
        // Nothing has been written since the week opened, so the pull makes the first write.
        var moved = Site.posts
        moved[2].week = 9
        site.give(moved)
        try await reader.pull()
        #expect(try reader.course.page(of: TimeKit.ID("eatingSlowly")).text.contains("eatingSlowly"))
    }

    @Test("posts that a pull opens stay open after it")
    func heldAfter() async throws {
        let site = try Site([Site.posts[0]])
        let reader = try Reader()
        try await reader.pull(site.address)
        try reader.course.start()
        try reader.finish("welcome")
        site.page("posts/looking.html", Site.page(Site.posts[1]))
        site.give([Site.posts[0], Site.posts[1]])
        try await reader.pull()
        #expect(try reader.course.holdUnlocks() == false)
        var moved = [Site.posts[0], Site.posts[1]]
        moved[1].week = 9
        site.give(moved)
        try await reader.pull()
        #expect(try reader.course.shelf().open.map(\.id.rawValue) == ["looking"])
    }

    @Test("without an address and without a copy there is no course to pull; an address that failed is asked again")
    func address() async throws {
        let site = try Site()
        let reader = try Reader()
        await #expect(throws: HabitCourseError.noCourse) { try await reader.pull() }
        #expect(try reader.course.courseStatus() == nil)
        site.answers("/course/course.json") { _ in .complete(503) }
        #expect(try await reader.refusal(site.address) == .status(503, address: site.address))
        #expect(try reader.course.courseStatus()?.copy == nil)
        site.answers("/course/course.json") { _ in
            .complete(
                200,
                ["Content-Type: application/json"],
                body: CourseManifest(title: "Now", posts: [Site.posts[0]]).bytes
            )
        }
        #expect(try await reader.pull().status.copy?.title == "Now")
    }

    @Test("a mistyped address is refused and forgotten; the site that the copy is from goes on being asked")
    func mistyped() async throws {
        let site = try Site()
        let reader = try Reader()
        try await reader.pull(site.address)
        let wrong = site.url("/curse.json")
        #expect(try await reader.refusal(wrong) == .status(404, address: wrong))
        #expect(try reader.course.courseStatus()?.address == site.address)
        #expect(try await reader.pull().outcome == .unchanged)
    }

    @Test("a course from another address takes the old one's place, and what was read stays read")
    func moved() async throws {
        let (old, new) = (try Site(), try Site())
        let reader = try Reader()
        try await reader.pull(old.address)
        try reader.course.start()
        try reader.finish("welcome")
        guard case .updated = try await reader.pull(new.address).outcome else {
            Issue.record("the new site's course was not stored")
            return
        }
        #expect(try reader.course.courseStatus()?.address == new.address)
        #expect(try reader.course.state().finished.keys.map(\.rawValue) == ["welcome"])
        #expect(try reader.course.storedCourse()?.pages.keys.allSatisfy { $0.hasPrefix(new.url("/")) } == true)
    }

    @Test("an update is one entry of the change log, which no undo takes back; a confirmation is none")
    func changeLog() async throws {
        let site = try Site()
        let reader = try Reader()
        try await reader.pull(site.address)
        let first = try reader.store.read { db in try ChangeLog.latest(in: db) }
        try await reader.pull()
        #expect(try reader.store.read { db in try ChangeLog.latest(in: db) } == first)
        #expect(throws: HabitCourseError.store(.nothingToUndo)) { try reader.course.undo() }
        #expect(try reader.course.storedCourse() != nil)
    }

    @Test("two that pull at once leave one of the two whole")
    func twoAtOnce() async throws {
        let site = try Site()
        let folder = try TemporaryFolder()
        let (first, second) = (
            try Reader(file: folder.file("habit.sqlite")), try Reader(file: folder.file("habit.sqlite"))
        )
        async let one = WebCourseSource.with(of: site.address, agent: "one") { [course = first.course] source in
            try await course.pull(site.address, from: source)
        }
        async let two = WebCourseSource.with(of: site.address, agent: "two") { [course = second.course] source in
            try await course.pull(site.address, from: source)
        }
        _ = try await (one, two)
        #expect(try first.course.storedCourse()?.pages.count == 3)
        #expect(try first.course.storedCourse() == second.course.storedCourse())
    }
}

// MARK: Forms of a course

extension PullTests {
    static func feed(_ form: String, _ site: Site) -> (text: String, type: String) {
        let entries = Site.posts.map { post in
            (
                post, site.url("/course/" + post.url),
                "week:\(post.week) order:\(post.order) kind:\(post.kind.rawValue)"
                    .split(separator: " ").map(String.init) + (post.theme.map { ["theme:\($0.rawValue)"] } ?? [])
            )
        }
        switch form {
        case "RSS":
            let items = entries.map { post, url, tags in
                "<item><title>\(post.title)</title><guid isPermaLink=\"false\">\(post.id)</guid><link>\(url)</link>"
                    + tags.map { "<category>\($0)</category>" }.joined() + "</item>"
            }
            return (
                "<?xml version=\"1.0\"?><rss version=\"2.0\"><channel><title>A feed</title>\(items.joined())</channel></rss>",
                "application/rss+xml"
            )
        case "Atom":
            let items = entries.map { post, url, tags in
                "<entry><id>\(post.id)</id><title>\(post.title)</title><link href=\"\(url)\"/>"
                    + tags.map { "<category term=\"\($0)\"/>" }.joined() + "</entry>"
            }
            return (
                "<feed xmlns=\"http://www.w3.org/2005/Atom\"><title>A feed</title>\(items.joined())</feed>",
                "application/atom+xml"
            )
        default:
            let items = entries.map { post, url, tags in
                "{\"id\":\"\(post.id)\",\"title\":\"\(post.title)\",\"url\":\"\(url)\",\"tags\":\(tags)}"
            }
            return (
                "{\"version\":\"https://jsonfeed.org/version/1.1\",\"title\":\"A feed\",\"items\":[\(items.joined(separator: ","))]}",
                "application/feed+json"
            )
        }
    }

    @Test("a course is pulled from a feed as from a manifest", arguments: ["RSS", "Atom", "JSON Feed"])
    func feeds(_ form: String) async throws {
        let site = try Site()
        let (text, type) = Self.feed(form, site)
        site["/course/feed"] = Site.File(bytes: Array(text.utf8), type: type)
        let reader = try Reader()
        try await reader.pull(site.url("/course/feed"))
        let course = try #require(try reader.course.storedCourse())
        #expect(course.manifest.title == "A feed")
        #expect(course.manifest.posts.map(\.id) == Site.posts.map(\.id))
        #expect(course.manifest.posts.map(\.theme) == Site.posts.map(\.theme))
        #expect(course.pages.count == 3)
        #expect(course.images.count == 1)
        #expect(try await reader.pull().outcome == .unchanged)
    }

    @Test("a site that has moved is followed, and its posts are relative to where it is now")
    func redirected() async throws {
        let site = try Site()
        site.answers("/old.json") { _ in .complete(301, ["Location: /course/course.json"]) }
        let reader = try Reader()
        try await reader.pull(site.url("/old.json"))
        let course = try #require(try reader.course.storedCourse())
        #expect(course.address == site.url("/old.json"))
        #expect(course.base == site.address)
        #expect(course.pages.count == 3)
    }
}
