import FractionParser
import NotificationKit
import ScreenKit
import TestKit
import Testing
import TimeKit
import WordKit

@testable import KidneyNutrition

/// Texts that are kept in English, as a person who reads Spanish gets it.
@Suite("Kept texts in Spanish")
struct SpanishHistoryTests {
    /// Words of English sentences, which no Spanish one has.
    private let english = [" the ", " and ", " with ", " your ", " of the ", " can ", " taken "]

    private func expectSpanish(_ texts: [String]) {
        #expect(!texts.isEmpty)
        for text in texts {
            for word in english { #expect(!text.contains(word), "\(text)") }
        }
    }

    @Test("alerts and notices of the past, and their notifications, are in Spanish weeks later")
    func past() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let kidney = patient.kidney
        try kidney.addMedicine("warfarina")
        try kidney.addMedicine("losartán")
        try kidney.addLab(.potassium, "6.1")
        try kidney.eat(.init("ndb-09060"), "1 cup, cubes")
        try kidney.eat(.init("table-salt-substitute"), "1 teaspoon")
        try kidney.addPressure("178/100")
        try patient.at("2026-06-03T10:00")
        try kidney.addLab(.potassium, "4.1")
        try kidney.addPressure("120/70")
        try patient.at("2026-06-20T10:00")
        try kidney.evaluate(inBackground: true)
        try Language.$current.withValue(.spanish) {
            let found = try kidney.alertsScreen().found.map(\.alert.message)
            #expect(found.contains { $0.contains("ya no está vigente") })
            expectSpanish(found)
            expectSpanish(try kidney.noticesScreen().notices.map(\.message))
            expectSpanish(try kidney.alertsScreen(LabSample.day("2026-06-02")).found.map(\.alert.message))
            for text in try kidney.notificationCandidates().map(\.body) { expectSpanish([text]) }
        }
    }

    @Test("an alert whose medicine was deleted is in Spanish by its rule")
    func deleted() throws {
        let patient = try Patient(profile: LabSample.profile(.transplant))
        try patient.kidney.addMedicine("azathioprine")
        let receipt = try patient.kidney.addMedicine("allopurinol")
        try patient.at("2026-06-06T10:00")
        try patient.kidney.deleteMedicine(receipt.medicine.id)
        try Language.$current.withValue(.spanish) {
            let found = try patient.kidney.alertsScreen().found.map(\.alert.message)
            #expect(!found.contains { $0.contains("bone marrow") || $0.contains("en inglés") }, "\(found)")
        }
    }

