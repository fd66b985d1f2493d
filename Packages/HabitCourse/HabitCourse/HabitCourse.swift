public import Foundation
public import StorageKit
public import TimeKit

/// A course of eating habits. Each method is a user's action in one transaction, or returns the data of a screen.
///
///     let course = try HabitCourse.open(at: file)
///     try await course.pull("https://example.org/course/course.json", from: source)
///     try course.start()
///     try course.check(observation)
///     let home = try course.homeScreen()
///
/// The caller provides the clock, the identifiers and the store, and the course comes through a ``CourseSource``. Every
/// change is recorded in the store's change log, so `undo()` can revert it. Methods throw `HabitCourseError` and then
/// leave the store unchanged. Several processes can use one file. Reading changes nothing: an action or
/// ``holdUnlocks()`` records what time has unlocked.
public struct HabitCourse: Sendable {
    /// Fetches the course from an address over the network; from the last one used if it is nil.
    public typealias Fetcher = @Sendable (HabitCourse, _ address: String?) async throws -> CourseReport

    let store: LocalStore
    let clock: WallClock
    let ids: IDSource
    let actor: String
    /// Fetches the course; nil where the app has no network.
    let fetcher: Fetcher?
    /// The id of the act that is being performed; nil outside of `perform(_:at:)`.
    var operation: String?

    /// Creates an engine over a store that was opened with `schemas`.
    ///
    /// - Parameters:
    ///   - store: The open store.
    ///   - clock: The clock and the device's time zone, read once per action.
    ///   - ids: The source of identifiers for habits and skips.
    ///   - actor: The name of the user, for the history.
    ///   - fetcher: Fetches the course; nil for an app without a network.
    public init(
        store: LocalStore,
        clock: WallClock,
        ids: IDSource,
        actor: String = "me",
        fetcher: Fetcher? = nil
    ) {
        self.store = store
        self.clock = clock
        self.ids = ids
        self.actor = actor
        self.fetcher = fetcher
    }

    /// Opens an engine over a file and creates the file if there is none.
    ///
    /// - Throws: `store` if the file cannot be opened.
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

    /// Creates an engine in memory. It lives as long as its last copy.
    public static func inMemory(
        clock: WallClock = .live,
        ids: IDSource = .live,
        fetcher: Fetcher? = nil
    ) throws(HabitCourseError) -> HabitCourse {
        do throws(StoreError) {
            let store = try LocalStore.inMemory(schemas: schemas)
            return HabitCourse(store: store, clock: clock, ids: ids, fetcher: fetcher)
        } catch {
            throw .store(error)
        }
    }
}
