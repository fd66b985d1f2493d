public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The score with its receipt: two lines for each award.
public struct ScoreScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The end of the course day.
    @NullEncoded public private(set) var validUntil: Instant?
    public let total: Int
    /// The points for completions.
    public let base: Int
    /// The points for streaks.
    public let bonus: Int
    public let today: Int
    public let habits: [Part]
    /// The rules of the score, in a few sentences.
    public let explanation: String
    public let back: Link

    public struct Part: Hashable, Codable, Identifiable, Sendable {
        public let id: Habit.ID
        /// All wordings, because the figures are of the whole time.
        public let text: String
        /// The points for completions.
        public let base: Int
        /// The points for streaks.
        public let bonus: Int
        /// The next award; nil if the habit is not active.
        @NullEncoded public private(set) var next: Award?
        /// The cost of leaving today's box empty; nil if it is ticked or skipped or the habit is not active.
        @NullEncoded public private(set) var miss: MissCost?
        /// All awards, the newest first.
        public let awards: [Award]
    }

    /// Creates the screen of a started course.
    public init(_ context: ScreenContext) {
        let score = Score(of: context.records)
        let today = context.today
        title = localized("Score")
        back = HabitLink.home.labeled(localized("Home"))
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
                text: habit.wordings,
                base: part.base,
                bonus: part.bonus,
                next: record.runs(on: today) ? record.nextAward(on: today, after: part) : nil,
                miss: isOpen ? record.missCost(on: today, after: part) : nil,
                awards: part.awards.reversed()
            )
        }
        explanation =
            localized(
                "A habit's first tick gives 5 points, then 6, 8, 11 and 15; from the sixth on it is 20. ",
                "Four ticks or more among the last seven days that count add 1 to 4 points. ",
                "A day without a tick takes nothing away, and skipped days aren't looked at."
            )
    }
}

/// The statistics behind the graph (PROGRESSION-1.1).
public struct StatisticsScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The end of the course day.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The total of each course day since the start.
    public let series: [SeriesPoint]
    /// The heat map with each course day since the start.
    public let activity: [DayActivity]
    public let habits: [Part]
    /// Links to the score and to the review.
    public let pages: [Link]
    public let back: Link

    public struct Part: Hashable, Codable, Identifiable, Sendable {
        public let id: Habit.ID
        public let theme: Theme
        /// All wordings, because the figures are of the whole time.
        public let text: String
        /// The number of days on which the habit was done.
        public let done: Int
        /// The number of days on which it was due.
        public let due: Int
        /// The current and the longest streak.
        public let streak: Streak
        /// The counts by week since the start.
        public let weeks: [WeekCount]
    }

    /// Creates the screen of a started course.
    public init(_ context: ScreenContext) {
        let today = context.today
        let start = context.state.start
        title = localized("Statistics")
        pages = [HabitLink.score.labeled(localized("Score")), HabitLink.progress.labeled(localized("Look back"))]
        back = HabitLink.home.labeled(localized("Home"))
        revision = context.revision
        validUntil = context.dayEnd
        series = Score(of: context.records).series(from: start, through: today)
        activity = ActivityLevels.days(of: context.records, from: start, through: today)
        habits = context.pairs.map { habit, record in
            let weeks = HabitStatistics.weeks(of: record, start: start, through: today)
            return Part(
                id: habit.id,
                theme: habit.theme,
                text: habit.wordings,
                done: weeks.reduce(0) { $0 + $1.done },
                due: weeks.reduce(0) { $0 + $1.due },
                streak: Streak(of: record, on: today),
                weeks: weeks
            )
        }
    }
}

/// The review of the course by weeks (TIMELINE-10.0), available at any time.
public struct ProgressScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The end of the course day.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The congratulation; nil before the course is over.
    @NullEncoded public private(set) var congratulation: String?
    /// The self-image goal; nil if it is not set.
    @NullEncoded public private(set) var goal: String?
    public let total: Int
    /// The weeks that have begun.
    public let weeks: [Week]
    /// The time since the last week; nil before the course is over.
    @NullEncoded public private(set) var since: Since?
    /// The habits with all their versions.
    public let habits: [HabitStory]
    /// The total of each course day since the start.
    public let series: [SeriesPoint]
    /// The activity of each course day since the start.
    public let activity: [DayActivity]
    public let back: Link

    public struct Week: Hashable, Codable, Identifiable, Sendable {
        /// The 1-based week.
        public let week: Int
        /// The first course day of the week.
        public let from: LocalDate
        /// The number of ticked boxes.
        public let done: Int
        /// The number of boxes that were due.
        public let due: Int
        /// The points of the week.
        public let points: Int
        /// The number of its posts that are finished.
        public let read: Int
        /// The number of its posts.
        public let posts: Int
        /// The events in the order of the days: "habit set: I drink a glass of water", "rested for 5 days".
        public let events: [String]
        public var id: Int { week }
    }

    /// The time after the course.
    public struct Since: Hashable, Codable, Sendable {
        /// The number of days, today included.
        public let days: Int
        /// The number of ticked boxes.
        public let done: Int
        public let points: Int
    }

    /// The history of a habit.
    public struct HabitStory: Hashable, Codable, Identifiable, Sendable {
        public let id: Habit.ID
        public let theme: Theme
        /// All versions, the earliest first.
        public let versions: [Habit.Version]
        /// The number of days on which the habit was done.
        public let done: Int
        /// The number of days on which it was due.
        public let due: Int
        /// The longest streak in days.
        public let longest: Int
    }

    /// Creates the screen of a started course.
    public init(_ context: ScreenContext) {
        let look = LookBack(context)
        title = localized("Progress")
        back = HabitLink.home.labeled(localized("Home"))
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
