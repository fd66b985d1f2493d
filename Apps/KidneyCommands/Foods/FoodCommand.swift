import ArgumentParser
import CommandKit
import KidneyNutrition
import ScreenKit
import WordKit

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

    struct Search: AsyncKidneySessionCommand {
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

        @Argument(help: "Words of the food's name.") var text: [String]
        @Option(parsing: .unconditional, help: ArgumentHelp("Number of foods to show.", valueName: "number"))
        var limit = 20
        @OptionGroup var online: OnlineOptions
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func validate() throws {
            guard (1...1000).contains(limit) else {
                throw ValidationError(localized("--limit \(limit): give a number from 1 to 1000"))
            }
        }

        func run(in session: AppSession) async throws {
            let typed = text.joined(separator: " ")
            if online.online { return try await online.search(typed, limit: limit, in: session) }
            let screen = try session.kidney.foodSearchScreen(typed, limit: limit)
            try session.context.answer(encoding: screen.foods) { terminal in
                try terminal.show(screen)
                guard screen.foods.isEmpty else { return }
                try terminal.printWrapped(StyledText(localized("“kidney import usda DIR” brings more foods."), .faint))
            }
        }
    }

    struct Show: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Show what a food holds, its portions, and what an amount of it would do to the day.",
            discussion: """
                With an amount it is shown what that much holds, and where the day would stand with it; nothing is entered.

                EXAMPLE: kidney food show ndb-09040
                         kidney food show ndb-09040 "2 medium"
                """
        )

        @OptionGroup var choice: FoodArgument
        @Argument(help: "Amount: 150 g, \"1 medium\", 1/2 cup; else 100 g alone is shown.") var amount: [String] = []
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let food = try session.food(choice.food)
            let typed = amount.isEmpty ? [:] : ["amount": amount.joined(separator: " ")]
            let screen = try session.kidney.foodScreen(food.id, typed: typed)
            if !amount.isEmpty, let error = screen.form[field: "amount"]?.error { throw CommandError(.badData, error) }
            try session.show(screen)
        }
    }
}
