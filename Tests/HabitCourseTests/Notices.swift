import NotificationKit
import StorageKit
import TestKit
import TimeKit

@testable import HabitCourse

/// The planned and delivered notifications of a learner as time passes.
struct Notices {
    let course: HabitCourse
    let store: NotificationStore
    private let scope = NotificationScope(app: "habit")

    init(_ course: HabitCourse) throws {
        self.course = course
        store = NotificationStore(try LocalStore.inMemory(schemas: [NotificationStore.schema]), ids: .seeded(9))
    }

    /// All future requests of a category.
    func planned(_ category: String, after now: Instant) throws -> [NotificationRequest] {
        NotificationPlan.plan(
            try course.notificationCandidates(),
            preferences: try course.notificationPreferences(),
            now: now,
            budget: 2_000
        ).requests.filter { $0.category == category }
    }

    /// Runs one round of a daemon, and returns the delivered notifications.
    @discardableResult
    func round(at now: Instant) throws -> [NotificationRequest] {
        let preferences = try course.notificationPreferences()
        try store.refresh(try course.notificationCandidates(), of: scope, preferences: preferences, now: now)
        return try store.tellDue(now: now) { _ in preferences }.told.map(\.request)
    }

    /// The pending requests of a category.
    func pending(_ category: String) throws -> [NotificationRequest] {
        try store.pending(of: scope).filter { $0.category == category }
    }

    /// The notifications that a daemon delivers until an instant. It wakes up when one is due, and at least twice a day.
    func told(_ learner: Learner, until end: Instant) throws -> [(at: Instant, request: NotificationRequest)] {
        var told: [(Instant, NotificationRequest)] = []
        while learner.clock.now < end {
            let now = learner.clock.now
            told += try round(at: now).map { (now, $0) }
            learner.clock.now = min(try store.nextDue() ?? end, now.adding(hours: 12), end)
        }
        return told
    }
}
