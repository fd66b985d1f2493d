import FractionParser
import KidneyNutrition
import TestKit
import Testing

@Suite("Reading what was typed as a laboratory value")
struct LabReadingTests {
    @Test(
        "a number, its comparator and its unit are understood, and kept as they were typed",
        arguments: [
            ("5.40", Comparator.equal, "5.40", LabUnit.mEqPerL), ("5.4 mmol/L", .equal, "5.4", .mmolPerL),
            ("< 3.0mmol/l", .below, "3.0", .mmolPerL), (">6", .above, "6", .mEqPerL),
            ("  4.1  mEq/L", .equal, "4.1", .mEqPerL),
        ]
    )
    func read(text: String, comparator: Comparator, number: String, unit: LabUnit) throws {
        let reading = try LabReadingRule.read(text, of: .potassium, in: .conventional)
        #expect(reading.comparator == comparator && reading.text == number && reading.unit == unit)
        #expect(reading.value == (try LabSample.number(number)))
    }

    @Test(
        "At most or at least a number never looks safer than it may be: the number counts where it alone is high",
        arguments: [
            (Analyte.urineACR, "<=30", Comparator.equal), (.urineACR, "<=29", .below), (.urineACR, "<30", .below),
            (.urineACR, ">=30", .above), (.hbA1c, "<=5.7", .equal), (.hbA1c, "<= 5.6", .below),
            (.potassium, "<=5.0", .equal), (.potassium, "<=4.9", .below), (.potassium, ">=6.5", .above),
            (.eGFR, ">=60", .above), (.eGFR, "<=15", .below),
        ]
    )
    func bounds(analyte: Analyte, text: String, comparator: Comparator) throws {
        #expect(try LabReadingRule.read(text, of: analyte, in: .conventional).comparator == comparator)
    }

    @Test(
        "without a unit that of the user's system is meant; one that is given apart counts, one in the text before it"
    )
    func units() throws {
        #expect(try LabReadingRule.read("100", of: .glucose, in: .conventional).unit == .mgPerDL)
        #expect(try LabReadingRule.read("5.5", of: .glucose, in: .international).unit == .mmolPerL)
        #expect(try LabReadingRule.read("5.5", of: .glucose, unit: "mmol/L", in: .conventional).unit == .mmolPerL)
        #expect(try LabReadingRule.read("100 mg/dL", of: .glucose, unit: "mmol/L", in: .international).unit == .mgPerDL)
    }

