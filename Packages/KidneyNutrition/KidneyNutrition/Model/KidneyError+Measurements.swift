extension KidneyError {
    /// The messages about measurements and limits; nil for every other case.
    var measurementMessage: String? {
        switch self {
        case .notANumber(let text): "“\(text)” is no number — write it as on the report, such as 5.4 or <10"
        case .numberTooLong(let text): "\(text) has too many digits — write at most nine"
        case .notAnAnalyte(let text):
            "“\(text)” is no laboratory value known here — use "
                + Analyte.allCases.map(\.rawValue).joined(separator: ", ")
        case .unknownLabUnit(let text, let analyte), .unitNotOfAnalyte(let text, let analyte):
            "\(LabTable.facts(analyte).title) is not measured in “\(text)” — use "
                + LabTable.facts(analyte).units.map(\.symbol).joined(separator: ", ")
        case .implausibleLab(let analyte, let text, let likely):
            "\(LabTable.facts(analyte).title.lowercasedUnlessAcronym) \(text)\(Self.question(likely))"
        case .ionizedCalcium(let text):
            "calcium \(text) looks like the ionized part, which isn't kept here — enter the total of the report; if this is the "
                + "total, write “total” after it, and call your care team now"
        case .unknownWeightUnit(let text): "“\(text)” is no unit of weight — use kg or lb"
        case .implausibleWeight(let text, let likely): "a weight of \(text)\(Self.question(likely))"
        case .unlikelyWeight(let text, let last, let day, let likely):
            "\(text) is far from the last weight, \(last) of \(day) — "
                + (likely.isEmpty ? "check the number." : "did you mean \(likely.joined(separator: " or "))?")
                + " If it is right, say so: --sure"
        case .implausiblePressure(let text, let likely): "a blood pressure of \(text)\(Self.question(likely))"
        case .implausibleActivity(let text): "\(text) is more than a day holds — check the number"
        case .limitUnclear(let quantity, let low, let high):
            "a limit for \(quantity.rawValue) of at least \(low) and at most \(high) can't be met — "
                + "write the lower number as the floor, and none below zero"
        default: nil
        }
    }

    /// Returns "… — did you mean 5.0 mmol/L?"; without likely readings, a request to check the report.
    private static func question(_ likely: [String]) -> String {
        likely.isEmpty
            ? " is not a value people have — check the number and the unit on the report"
            : " — did you mean \(likely.joined(separator: " or "))?"
    }
}

extension String {
    /// The string for use within a sentence: "Potassium" becomes "potassium"; "PTH", "HbA1c" and "eGFR" stay as they are.
    var lowercasedUnlessAcronym: String {
        dropFirst().contains(where: \.isUppercase) ? self : prefix(1).lowercased() + dropFirst()
    }
}
