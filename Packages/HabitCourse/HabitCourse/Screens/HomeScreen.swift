public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The home screen (HABIT-0.0, PROGRESSION-1.0, TIMELINE-1.0, 2.0, 10.0): the checklist, the goal, the score with its
/// graph, the posts and the prompts. Before the start it is the welcome.
public struct HomeScreen: Screen {
    /// The title of the course.
    public let title: String
    /// The tag of the language of the title and of the posts' titles; nil for that of the reader.
    @NullEncoded public private(set) var language: String?
    public var titleLanguage: String? { language }
    public let revision: Revision
    /// The end of the course day.
    @NullEncoded public private(set) var validUntil: Instant?
    public let day: LocalDate
    /// The week of the course: 0 before it begins, the last week after the end.
    public let week: Int
    public let weeks: Int
    /// The phase of the course.
    public let phase: Phase
    /// The greeting in one or two sentences.
    public let greeting: String
    /// The introduction step by step; empty once a post is finished.
    public let guide: [String]
    /// The self-image goal; nil until it is set.
    @NullEncoded public private(set) var goal: String?
    /// Today's checklist of active habits.
    public let habits: [HabitRow]
    /// The score with its line graph.
    public let score: ScorePart
    /// The open posts and the next unlock.
    public let posts: PostsPart
    /// The prompts, the most important first.
    public let prompts: [Prompt]
    /// The form with the first day (`on`) and the button that starts the course (`start`), before the start; nil afterward.
    @NullEncoded public private(set) var startForm: Form?
    /// The day that Start would set; nil while it is invalid and after the start.
    @NullEncoded public private(set) var newStart: LocalDate?
    /// The other actions: pause or resume, skip days, undo, and yesterday's box of a habit that ended yesterday.
    public let actions: [Action]

    /// The phase of the course.
    public enum Phase: String, CaseIterable, Codable, Sendable {
        /// The user has not started the course.
        case notStarted
        /// The course begins on a later day.
        case before
        /// The course is in one of its weeks.
        case running
        /// The course is paused.
        case paused
        /// The course is over; habits go on.
        case complete
    }

    public struct HabitRow: Hashable, Codable, Identifiable, Sendable {
        public let id: Habit.ID
        public let theme: Theme
        /// The current wording.
        public let text: String
        public let checked: Bool
        /// Whether today is skipped and not ticked.
        public let isSkipped: Bool
        /// Whether the habit can be edited.
        public let canEdit: Bool
        /// Opens the edit page (`habit/ID/edit`). Disabled with the day from which the habit can be edited.
        public let edit: Action
        /// The first day on which the habit can be edited; nil for the observation.
        @NullEncoded public private(set) var editableOn: LocalDate?
        /// The current streak in days.
        public let streak: Int
        public let points: Points
        /// Ticks today's box (`habit/ID/check/DAY`) or unticks it (`habit/ID/uncheck/DAY`).
        public let box: Action
        /// The box of the course day before; nil if the habit was not active then.
        @NullEncoded public private(set) var yesterday: Yesterday?
    }

    /// The points of completions.
    public struct Points: Hashable, Codable, Sendable {
        /// The points of the next completion: today's, or tomorrow's if today's box is ticked.
        public let next: Int
    }

    public struct Yesterday: Hashable, Codable, Sendable {
        public let day: LocalDate
        /// The wording of that day if the habit was edited since; else nil.
        @NullEncoded public private(set) var text: String?
        /// Whether the box is ticked.
        public let checked: Bool
        /// Ticks the box or unticks it, by the same action as on its own day.
        public let box: Action
    }

    public struct ScorePart: Hashable, Codable, Sendable {
        public let total: Int
        /// Today's points.
        public let today: Int
        /// The line graph: the total of each course day since the start.
        public let series: [SeriesPoint]
        /// A link to the statistics (PROGRESSION-1.1); nil before the start.
        @NullEncoded public private(set) var opens: Link?
    }

    /// The open posts and the next unlock.
    public struct PostsPart: Hashable, Codable, Sendable {
        /// The unfinished posts that can be read.
        public let available: [PostRow]
        /// The next week to unlock; nil after the last week and during a pause.
        @NullEncoded public private(set) var nextUnlock: NextUnlock?
        /// The next content: "unlocks Monday 03:00", "all is read", "the course rests"; with open posts "week 3 unlocks
        /// Monday 03:00".
        public let text: String
        /// A link to all posts; nil before the start.
        @NullEncoded public private(set) var opens: Link?
    }

