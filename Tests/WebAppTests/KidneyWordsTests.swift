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
        arguments: [(TargetQuantity.fiber, "Fiber", "Fibra"), (.vitaminK, "Vitamin K", "Vitamina K")]
    )
    func quantity(quantity: TargetQuantity, english: String, spanish: String) {
        #expect(Language.$current.withValue(.english) { KidneyWords.all.text(quantity) } == english)
        #expect(Language.$current.withValue(.spanish) { KidneyWords.all.text(quantity) } == spanish)
    }

    @Test("a name of code that ends with a letter keeps it large, in both languages")
    func letter() {
        #expect(Language.$current.withValue(.english) { PageWords.words(of: "vitaminK") } == "Vitamin K")
        #expect(Language.$current.withValue(.spanish) { PageWords.words(of: "vitaminK") } == "Vitamina K")
    }

    @Test(
        "A name of code that texts spell otherwise is shown as texts spell it",
        arguments: [
            ("fibre", "Fiber"), ("haemodialysis", "Hemodialysis"), ("vitaminK", "Vitamin K"), ("eGFR", "eGFR"),
            ("isCancelled", "Canceled"), ("nextUnlock", "Next unlock"),
        ]
    )
    func spelling(name: String, words: String) {
        #expect(Language.$current.withValue(.english) { PageWords.words(of: name) } == words)
    }

    @Test("The systems of units are named by their units in Spanish, and never as international units")
    func systems() {
        Language.$current.withValue(.spanish) {
            #expect(PageWords.words(of: "international") == "Sistema internacional (mmol/L)")
            #expect(PageWords.words(of: "conventional") == "Sistema convencional (mg/dL)")
        }
    }

    @Test("the filtration rate is written as laboratories write it")
    func filtration() {
        #expect(Language.$current.withValue(.english) { KidneyWords.all.label(of: "eGFR", in: "LabsScreen") } == "eGFR")
    }
}
