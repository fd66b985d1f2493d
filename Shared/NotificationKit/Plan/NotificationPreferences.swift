public import Foundation
public import TimeKit

/// A person's notification settings. Engines store them among their own settings, so their change log covers them.
public struct NotificationPreferences: Hashable, Codable, Sendable {
    /// The settings of one category.
    public struct Category: Hashable, Codable, Sendable {
        /// Whether the category is enabled.
        public var isOn: Bool
        /// The time of day for recurring notifications, or nil for each series' own time.
        public var time: LocalTime?
        /// The quiet hours of this category, or nil for the person's.
        public var quietHours: QuietHours?

        public init(isOn: Bool = true, time: LocalTime? = nil, quietHours: QuietHours? = nil) {
            self.isOn = isOn
            self.time = time
            self.quietHours = quietHours
        }
    }

    /// The person's time zone.
    public var zone: TimeZone
    /// The quiet hours of categories without their own, or nil.
    public var quietHours: QuietHours?
    /// The settings by category. A category without an entry is on.
    public var categories: [String: Category]

    public init(zone: TimeZone, quietHours: QuietHours? = nil, categories: [String: Category] = [:]) {
        self.zone = zone
        self.quietHours = quietHours
        self.categories = categories
    }

    public subscript(category: String) -> Category {
        get { categories[category] ?? Category() }
        set { categories[category] = newValue }
    }
}

// MARK: Rules

extension NotificationPreferences {
    /// Returns the quiet hours in force for a category, or nil.
    public func quietHours(of category: String) -> QuietHours? {
        self[category].quietHours ?? quietHours
    }

    /// Returns the time to deliver a notification meant for an instant: that instant, the end of the quiet hours, or nil for never.
    public func fireTime(of instant: Instant, category: String) -> Instant? {
        guard self[category].isOn else { return nil }
        guard let quiet = quietHours(of: category), quiet.contains(instant, in: zone) else { return instant }
        return quiet.policy == .delay ? quiet.end(after: instant, in: zone) : nil
    }

    /// Returns a recurrence at the category's time of day.
    func timed(_ recurrence: Recurrence, category: String) -> Recurrence {
        guard let time = self[category].time, time != recurrence.start.time else { return recurrence }
        // Only the time of day changes, so the initializer doesn't reject the rule.
        let start = LocalDateTime(recurrence.start.date, time)
        return (try? Recurrence(recurrence.rule, from: start, end: recurrence.end)) ?? recurrence
    }
}

extension NotificationPreferences {
    private enum CodingKeys: String, CodingKey {
        case zone, quietHours, categories
    }

    /// Decodes `{"zone": "America/Phoenix", "quietHours": …, "categories": {…}}`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let name = try container.decode(String.self, forKey: .zone)
        // A zone may have the name of the machine's: "CET", "GMT-0700".
        guard let known = TimeZone(identifier: name) else {
            throw DecodingError.dataCorruptedError(
                forKey: .zone,
                in: container,
                debugDescription: TimeError.unknownZone(name).description
            )
        }
        zone = known
        quietHours = try container.decodeIfPresent(QuietHours.self, forKey: .quietHours)
        categories = try container.decodeIfPresent([String: Category].self, forKey: .categories) ?? [:]
    }

    /// Encodes the zone by its name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(zone.identifier, forKey: .zone)
        try container.encodeIfPresent(quietHours, forKey: .quietHours)
        try container.encode(categories, forKey: .categories)
    }
}
