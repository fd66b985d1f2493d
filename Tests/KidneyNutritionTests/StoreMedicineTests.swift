import FractionParser
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Medicines in the store")
struct StoreMedicineTests {
    private func times(_ texts: String...) throws -> [MedicationTime] {
        try texts.map { MedicationTime(try LocalTime(iso8601: $0)) }
    }

    @Test("a medicine comes back as it was entered, texts trimmed and times in order, and an undo takes it away")
    func roundTrip() throws {
        let patient = try Patient()
        let kidney = patient.kidney
        let day = try LabSample.day("2026-01-05")
        let receipt = try kidney.addMedicine(
            "  Renvela  ",
            dose: "800 mg",
            times: [
                MedicationTime(try LocalTime(iso8601: "18:30")),
                MedicationTime(try LocalTime(iso8601: "08:00"), amount: " 2 tablets "),
            ],
            weekdays: [.monday, .friday],
            from: day,
            until: LabSample.day("2026-12-31"),
            notes: "with food\n\nnever alone ",
            labelNames: ["SEVELAMER CARBONATE", " "]
        )
        let kept = try #require(try kidney.medicines().first)
        #expect(kept == receipt.medicine)
        #expect(kept.name == "Renvela" && kept.notes == "with food\n\nnever alone")
        #expect(kept.times.map { "\($0.time) \($0.amount)" } == ["08:00 2 tablets", "18:30 "])
        #expect(kept.weekdays == [.monday, .friday] && kept.start == day && kept.stop?.description == "2026-12-31")
        #expect(kept.labelNames == ["SEVELAMER CARBONATE"])
        #expect(receipt.identity.isKnown && receipt.identity.parts.map(\.generic) == ["sevelamer carbonate"])
        try kidney.undo()
        #expect(try kidney.medicines().isEmpty)
        #expect(try patient.count("medicine_time") == 0)
    }

    @Test("without a first day it is taken from today on, by the user's day")
    func startsToday() throws {
        let patient = try Patient(now: "2026-06-02T01:30")
        let kept = try patient.kidney.addMedicine("lisinopril").medicine
        #expect(kept.start.description == "2026-06-01")
        #expect(try patient.kidney.medicines(on: kept.start) == [kept])
        #expect(try patient.kidney.medicines(on: kept.start.previous).isEmpty)
    }

