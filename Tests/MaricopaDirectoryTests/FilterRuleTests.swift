import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("Filters")
struct FilterRuleTests {
    static func record(
        _ details: RecordDetails,
        city: String = "",
        zip: String? = nil,
        at place: Coordinate? = nil,
        hours: Hours = .unknown,
        ratingSummary: RatingSummary = RatingSummary()
    ) throws -> Record {
        Record(
            id: TimeKit.ID("r"),
            title: "Some place",
            city: city,
            zip: zip.flatMap { ZIPCode($0) },
            coordinate: place,
            hours: hours,
            addedOn: try HoursSample.date("2026-01-01"),
            details: details,
            ratingSummary: ratingSummary
        )
    }

    static let moment = LocalDateTime(LocalDate(dayNumber: 20_778), .midnight)

    func match(_ record: Record, _ filter: Filter) -> FilterMatch {
        FilterRule.match(record, filter, at: Self.moment)
    }

    @Test(
        "Hours of an earlier year count as a maybe where the filter says so, and are told with their year",
        arguments: [
            ("[2016-10-01 to 2017-05-01] Sat 08:00-13:00", [.saturday], FilterMatch.maybe, "2016 and 2017"),
            ("[2016-10-01 to 2017-05-01] Sat 08:00-13:00", [.sunday], .no, nil),
            ("[2017-01-01 to 2017-12-31] Sat 08:00-13:00", [.saturday], .maybe, "2017"),
            ("[2015-10-15 to 2017-06-15] Sat 08:00-13:00", [.saturday], .maybe, "2015 to 2017"),
            ("Sat 08:00-13:00", [.saturday], .yes, nil), ("", [.saturday], .maybe, nil),
        ] as [(String, Set<Weekday>, FilterMatch, String?)]
    )
    func earlierYears(hours: String, days: Set<Weekday>, expected: FilterMatch, years: String?) throws {
        var record = try Self.record(.market(MarketDetails()))
        record.hours = try HoursText.read(hours)
        let moment = try LocalDateTime(iso8601: "2026-03-02T08:00")
        let filter = Filter(days: days, hours: .earlierYears)
        #expect(FilterRule.match(record, filter, at: moment) == expected)
        let told = MatchReason.text(record, DirectoryQuery(.market, filter, sort: .alphabetical), at: moment)
        if let years { #expect(told == "in \(years) open Saturday 08:00–13:00, unknown today") }
        // Without that choice, such hours are unknown.
        let without = FilterRule.match(record, Filter(days: days), at: moment)
        #expect(without == (hours == "Sat 08:00-13:00" ? .yes : .maybe))
        #expect(Filter(hours: .earlierYears).without("hours/earlier-years") == Filter())
    }

    @Test("With hours of earlier years, places whose facts are known come before those whose facts nobody told")
    func earlierYearsOrder() throws {
        let past = "[2016-10-01 to 2017-05-01] Sat 08:00-13:00"
        let facts: [(id: String, hours: String, payments: Set<PaymentOption>?)] = [
            ("a", "", nil), ("b", "", [.snap]), ("c", past, nil), ("d", past, [.snap]),
            ("e", "Sat 08:00-13:00", [.snap]),
        ]
        let records = try facts.map { fact in
            var record = try Self.record(.market(MarketDetails(payments: fact.payments)))
            record.title = fact.id
            record.hours = try HoursText.read(fact.hours)
            return record
        }
        let moment = try LocalDateTime(iso8601: "2026-03-02T08:00")
        func order(_ filter: Filter) -> [String] {
            ResultOrder.results(records, DirectoryQuery(.market, filter, sort: .bestMatch), at: moment).map(\.title)
        }
        #expect(order(Filter(days: [.saturday], hours: .earlierYears)) == ["e", "c", "d", "a", "b"])
        #expect(
            order(Filter(days: [.saturday], hours: .earlierYears, payments: [.snap])) == ["e", "d", "c", "b", "a"]
        )
    }

