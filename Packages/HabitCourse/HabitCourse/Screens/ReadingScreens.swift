public import ScreenKit
public import TimeKit

/// All posts by week, with which can be read (TIMELINE-0.0, 0.1).
public struct PostsScreen: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// When it changes by itself: as the next week unlocks.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The weeks in order.
    public let weeks: [Week]
    /// What comes next, in words.
    public let next: String
    /// How old the copy is, where the site didn't confirm it today: "the copy is 3 days old"; nil where it did.
    @NullEncoded public private(set) var ageNote: String?
    /// What to do where there are no posts; nil where there are.
    @NullEncoded public private(set) var emptyText: String?

    /// A week's posts.
    public struct Week: Hashable, Codable, Identifiable, Sendable {
        /// From 1.
        public let week: Int
        /// Whether it is unlocked.
        public let isUnlocked: Bool
        /// "unlocks Monday 2026-03-09 03:00"; nil where it is unlocked or the course rests.
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
    public init(_ context: ScreenContext, week: Int? = nil) { fatalError("screens") }
}

/// A post to read, and at its end what it leads to.
public struct PostScreen: Screen {
    /// What stands at the top: the post's title.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// Nothing here changes by itself.
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

    /// A post and its page.
    public init(_ context: ScreenContext, post: Post, page: CoursePage) { fatalError("screens") }
}
