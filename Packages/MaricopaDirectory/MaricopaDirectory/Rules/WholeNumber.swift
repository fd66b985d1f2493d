import WordKit

/// Whole numbers as people type them.
enum WholeNumber {
    /// Reads a whole number; nil for a blank text.
    ///
    /// - Parameter what: The words for what the number is, such as "a rating".
    /// - Throws: `unreadable`.
    static func read(_ typed: String, as what: String) throws(DirectoryError) -> Int? {
        let text: String
        switch TypedText(typed, limit: 20) {
        case .blank: return nil
        case .text(let short): text = short
        case .tooLong: text = String(typed.prefix(20)) + "…"
        }
        guard let number = Int(text) else {
            throw .unreadable(text, as: what, reason: localized("write a whole number"))
        }
        return number
    }

    /// Reads the place of something in a list, counted from 1; nil for a blank text.
    ///
    /// - Parameter count: The number of places.
    /// - Throws: `unreadable`, `noSuchPlace`.
    static func place(_ typed: String, of count: Int) throws(DirectoryError) -> Int? {
        guard let place = try read(typed, as: localized("a place")) else { return nil }
        try check(place: place, of: count)
        return place
    }

    /// Checks a place in a list, counted from 1.
    ///
    /// - Throws: `noSuchPlace`.
    static func check(place: Int, of count: Int) throws(DirectoryError) {
        guard place >= 1, place <= count else { throw .noSuchPlace(place, most: count) }
    }
}
