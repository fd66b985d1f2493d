import ArgumentParser
import CommandKit
import KidneyNutrition
import KidneySources
import TimeKit
import WordKit

/// The options for a search on the network, as in `kidney food search --online`.
struct OnlineOptions: ParsableArguments {
    @Flag(help: "Ask FoodData Central; what it lists is kept here.") var online = false
    @Flag(help: "With --online: makers' foods, too.") var branded = false
    @OptionGroup var source: SourceOptions

    func validate() throws {
        guard online || (!branded && source.sourceURL == nil) else {
            throw ValidationError(localized("--branded and --source-url go with --online"))
        }
    }

    /// Searches and prints the result.
    func search(_ typed: String, limit: Int, in session: AppSession) async throws {
        guard limit <= KidneyNutrition.onlineLimit else {
            throw ValidationError(localized("--limit \(limit): at most \(KidneyNutrition.onlineLimit) with --online"))
        }
        let found = try await session.foodData(source) { database in
            try await session.kidney.searchFoods(typed, limit: limit, branded: branded, in: database)
        }
        let screen = try session.kidney.onlineFoodsScreen(found)
        // The JSON has the format of every search, so a failure of the database is a note beside it.
        if session.context.printsJSON, screen.isStandIn { session.context.terminal.note(StyledText(screen.origin)) }
        try session.context.answer(encoding: screen.foods.map(\.food)) { try $0.show(screen) }
    }
}

/// `kidney food fetch`
struct FoodFetchCommand: AsyncKidneySessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "fetch",
        abstract: "Fetch a food with its portions from FoodData Central.",
        discussion: """
            Takes the number of FoodData Central, as “kidney food search --online” shows it. A food that is here gets the new \
            figures; what you ate keeps the old ones.

            \(SourceOptions.help(.foodData))

            EXAMPLE: kidney food fetch fdc-2346403
            """
    )

    @Argument(help: "The number there: 2346403 or fdc-2346403.") var id: String
    @OptionGroup var source: SourceOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func validate() throws { _ = try number() }

    private func number() throws -> Int {
        let digits = id.lowercased().hasPrefix("fdc-") ? String(id.dropFirst(4)) : id
        guard let number = Int(digits), number > 0, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
            throw ValidationError(
                localized("“\(id)” is no number of FoodData Central: give one such as 2346403 or fdc-2346403")
            )
        }
        return number
    }

    func run(in session: AppSession) async throws {
        let number = try number()
        let fetched = try await session.foodData(source) { try await session.kidney.fetchFood(number, from: $0) }
        let screen = try session.kidney.fetchedFoodScreen(fetched)
        try session.show(screen)
    }
}

extension Terminal {
    /// Prints the result of a search with its origin.
    func show(_ screen: OnlineFoodsScreen) throws {
        for row in screen.foods { try show(row.food) }
        if !screen.text.isEmpty { try printWrapped(StyledText(screen.text, .faint)) }
        for reason in Set(screen.leftOut).sorted() { try printWrapped(StyledText(reason, .faint)) }
        try showOrigin(screen.origin, isStandIn: screen.isStandIn)
        if let first = screen.foods.map(\.food).first(where: { $0.id.rawValue.hasPrefix("fdc-") }) {
            let text = localized(
                "Eat one by its id and a weight in g; “kidney food fetch \(first.id)” brings its portions."
            )
            try printWrapped(StyledText(text, .faint))
        }
    }

    /// Prints a fetched food.
    func show(_ screen: FetchedFoodScreen) throws {
        try show(screen.food)
        for portion in screen.portions { try printPoint(StyledText(portion)) }
        try printWrapped(StyledText(screen.text, screen.isStandIn ? .plain : .good))
        try showOrigin(screen.origin, isStandIn: screen.isStandIn)
    }

    private func show(_ food: FoodSearchScreen.Found) throws {
        let brand = food.brand.map { " (\($0))" } ?? ""
        try printWrapped("\(food.name)\(brand)  \(food.id, .faint)", indent: 4)
        let figures = ([.potassium, .phosphorus, .sodium, .protein] as [Nutrient]).map { nutrient in
            let bound = food.atLeast.contains(nutrient) ? "≥ " : ""
            return
                "\(nutrient.name) \(food.per100g[nutrient].map { "\(bound)\($0) \(nutrient.unit)" } ?? localized("unknown"))"
        }
        try printWrapped(StyledText("    100 g: \(figures.joined(separator: ", "))", .faint), indent: 4)
    }

    /// Prints the origin of an answer, as a warning if the source failed.
    func showOrigin(_ text: String, isStandIn: Bool) throws {
        try printWrapped(StyledText(text, isStandIn ? .warning : .faint))
    }
}
