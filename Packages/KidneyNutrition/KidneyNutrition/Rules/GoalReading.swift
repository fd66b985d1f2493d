import FractionParser
public import TimeKit
import WordKit

/// Parses typed goals: "75 kg", "130/80", "2 cups", "50 oz", "2000 mg".
public enum GoalReading {
    /// Returns the aim of a subject with a typed number.
    ///
    /// - Parameters:
    ///   - typed: The number with its unit. The unit of a weight or a nutrient is optional; that of a fluid is optional if milliliters are
    ///     shown first. A goal about a laboratory value has no number.
    ///   - day: The target date of a weight; ignored for other subjects.
    /// - Throws: `goalAmountUnclear`, and the errors of ``WeightRule`` and ``PressureRule`` for weights and pressures.
    public static func aim(
        _ subject: GoalSubject,
        _ typed: String,
        by day: LocalDate? = nil,
        in units: UnitSystem
    ) throws(KidneyError) -> GoalAim {
        if case .lab(let analyte) = subject, line(typed).isEmpty { return .lab(analyte) }
        guard !line(typed).isEmpty else { throw unclear(typed, subject) }
        switch subject {
        case .weight:
            let (value, unit) = try WeightRule.read(typed, in: units)
            guard let kilograms = WeightRule.convert(value, from: unit, to: .kilogram) else {
                throw .numberTooLong(typed)
            }
            return .weight(kilograms: kilograms, by: day)
        case .bloodPressure:
            let (systolic, diastolic) = try PressureRule.read(typed)
            return .bloodPressure(systolic: systolic, diastolic: diastolic)
        case .fluidAtLeast: return .fluidAtLeast(try volume(typed, subject, in: units))
        case .fluidAtMost: return .fluidAtMost(try volume(typed, subject, in: units))
        case .fruitAndVegetables:
            return .fruitAndVegetables(
                cups: try amount(
                    typed,
                    subject,
                    ["": "1", "c": "1", "cup": "1", "cups": "1", "taza": "1", "tazas": "1"]
                )
            )
        case .activity:
            return .activity(
                minutes: try amount(
                    typed,
                    subject,
                    [
                        "": "1", "m": "1", "min": "1", "minute": "1", "minutes": "1", "h": "60", "hour": "60",
                        "hours": "60", "minuto": "1", "minutos": "1", "hora": "60", "horas": "60",
                    ]
                )
            )
        case .atMost(let nutrient): return .atMost(nutrient, try amount(typed, subject, nutrient.units))
        case .atLeast(let nutrient): return .atLeast(nutrient, try amount(typed, subject, nutrient.units))
        case .lab, .diary: throw unclear(typed, subject)
        }
    }

    /// Returns the aim of a whole line: "weight 75 kg", "bp 130/80", "fruit 2", "lab uric acid", "sodium 2000 mg".
    ///
    /// The number starts at the first word that begins with a digit, a sign, a point, "<" or ">". "At most" and "at least" may stand before or
    /// behind it, also in Spanish.
    ///
    /// - Throws: `goalDirectionUnclear` if they contradict `isFloor`, and the errors of ``aim(_:_:by:in:)`` and ``subject(_:isFloor:in:)``.
    public static func aim(
        line typed: String,
        isFloor: Bool? = nil,
        by day: LocalDate? = nil,
        in targets: DayTargets,
        units: UnitSystem
    ) throws(KidneyError) -> GoalAim {
        var words = typed.split(whereSeparator: \.isWhitespace)
        let said = removeDirection(from: &words)
        let isLab = words.first.map { labs.contains(BundledFoods.folded(String($0))) } ?? false
        let end =
            isLab ? nil : words.firstIndex { $0.first.map { ("0"..."9").contains($0) || "-.<>".contains($0) } ?? false }
        let name = words[..<(end ?? words.endIndex)].joined(separator: " ")
        let number = end.map { words[$0...].joined(separator: " ") } ?? ""
        if let isFloor, let said, isFloor != said { throw .goalDirectionUnclear(name) }
        return try aim(try subject(name, isFloor: isFloor ?? said, in: targets), number, by: day, in: units)
    }

    /// Removes the first "at most" or "at least" and returns whether it is a floor; nil if there is none.
    private static func removeDirection(from words: inout [Substring]) -> Bool? {
        let folded = words.map { BundledFoods.folded(String($0)) }
        for (direction, isFloor) in directions {
            let starts = folded.indices.filter { folded[$0...].starts(with: direction) }
            guard let start = starts.first else { continue }
            words.removeSubrange(start..<start + direction.count)
            return isFloor
        }
        return nil
    }

