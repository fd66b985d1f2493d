import DirectoryRecords
import Foundation
import NotificationKit
import TestKit
import Testing
import TimeKit
import WordKit

@testable import MaricopaDirectory

@Suite("The bundled texts in both languages")
struct BundledTextTests {
    private static let stew = TimeKit.ID<Record>("recipe-lentil-stew")

    private static func seeded() throws -> MaricopaDirectory {
        let clock = try ManualClock("2026-05-02T15:00:00Z")
        let directory = try MaricopaDirectory.inMemory(clock: clock.wallClock, ids: .seeded(1), credential: .owner)
        try directory.seed()
        return directory
    }

    private static func inSpanish<Value>(_ body: () throws -> Value) rethrows -> Value {
        try Language.$current.withValue(.spanish, operation: body)
    }

    private static func ids(_ text: String, in directory: MaricopaDirectory) throws -> Set<String> {
        Set(try directory.search(text, limit: 200).hits.map(\.id.rawValue))
    }

    // MARK: Texts

    @Test("Every text of a bundled record has its Spanish, and none of them is tagged")
    func complete() throws {
        let records = try BundledDirectory.records(on: BundledDirectoryTests.today)
        Self.inSpanish {
            for record in records {
                var tags = [record.shownTitle, record.shown(record.subtitle), record.shown(record.description)]
                    .map(\.language)
                switch record.details {
                case .market(let market): tags += market.produce.flatMap(\.items).map { UsualWords.told($0).language }
                case .park(let park): tags += park.features.map { UsualWords.told($0).language }
                case .activity(let activity): tags.append(record.shown(activity.howTo).language)
                case .recipe(let recipe):
                    tags += [record.shown(recipe.ingredients), record.shown(recipe.directions)].map(\.language)
                    tags += recipe.nutrition.map { UsualWords.told($0).name.language }
                    tags.append(UsualWords.told(recipe.servings).language)
                    #expect(recipe.nutrition.allSatisfy { !UsualWords.told($0).amount.contains("about") })
                case .event(let event): #expect(record.shownOrganizer(event) != event.organizer, "\(record.id)")
                case .resource: break
                }
                #expect(tags.allSatisfy { $0 == nil }, "\(record.id)")
                #expect(BundledDirectory.shownOrigin(of: record.id) != BundledDirectory.origin(of: record.id))
            }
        }
    }

    @Test("A page of a bundled record has no text that no catalog has, besides names")
    func pseudo() throws {
        let directory = try Self.seeded()
        for record in try BundledDirectory.records(on: BundledDirectoryTests.today) {
            let names = [record.title, record.address, record.city, record.phone, RecordText.whole(record)]
            let english = try directory.recordScreen(record.id)
            let screen = try Language.$current.withValue(.pseudo) { try directory.recordScreen(record.id) }
            let isPlace = record.kind == .market || record.kind == .park
            let found = UntranslatedTexts.found(in: screen, english: english) { text in
                isPlace && text == record.title || names.dropFirst().contains { !$0.isEmpty && text.contains($0) }
            }
            #expect(found.isEmpty, "\(record.id): \(found)")
        }
    }

