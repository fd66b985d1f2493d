public import ScreenKit
public import TimeKit

/// The score, and its receipt: each award in two lines.
public struct ScoreScreen: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// When it changes by itself: as the course day ends.
    @NullEncoded public private(set) var validUntil: Instant?
    /// All points.
    public let total: Int
    /// For completions.
    public let base: Int
    /// For streaks.
    public let bonus: Int
    /// Today's points.
    public let today: Int
    /// The habits' parts.
    public let habits: [Part]
    /// How points come about, in a few sentences.
    public let explanation: String
    /// Back to the home screen.
    public let back: Link

    /// A habit's part of the receipt.
    public struct Part: Hashable, Codable, Identifiable, Sendable {
        /// Which habit.
        public let id: Habit.ID
        /// What to do.
        public let text: String
        /// For completions.
        public let base: Int
        /// For streaks.
        public let bonus: Int
        /// What the next completion is worth; nil where the habit doesn't run.
        @NullEncoded public private(set) var next: Award?
        /// What leaving today's box empty would cost; nil where it is ticked, skipped, or the habit doesn't run.
        @NullEncoded public private(set) var miss: MissCost?
        /// The receipt: every completion, the newest first.
        public let awards: [Award]
    }

    /// The score of a course that was started.
    public init(_ context: ScreenContext) {
        let score = Score(of: context.records)
        let today = context.today
        title = "Score"
        back = HabitLink.home.labelled("Home")
        revision = context.revision
        validUntil = context.dayEnd
        total = score.total
        base = score.base
        bonus = score.bonus
        self.today = score.points(on: today)
        habits = zip(context.pairs, score.parts).map { pair, part in
            let (habit, record) = pair
            let isOpen = record.runs(on: today) && !record.ticks.contains(today) && !record.skips.contains(today)
            return Part(
                id: habit.id,
                text: habit.text,
                base: part.base,
                bonus: part.bonus,
                next: record.runs(on: today) ? record.nextAward(on: today, after: part) : nil,
                miss: isOpen ? record.missCost(on: today, after: part) : nil,
                awards: part.awards.reversed()
            )
        }
        explanation =
            "A habit's first tick gives 5 points, then 6, 8, 11 and 15; from the sixth on it is 20. "
            + "Four ticks or more among the last seven days that count add 1 to 4 points. "
            + "A day without a tick takes nothing away, and skipped days aren't looked at."
    }
}

/// What stands behind the graph (PROGRESSION-1.1): how often, in which weeks, on which days.
public struct StatisticsScreen: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// When it changes by itself: as the course day ends.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The total of each course day since the start.
    public let series: [SeriesPoint]
    /// The heat map: each course day since the start.
    public let activity: [DayActivity]
    /// How often each habit was done.
    public let habits: [Part]
    /// The score with its receipt, and the look back.
    public let pages: [Link]
    /// Back to the home screen.
    public let back: Link

    /// A habit's frequency.
    public struct Part: Hashable, Codable, Identifiable, Sendable {
        /// Which habit.
        public let id: Habit.ID
        /// What it is about.
        public let theme: Theme
        /// What to do.
        public let text: String
        /// Days it was done.
        public let done: Int
        /// Days that counted.
        public let due: Int
        /// Days in a row, now and at most.
        public let streak: Streak
        /// By weeks since the start.
        public let weeks: [WeekCount]
    }

    /// The statistics of a course that was started.
    public init(_ context: ScreenContext) {
        let today = context.today
        let start = context.state.start
        title = "Statistics"
        pages = [HabitLink.score.labelled("Score"), HabitLink.progress.labelled("Look back")]
        back = HabitLink.home.labelled("Home")
        revision = context.revision
        validUntil = context.dayEnd
        series = Score(of: context.records).series(from: start, through: today)
        activity = ActivityMap.days(of: context.records, from: start, through: today)
        habits = context.pairs.map { habit, record in
            let weeks = HabitStatistics.weeks(of: record, start: start, through: today)
            return Part(
                id: habit.id,
                theme: habit.theme,
                text: habit.text,
                done: weeks.reduce(0) { $0 + $1.done },
                due: weeks.reduce(0) { $0 + $1.due },
                streak: Streak(of: record, on: today),
                weeks: weeks
            )
        }
    }
}

/// The look back over the weeks of the course (TIMELINE-10.0); it can be had at any time.
public struct ProgressScreen: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// When it changes by itself: as the course day ends.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The congratulation once the course is over; nil before.
    @NullEncoded public private(set) var congratulation: String?
    /// Who the user wants to be.
    @NullEncoded public private(set) var goal: String?
    /// All points.
    public let total: Int
    /// The course's weeks so far.
    public let weeks: [Week]
    /// What has come since the last week; nil before it is over.
    @NullEncoded public private(set) var since: Since?
    /// Each habit with all it ever was.
    public let habits: [HabitStory]
    /// The total of each course day since the start.
    public let series: [SeriesPoint]
    /// Each course day since the start.
    public let activity: [DayActivity]
    /// Back to the home screen.
    public let back: Link

    /// A week of the course.
    public struct Week: Hashable, Codable, Identifiable, Sendable {
        /// From 1.
        public let week: Int
        /// Its first course day.
        public let from: LocalDate
        /// Boxes ticked in it.
        public let done: Int
        /// Boxes that counted.
        public let due: Int
        /// Points earned in it.
        public let points: Int
        /// Posts of it that were read.
        public let read: Int
        /// Posts it has.
        public let posts: Int
        /// What happened, in the order of the days: "habit set: I drink a glass of water", "rested for 5 days".
        public let events: [String]
        /// Which.
        public var id: Int { week }
    }

    /// Life after the course.
    public struct Since: Hashable, Codable, Sendable {
        /// Days, today included.
        public let days: Int
        /// Boxes ticked.
        public let done: Int
        /// Points earned.
        public let points: Int
    }

    /// What a habit was.
    public struct HabitStory: Hashable, Codable, Identifiable, Sendable {
        /// Which habit.
        public let id: Habit.ID
        /// What it is about.
        public let theme: Theme
        /// All it ever was, the earliest first.
        public let versions: [Habit.Version]
        /// Days it was done.
        public let done: Int
        /// Days that counted.
        public let due: Int
        /// The longest row of days.
        public let longest: Int
    }

    /// The look back of a course that was started.
    public init(_ context: ScreenContext) {
        let look = LookBack(context)
        title = "Progress"
        back = HabitLink.home.labelled("Home")
        revision = context.revision
        validUntil = context.dayEnd
        congratulation = look.congratulation
        goal = context.state.goal
        total = look.score.total
        weeks = look.weeks
        since = look.since
        habits = look.stories
        series = look.series
        activity = look.activity
    }
}
