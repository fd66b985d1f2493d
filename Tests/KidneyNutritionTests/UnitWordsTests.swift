import FractionParser
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Units that people chose")
struct UnitWordsTests {
    @Test("trends, sessions and the report are in the units of the profile", arguments: UnitSystem.allCases)
    func units(system: UnitSystem) throws {
        var history = try ReportSample.dialysis()
        history.profile.units = system
        let (day, from) = (try LabSample.day("2026-05-22"), try LabSample.day("2026-05-20"))
        let isUS = system == .conventional
        let weight = Trend.of(.weight, in: history, from: from, to: day)
        #expect(weight.unit == (isUS ? "lb" : "kg"))
        #expect(weight.limits.first?.label.contains(isUS ? "154.3" : "70") == true)
        let body = ClinicReport(history, from: from, to: day).body.map(\.value).joined(separator: " ")
        #expect(body.contains(isUS ? "7.5 lb" : "3.4 kg"))
        #expect(!body.contains(isUS ? "mean 70.3 kg" : "lb of"))
        history.profile.dryWeight = nil
        #expect(Trend.of(.gain, in: history, from: from, to: day).unit == (isUS ? "lb" : "kg"))
        let sessions = DialysisWeight.sessions(history.weights)
        history.profile.dryWeight = 70
        let gains = DialysisWeight.gains(sessions, for: history.profile)
        let notice = try #require(DialysisWeight.notices(sessions[1], gain: gains.first, in: system).first)
        #expect(notice.contains(isUS ? "7.5 lb gained" : "3.4 kg gained"))
    }

    @Test("a fluid target and what was drunk are in fluid ounces first, and milliliters have no fractions")
    func fluid() {
        #expect(FluidRule.text(1500, in: .conventional) == "50.7 fl oz (1,500 mL)")
        #expect(FluidRule.text(DecimalText.constant("1005.5"), in: .international) == "1,006 mL")
        #expect(FluidRule.text(DecimalText.constant("14.5"), in: .international) == "14.5 mL")
    }
}
