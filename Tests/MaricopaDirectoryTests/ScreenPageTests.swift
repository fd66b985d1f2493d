import DirectoryRecords
import Foundation
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("Pages of lists, maps, filters and records")
struct ScreenPageTests {
    static let kindsOnMaps: [RecordKind] = [.market, .park]
    static let tempe = Coordinate(latitude: 33.4255, longitude: -111.94)

    @Test(
        "a list begins with all of its kind by title, of events by time, of recipes with those that are featured",
        arguments: RecordKind.allCases
    )
    func listStart(_ kind: RecordKind) {
        let query = StartingQuery.list(of: kind)
        #expect(query.sort == (kind == .event ? .chronological : .alphabetical))
        #expect(query.filter == Filter(isFeatured: kind == .recipe))
    }

    @Test("the list of featured recipes leads to all recipes, and a filter is for all of them")
    func allRecipes() throws {
        let directory = try MaricopaDirectory.inMemory(
            clock: ManualClock("2026-05-02T15:00:00Z").wallClock,
            ids: .seeded(1),
            credential: .owner
        )
        try directory.seed()
        let featured = try directory.list(StartingQuery.list(of: .recipe))
        let link = try #require(featured.pages.first { $0.label == "All recipes" })
        guard case .asked(let query)? = DirectoryLink(link.target) else {
            Issue.record("\(link.target)")
            return
        }
        let all = try directory.list(query)
        #expect(featured.total < all.total)
        #expect(try all.total == directory.records(of: .recipe).count && all.title == "Recipes")
        #expect(!all.pages.contains { $0.label == "All recipes" })
        var breakfast = StartingQuery.list(of: .recipe)
        breakfast.filter.toggle("breakfast", in: .meal)
        #expect(try directory.filterScreen(breakfast).query?.filter.isFeatured == false)
        #expect(try directory.filterScreen(StartingQuery.list(of: .recipe)).query?.filter.isFeatured == true)
    }

    @Test("a map begins five miles around 85003, or around the user where that is known", arguments: kindsOnMaps)
    func mapStart(_ kind: RecordKind) throws {
        let circle = try #require(StartingQuery.map(of: kind).filter.circle)
        #expect(circle.center == Gazetteer.phoenixCenter && circle.centimeters == Circle.fiveMiles)
        let here = try #require(Self.tempe)
        let own = try #require(StartingQuery.map(of: kind, .at(here)).filter.circle)
        #expect(own.center == here && own.centimeters == Circle.fiveMiles)
        #expect(StartingQuery.map(of: kind, .denied).filter.circle == circle)
    }

    @Test(
        "the city in which the user is known to be is chosen; not if the place is off, denied or outside the county",
        arguments: [RecordKind.market, .park, .activity, .event]
    )
    func presetCity(_ kind: RecordKind) throws {
        let here = try #require(Self.tempe)
        #expect(StartingQuery.list(of: kind, .at(here)).filter.place == .cities(["Tempe"]))
        let tucson = try #require(Coordinate(latitude: 32.2226, longitude: -110.9747))
        for userLocation in [UserLocation.off, .denied, .at(tucson)] {
            #expect(StartingQuery.list(of: kind, userLocation).filter.place == .none)
        }
    }

