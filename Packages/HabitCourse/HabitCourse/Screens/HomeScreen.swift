public import ScreenKit
public import TimeKit

/// The home screen (HABIT-0.0, PROGRESSION-1.0, TIMELINE-1.0, 2.0, 10.0): the checklist, the goal, the score with its graph, what
/// there is to read, and what is asked. Before the start it is the welcome.
public struct HomeScreen: Screen {
    /// What stands at the top: the course's title.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// When it changes by itself: as the course day ends.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The course day.
    public let day: LocalDate
    /// The week of the course, from 1; 0 before it begins; after the end the last.
    public let week: Int
    /// How many weeks the course has.
    public let weeks: Int
    /// What the day is to the course.
    public let phase: Phase
    /// The welcome, the week and its day, the rest, or the congratulation; a line or two.
    public let greeting: String
    /// Who the user wants to be; nil until they say so.
    @NullEncoded public private(set) var goal: String?
    /// Today's checklist: the habits that run.
    public let habits: [HabitRow]
    /// All points and their line graph.
    public let score: ScorePart
    /// What there is to read, and when there will be more.
    public let posts: PostsPart
    /// What is asked, the most important first.
    public let prompts: [Prompt]
    /// What can be done besides: pause or resume, skip the day, undo.
    public let actions: [Action]

    /// What the day is to the course.
    public enum Phase: String, CaseIterable, Codable, Sendable {
        /// The user hasn't started it.
        case notStarted
        /// It begins on a day to come.
        case before
        /// One of its weeks.
        case running
        /// It rests.
        case paused
        /// It is over; habits go on.
        case complete
    }

    /// A habit with its box.
    public struct HabitRow: Hashable, Codable, Identifiable, Sendable {
        /// Which habit.
        public let id: Habit.ID
        /// What it is about.
        public let theme: Theme
        /// What to do, as the user put it.
        public let text: String
        /// Whether today's box is ticked.
        public let checked: Bool
        /// Whether today is skipped, and isn't ticked.
        public let isSkipped: Bool
        /// Whether it can be edited.
        public let canEdit: Bool
        /// From which day on it can be edited; nil for the observation.
        @NullEncoded public private(set) var editableOn: LocalDate?
        /// Days in a row.
        public let streak: Int
        /// What completions are worth.
        public let points: Points
        /// Ticks today's box (`habit/ID/check`) or empties it (`habit/ID/uncheck`).
        public let box: Action
        /// The same for the course day before; nil where it didn't run then.
        @NullEncoded public private(set) var yesterday: Yesterday?
    }

    /// What completions are worth.
    public struct Points: Hashable, Codable, Sendable {
        /// The next one: today's, or tomorrow's where today's box is ticked.
        public let next: Int
    }

    /// The box of the course day before.
    public struct Yesterday: Hashable, Codable, Sendable {
        /// The course day.
        public let day: LocalDate
        /// Whether it is ticked.
        public let checked: Bool
        /// Ticks it (`habit/ID/check-yesterday`) or empties it.
        public let box: Action
    }

    /// The score.
    public struct ScorePart: Hashable, Codable, Sendable {
        /// All points.
        public let total: Int
        /// Today's.
        public let today: Int
        /// The line graph: the total of each course day since the start.
        public let series: [SeriesPoint]
        /// Where the graph leads: the statistics (PROGRESSION-1.1).
        public let opens: Link
    }

    /// What there is to read.
    public struct PostsPart: Hashable, Codable, Sendable {
        /// Posts that can be read and aren't finished.
        public let available: [PostRow]
        /// The next week to unlock; nil after the last, and while the course rests.
        @NullEncoded public private(set) var nextUnlock: NextUnlock?
        /// "unlocks Monday 03:00", "all is read", "the course rests".
        public let text: String
        /// All posts.
        public let opens: Link
    }

    /// A post in a list.
    public struct PostRow: Hashable, Codable, Identifiable, Sendable {
        /// Which.
        public let id: TimeKit.ID<Post>
        /// Its week.
        public let week: Int
        /// What it is called.
        public let title: String
        /// The post.
        public let opens: Link
    }

    /// A week to come.
    public struct NextUnlock: Hashable, Codable, Sendable {
        /// Which week.
        public let week: Int
        /// The course day on which it begins.
        public let day: LocalDate
        /// When.
        public let at: Instant
        /// What the course's clocks show then.
        public let wallTime: LocalDateTime
        /// "unlocks Monday 03:00".
        public let text: String
    }

    /// Something that is asked of the user.
    public struct Prompt: Hashable, Codable, Identifiable, Sendable {
        /// What it is about: `start`, `fetch`, `goal`, `read`, `setHabit/drinkingWater`, `editHabit/ID`, `lookBack`, `zone`, `siteDown`.
        public let id: String
        /// For people.
        public let text: String
        /// The screen that helps; nil where there is none.
        @NullEncoded public private(set) var opens: Link?
    }

    /// The home screen of a course that was started.
    public init(_ context: ScreenContext) { fatalError("screens") }

    /// The welcome (TIMELINE-1.0), before the start.
    ///
    /// - Parameters:
    ///   - source: Where the course comes from; nil where it has to be fetched first.
    ///   - day: Today's course day, if it were started now.
    public init(welcomeOn day: LocalDate, source: CourseStatus?, revision: Revision) { fatalError("screens") }
}
