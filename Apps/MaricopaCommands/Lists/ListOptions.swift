import ArgumentParser
import CommandKit
import MaricopaDirectory
import TimeKit
import WordKit

/// The filters and orders of all lists.
struct ListOptions: ParsableArguments {
    @Option(help: "In this city; several may be named.") var city: [String] = []
    @Option(help: "In this ZIP code; not together with --city.") var zip: String?
    @Option(help: ArgumentHelp("Around a ZIP code or a place: 85281 or 33.42,-111.94.", valueName: "place"))
    var near: String?
    @Option(help: ArgumentHelp("Distance around it: 5mi, 8km, 500m; 5mi unless said otherwise.", valueName: "distance"))
    var radius: String?
    @Option(help: ArgumentHelp("Open in this part of the day: morning, afternoon, evening, night.", valueName: "part"))
    var timeOfDay: [String] = []
    @Option(help: "Open on this day of the week: sat.") var day: [String] = []
    @Option(help: ArgumentHelp("Open on this day or later: 2026-03-07.", valueName: "day")) var from: String?
    @Option(help: ArgumentHelp("Open on this day or earlier.", valueName: "day")) var to: String?
    @Flag(
        help:
            "Hours that were told only for an earlier year count as if they held again; a market closed then is left out."
    )
    var earlierYears = false
    @Option(help: "Takes this: credit, wic, wic-cash, sfmnp, snap.") var payment: [String] = []
    @Option(help: "A park with this: “Hiking trails”.") var feature: [String] = []
    @Option(help: ArgumentHelp("Rated with so many stars at least, 1 to 5.", valueName: "stars")) var minRating: Int?
    @Option(help: ArgumentHelp("Costs no more dollars than this; or free.", valueName: "dollars")) var cost: String?
    @Option(help: ArgumentHelp("Meant for this age.", valueName: "years")) var age: Int?
    @Option(help: "A recipe with this ingredient.") var ingredient: [String] = []
    @Option(help: "For this meal: breakfast, lunch, dinner, snack, dessert, drink, side.") var meal: [String] = []
    @Option(help: ArgumentHelp("Open at this moment: now, 09:30 or 2026-03-07T09:30.", valueName: "time"))
    var openAt: String?
    @Option(help: ArgumentHelp("With these words in title, second line or description.", valueName: "words"))
    var text: String?
    @Option(
        help: ArgumentHelp(
            "In this order: \(SortOrder.allCases.map(\.rawValue).joined(separator: ", ")).",
            valueName: "order"
        )
    )
    var sort: String?
    @Flag(help: "Without what a list begins with: the city you are in, featured recipes only.") var all = false
    @Flag(help: "Without any filter; asks before it removes those that are set.") var clear = false
    @Option(help: ArgumentHelp("Show so many.", valueName: "number")) var limit = 20
    @Option(help: ArgumentHelp("The next page, as the page before names it.", valueName: "cursor")) var after: String?
    @Option(help: ArgumentHelp("Show it as list or map.", valueName: "view")) var view: ListView = .list
    @Option(help: ArgumentHelp("Draw the map into this file: map.svg or map.geojson.", valueName: "file"))
    var map: String?

    func validate() throws {
        guard (1...1000).contains(limit) else { throw ValidationError(localized("--limit is 1 to 1000")) }
        if !city.isEmpty, zip != nil {
            throw ValidationError(localized("--city and --zip don't go together: take one of them away"))
        }
    }
}

/// The form of results.
enum ListView: String, ExpressibleByArgument, CaseIterable {
    case list, map
}