    @Test(
        "an impossible value is refused with what was likely meant",
        arguments: [
            (Analyte.potassium, "50 mmol/L", ["5.0 mmol/L"]), (.potassium, "42", ["4.2 mEq/L"]),
            (.glucose, "5.5 mg/dL", ["5.5 mmol/L"]), (.glucose, "95 mmol/L", ["95 mg/dL"]),
            (.glucose, "150 mmol/L", ["150 mg/dL"]), (.glucose, "12 mg/dL", ["12 mmol/L"]),
            (.creatinine, "106 mg/dL", ["106 µmol/L"]), (.creatinine, "1.1 umol/L", ["1.1 mg/dL"]),
            (.albumin, "41 g/dL", ["41 g/L"]), (.albumin, "4.1 g/L", ["4.1 g/dL"]),
            (.calcium, "2.4 mg/dL", ["2.4 mmol/L"]),
            (.calcium, "9.5 mmol/L", ["9.5 mg/dL"]), (.hbA1c, "53 %", ["53 mmol/mol", "5.3 %"]),
            (.hbA1c, "7 mmol/mol", ["7 %"]), (.uricAcid, "350 mg/dL", ["350 µmol/L"]),
            (.uricAcid, "5.9 umol/L", ["5.9 mg/dL"]),
            (.bicarbonate, "240", ["24.0 mEq/L"]), (.vitaminD, "400 ng/mL", ["400 nmol/L", "40.0 ng/mL"]),
            (.eGFR, "600", ["60.0 mL/min/1.73 m²", "6.00 mL/min/1.73 m²"]), (.potassium, "0", []),
        ]
    )
    func implausible(analyte: Analyte, text: String, likely: [String]) throws {
        let error = #expect(throws: KidneyError.self) {
            try LabReadingRule.read(text, of: analyte, in: .conventional)
        }
        guard case .implausibleLab(analyte, _, let found) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(found == likely)
    }

    @Test("the refusal asks the question, in words")
    func words() throws {
        #expect(message("50 mmol/L", .potassium) == "potassium 50 mmol/L — did you mean 5.0 mmol/L?")
        #expect(message("5.5 mg/dL", .glucose) == "glucose 5.5 mg/dL — did you mean 5.5 mmol/L?")
        #expect(
            message("0", .potassium)?.contains("is not a value people have — check the number and the unit") == true
        )
        #expect(
            message("0.5 mmol/L", .pth)?.contains("PTH is not measured in “mmol/L” — use pg/mL, pmol/L, ng/L") == true
        )
        #expect(message("high", .potassium)?.contains("“high” is no number") == true)
    }

    private func message(_ text: String, _ analyte: Analyte) -> String? {
        do {
            _ = try LabReadingRule.read(text, of: analyte, in: .conventional)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test(
        "mg/dL typed for mmol/L and the other way round is never taken in silence where values are usual",
        arguments: [
            Analyte.glucose, .albumin, .phosphorus, .hbA1c, .calcium, .uricAcid, .creatinine,
        ]
    )
    func swapped(analyte: Analyte) throws {
        let facts = LabTable.facts(analyte)
        let usual = facts.reference(for: nil)
        let low = usual.low ?? usual.high ?? 1
        let high = usual.high ?? low
        for (from, to) in [(facts.conventional, facts.international), (facts.international, facts.conventional)] {
            for step in 0...10 {
                let share = try Rational(Int64(step), 10)
                let value = try low.adding(try high.subtracting(low).multiplying(by: share))
                let right = try LabConversion.convert(value, of: analyte, from: facts.conventional, to: from)
                let places = facts.decimals(in: from)
                let text = DecimalText.text(right, most: places)
                let typed = LabReading(try LabSample.number(text), to, text: text)
                guard
                    usual.contains(
                        try LabConversion.convert(typed.value, of: analyte, from: from, to: facts.conventional)
                    )
                else { continue }
                let isRefused: Bool
                do {
                    try LabReadingRule.check(typed, of: analyte)
                    isRefused = false
                } catch {
                    isRefused = true
                    #expect("\(error)".contains("did you mean \(text) \(from.symbol)"), "\(error)")
                }
                #expect(isRefused || LabReadingRule.question(typed, of: analyte) != nil, "\(analyte) \(text) \(to)")
            }
        }
    }

    @Test(
        "a value that may be true is asked about where the other unit would make it a usual one, by the goal of the category"
    )
    func questions() throws {
        func question(_ text: String, _ analyte: Analyte, _ category: DiseaseCategory? = nil) throws -> String? {
            let reading = try LabReadingRule.read(text, of: analyte, in: .conventional)
            return LabReadingRule.question(reading, of: analyte, for: category)
        }
        // 13 mg/dL occurs in kidney failure.
        #expect(try question("4.2 mmol/L", .phosphorus)?.contains("4.2 mg/dL would be in it") == true)
        #expect(try question("1.2 mg/dL", .phosphorus)?.contains("1.2 mmol/L would be in it") == true)
        #expect(try question("1.9", .phosphorus, .hemodialysis) == nil && question("6.5", .phosphorus) == nil)
        #expect(try question("20 pmol/L", .pth)?.contains("20 pg/mL") == true)
        #expect(try question("20 pmol/L", .pth, .hemodialysis) == nil)
        #expect(try question("40 nmol/L", .vitaminD) == nil && question("<1.2", .phosphorus) == nil)
    }

    @Test("a usual value raises no question, in either unit", arguments: Analyte.allCases)
    func noQuestion(analyte: Analyte) throws {
        let facts = LabTable.facts(analyte)
        let usual = facts.reference(for: nil)
        guard let value = usual.low ?? usual.high else { return }
        for unit in facts.units.prefix(2) {
            let reading = LabReading(
                try LabConversion.convert(value, of: analyte, from: facts.conventional, to: unit),
                unit
            )
            try LabReadingRule.check(reading, of: analyte)
            #expect(LabReadingRule.question(reading, of: analyte) == nil)
        }
    }

    @Test("whatever was refused, what is offered instead is taken", arguments: Analyte.allCases)
    func offers(analyte: Analyte) throws {
        var generator = SeededGenerator(seed: 11)
        let facts = LabTable.facts(analyte)
        for _ in 0..<400 {
            let text = DecimalText.text(
                try Rational(Int64(generator.int(in: 0...99_999)), Int64(generator.pick([1, 10, 100, 1000])))
            )
            do {
                _ = try LabReadingRule.read(
                    text,
                    of: analyte,
                    unit: generator.pick(facts.units).ucum,
                    in: .conventional
                )
            } catch {
                // A calcium that looks like the ionized part is refused without a suggestion.
                if case .ionizedCalcium = error { continue }
                guard case .implausibleLab(_, _, let likely) = error else {
                    Issue.record("\(error)")
                    return
                }
                #expect(likely.count <= 2)
                for offer in likely { _ = try LabReadingRule.read(offer, of: analyte, in: .conventional) }
            }
        }
    }

    @Test(
        "analytes go by many names",
        arguments: [
            ("potassium", Analyte.potassium), ("K", .potassium), ("a1c", .hbA1c), ("HbA1c", .hbA1c),
            ("CO2", .bicarbonate),
            ("CO₂", .bicarbonate), ("blood sugar", .glucose), ("phosphate", .phosphorus), ("uric-acid", .uricAcid),
            ("uricAcid", .uricAcid), ("eGFR", .eGFR), ("egfr", .eGFR), ("Vitamin D", .vitaminD), ("ACR", .urineACR),
            ("pth", .pth), ("sodium", .sodium), ("Na", .sodium), ("Mg", .magnesium), ("INR", .inr), ("PT/INR", .inr),
        ]
    )
    func names(text: String, analyte: Analyte) {
        #expect(LabTable.analyte(named: text) == analyte)
    }
}
