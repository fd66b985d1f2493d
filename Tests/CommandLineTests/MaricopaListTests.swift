import Foundation
import TestKit
import Testing

@Suite("Lists, searches and maps with the maricopa command")
struct MaricopaListTests {
    let home: MaricopaBox
    /// Saturday, 16 May 2026, at 08:00, in the season of summer hours.
    static let saturday = "2026-05-16T08:00"

    init() throws { home = try MaricopaBox() }

    private func ids(_ arguments: String...) throws -> [String] {
        let result = try home.run(arguments + ["--json", "--limit", "200"], at: Self.saturday)
        try #require(result.status == 0, "\(arguments): \(result.errorText)")
        let list = try JSONDecoder().decode(JSONShapeTests.Shape.self, from: result.output)
        return list["items"]?.array.compactMap { $0["id"]?.text } ?? []
    }

    @Test(
        "each option of a list narrows it, and what is left is what it names",
        arguments: [
            ["markets", "--city", "Mesa"], ["markets", "--zip", "85012"], ["markets", "--near", "85003"],
            ["markets", "--near", "33.45,-112.07", "--radius", "3mi"], ["markets", "--payment", "snap"],
            ["markets", "--day", "sat"], ["markets", "--time-of-day", "morning", "--day", "wed"],
            ["markets", "--open-at", "2026-05-16T09:00"], ["markets", "--from", "2026-07-01", "--to", "2026-07-31"],
            ["markets", "--text", "phoenix"], ["parks", "--feature", "Hiking trails"],
            ["recipes", "--ingredient", "corn"],
            ["recipes", "--meal", "breakfast"], ["events", "--cost", "free"], ["events", "--age", "4"],
            ["events", "--from", "2026-05-20", "--to", "2026-05-21"], ["activities", "--text", "hiking"],
            ["resources", "--text", "food"],
        ]
    )
    func options(arguments: [String]) throws {
        let kind = arguments[0]
        // The bundled records' hours of today are unknown, so this market gets known ones.
        try home.done("admin", "edit", "usda-1012191", "--set", "hours=[May 1-May 31] Thu 14:00-18:00")
        let all = try ids(kind, "--all")
        let some = Set(try home.run(arguments + ["--json", "--limit", "200"], at: Self.saturday).jsonItems)
        #expect(!some.isEmpty && some.count < all.count, "\(some.count) of \(all.count)")
        #expect(some.isSubset(of: all))
        let text = try home.run(arguments, at: Self.saturday).text
        #expect(text.contains("\nFilters: ") && text.contains("--clear"))
    }

    @Test(
        "an option whose facts a kind doesn't have is refused, and the kinds that have them are named",
        arguments: [
            (["resources", "--earlier-years"], "it is for markets"),
            (["recipes", "--earlier-years"], "it is for markets"),
            (["parks", "--payment", "snap"], "it is for markets"),
            (["markets", "--meal", "lunch"], "it is for recipes"),
            (["activities", "--cost", "free"], "it is for events"),
            (["events", "--min-rating", "3"], "it is for markets, recipes, parks, activities"),
        ]
    )
    func foreign(arguments: [String], remedy: String) throws {
        let result = try home.run(arguments)
        #expect(result.status == 64 && result.errorText.contains(remedy), "\(result.errorText)")
    }

    @Test("a search without any result tells where to look instead")
    func nothingFound() throws {
        let said = try home.done("search", "zzzzzz")
        #expect(said.contains("maricopa markets") && said.contains("maricopa recipes"), "\(said)")
    }

    @Test("nothing rated is left by a filter for ratings, and the list says what dropping it gives")
    func ratings() throws {
        let list = try home.done("markets", "--city", "Mesa", "--min-rating", "4")
        #expect(list.contains("without the filter “4 stars and up”: "))
    }

