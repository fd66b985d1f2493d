import WordKit

/// The text form of an event's cost: "free", "$5", "$5-$12.50". Cents are exact.
public enum CostText {
    public static func text(_ cost: EventCost) -> String {
        switch cost {
        case .free: "free"
        case .cents(let least, let most): least == most ? dollars(least) : "\(dollars(least))-\(dollars(most))"
        }
    }

    /// Parses a cost.
    ///
    /// - Throws: `unreadable`.
    public static func read(_ text: String) throws(DirectoryError) -> EventCost {
        let plain = text.lowercased().filter { !$0.isWhitespace }
        if FieldWords.english(plain) == "free" { return .free }
        let parts = plain.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }.map(cents)
        guard (1...2).contains(parts.count), let least = parts[0], let most = parts[parts.count - 1], least <= most
        else { throw .unreadable(text, as: localized("a cost"), reason: localized("write free, $5, $12.50 or $5-$10")) }
        return most == 0 ? .free : .cents(least, most)
    }

    /// Parses dollars, such as "$12.50" or "12", into cents. Nil for another text, and for more than seven digits before the point.
    public static func cents(_ text: some StringProtocol) -> Int? {
        let number = text.hasPrefix("$") ? text.dropFirst() : text[...]
        let parts = number.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), (1...7).contains(parts[0].count),
            parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }), let dollars = Int(parts[0])
        else { return nil }
        guard parts.count == 2 else { return dollars * 100 }
        guard parts[1].count == 2, let rest = Int(parts[1]) else { return nil }
        return dollars * 100 + rest
    }

    /// Formats cents: "$5", "$12.50".
    public static func dollars(_ cents: Int) -> String {
        let (dollars, rest) = cents.quotientAndRemainder(dividingBy: 100)
        return rest == 0 ? "$\(dollars)" : "$\(dollars).\(rest < 10 ? "0" : "")\(rest)"
    }
}

/// The text form of ages: "5-12", "18+", "5", "all".
public enum AgesText {
    public static func text(_ ages: AgeRange) -> String {
        if ages == .all { return "all" }
        guard let to = ages.to else { return "\(ages.from)+" }
        return ages.from == to ? "\(to)" : "\(ages.from)-\(to)"
    }

    /// Parses ages of 0 to 130 years.
    ///
    /// - Throws: `unreadable`.
    public static func read(_ text: String) throws(DirectoryError) -> AgeRange {
        let plain = text.filter { !$0.isWhitespace }
        if FieldWords.english(plain.lowercased()) == "all" { return .all }
        if plain.hasSuffix("+"), let from = age(plain.dropLast()) { return AgeRange(from: from) }
        let parts = plain.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }.map { age($0) }
        guard (1...2).contains(parts.count), let from = parts[0], let to = parts[parts.count - 1], from <= to else {
            throw .unreadable(text, as: localized("ages"), reason: localized("write 5-12, 18+, 5 or all"))
        }
        return AgeRange(from: from, to: to)
    }

    private static func age(_ text: Substring) -> Int? {
        guard (1...3).contains(text.count), text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return Int(text).flatMap { Filter.ages.contains($0) ? $0 : nil }
    }
}

/// The text form of coordinates: "33.3546, -111.7899". Each ten-millionth of a degree is exact.
public enum CoordinateText {
    public static func text(_ place: Coordinate) -> String {
        "\(degrees(Int(place.latitudeE7))), \(degrees(Int(place.longitudeE7)))"
    }

    /// Parses latitude and longitude in degrees, with at most seven decimals.
    ///
    /// - Throws: `unreadable`.
    public static func read(_ text: String) throws(DirectoryError) -> Coordinate {
        let parts = text.split { $0 == "," || $0.isWhitespace }.map(ten)
        guard parts.count == 2, let latitude = parts[0], let longitude = parts[1],
            let place = Coordinate(latitudeE7: latitude, longitudeE7: longitude)
        else {
            throw .unreadable(
                text,
                as: localized("coordinates"),
                reason: localized("write latitude and longitude, such as 33.4484, -112.0740")
            )
        }
        return place
    }

    private static func degrees(_ value: Int) -> String {
        let (whole, rest) = abs(value).quotientAndRemainder(dividingBy: 10_000_000)
        var decimals = String(String(rest + 10_000_000).dropFirst())
        while decimals.count > 1, decimals.last == "0" { decimals.removeLast() }
        return "\(value < 0 ? "-" : "")\(whole).\(decimals)"
    }

    /// Parses degrees into ten-millionths; nil if it isn't a number or has more than seven decimals.
    private static func ten(_ text: Substring) -> Int? {
        let isNegative = text.hasPrefix("-") || text.hasPrefix("−")
        let parts = (isNegative ? text.dropFirst() : text).split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), (1...3).contains(parts[0].count), parts.count == 1 || !parts[1].isEmpty,
            parts.count == 1 || parts[1].count <= 7,
            parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }), let whole = Int(parts[0])
        else { return nil }
        let decimals = parts.count == 2 ? String(parts[1]) : ""
        guard let rest = Int(decimals + String(repeating: "0", count: 7 - decimals.count)) else { return nil }
        return (isNegative ? -1 : 1) * (whole * 10_000_000 + rest)
    }
}