    @Test(
        "cities and ZIP code gray each other out until they are taken away",
        arguments: [RecordKind.market, .park, .activity, .event]
    )
    func grayedOut(_ kind: RecordKind) throws {
        let directory = try ResultTests.directory([])
        var query = DirectoryQuery(kind, sort: .alphabetical)
        func city(_ screen: FilterScreen) throws -> FilterScreen.Button {
            try #require(screen.sections.first { $0.id == .city }?.rows.joined().first { $0.value == "Mesa" })
        }
        var screen = try directory.filterScreen(query)
        #expect(try city(screen).action.isEnabled && screen.zipWhyNot == nil && screen.zip != nil)
        query.filter.toggle("Mesa", in: .city)
        screen = try directory.filterScreen(query)
        #expect(try city(screen).isChosen && screen.zipWhyNot == "Take the cities away to type a ZIP code.")
        #expect(screen.zip?.whyNot == screen.zipWhyNot)
        query.filter.toggle("Mesa", in: .city)
        screen = try directory.filterScreen(query, typed: ["zip": "85201-1234"])
        #expect(try city(screen).action.whyNot == "Take the ZIP code away to choose cities.")
        #expect(try screen.query?.filter.place == .zip(#require(ZIPCode("85201"))))
        var cities = query
        cities.filter.toggle("Mesa", in: .city)
        screen = try directory.filterScreen(cities, typed: ["zip": "85201"])
        #expect(try !screen.apply.isEnabled && city(screen).action.isEnabled)
        #expect(screen.sections.allSatisfy { $0.rows.joined().allSatisfy(\.action.isEnabled) })
        screen = try directory.filterScreen(query, typed: ["zip": ""])
        #expect(try city(screen).action.isEnabled && screen.query?.filter.place == PlaceFilter.none)
    }

    @Test(
        "a section shows three rows of buttons at most, and all of them when more are asked for",
        arguments: [RecordKind.market, .park, .activity, .event]
    )
    func threeRows(_ kind: RecordKind) throws {
        let directory = try ResultTests.directory([])
        let query = StartingQuery.list(of: kind)
        for columns in [20, 40, 200] {
            let screen = try directory.filterScreen(query, columns: columns)
            for section in screen.sections {
                #expect(section.shown <= 3 && section.shown == min(3, section.rows.count))
                #expect((section.more != nil) == (section.rows.count > 3))
                for row in section.rows where row.count > 1 {
                    #expect(row.reduce(0) { $0 + $1.action.label.count + 4 } <= columns)
                }
            }
            let all = try directory.filterScreen(query, expanded: Set(FilterSection.allCases), columns: columns)
            #expect(all.sections.allSatisfy { $0.shown == $0.rows.count })
        }
    }

    @Test(
        "choosing a button twice leaves the filter as it was, for every button of every kind",
        arguments: RecordKind.allCases
    )
    func toggling(_ kind: RecordKind) {
        for section in FilterSection.all(of: kind) where section != .sort {
            for option in KindDefaults.options(of: section, for: kind) {
                var filter = Filter()
                filter.toggle(option.value, in: section)
                #expect(filter.isChosen(option.value, in: section) && filter != Filter(), "\(section) \(option.value)")
                filter.toggle(option.value, in: section)
                #expect(filter == Filter())
            }
        }
    }

