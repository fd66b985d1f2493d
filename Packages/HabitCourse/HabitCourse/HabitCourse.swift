public import Foundation
public import StorageKit
public import TimeKit

/// Ten weeks of eating habits: each method is something a user does, in one transaction, or something a screen shows.
///
///     let course = try HabitCourse.open(at: file)
///     try await course.pull("https://example.org/course/course.json", from: source)
///     try course.start()
///     try course.check(observation)
///     let home = try course.homeScreen()
///
/// The clock, the identifiers and the store come from outside; the course itself through a ``CourseSource``. Every change is in
/// the store's change log, so that `undo()` takes it back. Errors are `HabitCourseError`; after one, nothing is changed. Several
/// engines in several processes can use one file. Looking changes nothing: what unlocks with time is held by what is done, and by
/// ``holdUnlocks()``.
public struct HabitCourse: Sendable {
    let store: LocalStore
    let clock: WallClock
    let ids: IDSource
    let actor: String

    /// An engine over a store that was opened with `schemas`.
    ///
    /// - Parameters:
    ///   - clock: Says when a use case happens, and where the device is; it is asked once for each.
    ///   - ids: Where identifiers of habits and skips come from.
    ///   - actor: Who is at work, for the history.
    public init(store: LocalStore, clock: WallClock, ids: IDSource, actor: String = "me") {
        self.store = store
        self.clock = clock
        self.ids = ids
        self.actor = actor
    }

    /// An engine over a file, which is made where there is none.
    public static func open(
        at file: URL,
        clock: WallClock = .live,
        ids: IDSource = .live,
        actor: String = "me"
    ) throws(HabitCourseError) -> HabitCourse {
        do throws(StoreError) {
            let store = try LocalStore.open(at: file, schemas: schemas)
            return HabitCourse(store: store, clock: clock, ids: ids, actor: actor)
        } catch {
            throw .store(error)
        }
    }

    /// An engine that lives as long as its last copy.
    public static func inMemory(
        clock: WallClock = .live,
        ids: IDSource = .live
    ) throws(HabitCourseError) -> HabitCourse {
        do throws(StoreError) {
            return HabitCourse(store: try LocalStore.inMemory(schemas: schemas), clock: clock, ids: ids)
        } catch {
            throw .store(error)
        }
    }
}
