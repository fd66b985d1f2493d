import Foundation
import TimeKit
import WordKit

/// Kept English messages of alerts whose records were changed since, so that their evaluation can't write them again.
extension KidneyAlert {
    /// The message in the language of the person who reads it, made of its parts in that language; nil if a part isn't recognized.
    var keptMessage: String? { keptInteraction ?? Self.shown(sentences: message) }

    /// The reason in the language of the person who reads it, as far as its texts are recognized.
    var keptWhy: String { Self.shown(sentences: why) ?? localized(kept: why) }

    /// The message of an interaction by its rule, which its id names.
    private var keptInteraction: String? {
        let parts = id.rawValue.split(separator: "/").map(String.init)
        guard parts.count > 1, parts[0] == "interaction",
            let rule = InteractionTable.rules.first(where: { $0.id == parts[1] })
        else { return nil }
        for partner in [rule.partnerText, rule.worse?.partnerText].compactMap(\.self) {
            let english = inEnglish { "\(localized(partner)): \(rule.effect)." }
            let shown = localized(partner)
            if let place = message.firstRange(of: " and \(english)") {
                let subject = Self.named(String(message[..<place.lowerBound]))
                guard let advice = Self.advice(String(message[place.upperBound...].dropFirst()), of: rule) else {
                    continue
                }
                return localized("\(subject) and \(shown): \(rule.effect).") + " " + advice
            }
            let alone = english.capitalizedFirst
            if message.hasPrefix(alone), let advice = Self.advice(String(message.dropFirst(alone.count + 1)), of: rule)
            {
                return "\(shown.capitalizedFirst): \(rule.effect). " + advice
            }
        }
        return nil
    }

    /// Returns a medicine with the shown name of its substance in brackets: "Zestril (lisinopril)".
    private static func named(_ subject: String) -> String {
        guard subject.hasSuffix(")"), let start = subject.lastIndex(of: "(") else {
            return MedicineTable.row(subject.lowercased())?.shownName ?? subject
        }
        let generic = String(subject[start...].dropFirst().dropLast())
        return "\(subject[..<start])(\(MedicineTable.row(generic)?.shownName ?? generic))"
    }

    /// Returns the advice of a rule, with an alarm before it and the caution of its source behind it; nil if it isn't the rule's.
    private static func advice(_ kept: String, of rule: InteractionRule) -> String? {
        if let place = kept.firstRange(of: " After that: ") {
            guard let alarm = shown(sentences: String(kept[..<place.lowerBound])),
                let own = advice(String(kept[place.upperBound...]), of: rule)
            else { return nil }
            return localized("\(alarm) After that: \(own)")
        }
        let english = inEnglish { [rule.wholeAdvice, rule.advice] }
        for (english, shown) in zip(english, [rule.wholeAdvice, rule.advice]) {
            if kept == english { return shown }
            guard kept.hasPrefix(english + " ") else { continue }
            return self.shown(sentences: String(kept.dropFirst(english.count + 1))).map { "\(shown) \($0)" }
        }
        return nil
    }

    /// Returns sentences that are kept in English, each of which the catalog has; nil if one isn't recognized as a whole.
    private static func shown(sentences text: String) -> String? {
        guard Language.current != .english else { return text }
        var text = text
        // The name of a common food begins the sentence about it.
        if let food = BundledFoods.all.filter({ text.hasPrefix("\($0.name) ") }).max(by: {
            $0.name.count < $1.name.count
        }) {
            text = food.shownName + text.dropFirst(food.name.count)
        }
        let parts = text.components(separatedBy: ". ")
        var rest = parts.enumerated().map { $0 < parts.count - 1 ? $1 + "." : $1 }[...]
        var shown: [String] = []
        while !rest.isEmpty {
            // A text of the catalog can have several sentences.
            let runs = (1...rest.count).reversed().lazy.map { ($0, rest.prefix($0).joined(separator: " ")) }
            guard
                let found = runs.compactMap({ count, run in sentence(run, isOne: count == 1).map { (count, $0) } })
                    .first
            else { return nil }
            shown.append(found.1)
            rest = rest.dropFirst(found.0)
        }
        let whole = shown.joined(separator: " ")
        return englishWords.contains { whole.contains($0) } ? nil : whole
    }

    /// Returns a text that the catalog has word for word or, if it is one sentence, with values.
    private static func sentence(_ kept: String, isOne: Bool) -> String? {
        let bare = kept.hasSuffix(".") ? String(kept.dropLast()) : kept
        if let found = translated(kept) ?? translated(bare).map({ $0 + kept.dropFirst(bare.count) }) { return found }
        guard isOne else { return nil }
        for text in [kept, bare] {
            for start in [text, text.prefix(1).lowercased() + text.dropFirst()] {
                let shown = localized(kept: start)
                guard shown != start else { continue }
                return (start == text ? shown : shown.capitalizedFirst) + kept.dropFirst(text.count)
            }
        }
        return nil
    }

    /// Words that no Spanish sentence has, by which a value that stayed English is noticed.
    private static let englishWords = [
        " the ", " and ", " with ", " your ", " of ", " is ", " for ", " this ", " was ",
    ]
}
