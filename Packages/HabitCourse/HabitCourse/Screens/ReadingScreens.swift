public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// All posts by week with their states (TIMELINE-0.0, 0.1).
public struct PostsScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The end of the course day.
    @NullEncoded public private(set) var validUntil: Instant?
    public let weeks: [Week]
    /// The tag of the language of the posts' titles and summaries; nil for that of the reader.
    @NullEncoded public private(set) var language: String?
    /// The next content: "ready to read: “Welcome”", "unlocks Monday 03:00", "all is read", "the course rests".
    public let next: String
    /// The age of the copy, such as "the copy is 3 days old"; nil if the site confirmed it today.
    @NullEncoded public private(set) var ageNote: String?
    /// A hint if there are no posts; nil otherwise.
    @NullEncoded public private(set) var emptyText: String?
    public let back: Link

    public struct Week: Hashable, Codable, Identifiable, Sendable {
        /// The 1-based week.
        public let week: Int
        public let isUnlocked: Bool
        /// The unlock, such as "unlocks Monday 2026-03-09 03:00" or "waits while the course rests"; nil if the week is
        /// unlocked.
        @NullEncoded public private(set) var unlockText: String?
        /// Its posts in order; those of a locked week have no summary.
        public let posts: [Row]
        public var id: Int { week }
    }

    public struct Row: Hashable, Codable, Identifiable, Sendable {
        public let id: TimeKit.ID<Post>
        public let title: String
        /// The summary; empty while the post is locked.
        public let summary: String
        public let kind: Post.Kind
        public let standing: PostStanding
        /// Opens the post. Disabled with the reason, and without a link, while it is locked.
        public let read: Action
    }

    /// Creates the screen of all posts, or of one week.
    public init(_ context: ScreenContext, week: Int? = nil) {
        let today = context.today
        let shelf = PostShelf(context.posts, in: context.state, on: today)
        let unlocked = context.state.lastUnlockedWeek(on: today)
        title = localized("Posts")
        language = context.courseLanguage
        revision = context.revision
        validUntil = context.dayEnd
        next = context.text(of: shelf.next, on: today)
        ageNote = context.copyAge.map { localized("the copy is \($0.text)") }
        back = HabitLink.home.labeled(localized("Home"))
        // Posts of a week that is not in the course are listed under that week.
        let shelves = Dictionary(grouping: shelf.entries) { $0.post.shownWeek }
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
                localized("There is nothing to read yet: fetch the course from its site.")
            } else if let week, weeks.isEmpty {
                localized("The course has \(context.state.weeks, "week"): there is no week \(week).")
            } else {
                nil
            }
    }

    private static func row(_ entry: PostShelf.Entry, _ context: ScreenContext, _ today: LocalDate) -> Row {
        let post = entry.post
        let why: String? =
            switch entry.standing {
            case .finished, .open: nil
            case .waitsForPost(let before): localized("opens when \(context.title(of: before)) is read to its end")
            case .waitsForWeek(let week): context.unlockText(ofWeek: week, on: today)
            }
        let label = if case .finished = entry.standing { localized("Read again") } else { localized("Read") }
        return Row(
            id: post.id,
            title: post.title,
            summary: why == nil ? post.summary : "",
            kind: post.kind,
            standing: entry.standing,
            read: Action(
                HabitAct.read(post.id),
                label: label,
                gesture: .tap,
                availability: why.map { .disabled(why: $0) } ?? .enabled,
                opens: why == nil ? HabitLink.post(post.id).labeled(post.title) : nil
            )
        )
    }
}

/// A post to read, with the next step at its end.
public struct PostScreen: Screen {
    /// The title of the post.
    public let title: String
    /// The tag of the language of the post; nil for that of the reader.
    @NullEncoded public private(set) var language: String?
    public var titleLanguage: String? { language }
    public let revision: Revision
    /// The end of the course day, at which the age of the copy changes.
    @NullEncoded public private(set) var validUntil: Instant?
    public let post: Post
    /// Its page: sanitized HTML, plain text, reading time, pictures.
    public let page: CoursePage
    /// The date and age of the copy, such as "From the copy of 2026-03-05 (3 days old)"; nil if the site confirmed it
    /// today.
    @NullEncoded public private(set) var ageNote: String?
    /// Marks the post as finished (`post/ID/finish`). Disabled with the day if it is already finished.
    public let finish: Action
    /// A link to set the theme's habit, if the post is finished and the habit is not set (TIMELINE-2.2); nil otherwise.
    @NullEncoded public private(set) var setHabit: Link?
    /// A link to the next open post; nil if there is none.
    @NullEncoded public private(set) var next: Link?
    /// The addresses of the page's pictures in the copy; ``HabitCourse/image(at:)`` returns their bytes.
    public let storedPictures: [String]
    /// The links of the page to other posts that can be read.
    public let links: [PostLink]
    /// A link back to all posts.
    public let back: Link

    /// A link of a page to another post.
    public struct PostLink: Hashable, Codable, Sendable {
        /// The address in the page.
        public let address: String
        /// The post in the app.
        public let opens: Link
    }

    /// Creates the screen of a post.
    ///
    /// - Parameters:
    ///   - context: The data of the course.
    ///   - page: Its page.
    ///   - storedPictures: The addresses of its pictures that are in the copy.
    public init(_ context: ScreenContext, post: Post, page: CoursePage, storedPictures: [String] = []) {
        self.storedPictures = storedPictures
        back = HabitLink.posts.labeled(localized("All posts"))
        title = post.title
        language = context.courseLanguage
        revision = context.revision
        validUntil = context.dayEnd
        self.post = post
        self.page = page
        ageNote = context.source?.copy.flatMap { copy in
            context.copyAge.map { age in
                localized("From the copy of \(context.state.clock.day(of: copy.confirmed)) (\(age.text))")
            }
        }
        let finished = context.state.finished[post.id]
        finish = Action(
            HabitAct.finish(post.id),
            label: localized("Read to the end"),
            availability: finished.map {
                .disabled(why: localized("read to its end on \(context.state.clock.day(of: $0.at))"))
            } ?? .enabled
        )
        setHabit = post.theme.flatMap { theme in
            guard finished != nil, context.standing(of: theme) == .ready else { return nil }
            return HabitLink.setHabit(theme).labeled(localized("Set your habit for \(theme.name)"))
        }
        let shelf = PostShelf(context.posts, in: context.state, on: context.today)
        links = Self.links(of: page, to: shelf.entries.filter(\.standing.isReadable).map(\.post), context)
        let open = shelf.open
        // The next post of the same week precedes open posts of other weeks.
        let others = open.filter { $0.id != post.id }
        next = (others.first { $0.week == post.week } ?? others.first).map {
            HabitLink.post($0.id).labeled($0.title)
        }
    }

    private static func links(of page: CoursePage, to posts: [Post], _ context: ScreenContext) -> [PostLink] {
        let base = context.source?.address ?? page.address
        var found: [String: Post] = [:]
        for post in posts {
            if let address = CourseAddress.absolute(post.url, base: base) { found[CourseAddress.plain(address)] = post }
        }
        return page.links.compactMap { address in
            found[CourseAddress.plain(address)].map { post in
                PostLink(address: address, opens: HabitLink.post(post.id).labeled(post.title))
            }
        }
    }
}
