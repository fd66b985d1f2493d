public import Foundation
public import StorageKit
public import TimeKit

/// A course of eating habits. A method either performs a user's action in one transaction or returns the data of a screen.
///
///     let course = try HabitCourse.open(at: file)
///     try await course.pull("https://example.org/course/course.json", from: source)
///     try course.start()
///     try course.check(observation)
///     let home = try course.homeScreen()
///
/// The caller provides the store, the clock and the source of identifiers. A ``CourseSource`` provides the course. Every
/// change is recorded in the store's change log, so `undo()` can revert it. A method that throws `HabitCourseError`
/// leaves the store unchanged. Several processes can use one file. Reading a screen changes nothing. The weeks and posts
/// that time has unlocked are recorded by the next action or by ``holdUnlocks()``.
public struct HabitCourse: Sendable {
    /// Fetches the course over the network. An `address` of nil stands for the last one used.
    public typealias Fetcher = @Sendable (HabitCourse, _ address: String?) async throws -> CourseReport

    let store: LocalStore
    let clock: WallClock
    let ids: IDSource
    let actor: String
    /// Fetches the course; nil where the app has no network.
    let fetcher: Fetcher?
    /// Whether a fetch of the course records what has unlocked by now. It does not at a time that may not have come.
    package var holdsWhenFetching = true
    /// The key of the act that `perform(_:at:)` is performing; nil outside of it.
    var operation: IdempotencyKey?

    /// Creates an engine for a store that was opened with `schemas`.
    ///
    /// - Parameters:
    ///   - store: The open store.
    ///   - clock: The clock and the device's time zone, read once per action.
    ///   - ids: The source of identifiers for habits and skips.
    ///   - actor: The name of the user, for the history.
    ///   - fetcher: The function that fetches the course; nil for an app without a network.
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

    /// Opens an engine for a file, which is created if it doesn't exist.
    ///
    /// - Throws: `store` if the file cannot be opened.
    public static func open(
        at file: URL,
        clock: WallClock = .live,
        ids: IDSource = .live,
        actor: String = "me"
    ) throws(HabitCourseError) -> HabitCourse {
        let store = try LocalStore.open(at: file, schemas: schemas, throwing: HabitCourseError.self)
        return HabitCourse(store: store, clock: clock, ids: ids, actor: actor)
    }

    /// Creates an engine with a store in memory, which lives as long as the last copy of the engine.
    ///
    /// - Throws: `store` if the store cannot be created.
    public static func inMemory(
        clock: WallClock = .live,
        ids: IDSource = .live,
        fetcher: Fetcher? = nil
    ) throws(HabitCourseError) -> HabitCourse {
        let store = try LocalStore.open(at: nil, schemas: schemas, throwing: HabitCourseError.self)
        return HabitCourse(store: store, clock: clock, ids: ids, fetcher: fetcher)
    }
}
