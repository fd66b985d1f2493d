public import TimeKit

/// The course's content: asked for, kept, and read.
extension HabitCourse {
    /// Asks the site for the course, and replaces the copy as a whole or not at all. What was unlocked before it came is held
    /// first; what its changes open is held after.
    ///
    /// A site that can't be reached or is broken is not an error: the report says what went wrong, and the old copy goes on serving.
    ///
    /// - Parameters:
    ///   - address: The manifest's or the feed's; nil for the one that the copy is from, or without a copy the one asked last.
    ///   - source: Fetches.
    /// - Throws: `noCourse` where no address is known, `course` where the task was cancelled, which is not noted, `store`.
    public func pull(
        _ address: String? = nil,
        from source: some CourseSource
    ) async throws(HabitCourseError) -> CourseReport {
        let now = clock.now()
        let (known, stored) = try read { tables in (try tables.courseStatus()?.address, try tables.storedCourse()) }
        guard let address = address ?? known else { throw .noCourse }
        let outcome = await CoursePull.run(address, from: source, stored: stored, at: now)
        // Whoever stops a pull has nothing to say against the site.
        if Task.isCancelled, case .kept(_, let error) = outcome { throw .course(error) }
        return CourseReport(outcome, status: try keep(outcome, of: address, at: now))
    }

    /// Where the course comes from, and how old the copy is; nil where none was ever asked for.
    public func courseStatus() throws(HabitCourseError) -> CourseStatus? {
        try read { tables in try tables.courseStatus() }
    }

    /// The whole copy, for the linter and for exports; nil without one.
    public func storedCourse() throws(HabitCourseError) -> StoredCourse? {
        try read { tables in try tables.storedCourse() }
    }

    /// A post's page to read. Opens nothing: reading to the end is `finish(_:)`.
    ///
    /// Throws `noSuchPost`, `postLocked`, `noPage`, `noCourse`, `notStarted`.
    public func page(of post: TimeKit.ID<Post>) throws(HabitCourseError) -> CoursePage {
        try readable(post).page
    }

    /// The same as a page for a browser, in one file but for its pictures.
    ///
    /// - Parameter pictures: Where the page finds its pictures, by their addresses: paths relative to the page. Those that aren't
    ///   named stay on the site. Throws as ``page(of:)`` does.
    public func readingPage(
        of post: TimeKit.ID<Post>,
        pictures: [String: String] = [:]
    ) throws(HabitCourseError) -> CourseReadingPage {
        let (entry, page) = try readable(post)
        let language = try read { tables in try tables.courseLanguage() }
        return CourseReadingPage(page, post: entry, language: language ?? "en", pictures: pictures)
    }

    /// A picture of the course by its address; nil where the copy has none.
    public func image(at address: String) throws(HabitCourseError) -> StoredCourse.Image? {
        try read { tables in try tables.image(at: address) }
    }

    /// A post that may be read now, and its page.
    private func readable(_ id: TimeKit.ID<Post>) throws(HabitCourseError) -> (post: Post, page: CoursePage) {
        let now = clock.now()
        return try read { tables in
            let state = try tables.startedState()
            guard try tables.courseLanguage() != nil else { throw HabitCourseError.noCourse }
            let today = state.clock.day(of: now)
            let post = try Self.readable(id, on: PostShelf(try tables.posts(), in: state, on: today), in: state)
            guard let page = try tables.page(of: post) else { throw HabitCourseError.noPage(title: post.title) }
            return (post, page)
        }
    }
}

extension CourseReport {
    fileprivate init(_ outcome: CoursePull.Outcome, status: CourseStatus) {
        switch outcome {
        case .unchanged(let course):
            self.init(outcome: .unchanged, status: status, missingImages: course.missingImages.sorted())
        case .updated(let course, let changes):
            self.init(outcome: .updated(changes), status: status, missingImages: course.missingImages.sorted())
        case .kept(let course, let error):
            let missing = course.map { $0.missingImages.sorted() } ?? []
            self.init(outcome: .kept(because: error), status: status, missingImages: missing)
        }
    }
}
