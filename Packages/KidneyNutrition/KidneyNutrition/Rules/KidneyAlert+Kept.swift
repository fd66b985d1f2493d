import Foundation
import TimeKit
import WordKit

/// Translation of stored alerts.
///
/// An alert is stored in English. Its text in another language comes from a new evaluation of the same records. If a record was changed since,
/// the evaluation no longer gives the alert, and the stored English text is translated part by part. An alert with a part that isn't recognized
/// tells the whole advice of its rule, or what is safe to do at its urgency.
extension KidneyAlert {
    /// The stored message in the current language.
    var keptMessage: String {
        guard Language.current != .english else { return message }
        return keptInteraction ?? Self.shown(sentences: message) ?? keptPartly
    }

    /// The stored reason in the current language. Parts that aren't recognized stay English.
    var keptWhy: String {
        if let shown = Self.shown(sentences: why) { return shown }
        return Self.sentences(of: Self.cited(why)).map { Self.sentence($0, isOne: true) ?? localizedParts(kept: $0) }
            .joined(separator: " ")
    }

    /// The stored message of an interaction in the current language; nil for another alert and for an unknown rule.
    ///
    /// The id is "interaction/RULE/…". The message is "MEDICINE and PARTNER: EFFECT. ADVICE", or "PARTNER: EFFECT. ADVICE" for a rule without
    /// a medicine. If a part isn't recognized, the rule's own words and its whole advice stand for it, after what is safe to do.
    private var keptInteraction: String? {
        let parts = id.rawValue.split(separator: "/").map(String.init)
        guard parts.count > 1, parts[0] == "interaction",
            let rule = InteractionTable.rules.first(where: { $0.id == parts[1] })
        else { return nil }
        let place = message.firstRange(of: inEnglish { ": \(rule.effect)." })
        let headline = place.flatMap { Self.headline(String(message[..<$0.lowerBound]), of: rule) }
        let advice = place.flatMap { Self.advice(String(message[$0.upperBound...].dropFirst()), of: rule) }
        if let headline, let advice { return "\(headline) \(advice)" }
        let own =
            rule.isAboutFoodAlone
            ? "\(rule.partner.capitalizedFirst): \(rule.effect)."
            : localized("\(rule.subject.capitalizedFirst) and \(rule.partner): \(rule.effect).")
        let told = "\(headline ?? own) \(rule.wholeAdvice)"
        return level.cantWait ? "\(level.safeAdvice) \(told)" : told
    }

    /// The safe step at the urgency of the stored message, then its sentences in the current language. Those that aren't recognized
    /// follow as they are stored.
    private var keptPartly: String {
        var (shown, rest) = ([level.safeAdvice], [String]())
        for sentence in Self.sentences(of: Self.cited(message)) {
            if let found = Self.sentence(sentence, isOne: true) { shown.append(found) } else { rest.append(sentence) }
        }
        let known = shown.joined(separator: " ")
        guard !rest.isEmpty else { return known }
        let kept = rest.joined(separator: " ")
        return localized("\(known) The rest is in English, as a record was changed since: “\(kept)”")
    }

    /// Returns the words before the effect of a rule, "MEDICINE and PARTNER" or "PARTNER", with the effect in the current language; nil if
    /// the partner isn't one of the rule's.
    private static func headline(_ kept: String, of rule: InteractionRule) -> String? {
        for partner in [rule.partnerText, rule.worse?.partnerText, rule.partnerOnDialysis].compactMap(\.self) {
            let (english, shown) = (inEnglish { localized(partner) }, localized(partner))
            if kept.hasSuffix(" and \(english)") {
                let subject = named(String(kept.dropLast(" and \(english)".count)))
                return localized("\(subject) and \(shown): \(rule.effect).")
            }
            if kept == english.capitalizedFirst { return "\(shown.capitalizedFirst): \(rule.effect)." }
        }
        let others: [(english: String, shown: (String) -> String)] = [
            (" and the same medicine in ", { localized("the same medicine in \($0)") }),
            (" and another medicine of the same type, ", { localized("another medicine of the same type, \($0)") }),
        ]
        for other in others {
            guard let place = kept.firstRange(of: other.english) else { continue }
            let names = kept[place.upperBound...].components(separatedBy: " and ")
            let partner = other.shown(listed(names))
            return localized("\(named(String(kept[..<place.lowerBound]))) and \(partner): \(rule.effect).")
        }
        return nil
    }

