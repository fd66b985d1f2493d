import DirectoryRecords
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("The rule of searching")
struct SearchRuleTests {
    private static func record(_ title: String, _ subtitle: String = "", _ description: String = "") -> Record {
        var record = GeneratedDirectory.park(1, title: title)
        record.subtitle = subtitle
        record.description = description
        return record
    }

    @Test(
        "a text's words are folded: case, accents, width and apostrophes don't count, signs separate",
        arguments: [
            ("Farmers' Market, Mesa", ["farmers", "market", "mesa"]),
            ("  Jalapeño — Piñata  ", ["jalapeno", "pinata"]),
            ("café’s CAFÉS", ["cafes", "cafes"]), ("2-1-1", ["2", "1", "1"]), ("Straße", ["strasse"]), ("ＷＩＣ", ["wic"]),
            ("e\u{301}poca", ["epoca"]), ("\"fresh*\" %food% (NEAR)", ["fresh", "food", "near"]), ("🥕🌽", []),
            ("— ! ?", []),
            ("市場 abc", ["市", "場", "abc"]), ("ala\u{FE0F}b ❤️c", ["alab", "c"]), ("", []),
        ]
    )
    func words(text: String, expected: [String]) { #expect(SearchWords.words(text) == expected) }

    @Test("the beginning of endless words counts, in texts and in searches")
    func endless() {
        let endless = String(repeating: "abc", count: 10_000)
        #expect(SearchWords.words(endless).map(\.count) == [SearchWords.longestWord])
        #expect(SearchRule.match(endless, Self.record(endless))?.likeness == .exact)
        #expect(SearchText((1...500).map { "w\($0)" }.joined(separator: " ")).words.count == SearchText.mostWords)
    }

    @Test(
        "two characters find nothing, three do: characters as people count them",
        arguments: [
            ("", false), ("p", false), ("pa", false), ("par", true), ("  pa  ", false), ("ñu", false), ("a b", true),
            ("日本", false),
            ("e\u{301}u\u{308}", false), ("🥕🥕🥕", false), ("???", false), ("👩‍👩‍👧‍👦a", false), ("%%a", true),
        ]
    )
    func threeCharacters(text: String, isSearchable: Bool) {
        #expect(SearchText(text).isSearchable == isSearchable)
        let everything = Self.record("par ña ñu a b 日 本 eu ??? p pa 🥕🥕🥕")
        #expect((SearchRule.match(text, everything) != nil) == isSearchable)
    }

    @Test("records of every kind are found by title, subtitle and description", arguments: RecordKind.allCases)
    func everyKind(kind: RecordKind) {
        var record = GeneratedDirectory(seed: 8, count: 1).record(0, as: kind)
        record.title = "Zebra crossing"
        record.subtitle = "Quilted okapi"
        record.description = "Where the narwhal sings."
        #expect(SearchRule.match("zebra", record) == SearchMatch(.title, .exact))
        #expect(SearchRule.match("okapi", record) == SearchMatch(.subtitle, .exact))
        #expect(SearchRule.match("narwhal", record) == SearchMatch(.description, .exact))
        #expect(SearchRule.match("giraffe", record) == nil)
    }

    @Test(
        "a word is found as it is, begun, or with one slip in words of four letters and more; digits are not forgiven",
        arguments: [
            ("park", "park", SearchMatch.Likeness.exact), ("par", "park", .prefix), ("prak", "park", .typo),
            ("pakr", "park", .typo), ("parks", "park", .typo), ("perk", "park", .typo), ("spark", "park", .typo),
            ("pak", "park", nil), ("prk", "park", nil), ("praks", "park", nil), ("kpar", "park", nil),
            ("markte", "market", .typo), ("farmrs", "farmers", .typo), ("85003", "85004", nil), ("park1", "park", nil),
            ("mesa", "mes", nil), ("mercdo", "mercado", .typo), ("marketplace", "market", nil), ("par", "par", .exact),
        ]
    )
    func likeness(typed: String, word: String, expected: SearchMatch.Likeness?) {
        #expect(SearchRule.likeness(of: typed, to: word) == expected)
    }

    @Test("one slip is what one edit makes: every insertion, deletion, change and swap, and nothing else")
    func oneSlip() {
        let letters = Array("abc")
        /// All words at an edit distance of one.
        func edited(_ word: [Character]) -> Set<String> {
            var all: Set<String> = []
            for place in 0...word.count {
                for letter in letters { all.insert(String(word[..<place] + [letter] + word[place...])) }
                guard place < word.count else { continue }
                all.insert(String(word[..<place] + word[(place + 1)...]))
                for letter in letters { all.insert(String(word[..<place] + [letter] + word[(place + 1)...])) }
                if place + 1 < word.count {
                    var swapped = word
                    swapped.swapAt(place, place + 1)
                    all.insert(String(swapped))
                }
            }
            return all.subtracting([String(word)])
        }
        var random = SeededGenerator(seed: 2)
        func word() -> [Character] { (0..<random.int(in: 4...6)).map { _ in random.pick(letters) } }
        var slips = 0
        for _ in 0..<3_000 {
            let (typed, other) = (word(), word())
            let expected = edited(typed).contains(String(other))
            slips += expected ? 1 : 0
            #expect(OneTypo.separates(String(typed), String(other)) == expected, "\(String(typed)) \(String(other))")
        }
        #expect(slips > 50)
    }

    @Test("title comes over subtitle over description, exact over begun over a slip; of several words the worst counts")
    func ranking() {
        let records = [
            Self.record("Park"), Self.record("Parking"), Self.record("Perk"), Self.record("A", "park"),
            Self.record("A", "parking"), Self.record("A", "perk"), Self.record("A", "", "park"),
            Self.record("A", "", "parking"), Self.record("A", "", "perk"),
        ]
        let matches = records.compactMap { SearchRule.match("park", $0) }
        #expect(matches == SearchAnswer.matches && matches == matches.sorted())
        #expect(SearchRule.match("park mesa", Self.record("Park", "Mesa")) == SearchMatch(.subtitle, .exact))
        #expect(SearchRule.match("park mesa", Self.record("Park", "Tempe")) == nil)
        #expect(SearchRule.match("mesa park", Self.record("Park in Mesa", "Mesa")) == SearchMatch(.title, .exact))
    }

    @Test("equal matches are ordered by popularity, then by title, then by id")
    func ties() {
        var (first, second, third, fourth) = (
            Self.record("B park"), Self.record("A park"), Self.record("A park"), Self.record("park")
        )
        first = Self.copy(first, "z", stars: 25, ratings: 5)
        second = Self.copy(second, "b")
        third = Self.copy(third, "c")
        fourth = Self.copy(fourth, "a")
        let found = SearchRule.search("park", in: [fourth, third, second, first])
        #expect(found.hits.map(\.id.rawValue) == ["z", "b", "c", "a"])
        #expect(found.totals == [.park: 4] && found.total == 4)
    }

    private static func copy(_ record: Record, _ id: String, stars: Int = 0, ratings: Int = 0) -> Record {
        Record(
            id: ID(id),
            title: record.title,
            addedOn: record.addedOn,
            details: record.details,
            ratingSummary: RatingSummary(ratings: ratings, stars: stars)
        )
    }

    @Test(
        "typed text is words, never syntax",
        arguments: [
            "\"", "\"par", "par\"", "par*", "*par", "%par%", "par_", "NEAR(par 3)", "par OR xyz", "title:par", "-par",
            "par AND",
            "'; DROP TABLE record; --", "par\u{0}", "(par", "^par", "{par}", "par + xyz", "🥕 par 🥕",
        ]
    )
    func neverSyntax(text: String) throws {
        let directory = try SearchIndexTests.directory()
        let records = [Self.copy(Self.record("Par park"), "a"), Self.copy(Self.record("Near or and title drop"), "b")]
        try directory.load(records)
        #expect(try directory.search(text) == SearchRule.search(text, in: records))
        #expect(try directory.search("par").total == 1)
    }
}
