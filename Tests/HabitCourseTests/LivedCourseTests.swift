import Foundation
import HabitCourse
import ScreenContract
import ScreenKit
import Testing

/// A learner whose app knows the JSON of screens and acts, and nothing of HabitCourse.
@Suite("Ten weeks lived through JSON alone")
struct LivedCourseTests {
    private static let goal = "I am someone who eats with attention"

    @Test(
        "A course of ten weeks from the welcome to the look back, with the goal, four habits, every post and every tick"
    )
    func course() async throws {
        let story = try await CourseStory.installed()
        let course = story.course
        var client = try await story.client()
        #expect(client.shows("Welcome!"))
        try await client.press("Start")
        var habits = [
            "I put the fork down between bites at dinner", "I drink a glass of water when I come home",
            "I serve myself once and put the pot away", "I put a whole vegetable on my lunch plate",
        ]
        var read = 0
        for day in 1...70 {
            try story.go(to: day)
            try await client.open("habit://home")
            if day == 8 {
                try await client.follow("Self-image goal")
                try await client.press("Save", typing: ["My self-image goal": Self.goal])
                #expect(client.shows(Self.goal), "\(client.said)")
            }
            try await client.follow("All posts")
            if client.canPress("Read") {
                try await client.press("Read")
                try await client.press("Read to the end")
                #expect(client.said.hasSuffix(" read"), "day \(day): \(client.said)")
                read += 1
            }
            try await client.open("habit://home")
            if client.shows(", in your own words.") {
                try await client.follow("Set your habit")
                let words = habits.isEmpty ? "" : habits.removeFirst()
                try await client.press("Set the habit", typing: ["What I will do": words])
                #expect(client.said == "habit set: “\(words)”", "day \(day)")
            }
            for _ in 1...4 where client.canPress("Tick") { try await client.press("Tick") }
            #expect(!client.canPress("Tick") && client.shows("All ticked for today"), "day \(day)")
        }
        #expect(read == 32 && habits.isEmpty)

        try story.go(to: 71, at: "09:00")
        try await client.open("habit://home")
        #expect(client.shows("Congratulations"))
        try await client.follow("Look back")
        #expect(client.shows(Self.goal) && client.shows("I put a whole vegetable on my lunch plate"))
        // The app goes on: nothing new unlocks, and the boxes count as ever.
        try await client.open("habit://home")
        try await client.press("Tick")
        let home = try course.homeScreen()
        #expect(home.habits.count == 4 && home.habits.filter(\.checked).count == 1)
    }
}
