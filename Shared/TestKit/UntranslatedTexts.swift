import Foundation
public import ScreenKit
import WordKit

/// Finds texts of a screen that no catalog can translate.
public enum UntranslatedTexts {
    /// The keys of values that a program reads.
    private static let codes: Set<String> = [
        "id", "target", "revision", "symbol", "scheme", "gesture", "address", "zone", "flag", "mode", "check", "key",
    ]
    /// The keys of values that are codes where they are one word, and else texts.
    private static let mixed: Set<String> = ["value", "kind", "unit", "source"]
    /// The keys of values that are always texts.
    private static let texts: Set<String> = ["label", "title", "heading", "question", "proceed", "why", "whyNot"]

    /// Returns the texts of a screen that are the same in English and in the pseudo-language, each with its place.
    ///
    /// A text is a label, or has one of the words that English can't do without.
    ///
    /// - Parameters:
    ///   - screen: The screen in the pseudo-language.
    ///   - english: The same screen in English.
    ///   - isContent: Whether a text is what a person wrote or a source said.
    public static func found(
        in screen: any Screen,
        english: any Screen,
        except isContent: (String) -> Bool = { _ in false }
    ) -> [String] {
        guard let one = json(screen), let other = json(english) else { return ["a screen without JSON"] }
        var found: [String] = []
        compare(one, other, at: "\(type(of: screen))", key: "") { text, place, key in
            // A web address and the several lines of a field are content.
            guard !mixed.contains(key) || text.contains(" ") && !text.contains("\n"), !text.hasPrefix("http") else {
                return
            }
            let words = text.split { !$0.isLetter }.map { $0.lowercased() }
            guard texts.contains(key) ? words.contains(where: { $0.count > 2 }) : !common.isDisjoint(with: words),
                !isContent(text)
            else { return }
            found.append("\(place): \(text)")
        }
        return found
    }

    /// Returns the text outside of the catalogs' texts in the pseudo-language if it has words besides what was typed; nil if it has none.
    ///
    /// - Parameter typed: The texts that a person typed.
    public static func leak(in text: String, _ typed: Set<String>) -> String? {
        var (outside, depth) = ("", 0)
        for character in text {
            if character == "⟦" { depth += 1 }
            if depth == 0 { outside.append(character) }
            guard character == "⟧" else { continue }
            // A text may begin within a catalog's, which an element of a page cuts in two.
            if depth == 0 { outside = "" } else { depth -= 1 }
        }
        let own = typed.filter { $0.count > 2 }.sorted { ($1.count, $0) < ($0.count, $1) }
            .reduce(outside) { $0.replacing($1, with: "") }
        return own.split { !$0.isLetter }.contains { $0.count > 2 } ? outside.trimmingCharacters(in: .whitespaces) : nil
    }

    private static let common: Set<String> = [
        "the", "of", "and", "is", "are", "to", "in", "on", "for", "with", "your", "you", "not", "no", "yet", "from",
        "it", "this", "that", "by", "or", "was", "be", "has", "have", "before", "after",
    ]

    private static func json(_ screen: any Screen) -> Any? {
        (try? JSONEncoder().encode(screen)).flatMap { try? JSONSerialization.jsonObject(with: $0) }
    }

    private static func compare(
        _ one: Any,
        _ other: Any,
        at place: String,
        key: String,
        equal: (_ text: String, _ place: String, _ key: String) -> Void
    ) {
        switch (one, other) {
        case (let one as [String: Any], let other as [String: Any]):
            for (name, value) in one.sorted(by: { $0.key < $1.key }) where !codes.contains(name) {
                // A choice or a field that is labeled with its code, as admins see it.
                if name == "label", let label = value as? String,
                    [one["value"], one["id"]].contains(where: { $0 as? String == label })
                {
                    continue
                }
                if let same = other[name] { compare(value, same, at: "\(place).\(name)", key: name, equal: equal) }
            }
        case (let one as [Any], let other as [Any]):
            for (value, same) in zip(one, other) { compare(value, same, at: place, key: key, equal: equal) }
        case (let one as String, let other as String) where one == other && !one.contains("⟦"): equal(one, place, key)
        default: break
        }
    }
}
