import DirectoryRecords
import Foundation
import NotificationKit
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("The search screen")
struct SearchScreenTests {
    /// A directory with a record of each kind and two more parks, all named "Corazón".
    private static func filled() throws -> MaricopaDirectory {
        let directory = try SearchIndexTests.directory()
        let generated = GeneratedDirectory(seed: 2, count: 9)
        var records: [Record] = []
        for (number, kind) in (RecordKind.allCases + [.park, .park]).enumerated() {
            var record = generated.record(number, as: kind)
            record.title = number < 7 ? "Corazón \(kind.rawValue)" : "Plaza"
            record.subtitle = "Number \(number)"
            record.description = number < 7 ? "" : "Near Corazon Park."
            record.city = "Mesa"
            record.ratingSummary = RatingSummary(ratings: 5, stars: number == 2 ? 25 : 15)
            records.append(record)
        }
        try directory.load(records)
        return directory
    }

    @Test("results of all kinds come kind by kind, with how many there are, as tiles that lead to their records")
    func groups() throws {
        let screen = try Self.filled().searchScreen("corazon")
        #expect(screen.text == "8 results" && screen.total == 8)
        #expect(screen.groups.map(\.kind) == [.park, .activity, .event, .market, .recipe, .resource])
        #expect(screen.groups.map(\.total) == [3, 1, 1, 1, 1, 1])
        for group in screen.groups {
            #expect(group.heading == group.kind.heading && group.rows.allSatisfy { $0.tile.kind == group.kind })
            for row in group.rows {
                #expect(row.tile.link == DirectoryLink.record(group.kind, ID(row.id)).labeled(row.tile.title))
            }
        }
        #expect(screen.groups[0].rows.map(\.found) == ["", "", "in the description"])
        let whole = try JSONDecoder().decode(SearchScreen.self, from: JSONEncoder().encode(screen))
        #expect(whole == screen)
    }

