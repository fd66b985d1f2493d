import TimeKit
import WordKit

/// A text of a record as the reader sees it.
struct Shown<Text> {
    let text: Text
    /// The tag of the text's language; nil for the reader's.
    let language: String?

    /// Creates a text in the reader's language.
    init(_ text: Text) {
        self.text = text
        language = nil
    }

    /// Creates a text as it was entered or imported, in English.
    init(asWritten text: Text) {
        self.text = text
        language = Language.current == .english ? nil : Language.english.rawValue
    }

    private init(_ text: Text, _ language: String?) {
        self.text = text
        self.language = language
    }

    /// Returns a text made of this one, in the same language.
    func with<Other>(_ make: (Text) -> Other) -> Shown<Other> { Shown<Other>(make(text), language) }
}

extension Record {
    /// Returns a text of the record: in the reader's language if nobody edited it since it was bundled, otherwise as it was written, with the
    /// words that an importer added in the reader's language.
    func shown(_ text: String) -> Shown<String> {
        guard !text.isEmpty else { return Shown(text) }
        return BundledTexts.translated(text, of: id).map { Shown($0) } ?? ImportedWords.shown(text)
    }

    /// Returns the lines of a text of the record, all in the same language.
    func shown(_ lines: [String]) -> Shown<[String]> {
        guard !lines.isEmpty else { return Shown(lines) }
        return BundledTexts.translated(lines, of: id).map { Shown($0) } ?? Shown(asWritten: lines)
    }

    /// The title as the reader sees it. The title of a place is a name, which has no language.
    var shownTitle: Shown<String> { kind == .market || kind == .park ? Shown(title) : shown(title) }

    /// The organizer of an event as the reader sees it: a bundled sample's in the reader's language. Any other is a name, which has no language.
    func shownOrganizer(_ event: EventDetails) -> String {
        BundledTexts.translated(event.organizer, of: id) ?? event.organizer
    }
}
