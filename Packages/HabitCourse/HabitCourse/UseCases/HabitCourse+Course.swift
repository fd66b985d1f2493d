public import TimeKit

/// The content of the course.
extension HabitCourse {
    /// Fetches the course and replaces the copy as a whole or not at all. Unlocks are recorded before and after the
    /// replacement.
    ///
    /// An unreachable or broken site is not an error. The report then has the failure, and the old copy stays in use.
    ///
    /// - Parameters:
    ///   - address: The address of the manifest or the feed; nil for the copy's address or, without a copy, the last
    ///     one used.
    ///   - source: The source to fetch from.
    /// - Throws: `noCourse` if no address is known; `course` if the task was canceled, which is not recorded; `store`.
    public func pull(
        _ address: String? = nil,
        from source: some CourseSource
    ) async throws(HabitCourseError) -> CourseReport {
        let now = clock.now()
        let (known, stored) = try read { tables in (try tables.courseStatus()?.address, try tables.storedCourse()) }
        guard let address = address ?? known else { throw .noCourse }
        let outcome = await CoursePull.run(address, from: source, stored: stored, at: now)
        // A canceled pull says nothing about the site.
        if Task.isCancelled, case .kept(_, let error) = outcome { throw .course(error) }
        return CourseReport(outcome, status: try keep(outcome, of: address, at: now))
    }

    /// Returns the source of the course and the age of its copy; nil if no site was ever used.
    public func courseStatus() throws(HabitCourseError) -> CourseStatus? {
        try read { tables in try tables.courseStatus() }
    }

    /// Returns the whole copy, for the linter and exports; nil if there is none.
    public func storedCourse() throws(HabitCourseError) -> StoredCourse? {
        try read { tables in try tables.storedCourse() }
    }

    /// Returns the page of a post to read. It does not finish the post; see `finish(_:)`.
    ///
    /// - Throws: `noSuchPost`, `postLocked`, `noPage`, `noCourse` or `notStarted`.
    public func page(of post: TimeKit.ID<Post>) throws(HabitCourseError) -> CoursePage {
        try readable(post).page
    }

    /// Returns the page of a post as an HTML page, in one file except for its pictures.
    ///
    /// - Parameters:
    ///   - pictures: The paths of local pictures, relative to the page, by their addresses. Other pictures stay on the
    ///     site.
    /// - Throws: The errors of ``page(of:)``.
    public func readingPage(
        of post: TimeKit.ID<Post>,
        pictures: [String: String] = [:]
    ) throws(HabitCourseError) -> CourseReadingPage {
        let (entry, page) = try readable(post)
        let language = try read { tables in try tables.courseLanguage() }
        return CourseReadingPage(page, post: entry, language: language ?? "en", pictures: pictures)
    }

    /// Returns a picture of the course by its address; nil if it is not in the copy.
    public func image(at address: String) throws(HabitCourseError) -> StoredCourse.Image? {
        try read { tables in try tables.image(at: address) }
    }

    /// Returns a post that can be read now and its page.
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
