import Foundation
import HabitCourse
import ScreenKit
import Testing
import TimeKit

@Suite("Posts and reading")
struct ScreensReadingTests {
    private func page() throws -> CoursePage {
        try CoursePage(Array("<h1>Water</h1><p>Drink when thirsty.</p>".utf8), from: "https://course.example/a.html")
    }

    @Test("all weeks stand in order, with what is unlocked and when the others unlock")
    func weeks() throws {
        var sample = try ScreenSample()
        try sample.finish("article-1", on: 1)
        let screen = PostsScreen(try sample.context(8))
        #expect(screen.weeks.map(\.week) == Array(1...10))
        #expect(screen.weeks.map(\.isUnlocked) == [true, true] + Array(repeating: false, count: 8))
        #expect(screen.weeks[0].unlockText == nil)
        // If the day is more than a week ahead, its date is shown, too.
        #expect(screen.weeks[2].unlockText == "unlocks Monday 2026-06-15 03:00")
        #expect(try PostsScreen(sample.context(9)).weeks[2].unlockText == "unlocks Monday 03:00")
        #expect(screen.next == "ready to read: “article-2”")
        #expect(screen.emptyText == nil)
    }

    @Test("a post that is locked shows its title alone, and says what opens it")
    func locked() throws {
        var sample = try ScreenSample()
        sample.posts = sample.posts.map { post in
            var post = post
            post.summary = "about \(post.title)"
            return post
        }
        try sample.finish("article-1", on: 1)
        let rows = PostsScreen(try sample.context(9)).weeks.flatMap(\.posts)
        func row(_ id: String) throws -> PostsScreen.Row { try #require(rows.first { $0.id.rawValue == id }) }
        #expect(try row("article-1").read.label == "Read again" && row("article-1").read.isEnabled)
        #expect(try row("article-2").read.isEnabled && row("article-2").summary == "about article-2")
        #expect(try row("eatingSlowly").read.whyNot == "opens when “article-2” is read to its end")
        #expect(try row("eatingSlowly").summary.isEmpty)
        #expect(try row("article-3").read.whyNot == "unlocks Monday 03:00")
        sample.state = sample.state.paused(on: try HabitSample.day(9))
        let resting = PostsScreen(try sample.context(9)).weeks[2]
        #expect(resting.unlockText == "waits while the course rests")
        #expect(resting.posts[0].read.whyNot == "waits while the course rests")
    }

    @Test("one week alone can be asked for; one that isn't there says so")
    func oneWeek() throws {
        let context = try ScreenSample().context(1)
        #expect(PostsScreen(context, week: 2).weeks.map(\.week) == [2])
        let none = PostsScreen(context, week: 12)
        #expect(none.weeks.isEmpty && none.emptyText == "The course has 10 weeks: there is no week 12.")
        var bare = try ScreenSample()
        bare.posts = []
        #expect(
            PostsScreen(try bare.context(1)).emptyText
                == "There is nothing to read yet: fetch the course from its site."
        )
    }

    @Test("posts of weeks that the course doesn't have stand there, shut")
    func oddWeeks() throws {
        var sample = try ScreenSample()
        sample.posts += [HabitSample.post("extra", week: 12, 1), HabitSample.post("zero", week: 0, 1)]
        let screen = PostsScreen(try sample.context(80))
        #expect(screen.weeks.map(\.week) == Array(1...10) + [12])
        #expect(screen.weeks[10].posts[0].read.whyNot == "is not part of this course")
        #expect(screen.weeks[0].posts.map(\.id.rawValue) == ["zero", "article-1"])
    }

