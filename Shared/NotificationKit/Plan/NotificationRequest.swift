public import TimeKit

/// Something to be told at a moment. Derived from the state by ``NotificationPlan``, never the truth itself.
public struct NotificationRequest: Hashable, Codable, Sendable, Identifiable {
    /// Made from app, recipient, category, series and local time, so that the same notification has the same id in every plan.
    public var id: TimeKit.ID<NotificationRequest>
    /// What it belongs to.
    public var series: NotificationSeries
    /// The first line.
    public var title: String
    /// What is said beneath; may be empty.
    public var body: String
    /// When it is told.
    public var fireAt: Instant
    /// The deep link of the screen it points to, such as `tips://home`.
    public var link: String
    /// From when on it is no longer worth telling, if it could not be told before.
    public var expiresAt: Instant?

    /// A request.
    public init(
        id: TimeKit.ID<NotificationRequest>,
        series: NotificationSeries,
        title: String,
        body: String,
        fireAt: Instant,
        link: String,
        expiresAt: Instant? = nil
    ) {
        self.id = id
        self.series = series
        self.title = title
        self.body = body
        self.fireAt = fireAt
        self.link = link
        self.expiresAt = expiresAt
    }

    /// The app that tells.
    public var app: String { series.app }
    /// What can be turned on and off.
    public var category: String { series.category }
}

extension NotificationRequest: Comparable {
    /// By fire time; those of the same moment by id, so that the order is total.
    public static func < (left: NotificationRequest, right: NotificationRequest) -> Bool {
        left.fireAt == right.fireAt ? left.id < right.id : left.fireAt < right.fireAt
    }
}
