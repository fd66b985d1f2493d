import ArgumentParser
import CommandKit
import FractionParser
import KidneyNutrition
import TimeKit
import WordKit

/// `kidney food custom`
struct CustomFoodCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "custom",
        abstract: "Make dishes of your own, to enter them again in a word.",
        discussion: """
            EXAMPLE: kidney food custom create "Kadai Paneer" --component "Paneer=150 g" --component "Tomato=200 g" --yield "300 g"
                     kidney food custom list
            """,
        subcommands: [Create.self, List.self, Edit.self, Delete.self],
        defaultSubcommand: List.self
    )

    struct Create: KidneySessionCommand {
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

        @Argument(help: "Name of the food.") var name: String
        @OptionGroup var parts: DishParts
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let food = try session.kidney.createFood(
                named: name,
                .dish(try parts.components(in: session), yield: try parts.weight()),
                portions: try parts.portions()
            )
            let screen = try session.kidney.foodScreen(food.id)
            try session.context.answer(encoding: screen) { terminal in
                try terminal.printWrapped(StyledText(localized("Made “\(food.name)”."), .good))
                try terminal.show(screen)
            }
        }
    }

    struct List: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List the foods of your own, with what they are made of.",
            discussion: """
                EXAMPLE: kidney food custom list
                """
        )

        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let kidney = session.kidney
            let screens = try kidney.customFoods().map { try kidney.dishScreen($0.id) }
            try session.context.answer(encoding: screens) { terminal in
                if screens.isEmpty { return try terminal.print(StyledText(localized("No foods of your own."), .faint)) }
                for screen in screens { try terminal.show(screen) }
            }
        }
    }

    struct Edit: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit",
            abstract:
                "Change a dish: its name, its components, its yield or its measures; what you ate of it stays as it was.",
            discussion: """
                Components and measures that are named take the place of all the old ones; what isn't named stays.

                EXAMPLE: kidney food custom edit "Fruit bowl" --name "Morning bowl"
                         kidney food custom edit "Soup" --component "ndb-11529=500 g" --yield "420 g"
                """
        )

        @OptionGroup var choice: FoodArgument
        @Option(help: "Another name.") var name: String?
        @OptionGroup var parts: DishParts
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            var custom = try session.customFood(
                choice.food,
                else: localized("only those can be edited: kidney food custom list")
            )
            if let name { custom.name = name }
            if !parts.component.isEmpty || parts.yield != nil {
                guard case .dish(let known, let weight) = custom.making else {
                    let problem = localized("“\(custom.name)” is made of no components")
                    throw CommandError(.notAllowed, problem, remedy: localized("leave --component and --yield out"))
                }
                let components = parts.component.isEmpty ? known : try parts.components(in: session)
                custom.making = .dish(components, yield: try parts.weight() ?? weight)
            }
            if !parts.portion.isEmpty { custom.portions = try parts.portions() }
            let food = try session.kidney.editFood(custom)
            let screen = try session.kidney.foodScreen(food.id)
            try session.context.answer(encoding: screen) { terminal in
                try terminal.printWrapped(StyledText(localized("Changed “\(food.name)”."), .good))
                try terminal.show(screen)
            }
        }
    }

    struct Delete: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "Delete a food of your own; what you ate of it stays.",
            discussion: """
                Refused while other dishes are made of it. “kidney undo” brings it back.

                EXAMPLE: kidney food custom delete "Kadai Paneer"
                """
        )

        @OptionGroup var choice: FoodArgument
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let custom = try session.customFood(
                choice.food,
                else: localized("only those can be deleted: kidney food custom list")
            )
            let deleted = try session.kidney.deleteFood(custom.id)
            try session.answer(deleted: FoodSource.custom(custom.id).foodID, "“\(deleted.name)”")
        }
    }
}

/// The options for a dish.
struct DishParts: ParsableArguments {
    @Option(help: ArgumentHelp("A food and how much of it, as often as needed.", valueName: "food=amount"))
    var component: [String] = []
    @Option(help: ArgumentHelp("Weight when cooked.", valueName: "grams")) var yield: String?
    @Option(help: ArgumentHelp("A measure of it and its weight, as often as needed.", valueName: "name=grams"))
    var portion: [String] = []

    fileprivate func components(in session: AppSession) throws -> [DishComponent] {
        try component.map { text in
            let (food, amount) = try Self.pair(text, "--component", example: "ndb-09040=150 g")
            return DishComponent(try session.food(food).id, amount)
        }
    }

    fileprivate func portions() throws -> [FoodPortion] {
        try portion.map { text in
            let (name, weight) = try Self.pair(text, "--portion", example: "bowl=250 g")
            guard let grams = Thousandths(exactly: try ScreenInput.grams(weight) ?? .zero) else {
                throw CommandError(
                    .badData,
                    localized("“\(weight)” is too fine"),
                    remedy: localized("write at most three decimals")
                )
            }
            return FoodPortion(name, grams: grams)
        }
    }

    fileprivate func weight() throws -> Rational? { try yield.flatMap { try ScreenInput.grams($0) } }

    /// Splits "FOOD=AMOUNT" at the last "=", because a food's name may contain one.
    private static func pair(_ text: String, _ option: String, example: String) throws(CommandError) -> (
        String, String
    ) {
        guard let equals = text.lastIndex(of: "="), equals != text.startIndex else {
            throw CommandError(
                .usage,
                localized("\(option) “\(text)” has no “=”"),
                remedy: localized("write it as in \"\(example)\"")
            )
        }
        return (String(text[..<equals]), String(text[text.index(after: equals)...]))
    }
}

extension AppSession {
    fileprivate func customFood(_ typed: String, else remedy: String) throws -> CustomFood {
        let food = try food(typed)
        guard case .custom(let id) = food.source else {
            throw CommandError(.notAllowed, localized("“\(food.name)” is no food of your own"), remedy: remedy)
        }
        return try kidney.customFood(id)
    }
}
