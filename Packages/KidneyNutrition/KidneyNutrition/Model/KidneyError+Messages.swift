import FractionParser
import WordKit

extension KidneyError: CustomStringConvertible {
    /// One line: the problem with its value, and what to do.
    public var description: String {
        switch self {
        case .amountMissing: localized("there is no amount — write one such as 150 g, 1/2 cup or 2 slices")
        case .notAFoodAmount(let text, let error): Self.notAnAmount(text, error)
        case .amountIsRange(let text): localized("“\(text)” is a range — write the one amount that was eaten")
        case .amountNotPositive(let text):
            localized("“\(text)” is nothing — write an amount above 0, or leave the entry out")
        case .amountTooLarge(let text):
            localized(
                "“\(text)” is more than \(FoodAmountReading.gramsLimit / 1000) kg — check the amount and its unit"
            )
        case .measureMissing(let text, let food, let choices):
            localized("“\(text)” of \(food) has no unit — \(Self.offer(choices))")
        case .unknownMeasure(let measure, let food, let choices):
            localized("\(food) has no measure “\(measure)” — \(Self.offer(choices))")
        case .ambiguousMeasure(let measure, let food, let choices):
            localized("“\(measure)” of \(food) can be several things — write one of: \(Self.list(choices))")
        case .weightNotRecorded(let measure, let food, let choices):
            localized(
                "what “\(measure)” of \(food) holds isn't known, for it was recorded without a weight — ",
                "write how many of: \(Self.list(choices))"
            )
        case .volumeUnknown(let measure, let food, let choices):
            localized("what “\(measure)” of \(food) weighs isn't known — weigh it, or \(Self.offer(choices))")
        case .noSuchFood(let text):
            localized("there is no food “\(text)” — search for it, or make it as a food of your own")
        case .foodNameBlank: localized("the food has no name — enter one such as Kadai Paneer")
        case .contentOutOfRange(let nutrient, let amount):
            localized(
                "\(amount) \(nutrient.unit) of \(nutrient.name) is more than 100 g can hold — ",
                "enter at most \(nutrient.limitPerHundredGrams) \(nutrient.unit), for 100 g"
            )
        case .dishEmpty(let name): localized("“\(name)” has no components — add at least one with its amount")
        case .dishCycle(let path):
            localized(
                "“\(path.first ?? "")” would be made of itself: \(path.joined(separator: " → ")) — take one of these out"
            )
        case .dishTooDeep(let name):
            localized(
                "“\(name)” has more than \(Dish.depthLimit) dishes inside one another — add its components themselves"
            )
        case .yieldOutOfRange(let dish, let grams):
            localized(
                "“\(dish)” can't weigh \(Amount(grams).formatted(.decimal(places: 3))) g when cooked — ",
                "enter a weight above 0 and up to \(Dish.yieldLimit / 1000) kg"
            )
        case .component(let name, let dish, let error): localized("in “\(dish)”, \(name): \(error)")
        default:
            measurementMessage ?? medicineMessage ?? goalMessage ?? exchangeMessage ?? sourceMessage ?? reportMessage
                ?? storeMessage ?? localized("something went wrong inside: an error without words — report it")
        }
    }

    private static func notAnAmount(_ text: String, _ error: AmountError) -> String {
        if text.contains(",") {
            return
                localized(
                    "“\(text)” has a comma, which can mean two things — write a point for decimals, and no mark for thousands"
                )
        }
        switch error.code {
        case .ambiguous:
            return localized("“\(text)” can be read in two ways — put a space between the whole and the fraction")
        default:
            return localized("“\(text)” doesn't begin with an amount — write one such as 150 g, 1/2 cup or 2 slices")
        }
    }

    private static func offer(_ choices: [String]) -> String {
        choices.isEmpty ? localized("use g") : localized("use g, or one of: \(list(choices))")
    }

    private static func list(_ choices: [String]) -> String {
        let shown = choices.prefix(8).map(MeasureTable.shown).joined(separator: "; ")
        return choices.count > 8 ? shown + "; …" : shown
    }
}

extension Nutrient {
    /// The name within a sentence: "vitamin K".
    public var name: String {
        switch self {
        case .energy: localized("energy")
        case .protein: localized("protein")
        case .fat: localized("fat")
        case .carbohydrate: localized("carbohydrate")
        case .sugars: localized("sugars")
        case .fibre: localized("fiber")
        case .water: localized("water")
        case .alcohol: localized("alcohol")
        case .caffeine: localized("caffeine")
        case .sodium: localized("sodium")
        case .potassium: localized("potassium")
        case .phosphorus: localized("phosphorus")
        case .calcium: localized("calcium")
        case .magnesium: localized("magnesium")
        case .iron: localized("iron")
        case .vitaminK: localized("vitamin K")
        case .vitaminD: localized("vitamin D")
        }
    }
}