    @Test("an empty filter lets every kind through, whatever nobody told of it")
    func everything() throws {
        let details: [RecordDetails] = [
            .market(MarketDetails()), .recipe(RecipeDetails()), .park(ParkDetails()), .activity(ActivityDetails()),
            .resource,
        ]
        for details in details { #expect(match(try Self.record(details), Filter()) == .yes) }
    }

    @Test("one of several cities is enough, written with or without accents and capitals")
    func cities() throws {
        let filter = Filter(place: .cities(["MESA", "Peñoría"]))
        #expect(match(try Self.record(.resource, city: "Mesa"), filter) == .yes)
        #expect(match(try Self.record(.resource, city: "Penoria"), filter) == .yes)
        #expect(match(try Self.record(.resource, city: "Tempe"), filter) == .no)
        #expect(match(try Self.record(.resource), filter) == .no)
    }

    @Test("a ZIP code is compared by its five digits, a leading zero kept")
    func zips() throws {
        let filter = Filter(place: .zip(try #require(ZIPCode("01234-5678"))))
        #expect(match(try Self.record(.resource, zip: "01234"), filter) == .yes)
        #expect(match(try Self.record(.resource, zip: "11234"), filter) == .no)
        #expect(match(try Self.record(.resource), filter) == .no)
    }

    @Test("an activity of which no place is told may be done in any city and ZIP code")
    func activitiesAnywhere() throws {
        let zip = try #require(ZIPCode("85003"))
        for place in [PlaceFilter.cities(["Mesa"]), .zip(zip)] {
            let filter = Filter(place: place)
            #expect(match(try Self.record(.activity(ActivityDetails())), filter) == .maybe)
            #expect(match(try Self.record(.activity(ActivityDetails()), city: "Tempe"), filter) == .no)
            #expect(match(try Self.record(.park(ParkDetails())), filter) == .no)
        }
    }

    @Test(
        "a place exactly on the edge of the circle is within, a centimeter beyond it isn't, without coordinates nothing is"
    )
    func circle() throws {
        let center = try #require(Coordinate(latitude: 33.45076, longitude: -112.07836))
        let place = try #require(Coordinate(latitude: 33.5, longitude: -112.0))
        let distance = Distance.centimeters(center, place)
        let record = try Self.record(.resource, at: place)
        for (centimeters, expected) in [(distance, FilterMatch.yes), (distance - 1, .no)] {
            let circle = Circle(center, centimeters: centimeters, name: "85003")
            #expect(match(record, Filter(circle: circle)) == expected)
            #expect(match(try Self.record(.resource), Filter(circle: circle)) == .no)
        }
    }

    @Test("a market takes all the payments asked for; one whose payments nobody told may")
    func payments() throws {
        let filter = Filter(payments: [.snap, .wic])
        func market(_ payments: Set<PaymentOption>?) throws -> Record {
            try Self.record(.market(MarketDetails(payments: payments)))
        }
        #expect(match(try market([.snap, .wic, .credit]), filter) == .yes)
        #expect(match(try market([.snap]), filter) == .no)
        #expect(match(try market([]), filter) == .no)
        #expect(match(try market(nil), filter) == .maybe)
        #expect(match(try Self.record(.resource), filter) == .no)
    }

    @Test("a park has all the features asked for, compared folded")
    func features() throws {
        let park = try Self.record(.park(ParkDetails(features: ["Hiking trails", "Piñata  area"])))
        #expect(match(park, Filter(features: ["hiking TRAILS", "pinata area"])) == .yes)
        #expect(match(park, Filter(features: ["hiking trails", "pool"])) == .no)
    }

    @Test("a mean of exactly the stars asked for is enough; what nobody rated has none")
    func ratings() throws {
        for (ratings, stars, expected) in [(2, 8, FilterMatch.yes), (3, 11, .no), (0, 0, .no)] {
            let record = try Self.record(.resource, ratingSummary: RatingSummary(ratings: ratings, stars: stars))
            #expect(match(record, Filter(minimumRating: 4)) == expected)
        }
    }

    @Test(
        "ingredients are found as whole words, in the singular or the plural",
        arguments: [
            ("tomato", true), ("Tomatoes", true), ("cherry tomatoes", true), ("egg", false), ("corn", true),
            ("strawberry", true), ("tomatoes cherry", false), ("jalapeno", true), ("peach", true), ("radishes", true),
            ("cookie", true), ("cookies", true), ("brownies", true), ("pie", true), ("cook", false),
        ]
    )
    func ingredients(_ asked: String, _ isThere: Bool) throws {
        let recipe = RecipeDetails(ingredients: [
            "2 cups cherry tomatoes", "1 eggplant", "3 ears of corn", "a handful of strawberries", "1 jalapeño",
            "2 peaches", "1 radish", "12 cookies", "1 brownie", "2 pies",
        ])
        #expect(match(try Self.record(.recipe(recipe)), Filter(ingredients: [asked])) == (isThere ? .yes : .no))
        #expect(match(try Self.record(.recipe(recipe)), Filter(ingredients: [asked, "salt"])) == .no)
    }

    @Test("one of the meals asked for is enough, and only what is featured is on the recipes' home")
    func recipes() throws {
        let recipe = try Self.record(.recipe(RecipeDetails(meals: [.lunch, .dinner])))
        #expect(match(recipe, Filter(meals: [.dinner, .snack])) == .yes)
        #expect(match(recipe, Filter(meals: [.snack])) == .no)
        #expect(match(recipe, Filter(isFeatured: true)) == .no)
        let featured = try Self.record(.recipe(RecipeDetails(isFeatured: true)))
        #expect(match(featured, Filter(isFeatured: true)) == .yes)
    }

    @Test("open at a moment: yes, no, and maybe where nobody knows")
    func openAt() throws {
        let filter = Filter(openAt: Self.moment)
        #expect(match(try Self.record(.park(ParkDetails()), hours: .always), filter) == .yes)
        #expect(match(try Self.record(.park(ParkDetails()), hours: Hours(week: WeeklyHours())), filter) == .no)
        #expect(match(try Self.record(.park(ParkDetails())), filter) == .maybe)
    }

    @Test("days and parts of the day agree with asking every minute of them, over generated hours")
    func everyMinute() throws {
        var generator = SeededGenerator(seed: 0x5EED)
        for round in 0..<300 {
            let hours = try HoursSample.generated(&generator, year: 2026)
            var filter = Filter()
            for part in TimeOfDay.allCases where generator.oneIn(3) { filter.timesOfDay.insert(part) }
            for day in Weekday.allCases where generator.oneIn(4) { filter.days.insert(day) }
            let first = try HoursSample.date("2026-11-21").adding(days: generator.int(in: -200...200))
            if generator.oneIn(2) || (filter.days.isEmpty && filter.timesOfDay.isEmpty) {
                filter.dates = try DateSpan(from: first, to: first.adding(days: generator.int(in: 0...10)))
            }
            let moment = LocalDateTime(first, .midnight)
            let expected = Self.slow(hours, filter, from: first)
            let record = try Self.record(.park(ParkDetails()), hours: hours)
            #expect(FilterRule.match(record, filter, at: moment) == expected, "round \(round)")
        }
    }

    /// Checks every minute: open in one gives yes, unknown in one gives maybe.
    static func slow(_ hours: Hours, _ filter: Filter, from first: LocalDate) -> FilterMatch {
        var match = FilterMatch.no
        let last = filter.dates?.to ?? first.adding(days: 6)
        for number in first.dayNumber...last.dayNumber {
            let day = LocalDate(dayNumber: number)
            guard filter.days.isEmpty || filter.days.contains(day.weekday) else { continue }
            let parts =
                filter.timesOfDay.isEmpty
                ? [0..<1440] : TimeOfDay.allCases.filter(filter.timesOfDay.contains).map(\.minutes)
            for minute in parts.flatMap({ $0 }) {
                let moment = LocalDateTime(day, .midnight).adding(minutes: minute)
                match = min(match, FilterMatch(OpenRule.openness(of: hours, at: moment)))
            }
        }
        return match
    }
}
