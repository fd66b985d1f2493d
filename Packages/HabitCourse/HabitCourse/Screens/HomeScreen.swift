public import ScreenKit
public import TimeKit

/// The home screen (HABIT-0.0, PROGRESSION-1.0, TIMELINE-1.0, 2.0, 10.0): the checklist, the goal, the score with its graph, what
/// there is to read, and what is asked. Before the start it is the welcome.
public struct HomeScreen: Screen {
    /// What stands at the top: the course's title.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// When it changes by itself: as the course day ends, and with it at times a week.
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
    /// What the app does and what the first experiment is, step by step, until the first post is read; empty from then on.
    public let guide: [String]
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
    /// Before the start the day on which the course begins: `on`; nil from then on.
    @NullEncoded public private(set) var startForm: Form?
    /// The day that Start sets; nil while something is wrong, and from the start on.
    @NullEncoded public private(set) var newStart: LocalDate?
    /// What can be done besides: pause or resume, skip days, undo; and yesterday's box of a habit that ended with the day.
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
        /// Opens its form (`habit/ID/edit`); disabled with the day from which it can be.
        public let edit: Action
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
        /// "unlocks Monday 03:00", "all is read", "the course rests"; with something to read at hand "week 3 unlocks Monday 03:00".
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
    public init(_ context: ScreenContext) {
        let parts = HomeParts(context)
        title = context.source?.copy?.title ?? Self.usualTitle
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

    /// The welcome (TIMELINE-1.0), before the start.
    ///
    /// - Parameters:
    ///   - clock: By which it would be started now.
    ///   - source: Where the course comes from; nil where it has to be fetched first.
    ///   - typed: What is in the form and not sent yet.
    public init(
        welcomeBy clock: CourseClock,
        at now: Instant,
        source: CourseStatus?,
        revision: Revision,
        typed: [String: String] = [:]
    ) {
        title = source?.copy?.title ?? Self.usualTitle
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
        score = ScorePart(total: 0, today: 0, series: [], opens: HabitLink.statistics.labelled("Statistics"))
        posts = PostsPart(
            available: [],
            nextUnlock: nil,
            text: "the first posts open when the course begins",
            opens: HabitLink.posts.labelled("All posts")
        )
        prompts =
            HomePrompts.site(source, age: source?.copy.flatMap { CopyAge.of($0, by: clock, at: now)?.text }) + [
                Prompt(id: "start", text: "Start today, or choose a day within the year.", opens: nil)
            ]
        var (field, chosen) = FormFields.day("on", "First day", typed["on"] ?? day.description)
        let allowed = HabitCourse.startDays(from: day)
        if let other = chosen, !allowed.contains(other) {
            field.error = HabitCourseError.startOutOfRange(other, allowed).description
            chosen = nil
        }
        let form = Form(id: "start", title: "Start", fields: [field], buttons: [])
        startForm = form
        newStart = chosen
        let start = chosen ?? day
        actions = [
            Action(
                id: "start",
                label: start == day ? "Start today" : "Start on \(start)",
                availability: .without(form.errors),
                confirmation: Action.Confirmation(
                    question: "Start on \(start.weekday.name) \(start)? The first day stays as it is from then on.",
                    proceed: "Start"
                ),
                opens: HabitLink.home.labelled("Home")
            )
        ]
    }

    private static let usualTitle = "One habit at a time"
}

extension HomeScreen.Phase {
    /// The kind of a phase.
    init(_ phase: CoursePhase) {
        switch phase {
        case .before: self = .before
        case .running: self = .running
        case .paused: self = .paused
        case .complete: self = .complete
        }
    }
}
