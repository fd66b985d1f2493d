import Foundation
import TestKit
import Testing

@Suite("A course is begun, looked through, shown and fetched from the command line")
struct HabitCourseSiteTests {
    static let sample = Corpus.package.appending(path: "Packages/HabitCourse/SampleCourse").resolvingSymlinksInPath()
        .path

    /// Runs `habit course serve` on a free port as long as the value lives.
    final class Served {
        let child: ChildProcess
        let address: String

        init(_ folder: String, in home: HabitBox) throws {
            child = try home.box.start("habit", ["course", "serve", folder, "--port", "0"])
            let line = try child.waitForLine(startingWith: folder)
            address = String(try #require(line.split(separator: " ").last))
        }
    }

    @Test("a new course can be served, fetched and looked through as it is, and a folder with files is left alone")
    func new() throws {
        let home = try HabitBox(.new)
        let said = try home.done("course", "new", "mine", "--title", "At our table", "--author", "Sam Doe")
        #expect(said.contains("course.json") && said.contains("posts/welcome.html"))
        let again = try home.habit("course", "new", "mine")
        #expect(again.status == 73)
        #expect(again.errorText.contains("not empty"))
        #expect(try home.done("course", "lint", "mine").contains("0 errors"))
        let served = try Served("mine", in: home)
        let report = try home.json("course", "fetch", served.address + "course.json")
        #expect(report["outcome"] == .text("updated"))
        #expect(report["status"]?["copy"]?["title"] == .text("At our table"))
    }

    @Test("into a folder that is empty a course is written, and the folder stays the one it is")
    func newInEmptyFolder() throws {
        let home = try HabitBox(.new)
        let folder = home.box.folder.file("empty")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try home.done("course", "new", "empty")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["course.json", "posts"])
    }

    @Test("the server prints its address and stops cleanly", arguments: [SIGINT, SIGTERM])
    func stops(_ signal: Int32) throws {
        let home = try HabitBox(.new)
        let served = try Served(Self.sample, in: home)
        #expect(served.address.hasPrefix("http://127.0.0.1:"))
        served.child.send(signal: signal)
        #expect(try served.child.wait() == .status(0))
        #expect(served.child.errors.isEmpty)
        #expect(try home.habit("course", "fetch", served.address + "course.json").status == 69)
    }

    @Test("a folder that isn't there, and a port that is taken, are said")
    func cannotServe() throws {
        let home = try HabitBox(.new)
        #expect(try home.habit("course", "serve", "nowhere").status == 66)
        #expect(try home.habit("course", "serve", Self.sample, "--port", "70000").status == 64)
        let served = try Served(Self.sample, in: home)
        let port = try #require(URL(string: served.address)?.port)
        let second = try home.habit("course", "serve", Self.sample, "--port", "\(port)")
        #expect(second.status == 69)
        #expect(second.errorText.contains("\(port)"))
    }

    @Test("the sample course has nothing to mend, as a folder and as a site; its weeks open on the clocks of the zone")
    func lintSample() throws {
        let home = try HabitBox(.new)
        let served = try Served(Self.sample, in: home)
        for site in [Self.sample, served.address + "course.json"] {
            let report = try home.json("course", "lint", site)
            #expect(report["findings"] == .array([]))
            #expect(report["timeZone"] == .text("America/Phoenix"))
            guard case .array(let posts) = report["posts"] else {
                Issue.record("no posts in \(report)")
                return
            }
            #expect(posts.count == 32)
            #expect(posts.first?["opens"] == .text("2026-03-02T10:00:00.000Z"))
            #expect(posts.last?["day"] == .text("2026-05-04"))
            #expect(posts.allSatisfy { $0["minutes"] != nil })
        }
    }

