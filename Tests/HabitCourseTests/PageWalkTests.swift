import ScreenKit
import StoreSteps
import TestKit
import Testing

@testable import HabitCourse

@Suite("Every page of the course as JSON")
struct PageWalkTests {
    @Test(
        "Links lead from home to every page, and each encodes plainly: before the course, in it and after it",
        arguments: [0, 1, 24, 90]
    )
    func walk(day: Int) async throws {
        let story = try await day == 0 ? CourseStory.installed() : CourseStory.lived(through: day)
        let walk = LinkWalk(from: ["habit://home"], scheme: "habit") { link in
            let look = try TransactionCount.count(in: story.course.store) { try story.course.screen(HabitLink(link)) }
            #expect(look.transactions == 1, "\(link)")
            return look.value
        }
        #expect(walk.faults == [])
        #expect(walk.opened.count > (day == 0 ? 0 : 10), "\(walk.opened)")
    }

    @Test("A writer beside the reader changes something in the middle of each page, and no page mixes two states")
    func writerBeside() async throws {
        let story = try await CourseStory.lived(through: 24)
        let habit = try #require(try story.course.homeScreen().habits.first?.id)
        let beside = try WriterBeside<HabitCourse>(copyOf: story.course.store) { store in
            HabitCourse(store: store, clock: story.clock.wallClock, ids: .seeded(2))
        } show: { course, link in
            try course.screen(HabitLink(link))
        } write: { course, number in
            guard number.isMultiple(of: 2) else {
                try course.check(habit)
                return
            }
            try course.uncheck(habit)
        }
        let links: [HabitLink] = [
            .home, .posts, .goal, .setHabit(.drinkingWater), .habits, .editHabit(habit), .score, .statistics, .progress,
            .reminders, .settings, .skips, .schedule, .course,
        ]
        let walk = beside.walk(from: links.map(\.target), scheme: "habit")
        #expect(beside.breaches == [])
        #expect(try beside.unopened(of: "Packages/HabitCourse/HabitCourse/Screens/HabitScreens.swift") == [])
        #expect(walk.opened.count > 6 && beside.changeCount > 6, "\(walk.opened.count), \(beside.changeCount)")
    }
}
