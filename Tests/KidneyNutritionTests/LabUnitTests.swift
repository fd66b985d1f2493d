import FractionParser
import KidneyNutrition
import TestKit
import Testing

@Suite("Units of laboratory values")
struct LabUnitTests {
    @Test(
        "every value goes into every unit of its analyte and back again without losing anything",
        arguments: Analyte.allCases
    )
    func roundTrip(analyte: Analyte) throws {
        var generator = SeededGenerator(seed: 7)
        let units = LabTable.facts(analyte).units
        for _ in 0..<200 {
            let value = try Rational(
                Int64(generator.int(in: 1...9_999_999)),
                Int64(generator.pick([1, 10, 100, 1000]))
            )
            for unit in units {
                for other in units {
                    let there = try LabConversion.convert(value, of: analyte, from: unit, to: other)
                    #expect(try LabConversion.convert(there, of: analyte, from: other, to: unit) == value)
                }
            }
        }
    }

    @Test("a larger value stays the larger one in every unit", arguments: Analyte.allCases)
    func order(analyte: Analyte) throws {
        let facts = LabTable.facts(analyte)
        for unit in facts.units {
            let low = try LabConversion.convert(10, of: analyte, from: facts.conventional, to: unit)
            let high = try LabConversion.convert(11, of: analyte, from: facts.conventional, to: unit)
            #expect(low < high)
        }
    }

    @Test(
        "known values read the same in both unit systems",
        arguments: [
            (Analyte.glucose, "100", "5.551"), (.creatinine, "1.2", "106.08"), (.albumin, "4.1", "41"),
            (.potassium, "5.4", "5.4"),
            (.phosphorus, "4.5", "1.45305"), (.hbA1c, "7", "53.01"), (.pth, "300", "31.59"),
            (.calcium, "9.5", "2.37025"),
            (.bicarbonate, "24", "24"), (.uricAcid, "6", "356.88"), (.vitaminD, "30", "74.88"),
            (.urineACR, "30", "3.39"),
            (.eGFR, "60", "1.0002"), (.sodium, "140", "140"), (.magnesium, "2", "0.8228"), (.inr, "2.5", "2.5"),
        ]
    )
    func known(analyte: Analyte, conventional: String, international: String) throws {
        let facts = LabTable.facts(analyte)
        let value = try LabConversion.convert(
            LabSample.number(conventional),
            of: analyte,
            from: facts.conventional,
            to: facts.international
        )
        #expect(value == (try LabSample.number(international)))
    }

    @Test("units beside the two of the table are exact too")
    func others() throws {
        #expect(try LabConversion.convert(10, of: .calcium, from: .mgPerDL, to: .mEqPerL) == LabSample.number("4.99"))
        #expect(try LabConversion.convert(300, of: .pth, from: .ngPerL, to: .pgPerML) == 300)
        #expect(
            try LabConversion.convert(5, of: .potassium, from: .mmolPerL, to: .mgPerDL) == LabSample.number("19.55")
        )
        #expect(throws: KidneyError.unitNotOfAnalyte("g/dL", .potassium)) {
            try LabConversion.convert(5, of: .potassium, from: .gPerDL, to: .mmolPerL)
        }
    }

    @Test(
        "spellings that people type are understood",
        arguments: [
            (Analyte.creatinine, "umol/L", LabUnit.umolPerL), (.creatinine, "µmol/l", .umolPerL),
            (.creatinine, "μmol / L", .umolPerL), (.creatinine, "micromol/L", .umolPerL),
            (.creatinine, "mcmol/L", .umolPerL),
            (.creatinine, "mg/dl", .mgPerDL), (.creatinine, "MG/DL", .mgPerDL), (.creatinine, "mg/100 mL", .mgPerDL),
            (.potassium, "mEq/L", .mEqPerL), (.potassium, "meq/l", .mEqPerL), (.potassium, "mmol per litre", .mmolPerL),
            (.potassium, "mmol", .mmolPerL), (.potassium, "milliequivalents per liter", .mEqPerL),
            (.hbA1c, "%", .percent),
            (.hbA1c, "percent", .percent), (.hbA1c, "mmol", .mmolPerMol), (.hbA1c, "mmol/mol", .mmolPerMol),
            (.glucose, "milligrams per decilitre", .mgPerDL), (.glucose, "mM", .mmolPerL), (.pth, "ng/l", .ngPerL),
            (.pth, "pmol/L", .pmolPerL), (.vitaminD, "mcg/L", .ugPerL), (.urineACR, "mg/g creat", .mgPerG),
            (.urineACR, "mg/mmol", .mgPerMmol), (.eGFR, "mL/min/1.73 m²", .mLPerMinute),
            (.eGFR, "ml/min/1.73m^2", .mLPerMinute),
            (.eGFR, "mL/min", .mLPerMinute), (.albumin, "g/L", .gPerL), (.inr, "INR", .inr), (.inr, "{INR}", .inr),
            (.inr, "ratio", .inr), (.magnesium, "mEq/L", .mEqPerL), (.sodium, "mmol", .mmolPerL),
        ]
    )
    func spellings(analyte: Analyte, text: String, unit: LabUnit) {
        #expect(LabUnit.named(text, among: LabTable.facts(analyte).units) == unit)
    }

    @Test("every unit is understood by its UCUM code and as it is printed, for every analyte it belongs to")
    func ownNames() {
        for row in LabTable.rows {
            for unit in row.units {
                #expect(LabUnit.named(unit.ucum, among: row.units) == unit)
                #expect(LabUnit.named(unit.symbol, among: row.units) == unit)
            }
        }
    }

    @Test("a unit of another analyte, or half of one that two share, is not guessed")
    func unknown() {
        #expect(LabUnit.named("g/dL", among: LabTable.facts(.potassium).units) == nil)
        #expect(LabUnit.named("mg", among: [.mgPerDL, .mgPerG]) == nil)
        #expect(LabUnit.named("", among: LabTable.facts(.potassium).units) == nil)
    }

    @Test("decimal text is read exactly and written back the same")
    func decimals() throws {
        for text in ["0", "5", "0.05551", "-2.5", "123456.789", "0.000001"] {
            #expect(DecimalText.text(try LabSample.number(text)) == text)
        }
        for text in ["", ".", "5.", ".5", "1e3", "1,5", "٣", "- 1", "1.2.3", "9223372036854775808"] {
            #expect(DecimalText.value(text) == nil, "\(text)")
        }
        #expect(DecimalText.text(try Rational(2, 3), most: 2) == "0.67")
        #expect(DecimalText.text(try Rational(-1, 3), most: 0) == "0")
        #expect(DecimalText.text(try Rational(5, 2), most: 0) == "3")
        #expect(DecimalText.text(5, least: 1) == "5.0")
        #expect(DecimalText.grouped(1_234_567) == "1,234,567" && DecimalText.grouped(999) == "999")
        #expect(DecimalText.grouped(-1000) == "-1,000" && DecimalText.grouped(-100) == "-100")
    }
}
