public import TimeKit

// TIMELINE-0.0, TIMELINE-0.1: a week's posts unlock as it begins, and in it one after the other as they are finished. Each week
// has a row of its own: a week that begins in mid-post opens its first post whatever was left unread.

/// Whether a post can be read.
public enum PostStanding: Hashable, Codable, Sendable {
    /// It was read to its end.
    case finished(at: Instant)
    /// It can be read.
    case open
    /// It opens when that post is finished.
    case waitsForPost(TimeKit.ID<Post>)
    /// It opens with a week that hasn't begun, or never if the course has no such week.
    case waitsForWeek(Int)

    /// Whether it can be read.
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

    /// Reads what `encode(to:)` writes.
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

    /// Writes `{kind: "open"}`, `{kind: "finished", at}`, `{kind: "waitsForPost", post}` or `{kind: "waitsForWeek", week}`.
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

/// What the user waits for.
public enum NextContent: Hashable, Codable, Sendable {
    /// Posts are open: the first of them.
    case read(TimeKit.ID<Post>)
    /// All that was unlocked is read; the next week unlocks.
    case week(WeekUnlock)
    /// All that was unlocked is read, and the course rests.
    case resume
    /// There is nothing more: the last week is unlocked and read.
    case nothing
}

extension NextContent {
    private enum CodingKeys: String, CodingKey {
        case kind, post, week
    }

    private enum Kind: String, Codable {
        case read, week, resume, nothing
    }

    /// Reads what `encode(to:)` writes.
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

    /// Writes `{kind: "read", post}`, `{kind: "week", week}`, `{kind: "resume"}` or `{kind: "nothing"}`.
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

/// The posts and which can be read on a course day.
public struct PostShelf: Hashable, Codable, Sendable {
    /// A post and its standing.
    public struct Entry: Hashable, Codable, Identifiable, Sendable {
        /// The post.
        public let post: Post
        /// Whether it can be read.
        public let standing: PostStanding
        /// Which.
        public var id: TimeKit.ID<Post> { post.id }
    }

    /// All posts by week, order and id.
    public let entries: [Entry]
    /// What comes next.
    public let next: NextContent

    /// The shelf of a course day. Posts may come in any order. O(posts × log posts).
    ///
    /// A post that could once be read stays readable, also where it was moved, or another was put in before it. Posts that are no
    /// longer there are nobody's hindrance.
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
            } else if max(post.week, 1) > unlocked {
                standing = .waitsForWeek(post.week)
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

    /// The posts that can be read now and aren't finished.
    public var open: [Post] { entries.filter { $0.standing == .open }.map(\.post) }

    /// The standing of a post; nil if it isn't there.
    public func standing(of post: TimeKit.ID<Post>) -> PostStanding? {
        entries.first { $0.id == post }?.standing
    }

    private static func precedes(_ left: Post, _ right: Post) -> Bool {
        (left.week, left.order, left.id) < (right.week, right.order, right.id)
    }
}

extension CourseState {
    /// The state with everything held that is unlocked on a course day, so that nothing of it is ever locked again.
    public func holdingUnlocks(on day: LocalDate, of posts: [Post]) -> CourseState {
        var copy = self
        copy.unlockedWeeks = lastUnlockedWeek(on: day)
        let readable = PostShelf(posts, in: self, on: day).entries.filter(\.standing.isReadable)
        copy.opened.formUnion(readable.map(\.id))
        return copy
    }

    /// The state with a post read to its end, and with what that opens held; nil if the post can't be read yet or isn't there.
    /// Finishing it again changes nothing.
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
