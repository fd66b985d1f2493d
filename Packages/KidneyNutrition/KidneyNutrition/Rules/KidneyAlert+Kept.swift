import Foundation
import TimeKit
import WordKit

/// Translation of stored alerts.
///
/// An alert is stored in English. Its text in another language comes from a new evaluation of the same records. If a record was changed since,
/// the evaluation no longer gives the alert, and the stored English text is translated part by part.
extension KidneyAlert {
    /// The stored message in the current language; nil if a part of it isn't recognized.
    var keptMessage: String? { keptInteraction ?? Self.shown(sentences: message) }

    /// The stored reason in the current language. Parts that aren't recognized stay English.
    var keptWhy: String { Self.shown(sentences: why) ?? localized(kept: why) }

    /// The stored message of an interaction in the current language; nil for another alert, an unknown rule, or a part that isn't recognized.
    ///
    /// The id is "interaction/RULE/…". The message is "MEDICINE and PARTNER: EFFECT. ADVICE", or "PARTNER: EFFECT. ADVICE" for a rule without
    /// a medicine.
    private var keptInteraction: String? {
        let parts = id.rawValue.split(separator: "/").map(String.init)
        guard parts.count > 1, parts[0] == "interaction",
            let rule = InteractionTable.rules.first(where: { $0.id == parts[1] })
        else { return nil }
        for partner in [rule.partnerText, rule.worse?.partnerText, rule.partnerOnDialysis].compactMap(\.self) {
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

    /// Returns the stored advice of a rule in the current language.
    ///
    /// - Parameter kept: The advice in English. It may follow an alarm, as in "ALARM After that: ADVICE", and further sentences may follow it.
    /// - Returns: nil if the advice isn't the rule's, or if another sentence isn't recognized.
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

    /// Returns stored English sentences in the current language; nil if the catalog lacks one of them, or if a value in one stays English.
    private static func shown(sentences text: String) -> String? {
        guard Language.current != .english else { return text }
        var text = text
        // A sentence about a bundled food begins with its name. The longest name counts, because one name can begin another.
        if let food = BundledFoods.all.filter({ text.hasPrefix("\($0.name) ") }).max(by: {
            $0.name.count < $1.name.count
        }) {
            text = food.shownName + text.dropFirst(food.name.count)
        }
        let parts = text.components(separatedBy: ". ")
        var rest = parts.enumerated().map { $0 < parts.count - 1 ? $1 + "." : $1 }[...]
        var shown: [String] = []
        while !rest.isEmpty {
            // A text of the catalog can have several sentences, so the longest run is tried first.
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

    /// Returns a stored text in the current language; nil if the catalog doesn't have it.
    ///
    /// The catalog may have it with or without the final period, and with or without the capital letter.
    ///
    /// - Parameter isOne: Whether the text is one sentence. Only then may its form have values.
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

    /// Words that no Spanish sentence has. They show that a value stayed English.
    private static let englishWords = [
        " the ", " and ", " with ", " your ", " of ", " is ", " for ", " this ", " was ",
    ]
}
