public import TimeKit

/// The course's content: asked for, kept, and read.
extension HabitCourse {
    /// Asks the site for the course, and replaces the copy as a whole or not at all. What was unlocked before it came is held
    /// first; what its changes open is held after.
    ///
    /// A site that can't be reached or is broken is not an error: the report says what went wrong, and the old copy goes on serving.
    ///
    /// - Parameters:
    ///   - address: The manifest's or the feed's; nil for the one that was asked last.
    ///   - source: Fetches.
    /// - Throws: `noCourse` where no address is known, `store`.
    public func pull(
        _ address: String? = nil,
        from source: some CourseSource
    ) async throws(HabitCourseError) -> CourseReport { throw .fault("not built") }

    /// Where the course comes from, and how old the copy is; nil where none was ever asked for.
    public func courseStatus() throws(HabitCourseError) -> CourseStatus? { throw .fault("not built") }

    /// The whole copy, for the linter and for exports; nil without one.
    public func storedCourse() throws(HabitCourseError) -> StoredCourse? { throw .fault("not built") }

    /// A post's page to read. Opens nothing: reading to the end is `finish(_:)`.
    ///
    /// Throws `noSuchPost`, `postLocked`, `noPage`, `noCourse`, `notStarted`.
    public func page(of post: TimeKit.ID<Post>) throws(HabitCourseError) -> CoursePage { throw .fault("not built") }

    /// The same as a page for a browser, in one file but for its pictures.
    public func readingPage(of post: TimeKit.ID<Post>) throws(HabitCourseError) -> CourseReadingPage {
        throw .fault("not built")
    }

    /// A picture of the course by its address; nil where the copy has none.
    public func image(at address: String) throws(HabitCourseError) -> StoredCourse.Image? { throw .fault("not built") }
}
