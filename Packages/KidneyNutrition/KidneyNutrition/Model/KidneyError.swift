/// Everything the engine can refuse. Each case carries the value at fault, and each message says what to do.
public enum KidneyError: Error, Equatable, Sendable {
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
}
