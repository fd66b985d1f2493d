import Foundation
import MaricopaDirectory
import TestKit
import Testing
import TimeKit

@Suite("Buttons, sections and filters as the document has them")
struct KindDefaultsTests {
    @Test("each kind's record has the action buttons of the document, in its order")
    func buttons() throws {
        let directory = try MaricopaDirectory.inMemory()
        let titles: [RecordKind: [String]] = [
            .market: ["More Info", "Directions", "Meetup"], .park: ["More Info", "Directions", "Meetup"],
            .recipe: ["Favorite", "Print", "Eat Healthy", "Subscribe"], .activity: ["Leagues", "Subscribe", "Meetup"],
            .event: ["Favorite", "Reminder", "Directions", "Meetup", "Learn More"], .resource: ["Learn More"],
        ]
        for kind in RecordKind.allCases {
            let buttons = try directory.buttons(of: kind)
            #expect(buttons.value.map(\.title) == titles[kind], "\(kind)")
            #expect(buttons.version == 0)
            #expect(Set(buttons.value.map(\.id)).count == buttons.value.count)
        }
    }

    @Test("each kind's record has the sections of the document, in its order")
    func sections() throws {
        let directory = try MaricopaDirectory.inMemory()
        let titles: [RecordKind: [String]] = [
            .market: ["About", "Hours", "Seasonal Produce", "Payment Options", "Rating/Photos"],
            .park: ["About", "Hours", "Features", "Rating/Photos"],
            .recipe: ["About", "Ingredients", "Directions", "Nutrition Facts", "Rating/Photos"],
            .activity: ["About", "How To", "Find a Place", "Rating/Photos"], .event: ["Details", "Where"],
            .resource: ["About", "Hours", "Where"],
        ]
        for kind in RecordKind.allCases {
            #expect(try directory.sections(of: kind).value.map(\.title) == titles[kind], "\(kind)")
        }
    }

    @Test("each kind's filters have the sections of the document")
    func filters() throws {
        let directory = try MaricopaDirectory.inMemory()
        let titles: [RecordKind: [String]] = [
            .market: ["City", "Time of Day", "Day of Week", "Hours", "Payment Options", "Rating", "Sort By"],
            .park: ["City", "Time of Day", "Day of Week", "Features", "Rating", "Sort By"],
            .activity: ["City", "Time of Day", "Day of Week", "Rating", "Sort By"],
            .recipe: ["Ingredient", "Meal Type", "Rating", "Sort By"],
            .event: ["City", "Cost", "Recommended Age", "Time of Day", "Day of Week", "Sort By"], .resource: [],
        ]
        for kind in RecordKind.allCases {
            let options = try directory.options(for: kind)
            #expect(options.map(\.section.title) == titles[kind], "\(kind)")
            for section in options {
                #expect(!section.options.isEmpty && section.removed.isEmpty)
                #expect(try directory.options(of: section.section, for: kind).value == section)
            }
        }
    }

    @Test("a button leads to the first of its targets that the record has, and nowhere where it has none")
    func targets() throws {
        let day = try HoursSample.date("2026-11-21")
        var market = Record(id: TimeKit.ID("m"), title: "Market", addedOn: day, details: .market(MarketDetails()))
        let info = try #require(KindDefaults.buttons(of: .market).first)
        #expect(info.target(of: market) == nil)
        market.links = [RecordLink(.facebook, try WebLinkRule.read("facebook.com/market"))]
        #expect(info.target(of: market) == .link(.facebook))
        market.links.insert(RecordLink(.website, try WebLinkRule.read("example.org")), at: 0)
        #expect(info.target(of: market) == .link(.website))
        let recipe = Record(id: TimeKit.ID("r"), title: "Soup", addedOn: day, details: .recipe(RecipeDetails()))
        let eat = try #require(KindDefaults.buttons(of: .recipe).first { $0.id == "eat-healthy" })
        #expect(eat.target(of: recipe)?.description == "https://www.azhealthzone.org")
    }

    @Test("a target is written as it is read, and one that no front end could open is refused")
    func targetText() throws {
        for target in ButtonTarget.named + [.web(try WebLinkRule.read("https://example.org/a?b=c"))] {
            #expect(try ButtonTarget(target.description) == target)
            let read = try JSONDecoder().decode(ButtonTarget.self, from: JSONEncoder().encode(target))
            #expect(read == target)
        }
        for text in ["javascript:alert(1)", "data:text/html,x", "<b>", "", "home"] {
            #expect(throws: DirectoryError.self, "\(text)") { try ButtonTarget(text) }
        }
    }

    @Test(
        "a filter that asks for what an admin took away goes on without it and says so; what never was a button stays"
    )
    func removed() throws {
        let filter = Filter(
            place: .cities(["Mesa", "Casa Grande"]),
            timesOfDay: [.morning],
            days: [.saturday],
            payments: [.snap]
        )
        let sections = [
            FilterOptions(.city, [FilterOption("Tempe")], removed: [FilterOption("Mesa")]),
            FilterOptions(.timeOfDay, [], removed: [FilterOption("morning", "Morning")]),
            FilterOptions(.day, [FilterOption("saturday")], removed: [FilterOption("saturday")]),
            FilterOptions(.payment, [], removed: [FilterOption("wic")]),
        ]
        let (usable, notes) = FilterOptionRule.usable(filter, sections, of: .market)
        #expect(usable == Filter(place: .cities(["Casa Grande"]), days: [.saturday], payments: [.snap]))
        #expect(notes.count == 2 && notes[0].contains("“Mesa” is no longer among the City filters of the markets"))
        let gone = [
            FilterOptions(
                .sort,
                [FilterOption("near-me", "Near to Me")],
                removed: [FilterOption("best-match", "Best Match")]
            )
        ]
        #expect(FilterOptionRule.usable(.bestMatch, gone, of: .market).sort == .nearMe)
        #expect(FilterOptionRule.usable(.nearMe, gone, of: .market).note == nil)
    }
}
