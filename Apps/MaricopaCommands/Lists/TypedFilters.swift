import CommandKit
import MaricopaDirectory
import TimeKit
import WordKit

/// Parses a typed word that must be one of several.
enum Choice {
    /// Parses a raw value in lowercase, ignoring the case of the text.
    ///
    /// - Parameter option: The name of the option in an error: "--sort".
    /// - Throws: `usage` for another text.
    static func typed<Value: RawRepresentable<String>>(
        _ text: String,
        _ option: String,
        _ all: [Value],
        label: (Value) -> String = { $0.rawValue }
    ) throws(CommandError) -> Value {
        if let value = all.first(where: { $0.rawValue == text.lowercased() }) { return value }
        let key = FoldedText.key(text)
        // The last word of a label counts, too: “mañana” of “Por la mañana”.
        for isWhole in [true, false] {
            let found = all.filter { value in
                translations(of: label(value)).contains { $0 == key || !isWhole && $0.hasSuffix(" " + key) }
            }
            if found.count == 1 { return found[0] }
        }
        let words = all.map(\.rawValue).joined(separator: ", ")
        throw CommandError(
            .usage,
            localized("\(option) “\(text)” is none of them"),
            remedy: localized("use one of \(words)")
        )
    }
}

extension Choice {
    /// The folded words that a text is in the offered languages.
    static func translations(of text: @autoclosure () -> String) -> [String] {
        Language.offered.map { FoldedText.key(Language.$current.withValue($0) { text() }) }
    }
}

extension SortOrder {
    static func typed(_ text: String) throws(CommandError) -> SortOrder {
        try Choice.typed(text, "--sort", allCases)
    }
}

extension Weekday {
    /// Parses a weekday's name or its first three letters, in English or the reader's language.
    ///
    /// - Throws: `usage`.
    static func typed(_ text: String) throws(CommandError) -> Weekday {
        let key = FoldedText.key(text)
        let day = allCases.first { day in
            Choice.translations(of: day.name).contains { $0 == key || $0.prefix(3) == key }
        }
        guard let day else {
            throw CommandError(
                .usage,
                localized("--day “\(text)” is no day of the week"),
                remedy: localized("write it as sat or saturday")
            )
        }
        return day
    }
}

extension LocalDate {
    /// Parses a date.
    ///
    /// - Throws: `usage`.
    static func typed(_ text: String) throws(CommandError) -> LocalDate {
        guard let day = LocalDate(text) else {
            throw CommandError(.usage, localized("“\(text)” is no day"), remedy: localized("write it as 2026-03-07"))
        }
        return day
    }
}

extension LocalDateTime {
    /// Parses "now", a time of today, or a date with a time.
    ///
    /// - Throws: `usage`.
    static func typed(_ text: String, now: LocalDateTime) throws(CommandError) -> LocalDateTime {
        if text.lowercased() == "now" { return now }
        if let time = try? LocalTime(typed: text) { return LocalDateTime(now.date, time) }
        guard let moment = try? LocalDateTime(typed: text) else {
            let remedy = localized("write it as now, 09:30 or 2026-03-07T09:30")
            throw CommandError(.usage, localized("--open-at “\(text)” is no moment"), remedy: remedy)
        }
        return moment
    }
}

extension ZIPCode {
    /// Parses a ZIP code.
    ///
    /// - Throws: `notAZIP`.
    static func typed(_ text: String) throws(DirectoryError) -> ZIPCode {
        guard let code = ZIPCode(text) else { throw .notAZIP(text) }
        return code
    }
}

extension CostFilter {
    /// Parses "free", or a maximum in whole dollars.
    ///
    /// - Throws: `usage`.
    static func typed(_ text: String) throws(CommandError) -> CostFilter {
        if Choice.translations(of: EventText.cost(.free)).contains(FoldedText.key(text)) { return .free }
        guard let dollars = Int(text), (0...1_000_000).contains(dollars) else {
            throw CommandError(
                .usage,
                localized("--cost “\(text)” is no price"),
                remedy: localized("write free, or whole dollars such as 10")
            )
        }
        return .atMost(cents: dollars * 100)
    }
}

extension Circle {
    /// Parses a ZIP code or degrees as the center of a circle. The radius is five miles.
    ///
    /// - Throws: `usage` for another text, and for a ZIP code without a center.
    static func typed(_ text: String) throws(CommandError) -> Circle {
        do {
            return Circle(try UserLocationText.place(text), name: ZIPCode(text)?.digits ?? text)
        } catch {
            guard let zip = ZIPCode(text) else {
                let remedy = localized("write a ZIP code such as 85281, or degrees such as 33.42,-111.94")
                throw CommandError(.usage, localized("--near “\(text)” is no place"), remedy: remedy)
            }
            let why = Gazetteer.whyNoCenter(zip) ?? localized("nobody knows where \(zip) is")
            throw CommandError(.usage, why, remedy: localized("use --zip \(zip) for what has that code"))
        }
    }

    /// Parses a distance such as "5mi", "8km", "500m" or "5" (miles) into centimeters.
    ///
    /// - Throws: `usage`.
    static func centimeters(typed text: String) throws(CommandError) -> Int {
        guard let centimeters = Distance.centimeters(typed: text) else {
            throw CommandError(
                .usage,
                localized("--radius “\(text)” is no distance"),
                remedy: localized("write it as 5mi, 8km or 500m")
            )
        }
        return centimeters
    }
}