    public struct PostRow: Hashable, Codable, Identifiable, Sendable {
        public let id: TimeKit.ID<Post>
        public let week: Int
        public let title: String
        /// A link to the post.
        public let opens: Link
    }

    public struct NextUnlock: Hashable, Codable, Sendable {
        public let week: Int
        public let day: LocalDate
        /// The instant of the unlock.
        public let at: Instant
        /// The wall-clock time of the unlock, by the course's clock.
        public let wallTime: LocalDateTime
        /// The unlock as a phrase: "unlocks Monday 03:00".
        public let text: String
    }

    /// A prompt for the user.
    public struct Prompt: Hashable, Codable, Identifiable, Sendable {
        /// The subject: `start`, `fetch`, `goal`, `read`, `setHabit/drinkingWater`, `editHabit/ID`, `lookBack`, `zone`,
        /// `siteDown`.
        public let id: String
        public let text: String
        /// A link to the screen for it; nil if there is none.
        @NullEncoded public private(set) var opens: Link?
    }

    /// Creates the screen of a started course.
    public init(_ context: ScreenContext) {
        let parts = HomeParts(context)
        title = context.source?.copy?.title ?? Self.usualTitle
        language = context.courseLanguage
        revision = context.revision
        validUntil = context.dayEnd
        day = parts.today
        week = min(context.state.week(on: parts.today), context.state.weeks)
        weeks = context.state.weeks
        phase = Phase(parts.phase)
        greeting = parts.greeting
        guide = parts.guide
        goal = context.state.goal
        habits = parts.rows
        score = parts.scorePart
        posts = parts.postsPart
        prompts = HomePrompts(parts).all
        startForm = nil
        newStart = nil
        actions = parts.actions
    }

    /// Creates the welcome (TIMELINE-1.0), before the start.
    ///
    /// - Parameters:
    ///   - clock: The clock that a course started now would have.
    ///   - now: The current time.
    ///   - source: The source of the course; nil if it must be fetched first.
    ///   - revision: The revision of the data.
    ///   - typed: The unsaved texts by field id.
    public init(
        welcomeBy clock: CourseClock,
        at now: Instant,
        source: CourseStatus?,
        revision: Revision,
        typed: [String: String] = [:]
    ) {
        title = source?.copy?.title ?? Self.usualTitle
        language = source?.copy?.languageForReader
        self.revision = revision
        day = clock.day(of: now)
        validUntil = clock.boundary(of: day.next)
        week = 0
        weeks = source?.copy?.weeks ?? 10
        phase = .notStarted
        greeting = Greeting.welcome(weeks: weeks)
        guide = Greeting.guide(resetsAt: clock.current.boundary.startsAt)
        goal = nil
        habits = []
        score = ScorePart(total: 0, today: 0, series: [], opens: nil)
        posts = PostsPart(
            available: [],
            nextUnlock: nil,
            text: localized("the first posts open when the course begins"),
            opens: nil
        )
        prompts =
            HomePrompts.site(source, age: source?.copy.flatMap { CopyAge.of($0, by: clock, at: now)?.text }) + [
                Prompt(id: "start", text: localized("Start today, or choose a day within the year."), opens: nil)
            ]
        let allowed = HabitCourse.startDays(from: day)
        var (field, chosen) = FormFields.day(
            "on",
            localized("First day"),
            typed["on"] ?? day.description,
            in: allowed
        )
        if let other = chosen, !allowed.contains(other) {
            field.error = HabitCourseError.startOutOfRange(other, allowed).description
            chosen = nil
        }
        newStart = chosen
        let start = chosen ?? day
        startForm = Form(
            HabitAct.start,
            localized("Start"),
            [field],
            saves: localized("Start"),
            confirmation: Action.Confirmation(
                question: localized(
                    "Start on \(start.weekday.name) \(start)? The first day stays as it is from then on."
                ),
                proceed: localized("Start")
            ),
            opens: HabitLink.home.labeled(localized("Home"))
        )
        actions = []
    }

    private static var usualTitle: String { localized("One habit at a time") }
}

extension HomeScreen.Phase {
    init(_ phase: CoursePhase) {
        switch phase {
        case .before: self = .before
        case .running: self = .running
        case .paused: self = .paused
        case .complete: self = .complete
        }
    }
}