    /// Returns a medicine with the shown name of its substance in brackets: "Zestril (lisinopril)".
    private static func named(_ subject: String) -> String {
        guard subject.hasSuffix(")"), let start = subject.lastIndex(of: "(") else {
            return MedicineTable.row(subject.lowercased())?.shownName ?? subject
        }
        let generic = String(subject[start...].dropFirst().dropLast())
        return "\(subject[..<start])(\(MedicineTable.row(generic)?.shownName ?? localized(kept: generic)))"
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
        var text = cited(text)
        // A sentence about a bundled food begins with its name. The longest name counts, because one name can begin another.
        if let food = BundledFoods.all.filter({ text.hasPrefix("\($0.name) ") }).max(by: {
            $0.name.count < $1.name.count
        }) {
            text = food.shownName + text.dropFirst(food.name.count)
        }
        var rest = sentences(of: text)[...]
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
        return hasEnglish(whole) ? nil : whole
    }

    /// Returns the sentences of a text, each with its final period.
    private static func sentences(of text: String) -> [String] {
        let parts = text.components(separatedBy: ". ")
        return parts.enumerated().map { $0 < parts.count - 1 ? $1 + "." : $1 }
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
        var found: [String] = []
        for text in [kept, bare] {
            for start in [text, text.prefix(1).lowercased() + text.dropFirst()] {
                let shown = localized(kept: start)
                guard shown != start else { continue }
                found.append((start == text ? shown : shown.capitalizedFirst) + kept.dropFirst(text.count))
            }
        }
        return found.first { !hasEnglish($0) } ?? found.first
    }

    /// Returns a stored text with the laboratory values that it cites in the current language: "Potassium 6.3 mEq/L of 2026-03-01".
    private static func cited(_ text: String) -> String {
        Analyte.allCases.reduce(text) { text, analyte -> String in
            let title = inEnglish { LabTable.facts(analyte).title }
            for name in [title, title.lowercasedUnlessAcronym] {
                guard let place = text.firstRange(of: "\(name) ") else { continue }
                let value = text[place.upperBound...]
                guard let first = value.first, first.isNumber || "<>".contains(first),
                    let end = value.ranges(of: " of ").first(where: {
                        LocalDate(String(value[$0.upperBound...].prefix(10))) != nil
                    }), let day = LocalDate(String(value[end.upperBound...].prefix(10)))
                else { continue }
                let shown = localized(kept: String(value[..<end.lowerBound]))
                let words = LabCitation(result: TimeKit.ID(""), analyte: analyte, shown: shown, day: day, age: 0).words
                let told = name == title ? words.capitalizedFirst : words
                return "\(text[..<place.lowerBound])\(told)\(value[end.upperBound...].dropFirst(10))"
            }
            return text
        }
    }

    /// Whether a text in another language has a word of English, which shows that a value stayed as it was stored. The pseudo-language has
    /// each text in English.
    private static func hasEnglish(_ text: String) -> Bool {
        guard Language.current != .pseudo else { return false }
        let text = " \(text.lowercased())"
        return englishWords.contains { text.contains($0) }
    }

    /// Words that no Spanish sentence has.
    private static let englishWords = [
        " the ", " and ", " with ", " your ", " of ", " is ", " for ", " this ", " was ",
    ]
}

extension AlertLevel {
    /// The step that is safe for an alert of this urgency, whatever it says.
    fileprivate var safeAdvice: String {
        switch self {
        case .notice, .caution: localized("Talk about it with your care team.")
        case .today: localized("Call your care team today, also out of hours.")
        case .atOnce: localized("Call your care team now. If you feel ill, call your emergency number.")
        }
    }
}
