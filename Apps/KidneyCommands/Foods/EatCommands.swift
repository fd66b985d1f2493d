import ArgumentParser
import CommandKit
import KidneyNutrition
import TimeKit

/// The argument for an amount of food.
struct AmountArgument: ParsableArguments {
    @Argument(parsing: .allUnrecognized, help: "Amount: 150 g, \"1 medium\", 1/2 cup.") var amount: [String]

    /// The amount as one text.
    var text: String { amount.joined(separator: " ") }

    func validate() throws { try refuseOptions(among: amount) }
}

/// `kidney eat`
struct EatCommand: KidneySessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "eat",
        abstract: "Enter something eaten, and show what it does to the day.",
        discussion: """
            In any portion of the food, in g, mL or household units.

            EXAMPLE: kidney eat ndb-09040 "1 medium" --meal breakfast --at 08:00
            """
    )

    @OptionGroup var choice: FoodArgument
    @OptionGroup var amount: AmountArgument
    @OptionGroup var meal: MealOption
    @OptionGroup var time: MealTimeOption
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let food = try session.food(choice.food)
        let moment = try time.moment(in: session)
        try session.answer(try session.kidney.eat(food.id, amount.text, meal: meal.meal, at: moment))
    }
}

/// `kidney drink`
struct DrinkCommand: KidneySessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "drink",
        abstract: "Enter something drunk; it counts as fluid.",
        discussion: """
            EXAMPLE: kidney drink ndb-14209 "1 cup" --at 08:00
            """
    )

    @OptionGroup var choice: FoodArgument
    @OptionGroup var amount: AmountArgument
    @OptionGroup var meal: MealOption
    @OptionGroup var time: MealTimeOption
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let food = try session.food(choice.food)
        let moment = try time.moment(in: session)
        try session.answer(try session.kidney.drink(food.id, amount.text, meal: meal.meal, at: moment))
    }
}

extension AppSession {
    /// Prints the receipt of something eaten or drunk.
    func answer(_ receipt: IntakeReceipt) throws { try show(receipt.screen) }
}
