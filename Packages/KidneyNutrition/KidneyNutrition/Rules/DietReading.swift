import FractionParser
import WordKit

extension DiabetesDiet {
    /// Sets a part of the diet from a text: "180 g" or "180", "7 %", "130 mg/dL". An empty text or "none" removes it.
    ///
    /// "<7" means the same as "7": at most 7. A laboratory value without a unit has the unit of `units`.
    ///
    /// - Throws: `profileValue`, and the errors of ``LabReadingRule`` for laboratory values.
    public mutating func set(_ part: DietPart, typed: String, in units: UnitSystem) throws(KidneyError) {
        let text = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if text.isEmpty || ["none", "ninguno", "ninguna"].contains(text.lowercased()) {
            self[grams: part] = nil
            self[value: part] = nil
            return
        }
        guard let analyte = part.analyte else {
            let digits = text.lowercased().replacing("grams", with: "g").filter { $0 != " " }
            let number = digits.hasSuffix("g") ? digits.dropLast() : digits[...]
            guard let grams = DecimalText.value(String(number)) else {
                throw .profileValue(
                    localized("a goal for \(part.name) of"),
                    "“\(text.prefix(40))”",
                    allowed: localized("grams, such as 60 g")
                )
            }
            self[grams: part] = grams
            return
        }
        let reading = try LabReadingRule.read(text, of: analyte, in: units)
        let isBound = reading.comparator == .below
        self[value: part] = isBound ? LabReading(reading.value, reading.unit, text: reading.text) : reading
    }

    /// Returns a part in the form in which it can be typed again: "180 g", "7.0 %". Empty if it isn't set.
    public func typed(_ part: DietPart) -> String {
        if let grams = self[grams: part] { return "\(DecimalText.text(grams, most: 9)) g" }
        return self[value: part].map { "\($0.text) \($0.unit.symbol)" } ?? ""
    }
}
