import Foundation
import MarkupKit
import ServedPages
import TestKit
import Testing
import WebClient

/// The forms of the pages against what isn't typed yet, is typed wrong, or is pressed by the Enter key.
@Suite("Forms of the pages and their faults")
struct FormFaultTests {
    @Test(
        "a form with fields has no disabled button, and the Enter key deletes nothing",
        arguments: ServedProgram.homes
    )
    func everyForm(home: String) async throws {
        try await ServedProgram.with(samples: true) { served in
            let pages = try await served.pages(of: home, limit: 80)
            try await served.visiting { browser in
                for path in pages {
                    try await browser.open(path)
                    for form in browser.page.elements(named: "form") {
                        let fields = form.elements { ["input", "textarea", "select"].contains($0.name) }
                        let blank = fields.filter { field in
                            let type = field.attribute("type") ?? "text"
                            return field.name == "input" && !["hidden", "checkbox"].contains(type)
                                && field.attribute("value")?.isEmpty != false
                        }
                        let buttons = form.elements(named: "button")
                        let disabled = buttons.filter { $0.attribute("disabled") != nil }.map(PlainBrowser.text)
                        let text = PlainBrowser.text(of: form)
                        // A visitor's form is closed as a whole, as the favorite button is.
                        if !blank.isEmpty,
                            !["Sign in first.", "Log in or create an account"].contains(where: text.contains)
                        {
                            #expect(disabled == [], "\(path): \(text)")
                        }
                        guard buttons.count > 1, let first = buttons.first else { continue }
                        let words = PlainBrowser.text(of: first).lowercased()
                        #expect(!words.hasPrefix("remove") && !words.hasPrefix("delete"), "\(path): \(words)")
                    }
                }
            }
        }
    }

