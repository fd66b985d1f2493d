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
        arguments: [0, 24, 75]
    )
    func pages(day: Int) async throws {
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
            let faults = try await Chromium.run { try $0.faults(of: pages) }
            #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
        }
    }

    @Test("the course from its welcome to the first tick by the keyboard alone")
    func keyboard() async throws {
        try await ServedCourse.with { served in
            try await Chromium.run { browser in
                try browser.show(width: 1_280)
                try browser.open(served.server + "habit")
                try browser.reach("Start")
                try browser.leading { try browser.press("Enter") }
                try browser.reach("Start")
                try browser.leading { try browser.press("Enter") }
                try browser.reach("Welcome: how this works")
                try browser.leading { try browser.press("Enter") }
                try browser.reach("Read to the end")
                try browser.leading { try browser.press(" ") }
                try browser.reach("← All posts")
                try browser.leading { try browser.press("Enter") }
                try browser.reach("← Home")
                try browser.leading { try browser.press("Enter") }
                try browser.reach("I take a photo", isStart: true)
                try browser.leading { try browser.press(" ") }
                #expect(browser.complaints.isEmpty)
            }
            #expect(try served.course.homeScreen().habits.map(\.checked) == [true])
            #expect(try served.course.state().finished.count == 1)
        }
    }

    @Test("a box is ticked, taken back and ticked again by touch alone, on a phone")
    func touch() async throws {
        try await ServedCourse.with { served in
            try served.course.start()
            try await Chromium.run { browser in
                try browser.show(width: 320)
                try browser.open(served.server + "habit")
                let box = "document.querySelector('[aria-pressed]')"
                try browser.leading { try browser.touch(box) }
                #expect(try browser.text(of: box + ".getAttribute('aria-pressed')") == "true")
                try browser.leading {
                    try browser.touch("[...document.querySelectorAll('button')].find(b => b.textContent === 'Undo')")
                }
                #expect(try browser.text(of: box + ".getAttribute('aria-pressed')") == "false")
                try browser.leading { try browser.touch(box) }
                #expect(browser.complaints.isEmpty)
            }
            #expect(try served.course.scoreScreen().total == 5)
        }
    }
}
