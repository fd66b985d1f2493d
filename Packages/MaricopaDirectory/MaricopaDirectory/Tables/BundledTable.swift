import TimeKit

/// A table of bundled records, as a text of facts:
///
///     = park-encanto
///     from widely known facts, not verified with the park; place approximate
///     title Encanto Park
///     at 33.4755 -112.0892
///     features Boating, Fishing
///
/// A record begins with its id. Each line is the name of a field and its value. The fields `about` and `how` hold one paragraph a line;
/// they and `ingredient`, `step`, `fact` and `link` can be repeated.
struct BundledTable: Sendable {
    let kind: RecordKind
    /// The name of the records' source.
    let source: String
    /// Whether the records are sample data.
    let isSample: Bool
    let text: String

    init(_ kind: RecordKind, source: String = Self.source, isSample: Bool = false, _ text: String) {
        self.kind = kind
        self.source = source
        self.isSample = isSample
        self.text = text
    }

    /// The source of records that were collected for the app.
    static let source = "maricopa-bundle"

    /// The lines of a record.
    struct Entry {
        let id: String
        private(set) var lines: [(word: Substring, value: String)] = []

        /// The first value of a field; empty if missing.
        func text(_ word: String) -> String { lines.first { $0.word == word }?.value ?? "" }

        /// All values of a field, from top to bottom.
        func texts(_ word: String) -> [String] { lines.filter { $0.word == word }.map(\.value) }

        /// The items of a comma-separated value.
        func list(_ word: String) -> [String] {
            text(word).split(separator: ",").map { String($0.drop { $0 == " " }) }
        }

        fileprivate init(id: String) { self.id = id }

        fileprivate mutating func add(_ line: Substring) {
            let word = line.prefix { $0 != " " }
            lines.append((word, String(line.dropFirst(word.count + 1))))
        }
    }

    /// All records' lines, from top to bottom.
    var entries: [Entry] {
        var entries: [Entry] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("= ") {
                entries.append(Entry(id: String(line.dropFirst(2))))
            } else if !entries.isEmpty {
                entries[entries.count - 1].add(line)
            }
        }
        return entries
    }

    /// Returns the records as of a day; sample events take place after it.
    ///
    /// - Throws: `fault` for an invalid line.
    func records(on today: LocalDate) throws(DirectoryError) -> [Record] {
        var records: [Record] = []
        for entry in entries {
            do throws(DirectoryError) {
                records.append(try record(entry, today))
            } catch {
                throw .fault("\(entry.id) of the bundled tables: \(error)")
            }
        }
        return records
    }

    /// The valid field names.
    static let words: Set<String> = [
        "from", "title", "subtitle", "about", "address", "city", "zip", "at", "phone", "link", "hours", "checked",
        "pays", "sells", "features", "how", "place", "when", "skip", "move", "cost", "ages", "by", "ingredient",
        "step", "fact", "serves", "meals", "featured", "picture",
    ]
}

// MARK: Records

extension BundledTable {
    private func record(_ entry: Entry, _ today: LocalDate) throws(DirectoryError) -> Record {
        if let line = entry.lines.first(where: { !Self.words.contains(String($0.word)) }) {
            throw .fault("“\(line.word)” is no word of a table")
        }
        let sourceID = source == Self.source ? entry.id : String(entry.id.drop { $0 != "-" }.dropFirst())
        return Record(
            id: TimeKit.ID<Record>(entry.id),
            title: entry.text("title"),
            subtitle: entry.text("subtitle"),
            description: entry.texts("about").joined(separator: "\n\n"),
            address: entry.text("address"),
            city: entry.text("city"),
            zip: ZIPCode(entry.text("zip")),
            coordinate: try Self.place(entry.text("at")),
            phone: entry.text("phone"),
            links: try Self.links(entry.texts("link")),
            hours: try HoursText.read(entry.text("hours")),
            source: RecordSource(source, id: sourceID),
            isSample: isSample,
            addedOn: today,
            verifiedOn: LocalDate(entry.text("checked")),
            details: try details(entry, today)
        )
    }

    private func details(_ entry: Entry, _ today: LocalDate) throws(DirectoryError) -> RecordDetails {
        switch kind {
        case .market: .market(try Self.market(entry))
        case .park: .park(ParkDetails(features: entry.list("features")))
        case .activity:
            .activity(
                ActivityDetails(howTo: entry.texts("how").joined(separator: "\n\n"), placeFeature: entry.text("place"))
            )
        case .event: .event(try BundledEvent.details(entry, today))
        case .recipe: .recipe(try Self.recipe(entry))
        case .resource: .resource
        }
    }

    private static func market(_ entry: Entry) throws(DirectoryError) -> MarketDetails {
        var payments: Set<PaymentOption>?
        if !entry.texts("pays").isEmpty {
            var taken: Set<PaymentOption> = []
            for word in entry.list("pays") where word != "none" {
                guard let option = PaymentOption(rawValue: word) else { throw .fault("“\(word)” is no payment") }
                taken.insert(option)
            }
            payments = taken
        }
        let items = entry.list("sells")
        return MarketDetails(
            produce: items.isEmpty ? [] : [SeasonalProduce(SeasonalProduce.untold, items)],
            payments: payments
        )
    }

    private static func recipe(_ entry: Entry) throws(DirectoryError) -> RecipeDetails {
        var meals: Set<MealType> = []
        for word in entry.list("meals") {
            guard let meal = MealType(rawValue: word) else { throw .fault("“\(word)” is no meal") }
            meals.insert(meal)
        }
        return RecipeDetails(
            ingredients: entry.texts("ingredient"),
            directions: entry.texts("step"),
            nutrition: entry.texts("fact").map { fact in
                let parts = fact.split(separator: ":", maxSplits: 1)
                return NutritionFact(String(parts[0]), String(parts.dropFirst().first?.drop { $0 == " " } ?? ""))
            },
            servings: entry.text("serves"),
            meals: meals,
            isFeatured: !entry.texts("featured").isEmpty
        )
    }

    // MARK: Values

    /// Parses "33.4755 -112.0892".
    private static func place(_ text: String) throws(DirectoryError) -> Coordinate? {
        if text.isEmpty { return nil }
        let parts = text.split(separator: " ").compactMap { Double($0) }
        guard parts.count == 2, let place = Coordinate(latitude: parts[0], longitude: parts[1]) else {
            throw .fault("“\(text)” is no place")
        }
        return place
    }

    /// Parses lines such as "website https://example.org".
    private static func links(_ lines: [String]) throws(DirectoryError) -> [RecordLink] {
        var links: [RecordLink] = []
        for kind in LinkKind.allCases {
            for line in lines {
                let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
                guard parts.count == 2, LinkKind(rawValue: parts[0]) != nil else {
                    throw .fault("“\(line)” is no link")
                }
                guard parts[0] == kind.rawValue else { continue }
                links.append(RecordLink(kind, try WebLinkRule.read(parts[1])))
            }
        }
        return links
    }
}
