public import TimeKit

/// A place to search in: cities or a ZIP code, never both.
public enum PlaceFilter: Hashable, Codable, Sendable {
    case none
    /// Any of these cities, compared folded; never empty.
    case cities(Set<String>)
    case zip(ZIPCode)

    private enum CodingKeys: String, CodingKey {
        case cities, zip
    }

    private enum EarlierKeys: String, CodingKey {
        case value = "_0"
    }

    /// Decodes the form that ``encode(to:)`` writes, and the form of earlier stores: `{"cities": {"_0": ["Mesa"]}}`.
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

    /// Encodes `{"cities": ["Mesa"]}`, `{"zip": "85003"}`, or `{}` for `none`.
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
    public var center: Coordinate
    /// The radius in hundredths of a meter, so that five miles are exact: 804,672. A point on the edge is inside.
    public var centimeters: Int
    /// The name of the center: "85003", "where you are".
    public var name: String

    public init(_ center: Coordinate, centimeters: Int = Circle.fiveMiles, name: String) {
        self.center = center
        self.centimeters = centimeters
        self.name = name
    }

    /// - Throws: `DecodingError` for a radius below 0 or beyond half of the earth's circumference.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        center = try container.decode(Coordinate.self, forKey: .center)
        centimeters = try container.decode(Int.self, forKey: .centimeters)
        name = try container.decode(String.self, forKey: .name)
        guard (0...Self.halfOfTheEarth).contains(centimeters) else {
            throw DecodingError.impossible("a radius of \(centimeters) cm", at: decoder)
        }
    }

    /// The longest distance between two points of the earth: 20,037.51 km.
    static let halfOfTheEarth = 2_003_751_000

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

    /// Minutes counted from the midnight that begins the day; the night is 1320 to 1740.
    public var minutes: Range<Int> {
        switch self {
        case .morning: 300..<720
        case .afternoon: 720..<1020
        case .evening: 1020..<1320
        case .night: 1320..<1740
        }
    }
}

/// A range of days, both ends included. A nil end is open.
public struct DateSpan: Hashable, Codable, Sendable {
    public let from: LocalDate?
    public let to: LocalDate?

    /// Creates a range.
    ///
    /// - Throws: `spanBackwards` if `to` is before `from`.
    public init(from: LocalDate? = nil, to: LocalDate? = nil) throws(DirectoryError) {
        if let from, let to, to < from { throw .spanBackwards(from, to) }
        self.from = from
        self.to = to
    }

    /// - Throws: `spanBackwards`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            from: container.decodeIfPresent(LocalDate.self, forKey: .from),
            to: container.decodeIfPresent(LocalDate.self, forKey: .to)
        )
    }

    /// Whether the range includes a day.
    public func contains(_ day: LocalDate) -> Bool {
        (from.map { $0 <= day } ?? true) && (to.map { day <= $0 } ?? true)
    }
}

/// The cost that an event may have.
public enum CostFilter: Hashable, Codable, Sendable {
    case free
    /// At most this many cents, in ``cents``.
    case atMost(cents: Int)

    /// The limits that can be chosen: 0 to a million dollars.
    static let cents = 0...100_000_000
}

/// The hours that count besides those that are known to hold.
public enum HoursChoice: String, CaseIterable, Codable, Sendable {
    /// Hours of earlier years, as if they returned every year.
    case earlierYears = "earlier-years"
}

/// The conditions of a list. A record has to meet all that are set; see ``FilterRule``.
public struct Filter: Hashable, Codable, Sendable {
    /// Words in the title, subtitle or description; empty for any.
    public var text: String
    public var place: PlaceFilter
    /// The area to search in; nil for any distance.
    public var circle: Circle?
    /// Open, or taking place, in one of these parts of the day; empty for any.
    @OrderEncoded public var timesOfDay: Set<TimeOfDay>
    /// Open, or taking place, on one of these days of the week; empty for any.
    @OrderEncoded public var days: Set<Weekday>
    /// Open, or taking place, on a day of this range; nil for any.
    public var dates: DateSpan?
    /// The hours that count besides those that are known to hold; nil for none.
    public var hours: HoursChoice?
    /// Accepts all of these.
    @OrderEncoded public var payments: Set<PaymentOption>
    /// Has all of these, compared folded.
    @OrderEncoded public var features: Set<String>
    /// The least mean rating in stars, 1 to 5. Nil for any, including unrated records.
    public var minimumRating: Int?
    /// The cost of an event; nil for any.
    public var cost: CostFilter?
    /// Suitable for this age in years; nil for any.
    public var age: Int?
    /// The ingredients contain all of these words, compared folded.
    @OrderEncoded public var ingredients: Set<String>
    /// Suitable for one of these meals; empty for any.
    @OrderEncoded public var meals: Set<MealType>
    /// Open, or taking place, at this moment of the county's clocks; nil for any.
    public var openAt: LocalDateTime?
    /// Whether only records featured on the home page of their kind are listed.
    public var isFeatured: Bool

    /// The mean ratings that can be chosen, in stars.
    static let stars = 1...5
    /// The ages that can be chosen, in years.
    public static let ages = 0...130

    /// Whether each limit is one that can be chosen.
    var isPossible: Bool {
        let isCostPossible = if case .atMost(let cents) = cost { CostFilter.cents.contains(cents) } else { true }
        return isCostPossible && (minimumRating.map(Self.stars.contains) ?? true)
            && (age.map(Self.ages.contains) ?? true)
    }

    /// Creates a filter; the defaults match everything.
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

/// The order of a list. Each order is total: ties are broken by id.
public enum SortOrder: String, CaseIterable, Codable, Sendable {
    case alphabetical
    /// By folded title, descending.
    case reverseAlphabetical = "reverse-alphabetical"
    /// By match quality, with a reason for each record.
    case bestMatch = "best-match"
    /// By Bayesian mean rating, then by number of favorites.
    case mostPopular = "most-popular"
    /// By distance; records without coordinates come last.
    case nearMe = "near-me"
    /// By the day it was added, newest first.
    case newest
    /// By the day it was added, oldest first.
    case oldest
    /// By the next occurrence of an event; one under way counts.
    case chronological
}

/// A request for a list.
public struct DirectoryQuery: Hashable, Codable, Sendable {
    public var kind: RecordKind
    public var filter: Filter
    public var sort: SortOrder
    /// The point that distances are measured from. Nil for the center of the filter's circle, or of 85003 without a circle.
    public var origin: Coordinate?

    public init(_ kind: RecordKind, _ filter: Filter = Filter(), sort: SortOrder, origin: Coordinate? = nil) {
        self.kind = kind
        self.filter = filter
        self.sort = sort
        self.origin = origin
    }
}

/// A set that encodes its members in order, so that equal filters have equal JSON.
@propertyWrapper
public struct OrderEncoded<Member: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
    public var wrappedValue: Set<Member>

    public init(wrappedValue: Set<Member>) { self.wrappedValue = wrappedValue }

    public init(from decoder: any Decoder) throws { wrappedValue = try Set(from: decoder) }

    public func encode(to encoder: any Encoder) throws {
        try wrappedValue.sorted { Self.key($0) < Self.key($1) }.encode(to: encoder)
    }

    private static func key(_ member: Member) -> String {
        (member as? any RawRepresentable).map { "\($0.rawValue)" } ?? "\(member)"
    }
}
