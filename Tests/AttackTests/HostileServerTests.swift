import Foundation
import TestKit
import Testing

@Suite("Servers that mean harm to whoever asks them", .timeLimit(.minutes(5)))
struct HostileServerTests {
    typealias Answer = LoopbackServer.Answer

    static let recipe = """
        <script type="application/ld+json">{"@type": "Recipe", "name": "Bread", "recipeIngredient": ["1 cup flour"], \
        "recipeInstructions": "Bake."}</script>
        """

    private static let bomb = GzipFixture.bomb(zeros: 80 << 20)

    static let manners: [(name: String, answer: @Sendable (String) -> Answer)] = [
        (
            "without an end",
            { _ in
                Answer(
                    "HTTP/1.1 200 OK\nContent-Type: text/html\n\n",
                    body: Array(repeating: 0x20, count: 65_536),
                    repeats: true
                )
            }
        ),
        ("in a circle", { .complete(302, ["Location: \($0)"]) }),
        (
            "exploding",
            { _ in
                let fields = ["Content-Type: application/json", "Content-Encoding: gzip"]
                return .complete(200, fields, body: bomb)
            }
        ),
        (
            "broken off",
            { _ in
                Answer("HTTP/1.1 200 OK\nContent-Type: text/html\nContent-Length: 4000\n\n", body: Array(recipe.utf8))
            }
        ),
        ("in another language", { _ in Answer("SSH-2.0-OpenSSH_9.6\n\n") }),
    ]

    @Test(
        "an endless, circular, exploding or broken answer is refused in words, and nothing of it is kept",
        arguments: manners.indices
    )
    func answer(index: Int) throws {
        let hostile = Self.manners[index]
        let home = try ProgramHome()
        try home.done("kidney", "accept-terms", "--yes")
        let script = Script()
        let server = try LoopbackServer { script.answer($0) }
        defer { withExtendedLifetime(server) {} }
        for path in ["/bread", "/course.json", "/v1/food/1"] { script[path] = hostile.answer(path) }
        for words in [
            ["recipebox", "import", server.url("/bread")], ["habit", "course", "fetch", server.url("/course.json")],
            ["kidney", "food", "fetch", "1", "--source-url", server.url()],
        ] {
            let result = try home.run(words[0], Array(words.dropFirst()))
            let isRefused = [.status(65), .status(69)].contains(result.exit) && result.isOneError
            #expect(isRefused, "\(hostile.name), \(words): \(result.exit) \(result.errorText)")
        }
        #expect(server.sentBytes < 200 << 20)
        #expect(script.asked.count < 60)
        #expect(try !home.done("recipebox", "list").contains("Bread"))
        script["/bread"] = .text(Self.recipe, "text/html")
        try home.done("recipebox", "import", server.url("/bread"), "--no-photo")
        #expect(try home.done("recipebox", "list").contains("Bread"))
    }

    // MARK: A course's site

    private static func manifest(_ posts: String...) -> Answer {
        let text = """
            {"format": "nourish-course", "version": 1, "title": "Ten", "language": "en", "author": "A", "weeks": 1, \
            "updated": "2026-10-01T00:00:00Z", "posts": [\(posts.joined(separator: ","))]}
            """
        return .text(text, "application/json")
    }

    private static func post(_ id: String, _ place: String, order: Int = 1) -> String {
        """
        {"id": "\(id)", "week": 1, "order": \(order), "kind": "tutorial", "title": "<script>evil()</script>", \
        "url": "\(place)", "summary": "S", "updated": "2026-10-01T00:00:00Z"}
        """
    }

    private static let page = """
        <html><body onload="evil()"><article><script>evil()</script><p onclick="evil()">Read \
        <a href="javascript:evil()">this</a> <a href="https://example.org/">honestly</a></p></article></body></html>
        """

