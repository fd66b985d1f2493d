import WordKit

/// The words that importers add to the texts of their source. They are stored in English and shown in the reader's language; the source's own
/// words stay.
enum ImportedWords {
    /// The beginnings of the parts of a service's description that follow the description itself.
    static let ofService = [
        Phrase("For whom:"), Phrase("How to apply:"), Phrase("Cost:"), Phrase("What to bring:"),
    ]
    /// The beginning of the sentence about a market's place.
    static let heldAt = Phrase("Held at:")
    /// The description of a market whose seasons contradict each other.
    static let contradiction = Phrase("Its source gives hours that contradict each other, so they are unknown here.")
    /// The beginning of the sentence with the dates of a market's seasons that can't be read.
    static let dropped = Phrase(
        "Its source gives dates of a season that can't be right, so its hours then are unknown:"
    )

    private static let labels = ofService + [heldAt]

    /// Returns a stored text of a record. It is in the reader's language if all of it is, and otherwise counts as written.
    static func shown(_ text: String) -> Shown<String> {
        guard Language.current != .english else { return Shown(text) }
        let paragraphs = text.split(separator: "\n\n", omittingEmptySubsequences: false).map { paragraph(String($0)) }
        let shown = paragraphs.map(\.text).joined(separator: "\n\n")
        return paragraphs.allSatisfy { $0.language == nil } ? Shown(shown) : Shown(asWritten: shown)
    }

    private static func paragraph(_ text: String) -> Shown<String> {
        if text == contradiction.english { return Shown(localized(contradiction)) }
        if text.hasPrefix(dropped.english) {
            return Shown(localized(dropped) + text.dropFirst(dropped.english.count))
        }
        if let minutes = OutsideDuration.readyMinutes(text) { return Shown(OutsideDuration.ready(in: minutes)) }
        guard let label = labels.first(where: { text.hasPrefix("\($0.english) ") }) else {
            return Shown(asWritten: text)
        }
        let own = text.dropFirst(label.english.count + 1)
        let isSentence = label == heldAt && own.hasSuffix(".")
        return UsualWords.told(String(isSentence ? own.dropLast() : own)).with {
            "\(localized(label)) \($0)\(isSentence ? "." : "")"
        }
    }
}
