import Foundation
import ServedRooms
import TestKit
import Testing

@Suite("A page that leads a client astray", .timeLimit(.minutes(5)))
struct ClientAttackTests {
    /// A page with a recipe whose picture is at an address.
    private static func page(picture: String) -> LoopbackServer.Answer {
        let recipe = """
            <html><head><script type="application/ld+json">{"@context": "https://schema.org", "@type": "Recipe", \
            "name": "Bread", "image": "\(picture)", "recipeIngredient": ["1 cup flour"], \
            "recipeInstructions": "Bake it."}</script></head><body></body></html>
            """
        return .complete(200, ["Content-Type: text/html; charset=utf-8"], body: Array(recipe.utf8))
    }

    @Test("a page's picture on another server of this machine is never asked for, and the recipe is kept")
    func picture() throws {
        let home = try ProgramHome()
        let script = Script()
        let inside = try LoopbackServer { script.answer($0) }
        let target = inside.url("/metrics.png")
        let server = try LoopbackServer { _ in Self.page(picture: target) }
        defer { withExtendedLifetime((inside, server)) {} }
        let result = try home.run("recipebox", "import", server.url("/bread"))
        #expect(result.exit == .status(0), "\(result.errorText)")
        #expect(result.text.contains("not on the public web"), "\(result.text)")
        #expect(script.asked.isEmpty)
    }

    @Test("a page that redirects to another server of this machine is not followed, and nothing is imported")
    func redirect() throws {
        let home = try ProgramHome()
        let script = Script()
        script["/admin"] = Self.page(picture: "")
        let inside = try LoopbackServer { script.answer($0) }
        let target = inside.url("/admin")
        let server = try LoopbackServer { _ in .complete(302, ["Location: \(target)"]) }
        defer { withExtendedLifetime((inside, server)) {} }
        let result = try home.run("recipebox", "import", server.url("/bread"))
        #expect(result.exit == .status(77))
        #expect(result.errorText.contains("not on the public web"))
        #expect(script.asked.isEmpty)
        #expect(try !home.run("recipebox", "list").text.contains("Bread"))
    }

    @Test("a recipe on a server at home, with its picture there, is imported as ever")
    func atHome() throws {
        let home = try ProgramHome()
        let script = Script()
        script["/bread"] = Self.page(picture: "/bread.png")
        let server = try LoopbackServer { script.answer($0) }
        defer { withExtendedLifetime(server) {} }
        let result = try home.run("recipebox", "import", server.url("/bread"))
        #expect(result.exit == .status(0), "\(result.errorText)")
        #expect(script.asked.contains { $0.contains("GET /bread.png ") })
    }

    @Test("a course whose manifest is elsewhere by redirect isn't fetched from this machine's other servers")
    func course() throws {
        let home = try ProgramHome()
        let script = Script()
        let inside = try LoopbackServer { script.answer($0) }
        let target = inside.url("/course.json")
        let server = try LoopbackServer { _ in .complete(302, ["Location: \(target)"]) }
        defer { withExtendedLifetime((inside, server)) {} }
        let result = try home.run("habit", "course", "fetch", server.url("/course.json"))
        #expect(result.exit != .status(0))
        #expect(script.asked.isEmpty)
    }

    @Test(
        "a server that speaks TLS 1.0 and 1.1 alone gets nothing",
        .enabled(if: ForeignServer.python != nil || PythonJudge.isInsistedOn, "make setup installs the judge")
    )
    func outdatedTLS() throws {
        let home = try ProgramHome()
        let old = try ForeignServer(.outdated)
        let result = try home.run("recipebox", "import", "https://localhost:\(old.port)/")
        #expect(result.exit == .status(69))
        #expect(result.errorText.contains("it speaks no version of TLS from 1.2 on"))
    }

    @Test("a page in a browser that points its own name at the course's server reads nothing of the folder")
    func rebinding() async throws {
        let home = try ProgramHome()
        let folder = home.folder.file("course")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try home.folder.write("private notes", to: "course/notes.txt")
        let child = try home.start("habit", ["course", "serve", folder.path, "--port", "0"])
        let line = try child.waitForLine(startingWith: "\(folder.path) is at ")
        let port = try #require(URL(string: line.split(separator: " ").last.map { String($0) } ?? "")?.port)
        for (host, status) in [("evil.example:\(port)", 421), ("127.0.0.1:\(port)", 200), ("localhost:\(port)", 200)] {
            let connection = try RawConnection(port: port)
            connection.send("GET /notes.txt HTTP/1.1\nHost: \(host)\nOrigin: http://evil.example\n\n")
            let answer = try await connection.answer()
            #expect(answer.status == status, "\(host)")
            #expect(answer.text.contains("private notes") == (status == 200))
        }
        child.send(signal: SIGTERM)
        #expect(try child.wait() == .status(0))
    }
}
