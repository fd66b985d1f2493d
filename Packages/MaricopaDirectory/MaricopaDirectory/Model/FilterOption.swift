/// A section of a kind's filters whose buttons admins choose.
public enum FilterSection: String, CaseIterable, Codable, Sendable {
    /// By ``Filter/place``; a value is a city's name.
    case city
    /// A value is a ``TimeOfDay``.
    case timeOfDay = "time-of-day"
    /// A value is a day of the week: "saturday".
    case day
    /// A value is a ``HoursChoice``.
    case hours
    /// A value is a ``PaymentOption``.
    case payment
    /// A value is a feature of parks.
    case feature
    /// A value is the fewest stars: "4".
    case rating
    /// A value is "free" or the most in dollars: "10".
    case cost
    /// A value is an age in years: "5".
    case age
    /// A value is a word of ingredients.
    case ingredient
    /// A value is a ``MealType``.
    case meal
    /// A value is a ``SortOrder``.
    case sort

    /// What stands over it.
    public var title: String {
        switch self {
        case .city: "City"
        case .timeOfDay: "Time of Day"
        case .day: "Day of Week"
        case .hours: "Hours"
        case .payment: "Payment Options"
        case .feature: "Features"
        case .rating: "Rating"
        case .cost: "Cost"
        case .age: "Recommended Age"
        case .ingredient: "Ingredient"
        case .meal: "Meal Type"
        case .sort: "Sort By"
        }
    }

    /// The sections a kind has, from top to bottom; ZIP code and dates are typed and have no buttons.
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

/// A button of a filter.
public struct FilterOption: Hashable, Codable, Sendable {
    /// What it filters by; see ``FilterSection``.
    public let value: String
    /// What stands on it.
    public var label: String

    /// A button; labelled with its value unless said otherwise.
    public init(_ value: String, _ label: String? = nil) {
        self.value = value
        self.label = label ?? value
    }
}

/// The buttons of a section of a kind's filters, as admins chose them.
public struct FilterOptions: Hashable, Codable, Sendable {
    /// Which section.
    public let section: FilterSection
    /// The buttons, in the order they are shown.
    public var options: [FilterOption]
    /// What admins took away: a filter that still asks for one passes over it and says so.
    public var removed: [FilterOption]

    /// The buttons of a section.
    public init(_ section: FilterSection, _ options: [FilterOption], removed: [FilterOption] = []) {
        self.section = section
        self.options = options
        self.removed = removed
    }
}
