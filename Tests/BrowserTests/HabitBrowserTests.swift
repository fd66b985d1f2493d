import BrowserKit
import HabitCourse
import PageKit
import ScreenKit
import ServedPages
import Testing
import TimeKit

@Suite(
    "The habit course in a real browser",
    .enabled(if: Chromium.isWanted, "make setup installs the browser and axe-core")
)
struct HabitBrowserTests {
    @Test(
        "no page is wider than the window, breaks a rule of accessibility or has an error in its console",
        arguments: [(0, "en"), (0, "es"), (24, "es"), (75, "en")]
    )
    func pages(day: Int, in language: String) async throws {
        try await ServedCourse.with { served in
            if day > 0 { try served.live(from: 1, through: day) }
            var paths = ["", "habit", "habit/schedule", "habit/course"]
            if day > 0 {
                let posts = try served.course.postsScreen().weeks.flatMap(\.posts).filter(\.read.isEnabled)
                let habit = try served.course.habitsScreen().habits.last
                paths += [
                    "posts", "statistics", "score", "progress", "habits", "goal", "settings", "reminders", "skips",
                    "habits/new/eatingSlowly", "habits/edit/\(habit?.id.rawValue ?? "")",
                ].map { "habit/" + $0 }
                paths += [posts.first, posts.last].compactMap { $0.map { "habit/post/\($0.id)" } }
            }
            let pages = paths.map { served.server + $0 }
            let faults = try await Chromium.run { try $0.faults(of: pages, in: language) }
            #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
        }
    }

    @Test("the arrow keys walk through the heat map, which is one stop for the Tab key")
    func heatMap() async throws {
        try await ServedCourse.with { served in
            try served.live(from: 1, through: 24)
            try await Chromium.run { browser in
                try browser.show(width: 1_280)
                try browser.open(served.server + "habit/statistics")
                let cell = "document.activeElement.closest('.heat :is(td, th)')"
                var stops = 0
                while try browser.text(of: "String(!!\(cell))") == "false", stops < 100 {
                    try browser.press("Tab")
                    stops += 1
                }
                let place = "\(cell)?.parentElement.rowIndex + ' ' + \(cell)?.cellIndex"
                #expect(try browser.text(of: place) == "1 0")
                for (key, wanted) in [
                    ("ArrowRight", "1 1"), ("ArrowDown", "2 1"), ("ArrowLeft", "2 0"), ("ArrowLeft", "2 0"),
                    ("ArrowUp", "1 0"), ("ArrowUp", "1 0"), ("ArrowRight", "1 1"),
                ] {
                    try browser.press(key)
                    #expect(try browser.text(of: place) == wanted, "\(key)")
                }
                // Alt and an arrow is the browser's way back.
                for modifier in ["altKey", "ctrlKey", "metaKey"] {
                    let options = "{ key: 'ArrowLeft', \(modifier): true, bubbles: true, cancelable: true }"
                    let isLeft =
                        "String(document.activeElement.dispatchEvent(new KeyboardEvent('keydown', \(options))))"
                    #expect(try browser.text(of: isLeft) == "true", "\(modifier)")
                    #expect(try browser.text(of: place) == "1 1", "\(modifier)")
                }
                #expect(try browser.accessibilityFaults() == [])
                try browser.press("Tab")
                #expect(try browser.text(of: "String(!!\(cell))") == "false")
                #expect(browser.complaints.isEmpty)
            }
        }
    }

    @Test(
        "a page that was left open overnight shows the new day when it is seen again, by either clock of the device",
        arguments: [
            ("document.dispatchEvent(new Event('visibilitychange'))", "Date"),
            ("dispatchEvent(new Event('pageshow'))", "performance"), ("ticks.forEach((tick) => tick())", "Date"),
        ]
    )
    func overnight(seen: String, clock: String) async throws {
        try await ServedCourse.with { served in
            try served.live(from: 1, through: 2)
            try await Chromium.run { browser in
                try browser.show(width: 320)
                try browser.beforePages("window.ticks = []; window.setInterval = (tick) => ticks.push(tick)")
                try browser.open(served.server + "habit")
                try browser.mark()
                let day = "document.querySelector('main > .muted').textContent"
                #expect(try browser.text(of: day) == "Tuesday 2026-06-02")
                #expect(try browser.text(of: Self.pressed) != "0")
                try browser.run(
                    "window.asked = 0; const ask = fetch; window.fetch = (...all) => (asked += 1, ask(...all)); \(seen)"
                )
                #expect(try browser.text(of: "asked") == "0", "the day isn't over")
                try served.go(to: 3, at: "08:00")
                try browser.run(Self.twelveHours(on: clock))
                try browser.leading { try browser.run(seen) }
                #expect(try browser.isMarked)
                #expect(try browser.text(of: day) == "Wednesday 2026-06-03")
                #expect(try browser.text(of: Self.pressed) == "0")
                #expect(try browser.text(of: "(() => { \(seen); return asked })()") == "1", "it is valid again")
                #expect(browser.complaints.isEmpty)
            }
        }
    }

    @Test("a page that was left open overnight with a text in a field keeps it and says that the page is older")
    func typedOvernight() async throws {
        try await ServedCourse.with { served in
            try served.live(from: 1, through: 2)
            try await Chromium.run { browser in
                try browser.show(width: 320)
                try browser.open(served.server + "habit/skips")
                try browser.mark()
                let field = "document.querySelector('main :is(input[type=text], textarea)')"
                try browser.run("\(field).focus()")
                try browser.type("a cold")
                try served.go(to: 3, at: "08:00")
                try browser.run(Self.twelveHours(on: "Date"))
                let seen = "document.dispatchEvent(new Event('visibilitychange'))"
                try browser.run(seen)
                try browser.wait(until: "told.textContent.startsWith('This page is from an earlier time.')")
                #expect(try browser.text(of: "told.className") == "told")
                #expect(try browser.text(of: "\(field).value") == "a cold")
                #expect(try browser.accessibilityFaults() == [])
                // Without the text the page is shown anew.
                try browser.run("\(field).value = ''")
                try browser.leading { try browser.run(seen) }
                #expect(try browser.told == "")
                #expect(try browser.isMarked)
                #expect(browser.complaints.isEmpty)
            }
        }
    }

    /// The number of ticks of the day. Those of yesterday are folded.
    private static let pressed = "document.querySelectorAll('[aria-pressed=true]:not(details *)').length"

    /// A statement that sets a clock of the page twelve hours on.
    private static func twelveHours(on clock: String) -> String {
        "const now = \(clock).now.bind(\(clock)); \(clock).now = () => now() + 43200000"
    }
}
