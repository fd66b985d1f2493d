import HabitCourse
import MarkupKit
import Testing
import TimeKit

@Suite("Pulling a course")
struct CoursePullTests {
    static let now = CourseSamples.instant
    static let later = now.adding(days24h: 7)

    static func pull(_ source: ScriptedSource, _ stored: StoredCourse? = nil) async -> CoursePull.Outcome {
        await CoursePull.run(ScriptedSource.address, from: source, stored: stored, at: stored == nil ? now : later)
    }

    static func first(_ source: ScriptedSource) async throws -> StoredCourse {
        guard case .updated(let stored, _) = await pull(source) else { throw CourseError.notACourse(found: "no copy") }
        await source.forget()
        return stored
    }

    @Test("the first pull stores the manifest, every page and every picture")
    func first() async throws {
        let source = ScriptedSource.sound()
        guard case .updated(let stored, let changes) = await Self.pull(source) else {
            Issue.record("nothing was stored")
            return
        }
        #expect(stored.manifest == CourseSamples.course)
        #expect(stored.pages.count == 4)
        #expect(stored.page(of: CourseSamples.course.posts[1])?.text == "About slow.")
        #expect(stored.images[ScriptedSource.fork]?.bytes == [0x89, 0x50, 0x4E, 0x47])
        #expect(stored.confirmed == Self.now)
        #expect(changes.added.map(\.rawValue) == ["slow", "slow-2", "water", "welcome"])
        let asked = await source.asked
        #expect(asked.map(\.purpose) == [.manifest, .page, .page, .page, .page, .image])
        #expect(asked.allSatisfy { $0.validators.isEmpty })
        #expect(asked.dropFirst().first?.address == CourseSamples.site + "posts/welcome.html")
    }

    @Test("an unchanged course is asked for by its validators, kept, and confirmed anew")
    func unchanged() async throws {
        let source = ScriptedSource.sound()
        let stored = try await Self.first(source)
        guard case .unchanged(let again) = await Self.pull(source, stored) else {
            Issue.record("something changed")
            return
        }
        var expected = stored
        expected.confirmed = Self.later
        #expect(again == expected)
        let asked = await source.asked
        #expect(asked.count == 6)
        #expect(asked.allSatisfy { $0.validators.etag != nil })
    }

    @Test("the author edits a page, and the next pull has it, though the manifest is as it was")
    func edited() async throws {
        let source = ScriptedSource.sound()
        let stored = try await Self.first(source)
        await source.set(ScriptedSource.slow, .success(ScriptedSource.page(ScriptedSource.slow, "<h1>S</h1><p>Anew.")))
        guard case .updated(let new, let changes) = await Self.pull(source, stored) else {
            Issue.record("nothing changed")
            return
        }
        #expect(changes.edited.map(\.rawValue) == ["slow"])
        #expect(changes.added == [])
        #expect(changes.removed == [])
        #expect(new.page(of: CourseSamples.course.posts[1])?.text == "Anew.")
        #expect(new.page(of: CourseSamples.course.posts[3]) == stored.page(of: CourseSamples.course.posts[3]))
        // The picture that no page shows anymore is gone.
        #expect(new.images.isEmpty)
    }

    @Test("a post that leaves the manifest leaves the copy, and a new one comes in")
    func removed() async throws {
        let source = ScriptedSource.sound()
        let stored = try await Self.first(source)
        var posts = CourseSamples.course.posts.filter { $0.id.rawValue != "water" }
        posts.append(
            Post(id: TimeKit.ID("new"), week: 4, order: 2, kind: .article, title: "N", url: "posts/slow.html#part")
        )
        let bytes = CourseManifest(title: "T", posts: posts).bytes
        let answer = ScriptedSource.answer(ScriptedSource.address, bytes, "application/json")
        await source.set(ScriptedSource.address, .success(answer))
        guard case .updated(let new, let changes) = await Self.pull(source, stored) else {
            Issue.record("nothing changed")
            return
        }
        #expect(changes.added.map(\.rawValue) == ["new"])
        #expect(changes.removed.map(\.rawValue) == ["water"])
        #expect(changes.edited == [])
        #expect(new.pages.count == 3)
        #expect(new.page(of: posts[3])?.text == "About slow.")
    }

