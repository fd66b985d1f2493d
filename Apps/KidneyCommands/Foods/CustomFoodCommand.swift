import ArgumentParser
import CommandKit
import FractionParser
import KidneyNutrition
import TimeKit

/// `kidney food custom`
struct CustomFoodCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "custom",
        abstract: "Make dishes of your own, to enter them again in a word.",
        discussion: """
            EXAMPLE: kidney food custom create "Kadai Paneer" --component "Paneer=150 g" --component "Tomato=200 g" --yield "300 g"
                     kidney food custom list
            """,
        subcommands: [Create.self, List.self, Delete.self],
        defaultSubcommand: List.self
    )

    struct Create: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "create",
            abstract: "Make a dish from foods with their amounts.",
            discussion: """
                The yield is what the dish weighs when cooked; without one, what went into it. A figure that a part lacks is a \
                lower bound in the dish, never zero.

                EXAMPLE: kidney food custom create "Fruit bowl" --component "ndb-09040=1 medium" --component "ndb-09003=150 g"
                         kidney food custom create "Soup" --component "ndb-11529=400 g" --yield "350 g" --portion "bowl=250 g"
                """
        )

        @Argument(help: "What it is called.") var name: String
        @Option(help: ArgumentHelp("A food and how much of it, as often as needed.", valueName: "food=amount"))
        var component: [String] = []
        @Option(help: ArgumentHelp("What it weighs when cooked.", valueName: "grams")) var yield: String?
        @Option(help: ArgumentHelp("A measure of it and its weight, as often as needed.", valueName: "name=grams"))
        var portion: [String] = []
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run() throws {
            let session = try global.session()
            let components = try component.map { text in
                let (food, amount) = try Self.pair(text, "--component", example: "ndb-09040=150 g")
                return DishComponent(try session.food(food).id, amount)
            }
            let portions = try portion.map { text in
                let (name, weight) = try Self.pair(text, "--portion", example: "bowl=250 g")
                guard let grams = Thousandths(exactly: try Self.grams(weight, "--portion")) else {
                    throw CommandError(.badData, "'\(weight)' is too fine", remedy: "write at most three decimals")
                }
                return FoodPortion(name, grams: grams)
            }
            let weight = try yield.map { try Self.grams($0, "--yield") }
            let food = try session.kidney.createFood(named: name, .dish(components, yield: weight), portions: portions)
            let screen = try session.kidney.foodScreen(food.id)
            try session.context.answer(encoding: screen) { terminal in
                try terminal.printWrapped(StyledText("Made “\(food.name)”.", .good))
                try terminal.show(screen)
            }
        }

        /// "FOOD=AMOUNT"; a food's name may hold an equals sign, an amount can't.
        private static func pair(_ text: String, _ option: String, example: String) throws(CommandError) -> (
            String, String
        ) {
            guard let equals = text.lastIndex(of: "="), equals != text.startIndex else {
                throw CommandError(.usage, "\(option) '\(text)' has no '='", remedy: "write it as in \"\(example)\"")
            }
            return (String(text[..<equals]), String(text[text.index(after: equals)...]))
        }

        /// "400 g", "0.4 kg" or "400".
        private static func grams(_ text: String, _ option: String) throws(CommandError) -> Rational {
            let digits = text.prefix { $0.isNumber || $0 == "." }
            let unit = text.dropFirst(digits.count).filter { !$0.isWhitespace }.lowercased()
            let factors: [String: Rational] = ["": 1, "g": 1, "kg": 1000]
            guard let value = DecimalText.value(String(digits)), let factor = factors[unit],
                let grams = try? value.multiplying(by: factor)
            else {
                throw CommandError(.badData, "\(option) '\(text)' is no weight", remedy: "write one such as 400 g")
            }
            return grams
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List the foods of your own, with what they are made of.",
            discussion: """
                EXAMPLE: kidney food custom list
                """
        )

        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run() throws {
            let session = try global.session()
            let kidney = session.kidney
            let screens = try kidney.customFoods().map { try kidney.dishScreen($0.id) }
            try session.context.answer(encoding: screens) { terminal in
                if screens.isEmpty { return try terminal.print(StyledText("No foods of your own.", .faint)) }
                for screen in screens { try terminal.show(screen) }
            }
        }
    }

    struct Delete: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "Delete a food of your own; what you ate of it stays.",
            discussion: """
                Refused while other dishes are made of it. 'kidney undo' brings it back.

                EXAMPLE: kidney food custom delete "Kadai Paneer"
                """
        )

        @OptionGroup var choice: FoodArgument
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run() throws {
            let session = try global.session()
            let food = try session.food(choice.food)
            guard case .custom(let id) = food.source else {
                throw CommandError(
                    .notAllowed,
                    "“\(food.name)” is no food of your own",
                    remedy: "only those can be deleted: kidney food custom list"
                )
            }
            let deleted = try session.kidney.deleteFood(id)
            try session.answer(deleted: food.id, "“\(deleted.name)”")
        }
    }
}
