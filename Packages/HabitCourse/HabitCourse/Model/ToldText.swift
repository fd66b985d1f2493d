import WordKit

/// The texts of notifications that were told earlier.
public enum ToldText {
    /// A text in the language of the person who reads it, if it was told in English; else as it was told. A habit and a goal stay as they are.
    public static func shown(_ text: String) -> String {
        if let advice = EditAdvice(told: text) { return advice.text }
        let isNotice = forms.contains { text.hasPrefix($0.start) && text.hasSuffix($0.end) }
        return isNotice ? localized(kept: text) : text
    }

    /// The beginnings and ends by which the English texts of ``NotificationReasons`` are told from a person's own words.
    private static let forms: [(start: String, end: String)] = [
        ("“", "” can be edited"), ("Week ", " is unlocked"), ("Congratulations: ", " behind you"), ("To read: “", ""),
        ("Look back over your progress. ", ""), ("Tick it off once it is done.", ""),
    ]
}

extension EditAdvice {
    /// Reads advice that was told in English; nil for any other text.
    fileprivate init?(told text: String) {
        let words = text.split(separator: " ")
        let done = words.first.flatMap { Int($0) } ?? 0
        let days = words.count > 2 ? Int(words[2]) ?? 0 : 0
        guard (0...HabitEditing.days).contains(done), (0...HabitEditing.days).contains(days) else { return nil }
        let advice = EditAdvice(done: done, days: days)
        guard inEnglish({ advice.text }) == text else { return nil }
        self = advice
    }
}
