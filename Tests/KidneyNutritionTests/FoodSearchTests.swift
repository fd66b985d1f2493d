import KidneyNutrition
import TestKit
import Testing

@Suite("Finding foods while typing")
struct FoodSearchTests {
    static let names = [
        "Bananas, raw", "Snacks, banana chips", "Bananas, dehydrated, or banana powder", "Babyfood, bananas and pears",
        "Milk, whole", "Milk, reduced fat, fluid, 2% milkfat", "Milkfish, raw", "Candies, milk chocolate",
        "Chocolate milk",
        "Cheese, cheddar", "Cheese, cottage", "Chicken breast, roasted", "Chicken, thigh, roasted",
        "Tomatoes, red, raw",
        "Soup, tomato, canned", "Crème brûlée", "Jalapeño peppers", "Cereals, KELLOGG'S Corn Flakes",
        "Corn, sweet, raw",
        "Broccoli, raw", "Cauliflower, boiled", "Potatoes, mashed", "Egg", "Eggplant, raw", "Soda – “diet” cola‑free",
    ]
    static let index = FoodSearchIndex(
        names.enumerated().map { place, name in
            FoodSearchEntry(key: Int64(place), name: name, isBranded: name.contains("KELLOGG"))
        }
    )

    @Test(
        "every typed word begins a word of the name, in any order, while it is being typed",
        arguments: [
            ("b", ["Bananas, raw", "Broccoli, raw"]),
            ("ban", ["Bananas, raw", "Bananas, dehydrated, or banana powder"]),
            ("banana", ["Bananas, raw", "Bananas, dehydrated, or banana powder"]),
            ("chick br", ["Chicken breast, roasted"]),
            ("roast chick", ["Chicken, thigh, roasted", "Chicken breast, roasted"]), ("milk", ["Milk, whole"]),
            ("choc mi", ["Chocolate milk", "Candies, milk chocolate"]),
            ("tomato", ["Tomatoes, red, raw", "Soup, tomato, canned"]),
            ("corn", ["Corn, sweet, raw", "Cereals, KELLOGG'S Corn Flakes"]), ("egg", ["Egg", "Eggplant, raw"]),
            ("2%", ["Milk, reduced fat, fluid, 2% milkfat"]), ("", []), ("  ,;", []), ("zzzz", []),
            ("raw milk whole", []), ("“diet”", ["Soda – “diet” cola‑free"]), ("free soda", ["Soda – “diet” cola‑free"]),
        ]
    )
    func prefixes(text: String, first: [String]) {
        let found = Self.found(text)
        #expect(Array(found.prefix(first.count)) == first, "\(found)")
        if first.isEmpty { #expect(found.isEmpty) }
    }

    @Test(
        "one letter wrong, missing, doubled or swapped is forgiven from four letters on, two from eight on",
        arguments: [
            ("banna", "Bananas, raw"), ("bnaana", "Bananas, raw"), ("brocolli", "Broccoli, raw"),
            ("cauliflwoer", "Cauliflower, boiled"),
            ("colliflower", "Cauliflower, boiled"), ("potatos", "Potatoes, mashed"), ("poato", "Potatoes, mashed"),
            ("chedar", "Cheese, cheddar"), ("tomatto", "Tomatoes, red, raw"), ("xanana", "Bananas, raw"),
            ("mikl", "Milk, whole"),
            ("chiken brest", "Chicken breast, roasted"), ("kelloggs", "Cereals, KELLOGG'S Corn Flakes"),
        ]
    )
    func typos(text: String, first: String) {
        #expect(Self.found(text).first == first, "\(Self.found(text))")
    }

    @Test(
        "less is not forgiven: three letters must be right, and four to seven may have one fault",
        arguments: ["mlk", "ega", "bxnxna", "brxxcoli"]
    )
    func notForgiven(text: String) {
        let exact = FoodSearch(Self.index).matches(text).filter { $0.edits > 0 }
        #expect(text == "brxxcoli" ? exact.map(\.edits) == [2] : exact.isEmpty, "\(Self.found(text))")
    }

    @Test("correctly spelled names come before corrected ones")
    func exactFirst() {
        let matches = FoodSearch(Self.index).matches("corn")
        #expect(matches.map(\.edits) == matches.map(\.edits).sorted())
        #expect(Self.found("chees").prefix(2) == ["Cheese, cheddar", "Cheese, cottage"])
    }

    @Test(
        "accents and capitals don't matter, on either side",
        arguments: ["creme brulee", "CRÈME", "jalapeno", "JALAPEÑO", "jalapen\u{303}o"]
    )
    func accents(text: String) {
        #expect(Self.found(text).count == 1)
    }

    @Test("recent foods come first, the latest before the others, then the user's own, then the rest")
    func order() {
        let own = FoodSearchIndex([
            FoodSearchEntry(key: 100, name: "Milk of my own"), FoodSearchEntry(key: 101, name: "Kadai Paneer"),
        ])
        let search = FoodSearch(Self.index, own: own, recent: [8, 7])
        #expect(search.matches("milk").map(\.key).prefix(4) == [8, 7, 100, 4])
        #expect(
            FoodSearch(Self.index, own: own, recent: [7, 100]).matches("milk").map(\.key).prefix(3) == [7, 100, 4]
        )
        #expect(search.matches("kadai").map(\.key) == [101])
        #expect(search.matches("kadia panner").map(\.key) == [101])
    }

    @Test("foods are found by other words, too, after those that are named so")
    func otherWords() {
        let index = FoodSearchIndex([
            FoodSearchEntry(key: 1, name: "Chickpeas", otherWords: "garbanzo beans"),
            FoodSearchEntry(key: 2, name: "Garbanzo flour, of the large and long named kind"),
        ])
        #expect(FoodSearch(index).matches("garbanzo").map(\.key) == [2, 1])
    }

