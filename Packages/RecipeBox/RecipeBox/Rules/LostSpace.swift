import FractionParser
import WordKit

/// Tells of an amount that probably lost the space between its whole and its fraction, such as "11/2" for 1 1/2.
public enum LostSpace {
    /// Returns a sentence with both readings of the amount in a line or a field: "11/2 was read as 1-1/2; if you meant the plain fraction, write
    /// 5-1/2". Returns nil for a text with one reading.
    public static func hint(in typed: String) -> String? {
        let amount = IngredientLine.parse(typed).amount ?? (try? Amount.parse(typed))
        guard let amount, case .lostSpace(let alternative) = amount.reading else { return nil }
        let (read, other) = (amount.formatted(.ascii), MixedNumber(alternative).formatted(.ascii))
        return localized("\(alternative) was read as \(read); if you meant the plain fraction, write \(other)")
    }
}
