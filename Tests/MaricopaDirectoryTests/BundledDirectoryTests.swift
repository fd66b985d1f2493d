import Foundation
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("The bundled directory")
struct BundledDirectoryTests {
    /// A Wednesday.
    static let today = LocalDate(dayNumber: 20_576)

    @Test(
        "The bundle has records of every kind",
        arguments: [
            (.market, 36), (.recipe, 21), (.park, 31), (.activity, 12), (.event, 20), (.resource, 15),
        ] as [(RecordKind, Int)]
    )
    func counts(_ kind: RecordKind, _ count: Int) throws {
        let records = try BundledDirectory.records(on: Self.today).filter { $0.kind == kind }
        #expect(records.count == count)
        for record in records {
            #expect(!record.title.isEmpty, "\(record.id)")
            #expect(record.isSample == (kind == .event), "\(record.id)")
            #expect(record.addedOn == Self.today)
            #expect(record.id.rawValue.hasPrefix(kind == .market ? "usda-" : kind.rawValue + "-"))
        }
    }

    @Test(
        "Each bundled row names its source, uses the tables' words alone, and has an id of its own that is safe in links"
    )
    func rows() throws {
        var ids: Set<String> = []
        for table in BundledDirectory.tables {
            for entry in table.entries {
                #expect(ids.insert(entry.id).inserted, "\(entry.id)")
                #expect(!entry.text("from").isEmpty, "\(entry.id)")
                let isSafe = entry.id.utf8.allSatisfy { byte in
                    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
                }
                #expect(isSafe, "\(entry.id)")
            }
        }
        let records = try BundledDirectory.records(on: Self.today)
        #expect(
            Set(records.compactMap { record in record.source.map { "\($0.name) \($0.id)" } }).count == records.count
        )
        #expect(
            BundledDirectory.origin(of: TimeKit.ID("usda-1018235"))
                == "USDA National Farmers Market Directory, export of 2017, FMID 1018235"
        )
        #expect(BundledDirectory.origin(of: TimeKit.ID("nothing")) == nil)
    }

    @Test("A market is restated from the export with its source id, season by season")
    func market() throws {
        let records = try BundledDirectory.records(on: Self.today)
        let market = try #require(records.first { $0.id.rawValue == "usda-1018235" })
        #expect(market.title == "Uptown Farmers Market")
        #expect(market.source == RecordSource("usda-markets", id: "1018235"))
        #expect(market.zip == ZIPCode("85012"))
        #expect(market.coordinate == Coordinate(latitudeE7: 335_226_370, longitudeE7: -1_120_710_200))
        #expect(
            HoursText.text(market.hours)
                == "[2017-05-06 to 2017-09-30] Sat 08:00-12:00; [2017-10-04 to 2018-04-28] Wed, Sat 09:00-13:00"
        )
        #expect(market.verifiedOn == LocalDate("2017-06-20"))
        guard case .market(let details) = market.details else { throw DirectoryError.fault("no market") }
        #expect(details.payments == [.credit, .wic, .wicCash, .snap])
        #expect(details.produce.first?.items.contains("Vegetables") == true)
        // Unknown payments aren't the same as none.
        let untold = try #require(records.first { $0.id.rawValue == "usda-1003854" })
        guard case .market(let details) = untold.details else { throw DirectoryError.fault("no market") }
        #expect(details.payments == nil)
        #expect(untold.hours == .unknown)
    }

    @Test("Every bundled park lies in the county, with a known city and a ZIP code of Arizona")
    func parks() throws {
        let parks = try BundledDirectory.records(on: Self.today).filter { $0.kind == .park }
        for park in parks {
            let place = try #require(park.coordinate, "\(park.id)")
            #expect(Gazetteer.isInCounty(place), "\(park.id)")
            #expect(Gazetteer.city(named: park.city) != nil, "\(park.id)")
            let center = try #require(park.zip.flatMap { Gazetteer.center(of: $0) }, "\(park.id)")
            // Regional parks and the areas of their ZIP codes are large.
            #expect(Distance.meters(place, center) < 16_000, "\(park.id)")
        }
    }

    @Test("Every activity says how it is done, and parks have the place it needs")
    func activities() throws {
        let records = try BundledDirectory.records(on: Self.today)
        let features = Set(
            records.flatMap { record -> [String] in
                if case .park(let park) = record.details { park.features } else { [] }
            }
        )
        for record in records {
            guard case .activity(let activity) = record.details else { continue }
            #expect(!activity.howTo.isEmpty, "\(record.id)")
            #expect(features.contains(activity.placeFeature), "\(record.id): \(activity.placeFeature)")
        }
    }

    @Test(
        "Sample events take place after the day the directory is seeded: once, weekly, monthly, all day, with exceptions and moves"
    )
    func events() throws {
        let moment = LocalDateTime(Self.today, .midnight)
        let events = try BundledDirectory.records(on: Self.today).compactMap { record -> EventDetails? in
            if case .event(let event) = record.details { event } else { nil }
        }
        for event in events {
            #expect(event.schedule.start.date > Self.today)
            #expect(EventRule.current(of: event.schedule, at: moment) != nil)
            #expect(event.organizer.hasPrefix("Sample "))
        }
        #expect(events.contains { $0.schedule.isAllDay })
        #expect(events.contains { $0.schedule.recurrence == nil })
        #expect(events.contains { !$0.schedule.exceptions.isEmpty })
        #expect(events.contains { !$0.schedule.moved.isEmpty })
        #expect(events.contains { $0.cost == .cents(500, 1000) })
        #expect(events.contains { $0.ages == AgeRange(from: 2, to: 5) })
        for event in events {
            let slots = event.schedule.exceptions + event.schedule.moved.map(\.from)
            for slot in slots { #expect(event.schedule.recurrence?.contains(slot) == true) }
        }
    }

    @Test("Sample recipes are whole, and say that their nutrition facts are estimates")
    func recipes() throws {
        for record in try BundledDirectory.records(on: Self.today) {
            guard case .recipe(let recipe) = record.details else { continue }
            #expect(recipe.ingredients.count >= 3, "\(record.id)")
            #expect(!recipe.directions.isEmpty && !recipe.servings.isEmpty && !recipe.meals.isEmpty, "\(record.id)")
            #expect(recipe.nutrition.map(\.name) == Self.facts, "\(record.id)")
            #expect(record.description.contains("estimates"), "\(record.id)")
            #expect(recipe.nutrition.allSatisfy { $0.amount.hasPrefix("about") || $0.amount.hasPrefix("less") })
            #expect(record.link(.azHealthZone) != nil)
        }
    }

    private static let facts = [
        "Calories", "Total fat", "Saturated fat", "Sodium", "Total carbohydrate", "Dietary fiber", "Total sugars",
        "Protein",
    ]

    @Test("The events of any day of a year can be laid in")
    func anyDay() throws {
        for day in stride(from: 0, to: 400, by: 9) {
            let today = Self.today.adding(days: day)
            for record in try BundledDirectory.events.records(on: today) {
                guard case .event(let event) = record.details else { continue }
                #expect(event.schedule.start.date > today && event.schedule.end > event.schedule.start)
            }
        }
    }

    @Test(
        "A row that can't be read is a fault that names it",
        arguments: [
            "color red", "at 33.4", "at 133 -112", "hours Sat 25:00-26:00", "link website javascript:alert(1)",
            "link site https://example.org", "pays gold",
        ]
    )
    func unreadable(_ line: String) {
        let table = BundledTable(.market, "= usda-1\ntitle A\n" + line)
        do {
            let records = try table.records(on: Self.today)
            Issue.record("\(records)")
        } catch {
            #expect("\(error)".contains("usda-1"), "\(error)")
        }
    }
}