    @Test("Apply leads back with what was chosen, and a wrong ZIP code or day says what to write instead")
    func apply() throws {
        let directory = try ResultTests.directory([])
        let query = StartingQuery.list(of: .market)
        let fine = try directory.filterScreen(query, typed: ["from": "2026-03-07", "to": "2026-03-09"])
        let asked = DirectoryLink.asked(try #require(fine.query)).labeled("Markets")
        #expect(fine.apply.isEnabled && fine.apply.opens == asked)
        let march = try DateSpan(from: HoursSample.date("2026-03-07"), to: HoursSample.date("2026-03-09"))
        #expect(fine.query?.filter.dates == march)
        for typed in [["zip": "8500"], ["from": "7 March"], ["from": "2026-03-09", "to": "2026-03-07"]] {
            let screen = try directory.filterScreen(query, typed: typed)
            #expect(!screen.apply.isEnabled && screen.query == nil)
            #expect(([screen.zip].compactMap { $0 } + screen.dates).contains { $0.error != nil })
        }
    }

    @Test(
        "the bar says which filters are set and removes them after a question; without filters there is no bar",
        arguments: RecordKind.allCases
    )
    func bar(_ kind: RecordKind) throws {
        let directory = try ResultTests.directory([])
        #expect(try directory.list(StartingQuery.list(of: kind)).bar == nil)
        var query = StartingQuery.list(of: kind)
        query.filter.minimumRating = 4
        query.filter.place = .cities(["Mesa"])
        let bar = try #require(try directory.list(query).bar)
        #expect(bar.filters.map(\.label) == ["Mesa", "4 stars and up"])
        #expect(bar.text == "Filters: Mesa, 4 stars and up — without them there may be more \(kind.plural)")
        #expect(bar.clear.confirmation?.question == "Remove all 2 filters?" && bar.clear.gesture == .tap)
    }

    @Test(
        "a list toggles to its map and a map to its list; a pin's preview leads to the record, with the number of the list",
        arguments: kindsOnMaps
    )
    func toggle(_ kind: RecordKind) throws {
        let records = (0..<60).map { GeneratedDirectory(seed: 3, count: 0).record($0, as: kind) }
        let directory = try ResultTests.directory(records)
        let list = try directory.list(StartingQuery.list(of: kind))
        #expect(list.pages.first?.target == "maricopa://map/\(kind.plural)")
        let map = try directory.mapScreen(StartingQuery.map(of: kind))
        #expect(map.pages.first?.target == "maricopa://\(kind.plural)")
        #expect(!map.pins.isEmpty && map.bar == nil)
        let page = try directory.page(of: map.session, limit: 100)
        for pin in map.pins {
            #expect(page.records[pin.number - 1].id.rawValue == pin.id)
            #expect(pin.preview.link.target == "maricopa://\(kind.plural)/\(pin.id)")
        }
    }

    @Test("a filter stays on the way from a list to its map, back, and to the page of filters", arguments: kindsOnMaps)
    func filterStays(_ kind: RecordKind) throws {
        let records = (0..<60).map { GeneratedDirectory(seed: 3, count: 0).record($0, as: kind) }
        let directory = try ResultTests.directory(records)
        var circled = StartingQuery.map(of: kind)
        circled.filter.circle?.centimeters *= 3
        for query in [
            DirectoryQuery(kind, Filter(place: .cities(["Mesa", "Phoenix"])), sort: .alphabetical),
            DirectoryQuery(kind, Filter(minimumRating: 2), sort: .mostPopular), circled,
        ] {
            let list = try directory.list(query)
            let shown = try #require(list.pages.first { $0.label == "Map" }.flatMap { DirectoryLink($0.target) })
            let map = try #require(try directory.screen(shown) as? MapScreen)
            #expect(map.credit.contains("CC BY 4.0"))
            #expect(map.total == list.total)
            #expect(map.pages.map { DirectoryLink($0.target) } == [.asked(query), .askedFilters(query, expanded: [])])
            #expect(DirectoryLink(map.back.target) == .asked(query))
        }
        // The first map leads back to the first list, wherever the user is.
        let tempe = try #require(Self.tempe)
        #expect(
            try directory.mapScreen(StartingQuery.map(of: kind, .at(tempe))).back.target == "maricopa://\(kind.plural)"
        )
    }

