public import Foundation
public import TimeKit

/// The timeline: the start, the posts, the goal, and rests.
extension HabitCourse {
    /// Starts the course; the first day never changes. The observation habit is there from then on, for week 1.
    ///
    /// - Parameters:
    ///   - day: The first course day, from today up to a year ahead; nil for today's course day.
    ///   - resetTime: When boxes can be ticked again.
    ///   - zone: Where the user lives; nil for where the device is.
    /// - Throws: `alreadyStarted`, `startOutOfRange`.
    @discardableResult
    public func start(
        on day: LocalDate? = nil,
        resetsAt resetTime: LocalTime = CourseClock.usualReset,
        in zone: TimeZone? = nil
    ) throws(HabitCourseError) -> CourseState { throw .fault("not built") }

    /// How far the user is. Throws `notStarted`.
    public func state() throws(HabitCourseError) -> CourseState { throw .fault("not built") }

    /// The posts and which can be read now. Throws `notStarted`.
    public func shelf() throws(HabitCourseError) -> PostShelf { throw .fault("not built") }

    /// The post a user means by an id, a title in any case, or a place such as `3.2` (week 3, second post).
    ///
    /// Throws `noSuchPost`, `ambiguousPost`, `noCourse`.
    public func findPost(_ text: String) throws(HabitCourseError) -> Post { throw .fault("not built") }

    /// Notes that a post was read to its end, which opens the next of its week (TIMELINE-0.1). Again it changes nothing.
    ///
    /// Throws `notStarted`, `noSuchPost`, `postLocked`.
    @discardableResult
    public func finish(_ post: TimeKit.ID<Post>) throws(HabitCourseError) -> FinishReceipt { throw .fault("not built") }

    /// Holds what has unlocked by now, so that it stays so whatever happens to the clock or the site; true if there was something
    /// to hold. Every use case that writes does so first. It is no change that `undo()` takes back.
    @discardableResult
    public func holdUnlocks() throws(HabitCourseError) -> Bool { throw .fault("not built") }

    /// Sets or changes the self-image goal (TIMELINE-2.0). Throws `notStarted`, `goalTooEarly`, `blank`, `tooLong`.
    public func setGoal(_ text: String) throws(HabitCourseError) { throw .fault("not built") }

    /// Rests from new content from today's course day on. Throws `notStarted`, `alreadyPaused`, `courseOver`.
    public func pause() throws(HabitCourseError) { throw .fault("not built") }

    /// Goes on from today's course day. Throws `notStarted`, `notPaused`.
    public func resume() throws(HabitCourseError) { throw .fault("not built") }

    /// Takes back the last change that the user made, and says which. Throws, as `store`, `nothingToUndo` and `changedSince`.
    @discardableResult
    public func undo() throws(HabitCourseError) -> UndoneChange { throw .fault("not built") }
}