    @Test("a number has its range in words, and the server checks it")
    func ranges() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/recipes/new")
                let inputs = browser.page.elements(named: "input")
                let servings = try #require(inputs.first { $0.attribute("name") == "f-servings" })
                #expect(servings.attribute("type") == "text" && servings.attribute("max") == nil)
                #expect(servings.attribute("aria-describedby") == "recipe-servings-hint")
                #expect(browser.text.contains("1 to 9999"))
                try await browser.press("Continue", ["Name": "Soup", "Servings": "10000"])
                #expect(browser.status == 422)
                #expect(Self.wrong(browser.page) == [servings.attribute("id") ?? ""], "\(Self.wrong(browser.page))")
            }
        }
    }

    @Test("an archive is asked for at its field before the question")
    func archive() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/kidney/backups")
                try await browser.press("Import")
                #expect(browser.status == 422)
                #expect(Self.wrong(browser.page) == ["archive-archive"])
                #expect(Self.summary(browser.page) == ["Archive: no file is chosen — choose one"])
                let file = PlainBrowser.File(name: "a.jsonl", bytes: Array("{}".utf8))
                try await browser.press("Import", files: ["Archive": file])
                #expect(browser.page.elements(named: "h1").map(PlainBrowser.text).first?.hasPrefix("Replace") == true)
                try await browser.press("Replace")
                #expect(browser.status == 422 && Self.wrong(browser.page) == ["archive-archive"])
            }
        }
    }

    @Test("a wrong text in a row's form is told at its field, in an open fold, and the summary leads there")
    func row() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/kidney/labs")
                let edit = try #require(
                    browser.page.elements(named: "button").map(PlainBrowser.text).first { $0.hasPrefix("Edit ") }
                )
                try await browser.press(edit, ["Value": "abc"])
                #expect(browser.status == 422)
                let wrong = Self.wrong(browser.page)
                #expect(wrong.count == 1, "\(wrong)")
                let field = try #require(browser.page.elements { $0.attribute("id") == wrong.first }.first)
                #expect(field.attribute("value") == "abc")
                #expect(
                    browser.page.elements {
                        $0.attribute("href")?.removingPercentEncoding == "#" + (wrong.first ?? "")
                    }.count == 1
                )
                #expect(Self.summary(browser.page).first?.hasPrefix("Value: ") == true, "\(Self.summary(browser.page))")
                let folds = browser.page.elements(named: "details").filter { fold in
                    fold.elements { $0.attribute("id") == wrong.first }.isEmpty == false
                }
                #expect(folds.count == 2 && folds.allSatisfy { $0.attribute("open") != nil })
            }
        }
    }

    @Test("the title of a refused page begins with the error, and its summary names the field")
    func title() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/maricopa/account/forgot")
                try await browser.press("Send the code", ["E-mail address": "nobody"])
                #expect(browser.status == 422, "\(browser.text.prefix(300))")
                #expect(
                    browser.page.elements(named: "title").map(PlainBrowser.text).first?.hasPrefix("Error: ") == true
                )
                #expect(Self.summary(browser.page).first?.hasPrefix("E-mail address: ") == true, "\(browser.text)")
                let email = browser.page.elements { $0.attribute("name") == "f-email" }.first
                #expect(email?.attribute("type") == "email" && email?.attribute("autocomplete") == "email")
                try await browser.open("/maricopa/account/verify")
                #expect(browser.text.contains("maricopa.outbox"), "\(browser.text.prefix(400))")
            }
        }
    }

    @Test("each page has a way back, which is named by where it leads")
    func ways() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                let pages =
                    [
                        "/kidney/alerts", "/kidney/medicines", "/kidney/goals", "/kidney/rewards",
                        "/maricopa/account/login",
                        "/kidney/inbox", "/kidney/backups", "/recipes/inbox", "/recipes/backups", "/recipes/search",
                        "/kidney/labs", "/kidney/report-card", "/maricopa/search", "/maricopa/markets",
                        "/maricopa/settings",
                        "/tips/settings", "/recipes/new", "/habit/settings",
                    ] + ServedProgram.homes.map { $0 + "/device" }
                var names: [String: Set<String>] = [:]
                for path in pages {
                    try await browser.open(path)
                    let back = browser.page.elements(named: "a").first { PlainBrowser.text(of: $0).hasPrefix("← ") }
                    let link = try #require(back, "\(path)")
                    let name = PlainBrowser.text(of: link).dropFirst(2)
                    names[link.attribute("href") ?? "", default: []].insert(String(name))
                    try await browser.open(link.attribute("href") ?? "")
                    let heading = browser.page.elements(named: "h1").map(PlainBrowser.text).first ?? ""
                    let isHome = ServedProgram.homes.contains(link.attribute("href") ?? "")
                    #expect(isHome || heading == name, "\(path): \(name), \(heading)")
                    #expect(name != "Settings" || heading == "Settings", "\(path): \(heading)")
                }
                for home in ServedProgram.homes {
                    #expect(names[home]?.count == 1, "\(home): \(names[home] ?? [])")
                }
            }
        }
    }

    @Test("numbers of the report card are rounded, and the day begins with its main act")
    func kidney() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/kidney/report-card")
                #expect(browser.status == 200 && browser.text.contains("October 2026"))
                try await browser.open("/kidney/report-card/2026-11-01")
                #expect(browser.status == 200 && browser.text.contains("November 2026, so far"))
                #expect(browser.text.components(separatedBy: "The month isn").count == 2)
                for part in browser.page.elements(where: { ["td", "p", "dd", "li"].contains($0.name) }) {
                    let text = PlainBrowser.text(of: part)
                    #expect(text.firstMatch(of: /[0-9]\.[0-9]{4}/) == nil, "\(text)")
                }
                try await browser.open("/kidney")
                let main = browser.page.elements { $0.attribute("class") == "button main" }.first
                #expect(main?.attribute("href") == "/kidney/foods")
            }
        }
    }

    @Test("HEAD has the length of the page, and a refusal of another host has the safety headers")
    func headers() async throws {
        try await ServedRecipes.with { served in
            let port = try #require(URL(string: served.server)?.port)
            let head = try await LoopbackConnection.head(of: "/recipes", port: port)
            let lines = head.lowercased().split(separator: "\r\n")
            let length = lines.first { $0.hasPrefix("content-length: ") }?.split(separator: " ").last
            #expect(length.flatMap { Int($0) } ?? 0 > 1_000, "\(lines)")
            var browser = served.browser
            try await browser.open("/recipes", [WebField("Host", "evil.example")])
            #expect(browser.status == 421)
            #expect(
                browser.field("x-content-type-options") == "nosniff" && browser.field("cache-control") == "no-store"
            )
            #expect(browser.field("content-security-policy")?.hasPrefix("default-src 'none'") == true)
        }
    }

    // MARK: Reading

    private static func wrong(_ page: HTMLElement) -> [String] {
        page.elements { $0.attribute("aria-invalid") == "true" }.compactMap { $0.attribute("id") }
    }

    private static func summary(_ page: HTMLElement) -> [String] {
        page.elements { $0.attribute("role") == "alert" }.flatMap { $0.elements(named: "a") }.map(PlainBrowser.text)
    }
}
