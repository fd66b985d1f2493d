import Foundation
import MarkupKit
import PageKit
import ScreenKit
import ServedPages
import TestKit
import Testing
import TimeKit
import WebClient
import WordKit

@Suite("A page is in the language of the person who asked for it")
struct LanguageTests {
    private static let english = "Everything stays on this machine."
    private static let spanish = "Todo se queda en este equipo."

    private func field(_ name: String, _ value: String) -> [WebField] { [WebField(name, value)] }

    @Test(
        "the cookie decides, else what the browser prefers, else it is English",
        arguments: [
            ([:] as [String: String], "en"), (["Accept-Language": "es"], "es"),
            (["Accept-Language": "es-MX,es;q=0.9,en;q=0.8"], "es"),
            (["Accept-Language": "fr, en;q=0.8, es;q=0.5"], "en"), (["Accept-Language": "fr"], "en"),
            (["Accept-Language": "en-XA"], "en"), (["Accept-Language": "*;q=x,,;"], "en"),
            (["Cookie": "language=es"], "es"),
            (["Cookie": "a=b; language=es; c=d", "Accept-Language": "en"], "es"),
            (["Cookie": "language=en", "Accept-Language": "es"], "en"),
            (["Cookie": "language=xx", "Accept-Language": "es"], "es"), (["Cookie": "mylanguage=es"], "en"),
        ]
    )
    func choice(_ fields: [String: String], _ language: String) async throws {
        try await ServedRecipes.with { served in
            var browser = served.browser
            try await browser.open("/", fields.map { WebField($0.key, $0.value) })
            #expect(browser.page.attribute("lang") == language)
            #expect(browser.text.contains(language == "es" ? Self.spanish : Self.english), "\(browser.text)")
            #expect(browser.field("content-language") == language)
            #expect(browser.field("vary") == "Accept-Encoding, Sec-Fetch-Site, Accept-Language, Cookie")
        }
    }

    @Test(
        "the person's choice for an app goes behind the cookie and before the browser, and not to the other pages",
        arguments: [
            ("/echo", [:], "es"), ("/echo", ["Accept-Language": "en"], "es"),
            ("/echo/more", ["Accept-Language": "en"], "es"),
            ("/echo", ["Cookie": "language=en"], "en"), ("/echo", ["Cookie": "language=xx"], "es"),
            ("/", ["Accept-Language": "en"], "en"), ("/other", ["Accept-Language": "en"], "en"), ("/other", [:], "en"),
        ] as [(String, [String: String], String)]
    )
    func chosen(_ path: String, _ fields: [String: String], _ language: String) async throws {
        var apps = ["echo", "other"].map(Self.echo)
        apps[0].language = { .spanish }
        let clock = try ManualClock("2026-03-08T07:30:00Z").wallClock
        try await ServedApps.with(apps, clock: clock) { served in
            var browser = served.browser
            try await browser.open(path, fields.map { WebField($0.key, $0.value) })
            #expect(browser.field("content-language") == language)
            if path != "/" {
                #expect(browser.page.elements(named: "h1").map(PlainBrowser.text) == ["echo \(language)"])
            }
        }
    }

    @Test("`nourish serve` shows an app in the language that was chosen for it on the command line")
    func commandLine() async throws {
        let home = try ProgramHome()
        #expect(try home.run("kidney", "language", "es", "--data-dir", ServedProgram.folder).status == 0)
        try await ServedProgram.with(samples: false, in: home) { served in
            try await served.visiting { browser in
                try await browser.open("/kidney", [WebField("Accept-Language", "en")])
                #expect(browser.field("content-language") == "es")
                try await browser.open("/tips", [WebField("Accept-Language", "en")])
                #expect(browser.field("content-language") == "en")
            }
        }
    }

    @Test(
        "`nourish serve` shows its pages in its own language to a browser that prefers none that is offered",
        arguments: [("fr", "es"), ("en", "en"), (nil, "es")] as [(String?, String)]
    )
    func ownLanguage(accepted: String?, language: String) async throws {
        try await ServedProgram.with(samples: false, options: ["--language", "es"]) { served in
            try await served.visiting { browser in
                try await browser.open("/", accepted.map { [WebField("Accept-Language", $0)] } ?? [])
                #expect(browser.field("content-language") == language)
            }
        }
    }

    @Test("an answer in JSON and a refusal are in the language, too")
    func programs() async throws {
        try await ServedRecipes.with { served in
            var browser = served.browser
            try await browser.open("/nowhere", field("Accept-Language", "es") + field("Accept", "application/json"))
            #expect(browser.status == 404 && browser.field("content-language") == "es")
            #expect(String(decoding: browser.body, as: UTF8.self).contains("Revise la dirección"))
        }
    }

