public import Foundation
public import TimeKit

/// What one person wants to be told, and when. Engines keep it among their own settings, so that a change of it is in their
/// change log.
public struct NotificationPreferences: Hashable, Codable, Sendable {
    /// The wishes for one category.
    public struct Category: Hashable, Codable, Sendable {
        /// Whether anything is told.
        public var isOn: Bool
        /// The time of day of what recurs; `nil` leaves each series its own.
        public var time: LocalTime?
        /// The hours in which this category is silent; `nil` means those of the person.
        public var quietHours: QuietHours?

        /// On, at each series' own time, unless said otherwise.
        public init(isOn: Bool = true, time: LocalTime? = nil, quietHours: QuietHours? = nil) {
            self.isOn = isOn
            self.time = time
            self.quietHours = quietHours
        }
    }

    /// The zone whose clocks the person goes by.
    public var zone: TimeZone
    /// The hours in which every category is silent that has none of its own.
    public var quietHours: QuietHours?
    /// The wishes by category; one that isn't named is on.
    public var categories: [String: Category]

    /// The wishes of someone who lives by the clocks of a zone.
    public init(zone: TimeZone, quietHours: QuietHours? = nil, categories: [String: Category] = [:]) {
        self.zone = zone
        self.quietHours = quietHours
        self.categories = categories
    }

    /// The wishes for a category.
    public subscript(category: String) -> Category {
        get { categories[category] ?? Category() }
        set { categories[category] = newValue }
    }
}

// MARK: Rules

extension NotificationPreferences {
    /// The quiet hours that hold for a category.
    public func quietHours(of category: String) -> QuietHours? {
        self[category].quietHours ?? quietHours
    }

    /// When something meant for an instant is told: then, at the end of the quiet hours, or (`nil`) not at all.
    public func fireTime(of instant: Instant, category: String) -> Instant? {
        guard self[category].isOn else { return nil }
        guard let quiet = quietHours(of: category), quiet.contains(instant, in: zone) else { return instant }
        return quiet.policy == .delay ? quiet.end(after: instant, in: zone) : nil
    }

    /// A recurrence at the category's time of day.
    func timed(_ recurrence: Recurrence, category: String) -> Recurrence {
        guard let time = self[category].time, time != recurrence.start.time else { return recurrence }
        // The rule and its days were accepted before; only the time of day differs.
        let start = LocalDateTime(recurrence.start.date, time)
        return (try? Recurrence(recurrence.rule, from: start, end: recurrence.end)) ?? recurrence
    }
}

extension NotificationPreferences {
    private enum CodingKeys: String, CodingKey {
        case zone, quietHours, categories
    }

    /// Reads `{"zone": "America/Phoenix", "quietHours": …, "categories": {…}}`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let name = try container.decode(String.self, forKey: .zone)
        do {
            zone = try TimeZone.named(name)
        } catch {
            throw DecodingError.dataCorruptedError(
                forKey: .zone,
                in: container,
                debugDescription: error.description
            )
        }
        quietHours = try container.decodeIfPresent(QuietHours.self, forKey: .quietHours)
        categories = try container.decodeIfPresent([String: Category].self, forKey: .categories) ?? [:]
    }

    /// Writes the zone by its name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(zone.identifier, forKey: .zone)
        try container.encodeIfPresent(quietHours, forKey: .quietHours)
        try container.encode(categories, forKey: .categories)
    }
}
