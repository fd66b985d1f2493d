import BrowserKit
import PageKit
import RecipeBox
import ServedPages
import TestKit
import Testing
import TimeKit

/// The script of the pages. The stories beside play with it, too; those of `WebAppTests` play without any.
@Suite(
    "The script of the pages in a real browser",
    .enabled(if: Chromium.isWanted, "make setup installs the browser and axe-core")
)
struct ScriptBrowserTests {
    @Test("a tick is sent without another page, is said, and leaves the focus where it is")
    func tick() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await Chromium.run { browser in
                try browser.show(width: 320)
                try browser.open(served.server + "tips")
                try browser.mark()
                let box = "[...document.querySelectorAll('.toggle')].find(b => b.textContent.startsWith('Egg'))"
                try browser.run("\(box).focus()")
                try browser.leading { try browser.press(" ") }
                #expect(try browser.isMarked)
                #expect(try browser.text(of: "\(box).ariaPressed") == "true")
                #expect(try browser.text(of: "String(document.activeElement === \(box))") == "true")
                #expect(try browser.told == "Done: Egg logged")
                #expect(try browser.text(of: "told.className") == "heard")
                #expect(browser.complaints.isEmpty)
            }
        }
    }

    @Test("a refused form keeps what was typed, and the focus is on the reason")
    func refusal() async throws {
        try await ServedRecipes.with { served in
            try await Chromium.run { browser in
                try browser.show(width: 1_280)
                try browser.open(served.server + "recipes/new")
                try browser.mark()
                try browser.run("document.getElementById('recipe-notes').focus()")
                try browser.type("Eat it hot")
                try browser.leading { try browser.run("\(Self.button("Continue")).click()") }
                #expect(try browser.isMarked)
                #expect(try browser.text(of: "document.activeElement.getAttribute('role')") == "alert")
                #expect(try browser.text(of: "document.activeElement.textContent").contains("the recipe name is blank"))
                #expect(try browser.text(of: "document.getElementById('recipe-notes').value") == "Eat it hot")
                #expect(try browser.accessibilityFaults().isEmpty)
                #expect(browser.complaints.isEmpty)
            }
            #expect(try served.box.recipes().isEmpty)
        }
    }

    @Test("a question is read before a key that is pressed twice can answer it, and the way back leads to its page")
    func question() async throws {
        try await ServedRecipes.with { served in
            try served.box.newRecipe(named: "Soup")
            try await Chromium.run { browser in
                try browser.show(width: 1_280)
                try browser.open(served.server + "recipes")
                try browser.mark()
                try browser.run("\(Self.button("Delete")).focus()")
                try browser.leading { try browser.press("Enter") }
                #expect(try browser.text(of: "document.activeElement.localName") == "h1")
                try browser.press("Enter")
                #expect(try browser.text(of: "document.querySelector('.danger').textContent") == "Delete")
                // A link to a part of the page leads to no other page, and back from it neither.
                try browser.run("location.hash = 'main'")
                try browser.leading { try browser.run("history.go(-2)") }
                #expect(try browser.isMarked)
                #expect(try browser.text(of: "document.querySelector('h1').textContent") == "Recipes")
                #expect(browser.complaints.isEmpty)
            }
            #expect(try served.box.recipes().count == 1)
        }
    }

    @Test("a page of the way back isn't shown if its answer comes after the person has gone on")
    func lateAnswer() async throws {
        try await ServedRecipes.with { served in
            try await Chromium.run { browser in
                try browser.show(width: 1_280)
                try browser.open(served.server + "recipes/new")
                try browser.run("document.getElementById('recipe-name').focus()")
                try browser.type("Soup")
                try browser.leading { try browser.press("Enter") }
                let heading = "document.querySelector('h1').textContent"
                let shown = try browser.text(of: heading)
                try browser.leading {
                    try browser.run(
                        """
                        const ask = window.fetch;
                        const first = new Promise(next => { window.answerFirst = next });
                        let count = 0;
                        window.fetch = async (...all) => {
                          const isFirst = count++ === 0;
                          if (isFirst) await first;
                          const answer = await ask(...all);
                          const text = answer.text.bind(answer);
                          answer.text = async () => {
                            const page = await text();
                            // The page is shown before the next turn of the browser.
                            if (isFirst) setTimeout(isRead);
                            return page;
                          };
                          return answer;
                        };
                        let isRead;
                        window.hasRead = new Promise(next => { isRead = next });
                        addEventListener('popstate', () => history.forward(), {once: true});
                        history.back();
                        """
                    )
                }
                #expect(try browser.text(of: heading) == shown)
                let later = try browser.text(of: "(answerFirst(), hasRead).then(() => \(heading))")
                #expect(later == shown)
                #expect(try browser.text(of: "location.pathname").hasSuffix("/ingredients"))
                #expect(browser.complaints.isEmpty)
            }
        }
    }

    @Test("a double press is one act")
    func doublePress() async throws {
        try await ServedRecipes.with { served in
            try await Chromium.run { browser in
                try browser.show(width: 1_280)
                try browser.open(served.server + "recipes/new")
                try browser.run("document.getElementById('recipe-name').focus()")
                try browser.type("Soup")
                try browser.leading {
                    try browser.run("{ const b = \(Self.button("Continue")); b.click(); b.click() }")
                }
                let sent =
                    "performance.getEntriesByType('resource').filter(e => e.name.endsWith('/recipes/new')).length"
                #expect(try browser.text(of: sent) == "1")
                #expect(try browser.text(of: "location.pathname").hasSuffix("/ingredients"))
                #expect(browser.complaints.isEmpty)
            }
            #expect(try served.box.recipes().count == 1)
        }
    }

    @Test(
        "results come from the third letter, and the field keeps the focus and the text",
        arguments: [
            ("kidney/foods", "foods-text", "egg", "Egg"), ("maricopa/search", "search-text", "park", "Encanto Park"),
            ("recipes/search", "search-query", "soup", "Tomato soup"),
        ]
    )
    func search(_ page: String, _ field: String, _ text: String, _ found: String) async throws {
        try await ServedProgram.with(samples: true) { served in
            try await Chromium.run { browser in
                try browser.show(width: 320)
                try browser.open(served.server + page)
                try browser.mark()
                try browser.run("document.getElementById('\(field)').focus()")
                try browser.leading {
                    // A text that grows before it was sent is asked for once.
                    try browser.type(String(text.prefix(2)))
                    try browser.type(String(text.dropFirst(2)))
                }
                #expect(try browser.isMarked)
                #expect(try browser.text(of: "document.documentElement.dataset.settled") == "1")
                let results = try browser.text(of: "document.querySelector('[data-results]').textContent")
                let told = try browser.told
                #expect(results.contains(found), "\(results) · \(told)")
                #expect(!told.isEmpty)
                #expect(try browser.text(of: "location.pathname").hasSuffix("/" + text))
                #expect(
                    try browser.text(of: "document.activeElement.id + document.activeElement.value") == field + text
                )
                #expect(browser.complaints.isEmpty)
            }
        }
    }

    @Test("without a connection the page says so, keeps what was typed, and sends it later")
    func offline() async throws {
        try await ServedRecipes.with { served in
            try await Chromium.run { browser in
                try browser.show(width: 320)
                try browser.open(served.server + "recipes/new")
                try browser.mark()
                try browser.run("document.getElementById('recipe-name').focus()")
                try browser.type("Soup")
                try browser.cut(true)
                try browser.leading { try browser.press("Enter") }
                #expect(try browser.told.hasPrefix("Nothing was sent"))
                #expect(try browser.text(of: "told.className") == "told")
                #expect(try browser.text(of: "document.getElementById('recipe-name').value") == "Soup")
                #expect(try browser.accessibilityFaults().isEmpty)
                try browser.cut(false)
                try browser.leading { try browser.press("Enter") }
                #expect(try browser.isMarked)
                #expect(browser.complaints.isEmpty)
            }
            #expect(try served.box.recipes().map(\.name) == ["Soup"])
        }
    }

    @Test("a form whose answer can't be shown in its place is sent by the browser itself, and done once")
    func fallback() async throws {
        try await ServedRecipes.with { served in
            try await Chromium.run { browser in
                try browser.show(width: 1_280)
                try browser.open(served.server + "recipes/new")
                try browser.mark()
                try browser.run("document.getElementById('recipe-name').focus()")
                try browser.type("Soup")
                // A page of another version of the server has other scripts.
                try browser.run("document.querySelector('script[src]').remove()")
                try browser.leading { try browser.press("Enter") }
                #expect(try !browser.isMarked)
                #expect(try browser.text(of: "location.pathname").hasSuffix("/ingredients"))
            }
            #expect(try served.box.recipes().count == 1)
        }
    }

    @Test("text typed in another form of the page stays while a form is sent")
    func otherForm() async throws {
        try await ServedRecipes.with { served in
            let soup = try served.box.newRecipe(named: "Soup")
            try served.box.addIngredient("2 onions", to: soup.id)
            try await Chromium.run { browser in
                try browser.show(width: 1_280)
                try browser.open(served.server + "recipes/recipe/\(soup.id)/ingredients")
                try browser.run("document.getElementById('ingredient-line').focus()")
                try browser.type("1 cup rice")
                try browser.leading { try browser.run("\(Self.button("Delete")).click()") }
                #expect(try browser.text(of: "document.getElementById('ingredient-line').value") == "1 cup rice")
                #expect(browser.complaints.isEmpty)
            }
            #expect(try served.box.recipe(soup.id).ingredients.isEmpty)
        }
    }

    @Test("a photo chosen in another form of the page stays chosen while a form is sent")
    func otherFile() async throws {
        try await ServedRecipes.with { served in
            let soup = try served.box.newRecipe(named: "Soup")
            try await Chromium.run { browser in
                try browser.show(width: 1_280)
                try browser.open(served.server + "recipes/recipe/\(soup.id)/name")
                try browser.run(Chromium.choosing("'x'") + "document.getElementById('recipe-name').value = ''")
                try browser.leading { try browser.run("\(Self.button("Continue")).click()") }
                #expect(try browser.text(of: "document.activeElement.getAttribute('role')") == "alert")
                let chosen = "document.querySelector('input[type=file]').files[0]?.name ?? 'none'"
                #expect(try browser.text(of: chosen) == "soup.png")
                #expect(browser.complaints.isEmpty)
            }
        }
    }

    @Test("a form stays as it is while the server can't take it, with the reason in words")
    func busy() async throws {
        let clock = try ManualClock("2026-03-08T07:30:00Z").wallClock
        try await ServedRecipes.with { recipes in
            let app = PageApp(
                scheme: "recipebox",
                segment: "recipes",
                title: "Recipes",
                about: "",
                accent: .teal,
                screen: { link, typed in try recipes.box.screen(RecipeLink(link), typed: typed) },
                perform: { _, _ in throw PageProblem.slowDisk },
                problem: { _ in .slowDisk }
            )
            try await ServedApps.with([app], clock: clock) { served in
                try await Chromium.run { browser in
                    try browser.show(width: 320)
                    try browser.open(served.server + "recipes/new")
                    try browser.mark()
                    try browser.run("document.getElementById('recipe-name').focus()")
                    try browser.type("Soup")
                    try browser.leading { try browser.press("Enter") }
                    #expect(try browser.isMarked)
                    #expect(try browser.told == "Nothing was changed, because the disk is slow. Try again.")
                    #expect(try browser.text(of: "told.className") == "told")
                    #expect(try browser.text(of: "document.getElementById('recipe-name').value") == "Soup")
                }
            }
        }
    }

    @Test("a row is moved by the arrow keys, whose handle keeps the focus, and by dragging")
    func reorder() async throws {
        try await ServedRecipes.with { served in
            let soup = try served.box.newRecipe(named: "Soup")
            for line in ["1 cup rice", "2 onions", "3 eggs"] { try served.box.addIngredient(line, to: soup.id) }
            let names: @Sendable () throws -> [String] = { try served.box.recipe(soup.id).ingredients.map(\.name) }
            try await Chromium.run { browser in
                try browser.show(width: 1_280)
                try browser.open(served.server + "recipes/recipe/\(soup.id)/ingredients")
                #expect(try browser.accessibilityFaults().isEmpty)
                try browser.run("document.querySelectorAll('.handle')[2].focus()")
                try browser.leading { try browser.press("ArrowUp") }
                #expect(try names() == ["rice", "eggs", "onions"])
                let focused = "[...document.querySelectorAll('.handle')].indexOf(document.activeElement)"
                #expect(try browser.text(of: focused) == "1")
                try browser.leading {
                    try browser.drag("document.querySelector('.handle')", to: "document.querySelectorAll('.handle')[2]")
                }
                #expect(try names() == ["eggs", "onions", "rice"])
                #expect(browser.complaints.isEmpty)
            }
        }
    }

    @Test("the screen is kept on while a recipe is read, where the browser can", arguments: [true, false])
    func awake(canLock: Bool) async throws {
        try await ServedRecipes.with { served in
            let soup = try served.box.newRecipe(named: "Soup")
            try await Chromium.run { browser in
                try browser.show(width: 320)
                let lock = "{ request: kind => { window.asked = kind; return Promise.resolve({ release() {} }) } }"
                try browser.beforePages(
                    "Object.defineProperty(navigator, 'wakeLock', { value: \(canLock ? lock : "undefined") })"
                )
                try browser.open(served.server + "recipes/recipe/\(soup.id)")
                #expect(try browser.text(of: "String(window.asked)") == (canLock ? "screen" : "undefined"))
                #expect(browser.complaints.isEmpty)
            }
        }
    }

    @Test("the first load of a page has at most 30 kB in at most 6 requests")
    func firstLoad() async throws {
        try await ServedProgram.with(samples: true) { served in
            for home in [""] + ServedProgram.homes.map({ String($0.dropFirst()) }) {
                try await Chromium.run { browser in
                    try browser.open(served.server + home)
                    // The browser asks for the manifest apart from the page, to offer the installation of the app.
                    let loaded = try browser.text(
                        of: """
                            (() => {
                              const all = ['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind))
                                .filter(each => !each.name.endsWith('.webmanifest'));
                              return all.length + ' ' + all.reduce((sum, each) => sum + each.transferSize, 0);
                            })()
                            """
                    ).split(separator: " ").compactMap { Int($0) }
                    try #require(loaded.count == 2)
                    #expect(loaded[0] <= 6 && loaded[1] <= 30_000 && loaded[1] > 5_000, "\(home): \(loaded)")
                }
            }
        }
    }

    private static func button(_ start: String) -> String {
        "[...document.querySelectorAll('main button')].find(b => b.textContent.startsWith('\(start)'))"
    }
}

extension PageProblem {
    fileprivate static let slowDisk = PageProblem(
        status: 503,
        why: "Nothing was changed, because the disk is slow. Try again."
    )
}

extension Chromium {
    /// Marks the page. Another page in its place has no mark.
    func mark() throws { try run("window.isMarked = true") }

    var isMarked: Bool { get throws { try text(of: "String(window.isMarked)") == "true" } }

    /// The text of the line that is spoken.
    var told: String { get throws { try text(of: "told.textContent") } }

    /// Runs statements in the page.
    func run(_ statements: String) throws { _ = try text(of: "(() => { \(statements) })(); ''") }
}
