import Foundation
import HabitCourse
import MarkupKit
import ScreenKit
import ServedPages
import Testing
import TimeKit
import WebApp
import WebClient

@Suite("The habit course in a browser without scripts")
struct HabitStoryTests {
    @Test(
        "from the welcome to the first habit: start, read, tick, the goal, a habit in one's own words, a tick taken back"
    )
    func story() async throws {
        try await ServedCourse.with { served in
            var browser = served.browser
            try await browser.open("/habit")
            #expect(browser.text.contains("Welcome! 10 weeks, one small habit at a time"))
            #expect(browser.text.contains("Your first experiment: for one week, take a photo of everything you eat."))
            try await browser.press("Start")
            #expect(browser.text.contains("Start on Monday 2026-06-01? The first day stays as it is from then on."))
            try await browser.press("Start")
            #expect(browser.text.contains("Welcome to your first week!"))

            try await browser.follow("Welcome: how this works")
            #expect(browser.text.contains("Week 1 ·"))
            #expect(browser.page.elements(named: "h1").count == 1)
            try await browser.press("Read to the end")
            #expect(browser.text.contains("Read to its end on 2026-06-01"))

            try await browser.open("/habit")
            let box = try #require(browser.page.elements { $0.attribute("aria-pressed") == "false" }.first)
            #expect(PlainBrowser.text(of: box).contains("Not ticked yet · now +5"))
            try await browser.press(PlainBrowser.text(of: box))
            #expect(browser.text.contains("Done today · tomorrow +6"))
            #expect(browser.text.contains("5 points"))
            try await browser.press("Undo")
            #expect(try served.course.scoreScreen().total == 0)

            // The week is over.
            try served.live(from: 2, through: 8)
            try await browser.open("/habit")
            try await browser.follow("Self-image goal")
            try await browser.press("Save", ["My self-image goal": "I am someone who enjoys each meal"])
            #expect(browser.text.contains("I am someone who enjoys each meal"))
            try await browser.open("/habit/habits")
            try await browser.follow("Set your habit eating slowly")
            try await browser.press("Set the habit", ["What I will do": "I put the fork down"])
            #expect(browser.text.contains("I put the fork down"))
            #expect(try served.course.homeScreen().habits.map(\.text) == ["I put the fork down"])
        }
    }

    @Test("a wrong day to start on comes back with what was typed; nothing has begun")
    func wrong() async throws {
        try await ServedCourse.with { served in
            var browser = served.browser
            try await browser.open("/habit")
            try await browser.press("Start", ["First day": "2031-01-01"])
            #expect(browser.status == 422)
            #expect(browser.text.contains("Nothing was changed"))
            #expect(browser.page.elements { $0.attribute("value") == "2031-01-01" }.count == 1)
            #expect(try served.course.homeScreen().phase == .notStarted)
        }
    }

    @Test("a page says in how many seconds it changes by itself; one that was refused doesn't, so that it stays")
    func changesByItself() async throws {
        try await ServedCourse.with { served in
            var browser = served.browser
            for isRefused in [false, true] {
                try await browser.open("/habit")
                if isRefused { try await browser.press("Start", ["First day": "2031-01-01"]) }
                // From eight until three in the night.
                let seconds = browser.page.elements(named: "main").first?.attribute("data-valid")
                #expect(seconds == (isRefused ? nil : "68400"))
            }
            try await browser.open("/")
            #expect(browser.page.elements(named: "main").first?.attribute("data-valid") == nil)
        }
    }

    @Test("before the start the title of a page of the course says that it is still to come, not that there is none")
    func beforeTheStart() async throws {
        try await ServedCourse.with { served in
            var browser = served.browser
            for page in ["goal", "statistics", "settings"] {
                try await browser.open("/habit/\(page)")
                #expect(browser.text.contains("This page begins with the course"), "\(page)")
                #expect(!browser.text.contains("There is no such page"), "\(page)")
            }
            try await browser.open("/habit/goal", [WebField("Accept-Language", "es")])
            #expect(browser.text.contains("Esta página empieza con el curso"))
            try await browser.open("/habit/nowhere")
            #expect(browser.text.contains("There is no such page"))
        }
    }

