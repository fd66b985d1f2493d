public import FractionParser

/// Everything that the engine refuses. Each case carries the value at fault, and each message says what to do.
public indirect enum KidneyError: Error, Hashable, Sendable {
    // MARK: Amounts of food

    /// Nothing was typed.
    case amountMissing
    /// A text that doesn't begin with an amount.
    case notAFoodAmount(String, AmountError)
    /// A range, where one amount is eaten.
    case amountIsRange(String)
    /// Zero or less.
    case amountNotPositive(String)
    /// More than one entry can hold.
    case amountTooLarge(String)
    /// An amount without a measure.
    case measureMissing(String, food: String, choices: [String])
    /// A measure that the food doesn't have.
    case unknownMeasure(String, food: String, choices: [String])
    /// A measure that fits several of the food's portions.
    case ambiguousMeasure(String, food: String, choices: [String])
    /// A volume, of a food whose weight by volume isn't known.
    case volumeUnknown(String, food: String, choices: [String])

    // MARK: Foods and dishes

    /// No food has this id or name.
    case noSuchFood(String)
    /// A food without a name.
    case foodNameBlank
    /// A figure that 100 g can't hold.
    case contentOutOfRange(Nutrient, Thousandths)
    /// A dish without components.
    case dishEmpty(String)
    /// A dish that holds itself; the names lead from it back to it.
    case dishCycle([String])
    /// Dishes in dishes, further down than ``Dish/depthLimit``.
    case dishTooDeep(String)
    /// A cooked weight of zero or less, or above any pot.
    case yieldOutOfRange(dish: String, grams: Rational)
    /// Something is wrong with a component.
    case component(String, of: String, KidneyError)

    // MARK: Measurements

    /// A text that is no number.
    case notANumber(String)
    /// A number that doesn't fit in 64-bit fractions.
    case numberTooLong(String)
    /// A text that names no laboratory value.
    case notAnAnalyte(String)
    /// A text that is no unit of the analyte.
    case unknownLabUnit(String, Analyte)
    /// A unit that the analyte isn't measured in.
    case unitNotOfAnalyte(String, Analyte)
    /// A laboratory value that nobody has; `likely` is what was likely meant.
    case implausibleLab(Analyte, String, likely: [String])
    /// A text that is no unit of weight.
    case unknownWeightUnit(String)
    /// A weight that no adult has; `likely` is what was likely meant.
    case implausibleWeight(String, likely: [String])
    /// A blood pressure that nobody has; `likely` is what was likely meant.
    case implausiblePressure(String, likely: [String])
    /// More of an activity than a day holds.
    case implausibleActivity(String)
    /// A clinic's limit whose floor lies above its ceiling, or that is negative.
    case limitUnclear(TargetQuantity, low: String, high: String)

    // MARK: Files of other programs

    /// A file that broke off or turned hostile; the counts are of what was read before.
    case importStopped(file: String, reason: String, counts: ImportCounts)
    /// A file that is something else.
    case notThisFormat(file: String, expected: String)
}
