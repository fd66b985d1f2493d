public import ScreenKit
public import TimeKit

/// A reason to notify someone, derived from an engine's state.
///
/// Engines derive candidates without the current time: the end of a timer stays a candidate as long as the timer exists, even after
/// that end. Only the plan compares with the current time. So a notification that came due while no process ran is still delivered,
/// and a notification whose reason has gone is not.
public struct NotificationCandidate: Hashable, Sendable {
    /// The time of a notification.
    public enum Timing: Hashable, Sendable {
        /// Wall times in the person's zone. The category's time in the preferences replaces the recurrence's.
        case recurring(Recurrence)
        /// Instants that don't depend on the person's zone, such as the end of a timer. An instant that has passed when the candidate is first
        /// planned is not delivered.
        case at([Instant])
        /// An event that stays news, such as a reward or a habit that can be edited. It is delivered once for each series, as soon as possible
        /// after its instant, which may be still to come. `on` is the wall time in its id. It gives a notification the id that it has as
        /// `.recurring(.once(at:))`, so that a change from one to the other doesn't deliver it twice.
        case occurred(Instant, on: LocalDateTime? = nil)
    }

    public var series: NotificationSeries
    /// The title line.
    public var title: String
    /// The text below the title, which may be empty.
    public var body: String
    /// The screen that the notification opens.
    public var link: DeepLink
    public var timing: Timing
    /// The ranges without a reason. A notification meant for an instant in one of them is not delivered. For example, a reminder to log is
    /// silent on a day that is complete.
    public var silent: [Range<Instant>]
    /// The time after the intended instant for which the notification is useful, in milliseconds. nil for an unlimited time.
    public var usefulFor: Int64?

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
