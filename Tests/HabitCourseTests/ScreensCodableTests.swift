import Foundation
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import HabitCourse

@Suite("Screens as JSON")
struct ScreensCodableTests {
    /// Days that cover all states of the screens: before the course, the first day, weeks with and without habits, a pause, the end.
    static let days = [-2, 1, 8, 9, 22, 50, 70, 71, 100]

    static func contexts() throws -> [ScreenContext] {
        try days.flatMap { day -> [ScreenContext] in
            var busy = try ScreenSample.diligent(through: min(max(day, 1), 90))
            busy.skips = [.init(id: "s", skip: Skip(try HabitSample.day(3), of: "photos", reason: "flu"))]
            busy.deviceZone = try .named("Europe/Berlin")
            var resting = busy
            resting.state = resting.state.paused(on: try HabitSample.day(max(1, day - 2)))
            var bare = try ScreenSample()
            bare.posts = []
            bare.source = nil
            return [try busy.context(day), try resting.context(day), try bare.context(day)]
        }
    }

    /// Every screen of a context.
    static func screens(_ context: ScreenContext) throws -> [any Screen] {
        let post = context.posts.first ?? HabitSample.post("a", week: 1, 1)
        let page = try CoursePage(Array("<p>Some words.</p>".utf8), from: "https://course.example/a.html")
        return [
            HomeScreen(context),
            HomeScreen(
                welcomeBy: context.state.clock,
                at: context.now,
                source: context.source,
                revision: context.revision
            ),
            PostsScreen(context), PostsScreen(context, week: 2), PostScreen(context, post: post, page: page),
            ScoreScreen(context), StatisticsScreen(context), ProgressScreen(context), GoalPage(context),
            SetHabitPage(context, theme: .drinkingWater, typed: ["habit": "I drink"]), HabitsScreen(context),
            RemindersPage(context), RemindersPage(context, typed: ["eatingSlowly.time": "x"]), SettingsPage(context),
            SettingsPage(context, typed: ["reset": "x"]), SkipsPage(context),
            SkipsPage(context, typed: ["reason": "flu"]),
            SchedulePage(context, shownIn: context.deviceZone),
            CourseSourcePage(
                context.source,
                by: context.state.clock,
                isStarted: true,
                now: context.now,
                revision: context.revision
            ),
        ] + context.habits.map { EditHabitPage(context, habit: $0) as any Screen }
    }

    private func checkRoundTrip(_ screen: some Screen) throws {
        let bytes = try JSONEncoder().encode(screen)
        #expect(try JSONDecoder().decode(type(of: screen), from: bytes) == screen)
    }

    @Test("every screen of every phase is read back from its JSON as it was")
    func roundTrips() throws {
        for context in try Self.contexts() {
            for screen in try Self.screens(context) { try checkRoundTrip(screen) }
        }
    }

    @Test("every screen has the same keys on every day: what is missing is null")
    func sameKeys() throws {
        var keys: [String: [String]] = [:]
        for context in try Self.contexts() {
            for screen in try Self.screens(context) {
                let name = "\(type(of: screen))"
                let own = try json(screen).keys
                #expect(keys[name, default: own] == own, "\(name)")
                #expect(own.contains("validUntil") && own.contains("revision") && own.contains("title"))
                keys[name] = own
            }
        }
        #expect(keys.count == 15)
    }

    @Test("every link on the home screen leads to a screen")
    func links() throws {
        for context in try Self.contexts() {
            let home = HomeScreen(context)
            let links =
                home.prompts.compactMap(\.opens) + home.actions.compactMap(\.opens)
                + [home.score.opens, home.posts.opens].compactMap { $0 }
            for link in links + home.posts.available.map(\.opens) { _ = try HabitLink(link.target) }
            #expect(Set(home.actions.map(\.id)).count == home.actions.count)
            #expect(Set(home.asked).count == home.asked.count)
        }
    }
}
