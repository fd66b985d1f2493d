import WordKit

extension KidneyError {
    /// The messages about measurements and limits; nil for every other case.
    var measurementMessage: String? {
        switch self {
        case .notANumber(let text): localized("“\(text)” is no number — write one such as 5.4 or <10")
        case .numberTooLong(let text): localized("\(text) has too many digits — write at most nine")
        case .notAnAnalyte(let text):
            localized(
                "“\(text)” is no laboratory value known here — use \(Analyte.allCases.map(\.rawValue).joined(separator: ", "))"
            )
        case .unknownLabUnit(let text, let analyte), .unitNotOfAnalyte(let text, let analyte):
            localized(
                "\(LabTable.facts(analyte).title) is not measured in “\(text)” — use ",
                "\(LabTable.facts(analyte).units.map(\.symbol).joined(separator: ", "))"
            )
        case .implausibleLab(let analyte, let text, let likely):
            Self.question("\(LabTable.facts(analyte).title.lowercasedUnlessAcronym) \(text)", likely)
        case .ionizedCalcium(let text):
            localized(
                "calcium \(text) looks like the ionized part, which isn't kept here — enter the total of the report; if this is the ",
                "total, write “total” after it, and call your care team now"
            )
        case .unknownWeightUnit(let text): localized("“\(text)” is no unit of weight — use kg or lb")
        case .implausibleWeight(let text, let likely): Self.question(localized("a weight of \(text)"), likely)
        case .unlikelyWeight(let text, let last, let day, let likely):
            likely.isEmpty
                ? localized(
                    "\(text) is far from the last weight, \(last) of \(day) — check the number; if it is right, say so"
                )
                : localized(
                    "\(text) is far from the last weight, \(last) of \(day) — did you mean \(Self.list(likely))? ",
                    "If it is right, say so"
                )
        case .implausiblePressure(let text, let likely): Self.question(localized("a blood pressure of \(text)"), likely)
        case .implausibleActivity(let text): localized("\(text) is more than a day holds — check the number")
        case .limitUnclear(let quantity, let low, let high):
            localized(
                "a limit for \(quantity.entered) of at least \(low) and at most \(high) can't be met — ",
                "write the lower number as the floor, and none below zero"
            )
        default: nil
        }
    }

    /// Returns "weight of 500 kg — did you mean 50.0 kg?"; without likely readings, a request to check the report.
    private static func question(_ value: String, _ likely: [String]) -> String {
        likely.isEmpty
            ? localized("\(value) is not a value people have — check the number and the unit on the report")
            : localized("\(value) — did you mean \(list(likely))?")
    }

    /// The readings with "or" between all of them.
    private static func list(_ likely: [String]) -> String {
        likely.joined(separator: localized(" or ", context: "list"))
    }
}

extension String {
    /// The string for use within a sentence: "Potassium" becomes "potassium"; "PTH", "HbA1c" and "eGFR" stay as they are.
    var lowercasedUnlessAcronym: String {
        dropFirst().contains(where: \.isUppercase) ? self : prefix(1).lowercased() + dropFirst()
    }
}