extension ListOptions {
    /// The query of the options, starting from the kind's initial list or map.
    ///
    /// - Throws: `usage` for an option that filters nothing of the kind.
    func query(_ kind: RecordKind, _ userLocation: UserLocation, at now: LocalDateTime) throws -> DirectoryQuery {
        try check(kind)
        let isMap = view == .map || map != nil
        let start = StartingQuery.list(of: kind, all ? .off : userLocation)
        var query = start
        if all { query.filter.isFeatured = false }
        var filter = try asked(userLocation, at: now)
        if filter != Filter() { query.filter.isFeatured = false }
        // The initial `isFeatured` stays unless another filter is set.
        filter.isFeatured = query.filter.isFeatured
        let isPlaced = filter.place != .none || filter.circle != nil
        if !isPlaced, isMap { filter.circle = StartingQuery.circle(userLocation) }
        if !isPlaced, !isMap { filter.place = start.filter.place }
        query.filter = filter
        if case .at(let place) = userLocation { query.origin = place }
        if near != nil { query.origin = filter.circle?.center }
        if let sort {
            query.sort = try SortOrder.typed(sort)
        } else if near != nil || (isMap && kind != .event) {
            query.sort = .nearMe
        } else if filter.text != "" || filter.hours == .earlierYears {
            query.sort = .bestMatch
        }
        return query
    }

    /// Refuses an option whose facts the kind doesn't have, such as payments of parks, and an empty name.
    private func check(_ kind: RecordKind) throws(CommandError) {
        for (option, names) in [("--city", city), ("--feature", feature), ("--ingredient", ingredient)]
        where names.contains(where: { FoldedText.key($0).isEmpty }) {
            throw CommandError(
                .usage,
                localized("\(option) names nothing"),
                remedy: localized("write a name after it, or leave it out")
            )
        }
        let chosen: [(option: String, section: FilterSection, isSet: Bool)] = [
            ("--earlier-years", .hours, earlierYears), ("--payment", .payment, !payment.isEmpty),
            ("--feature", .feature, !feature.isEmpty), ("--min-rating", .rating, minRating != nil),
            ("--cost", .cost, cost != nil), ("--age", .age, age != nil),
            ("--ingredient", .ingredient, !ingredient.isEmpty), ("--meal", .meal, !meal.isEmpty),
        ]
        for (option, section, isSet) in chosen where isSet && !FilterSection.all(of: kind).contains(section) {
            let kinds = RecordKind.allCases.filter { FilterSection.all(of: $0).contains(section) }
            throw CommandError(
                .usage,
                localized("\(option) filters nothing of \(kind.nouns)"),
                remedy: localized("leave it out; it is for \(kinds.map(\.nouns).joined(separator: ", "))")
            )
        }
    }

    private func asked(_ userLocation: UserLocation, at now: LocalDateTime) throws -> Filter {
        var filter = Filter()
        filter.text = text ?? ""
        if let zip { filter.place = .zip(try ZIPCode.typed(zip)) }
        if !city.isEmpty { filter.place = .cities(Set(city)) }
        if near != nil || radius != nil {
            var circle = try near.map(Circle.typed) ?? StartingQuery.circle(userLocation)
            if let radius { circle.centimeters = try Circle.centimeters(typed: radius) }
            filter.circle = circle
        }
        filter.timesOfDay = Set(
            try timeOfDay.map { try Choice.typed($0, "--time-of-day", TimeOfDay.allCases) { $0.label } }
        )
        filter.days = Set(try day.map(Weekday.typed))
        if from != nil || to != nil {
            filter.dates = try DateSpan(from: from.map(LocalDate.typed), to: to.map(LocalDate.typed))
        }
        if earlierYears { filter.hours = .earlierYears }
        filter.payments = Set(
            try payment.map { try Choice.typed($0, "--payment", PaymentOption.allCases) { $0.label } }
        )
        filter.features = Set(feature.map(Filter.stored))
        filter.ingredients = Set(ingredient.map(Filter.stored))
        filter.meals = Set(try meal.map { try Choice.typed($0, "--meal", MealType.allCases) { $0.label } })
        if let minRating {
            guard (1...5).contains(minRating) else {
                throw CommandError(
                    .usage,
                    localized("--min-rating \(minRating) is no number of stars"),
                    remedy: localized("give 1 to 5")
                )
            }
            filter.minimumRating = minRating
        }
        if let cost { filter.cost = try CostFilter.typed(cost) }
        if let age {
            guard Filter.ages.contains(age) else {
                let remedy = localized("give years, 0 to \(Filter.ages.upperBound)")
                throw CommandError(.usage, localized("--age \(age) is no age"), remedy: remedy)
            }
            filter.age = age
        }
        if let openAt { filter.openAt = try LocalDateTime.typed(openAt, now: now) }
        return filter
    }
}