    @Test("a wrong medicine is refused, says what to do, and changes nothing")
    func refusals() throws {
        let patient = try Patient()
        let eight = try LocalTime(iso8601: "08:00")
        let (first, last) = (try LabSample.day("2026-03-01"), try LabSample.day("2026-02-01"))
        #expect(try patient.refuses(.medicineNameBlank) { try $0.addMedicine(" \u{200B}") })
        #expect(
            try patient.refuses(.medicineStopsBeforeStart("Zestril", start: first, stop: last)) {
                try $0.addMedicine("Zestril", from: first, until: last)
            }
        )
        #expect(
            try patient.refuses(.medicineTimeTwice("Zestril", eight)) {
                try $0.addMedicine("Zestril", times: [MedicationTime(eight), MedicationTime(eight, amount: "2")])
            }
        )
        #expect(try patient.refuses { try $0.addMedicine(String(repeating: "x", count: 201)) })
        #expect(try patient.refuses { try $0.addMedicine("Zestril", dose: String(repeating: "x", count: 101)) })
        let many = try (0..<25).map { MedicationTime(try LocalTime(hour: $0 % 24, minute: $0)) }
        #expect(try patient.refuses { try $0.addMedicine("Zestril", times: many) })
        let gone = TimeKit.ID<Medicine>("gone")
        let missing = KidneyError.noSuchRecord("medicine", "gone")
        #expect(try patient.refuses(missing) { try $0.deleteMedicine(gone) })
        #expect(try patient.refuses(missing) { try $0.stopMedicine(gone) })
        #expect(try patient.refuses(missing) { try $0.editMedicine(Medicine(id: gone, name: "x", start: first)) })
        #expect("\(KidneyError.medicineTimeTwice("Zestril", eight))".contains("at 08:00 — write each time once"))
    }

    @Test("an edit writes over it and leaves no trace where nothing changes; stopping it notes its last day")
    func edits() throws {
        let patient = try Patient()
        let kidney = patient.kidney
        var medicine = try kidney.addMedicine("Lasix", dose: "40 mg", times: times("08:00"), reminds: true).medicine
        let log = try patient.history()
        try kidney.editMedicine(medicine)
        #expect(try patient.history() == log)
        medicine.dose = "80 mg"
        medicine.times = try times("07:00", "14:00")
        #expect(try kidney.editMedicine(medicine).medicine == medicine)
        #expect(try kidney.remindedMedicines() == [medicine.id], "an edit that says nothing of reminders keeps them")
        try kidney.editMedicine(medicine, reminds: false)
        #expect(try kidney.remindedMedicines().isEmpty)
        let today = try kidney.currentDay()
        #expect(try kidney.stopMedicine(medicine.id).medicine.stop == today)
        #expect(try patient.refuses(.medicineEnded("Lasix", today)) { try $0.stopMedicine(medicine.id) })
        #expect(try kidney.medicines(on: today).map(\.name) == ["Lasix"])
        #expect(try kidney.medicines(on: today.next).isEmpty)
        #expect(try kidney.medicines().map(\.name) == ["Lasix"], "one that ended is kept")
        try kidney.undo()
        #expect(try kidney.medicine(medicine.id).stop == nil)
        #expect(try kidney.deleteMedicine(medicine.id).dose == "80 mg")
        #expect(try kidney.medicines().isEmpty)
        try kidney.undo()
        #expect(try kidney.medicines().first?.times.count == 2)
    }

    // MARK: Targets

    @Test("a loop diuretic with a low potassium changes the targets of the day by itself, and the receipt says so")
    func loopDiuretic() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let kidney = patient.kidney
        try kidney.addLab(.potassium, "3.2 mmol/L")
        #expect(try kidney.today().targets.conflicts.isEmpty)
        let medicine = try kidney.addMedicine("Lasix", dose: "40 mg").medicine
        let conflicts = try kidney.today().targets.conflicts
        guard case .potassiumLowWithDiuretic = conflicts.first else {
            Issue.record("\(conflicts)")
            return
        }
        #expect(try kidney.targetsScreen().conflicts.contains { $0.contains("water tablet") })
        #expect(try kidney.todayScreen().alerts.contains { $0.message.contains("the water tablet lowers it further") })
        #expect(try kidney.today().targets[.potassium].mode == .released)
        // The medicine was stopped yesterday. It affects yesterday's targets but not today's.
        let today = try kidney.currentDay()
        var stopped = medicine
        stopped.start = today.adding(days: -10)
        stopped.stop = today.previous
        try kidney.editMedicine(stopped)
        #expect(try kidney.today().targets.conflicts.isEmpty)
        #expect(try kidney.read { try $0.hints(on: today.previous) } == [.loopDiuretic])
        #expect(try kidney.read { try $0.hints(on: today) }.isEmpty)
    }

    @Test("a fluid limit with tolvaptan is told on the day's pages, and the receipt has the findings of today")
    func tolvaptan() throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis, urine: 0))
        let receipt = try patient.kidney.addMedicine("Jynarque")
        #expect(receipt.identity.parts.map(\.generic) == ["tolvaptan"])
        #expect(try patient.kidney.today().targets.conflicts == [.fluidLimitWithTolvaptan(limit: 1000)])
        #expect(receipt.report.findings.contains { $0.medicine?.id == receipt.medicine.id })
    }

    @Test("with active vitamin D the calcium limit moves, and the receipt says from what to what and why")
    func calcium() throws {
        let patient = try Patient(profile: LabSample.profile(.g3b))
        let changes = try patient.kidney.addMedicine("Rocaltrol").changes
        #expect(changes.map(\.new.quantity) == [.calcium], "\(changes.map(\.words))")
        #expect(changes.allSatisfy { $0.old.shown != $0.new.shown && !$0.new.reasons.isEmpty })
    }

    @Test("a lab's receipt counts with the medicines: what changed is what the day's targets say")
    func labReceipt() throws {
        let patient = try Patient(profile: LabSample.profile(.g3b))
        try patient.kidney.addMedicine("Rocaltrol")
        let changes = try patient.kidney.addLab(.potassium, "5.6 mmol/L").changes
        #expect(changes.map(\.new.quantity) == [.potassium])
        let targets = try patient.kidney.today().targets
        #expect(changes.first?.new == targets[.potassium])
    }

    @Test("warfarin holds back swaps that move vitamin K, without being told of it from outside")
    func warfarin() throws {
        let patient = try Patient(profile: LabSample.profile(.g3a))
        let kidney = patient.kidney
        try kidney.addLab(.potassium, "5.8 mmol/L")
        let spinach = try ScreensSample.food(11458).id
        func swaps() throws -> SubstituteScreen { try kidney.substituteScreen(spinach, lowering: .potassium) }
        #expect(try swaps().offered.map(\.id) == ["k-spinach-greenbeans"])
        let coumadin = try kidney.addMedicine("Coumadin", dose: "5 mg").medicine
        #expect(try swaps().offered.isEmpty)
        let held = try #require(try swaps().heldBack.first { $0.id == "k-spinach-greenbeans" })
        #expect(held.faults.contains { $0.hasPrefix("Vitamin K should stay steady with warfarin") }, "\(held.faults)")
        #expect(try kidney.targets(on: kidney.currentDay())[.vitaminK].notes.contains { $0.contains("same each week") })
        try kidney.deleteMedicine(coumadin.id)
        #expect(try swaps().offered.map(\.id) == ["k-spinach-greenbeans"])
    }

    @Test("a goal of more fruit is a hint from its day until it ends, and with a high potassium the two are told")
    func fruitGoal() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let kidney = patient.kidney
        try kidney.addLab(.potassium, "4.2 mmol/L")
        let today = try kidney.currentDay()
        let goal = try kidney.addGoal(.fruitAndVegetables(cups: 2)).goal
        #expect(try kidney.read { try $0.hints(on: today) } == [.fruitGoal])
        #expect(try kidney.read { try $0.hints(on: today.previous) }.isEmpty)
        #expect(try !kidney.today().targets.conflicts.contains(.fruitGoalWithPotassiumLimit))
        try patient.at("2026-06-03T10:00")
        try kidney.addLab(.potassium, "5.8 mmol/L")
        #expect(try kidney.today().targets.conflicts.contains(.fruitGoalWithPotassiumLimit))
        try kidney.deleteGoal(goal.id)
        #expect(try !kidney.today().targets.conflicts.contains(.fruitGoalWithPotassiumLimit))
        #expect(try kidney.read { try $0.hints(on: today) } == [.fruitGoal], "the days before keep it")
    }

    // MARK: Sodium and calcium in medicines

    @Test("medicines' sodium and calcium are told beside the totals, and never counted as food")
    func loads() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let kidney = patient.kidney
        #expect(try kidney.today().medicineLoads.isEmpty)
        try kidney.addMedicine("Lokelma", dose: "5 g", times: times("08:00"))
        try kidney.addMedicine("PhosLo", dose: "667 mg", times: times("08:00", "12:00", "18:00"))
        try kidney.addMedicine("sodium bicarbonate", dose: "two spoons", times: times("20:00"))
        let today = try kidney.today()
        #expect(today.medicineLoads[.sodium]?.milligrams == 400)
        #expect(today.medicineLoads[.sodium]?.unread == ["sodium bicarbonate"])
        #expect(today.medicineLoads[.calcium]?.milligrams == 507)
        #expect(today.totals[.sodium].known == NutrientSum())
        let later = try kidney.today(today.day.previous)
        #expect(later.medicineLoads.isEmpty, "none of them was taken then")
    }

    // MARK: Interactions

    @Test("interactions over a day of the store: brand, combination, unknown name, times and what was eaten")
    func interactions() throws {
        let patient = try Patient(profile: LabSample.profile(.g3a))
        let kidney = patient.kidney
        try patient.stockPantry()
        try kidney.addMedicine("Zestoretic", from: LabSample.day("2026-01-01"))
        try kidney.addMedicine("Cipro", times: times("08:00"), from: LabSample.day("2026-01-01"))
        try kidney.addMedicine("Wonderdrug", from: LabSample.day("2026-01-01"))
        try kidney.addMedicine("Jardiance", from: LabSample.day("2026-01-01"))
        try kidney.addLab(.potassium, "5.6 mmol/L")
        try kidney.eat(Pantry.milk.id, "1 cup", meal: .snack, at: patient.moment("2026-06-02T08:15"))
        let report = try kidney.interactions()
        let rules = Set(report.findings.map(\.rule.id))
        #expect(
            report.findings.contains { $0.generic == "lisinopril" }
                && report.findings.contains { $0.generic == "ciprofloxacin" },
            "\(rules)"
        )
        #expect(report.notChecked.map(\.typed) == ["Wonderdrug"])
        #expect(report.notChecked.first?.message.contains("not checked, which does not mean safe") == true)
        // Nothing was eaten the day before, and the report says so.
        #expect(try kidney.interactions(on: report.day.previous).gaps.contains(.nothingEaten))
        #expect(!rules.contains("sglt2"))
        let illness = try #require(try kidney.interactions(isIll: true).findings.first { $0.rule.id == "sglt2" })
        #expect(illness.causes.map(\.words).contains("you said that you are ill"))
    }

    @Test(
        "the record read for a day says the same as everything that was ever entered, on any day of any history",
        arguments: [1, 2, 3, 4] as [UInt64]
    )
    func bounded(seed: UInt64) throws {
        var history = try MedicineHistory(seed: seed)
        var spoke: Set<String> = []
        for _ in 0..<60 {
            try history.step()
            let kidney = history.patient.kidney
            let today = try kidney.currentDay()
            let day = today.adding(days: history.generator.int(in: -6...0))
            let (read, all) = try kidney.read { tables in
                let read = try tables.interactionDay(day, today: today, in: history.patient.zone)
                var all = read
                all.labs = try tables.measurements(from: nil, to: nil)
                all.entries = try tables.entries(from: day.adding(days: -60), to: today)
                all.medicines = try tables.medicines()
                return (read, all)
            }
            let (few, whole) = (Interactions.evaluate(read), Interactions.evaluate(all))
            #expect(few == whole, "seed \(seed), \(day)")
            spoke.formUnion(few.findings.map(\.rule.id))
        }
        #expect(spoke.count >= 5, "\(spoke.sorted())")
    }
}

