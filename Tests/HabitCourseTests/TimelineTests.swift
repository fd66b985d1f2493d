import HabitCourse
import Testing
import TimeKit

@Suite("The timeline through the store")
struct TimelineTests {
    @Test("the course is started once, and brings the observation habit for week 1")
    func start() throws {
        let learner = try Learner()
        #expect(throws: HabitCourseError.notStarted) { try learner.course.state() }
        let state = try learner.course.start()
        #expect(state.start == (try HabitSample.day(1)) && state.weeks == 10 && state.goal == nil)
        #expect(state.clock == (try HabitSample.clock()))
        #expect(try learner.course.state() == state)
        #expect(throws: HabitCourseError.alreadyStarted(state.start)) { try learner.course.start() }
        let habits = try learner.course.habits()
        #expect(habits.map(\.theme) == [.foodObservation] && habits[0].first.setOn == state.start)
        #expect(try learner.course.check(habits[0].id).total == 5)
        #expect(try learner.readAll() == ["article-1"])
    }
}
