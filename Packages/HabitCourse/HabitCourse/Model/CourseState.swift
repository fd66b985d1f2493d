public import TimeKit

/// How far somebody is in the course.
public struct CourseState: Hashable, Codable, Sendable {
    /// A post that was read to its end.
    public struct Finished: Hashable, Codable, Sendable {
        /// When.
        public let at: Instant
        /// The theme it offered: kept, so that a habit can be set although the post was taken off the site since.
        public let theme: Theme?

        /// A post read to its end.
        public init(at: Instant, theme: Theme? = nil) {
            self.at = at
            self.theme = theme
        }
    }

    /// A rest from new content. What is open stays open, and habits go on.
    public struct Pause: Hashable, Codable, Sendable {
        /// The course day on which it began.
        public let from: LocalDate
        /// The course day on which the course went on; nil while it rests.
        public let until: LocalDate?

        /// A rest; an end before the beginning counts as the beginning.
        public init(from: LocalDate, until: LocalDate? = nil) {
            self.from = from
            self.until = until.map { max(from, $0) }
        }
    }

    /// Which kinds of news are told, beside the habits' own reminders.
    public struct Notices: Hashable, Codable, Sendable {
        /// That a week has unlocked.
        public var weekUnlocked: Bool
        /// That a habit can be edited.
        public var editUnlocked: Bool

        /// All of them, unless said.
        public init(weekUnlocked: Bool = true, editUnlocked: Bool = true) {
            self.weekUnlocked = weekUnlocked
            self.editUnlocked = editUnlocked
        }
    }

    /// The first course day; it never changes.
    public let start: LocalDate
    /// How many weeks have posts, 1…``weekLimit``.
    public let weeks: Int
    /// By which clock days begin.
    public var clock: CourseClock
    /// Who the user wants to be; nil until they say so.
    public var goal: String?
    /// The posts read to their end.
    public var finished: [TimeKit.ID<Post>: Finished]
    /// Posts that could once be read: they stay readable.
    public var opened: Set<TimeKit.ID<Post>>
    /// The last week that was ever unlocked, 0 before the start: it never shrinks.
    public var unlockedWeeks: Int
    /// The rests, the earliest first. They don't overlap, and at most the last is open.
    public var pauses: [Pause]
    /// What is told.
    public var notices: Notices

    /// A course from a day on; the week count is held in 1…``weekLimit``.
    public init(
        start: LocalDate,
        clock: CourseClock,
        weeks: Int = 10,
        goal: String? = nil,
        finished: [TimeKit.ID<Post>: Finished] = [:],
        opened: Set<TimeKit.ID<Post>> = [],
        unlockedWeeks: Int = 0,
        pauses: [Pause] = [],
        notices: Notices = Notices()
    ) {
        self.start = start
        self.clock = clock
        self.weeks = min(max(weeks, 1), Self.weekLimit)
        self.goal = goal
        self.finished = finished
        self.opened = opened
        self.unlockedWeeks = unlockedWeeks
        self.pauses = pauses
        self.notices = notices
    }

    /// The most weeks a course can have.
    public static let weekLimit = 520
}

extension CourseState {
    /// Reads a state; its week count is held in 1…``weekLimit``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            start: try container.decode(LocalDate.self, forKey: .start),
            clock: try container.decode(CourseClock.self, forKey: .clock),
            weeks: try container.decode(Int.self, forKey: .weeks),
            goal: try container.decodeIfPresent(String.self, forKey: .goal),
            finished: try container.decode([TimeKit.ID<Post>: Finished].self, forKey: .finished),
            opened: try container.decode(Set<TimeKit.ID<Post>>.self, forKey: .opened),
            unlockedWeeks: try container.decode(Int.self, forKey: .unlockedWeeks),
            pauses: try container.decode([Pause].self, forKey: .pauses),
            notices: try container.decode(Notices.self, forKey: .notices)
        )
    }
}
