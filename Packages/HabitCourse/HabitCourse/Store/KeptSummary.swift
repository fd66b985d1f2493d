import StorageKit

/// The summaries of the change log, which are kept in English.
enum KeptSummary {
    /// The characters between the settings of one change.
    static let separator = "; "

    /// Returns a summary in the reader's language: setting by setting if it tells of several.
    ///
    /// A goal and the reason of a skip end it without quotation marks. They are the person's own words, so they stay.
    static func shown(_ summary: String) -> String {
        if let colon = summary.firstRange(of: ": ") {
            let start = String(summary[..<colon.upperBound]) + ownWords
            let shown = localized(kept: start)
            if shown != start { return shown.replacing(ownWords, with: summary[colon.upperBound...]) }
        }
        return KeptParts.shown(summary, separator: separator) ?? localized(kept: summary)
    }

    /// The character that stands for the person's own words.
    private static let ownWords = "\u{FFFC}"
}

/// A text that is kept in English and made of several texts of the catalog.
enum KeptParts {
    /// Returns the parts in the reader's language; nil if one of them is unknown.
    static func shown(_ text: some StringProtocol, separator: String) -> String? {
        let parts = text.split(separator: separator).map { String($0) }
        let shown = parts.map { localized(kept: $0) }
        return zip(parts, shown).allSatisfy { $0 != $1 } ? shown.joined(separator: separator) : nil
    }
}

extension Change {
    /// The summary in the reader's language. The store has shown the words of an undo, which end with a colon.
    var shownSummary: String {
        guard undoes != nil, let colon = summary.firstRange(of: ": ") else { return KeptSummary.shown(summary) }
        return summary[..<colon.upperBound] + KeptSummary.shown(String(summary[colon.upperBound...]))
    }
}