    /// The words for a ceiling and a floor, folded.
    private static let directions: [(words: [String], isFloor: Bool)] = [
        (["at", "most"], false), (["at", "least"], true), (["como", "maximo"], false), (["como", "mucho"], false),
        (["a", "lo", "sumo"], false), (["como", "minimo"], true), (["al", "menos"], true),
        (["por", "lo", "menos"], true),
    ]

    /// Returns the subject of a typed name: "weight", "bp", "fruit", "fluid", "sodium" or an analyte. "lab" before the name selects an
    /// analyte that shares its name with a nutrient.
    ///
    /// - Parameters:
    ///   - isFloor: True for "at least", false for "at most", nil if the user said neither. Then fluid is "at most" with a fluid limit or
    ///     on dialysis, otherwise "at least"; protein and energy follow the direction that their targets warn about.
    ///   - targets: The targets of the day.
    /// - Throws: `notAGoal`, `notAnAnalyte`, `goalDirectionUnclear`, `goalNotTracked`.
    public static func subject(
        _ word: String,
        isFloor: Bool?,
        in targets: DayTargets
    ) throws(KidneyError) -> GoalSubject {
        let words = word.lowercased().split { $0.isWhitespace || $0 == "-" || $0 == "_" }.joined(separator: " ")
        let found = try subject(words: words, word, isFloor, targets)
        switch found {
        case .fluidAtLeast, .fluidAtMost, .atLeast, .atMost: return found
        default:
            guard let isFloor else { return found }
            throw .notAGoal("\(word) at \(isFloor ? "least" : "most")")
        }
    }

    private static func subject(
        words: String,
        _ word: String,
        _ isFloor: Bool?,
        _ targets: DayTargets
    ) throws(KidneyError) -> GoalSubject {
        let words = spanish[BundledFoods.folded(words)] ?? words
        if let name = labName(words) {
            guard let analyte = LabTable.analyte(named: name) else { throw .notAnAnalyte(name) }
            return .lab(analyte)
        }
        switch words {
        case "weight", "lose weight": return .weight
        case "bp", "blood pressure", "pressure": return .bloodPressure
        case "fruit", "fruits", "vegetables", "fruit and vegetables": return .fruitAndVegetables
        case "activity", "exercise": return .activity
        case "fluid", "fluids", "water", "drink":
            let limits = targets[.fluid].high != nil || targets.category?.isDialysis == true
            return isFloor ?? !limits ? .fluidAtLeast : .fluidAtMost
        default: break
        }
        let names = ["salt": Nutrient.sodium, "phosphate": .phosphorus, "calories": .energy, "fibre": .fiber]
        guard let nutrient = names[words] ?? nutrient(named: words) else {
            guard let analyte = LabTable.analyte(named: words) else { throw .notAGoal(word) }
            return .lab(analyte)
        }
        let choices = GoalRule.subjects.filter { $0 == .atMost(nutrient) || $0 == .atLeast(nutrient) }
        guard !choices.isEmpty else {
            // For calcium and vitamin D, only the laboratory value can be a goal.
            guard let analyte = LabTable.analyte(named: words) else { throw .goalNotTracked(.atMost(nutrient)) }
            return .lab(analyte)
        }
        if let isFloor { return isFloor ? .atLeast(nutrient) : .atMost(nutrient) }
        if choices.count == 1 { return choices[0] }
        let target = nutrient.quantity.map { targets[$0] }
        switch (target?.warnsBelow, target?.warnsAbove) {
        case (true?, false?): return .atLeast(nutrient)
        case (false?, true?): return .atMost(nutrient)
        default: throw .goalDirectionUnclear(nutrient.name)
        }
    }

    /// Returns the nutrient of a name, in English or in the language of the person.
    private static func nutrient(named words: String) -> Nutrient? {
        Nutrient.allCases.first { nutrient in
            words == nutrient.rawValue.lowercased() || words == inEnglish { nutrient.name }.lowercased()
                || BundledFoods.folded(words) == BundledFoods.folded(nutrient.name)
        }
    }

    /// Returns the name behind "lab", or behind a Spanish word for it: "laboratorio potasio", "análisis de potasio"; nil without such a word.
    private static func labName(_ words: String) -> String? {
        let parts = words.split(separator: " ").map(String.init)
        guard parts.count > 1, labs.contains(BundledFoods.folded(parts[0])) else { return nil }
        return parts.dropFirst(parts[1] == "de" ? 2 : 1).joined(separator: " ")
    }

    /// The words before the name of an analyte, folded.
    private static let labs: Set = ["lab", "laboratorio", "laboratorios", "analisis", "examen", "prueba"]