    @Test("a list's JSON has the design's members, and its next page goes on where it ended")
    func pages() throws {
        let first = try home.json("markets", "--limit", "5")
        #expect(first.keys == ["session", "total", "filters", "items", "next"])
        let item = try #require(first["items"]?.array.first)
        #expect(
            item.keys == [
                "id", "kind", "title", "subtitle", "city", "zip", "distanceMeters", "open", "rating", "picture",
                "payments", "checkedOn", "isSample", "checked", "link", "titleLanguage", "subtitleLanguage",
            ]
        )
        #expect(item["open"]?.keys == ["state", "until"])
        let next = try #require(first["next"]?.text)
        let second = try home.json("markets", "--after", next, "--limit", "5")
        #expect(second["session"] == first["session"])
        let seen = [first, second].flatMap { $0["items"]?.array.compactMap { $0["id"]?.text } ?? [] }
        #expect(seen.count == 10 && Set(seen).count == 10)
        #expect(seen == Array(try ids("markets").prefix(10)))
    }

    @Test("a newcomer finds a market for Saturday, sees why it is first, walks to the next, and shares it")
    func newcomer() throws {
        let arguments = [
            "markets", "--near", "85003", "--day", "sat", "--time-of-day", "morning", "--payment", "snap", "--sort",
            "best-match",
        ]
        // The bundled hours are of past years, so an admin updates them.
        for market in ["usda-1011820", "usda-1018235"] {
            try home.done("admin", "edit", market, "--set", "hours=Sat 08:00-12:00")
        }
        let list = try home.run(arguments, at: Self.saturday).text
        #expect(list.contains("hours unknown, told only for 2017 · ") && list.contains("last checked 2016-"))
        #expect(list.contains("1  Phoenix Public Market"))
        #expect(list.contains("takes SNAP, open Saturday 08:00–12:00, 0.5 miles away"))
        let session = try #require(list.split(separator: " ").last.map { $0.filter { !$0.isNewline } })
        #expect(try home.done("show", "usda-1011820", "--in", session).contains("Credit cards"))
        let next = try home.done("next", "usda-1011820", "--in", session)
        #expect(next.contains("Uptown Farmers Market"))
        #expect(try home.done("previous", "usda-1011820", "--in", session).contains("This is the first."))
        #expect(try home.done("previous", "usda-1018235", "--in", session).contains("Phoenix Public Market"))
        try home.done("share", "usda-1018235", "--html", "market.html")
        let page = try String(contentsOf: home.box.folder.file("market.html"), encoding: .utf8)
        #expect(page.contains("Uptown Farmers Market") && !page.contains("<script src"))
    }

    @Test("words find records of every kind, slips included; query signs are words; two characters are too few")
    func search() throws {
        #expect(try home.done("search", "phoneix").contains("Phoenix Public Market"))
        #expect(try home.done("search", "hiking", "--kind", "activities").contains("activity-hiking"))
        for text in ["\"", "*", "%", "NEAR", "title:farm", "<script>", "🥞"] {
            #expect(try home.run(["search", text]).status == 0, "\(text)")
        }
        let found = try home.json("search", "farm market")
        #expect(found["title"]?.text == "Search")
        #expect(try home.done("search", "fa").contains("3"))
        #expect(try home.done("search", "zzzzzz").contains("Nothing was found"))
    }

    @Test("a list is drawn as a map in both forms, and a file of another kind is refused")
    func maps() throws {
        let around = ["markets", "--near", "85003"]
        #expect(try home.run(around + ["--map", "map.svg", "--limit", "200"]).status == 0)
        #expect(try home.run(around + ["--map", "map.geojson", "--limit", "200"]).status == 0)
        let drawing = try String(contentsOf: home.box.folder.file("map.svg"), encoding: .utf8)
        #expect(drawing.hasPrefix("<svg") || drawing.hasPrefix("<?xml"))
        let points = try String(contentsOf: home.box.folder.file("map.geojson"), encoding: .utf8)
        #expect(points.contains("FeatureCollection"))
        for id in try ids("markets", "--near", "85003") {
            #expect(
                points.contains("maricopa://markets/\(id)") && drawing.contains("maricopa://markets/\(id)"),
                "\(id)"
            )
        }
        #expect(try home.run(around + ["--map", "map.png"]).status == 64)
        #expect(try home.done("find-a-place", "activity-hiking").contains("Piestewa Peak"))
    }

    @Test("filters show three rows of buttons, and --clear asks before it removes what is set")
    func filters() throws {
        #expect(try home.done("filters", "markets").contains("Payment Options"))
        let cleared = try home.run(["markets", "--city", "Mesa", "--clear", "--yes"])
        #expect(cleared.status == 0 && !cleared.text.contains("Filters:"))
        #expect(try home.refused(64, "markets", "--city", "Mesa", "--zip", "85201").contains("--zip"))
    }

    @Test("an option that names nothing is refused, also beside one that names something")
    func empty() throws {
        for words in [
            ["markets", "--city", ""], ["markets", "--city", "Mesa", "--city", " "], ["parks", "--feature", ""],
            ["recipes", "--ingredient", ""],
        ] {
            let error = try home.run(words)
            #expect(error.status == 64 && error.errorText.contains("\(words[1]) names nothing"), "\(error.errorText)")
        }
    }

    @Test("each kind goes out as a table that an import reads back as the same, and as points and a calendar")
    func exports() throws {
        for kind in ["markets", "recipes", "parks", "activities", "events", "resources"] {
            try home.done("export", "csv", "\(kind).csv", "--kind", kind, "--mapping", "\(kind).json")
            let read = try home.json(
                "import",
                "\(kind).csv",
                "--format",
                "csv",
                "--kind",
                kind,
                "--mapping",
                "\(kind).json",
                "--source",
                "copy-\(kind)",
                "--dry-run"
            )
            // The list of events omits past ones.
            let count = kind == "events" ? 20 : try ids(kind, "--all").count
            #expect(read["report"]?["refused"] == .number(0), "\(kind)")
            // The directory knows its own records by their ids.
            #expect(read["report"]?["known"] == .number(Double(count)), "\(kind)")
        }
        try home.done("export", "geojson", "parks.geojson", "--kind", "parks")
        try home.done("export", "ics", "events.ics")
        let calendar = try String(contentsOf: home.box.folder.file("events.ics"), encoding: .utf8)
        #expect(calendar.contains("BEGIN:VEVENT") && calendar.contains("RRULE:"))
        try home.done("export", "archive", "all.jsonl")
    }

    @Test(
        "words of filters are read in Spanish, with and without accents",
        arguments: [
            ["parks", "--feature", "Pesca"], ["events", "--cost", "gratis"], ["markets", "--day", "sabado"],
            ["markets", "--time-of-day", "mañana"], ["recipes", "--meal", "desayuno"],
        ]
    )
    func spanishWords(arguments: [String]) throws {
        let english = [
            "Pesca": "Fishing", "gratis": "free", "sabado": "sat", "mañana": "morning", "desayuno": "breakfast",
        ]
        let (ask, rest) = (arguments.map { english[$0] ?? $0 }, ["--json", "--limit", "200"])
        let found = try home.run(arguments + rest, at: Self.saturday).jsonItems
        #expect(try found == home.run(ask + rest, at: Self.saturday).jsonItems && !found.isEmpty)
    }

    @Test("a Saturday with maricopa answers as its transcript records")
    func transcript() throws {
        var transcript = Transcript("maricopa-saturday", in: home.box.folder.url)
        for command in [
            ["home"], ["settings", "location", "85003"], ["settings", "location", "off"],
            [
                "markets", "--near", "85003", "--day", "sat", "--time-of-day", "morning", "--payment", "snap", "--sort",
                "best-match",
            ],
            ["show", "usda-1018235"], ["directions", "usda-1018235"], ["share", "usda-1018235"],
            ["find-a-place", "activity-hiking"], ["events", "--limit", "3"], ["show", "event-story-time-garden"],
            ["recipes", "--limit", "2"], ["show", "recipe-overnight-oats"], ["search", "phoneix"], ["search", "ph"],
            ["search", "zzzzzz"], ["filters", "markets"], ["markets", "--city", "Mesa", "--min-rating", "4"],
            ["favorite", "add", "usda-1018235"], ["settings"], ["about"], ["open", "maricopa://nowhere"],
        ] { try transcript.run("maricopa", arguments: command + MaricopaBox.at(Self.saturday)) }
        try transcript.compare()
    }

    @Test("an admin's morning: hours corrected, checked, taken back; a button and a filter; what waits to be checked")
    func adminTranscript() throws {
        var transcript = Transcript("maricopa-admin", in: home.box.folder.url)
        for command in [
            ["admin"], ["admin", "show", "usda-1018235"],
            ["admin", "edit", "usda-1018235", "--set", "hours=Sat 07:00-11:00", "--seen", "1"],
            ["admin", "edit", "usda-1018235", "--set", "hours=Sat 8-13"],
            ["admin", "edit", "usda-1018235", "--set", "phone=602-555-0100", "--seen", "1"],
            ["admin", "history", "usda-1018235"], ["undo"], ["admin", "history", "usda-1018235"],
            ["admin", "verify", "usda-1018235"], ["admin", "freshness", "--limit", "3"],
            ["admin", "buttons", "markets"], ["admin", "sections", "markets"], ["admin", "filters", "markets"],
            ["admin", "photos"],
        ] { try transcript.run("maricopa", arguments: command + MaricopaBox.at(Self.saturday)) }
        try transcript.compare()
    }
}

extension CommandResult {
    /// The ids in a list's JSON.
    fileprivate var jsonItems: [String] {
        let list = try? JSONDecoder().decode(JSONShapeTests.Shape.self, from: output)
        return list?["items"]?.array.compactMap { $0["id"]?.text } ?? []
    }
}
