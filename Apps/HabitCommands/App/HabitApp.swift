import CommandKit
import CourseSite
import HabitCourse
import NotificationKit
import ScreenKit
import StorageKit
import TimeKit
import WordKit

enum HabitApp: CommandApp {
    static let version = "1.0.0"

    static var definition: AppDefinition {
        var app = AppDefinition(name: "habit", version: version, schemas: HabitCourse.schemas)
        app.reminders = { session in
            Reminders(
                try session.course.notificationCandidates(),
                preferences: try session.course.notificationPreferences()
            )
        }
        addJobs(to: &app)
        app.open = { link, session in try session.course.page(HabitLink(link), for: TerminalPages()) }
        app.nextStep = nextStep
        app.settings = HabitLink.settings.target
        app.shownNotice = { ToldText.shown($0) }
        app.act = { act, link, session in try await session.course.perform(act, at: HabitLink(link)) }
        app.undo = { session in
            let undone = try session.course.undo()
            return localized("taken back: \(undone.summary)")
        }
        return app
    }
}

extension AppSession {
    var course: HabitCourse {
        var course = HabitCourse(store: store, clock: context.clock, ids: .live, actor: actor) { course, asked in
            let site = try asked ?? course.courseStatus()?.address ?? ""
            return try await WebCourseSource.with(of: site, agent: "habit/\(HabitApp.version)") { source in
                try await course.pull(asked, from: source)
            }
        }
        course.holdsWhenFetching = !context.isTimeGiven
        return course
    }
}

/// A command in a session of this app.
protocol HabitSessionCommand: SessionCommand where App == HabitApp {}
protocol AsyncHabitSessionCommand: AsyncSessionCommand where App == HabitApp {}

extension GlobalOptions {
    /// Opens the store with the options applied.
    func session() throws -> AppSession { try session(of: HabitApp.definition) }
}