    @Test("results that are all guesses are told as such")
    func guesses() throws {
        let directory = try Self.filled()
        #expect(try directory.searchScreen("plazs").text == "Nothing is spelled “plazs”. Spelled nearly so: 1 result")
        #expect(
            try directory.searchScreen("plazs", kind: .park).text
                == "Nothing is spelled “plazs”. Spelled nearly so: 1 park"
        )
        #expect(try directory.searchScreen("plaza").text == "1 result")
        #expect(try directory.searchScreen("plaz").text == "1 result")
    }

    @Test("results come as the text is typed: from the third character on")
    func asTyped() throws {
        let directory = try Self.filled()
        let totals = try ["", "c", "co", "cor", "cora", "corazó", "corazonx", "corazonxy"].map {
            try directory.searchScreen($0).total
        }
        #expect(totals == [0, 0, 0, 8, 8, 8, 8, 0])
        #expect(try directory.searchScreen("co").text == "Type 3 characters or more.")
        #expect(try directory.searchScreen("!!!").text == "Type a word: signs alone find nothing.")
    }

    @Test("the text can be cleared, and the search canceled to the home screen")
    func clearAndCancel() throws {
        let directory = try Self.filled()
        let screen = try directory.searchScreen(" corazon ")
        #expect(screen.field.value == "corazon" && screen.clear.isEnabled)
        #expect(screen.clear.opens == DirectoryLink.search(nil).labeled("Search"))
        #expect(screen.cancel.opens == DirectoryLink.home.labeled("Home"))
        let empty = try directory.searchScreen("")
        #expect(empty.clear.whyNot == "Nothing was typed." && empty.cancel.isEnabled && empty.groups.isEmpty)
    }

    @Test("one kind alone can be shown, and a kind says where more of it is")
    func oneKind() throws {
        let directory = try Self.filled()
        let parks = try directory.searchScreen("corazon", kind: .park)
        #expect(parks.groups.map(\.kind) == [.park] && parks.groups[0].rows.count == 3 && parks.text == "3 parks")
        let few = try directory.searchScreen("corazon", limit: 1)
        #expect(few.groups[0].only.isEnabled && few.groups[0].only.label == "Show all 3 parks")
        #expect(few.groups.map(\.rows.count) == [1, 0, 0, 0, 0, 0] && few.total == 8)
    }

    @Test("an empty search says which word to drop and what that gives")
    func suggestions() throws {
        let directory = try Self.filled()
        let screen = try directory.searchScreen("corazon recipe giraffe")
        #expect(screen.text == "Nothing was found for “corazon recipe giraffe”.")
        #expect(screen.suggestions.map(\.text) == ["without “giraffe”: 1 recipe"])
        #expect(screen.suggestions[0].search.target == DirectoryLink.search("corazon recipe").target)
        let last = try directory.searchScreen("plaza giraffe recipe")
        #expect(last.suggestions.map(\.text) == ["only “plaza”: 1 park", "only “recipe”: 1 recipe"])
        #expect(try directory.searchScreen("giraffe").suggestions == [])
        let other = try directory.searchScreen("plaza", kind: .market)
        #expect(other.text == "No market was found for “plaza”.")
        #expect(other.suggestions.map(\.text) == ["in all kinds: 1 park"])
        #expect(other.lists.map(\.target) == RecordKind.allCases.map { DirectoryLink.list($0).target })
        #expect(try directory.searchScreen("").lists == other.lists && directory.searchScreen("plaza").lists == [])
    }

    @Test("a text over the limit of the field is refused there with what was typed, and never cut")
    func tooLong() async throws {
        let directory = try Self.filled()
        let longest = String(repeating: "q", count: SearchScreen.longestText)
        #expect(try directory.searchScreen(longest).field.value == longest)
        #expect(throws: DirectoryError.searchTooLong(201)) { try directory.searchScreen(longest + "q") }
        let long = "corazon " + String(repeating: "park ", count: 46) + "in"
        for link in [DirectoryLink.search(nil), .searchOnly("corazon", .park)] {
            let act = Act("search", fields: ["text": long])
            guard case .refused(let screen, let why, _, let field) = try await directory.perform(act, at: link) else {
                Issue.record("the text was cut")
                continue
            }
            let shown = try #require(screen as? SearchScreen).field
            #expect(why == "the search has 240 characters — write at most 200" && field == "text")
            #expect(shown.value == long && shown.error == why)
        }
    }

    @Test("an empty list says which word or filter to drop and what that gives")
    func listSuggestions() throws {
        let directory = try Self.filled()
        let query = DirectoryQuery(
            .park,
            Filter(text: "corazon giraffe", place: .cities(["Mesa"])),
            sort: .alphabetical
        )
        #expect(try directory.suggestions(for: query) == ["without “giraffe”: 3 parks"])
        let tempe = DirectoryQuery(.park, Filter(text: "corazon", place: .cities(["Tempe"])), sort: .alphabetical)
        #expect(try directory.suggestions(for: tempe) == ["without the filter “Tempe”: 3 parks"])
        let hopeless = DirectoryQuery(.park, Filter(place: .cities(["Tempe"]), minimumRating: 5, age: 3), sort: .nearMe)
        #expect(try directory.suggestions(for: hopeless) == ["without any filter: 3 parks"])
    }

    @Test("a filter without each of its parts is the filter with the others")
    func without() throws {
        let filter = Filter(
            text: "corn",
            place: .cities(["Mesa", "Tempe"]),
            circle: Circle(GeneratedDirectory.downtown, name: "downtown"),
            timesOfDay: [.morning, .night],
            days: [.saturday, .sunday],
            dates: try DateSpan(from: LocalDate(iso8601: "2026-05-01")),
            payments: [.snap, .wicCash],
            features: ["Pool", "Dog / cat park"],
            minimumRating: 4,
            cost: .free,
            age: 8,
            ingredients: ["corn"],
            meals: [.lunch, .side],
            openAt: try LocalDateTime(iso8601: "2026-05-02T09:00")
        )
        for whole in [filter, Filter(place: .zip(try #require(ZIPCode("85003"))))] {
            let parts = FilterWords.active(whole)
            for part in parts {
                #expect(FilterWords.active(whole.without(part.id)) == parts.filter { $0 != part }, "\(part.id)")
            }
            #expect(parts.reduce(whole) { $0.without($1.id) } == Filter())
        }
    }
}
