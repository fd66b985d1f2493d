import WordKit

/// A section of a kind's filters whose options admins choose.
public enum FilterSection: String, CaseIterable, Codable, Sendable {
    /// Filters by ``Filter/place``; a value is a city's name.
    case city
    /// A value is a ``TimeOfDay``.
    case timeOfDay = "time-of-day"
    /// A value is a day of the week: "saturday".
    case day
    /// A value is a ``HoursChoice``.
    case hours
    /// A value is a ``PaymentOption``.
    case payment
    /// A value is a feature of parks: "Hiking trails".
    case feature
    /// A value is the least number of stars: "4".
    case rating
    /// A value is "free" or the most in dollars: "10".
    case cost
    /// A value is an age in years: "5".
    case age
    /// A value is a word of the ingredients.
    case ingredient
    /// A value is a ``MealType``.
    case meal
    /// A value is a ``SortOrder``.
    case sort

    public var title: String {
        switch self {
        case .city: localized("City")
        case .timeOfDay: localized("Time of Day")
        case .day: localized("Day of Week")
        case .hours: localized("Hours")
        case .payment: localized("Payment Options")
        case .feature: localized("Features")
        case .rating: localized("Rating")
        case .cost: localized("Cost")
        case .age: localized("Recommended Age")
        case .ingredient: localized("Ingredient")
        case .meal: localized("Meal Type")
        case .sort: localized("Sort By")
        }
    }

    /// The sections of a kind, from top to bottom. ZIP code and dates are typed, so they have no section.
    public static func all(of kind: RecordKind) -> [FilterSection] {
        switch kind {
        case .market: [.city, .timeOfDay, .day, .hours, .payment, .rating, .sort]
        case .recipe: [.ingredient, .meal, .rating, .sort]
        case .park: [.city, .timeOfDay, .day, .feature, .rating, .sort]
        case .activity: [.city, .timeOfDay, .day, .rating, .sort]
        case .event: [.city, .cost, .age, .timeOfDay, .day, .sort]
        case .resource: []
        }
    }
}

/// An option of a filter section, shown as a button.
public struct FilterOption: Hashable, Codable, Sendable {
    /// The value to filter by; ``FilterSection`` lists its form.
    public let value: String
    public var label: String

    /// Creates an option; the label defaults to the value.
    public init(_ value: String, _ label: String? = nil) {
        self.value = value
        self.label = label ?? value
    }
}

/// The options of a filter section, as admins chose them.
public struct FilterOptions: Hashable, Codable, Sendable {
    public let section: FilterSection
    /// In display order.
    public var options: [FilterOption]
    /// Options that admins removed. A filter that still contains one ignores it and reports it.
    public var removed: [FilterOption]

    public init(_ section: FilterSection, _ options: [FilterOption], removed: [FilterOption] = []) {
        self.section = section
        self.options = options
        self.removed = removed
    }
}