/// Random medicines, labs and food over weeks.
struct MedicineHistory {
    let patient: Patient
    var generator: SeededGenerator

    init(seed: UInt64) throws {
        generator = SeededGenerator(seed: seed)
        patient = try Patient(seed: seed, profile: LabSample.profile(generator.pick([.g3b, .g4, .hemodialysis, .g2])))
        try patient.kidney.importFoods(Plate.all, from: "plate")
    }

    mutating func step() throws {
        let kidney = patient.kidney
        patient.clock.advance(minutes: generator.int(in: 30...1500))
        let today = try kidney.currentDay()
        switch generator.int(in: 0...9) {
        case 0, 1:
            let names = [
                "warfarin", "Zestril", "Lasix", "Lokelma", "PhosLo", "Synthroid", "Cipro", "metformin", "Janumet",
                "digoxin", "Wonderdrug", "spironolactone",
            ]
            let times = generator.oneIn(3) ? [] : [MedicationTime(try LocalTime(hour: 8, minute: 0))]
            let start = today.adding(days: -generator.int(in: 0...40))
            try kidney.addMedicine(generator.pick(names), dose: "500 mg", times: times, from: start)
        case 2:
            if let medicine = try kidney.medicines().randomElement(using: &generator)?.id {
                try kidney.stopMedicine(medicine, on: today.adding(days: generator.int(in: 0...3)))
            }
        case 3, 4, 5:
            let (analyte, typed) = generator.pick([
                (Analyte.potassium, "5.6"), (.potassium, "3.1"), (.potassium, "<6"), (.creatinine, "3.1"),
                (.creatinine, "1.1"), (.eGFR, "22"), (.eGFR, ">60"), (.phosphorus, "6.1"), (.glucose, "62"),
                (.calcium, "10.9"),
            ])
            let remarks: Set<LabRemark> = analyte == .potassium && generator.oneIn(4) ? [.hemolyzed] : []
            try kidney.addLab(analyte, typed, remarks: remarks)
        case 6 where generator.oneIn(3):
            try kidney.setCategory(generator.pick([.g3a, .g4, .hemodialysis, .transplant]), from: today)
        default:
            let food = generator.pick(Plate.all)
            try kidney.eat(food.id, "\(generator.int(in: 20...400)) g", meal: generator.pick(Meal.allCases))
        }
    }
}