    @Test("the footer of a page sets the cookie for this site alone and leads back to the page")
    func footer() async throws {
        try await ServedRecipes.with { served in
            var browser = served.browser
            try await browser.open("/recipes/new")
            try await browser.press("Español")
            #expect(browser.path == "/recipes/new" && browser.status == 200)
            let answer = try await Self.post("to=es&back=%2Frecipes%2Fnew", to: served)
            #expect(answer.status == 303 && Self.value(answer, "location") == "/recipes/new")
            let cookie = try #require(Self.value(answer, "set-cookie"))
            #expect(cookie == "language=es; Path=/; Max-Age=31536000; SameSite=Strict; HttpOnly")
            try await browser.open("/", field("Cookie", "language=es"))
            #expect(browser.page.elements(named: "button").contains { PlainBrowser.text(of: $0) == "English" })
        }
    }

    @Test(
        "the way back is a path of this site",
        arguments: [
            "//evil.example", "https://evil.example/", "/\\evil.example", "javascript:alert(1)", "", "/a b",
            "/a\r\nSet-Cookie: x=y", "recipes", "/ñ",
        ]
    )
    func wayBack(_ place: String) async throws {
        try await ServedRecipes.with { served in
            let written = place.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            let answer = try await Self.post("to=es&back=\(written)", to: served)
            #expect(answer.status == 303 && Self.value(answer, "location") == "/", "\(place)")
            #expect(Self.value(answer, "x") == nil)
        }
    }

    @Test("a language that isn't offered, another site's form and a look set no cookie")
    func refusals() async throws {
        try await ServedRecipes.with { served in
            for body in ["to=fr", "to=en-XA", "to=", "back=%2F", "to=es%3B%20Domain%3Dexample.org"] {
                let answer = try await Self.post(body, to: served)
                #expect(answer.status == 400 && Self.value(answer, "set-cookie") == nil, "\(body)")
            }
            for site in ["cross-site", "same-site"] {
                let answer = try await Self.post("to=es", to: served, from: site)
                #expect(answer.status == 403 && Self.value(answer, "set-cookie") == nil, "\(site)")
            }
            var browser = served.browser
            try await browser.open("/language?to=es&back=/recipes")
            #expect(browser.status == 200 && browser.field("set-cookie") == nil)
            #expect(browser.page.elements(named: "h1").map(PlainBrowser.text) == ["Language"])
        }
    }

    @Test("two people at the same time each get their own language, also from an engine that works on another thread")
    func together() async throws {
        let clock = try ManualClock("2026-03-08T07:30:00Z").wallClock
        try await ServedApps.with([Self.echo("echo")], clock: clock) { served in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for round in 0..<20 {
                    let language = round.isMultiple(of: 2) ? Language.spanish : .english
                    group.addTask {
                        var browser = served.browser
                        try await browser.open("/echo", [WebField("Accept-Language", language.rawValue)])
                        #expect(
                            browser.page.elements(named: "h1").map(PlainBrowser.text) == ["echo \(language.rawValue)"]
                        )
                        #expect(
                            browser.page.elements(named: "nav").first.map(PlainBrowser.text)?.contains(language.name)
                                == true
                        )
                    }
                }
                try await group.waitForAll()
            }
        }
    }

    /// An app whose pages say their language.
    private static func echo(_ name: String) -> PageApp {
        PageApp(
            scheme: name,
            segment: name,
            title: Language.current.name,
            about: "",
            accent: .teal,
            screen: { _, _ in EchoScreen(title: "echo \(Language.current.rawValue)") },
            perform: { act, _ in
                .done(
                    .init(said: Language.current.rawValue, next: Link("\(name)://home", label: Language.current.name))
                )
            },
            problem: { PageProblem(status: 500, why: "\($0)") }
        )
    }

    private struct EchoScreen: Screen {
        let title: String
        var revision: Revision { Revision(rawValue: "1") }
    }

    private static func post(_ body: String, to served: ServedRecipes, from site: String = "same-origin") async throws
        -> WebResponse
    {
        let method = WebRequest.Method.post(body: Array(body.utf8), mediaType: "application/x-www-form-urlencoded")
        let address = try WebAddress(served.server + "language")
        let fields = [WebField("Sec-Fetch-Site", site)]
        return try await served.client.send(
            WebRequest(address, method: method, fields: fields, followsRedirects: false)
        )
    }

    private static func value(_ answer: WebResponse, _ name: String) -> String? {
        answer.fields.first { $0.name.lowercased() == name }?.value
    }
}
