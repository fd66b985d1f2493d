import TimeKit
import WordKit

/// The texts of notifications that were told earlier.
public enum ToldText {
    /// A text in the language of the person who reads it, if it was told in English; else as it was told.
    ///
    /// The sentences of news, times and titles of bundled records are known. Other titles and places stay as they are.
    public static func shown(_ text: String) -> String {
        guard Language.current != .english else { return text }
        if let sentence = EventNews.sentences.first(where: { $0.english == text }) { return localized(sentence) }
        if let time = ToldTime(text[...]) { return "\(time.shown)\(time.rest)" }
        return moved(text) ?? translation(ofRecord: text) ?? text
    }

    private static func moved(_ text: String) -> String? {
        guard text.hasPrefix("Now "), let middle = text.firstRange(of: "; it was "),
            let to = ToldTime(text[..<middle.lowerBound].dropFirst(4)), let from = ToldTime(text[middle.upperBound...]),
            to.rest.isEmpty, from.rest.isEmpty
        else { return nil }
        return EventNews.movedSentence(to: to.shown, from: from.shown)
    }
}

/// The time at the beginning of a text that ``EventText/when(_:isAllDay:)`` wrote in English.
private struct ToldTime {
    private let occurrence: EventOccurrence
    private let isAllDay: Bool
    /// The text behind the time: a comma and a place, or nothing.
    let rest: Substring

    /// The time in the language of the person who reads it.
    var shown: String { EventText.when(occurrence, isAllDay: isAllDay) }

    init?(_ text: Substring) {
        let words = text.split(separator: " ").prefix(7).map { $0.hasSuffix(",") ? String($0.dropLast()) : String($0) }
        func day(_ index: Int) -> LocalDate? {
            guard index < words.count else { return nil }
            return try? LocalDate(iso8601: words[index])
        }
        func time(_ index: Int) -> LocalTime? {
            guard index < words.count else { return nil }
            return try? LocalTime(iso8601: words[index])
        }
        guard let first = day(1) else { return nil }
        let begin = time(2)
        let start = LocalDateTime(first, begin ?? .midnight)
        var end = start
        if begin == nil {
            end = LocalDateTime((day(4) ?? first).next, .midnight)
        } else if words.count > 3, words[3] == "to" {
            if let sameDay = time(4) {
                end = LocalDateTime(first, sameDay)
            } else if let last = day(5), let lastTime = time(6) {
                end = LocalDateTime(last, lastTime)
            }
        }
        let found = EventOccurrence(slot: start, start: start, end: end)
        let english = inEnglish { EventText.when(found, isAllDay: begin == nil) }
        guard text.hasPrefix(english) else { return nil }
        let behind = text.dropFirst(english.count)
        guard behind.isEmpty || behind.hasPrefix(", ") else { return nil }
        (occurrence, isAllDay, rest) = (found, begin == nil, behind)
    }
}