    @Test("settings, reminders and skipped days are kept by their forms on general pages")
    func settings() async throws {
        try await ServedCourse.with { served in
            try served.course.start()
            var browser = served.browser
            try await browser.open("/habit/settings")
            try await browser.press(
                "Save",
                ["A new day begins at": "04:30", "Tell me when a habit can be edited": "false"]
            )
            #expect(browser.status == 200, "\(browser.text)")
            try await browser.open("/habit/settings")
            #expect(browser.page.elements { $0.attribute("value")?.hasPrefix("04:30") == true }.count == 1)
            try await browser.follow("Reminders")
            let label = try #require(
                browser.page.elements(named: "label").map(PlainBrowser.text).first { $0.hasSuffix(": time") }
            )
            try await browser.press("Save", [label: "21:15"])
            try await browser.open("/habit/reminders")
            #expect(browser.page.elements { $0.attribute("value")?.hasPrefix("21:15") == true }.count == 1)
            try await browser.open("/habit/skips")
            try await browser.press("Skip", ["Why": "a cold"])
            try await browser.open("/habit/skips")
            #expect(browser.text.contains("a cold"))
        }
    }

    @Test("pictures of posts come from the copy; no page loads anything of another site")
    func pictures() async throws {
        try await ServedCourse.with { served in
            try served.live(from: 1, through: 70)
            var browser = served.browser
            var count = 0
            for week in try served.course.postsScreen().weeks {
                for post in week.posts where post.read.isEnabled {
                    try await browser.open("/habit/post/\(post.id)")
                    #expect(browser.status == 200)
                    for image in browser.page.elements(named: "img") {
                        let source = try #require(image.attribute("src"))
                        #expect(source.hasPrefix("/habit/pictures/"))
                        var other = browser
                        try await other.open(source)
                        #expect(other.status == 200 && other.field("content-type") == "image/svg+xml")
                        count += 1
                    }
                }
            }
            #expect(count > 0)
        }
    }

    @Test("the graph leads to the statistics, whose weeks have their first day and not the number of a course week")
    func graph() async throws {
        try await ServedCourse.with { served in
            try served.live(from: 1, through: 9)
            var browser = served.browser
            try await browser.open("/habit")
            let figure = try #require(browser.page.elements(named: "figure").first)
            let link = try #require(figure.elements(named: "a").first)
            #expect(link.attribute("aria-label") == "Statistics")
            #expect(link.elements(named: "svg").count == 1)
            try await browser.open(try #require(link.attribute("href")))
            #expect(browser.page.elements(named: "h1").map(PlainBrowser.text) == ["Statistics"])
            let rows = browser.page.elements(named: "details").flatMap { $0.elements(named: "th") }
                .filter { $0.attribute("scope") == "row" }.map(PlainBrowser.text)
            #expect(rows.contains("2026-06-01") && rows.contains("2026-06-08"), "\(rows)")
            #expect(!rows.contains("1"))
        }
    }

    @Test("texts of the course are marked with its language on the pages of somebody who reads another one")
    func language() async throws {
        try await ServedCourse.with { served in
            try served.course.start()
            let post = try #require(try served.course.postsScreen().weeks.first?.posts.first)
            var browser = served.browser
            let readers: [(String, String?)] = [("es", "en"), ("en", nil)]
            for (reader, tag) in readers {
                let asked = [WebField("Accept-Language", reader)]
                try await browser.open("/habit/post/\(post.id)", asked)
                let article = try #require(browser.page.elements(named: "article").first)
                #expect(article.attribute("lang") == tag)
                #expect(browser.page.elements(named: "h1").first?.attribute("lang") == tag)
                for path in ["/habit/posts", "/habit"] {
                    try await browser.open(path, asked)
                    let titles = browser.page.elements(named: "h3").flatMap { $0.elements(named: "a") }
                    #expect(!titles.isEmpty && titles.allSatisfy { $0.attribute("lang") == tag }, "\(path)")
                }
                // The title of home is that of the course.
                #expect(browser.page.elements(named: "h1").first?.attribute("lang") == tag)
            }
        }
    }

    @Test("a post's links to what was read stay in the app, and the link to its site is marked as external")
    func links() async throws {
        try await ServedCourse.with { served in
            try served.live(from: 1, through: 12)
            var browser = served.browser
            try await browser.open("/habit/post/eating-slowly")
            let article = try #require(browser.page.elements(named: "article").first)
            let ways = article.elements(named: "a")
            #expect(ways.compactMap { $0.attribute("href") }.contains("/habit/post/first-experiment"))
            #expect(ways.allSatisfy { $0.attribute("rel") == nil })
            #expect(!browser.text.contains("Links with ↗"))
            let outside = browser.page.elements { $0.attribute("rel", contains: "external") }
            #expect(outside.map { PlainBrowser.text(of: $0) } == ["https://course.example/posts/eating-slowly.html"])
        }
    }

    @Test("the score says that a tick is worth points, and of a day without one that it takes nothing away")
    func worth() async throws {
        try await ServedCourse.with { served in
            try served.live(from: 1, through: 9)
            try served.go(to: 10, at: "08:00")
            var browser = served.browser
            try await browser.open("/habit/score")
            #expect(browser.text.contains("A tick today is worth"), "\(browser.text)")
            #expect(browser.text.contains("A day without a tick takes nothing away"))
            #expect(!browser.text.contains("cost"))
            try await browser.open("/habit/score", [WebField("Accept-Language", "es")])
            #expect(browser.text.contains("Una marca hoy vale"))
        }
    }

    @Test("every link and every form of every page leads to a page", arguments: [0, 24, 90])
    func links(day: Int) async throws {
        try await ServedCourse.with { served in
            if day > 0 { try served.live(from: 1, through: day) }
            var browser = served.browser
            var starts = ["/", "/habit/schedule"]
            if day > 0 { starts += ["/habit/statistics", "/habit/score", "/habit/progress", "/habit/goal"] }
            let (paths, faults) = try await browser.crawl(from: starts)
            // The pages of the kit belong to the program.
            #expect(faults.filter { !$0.contains("/backups:") && !$0.contains("/inbox:") } == [])
            #expect(paths.count > (day == 0 ? 2 : 20), "\(paths)")
        }
    }
}