    @Test("each fault is named with its file, line and column, and errors end the command with 65")
    func lintFaults() throws {
        let home = try HabitBox(.new)
        try home.box.folder.write(
            """
            {"format": "nourish-course", "version": 1, "title": "T", "weeks": 2, "posts": [
              {"id": "a", "week": 1, "order": 1, "kind": "tutorial", "title": "A", "url": "a.html", "summary": "S"},
              {"id": "a", "week": 2, "order": 1, "kind": "habit", "title": "B", "url": "../b.html", "theme": "sugar"}
            ]}
            """,
            to: "bad/course.json"
        )
        try home.box.folder.write(
            "<article><p>Hi <a href=\"gone.html\">there</a><script>1</script><img src=\"gone.png\"></p></article>",
            to: "bad/a.html"
        )
        let served = try Served("bad", in: home)
        for site in ["bad", served.address + "course.json"] {
            let result = try home.habit("course", "lint", site)
            #expect(result.status == 65)
            for part in [
                "course.json:3:10: error: ", "has too", "“sugar”, which is not known",
                "leads out of the site's folder", "no post has the theme eatingSlowly",
                "a.html: error: the link “gone.html” leads nowhere",
                "a.html: error: the picture “gone.png” is not there", "a.html: warning: script will not be shown",
            ] {
                #expect(result.text.contains(part), "\(part) is not in \(result.text)")
            }
        }
        #expect(try home.habit("course", "lint", "bad/course.json").status == 65)
        #expect(try home.habit("course", "lint", "bad", "--json").status == 65)
        #expect(try home.habit("course", "lint", "nowhere").status == 66)
        #expect(try home.habit("course", "lint", ".").status == 66)
    }

    @Test("the links of a redirected page are sound at a site without a path, and one to itself is not")
    func lintRedirects() throws {
        let manifest = """
            {"format": "nourish-course", "version": 1, "title": "T", "weeks": 1, "posts": [
              {"id": "a", "week": 1, "order": 1, "kind": "tutorial", "title": "A", "url": "a", "summary": "S"}]}
            """
        let page = "<article><p>Hi <a href=\"b.html\">b</a> <a href=\"/circle\">c</a></p></article>"
        let server = try LoopbackServer { request in
            let path = String(request.split(separator: " ").dropFirst().first ?? "")
            return switch path {
            case "/": .complete(200, ["Content-Type: application/json"], body: Array(manifest.utf8))
            case "/a": .complete(302, ["Location: /a/"])
            case "/circle": .complete(302, ["Location: /circle"])
            case "/a/", "/a/b.html": .complete(200, ["Content-Type: text/html"], body: Array(page.utf8))
            default: .complete(404)
            }
        }
        let home = try HabitBox(.new)
        let result = try home.habit("course", "lint", server.url(""))
        #expect(result.status == 65)
        #expect(result.text.contains("\(server.url()): error: no post has the theme eatingSlowly"), "\(result.text)")
        #expect(result.text.contains("a: error: the link “circle” leads nowhere"), "\(result.text)")
        #expect(!result.text.contains("b.html"), "\(result.text)")
    }

