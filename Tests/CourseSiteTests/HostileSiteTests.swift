import Foundation
import HabitCourse
import TestKit
import Testing
import TimeKit

@testable import CourseSite

@Suite("A site that is broken, or means harm, costs a reader nothing")
struct HostileSiteTests {
    typealias Answer = LoopbackServer.Answer

    /// A behavior of a site, and the expected outcome.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var patience = Duration.seconds(3600)
        let happens: @Sendable (Site) -> Void
        let isExpected: @Sendable (CourseError) -> Bool

        init(
            _ name: String,
            patience: Duration = .seconds(3600),
            _ happens: @escaping @Sendable (Site) -> Void,
            is isExpected: @escaping @Sendable (CourseError) -> Bool
        ) {
            testDescription = name
            self.patience = patience
            self.happens = happens
            self.isExpected = isExpected
        }
    }

    @Test("the good copy stays byte for byte, and the report says why", arguments: manifests + pages + transport)
    func kept(_ hostile: Case) async throws {
        let site = try Site()
        let reader = try Reader()
        try await reader.pull(site.address)
        try reader.course.start()
        let before = try reader.copy()
        hostile.happens(site)
        reader.clock.advance(hours: 24)
        let error = try #require(try await reader.refusal(site.address, patience: hostile.patience))
        #expect(hostile.isExpected(error), "it ended in \(error)")
        #expect(!error.description.isEmpty)
        #expect(try reader.copy() == before)
        #expect(try reader.course.courseStatus()?.failure == error.description)
        #expect(try reader.course.page(of: TimeKit.ID("welcome")).text == "What to read about welcome.")
    }

    @Test("a reader who has no copy yet has none afterwards", arguments: manifests + pages + transport)
    func first(_ hostile: Case) async throws {
        let site = try Site()
        let reader = try Reader()
        hostile.happens(site)
        let error = try #require(try await reader.refusal(site.address, patience: hostile.patience))
        #expect(hostile.isExpected(error), "it ended in \(error)")
        #expect(try reader.course.storedCourse() == nil)
    }

    // MARK: Manifests

    static let manifests: [Case] =
        [
            Case("a manifest with duplicate ids") { site in
                var twice = Site.posts
                twice[1] = Site.post("welcome", 1, 2)
                site.give(twice)
            } is: {
                if case .field(.id, .duplicate("welcome", _), _) = $0 { true } else { false }
            },
            Case("a manifest cut in the middle") { site in
                let whole = site["/course/course.json"]?.bytes ?? []
                site["/course/course.json"] = Site.File(
                    bytes: Array(whole.prefix(whole.count / 2)),
                    type: "application/json"
                )
            } is: {
                if case .malformed = $0 { true } else { false }
            },
            Case("a manifest nested very deep") { site in
                site.manifest(String(repeating: "[", count: 1_000_000))
            } is: {
                if case .malformed = $0 { true } else { false }
            },
            Case("a manifest of another kind") {
                $0.manifest("{\"a\":1}")
            } is: {
                switch $0 {
                case .notACourse, .field: true
                default: false
                }
            },
            Case("thousands of posts") { site in
                site.give((1...3000).map { Site.post("post-\($0)", 1, $0) })
            } is: {
                if case .tooManyPosts(CourseLimits.posts, _) = $0 { true } else { false }
            },
            Case("an entity bomb in an RSS feed") {
                $0.manifest(bomb(rss: true), type: "application/rss+xml")
            } is: {
                if case .malformed = $0 { true } else { false }
            },
            Case("an entity bomb in an Atom feed") {
                $0.manifest(bomb(rss: false), type: "application/atom+xml")
            } is: {
                if case .malformed = $0 { true } else { false }
            },
            Case("a feed that breaks off") {
                $0.manifest("<rss version=\"2.0\"><channel><title>T</title><item>")
            } is: {
                if case .malformed = $0 { true } else { false }
            },
            Case("a page of a hotel's network in place of the manifest") { site in
                site.manifest("<html><body>Please log in", type: "text/html")
            } is: {
                if case .wrongMediaType("text/html", _, _) = $0 { true } else { false }
            },
        ]
        + addresses.map { address in
            Case("a post at the address \(address)") { site in
                site.give([Site.post("welcome", 1, url: address)])
            } is: {
                if case .field(.url, .address, _) = $0 { true } else { false }
            }
        }

    /// Addresses that must not be requested.
    static let addresses = [
        "../../etc/passwd", "posts/../../../etc/passwd", "/etc/passwd", "posts/%2e%2e/%2E%2E/passwd", "a/%2f..%2f..",
        "file:///etc/passwd", "ftp://127.0.0.1/a", "javascript:alert(1)", "data:text/html,x", "..\\passwd",
        "http://user:password@127.0.0.1/", "http:///etc/passwd",
    ]

    static func bomb(rss: Bool) -> String {
        let levels = (1...9).map { level in
            "<!ENTITY e\(level) \"\(String(repeating: "&e\(level - 1);", count: 10))\">"
        }
        let inside =
            rss
            ? "<rss version=\"2.0\"><channel><title>&e9;</title></channel></rss>"
            : "<feed xmlns=\"http://www.w3.org/2005/Atom\"><title>&e9;</title></feed>"
        return "<?xml version=\"1.0\"?><!DOCTYPE bomb [<!ENTITY e0 \"ha\">\(levels.joined())]>" + inside
    }

    // MARK: Pages

    static let pages: [Case] = [
        Case("a page of 50 MB") { site in
            let page = Array("<article><p>".utf8) + [UInt8](repeating: UInt8(ascii: "a"), count: 50_000_000)
            site.answers("/course/posts/looking.html") { _ in .complete(200, ["Content-Type: text/html"], body: page) }
        } is: {
            if case .tooLarge(_, CourseLimits.page) = $0 { true } else { false }
        },
        Case("a page that unpacks to 50 MB") { site in
            let page = GzipFixture.bomb(zeros: 50_000_000)
            site.answers("/course/posts/looking.html") { _ in
                .complete(200, ["Content-Type: text/html", "Content-Encoding: gzip"], body: page)
            }
        } is: {
            if case .tooLarge(_, CourseLimits.page) = $0 { true } else { false }
        },
        Case("a page without anything to read") {
            $0.page("posts/looking.html", "<p> </p><script>1</script>")
        } is: {
            if case .emptyPage = $0 { true } else { false }
        },
        Case("a page that is a picture") { site in
            site["/course/posts/looking.html"] = Site.File(bytes: Site.picture, type: "image/png")
        } is: {
            if case .wrongMediaType("image/png", _, _) = $0 { true } else { false }
        },
        Case("a page that is a program") { site in
            site["/course/posts/looking.html"] = Site.File(bytes: [0x7F], type: "application/octet-stream")
        } is: {
            if case .wrongMediaType = $0 { true } else { false }
        },
        Case("a page that is gone") {
            $0["/course/posts/looking.html"] = nil
        } is: {
            if case .status(404, _) = $0 { true } else { false }
        },
        Case("thousands of pictures") { site in
            let images = (0...CourseLimits.images).map { "<img src=\"\($0).png\">" }
            site.page("posts/looking.html", "<article><p>Look</p>\(images.joined())</article>")
        } is: {
            if case .tooManyImages(CourseLimits.images) = $0 { true } else { false }
        },
        Case("a page that nothing was asked of, 304") { site in
            site["/course/posts/new.html"] = nil
            site.give(Site.posts + [Site.post("new", 3)])
            site.answers("/course/posts/new.html") { _ in Answer("HTTP/1.1 304 Not Modified\nConnection: close\n\n") }
        } is: {
            if case .status(304, _) = $0 { true } else { false }
        },
    ]

    // MARK: Transport

    static let transport: [Case] = [
        Case("a site that is down") {
            $0.goDown()
        } is: {
            if case .unreachable = $0 { true } else { false }
        },
        Case("a site in trouble") { site in
            site.answers("/course/course.json") { _ in .complete(503) }
        } is: {
            if case .status(503, _) = $0 { true } else { false }
        },
        Case("half a download: the connection ends in mid-page") { site in
            site.answers("/course/posts/looking.html") { _ in
                Answer("HTTP/1.1 200 OK\nContent-Type: text/html\nContent-Length: 1000\n\n<article><p>Half a po")
            }
        } is: {
            if case .unreachable = $0 { true } else { false }
        },
        Case("half a manifest") { site in
            site.answers("/course/course.json") { _ in
                Answer("HTTP/1.1 200 OK\nContent-Type: application/json\nContent-Length: 1000\n\n{\"format\"")
            }
        } is: {
            if case .unreachable = $0 { true } else { false }
        },
        Case("half a picture") { site in
            // The picture must be new, because a known picture isn't requested again.
            site.answers("/course/img/fork.png") { _ in
                Answer("HTTP/1.1 200 OK\nContent-Type: image/png\nContent-Length: 1000\n\nPNG")
            }
        } is: {
            if case .unreachable = $0 { true } else { false }
        },
        Case("a redirect loop at the manifest") { site in
            site.answers("/course/course.json") { _ in .complete(302, ["Location: /a"]) }
            site.answers("/a") { _ in .complete(302, ["Location: /course/course.json"]) }
        } is: {
            if case .redirectLoop = $0 { true } else { false }
        },
        Case("a redirect loop at a page") { site in
            site.answers("/course/posts/looking.html") { _ in .complete(302, ["Location: looking.html"]) }
        } is: {
            if case .redirectLoop = $0 { true } else { false }
        },
        Case("a redirect to a file") { site in
            site.answers("/course/posts/looking.html") { _ in .complete(302, ["Location: file:///etc/passwd"]) }
        } is: {
            if case .insecureRedirect(_, "file:///etc/passwd") = $0 { true } else { false }
        },
        Case("a redirect to ftp") { site in
            site.answers("/course/course.json") { _ in .complete(302, ["Location: ftp://127.0.0.1/course.json"]) }
        } is: {
            if case .insecureRedirect = $0 { true } else { false }
        },
        Case("an answer that drips", patience: .milliseconds(400)) { site in
            site.answers("/course/course.json") { _ in
                var drip = Answer("HTTP/1.1 200 OK\nContent-Length: 90000\n\n", repeats: true)
                drip.dripMilliseconds = 5
                return drip
            }
        } is: {
            if case .timedOut(_, 1) = $0 { true } else { false }
        },
        Case("a site that says nothing", patience: .milliseconds(400)) { site in
            site.answers("/course/course.json") { _ in Answer("", holds: true) }
        } is: {
            if case .timedOut(_, 1) = $0 { true } else { false }
        },
        Case("an answer that is no HTTP") { site in
            site.answers("/course/course.json") { _ in Answer("220 mail.example ESMTP\n") }
        } is: {
            if case .unreachable = $0 { true } else { false }
        },
    ]
}
