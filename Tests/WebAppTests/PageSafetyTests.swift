import Foundation
import MarkupKit
import PageKit
import RecipeBox
import ScreenKit
import ServedPages
import StorageKit
import TestKit
import Testing
import WebClient

@Suite("The pages of a browser against other sites and foreign bytes")
struct PageSafetyTests {
    @Test(
        "every answer forbids foreign scripts, frames and guessing of types, whatever it is",
        arguments: [
            ("/", 200), ("/recipes", 200), ("/recipes/new", 200), ("/recipes/recipe/none", 404), ("/nowhere", 404),
            ("/recipes/%2e%2e/x", 404), ("/recipes/pictures/none", 404),
        ]
    )
    func headers(_ path: String, _ status: Int) async throws {
        try await ServedRecipes.with { served in
            var browser = served.browser
            try await browser.open(path)
            #expect(browser.status == status)
            let policy = try #require(browser.field("content-security-policy"))
            #expect(policy.hasPrefix("default-src 'none'") && !policy.contains("unsafe"))
            #expect(policy.contains("frame-ancestors 'none'") && policy.contains("form-action 'self'"))
            #expect(browser.field("x-content-type-options") == "nosniff")
            #expect(browser.field("cache-control") == "no-store")
            #expect(browser.field("referrer-policy") == "no-referrer")
            #expect(browser.field("cross-origin-opener-policy") == "same-origin")
            #expect(browser.field("cross-origin-resource-policy") == "same-origin")
            #expect(browser.field("permissions-policy") == "geolocation=(), microphone=(), payment=(), usb=()")
            // A browser ignores this one without HTTPS, and any other server of this machine would have to speak HTTPS, too.
            #expect(browser.field("strict-transport-security") == nil)
            #expect(policy.contains("script-src 'self';") && policy.contains("require-trusted-types-for 'script'"))
            #expect(browser.page.elements { ["style", "iframe"].contains($0.name) }.isEmpty)
            for script in browser.page.elements(named: "script") {
                #expect(script.attribute("src")?.hasPrefix("/assets/") == true && script.textContent.isEmpty)
            }
            #expect(
                browser.page.elements { $0.attributes.contains { $0.name == "style" || $0.name.hasPrefix("on") } }
                    .isEmpty
            )
        }
    }

    @Test("another site's page changes nothing", arguments: ["cross-site", "same-site", "cross-origin"])
    func otherSite(_ site: String) async throws {
        try await ServedRecipes.with { served in
            var browser = served.browser
            try await browser.open("/recipes/new")
            try await browser.press("Continue", ["Name": "Soup"], from: site)
            #expect(browser.status == 403)
            #expect(browser.text.contains("came from another site"))
            #expect(try served.box.recipes().isEmpty)
        }
    }

    @Test("a form without the browser's word on its origin is let in from our own origin alone")
    func origins() async throws {
        try await ServedRecipes.with { served in
            let body = Array("action=recipe%2Fsave&f-name=Soup".utf8)
            func status(_ origin: String?) async throws -> Int {
                let fields = origin.map { [WebField("Origin", $0)] } ?? []
                let form = WebRequest.Method.post(body: body, mediaType: "application/x-www-form-urlencoded")
                let address = try WebAddress(served.server + "recipes/new")
                return try await served.client.send(
                    WebRequest(address, method: form, fields: fields, followsRedirects: false)
                ).status
            }
            let own = String(served.server.dropLast())
            let foreign = [nil, "null", "https://evil.example", "http://127.0.0.1:1", "http://127.0.0.1.evil.example"]
            for origin in foreign {
                let answer = try await status(origin)
                #expect(answer == 403, "\(origin ?? "none")")
            }
            #expect(try served.box.recipes().isEmpty)
            let answer = try await status(own)
            #expect(answer == 303)
            #expect(try served.box.recipes().count == 1)
        }
    }

    @Test(
        "bodies that no page sends are refused, and nothing is changed",
        arguments: [
            ("application/x-www-form-urlencoded", "f-name=Soup", 400),
            ("application/x-www-form-urlencoded", "action=%ff", 400),
            ("application/x-www-form-urlencoded", "action=recipe/nothing&f-name=Soup", 422), ("text/plain", "", 400),
            ("application/x-www-form-urlencoded", "action=recipe/save&operation=%00&f-name=Soup", 400),
            ("application/x-www-form-urlencoded", "action=recipe/save&operation=%26done%3Dx&f-name=Soup", 400),
            ("application/json", #"{"action": "recipe/save", "fields": {"name": "Soup"}, "operation": "a b"}"#, 400),
            (
                "multipart/form-data; boundary=X",
                "--X\r\nContent-Disposition: form-data; name=\"action\"\r\n\r\nrecipe/save", 400
            ),
            ("multipart/form-data; boundary=X", "", 400), ("multipart/form-data; boundary=", "----", 400),
            ("multipart/form-data", "--X", 400), ("application/json", "{", 400), ("application/json", "[]", 400),
        ]
    )
    func bodies(_ type: String, _ body: String, _ status: Int) async throws {
        try await ServedRecipes.with { served in
            var browser = served.browser
            try await browser.send(Array(body.utf8), type, to: "/recipes/new")
            #expect(browser.status == status)
            #expect(try served.box.recipes().isEmpty)
        }
    }

    @Test("a form that doesn't arrive in time is refused, and the next one is taken")
    func slow() async throws {
        try await ServedRecipes.with(bodyTime: .milliseconds(300)) { served in
            let port = try #require(URL(string: served.server)?.port)
            let connection = try LoopbackConnection(port: port)
            let head = "POST /recipes/new HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n"
            connection.send(Array((head + "Content-Length: 100\r\n\r\naction=").utf8))
            var answer: [UInt8] = []
            while let bytes = connection.receive(), !answer.starts(with: Array("HTTP/1.1 408".utf8)) { answer += bytes }
            #expect(String(decoding: answer, as: UTF8.self).hasPrefix("HTTP/1.1 408"))
            var browser = served.browser
            try await browser.open("/recipes/new")
            try await browser.press("Continue", ["Name": "Soup"])
            #expect(try served.box.recipes().count == 1)
        }
    }

    @Test("two acts with files are done at a time, and a page is shown and a small act done meanwhile")
    func lane() async throws {
        let desk = SlowDesk()
        let clock = try ManualClock("2026-03-08T07:30:00Z").wallClock
        let box = RecipeBox(
            store: try .inMemory(schemas: RecipeBox.schemas),
            photos: nil,
            clock: clock,
            ids: .seeded(1),
            actor: "ana"
        )
        let app = PageApp(
            scheme: "recipebox",
            segment: "recipes",
            title: "Recipes",
            about: "",
            accent: .teal,
            screen: { link, typed in try box.screen(RecipeLink(link), typed: typed) },
            perform: { act, _ in
                if !act.files.isEmpty { desk.read() }
                return .done(.init(next: Link("recipebox://home", label: "Back")))
            },
            problem: { PageProblem(status: 500, why: "\($0)") }
        )
        try await ServedApps.with([app], clock: clock) { served in
            let parts = ["name=\"action\"\r\n\r\nimport", "name=\"f-file\"; filename=\"a\"\r\n\r\nx"]
            let body = parts.map { "--b\r\nContent-Disposition: form-data; \($0)\r\n" }.joined() + "--b--\r\n"
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<4 {
                    group.addTask {
                        var browser = served.browser
                        repeat {
                            try await browser.send(Array(body.utf8), "multipart/form-data; boundary=b", to: "/recipes")
                        } while browser.status == 503
                        #expect(browser.status == 200)
                    }
                }
                for await count in desk.begun where count == 2 { break }
                var browser = served.browser
                try await browser.open("/recipes/new")
                #expect(browser.status == 200)
                try await browser.send(Array("action=x".utf8), "application/x-www-form-urlencoded", to: "/recipes")
                #expect(browser.status == 200 && desk.ended == 0)
                desk.release(4)
                try await group.waitForAll()
            }
        }
        #expect(desk.most == 2 && desk.ended == 4)
    }

    /// Reads files as slowly as the test wants, for at most half a minute.
    private final class SlowDesk: Sendable {
        /// The number of files that have been begun, each time that one is.
        let begun: AsyncStream<Int>
        private let beginning: AsyncStream<Int>.Continuation
        private let gate = DispatchSemaphore(value: 0)
        private let lock = NSLock()
        nonisolated(unsafe) private var counts = (begun: 0, now: 0, most: 0, ended: 0)

        init() { (begun, beginning) = AsyncStream.makeStream(of: Int.self) }

        var most: Int { lock.withLock { counts.most } }
        var ended: Int { lock.withLock { counts.ended } }

        func read() {
            lock.withLock {
                counts.begun += 1
                counts.now += 1
                counts.most = max(counts.most, counts.now)
                beginning.yield(counts.begun)
            }
            _ = gate.wait(timeout: .now() + 30)
            lock.withLock {
                counts.now -= 1
                counts.ended += 1
            }
        }

        func release(_ count: Int) { for _ in 0..<count { gate.signal() } }
    }

    @Test("a file that the disk doesn't take leaves nothing behind")
    func noRoom() async throws {
        try await ServedRecipes.with { served in
            let field = "f-\(UUID().uuidString)"
            // No disk takes a name of 80 letters with 20 accents each.
            let name = String(repeating: "e" + String(repeating: "\u{301}", count: 20), count: 80)
            let parts = ["name=\"action\"\r\n\r\nrecipe/save", "name=\"\(field)\"; filename=\"\(name)\"\r\n\r\nx"]
            let body = parts.map { "--b\r\nContent-Disposition: form-data; \($0)\r\n" }.joined() + "--b--\r\n"
            var browser = served.browser
            try await browser.send(Array(body.utf8), "multipart/form-data; boundary=b", to: "/recipes/new")
            #expect(browser.status == 507)
            let place = field.utf8.map { String($0, radix: 16) }.joined()
            let files = FileManager.default
            let folders = try files.contentsOfDirectory(at: files.temporaryDirectory, includingPropertiesForKeys: nil)
            #expect(!folders.contains { files.fileExists(atPath: $0.appending(path: place).path) })
        }
    }

    @Test("a form of more than a megabyte is refused")
    func large() async throws {
        try await ServedRecipes.with { served in
            var browser = served.browser
            let body = Array("action=recipe%2Fsave&f-name=\(String(repeating: "x", count: 1 << 20))".utf8)
            try await browser.send(body, "application/x-www-form-urlencoded", to: "/recipes/new")
            #expect(browser.status == 413)
            #expect(try served.box.recipes().isEmpty)
        }
    }

    @Test("typed text is text on every page, whatever it looks like")
    func markup() async throws {
        try await ServedRecipes.with { served in
            let name = "<script>alert(1)</script>\" onload=\"x\u{301}\"\u{301}><img src=x>"
            var browser = served.browser
            try await browser.open("/recipes/new")
            try await browser.press("Continue", ["Name": name])
            let recipe = try #require(try served.box.recipes().first)
            for path in [
                "", "/recipe/\(recipe.id)", "/recipe/\(recipe.id)/name", "/recipe/\(recipe.id)/history",
                "/search/%3Cscript%3E",
            ] {
                try await browser.open("/recipes" + path)
                #expect(browser.status == 200, "\(path)")
                let content = try #require(browser.page.first(named: "main"))
                #expect(content.elements { ["script", "img"].contains($0.name) }.isEmpty, "\(path)")
                #expect(browser.page.elements { $0.attribute("onload") != nil }.isEmpty, "\(path)")
            }
        }
    }

    private struct Failure: Decodable {
        let error: String
        let remedy: Link?
    }

    @Test("a link that leads nowhere isn't quoted to a person, and a name that looks like one is")
    func nowhere() async throws {
        try await ServedRecipes.with { served in
            var browser = served.browser
            try await browser.open("/recipes/recipe/recipebox:%2F%2Fsoup")
            #expect(browser.status == 404 && browser.text.contains("there is no recipe “recipebox://soup”"))
            try await browser.open("/recipes/none")
            #expect(browser.status == 404 && !browser.text.contains("recipebox://"), "\(browser.text)")
            #expect(browser.text.contains("Check the address"))
        }
    }

    @Test("a page that tells an error links to the screen of its remedy")
    func remedy() async throws {
        try await ServedRecipes.with { served in
            var browser = served.browser
            try await browser.open("/recipes/recipe/none")
            #expect(browser.status == 404 && browser.text.contains("list the recipes to see their names"))
            let link = try #require(
                browser.page.elements(named: "a").first {
                    $0.textContent == "Recipes" && $0.attribute("class") == "button"
                }
            )
            #expect(link.attribute("href") == "/recipes")
        }
    }

    @Test("the same addresses answer programs in JSON: the screen, and what an act did")
    func json() async throws {
        try await ServedRecipes.with { served in
            var browser = served.browser
            func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
                try JSONDecoder().decode(Value.self, from: Data(browser.body))
            }
            try await browser.open("/recipes/new", [WebField("Accept", "application/json")])
            #expect(browser.field("content-type") == "application/json")
            #expect(try decoded(RecipeNameScreen.self).title == "New recipe")
            let act = Act("recipe/save", fields: ["name": "Soup"], operation: "op-1")
            let body = [UInt8](try JSONEncoder().encode(act))
            for _ in 0..<2 {
                try await browser.send(body, "application/json", to: "/recipes/new", from: nil)
                #expect(browser.status == 200)
                #expect(try decoded([String: Acted.Done].self)["done"]?.said != nil)
            }
            #expect(try served.box.recipes().count == 1)
            let wrong = [UInt8](try JSONEncoder().encode(Act("recipe/none/delete")))
            try await browser.send(wrong, "application/json", to: "/recipes", from: nil)
            #expect(browser.status == 422)
            try await browser.open("/recipes/recipe/none", [WebField("Accept", "application/json")])
            #expect(browser.status == 404)
            let failure = try decoded(Failure.self)
            #expect(failure.error.contains("“none”") && failure.remedy == Link("recipebox://home", label: "Recipes"))
        }
    }
}
