import WordKit

/// Durations in recipes, in whole minutes.
enum CookingTime {
    /// Parses a duration: ISO 8601 ("PT1H30M"), words ("1 hour 30 minutes", "1h 30", "20 min") or a bare number of
    /// minutes.
    ///
    /// - Returns: The minutes, with seconds rounded; nil for any other text and for nonzero years or months.
    static func minutes(of text: String) -> Int? {
        let lowered = text.lowercased().filter { !$0.isWhitespace || $0 == " " }
        let trimmed = lowered.drop { $0 == " " }
        return trimmed.first == "p" ? iso8601(trimmed.dropFirst()) : words(trimmed)
    }

    /// Returns the ISO 8601 form, such as "PT1H30M"; "PT0M" for 0.
    static func iso8601(minutes: Int) -> String {
        let hours = minutes / 60
        let rest = minutes % 60
        return "PT" + (hours > 0 ? "\(hours)H" : "") + (rest > 0 || hours == 0 ? "\(rest)M" : "")
    }

    /// Returns the words, such as "1 hour 30 minutes".
    static func words(minutes: Int) -> String {
        let hours = minutes / 60
        let rest = minutes % 60
        var parts: [String] = []
        if hours > 0 { parts.append(localized("\(hours, "hour")")) }
        if rest > 0 || hours == 0 { parts.append(localized("\(rest, "minute")")) }
        // A comma between thousands would be read as a decimal mark.
        return parts.joined(separator: " ").replacing(",", with: "")
    }

    private static func iso8601(_ text: Substring) -> Int? {
        var rest = text
        var seconds = 0
        var isTime = false
        var parts = 0
        while let first = rest.first {
            if first == "t", !isTime {
                isTime = true
                rest.removeFirst()
                continue
            }
            guard let number = thousandths(&rest), let unit = rest.popFirst() else { return nil }
            let factor: Int
            switch (unit, isTime) {
            case ("w", false): factor = 604_800
            case ("d", false): factor = 86_400
            case ("h", true): factor = 3600
            case ("m", true): factor = 60
            case ("s", true): factor = 1
            case ("y", false), ("m", false): factor = 0
            default: return nil
            }
            // A year or a month has no fixed length.
            if factor == 0, number != 0 { return nil }
            guard let sum = sum(seconds, number, factor) else { return nil }
            seconds = sum
            parts += 1
        }
        return parts == 0 ? nil : rounded(seconds)
    }

    private static func words(_ text: Substring) -> Int? {
        var rest = text
        var total = 0
        var parts = 0
        var last = 0
        while true {
            rest = rest.drop { " ,".contains($0) }
            if rest.hasPrefix("and ") { rest = rest.dropFirst(4) }
            if rest.isEmpty { break }
            guard let number = thousandths(&rest) else { return nil }
            rest = rest.drop { $0 == " " }
            let unit = rest.prefix { $0.isLetter }
            rest = rest.dropFirst(unit.count).drop { $0 == "." }
            let factor: Int
            switch unit {
            case "d", "day", "days": factor = 86_400
            case "h", "hr", "hrs", "hour", "hours", "std", "hora", "horas": factor = 3600
            case "m", "min", "mins", "minute", "minutes", "minuto", "minutos": factor = 60
            case "s", "sec", "secs", "second", "seconds": factor = 1
            // "1h30" and a bare number mean minutes.
            case "" where last == 3600 || (parts == 0 && rest.isEmpty): factor = 60
            default: return nil
            }
            guard let sum = sum(total, number, factor) else { return nil }
            total = sum
            last = factor
            parts += 1
        }
        return parts == 0 ? nil : rounded(total)
    }

    private static func sum(_ seconds: Int, _ thousandths: Int, _ factor: Int) -> Int? {
        let (product, overflow) = thousandths.multipliedReportingOverflow(by: factor)
        let (sum, overflow2) = seconds.addingReportingOverflow(product)
        return overflow || overflow2 ? nil : sum
    }

    private static func rounded(_ thousandths: Int) -> Int {
        thousandths / 60_000 + (thousandths % 60_000 >= 30_000 ? 1 : 0)
    }

    /// Reads a number with an optional decimal point or comma, in thousandths.
    private static func thousandths(_ rest: inout Substring) -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        rest = rest.dropFirst(digits.count)
        var fraction = Substring()
        if let mark = rest.first, ".,".contains(mark), rest.dropFirst().first?.isNumber == true {
            fraction = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst(1 + fraction.count)
        }
        guard !digits.isEmpty, digits.count <= 9, let whole = Int(digits) else { return nil }
        let padded = String((fraction + "000").prefix(3))
        return Int(padded).map { whole * 1000 + $0 }
    }
}
