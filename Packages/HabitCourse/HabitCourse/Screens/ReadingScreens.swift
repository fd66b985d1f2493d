public import ScreenKit
public import TimeKit

/// All posts by week, with which can be read (TIMELINE-0.0, 0.1).
public struct PostsScreen: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// When it changes by itself: as the course day ends, and with it at times a week.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The weeks in order.
    public let weeks: [Week]
    /// What comes next, in words: "ready to read: “Welcome”", "unlocks Monday 03:00", "all is read", "the course rests".
    public let next: String
    /// How old the copy is, where the site didn't confirm it today: "the copy is 3 days old"; nil where it did.
    @NullEncoded public private(set) var ageNote: String?
    /// What to do where there is nothing to show; nil where there is.
    @NullEncoded public private(set) var emptyText: String?
    /// Back to the home screen.
    public let back: Link

    /// A week's posts.
    public struct Week: Hashable, Codable, Identifiable, Sendable {
        /// From 1.
        public let week: Int
        /// Whether it is unlocked.
        public let isUnlocked: Bool
        /// "unlocks Monday 2026-03-09 03:00", "waits while the course rests"; nil where it is unlocked.
        @NullEncoded public private(set) var unlockText: String?
        /// Its posts in order; those of a locked week by title alone.
        public let posts: [Row]
        /// Which.
        public var id: Int { week }
    }

    /// A post.
    public struct Row: Hashable, Codable, Identifiable, Sendable {
        /// Which.
        public let id: TimeKit.ID<Post>
        /// What it is called.
        public let title: String
        /// What it is about; empty while it is locked.
        public let summary: String
        /// What it is for.
        public let kind: Post.Kind
        /// Whether it can be read.
        public let standing: PostStanding
        /// Reads it; disabled with the reason while it is locked.
        public let read: Action
    }

    /// All posts, or those of one week.
    public init(_ context: ScreenContext, week: Int? = nil) {
        let today = context.today
        let shelf = PostShelf(context.posts, in: context.state, on: today)
        let unlocked = context.state.lastUnlockedWeek(on: today)
        title = "Posts"
        revision = context.revision
        validUntil = context.dayEnd
        next = context.text(of: shelf.next, on: today)
        ageNote = context.copyAge.map { "the copy is \($0.text)" }
        back = HabitLink.home.labelled("Home")
        // Posts of a week that the course hasn't (or not any more) stand in it all the same.
        let shelves = Dictionary(grouping: shelf.entries) { max($0.post.week, 1) }
        let numbers = Set(shelves.keys).union(context.posts.isEmpty ? [] : Array(1...context.state.weeks))
        weeks = numbers.sorted().filter { week == nil || $0 == week }.map { number in
            let isUnlocked = number <= unlocked
            return Week(
                week: number,
                isUnlocked: isUnlocked,
                unlockText: isUnlocked ? nil : context.unlockText(ofWeek: number, on: today),
                posts: (shelves[number] ?? []).map { Self.row($0, context, today) }
            )
        }
        emptyText =
            if context.posts.isEmpty {
                "There is nothing to read yet: fetch the course from its site."
            } else if let week, weeks.isEmpty {
                "The course has \(Words.count(context.state.weeks, "week")): there is no week \(week)."
            } else {
                nil
            }
    }

    private static func row(_ entry: PostShelf.Entry, _ context: ScreenContext, _ today: LocalDate) -> Row {
        let post = entry.post
        let why: String? =
            switch entry.standing {
            case .finished, .open: nil
            case .waitsForPost(let before): "opens when \(context.title(of: before)) is read to its end"
            case .waitsForWeek(let week): context.unlockText(ofWeek: max(week, 1), on: today)
            }
        let label = if case .finished = entry.standing { "Read again" } else { "Read" }
        return Row(
            id: post.id,
            title: post.title,
            summary: why == nil ? post.summary : "",
            kind: post.kind,
            standing: entry.standing,
            read: Action(
                id: "post/\(post.id)/read",
                label: label,
                gesture: .tap,
                availability: why.map { .disabled(why: $0) } ?? .enabled,
                opens: HabitLink.post(post.id).labelled(post.title)
            )
        )
    }
}

/// A post to read, and at its end what it leads to.
public struct PostScreen: Screen {
    /// What stands at the top: the post's title.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// When the age of the copy changes: as the course day ends.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The post.
    public let post: Post
    /// Its page: sanitised HTML and plain text, minutes to read, pictures.
    public let page: CoursePage
    /// "From the copy of 2026-03-05 (3 days old)"; nil where the site confirmed it today.
    @NullEncoded public private(set) var ageNote: String?
    /// Notes that it was read to its end (`post/ID/finish`); where that is done, disabled with the day.
    public let finish: Action
    /// Once it is finished and its theme has no habit: leads to setting it (TIMELINE-2.2).
    @NullEncoded public private(set) var setHabit: Link?
    /// The post that is open next, if any.
    @NullEncoded public private(set) var next: Link?
    /// The addresses of the page's pictures that are held with the copy; ``HabitCourse/image(at:)`` has their bytes.
    public let storedPictures: [String]
    /// Back to all posts.
    public let back: Link

    /// A post and its page.
    ///
    /// - Parameters:
    ///   - context: The course as it is.
    ///   - post: The post.
    ///   - page: Its page.
    ///   - storedPictures: The addresses of its pictures that are held with the copy.
    public init(_ context: ScreenContext, post: Post, page: CoursePage, storedPictures: [String] = []) {
        self.storedPictures = storedPictures
        back = HabitLink.posts.labelled("All posts")
        title = post.title
        revision = context.revision
        validUntil = context.dayEnd
        self.post = post
        self.page = page
        ageNote = context.source?.copy.flatMap { copy in
            context.copyAge.map { age in
                "From the copy of \(context.state.clock.day(of: copy.confirmed)) (\(age.text))"
            }
        }
        let finished = context.state.finished[post.id]
        finish = Action(
            id: "post/\(post.id)/finish",
            label: "Read to the end",
            availability: finished.map {
                .disabled(why: "read to its end on \(context.state.clock.day(of: $0.at))")
            } ?? .enabled
        )
        setHabit = post.theme.flatMap { theme in
            guard finished != nil, context.standing(of: theme) == .ready else { return nil }
            return HabitLink.setHabit(theme).labelled("Set your habit for \(theme.name)")
        }
        let open = PostShelf(context.posts, in: context.state, on: context.today).open
        // The next one of the same week comes first, wherever others are open.
        let others = open.filter { $0.id != post.id }
        next = (others.first { $0.week == post.week } ?? others.first).map {
            HabitLink.post($0.id).labelled($0.title)
        }
    }
}
