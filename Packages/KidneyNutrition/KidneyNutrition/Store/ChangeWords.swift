import Foundation
import StorageKit
import WordKit

extension Change {
    /// The change in the person's language. Its stored summary is English.
    var words: String {
        guard Language.current != .english else { return summary }
        return switch useCase {
        case "eat": localized("food or drink added: \(Self.listed(summary, Self.eaten))")
        case "editEntry": Self.entry(summary, after: "entry changed: ") { localized("entry changed: \($0) of \($1)") }
        case "deleteEntry": Self.entry(summary, after: "entry deleted: ") { localized("entry deleted: \($0) of \($1)") }
        // The alerts are told on their own pages, as they stand now.
        case "acknowledgeAlert": localized("An alert was acknowledged")
        case "importFile": localized(kept: summary.components(separatedBy: ". ")[0])
        case _ where Self.measurements.contains(subject.kind): Self.listed(summary, Self.measured)
        default: localized(kept: summary)
        }
    }

    private static let measurements = [LabResult.kind, WeightReading.kind, PressureReading.kind, ActivityReading.kind]

    private static func listed(_ text: String, _ shown: (String) -> String) -> String {
        text.components(separatedBy: "; ").map(shown).joined(separator: "; ")
    }

    /// An amount of a food: "1 medium of Banana, raw, lunch". The names of a common food and its portion and the meal are shown in the
    /// language, other amounts and foods as they were entered.
    private static func eaten(_ text: String) -> String {
        var text = text
        var meal = ""
        if let found = Meal.allCases.first(where: { text.hasSuffix(", \($0.rawValue)") }) {
            text = String(text.dropLast(found.rawValue.count + 2))
            meal = ", \(found.name)"
        }
        guard let (amount, food) = parts(text) else { return text + meal }
        return localized("\(amount) of \(food)", context: "food") + meal
    }

    private static func entry(
        _ summary: String,
        after start: String,
        _ shown: (_ amount: String, _ food: String) -> String
    ) -> String {
        guard summary.hasPrefix(start), let (amount, food) = parts(String(summary.dropFirst(start.count))) else {
            return localized(kept: summary)
        }
        return shown(amount, food)
    }

    /// The amount and the shown name of a food; nil for another text. The name of a food that isn't common begins after the first "of".
    private static func parts(_ text: String) -> (amount: String, food: String)? {
        guard let food = BundledFoods.all.first(where: { text.hasSuffix(" of \($0.name)") }) else {
            let parts = text.split(separator: " of ", maxSplits: 1)
            return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
        }
        let amount = String(text.dropLast(food.name.count + 4))
        let read = try? FoodAmountReading(food).read(amount)
        return (read?.shown(of: food) ?? amount, food.shownName)
    }

    /// The change of a measurement. A laboratory value's name of several words can't be told from its figure but by the table.
    private static func measured(_ summary: String) -> String {
        replacing(in: summary) { value in
            for facts in Analyte.allCases.map(LabTable.facts) {
                let english = inEnglish { facts.title.lowercasedUnlessAcronym }
                guard value.hasPrefix("\(english) ") else { continue }
                return facts.title.lowercasedUnlessAcronym + value.dropFirst(english.count)
            }
            return value.components(separatedBy: ", ").map { part in
                let words = part.split(separator: " ", maxSplits: 1).map(String.init)
                let shown = localized(kept: part)
                return shown == part && words.count == 2 ? "\(words[0]) \(localized(kept: words[1]))" : shown
            }.joined(separator: ", ")
        }
    }

    /// A summary with the words of its value shown, which stand after its first colon.
    private static func replacing(in summary: String, _ shown: (String) -> String) -> String {
        guard let place = summary.firstRange(of: ": ") else { return localized(kept: summary) }
        // The sentence is recognized with figures in the place of its value, as figures are no text.
        let figures = "0 0"
        let sentence = localized(kept: String(summary[..<place.upperBound]) + figures)
        guard sentence.hasSuffix(figures) else { return localized(kept: summary) }
        return String(sentence.dropLast(figures.count)) + shown(String(summary[place.upperBound...]))
    }
}
