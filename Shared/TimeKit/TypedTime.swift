extension LocalTime {
    /// Parses a time as people type it: "08:00", "7:30", "7.30", "4am", "4:30 PM", and as Spanish writes it: "4:30 p. m.", "16.30 h".
    ///
    /// A number alone is not a time, because it could be an hour, a count or an amount.
    ///
    /// - Throws: ``TimeError/notATime(_:)``.
    public init(typed text: String) throws(TimeError) {
        // Programs write a space at which no line breaks before "PM" and within "p. m.".
        var digits = LocalTime.trimmed(String(text.lowercased().map { LocalTime.isSpace($0) ? " " : $0 })[...])
        let half = LocalTime.ending(["am", "pm"], of: &digits)
        if half == nil { _ = LocalTime.ending(["h", "hrs"], of: &digits) }
        let parts = digits.split(separator: digits.contains(":") ? ":" : ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            (1...2).contains(part.count) && part.allSatisfy { ("0"..."9").contains($0) } ? Int(part) : nil
        }
        guard numbers.count == parts.count, numbers.count == 2 || numbers.count == 1 && half != nil,
            parts.count == 1 || parts[1].count == 2, half == nil || (1...12).contains(numbers[0])
        else { throw .notATime(text) }
        let hour = half.map { numbers[0] % 12 + ($0 == "pm" ? 12 : 0) } ?? numbers[0]
        guard let time = try? LocalTime(hour: hour, minute: numbers.count == 2 ? numbers[1] : 0) else {
            throw .notATime(text)
        }
        self = time
    }

    /// Removes the first of some words that a text ends in, and the space before it. A word may have points: "p.m.", "p. m.", "h.".
    private static func ending(_ words: [String], of text: inout Substring) -> String? {
        for word in words {
            let (first, rest) = (word.prefix(1), word.dropFirst())
            let spellings = rest == "m" ? [word, "\(first).m", "\(first). m"] : [word]
            for spelling in spellings + spellings.map({ $0 + "." }) where text.hasSuffix(spelling) {
                text = trimmed(text.dropLast(spelling.count))
                return word
            }
        }
        return nil
    }

    /// Returns the text without the spaces around it.
    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop(while: isSpace)
        while let last = text.last, isSpace(last) { text.removeLast() }
        return text
    }

    private static func isSpace(_ character: Character) -> Bool { [" ", "\u{A0}", "\u{202F}"].contains(character) }
}

extension LocalDateTime {
    /// Parses a date and time as people type them: "2026-01-11 20:00", "2026-01-11T20:00", "2026-01-11 8 pm".
    ///
    /// - Throws: ``TimeError/notADateTime(_:)``.
    public init(typed text: String) throws(TimeError) {
        if let exact = LocalDateTime(text) {
            self = exact
            return
        }
        let parts = text.split(maxSplits: 1) { $0 == " " || $0 == "T" }
        guard parts.count == 2, let date = LocalDate(String(parts[0])),
            let time = try? LocalTime(typed: String(parts[1]))
        else { throw .notADateTime(text) }
        self.init(date, time)
    }
}