    /// The Spanish names of subjects, folded.
    private static let spanish = [
        "peso": "weight", "bajar de peso": "weight", "bajar peso": "weight", "perder peso": "weight",
        "presion": "bp", "presion arterial": "bp", "presion de la sangre": "bp", "fruta": "fruit",
        "frutas": "fruit", "verdura": "fruit", "verduras": "fruit", "frutas y verduras": "fruit",
        "vegetales": "fruit", "actividad": "activity", "actividad fisica": "activity", "ejercicio": "activity",
        "liquido": "fluid", "liquidos": "fluid", "agua": "fluid", "tomar agua": "fluid", "beber": "fluid",
        "sal": "salt", "sodio": "sodium", "potasio": "potassium", "fosforo": "phosphorus",
        "fosfato": "phosphate", "proteina": "protein",
        "proteinas": "protein", "energia": "energy", "calorias": "calories", "fibra": "fiber", "calcio": "calcium",
    ]

    // MARK: Numbers

    private static func unclear(_ typed: String, _ subject: GoalSubject) -> KidneyError {
        .goalAmountUnclear(String(line(typed).prefix(40)), subject)
    }

    private static func volume(
        _ typed: String,
        _ subject: GoalSubject,
        in units: UnitSystem
    ) throws(KidneyError) -> Rational {
        let (number, written) = try parts(typed, subject)
        let unit = english(written)
        // In an amount of fluid, an ounce is a fluid ounce.
        if ["oz", "ounce", "ounces"].contains(unit.lowercased()) {
            return try milliliters(number, .fluidOunce, typed, subject)
        }
        if unit.isEmpty, units == .international { return number }
        guard let kitchen = KitchenUnit.named(unit), kitchen.dimension == .volume else { throw unclear(typed, subject) }
        return try milliliters(number, kitchen, typed, subject)
    }

    private static func milliliters(
        _ number: Rational,
        _ unit: KitchenUnit,
        _ typed: String,
        _ subject: GoalSubject
    ) throws(KidneyError) -> Rational {
        guard let amount = try? unit.convert(number, to: .milliliter) else { throw unclear(typed, subject) }
        return amount
    }

    /// Returns a number in one of the units; each unit has its factor.
    private static func amount(
        _ typed: String,
        _ subject: GoalSubject,
        _ units: [String: String]
    ) throws(KidneyError) -> Rational {
        let (number, unit) = try parts(typed, subject)
        guard let factor = units[unit.lowercased()] ?? units[english(unit)],
            let amount = try? number.multiplying(by: DecimalText.constant(factor))
        else { throw unclear(typed, subject) }
        return amount
    }

    /// Returns a unit with the English word of each Spanish one: "l" for "litros".
    private static func english(_ unit: String) -> String {
        MeasureTable.english(unit.split(separator: " ").map(String.init)).joined(separator: " ")
    }

    /// Returns the number and the rest of the text. The number can be a fraction and can have commas between thousands.
    private static func parts(
        _ typed: String,
        _ subject: GoalSubject
    ) throws(KidneyError) -> (number: Rational, unit: String) {
        let line = line(typed)
        guard line.utf8.count <= 100, !line.isEmpty else { throw unclear(typed, subject) }
        let end = line.firstIndex { $0.isLetter } ?? line.endIndex
        let digits = line[..<end].trimmingSuffix(while: \.isWhitespace)
        let unit = line[end...].split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard let number = DecimalText.value(grouped: digits) ?? fraction(digits) else { throw unclear(typed, subject) }
        // "128/80" is a blood pressure rather than a fraction.
        let sides = digits.split(separator: "/").compactMap { Int($0) }
        if sides.count == 2, sides[0] > sides[1], sides[1] >= 20 { throw unclear(typed, subject) }
        return (number, unit)
    }

    private static func line(_ typed: String) -> String {
        typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func fraction(_ digits: Substring) -> Rational? {
        guard !digits.contains(","), let amount = try? Amount.parse(String(digits)), !amount.isRange,
            amount.reading == .plain
        else { return nil }
        return amount.low
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while isGone: (Character) -> Bool) -> Substring {
        var rest = self
        while let last = rest.last, isGone(last) { rest.removeLast() }
        return rest
    }
}

extension Nutrient {
    /// The units of a typed amount, each with its factor to the nutrient's own unit.
    fileprivate var units: [String: String] {
        switch unit {
        case "kcal":
            Dictionary(
                uniqueKeysWithValues: ["", "kcal", "cal", "calorie", "calories", "caloría", "calorías", "calorias"]
                    .map { ($0, "1") }
            )
        case "g": ["": "1", "g": "1", "gram": "1", "grams": "1", "mg": "0.001"]
        case "mg": ["": "1", "mg": "1", "g": "1000", "gram": "1000", "grams": "1000"]
        default: ["": "1", unit: "1"]
        }
    }
}