    /// The failures of a site: the address, its response, and the expected error.
    static let breaks:
        [(what: String, address: String, answer: Result<CourseResponse, CourseError>, error: CourseError?)] = [
            (
                "the site is down at the week's change", ScriptedSource.address,
                .failure(.unreachable(address: ScriptedSource.address, reason: "connection refused")),
                .unreachable(address: ScriptedSource.address, reason: "connection refused")
            ),
            (
                "the site goes down after the manifest", ScriptedSource.slow,
                .failure(.timedOut(address: ScriptedSource.slow, seconds: 30)),
                .timedOut(address: ScriptedSource.slow, seconds: 30)
            ),
            (
                "the site is broken", ScriptedSource.address, .success(status(ScriptedSource.address, 503)),
                .status(503, address: ScriptedSource.address)
            ),
            (
                "a page is gone", ScriptedSource.slow, .success(status(ScriptedSource.slow, 404)),
                .status(404, address: ScriptedSource.slow)
            ),
            (
                "nothing was asked by validators, yet nothing comes", CourseSamples.site + "posts/new.html",
                .success(status(CourseSamples.site + "posts/new.html", 304)), nil
            ),
            (
                "half a manifest", ScriptedSource.address,
                .success(
                    cut(ScriptedSource.answer(ScriptedSource.address, CourseSamples.course.bytes, "application/json"))
                ),
                .incomplete(
                    address: ScriptedSource.address,
                    expected: CourseSamples.course.bytes.count,
                    received: CourseSamples.course.bytes.count / 2
                )
            ),
            (
                "half a manifest whose length was not said", ScriptedSource.address,
                .success(
                    cut(ScriptedSource.answer(ScriptedSource.address, CourseSamples.course.bytes, "text/json"), false)
                ),
                nil
            ),
            (
                "half a page", ScriptedSource.slow,
                .success(cut(ScriptedSource.page(ScriptedSource.slow, "<p>A page"))),
                .incomplete(address: ScriptedSource.slow, expected: 9, received: 4)
            ),
            (
                "half a picture", ScriptedSource.fork,
                .success(cut(ScriptedSource.answer(ScriptedSource.fork, [1, 2, 3, 4], "image/png"))),
                .incomplete(address: ScriptedSource.fork, expected: 4, received: 2)
            ),
            (
                "duplicate ids", ScriptedSource.address,
                .success(
                    ScriptedSource.answer(
                        ScriptedSource.address,
                        CourseSamples.manifest([CourseSamples.post("a"), CourseSamples.post("a")]),
                        "application/json"
                    )
                ),
                .field(
                    .id,
                    .duplicate("a", first: CoursePlace(post: 1, id: "a", line: 3, column: 1)),
                    CoursePlace(post: 2, id: "a", line: 4, column: 7)
                )
            ),
            (
                "a 50 MB page", ScriptedSource.slow,
                .success(
                    ScriptedSource.answer(ScriptedSource.slow, [UInt8](repeating: 0x61, count: 50_000_000), "text/html")
                ),
                .tooLarge(what: ScriptedSource.slow, limit: 2_000_000)
            ),
            (
                "a 50 MB page that is only promised", ScriptedSource.slow,
                .success(CourseResponse(status: 200, address: ScriptedSource.slow, length: 50_000_000)),
                .tooLarge(what: ScriptedSource.slow, limit: 2_000_000)
            ),
            (
                "a redirect loop", ScriptedSource.slow,
                .success(
                    redirected([ScriptedSource.slow, "https://a.example/", ScriptedSource.slow, "https://a.example/"])
                ),
                .redirectLoop(address: ScriptedSource.slow)
            ),
            (
                "a redirect that comes back to where it began", ScriptedSource.slow,
                .success(redirected([ScriptedSource.slow, "https://a.example/", ScriptedSource.slow])),
                .redirectLoop(address: ScriptedSource.slow)
            ),
            (
                "a redirect loop that the source stops", ScriptedSource.slow,
                .failure(.redirectLoop(address: ScriptedSource.slow)), .redirectLoop(address: ScriptedSource.slow)
            ),
            (
                "redirects without end", ScriptedSource.slow,
                .success(redirected((0...6).map { "https://h\($0).example/" })),
                .tooManyRedirects(address: ScriptedSource.slow, limit: 5)
            ),
            (
                "a redirect to an address that is not encrypted", ScriptedSource.slow,
                .success(redirected([ScriptedSource.slow, "http://a.example/"])),
                .insecureRedirect(from: ScriptedSource.slow, to: "http://a.example/")
            ),
            (
                "a manifest that leads out of its folder", ScriptedSource.address,
                .success(
                    ScriptedSource.answer(
                        ScriptedSource.address,
                        CourseSamples.manifest([CourseSamples.post("a").replacing("a.html", with: "../a.html")]),
                        "application/json"
                    )
                ),
                .field(
                    .url,
                    .address("../a.html", .escapes),
                    CoursePlace(post: 1, id: "a", line: 3, column: 65)
                )
            ),
            (
                "a sign-in page in place of the manifest", ScriptedSource.address,
                .success(ScriptedSource.page(ScriptedSource.address, "<p>Sign in")),
                .wrongMediaType("text/html", address: ScriptedSource.address, expected: "a manifest or a feed")
            ),
            (
                "a video in place of a page", ScriptedSource.slow,
                .success(ScriptedSource.answer(ScriptedSource.slow, [1, 2], "video/mp4")),
                .wrongMediaType("video/mp4", address: ScriptedSource.slow, expected: "an HTML page")
            ),
            (
                "an emptied page", ScriptedSource.slow, .success(ScriptedSource.page(ScriptedSource.slow, "")),
                .emptyPage(address: ScriptedSource.slow)
            ),
        ]

