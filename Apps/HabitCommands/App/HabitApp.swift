import CommandKit
import CourseSite
import HabitCourse
import NotificationKit
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
        app.open = { link, session in try session.course.screen(try HabitLink(typed: link)) }
        app.show = { screen, session in try session.show(screen) }
        app.nextStep = nextStep
        app.settings = HabitLink.settings.target
        app.act = { act, link, session in try await session.course.perform(act, at: HabitLink(typed: link)) }
        app.undo = { session in
            let undone = try session.course.undo()
            return localized("taken back: \(undone.summary)")
        }
        return app
    }
}

extension HabitLink {
    /// Reads a link. Both forms are valid: people type `habit:home`, and notifications contain `habit://home`.
    init(typed link: String) throws(HabitCourseError) {
        let isShort = link.hasPrefix("habit:") && !link.hasPrefix("habit://")
        try self.init(isShort ? "habit://" + link.dropFirst("habit:".count) : link)
    }
}

extension AppSession {
    var course: HabitCourse {
        HabitCourse(store: store, clock: context.clock, ids: .live, actor: actor) { course, asked in
            let site = try asked ?? course.courseStatus()?.address ?? ""
            return try await WebCourseSource.with(of: site, agent: "habit/\(HabitApp.version)") { source in
                try await course.pull(asked, from: source)
            }
        }
    }
}

extension GlobalOptions {
    /// Opens the store with the options applied.
    func session() throws -> AppSession { try session(of: HabitApp.definition) }
}
