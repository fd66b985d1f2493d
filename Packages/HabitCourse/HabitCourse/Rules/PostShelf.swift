public import TimeKit

// TIMELINE-0.0, TIMELINE-0.1: the posts of a week unlock when it begins, and open one after the other as they are
// finished. Each week has its own sequence: its first post opens even if earlier weeks have unread posts.

/// The state of a post for a reader.
public enum PostStanding: Hashable, Codable, Sendable {
    /// The post was read to its end.
    case finished(at: Instant)
    case open
    /// The post opens when another one is finished.
    case waitsForPost(TimeKit.ID<Post>)
    /// The post opens with a later week, or never if the course has no such week.
    case waitsForWeek(Int)

    /// Whether the post can be read.
    public var isReadable: Bool {
        switch self {
        case .finished, .open: true
        case .waitsForPost, .waitsForWeek: false
        }
    }
}

extension PostStanding {
    private enum CodingKeys: String, CodingKey {
        case kind, at, post, week
    }

    private enum Kind: String, Codable {
        case finished, open, waitsForPost, waitsForWeek
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self =
            switch try container.decode(Kind.self, forKey: .kind) {
            case .finished: .finished(at: try container.decode(Instant.self, forKey: .at))
            case .open: .open
            case .waitsForPost: .waitsForPost(try container.decode(TimeKit.ID<Post>.self, forKey: .post))
            case .waitsForWeek: .waitsForWeek(try container.decode(Int.self, forKey: .week))
            }
    }

    /// Encodes `{kind: "open"}`, `{kind: "finished", at}`, `{kind: "waitsForPost", post}` or `{kind: "waitsForWeek",
    /// week}`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .finished(let at):
            try container.encode(Kind.finished, forKey: .kind)
            try container.encode(at, forKey: .at)
        case .open: try container.encode(Kind.open, forKey: .kind)
        case .waitsForPost(let post):
            try container.encode(Kind.waitsForPost, forKey: .kind)
            try container.encode(post, forKey: .post)
        case .waitsForWeek(let week):
            try container.encode(Kind.waitsForWeek, forKey: .kind)
            try container.encode(week, forKey: .week)
        }
    }
}

/// The next content for the user.
public enum NextContent: Hashable, Codable, Sendable {
    /// The first open post.
    case read(TimeKit.ID<Post>)
    /// All unlocked posts are finished, and a week will unlock.
    case week(WeekUnlock)
    /// All unlocked posts are finished, and the course is paused.
    case resume
    /// The last week is unlocked, and all its posts are finished.
    case nothing
}

extension NextContent {
    private enum CodingKeys: String, CodingKey {
        case kind, post, week
    }

    private enum Kind: String, Codable {
        case read, week, resume, nothing
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self =
            switch try container.decode(Kind.self, forKey: .kind) {
            case .read: .read(try container.decode(TimeKit.ID<Post>.self, forKey: .post))
            case .week: .week(try container.decode(WeekUnlock.self, forKey: .week))
            case .resume: .resume
            case .nothing: .nothing
            }
    }

    /// Encodes `{kind: "read", post}`, `{kind: "week", week}`, `{kind: "resume"}` or `{kind: "nothing"}`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .read(let post):
            try container.encode(Kind.read, forKey: .kind)
            try container.encode(post, forKey: .post)
        case .week(let unlock):
            try container.encode(Kind.week, forKey: .kind)
            try container.encode(unlock, forKey: .week)
        case .resume: try container.encode(Kind.resume, forKey: .kind)
        case .nothing: try container.encode(Kind.nothing, forKey: .kind)
        }
    }
}

/// The posts with their states on a course day.
public struct PostShelf: Hashable, Codable, Sendable {
    public struct Entry: Hashable, Codable, Identifiable, Sendable {
        public let post: Post
        public let standing: PostStanding
        public var id: TimeKit.ID<Post> { post.id }
    }

    /// All posts, sorted by week, order and id.
    public let entries: [Entry]
    public let next: NextContent

    /// Creates the catalog for a course day from posts in any order.
    ///
    /// A post that could once be read stays readable, even if it is moved or another post is inserted before it. A
    /// removed post blocks no other.
    ///
    /// - Complexity: O(posts × log posts).
    public init(_ posts: [Post], in state: CourseState, on day: LocalDate) {
        let unlocked = state.lastUnlockedWeek(on: day)
        var entries: [Entry] = []
        for post in posts.sorted(by: Self.precedes) {
            let before = entries.last.flatMap { $0.post.week == post.week ? $0.post.id : nil }
            let standing: PostStanding
            if let finished = state.finished[post.id] {
                standing = .finished(at: finished.at)
            } else if state.opened.contains(post.id) {
                standing = .open
            } else if post.shownWeek > unlocked {
                standing = .waitsForWeek(post.shownWeek)
            } else if let before, state.finished[before] == nil {
                standing = .waitsForPost(before)
            } else {
                standing = .open
            }
            entries.append(Entry(post: post, standing: standing))
        }
        self.entries = entries
        if let open = entries.first(where: { $0.standing == .open }) {
            next = .read(open.id)
        } else if unlocked >= state.weeks {
            next = .nothing
        } else {
            next = state.nextWeek(on: day).map { .week($0) } ?? .resume
        }
    }

    /// The unfinished posts that can be read.
    public var open: [Post] { entries.filter { $0.standing == .open }.map(\.post) }

    /// Returns the state of a post; nil if there is no such post.
    public func standing(of post: TimeKit.ID<Post>) -> PostStanding? {
        entries.first { $0.id == post }?.standing
    }

    private static func precedes(_ left: Post, _ right: Post) -> Bool {
        (left.week, left.order, left.id) < (right.week, right.order, right.id)
    }
}

extension CourseState {
    /// Returns the state with the unlocks of a course day recorded, so that they never lock again.
    public func holdingUnlocks(on day: LocalDate, of posts: [Post]) -> CourseState {
        var copy = self
        copy.unlockedWeeks = lastUnlockedWeek(on: day)
        let readable = PostShelf(posts, in: self, on: day).entries.filter(\.standing.isReadable)
        copy.opened.formUnion(readable.map(\.id))
        return copy
    }

    /// Returns the state after a post is finished, with the posts that open by it. Finishing a post twice changes nothing.
    ///
    /// - Returns: The state; nil if the post cannot be read or does not exist.
    public func finishing(
        _ post: TimeKit.ID<Post>,
        at instant: Instant,
        on day: LocalDate,
        of posts: [Post]
    ) -> CourseState? {
        let entry = PostShelf(posts, in: self, on: day).entries.first { $0.id == post }
        guard let entry, entry.standing.isReadable else { return nil }
        var copy = self
        if copy.finished[post] == nil {
            copy.finished[post] = Finished(at: instant, theme: entry.post.kind == .habit ? entry.post.theme : nil)
        }
        return copy.holdingUnlocks(on: day, of: posts)
    }
}
