import TimeKit

/// What one notification after another belongs to: the daily reminder of a category, the timer of a day, the reminder of an event.
///
/// It is the unit of fairness (each series gets its share of the budget) and of catching up (of several that were missed in one
/// series, only the newest is told).
public struct NotificationSeries: Hashable, Codable, Sendable {
    /// The app that tells, such as `tips`.
    public var app: String
    /// Whom it tells, where several people share one store; empty for whoever owns the device.
    public var recipient: String
    /// What can be turned on and off together, such as `treatment`. Unique among the apps that are planned together.
    public var category: String
    /// The series within its category, such as an event's id.
    public var name: String

    /// The series of that name.
    public init(app: String, recipient: String = "", category: String, name: String) {
        self.app = app
        self.recipient = recipient
        self.category = category
        self.name = name
    }

    /// Whose notifications it is among.
    public var scope: NotificationScope { NotificationScope(app: app, recipient: recipient) }
}

extension NotificationSeries: Comparable {
    /// By app, recipient, category and name.
    public static func < (left: NotificationSeries, right: NotificationSeries) -> Bool {
        (left.app, left.recipient, left.category, left.name) < (right.app, right.recipient, right.category, right.name)
    }
}

/// All notifications of one app for one person: what is planned, listed and marked read together.
public struct NotificationScope: Hashable, Codable, Sendable {
    /// The app that tells.
    public var app: String
    /// Whom it tells; empty for whoever owns the device.
    public var recipient: String

    /// The notifications of an app for a person.
    public init(app: String, recipient: String = "") {
        self.app = app
        self.recipient = recipient
    }
}

extension NotificationSeries {
    /// What tells the notifications of a series apart.
    enum Moment {
        /// A wall time: the same notification wherever the member is.
        case wall(LocalDateTime)
        /// An instant, for what doesn't follow the member's clock.
        case instant(Instant)
        /// The only one of its series, ever.
        case once
    }

    /// `tips//treatment/daily/2026-03-08T07:30`: the same parts always give the same id, and different parts a different one.
    func id(at moment: Moment) -> ID<NotificationRequest> {
        let parts = [app, recipient, category, name].map { PercentCoding.encode($0) }
        let last =
            switch moment {
            case .wall(let local): local.description
            case .instant(let instant): instant.description
            case .once: "once"
            }
        return ID(rawValue: (parts + [last]).joined(separator: "/"))
    }
}
