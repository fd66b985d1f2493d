import TimeKit
import WordKit

/// The texts of stored notifications.
public enum ToldText {
    /// Returns a stored text in the language of the person who reads it.
    ///
    /// Sentences of news, times and titles of bundled records are translated. Other titles and places stay as they are.
    public static func shown(_ text: String) -> String {
        for language in Language.offered {
            let prefix = Language.$current.withValue(language) { EventText.sample("") }
            if text.hasPrefix(prefix) { return EventText.sample(shown(String(text.dropFirst(prefix.count)))) }
        }
        for language in Language.offered where language != Language.current {
            if let shown = shown(text, toldIn: language) { return shown }
        }
        return (Language.current == .english ? original(ofRecord: text) : translation(ofRecord: text)) ?? text
    }

    private static func shown(_ text: String, toldIn language: Language) -> String? {
        func told(_ make: () -> String) -> String { Language.$current.withValue(language, operation: make) }
        let sentence = EventNews.sentences.first { sentence in told { localized(sentence) } == text }
        if let sentence { return localized(sentence) }
        if let time = ToldTime(text[...], in: language) { return "\(time.shown)\(time.rest)" }
        // Both times stand between the words of the sentence.
        let words = told { EventNews.movedSentence(to: "|", from: "|") }
            .split(separator: "|", omittingEmptySubsequences: false)
        guard words.count == 3, text.hasPrefix(words[0]), let middle = text.firstRange(of: words[1]),
            let to = ToldTime(text[..<middle.lowerBound].dropFirst(words[0].count), in: language),
            let from = ToldTime(text[middle.upperBound...], in: language), to.rest.isEmpty, from.rest.isEmpty
        else { return nil }
        return EventNews.movedSentence(to: to.shown, from: from.shown)
    }
}

/// The time at the beginning of a text that ``EventText/when(_:isAllDay:)`` wrote in a language.
private struct ToldTime {
    private let occurrence: EventOccurrence
    private let isAllDay: Bool
    /// The text behind the time: a comma and a place, or nothing.
    let rest: Substring

    /// The time in the language of the person who reads it.
    var shown: String { EventText.when(occurrence, isAllDay: isAllDay) }

    init?(_ text: Substring, in language: Language) {
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
        } else if words.count > 3, ["to", "a"].contains(words[3]) {
            if let sameDay = time(4) {
                end = LocalDateTime(first, sameDay)
            } else if let last = day(5), let lastTime = time(6) {
                end = LocalDateTime(last, lastTime)
            }
        }
        let found = EventOccurrence(slot: start, start: start, end: end)
        let told = Language.$current.withValue(language) { EventText.when(found, isAllDay: begin == nil) }
        guard text.hasPrefix(told) else { return nil }
        let behind = text.dropFirst(told.count)
        guard behind.isEmpty || behind.hasPrefix(", ") else { return nil }
        (occurrence, isAllDay, rest) = (found, begin == nil, behind)
    }
}
