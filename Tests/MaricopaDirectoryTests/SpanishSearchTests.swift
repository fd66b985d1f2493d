import DirectoryRecords
import Testing
import TimeKit
import WordKit

@testable import MaricopaDirectory

@Suite("Searching in Spanish")
struct SpanishSearchTests {
    private static func matches(_ text: String, _ title: String, in language: Language) -> Bool {
        Language.$current.withValue(language) {
            SearchRule.match(text, GeneratedDirectory.park(1, title: title)) != nil
        }
    }

    @Test(
        "Spanish words find the English ones, in the singular and the plural, with accents and without, and as they are typed",
        arguments: [
            ("mercado", "Uptown Farmers Market"), ("Mercados", "Uptown Farmers Market"), ("merca", "Mesa Market"),
            ("mercado de agricultores", "Uptown Farmers Market"), ("parque", "Encanto Park"),
            ("huerto comunitario", "Community Garden"), ("jardín comunitario", "Community Garden"),
            ("sendero", "Desert Trail"), ("alberca", "City Pool"), ("piscinas", "City Pool"),
            ("despensa", "Valley Food Bank"), ("despensa", "Church Pantry"), ("banco de alimentos", "Valley Food Bank"),
            ("comida gratis", "Free Food on Friday"), ("verduras", "Vegetable Soup"), ("fruta", "Fruit Stand"),
            ("frijoles", "Bean Soup"), ("frijol", "Bean Soup"), ("pollo con arroz", "Chicken and Rice"),
            ("calabaza", "Squash Tacos"), ("maíz", "Corn Salad"), ("maiz", "Corn Salad"),
            ("ejercicio", "Exercise for All"), ("caminar", "Morning Walk"), ("niños", "Kids in the Kitchen"),
            ("niños", "Summer Meals for Children"), ("embarazo", "Pregnancy Class"),
            ("lactancia", "Breastfeeding Help"), ("clínicas", "Free Dental Clinic"),
        ]
    )
    func found(text: String, title: String) {
        #expect(Self.matches(text, title, in: .spanish))
        #expect(!Self.matches(text, title, in: .english))
    }

    @Test(
        "a word means another from its fourth letter on, a word of its own isn't the beginning of another, and all have to match",
        arguments: [
            ("mer", "Mesa Market"), ("mercado", "Encanto Park"), ("huerto comunitario", "Botanical Garden"),
            ("despensa", "Food Truck"), ("comida gratis", "Food Festival"), ("agua", "Avocado Toast"),
        ]
    )
    func notFound(text: String, title: String) { #expect(!Self.matches(text, title, in: .spanish)) }

    @Test("a word's English meaning ranks as if it was typed, and the word itself still matches")
    func rank() {
        let market = GeneratedDirectory.park(1, title: "Mesa Market")
        let mercado = GeneratedDirectory.park(2, title: "Mercado de los Cielos")
        Language.$current.withValue(.spanish) {
            #expect(SearchRule.match("mercado", market) == SearchMatch(.title, .exact))
            #expect(SearchRule.match("mercado", mercado) == SearchMatch(.title, .exact))
            #expect(SearchRule.match("parque mercado", market) == nil)
        }
    }

    @Test("small words are left out in Spanish alone, unless there are no others")
    func smallWords() {
        #expect(SearchText("banco de alimentos").words == ["banco", "de", "alimentos"])
        Language.$current.withValue(.spanish) {
            #expect(SearchText("banco de alimentos").words == ["banco", "alimentos"])
            #expect(SearchText("de la").words == ["de", "la"])
            #expect(SearchText("de").isSearchable == false)
        }
    }

    @Test("English words find the same in both languages")
    func sameInBoth() throws {
        let directory = try SearchIndexTests.directory()
        try directory.load(GeneratedDirectory(seed: 6, count: 200))
        for text in ["market", "park", "garden", "food", "yoga"] {
            let english = try directory.search(text, limit: 200)
            let spanish = try Language.$current.withValue(.spanish) { try directory.search(text, limit: 200) }
            #expect(english == spanish)
            #expect(english.total > 0)
        }
    }

    @Test("the store finds what the slow rule finds in Spanish, in its order")
    func agreesWithTheRule() throws {
        let directory = try SearchIndexTests.directory()
        let records = Array(GeneratedDirectory(seed: 7, count: 400))
        try directory.load(records)
        let texts = [
            "mercado", "mercados", "parque", "mercado de verduras", "parque niños", "comida", "frijoles y maíz",
            "clases de cocina", "despensa", "verd", "salud", "jirafa", "caminar mercado",
        ]
        try Language.$current.withValue(.spanish) {
            for text in texts {
                for kind in [nil, RecordKind.market] {
                    let expected = SearchRule.search(text, in: records, kind: kind, limit: 400)
                    let found = try directory.search(text, kind: kind, limit: 400)
                    #expect(found == expected, "“\(text)”")
                }
            }
        }
    }

    @Test("the search screen and its alternatives, and a list's text, understand Spanish")
    func screens() throws {
        let directory = try SearchIndexTests.directory()
        var record = GeneratedDirectory(seed: 2, count: 1).record(0, as: .market)
        (record.title, record.subtitle, record.description) = ("Mesa Market", "", "")
        try directory.load([record])
        #expect(try directory.searchScreen("mercado").total == 1)
        #expect(try directory.searchScreen("mercado jirafa").suggestions.map(\.text) == ["without “jirafa”: 1 market"])
        try Language.$current.withValue(.spanish) {
            #expect(try directory.searchScreen("mercado").total == 1)
            let screen = try directory.searchScreen("mercado jirafa")
            #expect(screen.suggestions.map(\.text) == ["sin “jirafa”: 1 mercado"])
            let query = DirectoryQuery(.market, Filter(text: "mercado jirafa"), sort: .alphabetical)
            #expect(try directory.suggestions(for: query) == ["sin “jirafa”: 1 mercado"])
        }
    }

    @Test("the history is kept in English and shown in the reader's language, with titles as they are")
    func history() throws {
        let box = try UserBox()
        let id = UserBox.id(.park)
        try Language.$current.withValue(.spanish) {
            try box.owner.edit(id, [.title: "Fish and Corn"])
            #expect(try box.owner.history(of: id).first?.summary == "se cambió (parque): Fish and Corn")
            #expect(try box.owner.undo().summary == "deshecho: se cambió (parque): Fish and Corn")
        }
        #expect(
            try box.owner.history(of: id).prefix(2).map(\.summary) == [
                "taken back: park changed: Fish and Corn", "park changed: Fish and Corn",
            ]
        )
    }
}
