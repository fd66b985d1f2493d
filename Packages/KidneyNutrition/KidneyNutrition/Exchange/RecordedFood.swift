import FractionParser
import TimeKit
import WordKit

extension ImportedIntake {
    /// The name of a recorded food's only portion.
    static let portionName = "serving as recorded"

    /// The intake as a food of its own. Its weight is unknown, so 100 g stand for the one serving. It contains only the recorded nutrients,
    /// to a thousandth of their units.
    ///
    /// - Parameter line: The name on one line; empty for none.
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

    var amount: FoodAmount {
        FoodAmount(text: "1 \(Self.portionName)", number: 1, measure: .portion(Self.portionName), grams: 100)
    }

    /// The reason why it can't be stored; nil if it can.
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

    /// Ten times the most in 100 g of a food, because some programs record a whole day as one intake.
    private static func limit(_ nutrient: Nutrient) -> Thousandths {
        let limit = nutrient.limitPerHundredGrams.count
        return Thousandths(limit.multipliedReportingOverflow(by: 10).partialValue)
    }

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