    @Test("alerts whose value and medicines were taken back are in Spanish, with the alarm that one of them names")
    func takenBack() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let kidney = patient.kidney
        try kidney.addLab(.potassium, "6.3")
        try kidney.addMedicine("Losartan")
        try kidney.addMedicine("Ibuprofen")
        for _ in 1...3 { try kidney.undo() }
        try Language.$current.withValue(.spanish) {
            let found = try kidney.alertsScreen().found.map(\.alert.message)
            expectSpanish(found)
            #expect(!found.contains { $0.contains("en inglés") }, "\(found)")
            #expect(found.contains { $0.contains("tiene su propia alarma") }, "\(found)")
            expectSpanish(try kidney.noticesScreen().notices.map(\.message))
        }
    }

    @Test("an alert with an unknown part tells its rule's advice, or what is safe to do, in Spanish first")
    func unknown() throws {
        let rule = try #require(InteractionTable.rules.first { !$0.isAboutFoodAlone && !$0.urgent.isEmpty })
        let unknown = "Aloe and tea: nobody wrote this down."
        let safe: [(AlertLevel, String)] = [
            (.notice, "Hable de esto con su equipo médico."), (.caution, "Hable de esto con su equipo médico."),
            (.today, "Llame a su equipo médico hoy, también fuera de horario."),
            (.atOnce, "Llame a su equipo médico ahora. Si se siente mal, llame a su número de emergencias."),
        ]
        for (level, words) in safe {
            let other = try kept("interaction/none/minor/always", unknown, level)
            let known = try kept("interaction/\(rule.id)/minor/always", unknown, level)
            #expect(other.keptMessage == unknown && known.keptMessage == unknown)
            Language.$current.withValue(.spanish) {
                #expect(other.keptMessage.hasPrefix(words + " "), "\(other.keptMessage)")
                #expect(known.keptMessage.hasPrefix(words) == level.cantWait, "\(known.keptMessage)")
                #expect(known.keptMessage.hasSuffix(rule.wholeAdvice), "\(known.keptMessage)")
                expectSpanish([known.keptMessage])
            }
        }
    }

    private func kept(_ id: String, _ message: String, _ level: AlertLevel = .caution) throws -> KidneyAlert {
        KidneyAlert(
            id: TimeKit.ID(id),
            kind: .interaction,
            level: level,
            day: try LabSample.day("2026-06-02"),
            message: message,
            why: "",
            link: "interactions"
        )
    }

    @Test("the kept message of each interaction is told in Spanish by its rule, with its medicine and its caution")
    func everyInteraction() throws {
        let (name, day) = ("Zestril", try LabSample.day("2026-06-02"))
        for rule in InteractionTable.rules {
            for isWhole in [false, true] {
                let texts = [Language.english, .spanish].map { language in
                    Language.$current.withValue(language) {
                        let advice = isWhole ? rule.wholeAdvice : rule.advice
                        let text =
                            rule.isAboutFoodAlone
                            ? "\(rule.partner.capitalizedFirst): \(rule.effect). \(advice)"
                            : "\(localized("\(name) and \(rule.partner): \(rule.effect).")) \(advice)"
                        return rule.evidence.remarked(text, on: day)
                    }
                }
                let alert = try kept("interaction/\(rule.id)/minor/always", texts[0])
                Language.$current.withValue(.spanish) { #expect(alert.keptMessage == texts[1]) }
            }
        }
    }

    @Test(
        "the history names each laboratory value in Spanish, also one whose name has several words",
        arguments: [
            (Analyte.glucose, "98", "glucosa 98"), (.uricAcid, "7.1", "ácido úrico 7.1"),
            (.vitaminD, "30", "vitamina D 30"), (.creatinine, "2.1", "creatinina 2.1"), (.sodium, "140", "sodio"),
        ]
    )
    func labs(analyte: Analyte, value: String, words: String) throws {
        let kidney = try Patient(profile: LabSample.profile(.g4)).kidney
        try kidney.addLab(analyte, value)
        try Language.$current.withValue(.spanish) {
            let label = try kidney.todayScreen().undo.label
            #expect(label.lowercased().contains("resultado de laboratorio agregado: \(words)".lowercased()), "\(label)")
        }
    }

    @Test("the history names weights, steps and common foods in Spanish")
    func others() throws {
        let kidney = try Patient(profile: LabSample.profile(.hemodialysis)).kidney
        try Language.$current.withValue(.spanish) {
            try kidney.addWeight("70 kg", .postDialysis)
            #expect(try kidney.todayScreen().undo.label.contains("70 kg, después de la diálisis"))
            try kidney.addActivity(.steps, "5000")
            #expect(try kidney.todayScreen().undo.label.contains("5000 pasos"))
            try kidney.eat(.init("ndb-09040"), "150 g", meal: .lunch)
            #expect(try kidney.todayScreen().undo.label.contains("150 g de Plátano crudo, almuerzo"))
            let bowl = try kidney.createFood(
                named: "Bowl of fruit",
                .dish([DishComponent(.init("ndb-09040"), "100 g")], yield: nil)
            )
            try kidney.eat(bowl.id, "50 g", meal: .lunch)
            #expect(try kidney.todayScreen().undo.label.contains("50 g de Bowl of fruit, almuerzo"))
        }
    }

    @Test("a text that has a semicolon of its own is recognized among others")
    func semicolon() {
        let kept =
            "With warfarin eat about the same amount of dark greens each week; tell the clinic before a change of diet"
        Language.$current.withValue(.spanish) {
            #expect(localizedParts(kept: kept).hasPrefix("Con warfarina"))
            #expect(localizedParts(kept: "\(kept); less: Soy sauce").hasSuffix("; menos: Soy sauce"))
        }
    }

    @Test("kept advice has the Spanish names of common foods, also of those with commas, and other names stay")
    func advice() {
        let kept = "eat less of it; more: Cauliflower, boiled, Banana, raw, Poi; less: Soy sauce"
        #expect(FoodAdvice.shown(kept: kept) == kept)
        Language.$current.withValue(.spanish) {
            let shown = FoodAdvice.shown(kept: kept)
            let cauliflower = BundledFoods.all.first { $0.name == "Cauliflower, boiled" }?.shownName ?? ""
            #expect(shown.contains("; más: \(cauliflower), Plátano crudo, Poi; menos: "), "\(shown)")
            #expect(!shown.contains("Soy sauce"), "\(shown)")
        }
    }

    @Test("a sum with unknown foods is told with its goal in one sentence")
    func goal() {
        var total = PartialTotal()
        total.known.add(Thousandths(17_800), perHundredGramsIn: 100)
        total.foods = 15
        total.unknownFoods = 1
        #expect(total.text(unit: "cups", ofGoal: 2) == "≥ 17.8 cups; 1 of 15 foods unknown of 2 cups")
        Language.$current.withValue(.spanish) {
            #expect(
                total.text(unit: "tazas", ofGoal: 2)
                    == "al menos 17.8 tazas, de una meta de 2 tazas; falta el dato de 1 de 15 alimentos"
            )
        }
    }

    @Test("sentences are joined with one stop between them")
    func stops() throws {
        #expect(
            Words.joined(["lab added: potassium 6.2", "Call today.", "Losartan and potassium"])
                == "lab added: potassium 6.2. Call today. Losartan and potassium"
        )
        #expect(Words.joined([]).isEmpty && Words.joined(["HbA1c 7.1 %", "Ask."]) == "HbA1c 7.1 %. Ask.")
    }
}
