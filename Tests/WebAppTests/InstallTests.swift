import Foundation
import HTMLKit
import MaricopaDirectory
import MarkupKit
import ScreenKit
import ServedPages
import TestKit
import Testing
import TimeKit
import WebClient
import ZipKit

@testable import PageKit

@Suite("The apps on a phone: manifests, icons, and the worker that keeps pages")
struct InstallTests {
    private struct Manifest: Decodable {
        struct Icon: Decodable {
            let src, sizes, type, purpose: String
        }
        let id, name, shortName, lang, startUrl, scope, display, themeColor, backgroundColor: String
        let icons: [Icon]
    }

    @Test("each app has a manifest of its own, in the language of the person, with icons of the stated sizes")
    func manifests() async throws {
        try await ServedProgram.with(samples: false) { served in
            try await served.visiting { browser in
                var scopes: [String] = []
                for home in ServedProgram.homes {
                    try await browser.open(home)
                    let links = browser.page.elements(named: "link")
                    let link = try #require(links.first { $0.attribute("rel") == "manifest" })
                    #expect(link.attribute("href") == home + "/app.webmanifest")
                    #expect(link.attribute("crossorigin") == "use-credentials")
                    let touch = try #require(links.first { $0.attribute("rel") == "apple-touch-icon" })
                    try await browser.open(touch.attribute("href") ?? "")
                    #expect(Self.size(ofPNG: browser.body) == [180, 180])

                    try await browser.open(home + "/app.webmanifest", [WebField("Accept-Language", "es")])
                    #expect(browser.status == 200 && browser.field("content-type") == "application/manifest+json")
                    #expect(browser.field("vary") == "Accept-Language, Cookie")
                    let decoder = JSONDecoder()
                    decoder.keyDecodingStrategy = .convertFromSnakeCase
                    let manifest = try decoder.decode(Manifest.self, from: Data(browser.body))
                    // The directory has a page of its own for its start.
                    let start = home == "/maricopa" ? "/maricopa?start=1" : home
                    #expect([manifest.id, manifest.startUrl, manifest.scope] == [home, start, home])
                    #expect(manifest.display == "standalone" && manifest.lang == "es")
                    #expect(manifest.name == manifest.shortName + " · Nourish")
                    let ground = home == "/maricopa" ? "#1F6F5C" : "#ffffff"
                    #expect([manifest.themeColor, manifest.backgroundColor] == ["#f4f6f7", ground])
                    if home == "/recipes" { #expect(manifest.shortName == "Recetas") }
                    scopes.append(manifest.scope)

                    let kinds = manifest.icons.map { $0.sizes + " " + $0.purpose }
                    #expect(kinds == ["any any", "192x192 any", "192x192 maskable", "512x512 any", "512x512 maskable"])
                    for icon in manifest.icons {
                        try await browser.open(icon.src)
                        #expect(browser.status == 200 && browser.field("content-type") == icon.type, "\(icon.src)")
                        #expect(browser.field("cache-control") == "public, max-age=31536000, immutable")
                        if icon.type == "image/png" {
                            let size = Self.size(ofPNG: browser.body).map(String.init).joined(separator: "x")
                            #expect(size == icon.sizes)
                        } else {
                            #expect(String(decoding: browser.body, as: UTF8.self).contains("viewBox=\"0 0 512 512\""))
                        }
                        try await browser.open(icon.src.replacing("-", with: "-0"))
                        #expect(browser.status == 404)
                    }
                }
                for (one, other) in scopes.flatMap({ one in scopes.map { (one, $0) } }) where one != other {
                    #expect(!one.hasPrefix(other), "\(one) lies in \(other)")
                }
            }
        }
    }

    /// The width and the height in the header of a PNG file.
    private static func size(ofPNG bytes: [UInt8]) -> [Int] {
        guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return [] }
        return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test("the head of a page has the lines for phones, with the color of its bar in light and in dark")
    func head() async throws {
        try await ServedRecipes.with { served in
            var browser = served.browser
            try await browser.open("/recipes")
            let lines = browser.page.elements(named: "meta").map { line in
                [line.attribute("name"), line.attribute("content"), line.attribute("media")].compactMap { $0 }
            }
            for line in [
                ["theme-color", "#f4f6f7", "(prefers-color-scheme: light)"],
                ["theme-color", "#1c1f22", "(prefers-color-scheme: dark)"], ["mobile-web-app-capable", "yes"],
                ["apple-mobile-web-app-capable", "yes"], ["apple-mobile-web-app-title", "Recipes"],
                ["apple-mobile-web-app-status-bar-style", "default"],
            ] { #expect(lines.contains(line), "\(line)") }
            let policy = browser.field("content-security-policy") ?? ""
            for part in ["manifest-src 'self'", "worker-src 'self'", "img-src 'self'"] {
                #expect(policy.contains(part))
            }
            #expect(policy.hasSuffix("; trusted-types nourish"))
            // The first page belongs to no app, and the design page is none of ours to install.
            for path in ["/", "/design"] {
                try await browser.open(path)
                #expect(!browser.page.elements(named: "link").contains { $0.attribute("rel") == "manifest" })
            }
            try await browser.open("/design/sw.js")
            #expect(browser.status == 404)
        }
    }
}

// MARK: The worker

extension InstallTests {
    @Test("a worker has the address of its app, a script's type, and at most 3 kB when packed")
    func worker() async throws {
        try await ServedRecipes.with { served in
            var browser = served.browser
            try await browser.open("/recipes/sw.js")
            #expect(browser.status == 200)
            #expect(browser.field("content-type") == "text/javascript; charset=utf-8")
            #expect(browser.field("service-worker-allowed") == "/recipes")
            #expect(browser.field("cache-control") == "no-cache")
            #expect(String(decoding: browser.body, as: UTF8.self).hasPrefix("const app = \"/recipes\", version = \""))
            #expect(try #require(Gzip.packed(browser.body)).count <= 3_000)
            // The same worker for everybody: another language is no new version.
            let text = browser.body
            try await browser.open("/recipes/sw.js", [WebField("Accept-Language", "es")])
            #expect(browser.body == text)
        }
    }

    @Test("the version of a worker is another one where its page is")
    func version() {
        let one = OfflineWorker.keeping("/tips", page: [1])
        #expect(one == OfflineWorker.keeping("/tips", page: [1]))
        #expect(one != OfflineWorker.keeping("/tips", page: [2]))
    }

    @Test(
        "Node.js reads the workers",
        .enabled(if: NodeJudge.isWanted, "Node.js, which reads the scripts, isn't installed")
    )
    func syntax() throws {
        let node = try #require(NodeJudge.program)
        let folder = try TemporaryFolder()
        let texts = [OfflineWorker.keeping("/tips", page: []), OfflineWorker.leaving("/tips")]
        for text in texts {
            let file = folder.file("script.mjs")
            try Data(text).write(to: file)
            let result = try ChildProcess.run(URL(filePath: node), ["--check", file.path])
            #expect(result.exit == .status(0), "\(result.errorText)")
        }
    }
}

// MARK: Kept pages

extension InstallTests {
    /// The field that lets a worker keep the page.
    private static func permission(_ browser: PlainBrowser) -> String? { browser.field("offline-cache-control") }

    @Test("a page may be kept by the worker alone; a refusal, a notice of the moment and JSON may not")
    func kept() async throws {
        try await ServedRecipes.with { served in
            var browser = served.browser
            try await browser.open("/recipes")
            #expect(Self.permission(browser) == "private" && browser.field("cache-control") == "no-store")
            for path in ["/", "/recipes/recipe/none", "/recipes/offline", "/recipes/device", "/design"] {
                try await browser.open(path)
                #expect(Self.permission(browser) == nil, "\(path)")
            }
            try await browser.open("/recipes", [WebField("Accept", "application/json")])
            #expect(Self.permission(browser) == nil)
            try await browser.open("/recipes/new")
            try await browser.press("Continue", ["Name": "Soup"])
            try await browser.open("/recipes")
            try await browser.press("Delete Soup")
            try await browser.press("Delete")
            #expect(browser.path.contains("?done=") && browser.text.contains("Done:"), "\(browser.text)")
            #expect(Self.permission(browser) == nil)
        }
    }

    @Test("pages with health data are kept only after the person chose it, and the choice is a cookie of this site")
    func chosen() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                let chosen = [WebField("Cookie", "keep-kidney=on")]
                try await browser.open("/kidney")
                #expect(Self.permission(browser) == nil && browser.field("cache-control") == "no-store")
                let manifest = browser.page.elements(named: "link").first { $0.attribute("rel") == "manifest" }
                #expect(manifest?.attribute("data-keep") == "off")
                try await browser.open("/kidney/sw.js")
                #expect(String(decoding: browser.body, as: UTF8.self).contains("registration.unregister()"))
                try await browser.open("/kidney", chosen)
                #expect(Self.permission(browser) == "private" && browser.field("cache-control") == "no-store")
                try await browser.open("/kidney/sw.js", chosen)
                #expect(!String(decoding: browser.body, as: UTF8.self).contains("unregister"))
                try await browser.open("/tips", [WebField("Cookie", "keep-tips=off; keep-kidney=on")])
                #expect(Self.permission(browser) == nil)

                try await browser.open("/kidney/device")
                #expect(browser.text.contains("No page stays in this browser."))
                #expect(browser.text.contains("Its pages hold health data."))
                try await browser.press("Keep the pages that I open")
                #expect(browser.path == "/kidney/device" && browser.status == 200)
                try await browser.open("/kidney/device", chosen)
                #expect(browser.page.elements(named: "button").contains { $0.attribute("value") == "off" })
            }
        }
    }

    @Test("the choice is taken from our own page alone", arguments: [("to=on", 303), ("to=x", 400), ("", 400)])
    func choice(_ body: String, _ status: Int) async throws {
        try await ServedRecipes.with { served in
            func answer(_ site: String) async throws -> WebResponse {
                let form = WebRequest.Method.post(
                    body: Array(body.utf8),
                    mediaType: "application/x-www-form-urlencoded"
                )
                return try await served.client.send(
                    WebRequest(
                        try WebAddress(served.server + "recipes/device"),
                        method: form,
                        fields: [WebField("Sec-Fetch-Site", site)],
                        followsRedirects: false
                    )
                )
            }
            let own = try await answer("same-origin")
            #expect(own.status == status)
            let cookie = own.fields.first { $0.name.lowercased() == "set-cookie" }?.value
            let kept = "keep-recipes=on; Path=/; Max-Age=31536000; SameSite=Strict; HttpOnly"
            #expect(cookie == (status == 303 ? kept : nil))
            let foreign = try await answer("cross-site")
            #expect(foreign.status == 403 && !foreign.fields.contains { $0.name.lowercased() == "set-cookie" })
        }
    }

    @Test("a server that lets no browser keep pages calls every worker back")
    func callBack() async throws {
        try await ServedProgram.with(samples: false, options: ["--no-offline"]) { served in
            try await served.visiting { browser in
                for home in ServedProgram.homes {
                    try await browser.open(home, [WebField("Cookie", "keep-kidney=on")])
                    #expect(Self.permission(browser) == nil)
                    try await browser.open(home + "/sw.js", [WebField("Cookie", "keep-kidney=on")])
                    #expect(String(decoding: browser.body, as: UTF8.self).contains("registration.unregister()"))
                    try await browser.open(home + "/device")
                    #expect(browser.text.contains("This server lets no browser keep pages."))
                    #expect(!browser.page.elements(named: "button").contains { $0.attribute("value") == "on" })
                }
            }
        }
    }

    @Test(
        "the page that stands in for others says so in the person's language, with one heading and its landmarks",
        arguments: [("en", "You're offline", "Kept from {};"), ("es", "Usted está sin conexión", "Guardada: {}.")]
    )
    func offlinePage(_ language: String, _ title: String, _ line: String) async throws {
        try await ServedProgram.with(samples: false) { served in
            try await served.visiting { browser in
                for home in ServedProgram.homes {
                    try await browser.open(home + "/offline", [WebField("Accept-Language", language)])
                    #expect(browser.status == 200 && browser.page.attribute("lang") == language)
                    #expect(browser.page.elements(named: "h1").map(PlainBrowser.text) == [title])
                    for landmark in ["header", "nav", "main", "footer"] {
                        #expect(browser.page.elements(named: landmark).count == 1)
                    }
                    let list = try #require(browser.page.elements { $0.attribute("id") == "kept" }.first)
                    #expect(list.attribute("data-today")?.hasPrefix(line) == true)
                    #expect(list.attribute("data-older")?.contains("{}") == true)
                    #expect(list.attribute("data-zone") != nil && list.textContent.isEmpty)
                    // The worker writes its lines into these places, as they stand in the text.
                    let text = String(decoding: browser.body, as: UTF8.self)
                    for place in [
                        "<main ", "<ul id=\"kept\" ", "data-zone=\"", "data-today=\"", "lang=\"\(language)\"",
                    ] {
                        #expect(text.contains(place), "\(place)")
                    }
                }
            }
        }
    }

    @Test("a log-in or log-out says so in the address that it leads to, so that the worker deletes what it kept")
    func otherPerson() async throws {
        for act in ["login", "verify", "reset", "logout", "logout/everywhere", "account/delete"] {
            #expect(DirectoryAct(act)?.changesPerson == true, "\(act)")
        }
        for act in ["sign-up", "send", "password/save", "filters/apply"] {
            #expect(DirectoryAct(act)?.changesPerson == false, "\(act)")
        }
        let app = PageApp(
            scheme: "sample",
            segment: "sample",
            title: "Sample",
            about: "A sample.",
            accent: .teal,
            screen: { _, _ in DesignScreen() },
            perform: { act, _ in
                .done(.init(said: act.action == "told" ? "it is told" : nil, next: DesignScreen.link))
            },
            changesPerson: { _ in true },
            problem: { _ in .noPage }
        )
        let clock = try ManualClock("2026-03-08T07:30:00Z").wallClock
        try await ServedApps.with([app], clock: clock) { served in
            for (body, query) in [("told&operation=x1", "?done=x1&left=1"), ("other", "?left=1")] {
                let answer = try await served.client.send(
                    WebRequest(
                        try WebAddress(served.server + "sample"),
                        method: .post(
                            body: Array("action=\(body)".utf8),
                            mediaType: "application/x-www-form-urlencoded"
                        ),
                        fields: [WebField("Sec-Fetch-Site", "same-origin")],
                        followsRedirects: false
                    )
                )
                let place = answer.fields.first { $0.name.lowercased() == "location" }?.value
                #expect(answer.status == 303 && place == "/sample" + query)
                // The browser drops the pictures that it keeps for good.
                let cleared = answer.fields.first { $0.name.lowercased() == "clear-site-data" }?.value
                #expect(cleared == "\"cache\"")
            }
        }
    }
}