    @Test("common foods come before the others, and makers' foods last")
    func plain() {
        let index = FoodSearchIndex([
            FoodSearchEntry(key: 1, name: "Cola, MAKER", isBranded: true),
            FoodSearchEntry(key: 2, name: "Cola, of the plain kind"),
            FoodSearchEntry(key: 3, name: "Cola, common but with a long name", isCommon: true),
            FoodSearchEntry(key: 4, name: "Cola"),
        ])
        #expect(FoodSearch(index).matches("cola").map(\.key) == [3, 4, 2, 1])
        #expect(FoodSearch(index).matches("cola", limit: 2).map(\.key) == [3, 4])
        #expect(FoodSearch(index).matches("cola", limit: 0).isEmpty)
        let shouted = FoodSearchEntry(
            key: 1,
            Food(.standardReference(ndb: 1), name: "Cereals, KELLOGG'S", contents: NutrientContents())
        )
        #expect(shouted.isBranded && !shouted.isCommon)
    }

    @Test("the index reads back as it was kept, in any order of its foods, and broken bytes are no index")
    func keeping() throws {
        let entries = Self.names.enumerated().map { FoodSearchEntry(key: Int64($0), name: $1) }
        let index = FoodSearchIndex(entries)
        #expect(FoodSearchIndex(entries.reversed()) == index)
        #expect(FoodSearchIndex(bytes: index.bytes) == index)
        #expect(FoodSearchIndex(bytes: []) == nil && FoodSearchIndex(bytes: Array(index.bytes.dropLast())) == nil)
        let empty = FoodSearchIndex([FoodSearchEntry]())
        #expect(FoodSearchIndex(bytes: empty.bytes) == empty && FoodSearch(empty).matches("a").isEmpty)
    }

    @Test("no damage to the bytes makes a search read beside them", arguments: 0..<40)
    func damaged(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<40 {
            var bytes = Self.index.bytes
            for _ in 0..<random.int(in: 1...4) {
                bytes[random.int(in: 0...bytes.count - 1)] = UInt8(random.int(in: 0...255))
            }
            guard let index = FoodSearchIndex(bytes: bytes) else { continue }
            _ = FoodSearch(index).matches("banana")
            _ = FoodSearch(index).matches("chcolate mlik")
        }
    }

    @Test("the faults found are those of the plain definition, for generated words", arguments: 0..<60)
    func distances(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let letters = Array("abc")
        let words = (0..<60).map { _ in String((0..<random.int(in: 1...10)).map { _ in random.pick(letters) }) }
        let index = FoodSearchIndex(words.enumerated().map { FoodSearchEntry(key: Int64($0), name: $1) })
        for _ in 0..<10 {
            let typed = String((0..<random.int(in: 1...9)).map { _ in random.pick(letters) })
            let allowed = typed.count >= 8 ? 2 : typed.count >= 4 ? 1 : 0
            let found = FoodSearch(index).matches(typed, limit: 1000)
            let expected = words.enumerated().compactMap { place, word -> String? in
                let edits = (0...word.count).map { Self.distance(Array(typed), Array(word.prefix($0))) }.min() ?? .max
                return edits <= allowed ? "\(place) \(edits)" : nil
            }
            #expect(Set(found.map { "\($0.key) \($0.edits)" }) == Set(expected), "seed \(seed) \(typed)")
        }
    }

    static func found(_ text: String) -> [String] {
        FoodSearch(index).matches(text).map { names[Int($0.key)] }
    }

    /// The optimal string alignment distance, by its definition.
    static func distance(_ first: [Character], _ second: [Character]) -> Int {
        var rows = [Array(0...second.count)]
        for row in 0..<first.count {
            var next = [row + 1]
            for column in 0..<second.count {
                var value = min(rows[row][column + 1], next[column]) + 1
                value = min(value, rows[row][column] + (first[row] == second[column] ? 0 : 1))
                if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                    value = min(value, rows[row - 1][column - 1] + 1)
                }
                next.append(value)
            }
            rows.append(next)
        }
        return rows[first.count][second.count]
    }
}

@Suite("Finding foods in USDA's tables", .enabled(if: Corpus.isPresent))
struct FoodSearchCorpusTests {
    static let foods = USDACorpus.foods
    static let index = FoodSearchIndex(foods.enumerated().map { FoodSearchEntry(key: Int64($0), $1) })

    @Test(
        "plain foods come before branded and composed ones",
        arguments: [
            ("banana", "Bananas, raw"), ("butter", "Butter, salted"), ("cheddar", "Cheese, cheddar"),
            ("brocoli", "Broccoli, raw"),
            ("cheese chedar", "Cheese, cheddar"), ("spinach", "Spinach, raw"),
            ("milk whole", "Milk, dry, whole, with added vitamin D"),
            ("corn flakes", "Cereals ready-to-eat, corn flakes, low sodium"),
        ]
    )
    func plain(text: String, first: String) throws {
        let matches = FoodSearch(Self.index).matches(text)
        #expect(matches.count <= 20)
        let names = matches.map { Self.foods[Int($0.key)].name }
        #expect(names.prefix(3).contains(first), "\(names)")
    }

    @Test("every food is found by its own name")
    func all() {
        var missing: [String] = []
        for number in stride(from: 0, to: Self.foods.count, by: 211) {
            let name = Self.foods[number].name
            let keys = FoodSearch(Self.index).matches(name, limit: 100).map(\.key)
            if !keys.contains(Int64(number)) { missing.append(name) }
        }
        #expect(missing.isEmpty)
        #expect(Self.index.count == 8463)
    }
}
