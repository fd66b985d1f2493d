import Foundation
import HabitCourse
import ScreenKit
import Testing
import TimeKit

@Suite("The questions of the home screen")
struct ScreensPromptTests {
    @Test("on the first day: the tutorial, which shows the user around")
    func firstDay() throws {
        let home = try ScreenSample().home(1)
        #expect(home.asked == ["read"])
        #expect(home.prompts[0].text == "Read “article-1”: it shows you around.")
        #expect(home.prompts[0].opens?.target == "habit://post/article-1")
        #expect(!home.guide.isEmpty)
    }

    @Test("once a post is read the guide is gone")
    func guide() throws {
        var sample = try ScreenSample()
        try sample.finish("article-1", on: 1)
        #expect(try sample.home(1).guide.isEmpty && sample.home(1).prompts.isEmpty)
        #expect(try ScreenSample().home(8).guide.isEmpty)
    }

    @Test("at the end of week 1: the goal, then the post of the first habit, then the habit itself, then nothing")
    func endOfFirstWeek() throws {
        var sample = try ScreenSample()
        try sample.readAll(on: 1)
        #expect(try sample.home(7).asked == [])
        var home = try sample.home(8)
        #expect(home.asked == ["goal", "setHabit/eatingSlowly"])
        #expect(home.prompt("goal")?.opens?.target == "habit://goal")
        // The post isn't open yet, so the prompt leads to the post before it.
        #expect(home.prompts[1].text == "Your habit for eating slowly comes with “eatingSlowly”: read on to get there.")
        #expect(home.prompts[1].opens?.target == "habit://post/article-2")
        try sample.finish("article-2", on: 8)
        home = try sample.home(8)
        #expect(home.prompts[1].text == "Read “eatingSlowly”, then set your habit for eating slowly.")
        #expect(home.prompts[1].opens?.target == "habit://post/eatingSlowly")
        #expect(home.asked == ["goal", "setHabit/eatingSlowly"])
        try sample.finish("eatingSlowly", on: 8)
        home = try sample.home(8)
        #expect(home.prompts[1].opens?.target == "habit://habits/new/eatingSlowly")
        sample.state.goal = "I am someone who eats with attention"
        try sample.set(.eatingSlowly, on: 8)
        #expect(try sample.home(8).asked == [])
        #expect(try sample.home(8).habits.map(\.theme) == [.eatingSlowly])
    }

    @Test("a user who sets habits late is asked for each that waits, and told that there is time")
    func late() throws {
        var sample = try ScreenSample()
        for week in 1...7 { try sample.readAll(on: 7 * week - 6) }
        let home = try sample.home(45)
        #expect(home.asked == ["goal", "setHabit/eatingSlowly", "setHabit/drinkingWater", "setHabit/portionControl"])
        #expect(home.greeting == "Week 7, day 3. Take your time: a habit begins on the day you set it.")
        try sample.set(.drinkingWater, on: 45)
        #expect(try sample.home(45).asked == ["goal", "setHabit/eatingSlowly", "setHabit/portionControl"])
        #expect(try sample.home(45).habits.map(\.streak) == [0])
    }

    @Test("a theme whose post the course doesn't have is not asked for")
    func withoutPost() throws {
        var sample = try ScreenSample()
        sample.posts = sample.posts.filter { $0.theme != .eatingSlowly }
        #expect(try sample.home(8).asked == ["goal", "read"])
    }

    @Test(
        "for a week from day 14 on, home says that a habit can be edited, and why",
        arguments: [(21, false), (22, true), (28, true), (29, false)]
    )
    func edit(day: Int, isAsked: Bool) throws {
        var sample = try ScreenSample.diligent(through: 8)
        sample.ticks["eatingSlowly"] = [8, 9, 10, 11]
        let home = try sample.home(day)
        let prompt = home.prompt("editHabit/eatingSlowly")
        #expect((prompt != nil) == isAsked)
        #expect(home.habits.first?.canEdit == (day >= 22))
        #expect(home.habits.first?.editableOn == (try HabitSample.day(22)))
        if day == 22 {
            #expect(
                prompt?.text
                    == "You can edit “my habit of eatingSlowly” now. 4 of 14 days: make it easier."
            )
            #expect(prompt?.opens?.target == "habit://habits/edit/eatingSlowly")
        }
    }

    @Test("after the last week the look back comes first, on day 71 and on day 4,000", arguments: [71, 72, 78, 4000])
    func lookBack(day: Int) throws {
        let home = try ScreenSample.diligent(through: 75).home(day)
        #expect(home.asked.first == "lookBack")
        #expect(home.prompts[0].opens?.target == "habit://progress")
        #expect(home.posts.nextUnlock == nil && home.posts.text == "all is read")
        #expect(home.habits.count == 4 && home.habits.allSatisfy(\.box.isEnabled))
    }

    @Test("on a journey it says by which clock the days go; where the clocks show the same it doesn't")
    func zone() throws {
        var sample = try ScreenSample()
        try sample.readAll(on: 1)
        sample.deviceZone = try .named("Europe/Berlin")
        let prompt = try #require(try sample.home(2).prompt("zone"))
        #expect(
            prompt.text.hasPrefix("It is 19:00 on this device and 10:00 in America/Phoenix, by which your days go.")
        )
        #expect(prompt.text.contains("choose Europe/Berlin in the settings"))
        #expect(prompt.opens?.target == "habit://settings")
        // In June, Los Angeles and Phoenix have the same time.
        sample.deviceZone = try .named("America/Los_Angeles")
        #expect(try sample.home(2).prompts.isEmpty)
    }

    @Test("the page says that the copy goes on serving, and how old it is, if the site couldn't be asked")
    func siteDown() throws {
        var sample = try ScreenSample()
        try sample.readAll(on: 1)
        let source = try #require(sample.source)
        sample.source = CourseStatus(
            address: source.address,
            copy: source.copy,
            attempted: try sample.now(4),
            failure: "no answer"
        )
        let prompt = try #require(try sample.home(4).prompt("siteDown"))
        #expect(
            prompt.text
                == "The course's site couldn't be asked: no answer. You can still read the copy that you have; it is 3 days old."
        )
        #expect(prompt.opens?.target == "habit://course")
    }

    @Test("a course that was started without a copy asks for it first")
    func fetch() throws {
        var sample = try ScreenSample()
        sample.posts = []
        sample.source = nil
        let home = try sample.home(8)
        #expect(home.asked == ["fetch", "goal"])
        #expect(home.posts.text == "no course was fetched yet")
    }
}
