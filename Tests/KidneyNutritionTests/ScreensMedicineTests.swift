import Foundation
import FractionParser
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("The pages of medicines")
struct ScreensMedicineTests {
    @Test("today's page lists the medicines of the day that are taken hours apart, each pair once, also without times")
    func hoursApart() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        func lines(_ day: String? = nil) throws -> [String] {
            try patient.kidney.todayScreen(day.map { try LabSample.day($0) }).hoursApart
        }
        for name in ["levothyroxine", "sevelamer", "metoprolol"] { try patient.kidney.addMedicine(name) }
        let pair = try lines()
        #expect(pair.count == 1 && pair[0].contains("levothyroxine") && pair[0].contains("sevelamer"), "\(pair)")
        #expect(!pair[0].contains("metoprolol") && pair[0].contains(": "), "\(pair)")
        // A binder of potassium is kept apart from each medicine by mouth.
        try patient.kidney.addMedicine("Veltassa", weekdays: [.tuesday])
        let all = try lines()
        #expect(
            all.contains { $0.contains("Veltassa") && $0.contains("metoprolol") && $0.contains("3 hours") },
            "\(all)"
        )
        #expect(try lines("2026-06-03").count == 1 && lines("2026-06-01").isEmpty)
    }

    @Test("A pair that two rules keep apart is told with the longer time")
    func longestApart() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        for name in ["Rybelsus", "sodium polystyrene sulfonate"] { try patient.kidney.addMedicine(name) }
        let lines = try patient.kidney.todayScreen().hoursApart
        #expect(lines.count == 1 && lines[0].contains("3 hours") && !lines[0].contains("30 minutes"), "\(lines)")
    }

    private func patient(_ category: DiseaseCategory = .g3b) throws -> Patient {
        let patient = try Patient(profile: LabSample.profile(category, urine: 0))
        try patient.kidney.importFoods(Plate.all, from: "plate")
        return patient
    }

    private func times(_ text: String) throws -> [MedicationTime] { try MedicineInput.times(text) }

    @Test("the list says what is taken, begins later and ended, what each is, and what isn't checked")
    func list() throws {
        let patient = try patient()
        let kidney = patient.kidney
        let today = try kidney.currentDay()
        try kidney.addMedicine("zestril", dose: "20 mg", times: times("08:00"), reminds: true)
        try kidney.addMedicine("Wonderdrug", weekdays: [.monday])
        try kidney.addMedicine("Lasix", from: today.adding(days: 3))
        try kidney.addMedicine("Cipro", from: today.adding(days: -20), until: today.previous)
        let page = try kidney.medicinesScreen()
        #expect(page.taken.map(\.name) == ["Wonderdrug", "zestril"])
        #expect(page.later.map(\.period) == ["from \(today.adding(days: 3)) on"])
        #expect(page.ended.map(\.period) == ["\(today.adding(days: -20)) to \(today.previous)"])
        let zestril = try #require(page.taken.last)
        #expect(
            zestril.message == "“zestril” is lisinopril (ACE inhibitor)" && zestril.check == .withoutKidneyRule
                && zestril.reminds
        )
        #expect(zestril.schedule == "08:00" && zestril.generics == ["lisinopril"])
        #expect(zestril.period == "first day not said" && zestril.start == nil)
        let unknown = page.taken[0]
        #expect(unknown.check == .unknown && unknown.schedule == "times not said; Monday")
        #expect(unknown.message.contains("not checked, which does not mean safe"))
        #expect(page.notChecked == [unknown.message])
        #expect(page.summary.contains("1 medicine is not checked."))
        #expect(page.careTeam == DayTargets.careTeamFirst)
        #expect(!page.add.isEnabled, "an empty form adds nothing")
    }

    @Test("A name that is like one of the table can be checked as that one with one act, and keeps its own name")
    func takesName() async throws {
        let kidney = try patient().kidney
        let id = try kidney.addMedicine("metphormin 500").medicine.id
        let page = try kidney.medicinesScreen()
        #expect(page.takes.map(\.label) == ["Check “metphormin 500” as metformin"])
        #expect(try kidney.medicineScreen(id).takes == page.takes)
        let act = try #require(page.takes.first)
        #expect(throws: KidneyError.self) { try kidney.takeName("warfarin", for: id) }
        guard case .done = try await kidney.perform(Act(act.id), at: .medicines) else {
            Issue.record("the name wasn't taken")
            return
        }
        let medicine = try kidney.medicineScreen(id)
        #expect(medicine.title == "metphormin 500" && medicine.parts.map(\.generic) == ["metformin"])
        #expect(medicine.takes.isEmpty && medicine.medicine.check == MedicineLookup.find("metformin").check)
    }

    @Test("two entries of one name are told apart by dose and times, in pairs and in what doesn't go together")
    func namesakes() throws {
        let kidney = try patient().kidney
        try kidney.addMedicine("Tylenol")
        try kidney.addMedicine("Zestril", dose: "20 mg", times: times("08:00"))
        try kidney.addMedicine("zestril", dose: "10 mg", weekdays: [.monday])
        let labels = ["Zestril 20 mg (08:00)", "zestril 10 mg (times not said; Monday)"]
        let pairs = try kidney.medicinesScreen().pairsWithoutRule
        for label in labels {
            #expect(pairs.contains { $0.contains("Tylenol with ") && $0.contains(label) }, "\(pairs)")
        }
        try kidney.setCondition(.illness, true)
        let asked = try kidney.todayScreen().sickDay.medicines
        for label in labels { #expect(asked.contains { $0.hasPrefix("\(label): ") }, "\(asked)") }
        try kidney.addMedicine("warfarin", dose: "5 mg", times: times("18:00"))
        for _ in 1...2 { try kidney.addMedicine("Warfarin", dose: "2.5 mg", weekdays: [.monday]) }
        try kidney.addMedicine("ibuprofen")
        let screen = try kidney.interactionsScreen()
        let headlines = screen.findings.map(\.headline)
        for label in ["warfarin 5 mg (18:00) and ", "Warfarin 2.5 mg (times not said; Monday) and "] {
            #expect(headlines.contains { $0.hasPrefix(label) }, "\(headlines)")
        }
        let causes = screen.findings.flatMap(\.causes).map(\.text)
        #expect(causes.contains("Warfarin 2.5 mg (times not said; Monday) is taken, too"), "\(causes)")
    }

    @Test(
        "A page of interactions says once of a medicine that its brand name isn't confirmed, with the gravest finding"
    )
    func brandNote() throws {
        let patient = try Patient(profile: LabSample.profile(.g3a))
        let medicine = try patient.kidney.addMedicine("Zestril", dose: "20 mg").medicine
        try patient.kidney.addMedicine("losartan", dose: "50 mg")
        try patient.kidney.addLab(.potassium, "5.8")
        let own = try patient.kidney.interactionsScreen().findings.filter { $0.medicine == medicine.id }
        let page = try patient.kidney.medicineScreen(medicine.id).findings.filter { $0.medicine == medicine.id }
        for rows in [own, page] {
            let told = rows.map { row in row.notes.contains { $0.contains("Zestril is lisinopril was not confirmed") } }
            #expect(told.count > 1 && told == told.indices.map { $0 == 0 }, "\(told)")
        }
        // The reason of each alert has it.
        let alerts = try patient.kidney.standingAlerts().filter { $0.message.hasPrefix("Zestril") }
        #expect(!alerts.isEmpty && alerts.allSatisfy { $0.why.contains("was not confirmed") })
    }

    @Test("On the page of interactions a call before the next dose comes before what waits for the visit")
    func urgencyFirst() throws {
        let kidney = try patient().kidney
        // The table has vitamin K before a potassium on an ACE inhibitor, and both are major.
        try kidney.addMedicine("warfarin")
        try kidney.addMedicine("zestril")
        try kidney.eat(.init("ndb-11457"), "200 g")
        try kidney.addLab(.potassium, "5.8 mmol/L")
        let findings = try kidney.interactions().findings
        let levels = findings.map(\.level)
        #expect(levels.contains(.today) && levels.contains(.caution), "\(findings.map(\.headline))")
        #expect(levels == levels.sorted { $0.isGraver(than: $1) }, "\(findings.map(\.headline))")
        let rows = try kidney.interactionsScreen().findings.map(\.urgency)
        #expect(rows.first == "call before the next dose", "\(rows)")
    }

    @Test("The receipt of a medicine that ended and still works tells what it meets")
    func ended() throws {
        let kidney = try patient().kidney
        try kidney.addMedicine("NyQuil")
        try kidney.addMedicine("tramadol")
        let today = try kidney.currentDay()
        let receipt = try kidney.addMedicine("Parnate", from: today.adding(days: -28), until: today.adding(days: -9))
        let found = receipt.screen.findings
        #expect(found.map(\.severity).prefix(2) == [.contraindicated, .contraindicated], "\(found.map(\.headline))")
        #expect(Set(found.compactMap(\.opens?.label)).isSuperset(of: ["NyQuil", "tramadol"]))
        #expect(found.first?.why.contains("less than 14 days before") == true, "\(found.first?.why ?? "")")
    }

    @Test("A medicine that begins within a week is told today, on its receipt and on the page of interactions")
    func soon() throws {
        let kidney = try patient().kidney
        try kidney.addMedicine("metformin")
        let today = try kidney.currentDay()
        let receipt = try kidney.addMedicine("contraste con yodo", from: today.next, until: today.next).screen
        #expect(receipt.when == "From \(today.next)")
        #expect(receipt.findings.contains { $0.headline.hasPrefix("metformin") }, "\(receipt.findings.map(\.headline))")
        let page = try kidney.interactionsScreen()
        #expect(page.coming.map(\.title) == ["From \(today.next)"])
        #expect(page.coming.first?.findings.map(\.id) == receipt.findings.map(\.id))
        try kidney.addMedicine("iodine contrast", from: today.adding(days: 8))
        #expect(try kidney.interactionsScreen().coming.count == 1)
        #expect(try kidney.addMedicine("ezetimibe").screen.when == "Today")
    }

    @Test("each page of medicines says how far they were looked at, and which pairs no rule covers")
    func looked() throws {
        let kidney = try patient().kidney
        let receipt = try kidney.addMedicine("ezetimibe")
        let zestril = try kidney.addMedicine("zestril").medicine
        let rules = try kidney.medicineScreen(zestril.id).rules
        #expect(rules.map(\.id).contains("kcl-food") && rules.map(\.id).contains("dri-ras"))
        #expect(rules.allSatisfy { $0.headline.first?.isUppercase == true && !$0.headline.hasPrefix(" ") })
        let page = try kidney.medicinesScreen()
        #expect(page.taken.map(\.check) == [.noRule, .withoutKidneyRule])
        #expect(page.taken[0].message.contains("known, but the table has no rule for it, which does not mean safe"))
        #expect(page.withoutRule == [page.taken[0].message])
        #expect(page.pairsWithoutRule == ["ezetimibe with zestril"])
        #expect(page.summary.contains("1 medicine is known without a rule in the table."))
        let interactions = try kidney.interactionsScreen()
        #expect(interactions.withoutRule == page.withoutRule)
        #expect(interactions.pairsWithoutRule == page.pairsWithoutRule)
        let scopes = [
            page.scope, interactions.scope, try kidney.medicineScreen(receipt.medicine.id).scope,
            receipt.screen.scope,
        ]
        #expect(Set(scopes) == [InteractionTable.scope])
    }

    @Test("the form says what a name stands for while it is typed, and what is wrong field by field")
    func form() throws {
        let kidney = try patient().kidney
        let good = try kidney.medicinesScreen(typed: [
            "name": " Zestoretic ", "dose": "20/12.5 mg", "times": "8am, 20:00 half", "weekdays": "mon, thu",
            "start": "2026-01-05", "stop": "2026-12-31", "notes": "with food", "reminds": "true",
        ])
        #expect(good.add.isEnabled, "\(good.form.errors)")
        #expect(good.form[field: "name"]?.reading?.contains("lisinopril with hydrochlorothiazide") == true)
        let entry = try #require(good.entry)
        #expect(entry.name == "Zestoretic" && MedicineInput.text(entry.times) == "08:00, 20:00 half" && entry.reminds)
        #expect(entry.weekdays == [.monday, .thursday] && entry.stop?.description == "2026-12-31")
        let wrong = try kidney.medicinesScreen(typed: [
            "name": "", "dose": String(repeating: "x", count: 101), "times": "bedtime", "weekdays": "someday",
            "start": "soon", "stop": "2026-13-01",
        ])
        #expect(
            wrong.form.fields.filter { $0.error != nil }.map(\.id) == [
                "name", "dose", "times", "weekdays", "start", "stop",
            ]
        )
        #expect(wrong.entry == nil && !wrong.add.isEnabled)
        let backwards = try kidney.medicinesScreen(typed: ["name": "x", "start": "2026-03-02", "stop": "2026-03-01"])
        #expect(backwards.add.whyNot?.contains("before it begins") == true && backwards.entry == nil)
        let unknown = try kidney.medicinesScreen(typed: ["name": "lisinopryl"])
        #expect(unknown.form[field: "name"]?.reading?.contains("Did you mean") == true)
        #expect(unknown.add.isEnabled, "a name that isn't known is kept")
    }

    @Test("one medicine shows its parts with their sources, what speaks today, and all that the table holds")
    func one() throws {
        let patient = try patient()
        let kidney = patient.kidney
        try kidney.addLab(.potassium, "5.8 mmol/L")
        let medicine = try kidney.addMedicine("Zestoretic", dose: "20 mg", times: times("08:00")).medicine
        let page = try kidney.medicineScreen(medicine.id)
        #expect(page.parts.map(\.generic) == ["lisinopril", "hydrochlorothiazide"])
        #expect(page.parts.allSatisfy { !$0.classes.isEmpty && !$0.source.isEmpty })
        let potassium = try #require(page.findings.first { $0.causes.contains { $0.text.hasPrefix("Potassium 5.8") } })
        #expect(potassium.headline.hasPrefix("Zestoretic (lisinopril) and") && !potassium.advice.isEmpty)
        #expect(potassium.causes.contains { $0.opens?.target.hasPrefix("kidney://lab/") == true })
        #expect(Set(page.findings.compactMap(\.medicine)) == [medicine.id])
        #expect(page.rules.count > page.findings.count && page.rules.allSatisfy { !$0.source.isEmpty })
        #expect(page.form[field: "times"]?.value == "08:00" && page.save.isEnabled && page.stop.isEnabled)
        #expect(page.delete.confirmation != nil)
        #expect(page.text.contains("ask your pharmacist"))
        // The explanation includes all findings.
        let why = Why.medicine(medicine, in: try kidney.interactions())
        #expect(why.contains("“Zestoretic” is lisinopril with hydrochlorothiazide") && why.contains("potassium 5.8"))
        #expect(why.hasSuffix(DayTargets.careTeamFirst))
        try kidney.stopMedicine(medicine.id)
        #expect(try kidney.medicineScreen(medicine.id).stop.whyNot?.contains("already") == true)
    }

    @Test("a medicine that isn't known never reads as safe, on any of its pages")
    func unknown() throws {
        let kidney = try patient().kidney
        let receipt = try kidney.addMedicine("Wonderdrug")
        let page = try kidney.medicineScreen(receipt.medicine.id)
        let texts = [
            page.text, page.medicine.message, receipt.screen.medicine.message,
            try kidney.interactionsScreen().notChecked.joined(), try kidney.medicinesScreen().notChecked.joined(),
            Why.medicine(receipt.medicine, in: receipt.report),
        ]
        for text in texts { #expect(text.contains("not checked, which does not mean safe"), "\(text)") }
        #expect(page.rules.isEmpty && page.parts.isEmpty && page.medicine.check == .unknown)
        let none = try patient().kidney.interactionsScreen()
        #expect(none.findings.isEmpty && none.text == InteractionReport.nothingFound)
    }

    @Test("a name with a label that was taken for it is checked by the label's names, and says so")
    func label() throws {
        let kidney = try patient().kidney
        let receipt = try kidney.addMedicine("Pharmacy's own", labelNames: ["SPIRONOLACTONE"])
        let page = try kidney.medicineScreen(receipt.medicine.id)
        #expect(page.parts.map(\.generic) == ["spironolactone"] && page.labelNames == ["SPIRONOLACTONE"])
        #expect(page.form[field: "name"]?.reading?.contains("spironolactone") == true)
        let renamed = try kidney.medicineScreen(receipt.medicine.id, typed: ["name": "Another"])
        #expect(renamed.form[field: "name"]?.reading?.contains("not checked") == true)
    }

    @Test("opposite advice is shown from both sides: on the day's page, and with each of the two")
    func opposed() throws {
        let patient = try patient(.hemodialysis)
        let kidney = patient.kidney
        let tolvaptan = try kidney.addMedicine("Jynarque").medicine
        let allopurinol = try kidney.addMedicine("allopurinol").medicine
        let lithium = try kidney.addMedicine("lithium").medicine
        let day = try kidney.interactionsScreen()
        #expect(!day.conflicts.isEmpty)
        for conflict in day.conflicts {
            for side in [conflict.first, conflict.second] {
                let row = try #require(day.findings.first { $0.id == side })
                #expect(row.opposed.contains(conflict.text))
            }
        }
        for medicine in [tolvaptan, allopurinol, lithium] {
            let page = try kidney.medicineScreen(medicine.id)
            #expect(page.findings == day.findings.filter { $0.medicine == medicine.id }, "\(medicine.name)")
        }
        let first = try #require(day.findings.first { $0.medicine == tolvaptan.id && !$0.opposed.isEmpty })
        #expect(first.opposed.contains { $0.contains("free access to water") })
    }

    @Test("a day of the past speaks of what was taken and eaten then, and a medicine stopped the day before no more")
    func past() throws {
        let patient = try patient(.g3a)
        let kidney = patient.kidney
        let today = try kidney.currentDay()
        try kidney.addMedicine("Zocor", from: today.adding(days: -30), until: today.previous)
        try kidney.eat(Plate.grapefruit.id, "240 g", at: patient.moment("\(today.previous)T09:00"))
        try kidney.eat(Plate.grapefruit.id, "240 g", at: patient.moment("\(today)T09:00"))
        let then = try kidney.interactionsScreen(today.previous)
        #expect(then.title == "Interactions on \(today.previous)" && then.validUntil == nil)
        let row = try #require(then.findings.first { $0.headline.hasPrefix("Zocor (simvastatin)") })
        #expect(row.causes.contains { $0.text.contains("Grapefruit juice at \(today.previous) 09:00") })
        #expect(row.causes.contains { $0.opens?.target == "kidney://journal/\(today.previous)" })
        #expect(try kidney.interactionsScreen().findings.allSatisfy { !$0.headline.contains("Zocor") })
    }

    @Test("today shows what medicines bring beside the totals: the known sum, and what couldn't be read by name")
    func loads() throws {
        let kidney = try patient().kidney
        try kidney.addMedicine("Lokelma", dose: "10 g", times: times("08:00"))
        try kidney.addMedicine("PhosLo", dose: "667 mg")
        let page = try kidney.todayScreen()
        #expect(
            page.medicines.map(\.text) == [
                "800 mg of sodium from medicines, not counted among the foods",
                "Medicines bring calcium, not counted among the foods: how much PhosLo brings can’t be read from its dose "
                    + "and times",
            ]
        )
        #expect(page.medicines.map(\.known) == [800, 0] && page.medicines.map(\.unread) == [[], ["PhosLo"]])
        #expect(page.totals.first { $0.nutrient == "sodium" }?.known == 0)
        #expect(page.pages.contains { $0.target == "kidney://medicines" })
        try kidney.addMedicine("sodium bicarbonate", dose: "a spoon", times: times("20:00"))
        #expect(try kidney.todayScreen().medicines[0].text.hasPrefix("≥ 800 mg of sodium from medicines"))
    }

    @Test(
        "links lead to the pages, pages read back from their JSON, looking changes nothing, and nothing works before the terms"
    )
    func links() throws {
        let patient = try patient()
        let kidney = patient.kidney
        let receipt = try kidney.addMedicine(
            "warfarin",
            dose: "5 mg",
            times: times("18:00"),
            until: kidney.currentDay()
        )
        let (tables, history) = (try patient.tables(), try patient.history())
        func check(_ screen: some Screen) throws {
            #expect(try JSONDecoder().decode(type(of: screen), from: JSONEncoder().encode(screen)) == screen)
            #expect(try ScreensSample.object(screen)["careTeam"] == .text(DayTargets.careTeamFirst))
        }
        let day = LocalDate("2026-05-31")
        for link in [.medicines, .medicine(receipt.medicine.id), .interactions(nil), .interactions(day)] as [KidneyLink]
        {
            #expect(KidneyLink(link.target) == link)
            try check(try kidney.screen(link))
        }
        try check(receipt.screen)
        #expect(try patient.tables() == tables && patient.history() == history)
        let gone = KidneyError.noSuchRecord("medicine", "gone")
        #expect(throws: gone) { try kidney.screen(.medicine(TimeKit.ID("gone"))) }
        let stranger = try Patient(isAccepted: false).kidney
        let terms = KidneyError.termsNotAccepted(version: 1)
        #expect(throws: terms) { try stranger.screen(.medicines) }
        #expect(throws: terms) { try stranger.screen(.interactions(nil)) }
        #expect(throws: terms) { try stranger.addMedicine("warfarin") }
        #expect(throws: terms) { try stranger.doseReminders() }
    }

    @Test("the receipt's page has what speaks about the medicine and the targets that changed, with their reasons")
    func receipt() throws {
        let kidney = try patient().kidney
        let page = try kidney.addMedicine("Rocaltrol", dose: "0.25 mcg").screen
        #expect(page.title == "Rocaltrol 0.25 mcg" && page.medicine.generics == ["calcitriol"])
        #expect(page.changes.map(\.quantity) == [.calcium])
        #expect(page.changes.allSatisfy { !$0.why.isEmpty && $0.from != $0.to })
        #expect(page.findings.allSatisfy { $0.medicine == page.medicine.id })
    }
}