    @Test(
        "A record's page is in Spanish, and in English once somebody has edited the text, with the tag of the language"
    )
    func page() throws {
        let directory = try Self.seeded()
        try Self.inSpanish {
            let page = try directory.recordScreen(Self.stew)
            #expect(page.title == "Guisado de lentejas y verduras" && page.titleLanguage == nil)
            #expect(page.header.lines == ["Económico, llenador y más rico al día siguiente"])
            let parts = page.sections.flatMap(\.parts)
            #expect(parts.allSatisfy { $0.language == nil })
            #expect(parts.flatMap(\.lines).contains("2 papas en cubos"))
            #expect(parts.flatMap(\.lines).contains("Proteína: aproximadamente 15 g"))
            #expect(page.source.hasPrefix("Escrito para este directorio; la nutrición"))

            try directory.edit(Self.stew, [.subtitle: "Better than ever", .ingredients: "2 potatoes, cubed\nSalt"])
            let edited = try directory.recordScreen(Self.stew)
            #expect(edited.title == page.title && edited.titleLanguage == nil)
            #expect(edited.header.lines == ["Better than ever"] && edited.header.subtitleLanguage == "en")
            let ingredients = edited.sections.first { $0.id == .ingredients }?.parts ?? []
            #expect(
                ingredients.map(\.lines) == [["2 potatoes, cubed", "Salt"]] && ingredients.map(\.language) == ["en"]
            )
            let steps = edited.sections.first { $0.id == .directions }?.parts ?? []
            #expect(steps.map(\.language) == [nil] && steps.first?.lines.count == 3)
        }
        let english = try directory.recordScreen(Self.stew)
        #expect(english.title == "Lentil and Vegetable Stew" && english.header.lines == ["Better than ever"])
        #expect(
            english.header.subtitleLanguage == nil
                && english.sections.flatMap(\.parts).allSatisfy { $0.language == nil }
        )
    }

    @Test("A text of another source is tagged on a Spanish page and on none in English; a place's name never is")
    func imported() throws {
        let directory = try Self.seeded()
        var park = try SiteSample.record(.park)
        park.details = .park(ParkDetails(features: ["Playground", "Labyrinth"]))
        let (recipe, place) = (try SiteSample.record(.recipe), park)
        try directory.write { tables in for record in [recipe, place] { try tables.insert(record) } }
        try Self.inSpanish {
            let screen = try directory.recordScreen(recipe.id)
            #expect(screen.titleLanguage == "en" && screen.header.subtitleLanguage == "en")
            #expect(screen.sections.first { $0.id == .directions }?.parts.map(\.language) == ["en"])
            let shown = try directory.recordScreen(place.id)
            #expect(shown.titleLanguage == nil)
            let features = shown.sections.first { $0.id == .features }?.parts ?? []
            #expect(
                features.map(\.lines) == [["Juegos infantiles"], ["Labyrinth"]]
                    && features.map(\.language) == [nil, "en"]
            )
            let row = RecordRow(place, at: try SiteSample.moment(), from: nil)
            #expect(row.titleLanguage == nil && row.subtitleLanguage == "en")
        }
        let row = RecordRow(recipe, at: try SiteSample.moment(), from: nil)
        #expect(row.titleLanguage == nil && row.subtitleLanguage == nil)
    }

    // MARK: The site

    @Test("A bundled sample's organizer is in Spanish on its page, on the site and in its calendar; others are names")
    func organizer() throws {
        let directory = try Self.seeded()
        let walk = TimeKit.ID<Record>("event-saturday-park-walk")
        try Self.inSpanish {
            let lines = { try directory.recordScreen(walk).sections.flatMap(\.parts).flatMap(\.lines) }
            #expect(try lines().contains("Organiza: Grupo de caminata de ejemplo"))
            let bundled = try BundledDirectory.records(on: SiteSample.day()).filter { $0.id == walk }
            let box = try SiteBox(bundled)
            _ = try box.build()
            let page = try box.text("events/event-saturday-park-walk.html")
            #expect(page.contains("Grupo de caminata de ejemplo") && !page.contains("Sample Walking Group"))
            let entry = EventCalendar.entries(of: try #require(bundled.first)).first
            #expect(entry?.text.contains("Organizador: Grupo de caminata de ejemplo") == true)

            try directory.edit(walk, [.organizer: "City of Mesa"])
            #expect(try lines().contains("Organiza: City of Mesa"))
        }
    }

    @Test("The site in Spanish has the Spanish texts, and a language tag on each text that exists in English alone")
    func site() throws {
        let day = try SiteSample.day()
        let bundled = try BundledDirectory.records(on: day).filter { $0.kind == .recipe }
        let box = try SiteBox(bundled + [try SiteSample.record(.recipe)])
        _ = try Self.inSpanish { try box.build() }
        let own = try box.text("recipes/recipe-lentil-stew.html")
        #expect(own.contains("<html lang=\"es\"") && !own.contains("lang=\"en\""))
        for text in [
            "<h1 dir=\"auto\">Guisado de lentejas y verduras</h1>", "2 papas en cubos", "aproximadamente 15 g",
            "tazas de lentejas secas, enjuagadas",
        ] {
            #expect(own.contains(text), "\(text)")
        }
        let other = try box.text("recipes/sample-recipe.html")
        #expect(other.contains("<h1 dir=\"auto\" lang=\"en\">A recipe</h1>"))
        #expect(other.contains("<ul lang=\"en\">") && other.contains("<ol lang=\"en\">"))
        #expect(other.contains("lang=\"en\">The second line of the recipe</p>"))
        #expect(other.components(separatedBy: "class=\"text\" dir=\"auto\" lang=\"en\"").count == 3)
        let list = try box.text("recipes/index.html")
        #expect(list.contains("<p dir=\"auto\" lang=\"en\"><a"))
        let titles = list.matches(of: #/<p dir="auto"(?: lang="en")?><a[^>]*>([^<]*)<\/a>/#).map { String($0.1) }
        #expect(titles.count == 22 && titles == titles.sorted { FoldedText.key($0) < FoldedText.key($1) }, "\(titles)")
        _ = try box.build()
        #expect(try !box.text("recipes/sample-recipe.html").contains(" lang=\"en\">A recipe"))
    }

    // MARK: Orders

    @Test("A list by title follows the titles that the reader sees, in the store as by the slow rule")
    func order() throws {
        let directory = try Self.seeded()
        for language in [Language.spanish, .english] {
            try Language.$current.withValue(language) {
                for kind in RecordKind.allCases {
                    for sort in [SortOrder.alphabetical, .reverseAlphabetical] {
                        let query = DirectoryQuery(kind, sort: sort)
                        let records = try directory.firstPage(DirectoryQuery(kind, sort: .mostPopular), limit: 200)
                        let moment = directory.moment(directory.clock.now())
                        let expected = ResultOrder.results(records, query, at: moment).map(\.id)
                        #expect(
                            try directory.page(of: directory.open(query).id, limit: 200).records.map(\.id) == expected
                        )
                        #expect(try directory.firstPage(query, limit: 200).map(\.id) == expected)
                        let keys = try directory.firstPage(query, limit: 200).map { FoldedText.key($0.shownTitle.text) }
                        #expect(keys == (sort == .alphabetical ? keys.sorted() : keys.sorted().reversed()), "\(kind)")
                    }
                }
            }
        }
    }

    // MARK: Searches

    @Test(
        "A Spanish word finds a bundled record by the Spanish of its title, subtitle or description, and the English word finds it, too",
        arguments: [
            ("guisado", "lentil", "recipe-lentil-stew"), ("llenador", "filling", "recipe-lentil-stew"),
            ("frijol", "bean", "recipe-black-bean-tacos"), ("mercado", "market", "usda-1018235"),
            ("alacranes", "scorpions", "event-desert-night-walk"), ("alacran", "scorpion", "event-desert-night-walk"),
            ("pavos reales", "peacocks", "park-sahuaro-ranch"), ("vapear", "vaping", "resource-azhealth-quitline"),
            ("caminatas", "hiking", "activity-hiking"), ("carriolas", "strollers", "event-family-hike"),
        ]
    )
    func search(spanish: String, english: String, id: String) throws {
        let directory = try Self.seeded()
        for text in [spanish, english] {
            let found = try Self.inSpanish { try Self.ids(text, in: directory) }
            #expect(found.contains(id), "\(text)")
        }
        #expect(try Self.ids(english, in: directory).contains(id))
    }

    @Test(
        "A Spanish search counts what the slow rule counts, in its order, also with the records of others and waiting ones"
    )
    func agreesWithTheRule() throws {
        let directory = try Self.seeded()
        let others = Array(GeneratedDirectory(seed: 3, count: 300))
        try directory.load(others)
        try directory.edit(TimeKit.ID("park-encanto"), [.subtitle: "Lagoon and trees"])
        let bundled = try BundledDirectory.records(on: BundledDirectoryTests.today).map(\.id)
        let records = others + (try directory.read { reader in try bundled.map { try reader.record($0) } })
        let texts = [
            "lenteja", "agua", "laguna", "senderos del desierto", "ninos", "salvavidas", "mercado", "jardin",
            "caminata perros", "frijoles negros", "lentils", "park", "para", "sal", "cocinr", "jirafa",
        ]
        for language in Language.offered {
            try Language.$current.withValue(language) {
                for text in texts {
                    for kind in [nil, RecordKind.recipe] {
                        let expected = SearchRule.search(text, in: records, kind: kind, limit: 1_000)
                        let found = try directory.search(text, kind: kind, limit: 1_000)
                        #expect(found == expected, "“\(text)”")
                    }
                }
            }
        }
    }

    @Test(
        "A search in English that finds nothing finds by Spanish words, and its pages stay in English",
        arguments: ["mercado", "llenador", "alacranes", "pavos reales", "vapear", "carriolas"]
    )
    func spanishWordsInEnglish(text: String) throws {
        let directory = try Self.seeded()
        let found = try directory.search(text, limit: 200)
        let spanish = try Self.inSpanish { try directory.search(text, limit: 200) }
        #expect(found.total > 0 && found.hits == spanish.hits)
        let screen = try directory.searchScreen(text)
        let counts = "\(screen.total) \(screen.total == 1 ? "result" : "results")"
        #expect(screen.text.hasPrefix(counts) && screen.groups.allSatisfy { $0.heading == $0.kind.heading })
        #expect(try directory.searchScreen("jirafa").total == 0)
    }

    @Test("The Spanish of a text doesn't find the record beside English words, nor once the text was edited")
    func notFound() throws {
        let directory = try Self.seeded()
        // In English it is a misspelled "park".
        let english = try Self.ids("para", in: directory)
        try Self.inSpanish {
            #expect(try !english.isEmpty && Self.ids("para", in: directory) != english)
            #expect(try Self.ids("llenador", in: directory).contains(Self.stew.rawValue))
            try directory.edit(Self.stew, [.subtitle: "Good"])
            #expect(try !Self.ids("llenador", in: directory).contains(Self.stew.rawValue))
            #expect(try Self.ids("guisado", in: directory).contains(Self.stew.rawValue))
        }
    }

    // MARK: Words in sentences

    @Test("A feature is a label by itself and has small letters in a sentence; an example for a field is a stored word")
    func features() throws {
        let park = try SiteSample.record(.park)
        let query = DirectoryQuery(.park, Filter(features: ["Hiking trails"]), sort: .alphabetical)
        Self.inSpanish {
            #expect(FilterWords.active(query.filter).map(\.label) == ["Senderos para caminar"])
            #expect((try? MatchReason.text(park, query, at: SiteSample.moment())) == "tiene senderos para caminar")
        }
        #expect(MatchReason.text(park, query, at: try SiteSample.moment()) == "has Hiking trails")
    }
}
