import ArgumentParser
import CommandKit
import KidneyNutrition

/// `kidney food`
struct FoodCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "food",
        abstract: "Find foods, look at their figures, and make your own.",
        discussion: """
            EXAMPLE: kidney food search banana
                     kidney food show ndb-09040
            """,
        subcommands: [Search.self, Show.self, FoodFetchCommand.self, CustomFoodCommand.self]
    )

    struct Search: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "search",
            abstract: "Find foods by the beginnings of their words.",
            discussion: """
                Foods you ate lately and your own come first, makers' foods last. A letter or two may be wrong.

                With --online FoodData Central is asked instead; where it can't be reached, what is here stands in, and that is \
                said. \(SourceOptions.help(.foodData))

                EXAMPLE: kidney food search "cheddar ch" --limit 5
                         kidney food search lentil soup --online
                """
        )

        @Argument(help: "What you know of the name.") var text: [String]
        @Option(parsing: .unconditional, help: ArgumentHelp("How many to show.", valueName: "number")) var limit = 20
        @OptionGroup var online: OnlineOptions
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func validate() throws {
            guard (1...1000).contains(limit) else {
                throw ValidationError("--limit \(limit): give a number from 1 to 1000")
            }
        }

        func run() async throws {
            let session = try global.session()
            let typed = text.joined(separator: " ")
            if online.online { return try await online.search(typed, limit: limit, in: session) }
            let found = try session.kidney.searchFoods(typed, limit: limit)
            try session.context.answer(JSON(found) { JSON($0) }) { terminal in
                if found.isEmpty {
                    let text = "No food has words like '\(typed)'. 'kidney import usda DIR' brings more foods."
                    return try terminal.printWrapped(StyledText(text, .faint))
                }
                try terminal.show(found)
            }
        }
    }

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Show what 100 g of a food hold, and its portions.",
            discussion: """
                EXAMPLE: kidney food show ndb-09040
                """
        )

        @OptionGroup var choice: FoodArgument
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run() throws {
            let session = try global.session()
            let food = try session.food(choice.food)
            try session.context.answer(JSON(food)) { try $0.show(food) }
        }
    }
}