    static func status(_ address: String, _ status: Int) -> CourseResponse {
        CourseResponse(status: status, address: address)
    }

    static func cut(_ response: CourseResponse, _ saysLength: Bool = true) -> CourseResponse {
        var half = response
        half.validators = CourseValidators(etag: "\"half\"")
        half.bytes = Array(response.bytes.prefix(response.bytes.count / 2))
        if !saysLength { half.length = nil }
        return half
    }

    static func redirected(_ way: [String]) -> CourseResponse {
        var response = ScriptedSource.page(way[way.count - 1], "<p>Somewhere")
        response.redirects = Array(way.dropLast())
        return response
    }

    @Test("whatever breaks on the way, the old copy stays as it was, to the last byte", arguments: breaks.indices)
    func kept(_ row: Int) async throws {
        let breakage = Self.breaks[row]
        let source = ScriptedSource.sound()
        let stored = try await Self.first(source)
        // The whole site changes, so that a mixture of the old and the new copy would show.
        for post in CourseSamples.course.posts {
            let url = CourseSamples.absolute(post.url)
            let image = post.id.rawValue == "slow" ? "<img src=\"../img/fork.png\">" : ""
            await source.set(url, .success(ScriptedSource.page(url, "<p>A later version.</p>\(image)")))
        }
        let posts = CourseSamples.course.posts.map { post in
            var later = post
            if breakage.what.hasPrefix("nothing"), post.id.rawValue == "slow" { later.url = "posts/new.html" }
            return later
        }
        let manifest = CourseManifest(title: "Later", posts: posts).bytes
        let answer = ScriptedSource.answer(ScriptedSource.address, manifest, "application/json")
        await source.set(ScriptedSource.address, .success(answer))
        await source.set(breakage.address, breakage.answer)

        guard case .kept(let kept, let error) = await Self.pull(source, stored) else {
            Issue.record("\(breakage.what): a copy was stored")
            return
        }
        #expect(kept == stored, "\(breakage.what)")
        if let expected = breakage.error { #expect(error == expected, "\(breakage.what)") }
        #expect(error.description.contains(" — "))

        // Without an old copy, nothing is stored rather than half a course.
        guard case .kept(nil, _) = await Self.pull(source) else {
            Issue.record("\(breakage.what): half a course was stored")
            return
        }
    }

    @Test("an entity bomb in a feed keeps the old copy")
    func bomb() async throws {
        let address = CourseSamples.site + "feed.xml"
        let source = ScriptedSource.sound()
        let rss = CourseSamples.rss(CourseSamples.course)
        await source.set(address, .success(ScriptedSource.answer(address, Array(rss.utf8), "application/rss+xml")))
        guard case .updated(let stored, _) = await CoursePull.run(address, from: source, at: Self.now) else {
            Issue.record("the feed was not stored")
            return
        }
        #expect(stored.manifest == CourseSamples.course)
        let lol = (1...9).map { "<!ENTITY l\($0) \"\(String(repeating: "&l\($0 - 1);", count: 10))\">" }.joined()
        let bomb = rss.replacing("<rss ", with: "<!DOCTYPE rss [<!ENTITY l0 \"lol\">\(lol)]><rss ")
            .replacing("<title>Water", with: "<title>&l9;")
        await source.set(address, .success(ScriptedSource.answer(address, Array(bomb.utf8), "application/rss+xml")))
        let outcome = await CoursePull.run(address, from: source, stored: stored, at: Self.later)
        guard case .kept(let kept, .malformed(.entityRefused)) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(kept == stored)
    }

    @Test("a script in a post is not stored")
    func script() async throws {
        let source = ScriptedSource.sound()
        let html = "<h1>S</h1><p onclick=\"steal()\">Fine.<script>steal()</script></p>"
        await source.set(ScriptedSource.slow, .success(ScriptedSource.page(ScriptedSource.slow, html)))
        let page = try #require(try await Self.first(source).pages[ScriptedSource.slow]?.page)
        #expect(page.html == "<p>Fine.</p>")
        #expect(page.dropped == ["script"])
    }

    @Test("after a redirect of the manifest, posts are looked for where it came from, and later too")
    func moved() async throws {
        let source = ScriptedSource.sound()
        var answer = ScriptedSource.answer(ScriptedSource.address, CourseSamples.course.bytes, "application/json")
        answer.redirects = ["https://old.example/course.json"]
        await source.set("https://old.example/course.json", .success(answer))
        let run = { (stored: StoredCourse?) in
            await CoursePull.run("https://old.example/course.json", from: source, stored: stored, at: Self.now)
        }
        guard case .updated(let stored, _) = await run(nil), case .unchanged(let again) = await run(stored) else {
            Issue.record("not stored")
            return
        }
        #expect(stored.base == ScriptedSource.address)
        #expect(again == stored)
        #expect(again.page(of: CourseSamples.course.posts[0])?.title == "Welcome")
    }

    @Test("a copy of another address is no copy of this course, and an address that is no site is refused unasked")
    func otherAddress() async throws {
        let stored = try await Self.first(ScriptedSource.sound())
        let other = "https://other.example/course.json"
        #expect(CoursePull(other, stored: stored).next?.validators.isEmpty == true)
        for address in ["file:///etc/passwd", "course.json", "javascript:x", ""] {
            let pull = CoursePull(address)
            #expect(pull.next == nil)
            guard case .kept(nil, .field(.url, _, _)) = pull.outcome(at: Self.now) else {
                Issue.record("\(address)")
                continue
            }
        }
    }

    @Test("while something is left to ask there is no outcome, and answers after the end change nothing")
    func early() {
        var pull = CoursePull(ScriptedSource.address)
        #expect(pull.outcome(at: Self.now) == nil)
        let error = CourseError.timedOut(address: ScriptedSource.address, seconds: 5)
        pull.fail(error)
        pull.take(ScriptedSource.answer(ScriptedSource.address, CourseSamples.course.bytes, "application/json"))
        pull.fail(.redirectLoop(address: "x"))
        #expect(pull.next == nil)
        #expect(pull.outcome(at: Self.now) == .kept(nil, because: error))
    }

    @Test("a copy says how many days old it is")
    func age() async throws {
        let stored = try await Self.first(ScriptedSource.sound())
        #expect(stored.ageInDays(at: Self.now) == 0)
        #expect(stored.ageInDays(at: Self.now.adding(hours: 47)) == 1)
        #expect(stored.ageInDays(at: Self.later) == 7)
        #expect(stored.ageInDays(at: Self.now.adding(hours: -30)) == 0)
    }

    @Test("pictures are asked for after the pages, in the order in which the page shows them")
    func pictureOrder() async throws {
        let source = ScriptedSource.sound()
        let html = "<h1>S</h1><p>Look.</p>" + ["a", "b", "c"].map { "<img src=\"\($0).png\">" }.joined()
        await source.set(ScriptedSource.slow, .success(ScriptedSource.page(ScriptedSource.slow, html)))
        _ = await Self.pull(source)
        let asked = await source.asked.filter { $0.purpose == .image }.map(\.address)
        #expect(asked == ["a", "b", "c"].map { CourseSamples.site + "posts/\($0).png" })
    }

    @Test("too many pictures are told by their number, not as bytes")
    func tooManyPictures() async throws {
        let source = ScriptedSource.sound()
        let html = "<p>Look.</p>" + (0...CourseLimits.images).map { "<img src=\"\($0).png\">" }.joined()
        await source.set(ScriptedSource.slow, .success(ScriptedSource.page(ScriptedSource.slow, html)))
        guard case .kept(nil, let error) = await Self.pull(source) else {
            Issue.record("the course was stored")
            return
        }
        #expect("\(error)" == "the pages show more than 2000 pictures — leave some out")
    }
}
