public import FractionParser

/// What a typed blood pressure means, whether anybody can have it, and when it is flagged.
public enum PressureRule {
    /// Upper values people have, millimetres of mercury.
    public static let systolicRange = Rational(50)...Rational(280)
    /// Lower values people have.
    public static let diastolicRange = Rational(25)...Rational(180)
    /// Where the flags come from.
    public static let evidence = Evidence("KDIGO 2021 (PMC8179861); the common US goal of 130/80", .secondary)

    /// The two values of "130/80", "130 over 80" or "130 80".
    ///
    /// Throws `notANumber`, and `implausiblePressure` with what was likely meant.
    public static func read(_ text: String) throws(KidneyError) -> (systolic: Rational, diastolic: Rational) {
        let plain = text.lowercased().replacing("mmhg", with: " ").replacing("mm[hg]", with: " ")
        let words = plain.replacing("over", with: "/").split { $0 == "/" || $0.isWhitespace }
        guard words.count == 2, let upper = DecimalText.value(String(words[0])),
            let lower = DecimalText.value(String(words[1]))
        else { throw .notANumber(text) }
        try check(upper, over: lower)
        return (upper, lower)
    }

    /// Refuses what nobody has: swapped values are named, and centimetres of mercury (12/8).
    public static func check(_ systolic: Rational, over diastolic: Rational) throws(KidneyError) {
        guard !isPlausible(systolic, diastolic) else { return }
        var likely: [String] = []
        if isPlausible(diastolic, systolic) { likely.append(text(diastolic, systolic)) }
        if let upper = try? systolic.multiplying(by: 10), let lower = try? diastolic.multiplying(by: 10),
            isPlausible(upper, lower)
        {
            likely.append(text(upper, lower))
        }
        throw .implausiblePressure("\(text(systolic, diastolic)) mmHg", likely: likely)
    }

    /// The flag: low under 100, high from 130/80 on, urgent from 180/120 on; either value is enough.
    public static func flag(_ reading: PressureReading) -> LabFlag {
        if reading.systolic >= 180 || reading.diastolic >= 120 { return .urgentHigh }
        if reading.systolic >= 130 || reading.diastolic >= 80 { return .high }
        return reading.systolic < 100 ? .low : .inRange
    }

    /// What the flag says and what to do.
    public static func message(_ reading: PressureReading) -> String {
        let shown = "Blood pressure \(text(reading.systolic, reading.diastolic))"
        return switch flag(reading) {
        case .urgentHigh:
            "\(shown) is very high — sit for five minutes and measure again; if it stays, call your care team now, "
                + "and with chest pain, weakness or trouble seeing or speaking the emergency number"
        case .high: "\(shown) is above 130/80 — write down a few more and show them to your care team"
        case .low, .urgentLow: "\(shown) is low — if you feel dizzy, sit down, and ask your care team"
        case .inRange, .notJudged: "\(shown) is in the usual range; your clinic sets your own goal"
        }
    }

    private static func isPlausible(_ systolic: Rational, _ diastolic: Rational) -> Bool {
        systolicRange.contains(systolic) && diastolicRange.contains(diastolic) && systolic > diastolic
    }

    private static func text(_ systolic: Rational, _ diastolic: Rational) -> String {
        "\(DecimalText.text(systolic))/\(DecimalText.text(diastolic))"
    }
}
