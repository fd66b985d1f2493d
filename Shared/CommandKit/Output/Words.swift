public import TimeKit

/// "1 point", "2 points", "2 entries".
public func counted(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
}

extension String {
    /// The text as the beginning of a line: its first letter is a capital.
    public var capitalizedFirst: String {
        dropFirst().first?.isUppercase == true ? self : prefix(1).uppercased() + dropFirst()
    }
}

extension LocalDate {
    /// "Wednesday 2026-03-11"
    public var withWeekday: String { "\(weekday.name) \(self)" }
}
