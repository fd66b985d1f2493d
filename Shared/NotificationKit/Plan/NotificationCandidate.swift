public import TimeKit

/// A reason to tell something, as an engine derives it from its state.
///
/// Engines derive candidates without looking at the clock: the end of a timer is a candidate for as long as the timer has its
/// reason, also when that end lies in the past. The plan alone compares with now. So a notification that came due while nothing
/// was running is still told, and one whose reason has gone in the meantime is not.
public struct NotificationCandidate: Hashable, Sendable {
    /// When it is told.
    public enum Timing: Hashable, Sendable {
        /// At wall times in the member's own zone. The category's time in the preferences replaces the recurrence's.
        case recurring(Recurrence)
        /// At instants that don't follow the member's clock, such as the end of a timer or an hour before an event. Only what
        /// was planned beforehand is told: an instant that has passed when it is first seen is not.
        case at([Instant])
        /// Once per series, as soon as it is seen: something that has happened, such as a reward or an unlocked week.
        case occurred(Instant)
    }

    /// What it belongs to.
    public var series: NotificationSeries
    /// The first line.
    public var title: String
    /// What is said beneath; may be empty.
    public var body: String
    /// The screen it points to.
    public var link: DeepLink
    /// When it is told.
    public var timing: Timing
    /// Stretches in which there is no reason: a notification meant for a moment in one of them is not told. For a reminder that
    /// is moot once everything is logged, this is the day that is logged.
    public var silent: [Range<Instant>]
    /// How many milliseconds after the moment it is meant for it is still worth telling; `nil` for always.
    public var usefulFor: Int64?

    /// A reason to tell something.
    public init(
        series: NotificationSeries,
        title: String,
        body: String = "",
        link: DeepLink,
        timing: Timing,
        silent: [Range<Instant>] = [],
        usefulFor: Int64? = nil
    ) {
        self.series = series
        self.title = title
        self.body = body
        self.link = link
        self.timing = timing
        self.silent = silent
        self.usefulFor = usefulFor
    }
}
