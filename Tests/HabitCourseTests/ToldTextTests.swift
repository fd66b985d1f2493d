import NotificationKit
import TestKit
import Testing
import TimeKit
import WordKit

@testable import HabitCourse

@Suite("Notices that were told in English")
struct ToldTextTests {
    @Test("Each notice is shown in Spanish as it would be told now, with a person's own words as they are")
    func spanish() throws {
        let learner = try Learner(isStarted: true)
        try learner.day(9)
        try learner.readAll()
        try learner.course.setHabit(.eatingSlowly, "Week 2")
        try learner.day(24)
        let told = try learner.course.notificationCandidates()
        let now = try Language.$current.withValue(.spanish) { try learner.course.notificationCandidates() }
        #expect(Set(told.map(\.series.category)) == ["habit", "week", "edit"])
        try #require(told.count == now.count)
        for (old, new) in zip(told, now) {
            let shown = Language.$current.withValue(.spanish) { [ToldText.shown(old.title), ToldText.shown(old.body)] }
            // The title of a habit's notice is the habit, in its owner's words or the course's.
            #expect(shown == [old.series.category == "habit" ? old.title : new.title, new.body])
            #expect([ToldText.shown(old.title), ToldText.shown(old.body)] == [old.title, old.body])
        }
    }

    @Test(
        "The advice about a habit is shown in Spanish, too",
        arguments: [(0, 0), (0, 14), (1, 1), (4, 14), (8, 14), (13, 14)]
    )
    func advice(done: Int, days: Int) {
        let told = EditAdvice(done: done, days: days).text
        Language.$current.withValue(.spanish) {
            #expect(ToldText.shown(told) == EditAdvice(done: done, days: days).text)
        }
    }

    @Test(
        "A person's own words and a text that was told in Spanish stay as they are",
        arguments: ["Week 2", "Home", "I am someone who eats with attention", "La semana 2 está abierta", ""]
    )
    func own(text: String) {
        Language.$current.withValue(.spanish) { #expect(ToldText.shown(text) == text) }
    }
}
