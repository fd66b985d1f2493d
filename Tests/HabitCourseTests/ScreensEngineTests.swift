import Foundation
import ScreenKit
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import HabitCourse

@Suite("The screens of an engine")
struct ScreensEngineTests {
    private static let always: [HabitLink] = [.home, .schedule, .course]
    private static let started: [HabitLink] = [
        .posts, .goal, .setHabit(.eatingSlowly), .habits, .score, .statistics, .progress, .reminders, .settings, .skips,
    ]

    @Test("each link opens its screen once the course was started; before, what needs no course")
    func screens() throws {
        let learner = try Learner()
        for link in Self.always { #expect(try learner.course.screen(link).title.isEmpty == false) }
        for link in Self.started {
            #expect(throws: HabitCourseError.notStarted) { try learner.course.screen(link) }
        }
        try learner.course.start()
        for link in Self.always + Self.started { #expect(try learner.course.screen(link).title.isEmpty == false) }
        let observation = try #require(try learner.course.habits().first)
        #expect(try learner.course.screen(.editHabit(observation.id)) is EditHabitPage)
    }

    @Test("links to what isn't there are refused by what is wrong with them")
    func refused() throws {
        let learner = try Learner(isStarted: true)
        #expect(throws: HabitCourseError.observationIsGiven) { try learner.course.screen(.setHabit(.foodObservation)) }
        #expect(throws: HabitCourseError.noSuchHabit("nobody")) { try learner.course.screen(.editHabit("nobody")) }
        #expect(throws: HabitCourseError.noSuchPost("none")) { try learner.course.screen(.post("none")) }
        #expect(throws: HabitCourseError.noPage(title: "article-1")) { try learner.course.screen(.post("article-1")) }
        let unlock = try learner.course.state().unlock(ofWeek: 2)
        #expect(
            throws: HabitCourseError.postLocked(title: "article-2", .waitsForWeek(2), unlock: unlock)
        ) { try learner.course.screen(.post("article-2")) }
        let bare = try Learner(posts: nil, isStarted: true)
        #expect(throws: HabitCourseError.noCourse) { try bare.course.screen(.post("article-1")) }
    }

    @Test("looking at every screen, also far ahead, changes nothing in the store")
    func lookingChangesNothing() throws {
        let learner = try Learner(isStarted: true)
        try learner.readAll()
        let revision = try learner.course.homeScreen().revision
        let tables = ["change_log", "finished_post", "opened_post", "habit", "tick", "skip", "clock_setting", "pause"]
        let own = tables.filter { $0 != "change_log" }
        let before = try own.map { try learner.count($0) }
        for day in [1, 8, 71, 4000] {
            try learner.day(day)
            for link in Self.always + Self.started { _ = try learner.course.screen(link) }
        }
        #expect(try learner.course.homeScreen().revision == revision)
        #expect(try own.map { try learner.count($0) } == before)
        #expect(try learner.course.state().unlockedWeeks == 1)
    }

    @Test("a screen that is watched is given again after another process's change")
    func observed() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("course.sqlite")
        let learner = try Learner(file: file, isStarted: true)
        var pages = learner.course.homeScreens().makeAsyncIterator()
        let first = try #require(try await pages.next())
        #expect(first.habits.map(\.checked) == [false])
        let other = try HabitCourse.open(at: file, clock: learner.clock.wallClock, ids: .seeded(7))
        try other.check(first.habits[0].id)
        var page = try #require(try await pages.next())
        while page.revision == first.revision { page = try #require(try await pages.next()) }
        #expect(page.habits.map(\.checked) == [true] && page.score.total == 5)
    }

    @Test("the welcome is watched, too, and becomes the home screen with the start")
    func observedStart() async throws {
        let learner = try Learner()
        var pages = learner.course.homeScreens().makeAsyncIterator()
        let first = try #require(try await pages.next())
        #expect(first.phase == .notStarted)
        try learner.course.start()
        var page = try #require(try await pages.next())
        while page.phase == .notStarted { page = try #require(try await pages.next()) }
        #expect(page.phase == .running)
    }

    @Test("the schedule can be seen in any zone, and before the start for any first day")
    func schedule() throws {
        let learner = try Learner()
        let first = try HabitSample.date("2026-09-07")
        let preview = try learner.course.schedulePage(in: try .named("Asia/Tokyo"), startingOn: first)
        #expect(
            preview.isPreview && preview.start == first && preview.weeks.first?.shown.description == "2026-09-07T19:00"
        )
        #expect(try learner.course.schedulePage().start == HabitSample.day(1))
        try learner.course.start()
        let page = try learner.course.schedulePage(in: try .named("Asia/Tokyo"), startingOn: first)
        #expect(!page.isPreview && page.start == preview.start.adding(days: -98) && page.zone == "Asia/Tokyo")
        #expect(page.courseZone == "America/Phoenix")
    }

    @Test("a post is read with its page, its age, and the way on", .timeLimit(.minutes(5)))
    func post() async throws {
        let story = try await CourseStory.started()
        let screen = try #require(try story.course.screen(.post("welcome")) as? PostScreen)
        #expect(screen.ageNote == nil && screen.finish.isEnabled && screen.page.minutes > 0)
        for address in screen.page.images.map(\.address) {
            #expect(try screen.storedPictures.contains(address) == (story.course.image(at: address) != nil))
        }
        try story.course.finish("welcome")
        try story.go(to: 3)
        let later = try story.course.postScreen("welcome")
        #expect(later.ageNote == "From the copy of 2026-06-01 (2 days old)")
        #expect(later.finish.whyNot == "read to its end on 2026-06-01")
        #expect(later.next?.target == "habit://post/first-experiment")
    }
}
