import WordKit

/// Validation of texts that admins configure: plain, trimmed, without control characters.
enum LayoutText {
    static let longestTitle = 60
    static let longestPage = 50_000

    /// The sentence beside texts that exist in one language.
    static var languageNote: String {
        localized("Write in English: readers of Spanish see your text as it is, marked as English.")
    }

    /// Returns the tag of the language of a text in a form: "en" for readers of another language; nil for no text.
    static func language(of text: String) -> String? { text.isEmpty ? nil : Shown(asWritten: text).language }

    /// Validates a single line that isn't blank, of at most ``longestTitle`` characters.
    ///
    /// - Throws: `unreadable`.
    static func title(_ typed: String, of what: String) throws(DirectoryError) -> String {
        switch TypedText(typed, limit: longestTitle) {
        case .text(let text): return text
        case .blank:
            throw .unreadable("", as: localized("the title of \(what)"), reason: localized("write at least one letter"))
        case .tooLong(let characters):
            let reason = localized("it has \(characters) characters, and \(longestTitle) is the most")
            throw .unreadable(String(typed.prefix(40)) + "…", as: localized("the title of \(what)"), reason: reason)
        }
    }

    /// Validates several lines of at most ``longestPage`` characters; blank becomes empty.
    ///
    /// - Throws: `unreadable`.
    static func lines(_ typed: String, of what: String) throws(DirectoryError) -> String {
        switch TypedText(typed, limit: longestPage, keepsLines: true) {
        case .text(let text): return text
        case .blank: return ""
        case .tooLong(let characters):
            let reason = localized("it has \(characters) characters, and \(longestPage) is the most")
            throw .unreadable(String(typed.prefix(40)) + "…", as: localized("the text of \(what)"), reason: reason)
        }
    }
}
