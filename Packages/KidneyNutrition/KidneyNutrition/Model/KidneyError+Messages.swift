import FractionParser

extension KidneyError: CustomStringConvertible {
    /// One line: the problem with its value, and what to do.
    public var description: String {
        switch self {
        case .amountMissing: "there is no amount — write one such as 150 g, 1/2 cup or 2 slices"
        case .notAFoodAmount(let text, let error): Self.notAnAmount(text, error)
        case .amountIsRange(let text): "“\(text)” is a range — write the one amount that was eaten"
        case .amountNotPositive(let text): "“\(text)” is nothing — write an amount above 0, or leave the entry out"
        case .amountTooLarge(let text):
            "“\(text)” is more than \(FoodAmountReading.gramsLimit / 1000) kg — check the amount and its unit"
        case .measureMissing(let text, let food, let choices):
            "“\(text)” of \(food) has no unit — \(Self.offer(choices))"
        case .unknownMeasure(let measure, let food, let choices):
            "\(food) has no measure “\(measure)” — \(Self.offer(choices))"
        case .ambiguousMeasure(let measure, let food, let choices):
            "“\(measure)” of \(food) can be several things — write one of: \(Self.list(choices))"
        case .weightNotRecorded(let measure, let food, let choices):
            "what “\(measure)” of \(food) holds isn't known, for it was recorded without a weight — "
                + "write how many of: \(Self.list(choices))"
        case .volumeUnknown(let measure, let food, let choices):
            "what “\(measure)” of \(food) weighs isn't known — weigh it, or \(Self.offer(choices))"
        case .noSuchFood(let text): "there is no food “\(text)” — search for it, or make it as a food of your own"
        case .foodNameBlank: "the food has no name — enter one such as Kadai Paneer"
        case .contentOutOfRange(let nutrient, let amount):
            "\(amount) \(nutrient.unit) of \(nutrient.name) is more than 100 g can hold — "
                + "enter at most \(nutrient.limitPerHundredGrams) \(nutrient.unit), for 100 g"
        case .dishEmpty(let name): "“\(name)” has no components — add at least one with its amount"
        case .dishCycle(let path):
            "“\(path.first ?? "")” would be made of itself: \(path.joined(separator: " → ")) — take one of these out"
        case .dishTooDeep(let name):
            "“\(name)” has more than \(Dish.depthLimit) dishes inside one another — add its components themselves"
        case .yieldOutOfRange(let dish, let grams):
            "“\(dish)” can't weigh \(Amount(grams).formatted(.decimal(places: 3))) g when cooked — "
                + "enter a weight above 0 and up to \(Dish.yieldLimit / 1000) kg"
        case .component(let name, let dish, let error): "in “\(dish)”, \(name): \(error)"
        default:
            measurementMessage ?? medicineMessage ?? goalMessage ?? exchangeMessage ?? sourceMessage ?? reportMessage
                ?? storeMessage ?? "something went wrong inside: an error without words — report it"
        }
    }

    private static func notAnAmount(_ text: String, _ error: AmountError) -> String {
        if text.contains(",") {
            return
                "“\(text)” has a comma, which can mean two things — write a point for decimals, and no mark for thousands"
        }
        switch error.code {
        case .ambiguous: return "“\(text)” can be read in two ways — put a space between the whole and the fraction"
        default: return "“\(text)” doesn't begin with an amount — write one such as 150 g, 1/2 cup or 2 slices"
        }
    }

    private static func offer(_ choices: [String]) -> String {
        choices.isEmpty ? "use g" : "use g, or one of: \(list(choices))"
    }

    private static func list(_ choices: [String]) -> String {
        let shown = choices.prefix(8).joined(separator: "; ")
        return choices.count > 8 ? shown + "; …" : shown
    }
}

extension Nutrient {
    /// The name within a sentence: "vitamin K".
    public var name: String {
        switch self {
        case .fibre: "fiber"
        case .vitaminK: "vitamin K"
        case .vitaminD: "vitamin D"
        default: rawValue
        }
    }
}
