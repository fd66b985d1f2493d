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
}
