import CommandKit
import HabitCourse
import NotificationKit
import StorageKit
import TimeKit

/// What the shared commands need to know of this app.
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
        app.open = { link, session in
            // Both forms are understood: `habit:home`, as links are typed, and `habit://home`, as notifications carry them.
            let isShort = link.hasPrefix("habit:") && !link.hasPrefix("habit://")
            try session.show(try HabitLink(isShort ? "habit://" + link.dropFirst("habit:".count) : link))
        }
        app.undo = { "taken back: " + (try $0.course.undo().summary) }
        return app
    }
}

extension AppSession {
    /// The engine over this session's store.
    var course: HabitCourse {
        HabitCourse(store: store, clock: context.clock, ids: .live, actor: actor)
    }
}

extension GlobalOptions {
    /// The course with the options applied.
    func session() throws -> AppSession { try session(of: HabitApp.definition) }
}
