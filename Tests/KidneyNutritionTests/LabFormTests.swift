import ScreenKit
import TestKit
import Testing

@testable import KidneyNutrition

@Suite("The form of laboratory values")
struct LabFormTests {
    @Test(
        "without a script the form of all values takes the usual unit, any unit of each value, and one typed with the value"
    )
    func anyUnit() throws {
        let context = try ScreensSample.context(try LabSample.profile(.g3a))
        let open = LabsScreen(context, lines: [], points: [])
        let offered = open.form[field: "unit"]?.choices ?? []
        #expect(open.form[field: "unit"]?.value == "" && offered.first?.value == "")
        for facts in LabTable.rows {
            for unit in facts.units {
                let choice = try #require(offered.first { $0.value == unit.ucum }, "\(facts.title), \(unit.symbol)")
                #expect(choice.label.contains(unit.symbol) && choice.label.contains(facts.title))
            }
            for unit in ["", facts.international.ucum] {
                let typed = ["analyte": facts.analyte.rawValue, "value": "x", "unit": unit]
                let chosen = LabsScreen(context, lines: [], points: [], typed: typed).form[field: "unit"]
                #expect(chosen?.choices.map(\.value) == [""] + facts.units.map(\.ucum), "\(facts.title)")
                #expect(chosen?.choices.contains { $0.value == chosen?.value } == true)
            }
        }
        func reading(_ value: String, _ unit: String) -> String? {
            let typed = ["analyte": "creatinine", "value": value, "unit": unit]
            return LabsScreen(context, lines: [], points: [], typed: typed).form[field: "value"]?.reading
        }
        #expect(reading("1.2", "") == "1.2 mg/dL" && reading("106 µmol/L", "") == "106 µmol/L")
        #expect(reading("106", "umol/L") == "106 µmol/L")
        #expect(LabsScreen(context, lines: [], points: [], analyte: .creatinine).form[field: "unit"]?.value == "mg/dL")
    }
}