    @Test("Find a Place shows the parks with the activity's feature on a map, and back leads to the activity")
    func findAPlace() throws {
        var records = try ResultStepTests.records(.park, 4)
        records[1].details = .park(ParkDetails(features: ["Hiking Trails"]))
        records[1].coordinate = Self.tempe
        records[3].details = .park(ParkDetails(features: ["hiking trails", "Pool"]))
        records[3].coordinate = Gazetteer.phoenixCenter
        let hiking = Record(
            id: TimeKit.ID("hiking"),
            title: "Hiking",
            addedOn: try HoursSample.date("2026-01-01"),
            details: .activity(ActivityDetails(howTo: "Walk.", placeFeature: "Hiking trails"))
        )
        let directory = try ResultTests.directory(records + [hiking])
        let map = try directory.findAPlace(hiking.id)
        #expect(map.pins.map(\.id) == ["d", "b"] && map.title == "Places for Hiking")
        #expect(map.back.target == "maricopa://activities/hiking")
        #expect(map.pins[0].preview.link.target == "maricopa://parks/d")
        #expect(
            try directory.recordScreen(hiking.id).sections.contains {
                $0.link?.target == "maricopa://find-a-place/hiking"
            }
        )
        #expect(throws: DirectoryError.noPlaces("A")) { try directory.findAPlace(TimeKit.ID("a")) }
    }

    @Test(
        "a record's page has the buttons of the document, in its order",
        arguments: [
            (RecordKind.market, ["More Info", "Directions", "Meetup"]), (.park, ["More Info", "Directions", "Meetup"]),
            (.recipe, ["Favorite", "Print", "Eat Healthy", "Subscribe"]),
            (.activity, ["Leagues", "Subscribe", "Meetup"]),
            (.event, ["Favorite", "Reminder", "Directions", "Meetup", "Learn More"]), (.resource, ["Learn More"]),
        ]
    )
    func buttons(_ kind: RecordKind, _ titles: [String]) throws {
        var records = try ResultStepTests.records(kind, 1)
        let bare = try ResultTests.directory(records).recordScreen(TimeKit.ID("a"))
        records[0].links = try LinkKind.allCases.map { RecordLink($0, try WebLinkRule.read("https://example.org/")) }
        let directory = try ResultTests.directory(records)
        let screen = try directory.recordScreen(TimeKit.ID("a"))
        #expect(screen.buttons.map(\.action.label) == titles)
        // There is no button for a link that the record lacks.
        #expect(!bare.buttons.contains { ["Meetup", "Leagues", "More Info", "Learn More"].contains($0.action.label) })
        let isAmongButtons = titles.contains("Favorite")
        #expect((screen.header.favorite != nil) != isAmongButtons)
        // Without a signed-in user, such actions ask for signing in.
        let favorite = screen.header.favorite ?? screen.buttons.first { $0.id == "favorite" }?.action
        #expect(favorite?.whyNot == "Sign in first." && favorite?.opens?.target == "maricopa://account/login")
        #expect(screen.back.target == "maricopa://\(kind.plural)")
    }

    @Test("a market's page has its name, address, phone, hours, produce by season and payments")
    func market() throws {
        let span = try HoursSample.span("08:00", "13:00")
        let record = Record(
            id: TimeKit.ID("m"),
            title: "Open Air Market",
            address: "720 N 5th St",
            city: "Phoenix",
            zip: ZIPCode("85004"),
            phone: "602-555-0100",
            hours: Hours(week: WeeklyHours([.saturday: .open([span])])),
            addedOn: try HoursSample.date("2026-01-01"),
            details: .market(
                MarketDetails(
                    produce: [SeasonalProduce("Winter", ["Citrus"]), SeasonalProduce("Summer", ["Melons"])],
                    payments: [.snap, .credit]
                )
            )
        )
        let directory = try ResultTests.directory([record])
        let screen = try directory.recordScreen(record.id)
        #expect(screen.title == "Open Air Market")
        #expect(screen.header.lines == ["720 N 5th St, Phoenix 85004", "602-555-0100"])
        #expect(screen.header.phone?.address == "tel:6025550100" && screen.unknown.isEmpty)
        let parts = Dictionary(uniqueKeysWithValues: screen.sections.map { ($0.id, $0.parts) })
        #expect(screen.sections.map(\.title) == ["Hours", "Seasonal Produce", "Payment Options", "Rating/Photos"])
        #expect(parts[.hours]?.map(\.lines) == [["Open until 13:00"], ["Sat 08:00-13:00"]])
        #expect(parts[.produce]?.map(\.title) == ["Winter", "Summer"])
        #expect(parts[.payments]?.first?.lines == ["Credit cards", "SNAP"])
        #expect(screen.buttons.first { $0.id == "directions" }?.action.isEnabled == true)
        #expect(!screen.buttons.contains { $0.id == "more-info" })
    }

    @Test(
        "a record's phone is dialed without its extension, which stays in words; a text of two numbers is a line alone",
        arguments: [
            ("602-555-0100 ext. 12", "tel:6025550100"), ("(602) 555-0100 x12", "tel:6025550100"),
            ("+1 602 555 0100;ext=12", "tel:+16025550100"), ("2-1-1", "tel:211"),
            ("602-555-0100 or 602-555-0200", nil), ("602-555-0100, 602-555-0200", nil), ("ask at the desk", nil),
        ] as [(String, String?)]
    )
    func phone(text: String, dialed: String?) throws {
        let record = Record(
            id: TimeKit.ID("m"),
            title: "Open Air Market",
            phone: text,
            addedOn: try HoursSample.date("2026-01-01"),
            details: .market(MarketDetails())
        )
        let header = try ResultTests.directory([record]).recordScreen(record.id).header
        #expect(header.phone?.address == dialed && header.phone?.link.target == dialed)
        #expect(header.lines.contains(text) && (header.phone?.text ?? text) == text)
    }

    @Test("every result of a list says why it is there, and what nobody knows is said, not hidden")
    func reasons() throws {
        let span = try HoursSample.span("08:00", "13:00")
        var records = try ResultStepTests.records(.market, 3)
        records[0].details = .market(MarketDetails(payments: [.snap]))
        records[1].details = .market(MarketDetails(payments: [.snap]))
        records[1].hours = Hours(week: WeeklyHours([.saturday: .open([span])]))
        records[1].coordinate = Self.tempe
        let filter = Filter(days: [.saturday], payments: [.snap])
        let directory = try ResultTests.directory(records)
        let screen = try directory.list(
            DirectoryQuery(.market, filter, sort: .bestMatch, origin: Gazetteer.phoenixCenter)
        )
        #expect(screen.rows.map(\.tile.title) == ["B", "A", "C"])
        #expect(screen.rows[0].reason == "takes SNAP, open Saturday 08:00–13:00, 8.2 miles away")
        #expect(screen.rows[1].reason == "takes SNAP, hours unknown, nobody knows how far")
        #expect(screen.rows[2].reason == "payments unknown, hours unknown, nobody knows how far")
    }

    @Test("a filter that an admin took away is passed over with a note")
    func removedOption() throws {
        let directory = try ResultTests.directory(try ResultStepTests.records(.market, 2))
        let old = try directory.options(of: .city, for: .market)
        let left = old.value.options.filter { $0.value != "Mesa" }
        try directory.write { writer in
            try writer.set(
                .filters(.market, .city),
                to: FilterOptions(.city, left, removed: [FilterOption("Mesa")]),
                from: old,
                expecting: nil
            )
        }
        let screen = try directory.list(
            DirectoryQuery(.market, Filter(place: .cities(["Mesa"])), sort: .alphabetical)
        )
        #expect(screen.total == 2 && screen.bar == nil && screen.notes.count == 1)
        #expect(screen.notes.first?.contains("“Mesa”") == true)
    }

    @Test("the list's JSON is what the design says: session, total, filters, items, next")
    func answer() throws {
        let directory = try ResultTests.directory(try ResultStepTests.records(.park, 3))
        let screen = try directory.list(StartingQuery.list(of: .park), limit: 2)
        let json = try JSONDecoder().decode(AnyJSON.self, from: JSONEncoder().encode(screen.answer))
        guard case .object(let list) = json, case .array(let items)? = list["items"],
            case .object(let item)? = items.first
        else { return #expect(Bool(false), "\(json)") }
        #expect(Set(list.keys) == ["session", "total", "filters", "items", "next"])
        let keys = [
            "id", "kind", "title", "subtitle", "city", "zip", "distanceMeters", "open", "rating", "link", "payments",
            "checkedOn", "checked", "isSample", "picture", "titleLanguage", "subtitleLanguage",
        ]
        #expect(Set(item.keys) == Set(keys))
        #expect(screen.answer.next == "\(screen.session).2")
    }

    /// A complete record of a kind.
    static func whole(_ kind: RecordKind) throws -> Record {
        var record = try ResultStepTests.records(kind, 1)[0]
        record.description = "About it."
        record.address = "1 Main St"
        record.phone = "602-555-0100"
        record.thumbnail = nil
        record.hours = .always
        switch kind {
        case .market:
            record.details = .market(MarketDetails(produce: [SeasonalProduce("Winter", ["Citrus"])], payments: []))
        case .recipe:
            record.details = .recipe(
                RecipeDetails(
                    ingredients: ["2 cups corn"],
                    directions: ["Boil.", "Eat."],
                    nutrition: [NutritionFact("Sodium", "140 mg")],
                    servings: "4 servings"
                )
            )
        case .park: record.details = .park(ParkDetails(features: ["Pool"]))
        case .activity: record.details = .activity(ActivityDetails(howTo: "Walk.", placeFeature: "Hiking trails"))
        case .event:
            if case .event(var event) = record.details {
                event.cost = .cents(500, 500)
                record.details = .event(event)
            }
        case .resource: break
        }
        return record
    }

    @Test(
        "a record's page has the header and the sections of the document, kind by kind",
        arguments: [
            (
                RecordKind.market, ["1 Main St, Mesa", "602-555-0100"],
                ["About", "Hours", "Seasonal Produce", "Payment Options", "Rating/Photos"]
            ),
            (.recipe, [], ["About", "Ingredients", "Directions", "Nutrition Facts", "Rating/Photos"]),
            (.park, ["1 Main St, Mesa", "602-555-0100"], ["About", "Hours", "Features", "Rating/Photos"]),
            (.activity, [], ["About", "How To", "Find a Place", "Rating/Photos"]),
            (.event, ["Sun 2026-03-08, 09:00 to 09:30", "$5"], ["Details", "Where"]),
            (.resource, ["1 Main St, Mesa", "602-555-0100"], ["About", "Hours", "Where"]),
        ]
    )
    func sections(_ kind: RecordKind, _ header: [String], _ sections: [String]) throws {
        let directory = try ResultTests.directory([try Self.whole(kind)])
        let screen = try directory.recordScreen(TimeKit.ID("a"))
        #expect(screen.title == "A" && screen.header.lines == header)
        #expect(screen.sections.map(\.title) == sections)
    }

    @Test(
        "the filters of a kind are those of the document, and so are its orders",
        arguments: [
            (
                RecordKind.market,
                ["City", "Time of Day", "Day of Week", "Hours", "Payment Options", "Rating", "Sort By"], 4
            ),
            (.recipe, ["Ingredient", "Meal Type", "Rating", "Sort By"], 4),
            (.park, ["City", "Time of Day", "Day of Week", "Features", "Rating", "Sort By"], 4),
            (.activity, ["City", "Time of Day", "Day of Week", "Rating", "Sort By"], 4),
            (.event, ["City", "Recommended Age", "Cost", "Time of Day", "Day of Week", "Sort By"], 4),
        ]
    )
    func filters(_ kind: RecordKind, _ sections: [String], _ orders: Int) throws {
        let screen = try ResultTests.directory([]).filterScreen(StartingQuery.list(of: kind))
        #expect(Set(screen.sections.map(\.title)) == Set(sections))
        #expect(screen.sections.last?.rows.joined().count == orders)
        #expect((screen.zip != nil) == (kind != .recipe) && screen.dates.count == (kind == .recipe ? 0 : 2))
        let order = screen.sections.last?.rows.joined().map(\.action.label) ?? []
        let wanted =
            kind == .recipe
            ? ["Title A–Z", "Title Z–A", "Newest First", "Oldest First"] : ["Best Match", "Most Popular", "Near to Me"]
        #expect(Set(wanted).isSubset(of: order))
    }
}
