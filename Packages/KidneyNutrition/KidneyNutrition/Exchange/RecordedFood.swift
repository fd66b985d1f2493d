import FractionParser
import TimeKit
import WordKit

extension ImportedIntake {
    /// The name of the only portion of a recorded food.
    static let portionName = "serving as recorded"

    /// Returns the intake as a food of its own, with one portion.
    ///
    /// The weight of the portion is unknown, so 100 g stand for it. The food contains only the recorded nutrients, rounded to a thousandth of
    /// their units.
    ///
    /// - Parameter line: The name on one line. If it is blank, the food is named after the program that recorded it.
    func food(named line: String) -> Food {
        var contents = NutrientContents()
        for (nutrient, amount) in amounts {
            contents[nutrient] = Thousandths(nearest: amount).map { .exact($0) }
        }
        return Food(
            .recorded(id),
            name: foodName(line),
            contents: contents,
            portions: [FoodPortion(Self.portionName, grams: Thousandths(100_000))],
            fluid: fluid.flatMap { Thousandths(nearest: $0) }.map { FluidShare($0) }
        )
    }

    /// The amount of the food that was eaten: its one portion.
    var amount: FoodAmount {
        FoodAmount(text: "1 \(Self.portionName)", number: 1, measure: .portion(Self.portionName), grams: 100)
    }

    /// The reason why the intake can't be stored; nil if it can.
    ///
    /// It must have a nutrient or fluid, each nutrient at most ``limit(_:)``, and at most 10 L of fluid.
    var refusal: String? {
        if amounts.isEmpty, fluid == nil { return localized("it says nothing of what was in it") }
        for (nutrient, amount) in amounts {
            guard let content = Thousandths(nearest: amount), content <= Self.limit(nutrient) else {
                return localized(
                    "so much \(nutrient.name) is more than anybody eats at one time — check it where it was entered"
                )
            }
        }
        if let fluid, fluid > 10_000 {
            return localized(
                "\(DecimalText.text(fluid, most: 0)) mL are more than anybody drinks at one time — ",
                "check it where it was entered"
            )
        }
        return nil
    }

    /// Returns the largest amount of a nutrient in one intake: ten times the maximum in 100 g of a food, because some programs record a whole day
    /// as one intake.
    private static func limit(_ nutrient: Nutrient) -> Thousandths {
        let limit = nutrient.limitPerHundredGrams.count
        return Thousandths(limit.multipliedReportingOverflow(by: 10).partialValue)
    }

    /// Returns the name on the line, or an English one for a blank line. An intake without nutrients is a drink.
    private func foodName(_ line: String) -> String {
        if line.contains(where: { !$0.isWhitespace }) { return line }
        let program = String(source.name.prefix(100))
        return inEnglish {
            switch (amounts.isEmpty, program.isEmpty) {
            case (true, true): localized("Drink recorded")
            case (true, false): localized("Drink recorded by \(program)")
            case (false, true): localized("Meal recorded")
            case (false, false): localized("Meal recorded by \(program)")
            }
        }
    }
}