    @Test("with the site away the copy is kept, the command says so, and status says how old it is")
    func away() throws {
        let home = try HabitBox(.fetched)
        let before = try home.json("course", "status")["copy"]
        let result = try home.habit("course", "fetch", at: "2026-03-09T08:00")
        #expect(result.status == 69)
        #expect(
            result.errorText.contains(
                "the copy of “Ten weeks, a habit at a time”, confirmed 7 days ago, can still be read"
            )
        )
        #expect(try home.done("course", "status", at: "2026-03-09T08:00").contains("confirmed 7 days ago"))
        #expect(try home.json("course", "status")["copy"]?["posts"] == .number(32))
        #expect(try home.json("course", "status")["copy"] == before)
        let nothing = try HabitBox(.new)
        #expect(try nothing.habit("course", "status").status == 66)
        #expect(try nothing.habit("course", "fetch").status == 66)
        #expect(try nothing.habit("course", "fetch", "file:///etc/passwd").status == 65)
    }

    @Test("killed in the middle of a fetch, the old copy is there as it was, and the next fetch brings the new one")
    func killed() throws {
        let home = try HabitBox(.new)
        try home.done("course", "new", "site", "--title", "Old")
        let folder = home.box.folder.file("site")
        let stuck = Flag()
        let isHolding = DispatchSemaphore(value: 0)
        let server = try LoopbackServer { request in
            let path = String(request.split(separator: " ").dropFirst().first?.dropFirst() ?? "")
            if stuck.isSet, path.hasSuffix("portion-control.html") {
                isHolding.signal()
                return LoopbackServer.Answer(
                    "HTTP/1.1 200 OK\nContent-Type: text/html\nContent-Length: 900\n\n<p>H",
                    holds: true
                )
            }
            guard let body = try? Data(contentsOf: folder.appending(path: path)) else { return .complete(404) }
            return .complete(
                200,
                ["Content-Type: \(path.hasSuffix("json") ? "application/json" : "text/html")"],
                body: Array(body)
            )
        }
        try home.done("course", "fetch", server.url("/course.json"))
        try home.done("start")
        let before = try home.done("read", "welcome")
        try home.box.folder.write("<article><p>Written anew.</p></article>", to: "site/posts/welcome.html")
        stuck.set(true)
        let child = try home.box.start("habit", ["course", "fetch"] + HabitBox.at(HabitBox.start))
        // Several pages of the new course have arrived by then, including the changed one.
        try #require(isHolding.wait(timeout: .now() + .seconds(120)) == .success)
        child.kill()
        stuck.set(false)
        #expect(try home.done("read", "welcome") == before)
        #expect(try home.done("doctor").contains("all in order"))
        try home.done("course", "fetch")
        #expect(try home.done("read", "welcome").contains("Written anew."))
    }

    /// A flag shared by a test and a server.
    final class Flag: @unchecked Sendable {
        // @unchecked: the value is touched under the lock only.
        private let lock = NSLock()
        private var value = false
        var isSet: Bool { lock.withLock { value } }
        func set(_ new: Bool) { lock.withLock { value = new } }
    }

    @Test("a page for a browser has its pictures in a folder beside it, and needs no network")
    func readingFiles() throws {
        let home = try HabitBox(.started)
        try home.done("finish", "welcome")
        let said = try home.json("read", "first-experiment", "--html", "my page: 1.html")
        #expect(said["pictures"] == .array([.text("1.svg")]))
        #expect(said["missing"] == .array([]))
        let page = try String(contentsOf: home.box.folder.file("my page: 1.html"), encoding: .utf8)
        #expect(page.contains("src=\"./my%20page%3A%201_files/1.svg\""))
        #expect(!page.contains("src=\"http"))
        let picture = try String(contentsOf: home.box.folder.file("my page: 1_files/1.svg"), encoding: .utf8)
        let original = Corpus.package.appending(path: "Packages/HabitCourse/SampleCourse/images/plate-photo.svg")
        #expect(picture == (try String(contentsOf: original, encoding: .utf8)))
    }

    @Test(
        "a picture that stands in the way of a post's picture is replaced only with a yes, and else nothing is written"
    )
    func foreignPicture() throws {
        let home = try HabitBox(.started)
        try home.done("finish", "welcome")
        try home.box.folder.write("mine", to: "page_files/1.svg")
        let refused = try home.habit("read", "first-experiment", "--html", "page.html")
        #expect(refused.status != 0 && refused.errorText.contains("1.svg"), "\(refused.errorText)")
        #expect(try String(contentsOf: home.box.folder.file("page_files/1.svg"), encoding: .utf8) == "mine")
        #expect(!FileManager.default.fileExists(atPath: home.box.folder.file("page.html").path))
        try home.done("read", "first-experiment", "--html", "page.html", "--yes")
        #expect(try String(contentsOf: home.box.folder.file("page_files/1.svg"), encoding: .utf8).contains("<svg"))
    }

    @Test("a page that is a link out of the course's folder counts as missing")
    func linkOut() throws {
        let home = try HabitBox(.new)
        try home.done("course", "new", "mine")
        try home.box.folder.write("<article><p>A secret.</p></article>", to: "secret.html")
        let page = home.box.folder.file("mine/posts/welcome.html")
        try FileManager.default.removeItem(at: page)
        let missing = try home.habit("course", "lint", "mine")
        try FileManager.default.createSymbolicLink(at: page, withDestinationURL: home.box.folder.file("secret.html"))
        let linked = try home.habit("course", "lint", "mine")
        #expect(missing.status == 65 && linked.status == 65)
        #expect(linked.text == missing.text)
        try FileManager.default.removeItem(at: page)
        try home.box.folder.write("<article><p>A word.</p></article>", to: "mine/posts/other.html")
        try FileManager.default.createSymbolicLink(atPath: page.path, withDestinationPath: "other.html")
        #expect(try home.habit("course", "lint", "mine").status == 0)
    }
}