    @Test("the age of the copy is told unless the site confirmed it today")
    func age() throws {
        let sample = try ScreenSample()
        #expect(PostsScreen(try sample.context(1)).ageNote == nil)
        #expect(PostsScreen(try sample.context(2, "02:59")).ageNote == nil)
        #expect(PostsScreen(try sample.context(2)).ageNote == "the copy is 1 day old")
        let post = sample.posts[0]
        #expect(
            PostScreen(try sample.context(4), post: post, page: try page()).ageNote
                == "From the copy of 2026-06-01 (3 days old)"
        )
    }

    @Test("a post is finished once; then it leads to the habit it is about, until that is set, and to the next post")
    func finishing() throws {
        var sample = try ScreenSample()
        try sample.readAll(on: 1)
        try sample.finish("article-2", on: 8)
        let post = try #require(sample.posts.first { $0.theme == .eatingSlowly })
        var screen = PostScreen(try sample.context(8), post: post, page: try page())
        #expect(screen.finish.id == "post/eatingSlowly/finish" && screen.finish.isEnabled)
        #expect(screen.setHabit == nil && screen.next == nil && screen.page.text == "Drink when thirsty.")
        try sample.finish("eatingSlowly", on: 9)
        screen = PostScreen(try sample.context(15), post: post, page: try page())
        #expect(screen.finish.whyNot == "read to its end on 2026-06-09")
        #expect(screen.setHabit?.target == "habit://habits/new/eatingSlowly")
        #expect(screen.next?.target == "habit://post/article-3")
        try sample.set(.eatingSlowly, on: 15)
        #expect(PostScreen(try sample.context(15), post: post, page: try page()).setHabit == nil)
    }

    @Test("posts lead home, a post leads back to the posts, and names the pictures that are held with the copy")
    func back() throws {
        let context = try ScreenSample().context(1)
        #expect(PostsScreen(context).back.target == "habit://home")
        let post = try #require(context.posts.first)
        let pictures = ["https://course.example/fork.png"]
        let screen = PostScreen(context, post: post, page: try page(), storedPictures: pictures)
        #expect(screen.back.target == "habit://posts" && screen.storedPictures == pictures)
    }

    @Test("a link of a post to another one that can be read leads to it in the app, and one to a site is external")
    func links() throws {
        var sample = try ScreenSample()
        try sample.finish("article-1", on: 1)
        let html = """
            <p><a href="article-1.html#top">one</a> <a href="article-3.html">three</a>
            <a href="https://other.example/">other</a> <a href="mailto:ben@example.org">mail</a></p>
            """
        let page = try CoursePage(Array(html.utf8), from: "https://course.example/article-2.html")
        let post = try #require(sample.posts.first { $0.id.rawValue == "article-2" })
        let screen = PostScreen(try sample.context(9), post: post, page: page)
        #expect(screen.links.map(\.opens.target) == ["habit://post/article-1"])
        let shown = page.html(placing: [:], leadingTo: ["https://course.example/article-1.html#top": "/post/1"])
        let rel = "rel=\"external nofollow noopener noreferrer\""
        #expect(shown.contains("<a href=\"/post/1\">one</a>"))
        #expect(shown.contains("<a href=\"https://course.example/article-3.html\" \(rel)>three</a>"))
        #expect(shown.contains("<a href=\"https://other.example/\" \(rel)>other</a>"))
        #expect(shown.contains("<a href=\"mailto:ben@example.org\">mail</a>"))
    }

    @Test("score, statistics and look back lead home; home leads to each of them and to a habit's form")
    func ways() throws {
        let sample = try ScreenSample()
        let context = try sample.context(2)
        #expect(ScoreScreen(context).back.target == "habit://home")
        #expect(ProgressScreen(context).back.target == "habit://home")
        #expect(StatisticsScreen(context).back.target == "habit://home")
        #expect(StatisticsScreen(context).pages.map(\.target) == ["habit://score", "habit://progress"])
        let home = try sample.home(2)
        let targets = home.actions.compactMap { $0.opens?.target }
        #expect(targets.contains("habit://score") && targets.contains("habit://progress"))
        #expect(home.habits.first?.edit.opens?.target == "habit://habits/edit/photos")
        #expect(home.habits.first?.edit.isEnabled == false)
    }
}
