import KidneyNutrition
import Testing
import WordKit

@testable import PageKit
@testable import WebApp

@Suite("The words of Kidney's pages")
struct KidneyWordsTests {
    @Test(
        "The goal of a laboratory value is an objetivo in Spanish, and a goal of one's own a meta",
        arguments: [("LabReceiptScreen", "Objetivo"), ("GoalScreen", "Meta")]
    )
    func goal(type: String, label: String) {
        Language.$current.withValue(.spanish) {
            #expect(KidneyWords.all.label(of: "goal", in: type) == label)
        }
    }

    @Test(
        "Fiber and vitamin K are written so, in both languages",
        arguments: [(TargetQuantity.fibre, "Fiber", "Fibra"), (.vitaminK, "Vitamin K", "Vitamina K")]
    )
    func quantity(quantity: TargetQuantity, english: String, spanish: String) {
        #expect(Language.$current.withValue(.english) { KidneyWords.all.text(quantity) } == english)
        #expect(Language.$current.withValue(.spanish) { KidneyWords.all.text(quantity) } == spanish)
    }

    @Test("the filtration rate is written as laboratories write it")
    func filtration() {
        #expect(Language.$current.withValue(.english) { KidneyWords.all.label(of: "eGFR", in: "LabsScreen") } == "eGFR")
    }
}
