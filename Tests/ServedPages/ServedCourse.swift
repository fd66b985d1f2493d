import Foundation
public import HabitCourse
import PageKit
public import TestKit
import TimeKit
import WebApp

/// The sample course on a server of its own while a test runs: fetched, not started, on Monday 1 June 2026 at eight in Phoenix.
public struct ServedCourse: Sendable {
    public let course: HabitCourse
    public let clock: ManualClock
    public let served: ServedApps

    /// The address of the server, with a final slash.
    public var server: String { served.server }
    public var browser: PlainBrowser { served.browser }

    public static func with<Result: Sendable>(
        _ body: @escaping @Sendable (ServedCourse) async throws -> Result
    ) async throws -> Result {
        let clock = try ManualClock("2026-06-01T08:00:00-07:00", zone: "America/Phoenix")
        let source = FolderSource(folder: Corpus.package.appending(path: "Packages/HabitCourse/SampleCourse"))
        let course = try HabitCourse.inMemory(clock: clock.wallClock, ids: .seeded(1)) { course, asked in
            try await course.pull(asked, from: source)
        }
        _ = try await course.pull(FolderSource.site + "course.json", from: source)
        return try await ServedApps.with([HabitPages.app(course)], clock: clock.wallClock) { served in
            try await body(ServedCourse(course: course, clock: clock, served: served))
        }
    }

    /// Sets the clock to a wall time of a course day, counted from 1.
    public func go(to day: Int, at time: String = "20:00") throws {
        let first = LocalDate("2026-06-01") ?? LocalDate(dayNumber: 0)
        let local = LocalDateTime(first.adding(days: day - 1), try LocalTime(iso8601: time))
        clock.now = try TimeZone.named("America/Phoenix").instant(of: local)
    }

    /// Lives through days, counted from 1: starts on the first, reads what there is, sets habits, and ticks every box but one in five.
    public func live(from first: Int, through last: Int) throws {
        if first == 1 { try course.start() }
        for day in first...last {
            try go(to: day)
            for post in try course.homeScreen().posts.available.prefix(2) {
                guard let theme = try course.finish(post.id).themeToSet, first == 1 else { continue }
                try course.setHabit(theme, "I do it at dinner: \(theme.name)")
            }
            if day == 8, first == 1 { try course.setGoal("I am someone who eats with attention") }
            for (place, habit) in try course.homeScreen().habits.enumerated() where (day + place) % 5 != 0 {
                try course.check(habit.id)
            }
        }
    }
}

/// The files of a folder as a course's site.
private struct FolderSource: CourseSource {
    static let site = "https://course.example/"

    let folder: URL

    func fetch(_ request: CourseRequest) async throws(CourseError) -> CourseResponse {
        let path = String(request.address.dropFirst(Self.site.count))
        let types = ["json": "application/json", "html": "text/html", "svg": "image/svg+xml"]
        guard request.address.hasPrefix(Self.site), let data = try? Data(contentsOf: folder.appending(path: path))
        else {
            return CourseResponse(status: 404, address: request.address)
        }
        let type = types[String(path.split(separator: ".").last ?? "")]
        return CourseResponse(status: 200, address: request.address, mediaType: type, bytes: [UInt8](data))
    }
}
