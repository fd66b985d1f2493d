import Foundation
import TimeKit

/// The default buttons, titles and filters of each kind, from the requirements.
public enum KindDefaults {
    /// The buttons of a kind's records, from left to right.
    public static func buttons(of kind: RecordKind) -> [ActionButton] {
        switch kind {
        case .market, .park:
            [
                ActionButton(
                    id: "more-info",
                    icon: .info,
                    title: "More Info",
                    targets: [.link(.website), .link(.facebook)]
                ),
                ActionButton(id: "directions", icon: .directions, title: "Directions", targets: [.directions]),
                meetup,
            ]
        case .recipe:
            [
                favorite,
                ActionButton(id: "print", icon: .printer, title: "Print", targets: [.print]),
                ActionButton(
                    id: "eat-healthy",
                    icon: .apple,
                    title: "Eat Healthy",
                    targets: [.link(.azHealthZone), .web(WebLink(checked: "https://www.azhealthzone.org"))]
                ),
                subscribe,
            ]
        case .activity:
            [
                ActionButton(id: "leagues", icon: .trophy, title: "Leagues", targets: [.link(.leagues)]),
                subscribe, meetup,
            ]
        case .event:
            [
                favorite,
                ActionButton(id: "reminder", icon: .bell, title: "Reminder", targets: [.reminder]),
                ActionButton(id: "directions", icon: .directions, title: "Directions", targets: [.directions]),
                meetup,
                ActionButton(
                    id: "learn-more",
                    icon: .book,
                    title: "Learn More",
                    targets: [.link(.eventPage), .link(.website)]
                ),
            ]
        case .resource:
            [
                ActionButton(
                    id: "learn-more",
                    icon: .book,
                    title: "Learn More",
                    targets: [.link(.learnMore), .link(.website)]
                )
            ]
        }
    }

    private static let meetup = ActionButton(
        id: "meetup",
        icon: .people,
        title: "Meetup",
        targets: [.link(.meetup)]
    )
    private static let favorite = ActionButton(id: "favorite", icon: .heart, title: "Favorite", targets: [.favorite])
    private static let subscribe = ActionButton(
        id: "subscribe",
        icon: .envelope,
        title: "Subscribe",
        targets: [.link(.subscribe), .subscription]
    )

    /// The section titles of a kind's records.
    public static func sections(of kind: RecordKind) -> [SectionTitle] {
        RecordSection.all(of: kind).map(title)
    }

    static func title(_ section: RecordSection) -> SectionTitle {
        let title =
            switch section {
            case .about: "About"
            case .hours: "Hours"
            case .produce: "Seasonal Produce"
            case .payments: "Payment Options"
            case .features: "Features"
            case .howTo: "How To"
            case .findAPlace: "Find a Place"
            case .ingredients: "Ingredients"
            case .directions: "Directions"
            case .nutrition: "Nutrition Facts"
            case .details: "Details"
            case .place: "Where"
            case .ratings: "Rating/Photos"
            }
        return SectionTitle(section, title)
    }

    /// The options of a section of a kind's filters.
    public static func options(of section: FilterSection, for kind: RecordKind) -> [FilterOption] {
        switch section {
        case .city: cities.map { FilterOption($0) }
        case .timeOfDay: TimeOfDay.allCases.map { FilterOption($0.rawValue, $0.rawValue.capitalized) }
        case .day: Weekday.allCases.map { FilterOption($0.englishName.lowercased(), $0.englishName) }
        case .hours: HoursChoice.allCases.map { FilterOption($0.rawValue, "Hours of earlier years") }
        case .payment: PaymentOption.allCases.map { FilterOption($0.rawValue, $0.storedLabel) }
        case .feature: features.map { FilterOption($0) }
        case .rating:
            (1...5).reversed().map {
                FilterOption("\($0)", $0 == 5 ? "5 stars" : $0 == 1 ? "1 star and up" : "\($0) stars and up")
            }
        case .cost: [FilterOption("free", "Free")] + [5, 10, 25, 50].map { FilterOption("\($0)", "Up to $\($0)") }
        case .age: ages.map { FilterOption($0.0, $0.1) }
        case .ingredient: ingredients.map { FilterOption($0, $0.capitalized) }
        case .meal: MealType.allCases.map { FilterOption($0.rawValue, $0.rawValue.capitalized) }
        case .sort: sorts(of: kind).map { FilterOption($0.rawValue, label($0)) }
        }
    }

    /// The available orders of a kind's list; the first is the default.
    public static func sorts(of kind: RecordKind) -> [SortOrder] {
        switch kind {
        case .market, .park, .activity: [.alphabetical, .bestMatch, .mostPopular, .nearMe]
        case .recipe: [.alphabetical, .reverseAlphabetical, .newest, .oldest]
        case .event: [.chronological, .bestMatch, .mostPopular, .nearMe]
        case .resource: [.alphabetical]
        }
    }

    public static func label(_ sort: SortOrder) -> String {
        switch sort {
        case .alphabetical: "Title A–Z"
        case .reverseAlphabetical: "Title Z–A"
        case .bestMatch: "Best Match"
        case .mostPopular: "Most Popular"
        case .nearMe: "Near to Me"
        case .newest: "Newest First"
        case .oldest: "Oldest First"
        case .chronological: "By Date"
        }
    }

    /// The places of the county. The page of filters offers those that have records.
    static let cities: [String] = Gazetteer.cities.map(\.name)

    private static let features = [
        "Baseball fields", "Basketball courts", "Bike paths", "Boating", "Camping", "Disc golf", "Dog park", "Fishing",
        "Golf", "Hiking trails", "Horse trails", "Picnic areas", "Playground", "Restrooms", "Skate park",
        "Soccer fields", "Swimming pool", "Tennis courts", "Volleyball courts",
    ]

    private static let ages = [
        ("2", "Toddlers"), ("5", "5 years"), ("10", "10 years"), ("15", "Teens"), ("30", "Adults"), ("65", "Seniors"),
    ]

    private static let ingredients = [
        "apple", "bean", "beef", "carrot", "cheese", "chicken", "chile", "citrus", "corn", "egg", "fish", "greens",
        "melon", "oats", "onion", "peach", "potato", "rice", "squash", "tomato", "yogurt",
    ]
}