    @Test("a hostile course leaves the fetched copy as it was, and its posts hold no script")
    func course() throws {
        let home = try ProgramHome()
        let script = Script()
        let server = try LoopbackServer { script.answer($0) }
        defer { withExtendedLifetime(server) {} }
        script["/course.json"] = Self.manifest(Self.post("welcome", "w.html"))
        script["/w.html"] = .text(Self.page, "text/html")
        try home.done("habit", "course", "fetch", server.url("/course.json"))
        try home.done("habit", "start")
        try home.done("habit", "read", "welcome", "--html", "w.html")
        let read = try String(contentsOf: home.folder.file("w.html"), encoding: .utf8)
        #expect(!read.contains("<script") && !read.contains("javascript:") && !read.contains("onclick"))
        #expect(read.contains("&lt;script&gt;evil()") && read.contains("<a href=\"https://example.org/\">honestly</a>"))

        let bomb =
            "<!DOCTYPE r [<!ENTITY a \"\(String(repeating: "a", count: 9_000))\">]><rss version=\"2.0\"><channel>"
            + "<title>\(String(repeating: "&a;", count: 9_000))</title></channel></rss>"
        let elsewhere = ["https://example.org/x", "file:///etc/passwd", "//example.org/x", "javascript:evil()"]
        let hostile =
            [
                Self.manifest(Self.post("welcome", "w.html"), Self.post("welcome", "w.html", order: 2)),
                Self.manifest(Self.post("welcome", "w.html"), Self.post("gone", "gone.html", order: 2)),
                .text("{\"format\": \"nourish-course\", \"vers", "application/json"),
                .text(String(repeating: "[", count: 500_000), "application/json"),
                .text(bomb, "application/rss+xml"),
            ] + elsewhere.map { Self.manifest(Self.post("welcome", $0)) }
        let honest = try home.done("habit", "read", "welcome")
        for (number, answer) in hostile.enumerated() {
            script["/course.json"] = answer
            let refused = try home.run("habit", "course", "fetch")
            #expect(refused.exit != .status(0) && refused.isOneError, "\(number): \(refused.errorText)")
            #expect(refused.errorText.contains("can still be read"), "\(number): \(refused.errorText)")
        }
        #expect(try home.done("habit", "read", "welcome") == honest)
    }

    // MARK: A mail server

    @Test(
        "a mail server that offers no encryption learns neither password, address nor code, and the letter waits",
        .enabled(if: ForeignServer.python != nil || PythonJudge.isInsistedOn, "make setup installs the judge")
    )
    func mail() throws {
        let home = try ProgramHome()
        let said = home.folder.file("said")
        let server = try home.folder.write(Self.mailServer, to: "server.py")
        let python = try #require(ForeignServer.python)
        let process = try ChildProcess(URL(filePath: python), [server.path, said.path])
        let port = try process.waitForLine(startingWith: "port ").dropFirst(5)
        // This address reaches this machine but doesn't count as local.
        let place = "smtp://news@0.0.0.0:\(port)"
        try home.done("maricopa", "admin", "mail", "--server", place, "--from", "news@example.org", input: "quince\n")
        let address = "ana@example.org"
        let signUp = ["account", "sign-up", address, "--now", "2026-05-02T08:00:00-07:00"]
        let signedUp = try home.run("maricopa", signUp, input: "olive grove at noon\n")
        #expect(signedUp.errorText.contains("offers no encryption"), "\(signedUp.errorText)")
        let heard = try String(contentsOf: said, encoding: .utf8)
        #expect(heard.hasPrefix("EHLO "))
        for secret in ["AUTH", "MAIL", "RCPT", "quince", address] { #expect(!heard.contains(secret)) }
        // The letter is sent once the server is removed.
        try home.done("maricopa", "admin", "mail", "--clear")
        try home.done("maricopa", "tick", "--now", "2026-05-02T08:05:00-07:00")
        try home.done("maricopa", "account", "verify", home.mailedCode(), "--now", "2026-05-02T08:06:00-07:00")
    }

    private static let mailServer = """
        from socket import socket
        from sys import argv
        server = socket()
        server.bind(("0.0.0.0", 0))
        server.listen()
        print("port", server.getsockname()[1], flush=True)
        while True:
            client = server.accept()[0]
            client.sendall(b"220 mail ESMTP\\r\\n")
            while said := client.recv(4096):
                with open(argv[1], "ab") as file:
                    file.write(said)
                client.sendall(b"250 mail\\r\\n" if said.startswith(b"EHLO") else b"500 no\\r\\n")
        """
}
