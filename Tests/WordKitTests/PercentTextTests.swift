import Testing
import WordKit

@Suite("Percentages")
struct PercentTextTests {
    @Test("a percentage has a space before its sign in Spanish, and none in English")
    func sign() {
        #expect(percentText("86") == "86%")
        Language.$current.withValue(.spanish) { #expect(percentText("−0.4") == "−0.4 %") }
    }
}
