import Foundation
import MaricopaDirectory
import TimeKit

/// Records for the tests of maps and the site: one of each kind with all fields set.
enum SiteSample {
    static func day() throws -> LocalDate { try LocalDate(iso8601: "2026-11-21") }

    /// A Saturday morning.
    static func moment() throws -> LocalDateTime { try LocalDateTime(iso8601: "2026-11-21T09:30") }

    static func place(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
        guard let place = Coordinate(latitude: latitude, longitude: longitude) else { throw Missing(what: "place") }
        return place
    }

    struct Missing: Error { let what: String }

    /// A record with all fields of its kind.
    static func record(
        _ kind: RecordKind,
        _ id: String? = nil,
        title: String? = nil,
        at place: Coordinate? = nil
    ) throws -> Record {
        let morning = DayHours.open([try HoursSample.span("08:00", "13:00")])
        return Record(
            id: TimeKit.ID(id ?? "sample-\(kind.rawValue)"),
            title: title ?? "A \(kind.rawValue)",
            subtitle: "The second line of the \(kind.rawValue)",
            description: "What it is.\n\nAnd a second paragraph.",
            address: "1 W Example St",
            city: "Phoenix",
            zip: ZIPCode("85003"),
            coordinate: try place ?? Self.place(33.4512, -112.0801),
            phone: "602-555-0100",
            links: try LinkKind.allCases.map {
                RecordLink($0, try WebLinkRule.read("https://example.org/\($0.rawValue)?a=1&b=2"))
            },
            hours: Hours(week: WeeklyHours([.saturday: morning])),
            source: RecordSource("usda-markets", id: id ?? kind.rawValue),
            isSample: true,
            addedOn: try day(),
            verifiedOn: try day(),
            details: try details(kind),
            ratingSummary: RatingSummary(ratings: 4, stars: 18, favorites: 3)
        )
    }

    static func details(_ kind: RecordKind) throws -> RecordDetails {
        switch kind {
        case .market:
            return .market(
                MarketDetails(
                    produce: [
                        SeasonalProduce("Winter", ["Citrus", "Kale"]),
                        SeasonalProduce("Summer", ["Melons", "Peppers"]),
                    ],
                    payments: [.snap, .credit]
                )
            )
        case .recipe:
            return .recipe(
                RecipeDetails(
                    ingredients: ["2 cups corn", "1 lime"],
                    directions: ["Mix.", "Serve cold."],
                    nutrition: [NutritionFact("Calories", "140 kcal"), NutritionFact("Sodium", "20 mg")],
                    servings: "4 servings",
                    meals: [.lunch, .side],
                    isFeatured: true
                )
            )
        case .park: return .park(ParkDetails(features: ["Hiking trails", "Playground"]))
        case .activity:
            return .activity(ActivityDetails(howTo: "Bring water.\n\nStart early.", placeFeature: "Hiking trails"))
        case .event:
            let start = try LocalDateTime(iso8601: "2026-11-21T17:30")
            return .event(
                EventDetails(
                    schedule: EventSchedule(
                        start: start,
                        end: try LocalDateTime(iso8601: "2026-11-21T19:00"),
                        recurrence: try Recurrence(.weekly(on: [.saturday], every: 1), from: start),
                        exceptions: [try LocalDateTime(iso8601: "2026-11-28T17:30")]
                    ),
                    cost: .cents(500, 1_000),
                    ages: AgeRange(from: 6, to: 12),
                    organizer: "Sample Library"
                )
            )
        case .resource: return .resource
        }
    }
}
