public import TimeKit

/// Where records are looked for: by city or by ZIP code, never both.
public enum PlaceFilter: Hashable, Codable, Sendable {
    /// Anywhere.
    case none
    /// In one of these cities, compared folded; never empty.
    case cities(Set<String>)
    /// In one ZIP code.
    case zip(ZIPCode)

    private enum CodingKeys: String, CodingKey {
        case cities, zip
    }

    private enum EarlierKeys: String, CodingKey {
        case value = "_0"
    }

    /// Reads what ``encode(to:)`` writes, and the form of earlier stores: `{"cities": {"_0": ["Mesa"]}}`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func value<Value: Decodable>(_ key: CodingKeys, as type: Value.Type) throws -> Value? {
            guard container.contains(key) else { return nil }
            if let earlier = try? container.nestedContainer(keyedBy: EarlierKeys.self, forKey: key) {
                return try earlier.decode(type, forKey: .value)
            }
            return try container.decode(type, forKey: key)
        }
        if let cities = try value(.cities, as: Set<String>.self) {
            self = .cities(cities)
        } else {
            self = try value(.zip, as: ZIPCode.self).map { .zip($0) } ?? .none
        }
    }

    /// Writes `{"cities": ["Mesa"]}`, `{"zip": "85003"}`, and `{}` for anywhere.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .none: break
        case .cities(let cities): try container.encode(cities.sorted(), forKey: .cities)
        case .zip(let zip): try container.encode(zip, forKey: .zip)
        }
    }
}

/// A circle on the earth.
public struct Circle: Hashable, Codable, Sendable {
    /// Its centre.
    public var center: Coordinate
    /// In hundredths of a metre, so that five miles are exact: 804,672. What lies on the edge is within.
    public var centimeters: Int
    /// What the centre is called: "85003", "where you are".
    public var name: String

    /// A circle.
    public init(_ center: Coordinate, centimeters: Int = Circle.fiveMiles, name: String) {
        self.center = center
        self.centimeters = centimeters
        self.name = name
    }

    /// Five miles: 8,046.72 m.
    public static let fiveMiles = 804_672
}

/// A part of the day.
public enum TimeOfDay: String, CaseIterable, Codable, Sendable {
    /// 05:00 to 12:00.
    case morning
    /// 12:00 to 17:00.
    case afternoon
    /// 17:00 to 22:00.
    case evening
    /// 22:00 to 05:00 of the next day.
    case night

    /// Its minutes, from the midnight the day begins with: of the night 1320 to 1740.
    public var minutes: Range<Int> {
        switch self {
        case .morning: 300..<720
        case .afternoon: 720..<1020
        case .evening: 1020..<1320
        case .night: 1320..<1740
        }
    }
}

/// A span of days, both included; open where an end is nil.
public struct DateSpan: Hashable, Codable, Sendable {
    /// The first.
    public let from: LocalDate?
    /// The last.
    public let to: LocalDate?

    /// A span. Throws `spanBackwards`.
    public init(from: LocalDate? = nil, to: LocalDate? = nil) throws(DirectoryError) {
        if let from, let to, to < from { throw .spanBackwards(from, to) }
        self.from = from
        self.to = to
    }

    /// Whether a day is in it.
    public func contains(_ day: LocalDate) -> Bool {
        (from.map { $0 <= day } ?? true) && (to.map { day <= $0 } ?? true)
    }
}

/// What an event may cost.
public enum CostFilter: Hashable, Codable, Sendable {
    /// Nothing.
    case free
    /// At most so many cents.
    case atMost(cents: Int)
}

/// The hours that count besides those that are known to hold.
public enum HoursChoice: String, CaseIterable, Codable, Sendable {
    /// Hours that were told only for earlier years, as if they returned every year.
    case earlierYears = "earlier-years"
}

/// What a list is narrowed to. Each part that is set has to hold; see ``FilterRule``.
public struct Filter: Hashable, Codable, Sendable {
    /// Words in title, subtitle or description; empty for any.
    public var text: String
    /// Where.
    public var place: PlaceFilter
    /// Around where; nil for any distance.
    public var circle: Circle?
    /// Open, or taking place, in one of these parts of a day; empty for any.
    public var timesOfDay: Set<TimeOfDay>
    /// On one of these days of the week; empty for any.
    public var days: Set<Weekday>
    /// On a day of these; nil for any.
    public var dates: DateSpan?
    /// The hours that count besides those that are known to hold; nil for none.
    public var hours: HoursChoice?
    /// Takes all of these.
    public var payments: Set<PaymentOption>
    /// Has all of these, compared folded.
    public var features: Set<String>
    /// The mean of its ratings is at least that many stars, 1 to 5; nil for any, unrated included.
    public var minimumRating: Int?
    /// What it may cost; nil for any.
    public var cost: CostFilter?
    /// Meant for that age in years; nil for any.
    public var age: Int?
    /// Has all of these words among its ingredients, compared folded.
    public var ingredients: Set<String>
    /// Is for one of these meals; empty for any.
    public var meals: Set<MealType>
    /// Open, or taking place, at that moment; nil for any.
    public var openAt: LocalDateTime?
    /// Is on the home of its kind.
    public var isFeatured: Bool

    /// A filter; what isn't said is not asked for.
    public init(
        text: String = "",
        place: PlaceFilter = .none,
        circle: Circle? = nil,
        timesOfDay: Set<TimeOfDay> = [],
        days: Set<Weekday> = [],
        dates: DateSpan? = nil,
        hours: HoursChoice? = nil,
        payments: Set<PaymentOption> = [],
        features: Set<String> = [],
        minimumRating: Int? = nil,
        cost: CostFilter? = nil,
        age: Int? = nil,
        ingredients: Set<String> = [],
        meals: Set<MealType> = [],
        openAt: LocalDateTime? = nil,
        isFeatured: Bool = false
    ) {
        self.text = text
        self.place = place
        self.circle = circle
        self.timesOfDay = timesOfDay
        self.days = days
        self.dates = dates
        self.hours = hours
        self.payments = payments
        self.features = features
        self.minimumRating = minimumRating
        self.cost = cost
        self.age = age
        self.ingredients = ingredients
        self.meals = meals
        self.openAt = openAt
        self.isFeatured = isFeatured
    }
}

/// How a list is ordered. Every order is total and ends in the id.
public enum SortOrder: String, CaseIterable, Codable, Sendable {
    /// By folded title.
    case alphabetical
    /// The other way round.
    case reverseAlphabetical = "reverse-alphabetical"
    /// What fits best, with a reason.
    case bestMatch = "best-match"
    /// By Bayesian mean, then favourites.
    case mostPopular = "most-popular"
    /// By distance; what has no coordinates last.
    case nearMe = "near-me"
    /// By the day it was added, the newest first.
    case newest
    /// By the day it was added, the oldest first.
    case oldest
    /// Events by when they take place next, those under way included.
    case chronological
}

/// What a list is asked for.
public struct DirectoryQuery: Hashable, Codable, Sendable {
    /// Of which kind.
    public var kind: RecordKind
    /// Narrowed to what.
    public var filter: Filter
    /// In which order.
    public var sort: SortOrder
    /// Where distances are measured from; nil for the circle's centre, or 85003.
    public var origin: Coordinate?

    /// A query.
    public init(_ kind: RecordKind, _ filter: Filter = Filter(), sort: SortOrder, origin: Coordinate? = nil) {
        self.kind = kind
        self.filter = filter
        self.sort = sort
        self.origin = origin
    }
}
