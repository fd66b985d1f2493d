import Foundation
import HabitCourse
import ScreenContract
import ScreenKit
import TestKit
import Testing

@Suite("The JSON of the habit course for other front ends")
struct ContractTests {
    private let golden = GoldenJSON("habit")

    @Test("The JSON of every screen and of every kind of answer is the golden one")
    func files() async throws {
        let welcome = try await CourseStory.installed().course
        #expect(try golden.difference("welcome", welcome.screen(.home)) == nil)
        let story = try await CourseStory.lived(through: 10)
        let course = story.course
        let slowly = try course.findHabit("slowly").id
        let post = try #require(try course.shelf().entries.first { $0.standing.isReadable }?.id)
        let screens: [(String, HabitLink)] = [
            ("home", .home), ("posts", .posts), ("post", .post(post)), ("goal", .goal),
            ("set-habit", .setHabit(.drinkingWater)), ("habits", .habits), ("edit-habit", .editHabit(slowly)),
            ("score", .score), ("statistics", .statistics), ("progress", .progress), ("reminders", .reminders),
            ("settings", .settings), ("skips", .skips), ("schedule", .schedule), ("course", .course),
        ]
        var types: Set<String> = []
        for (name, link) in screens {
            let screen = try course.screen(link)
            types.insert("\(type(of: screen))")
            let difference = try golden.difference(name, screen)
            #expect(difference == nil)
        }
        #expect(try types == Declared.screens(in: "Packages/HabitCourse/HabitCourse/Screens"))
        let answers: [(String, Act, HabitLink)] = [
            ("act-done", Act("goal/save", fields: ["goal": "I am patient"], operation: "a1"), .goal),
            ("act-refused", Act("skip", fields: ["reason": " "]), .skips),
        ]
        for (name, act, link) in answers {
            let difference = try golden.difference(name, await course.perform(act, at: link))
            #expect(difference == nil)
        }
        let start = try await welcome.perform(Act("start"), at: .home)
        #expect(try golden.difference("act-question", start) == nil)
    }

    @Test("A front end that knows JSON alone begins the course, reads, ticks, and sets the goal and the first habit")
    func client() async throws {
        let story = try await CourseStory.installed()
        var client = try await story.client()
        #expect(client.shows("Welcome!"))
        try await client.press("Start")
        #expect(client.shows("Welcome to your first week!"))
        try await client.press("Tick", in: "I take a photo of everything I eat")
        #expect(client.said.contains("photo"))
        try await client.follow("All posts")
        try await client.press("Read")
        try await client.press("Read to the end")
        #expect(client.shows("read to its end on 2026-06-01"))
        for number in 1...8 { try story.evening(number) }
        try await client.follow("All posts")
        try await client.follow("Home")
        try await client.press("Change your self-image goal")
        try await client.press("Save", typing: ["My self-image goal": " "])
        #expect(client.said.contains("blank"))
        try await client.press("Save", typing: ["My self-image goal": "I am patient"])
        #expect(client.said == "goal changed: I am patient" && client.shows("I am patient"))
        try await client.press("Undo the last change")
        #expect(!client.shows("I am patient"))
    }
}
