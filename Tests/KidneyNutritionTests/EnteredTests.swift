import Foundation
import FractionParser
import ScreenKit
import TestKit
import Testing
import TimeKit
import WordKit

@testable import KidneyNutrition

@Suite("Labs, medicines and amounts as people enter them")
struct EnteredTests {
    // MARK: The filtration rate

    private static let falling = [
        ("88", "2024-12-01"), ("80", "2025-04-01"), ("74", "2025-08-01"), ("68", "2025-12-01"), ("62", "2026-05-20"),
    ]

    @Test("an eGFR that falls rapidly is an alert of the next visit on each page, and never has a good mark")
    func rapidFall() throws {
        let patient = try Patient(profile: LabSample.profile(.g2))
        for (value, day) in Self.falling { try patient.kidney.addLab(.eGFR, value, at: patient.moment(day)) }
        let alerts = try patient.kidney.standingAlerts().filter { $0.id.rawValue.hasPrefix("trend/") }
        #expect(alerts.map(\.level) == [.caution])
        #expect(alerts.first?.message.contains("falls rapidly") == true, "\(alerts)")
        #expect(try patient.kidney.todayScreen().alerts.contains { $0.message.contains("falls rapidly") })
        let history = try ReportSample.history(.g2, labs: Self.falling.map { ("eGFR", $0.0, $0.1) })
        let card = ReportCard(history, of: try LabSample.day("2026-05-01"), today: try LabSample.day("2026-06-02"))
        let line = try #require(card.labs.first { $0.analyte == .eGFR })
        #expect(line.mark == .look && line.words.contains("falls rapidly"), "\(line.words)")
        #expect(!card.summary.contains { $0.contains("should be") })
        // A subject is the trend, whatever the newest value.
        #expect(alerts.first?.subject == "trend/eGFR")
    }

    @Test("a value in range that ends a rapid fall says so where it is entered")
    func fallingInRange() throws {
        let labs = try Self.falling.map { try LabSample.lab(.eGFR, $0.0, $0.1) }
        let found = LabRule.finding(labs[4], for: LabPatient(try LabSample.profile(.g2), taking: []), among: labs)
        #expect(found.flag == .inRange && found.message.contains("The eGFR falls rapidly"), "\(found.message)")
    }

    @Test(
        "a first rate of one formula far below the last of another is a fall, and never has a good mark",
        arguments: [("88", "0.95", AlertLevel.caution), ("88", "2.2", .today)]
    )
    func otherFormula(earlier: String, creatinine: String, level: AlertLevel) throws {
        let labs = [
            try LabSample.lab(.eGFR, earlier, "2026-04-20"),
            try LabSample.lab(.creatinine, "\(creatinine) mg/dL", "2026-05-20"),
        ]
        let patient = LabPatient(try LabSample.profile(.g2), taking: [])
        let found = LabRule.finding(labs[1], for: patient, among: labs)
        #expect(found.level == level && found.message.contains("which another formula gave"), "\(found.message)")
        let points = EGFR.points(labs, for: patient.profile)
        let course = EGFRCourse(points, for: patient.profile, on: try LabSample.day("2026-06-01"))
        #expect(course.isHeld == false && course.words.contains("fell"), "\(course.words)")
        // With an earlier value of its own formula that one is compared.
        let own = try LabSample.lab(.creatinine, "\(creatinine) mg/dL", "2026-03-20")
        #expect(LabRule.finding(labs[1], for: patient, among: labs + [own]).flag != .veryHigh)
    }

    @Test(
        "an amputation of an unknown day covers the values before it was entered, and one entered by mistake leaves nothing"
    )
    func amputation() throws {
        let today = try LabSample.day("2026-06-02")
        let profile = try LabSample.profile(.g2)
        let amputated = profile.setting(.amputation, true, from: today, isSinceKnown: false)
        #expect(amputated.conditions(on: try LabSample.day("2020-01-01")) == [.amputation])
        try ProfileRule.check(amputated, on: today)
        #expect(amputated.setting(.amputation, false, from: today).conditions.isEmpty)
        #expect(profile.setting(.amputation, true, from: today).conditions(on: today.previous).isEmpty)
    }

    @Test(
        "a fluid of any fineness is in fluid ounces what it is in milliliters",
        arguments: ["100 mL", "1.5 L", "2 L"]
    )
    func ounces(amount: String) throws {
        for food in BundledFoods.all where food.fluid?.isFluid == true {
            guard let grams = try? FoodAmountReading(food).read(amount).grams else { continue }
            var totals = Totals()
            for part in [grams, try grams.dividing(by: 3)] { totals.add(food, grams: part) }
            let text = FluidRule.text(totals.fluid, in: .conventional).replacing(",", with: "")
            let numbers = text.matches(of: /[0-9.]+/).compactMap { Double($0.output) }
            let ratio = try #require(numbers.last) / #require(numbers.first)
            #expect((29.0...30.2).contains(ratio), "\(food.name): \(text)")
        }
    }

    @Test("a creatinine far below an entered rate is told today where it is entered, in the list and in the reason")
    func fallToCreatinine() throws {
        let patient = try Patient(profile: LabSample.profile(.g2))
        try patient.kidney.addLab(.eGFR, "88", at: patient.moment("2026-04-20"))
        let receipt = try patient.kidney.addLab(.creatinine, "2.2 mg/dL", at: patient.moment("2026-06-02"))
        #expect(receipt.finding.flag == .veryHigh && receipt.finding.level == .today, "\(receipt.finding.message)")
        #expect(try patient.kidney.labList(.creatinine).last?.flag == .veryHigh)
        let since = try LabSample.day("2026-06-01")
        #expect(try patient.kidney.labList(.eGFR, from: since).map(\.flag) == [.veryLow])
        #expect(try patient.kidney.why(receipt.result.id.rawValue).contains("very high"))
        let alert = try #require(try patient.kidney.standingAlerts().first { $0.kind == .lab })
        #expect(alert.level == .today && alert.message.contains("below the 88"), "\(alert.message)")
    }

    @Test("a steady eGFR is no alert")
    func steady() throws {
        let patient = try Patient(profile: LabSample.profile(.g2))
        for (_, day) in Self.falling { try patient.kidney.addLab(.eGFR, "75", at: patient.moment(day)) }
        #expect(try patient.kidney.standingAlerts().filter { $0.id.rawValue.hasPrefix("trend/") }.isEmpty)
    }

    @Test(
        "a creatinine that would be in range isn't judged in pregnancy, after an amputation or on a sick day",
        arguments: [HealthCondition.pregnancy, .amputation, .illness]
    )
    func misleading(condition: HealthCondition) throws {
        var profile = try LabSample.profile(.g2)
        let creatinine = try LabSample.lab(.creatinine, "0.7 mg/dL", "2026-05-20")
        #expect(LabRule.finding(creatinine, for: LabPatient(profile, taking: []), among: []).flag == .inRange)
        profile.conditions = [ConditionPeriod(condition, from: try LabSample.day("2026-05-01"))]
        let patient = LabPatient(profile, taking: [])
        let found = LabRule.finding(creatinine, for: patient, among: [])
        #expect(found.flag == .notJudged && found.message.contains("is not judged"), "\(found.message)")
        let low = try LabSample.lab(.creatinine, "1.9 mg/dL", "2026-05-20")
        #expect(LabRule.finding(low, for: patient, among: []).flag == .high)
        let point = try #require(EGFR.points([creatinine], for: profile).first)
        #expect(LabRule.flags(of: [point], for: patient)[point.result] == .notJudged)
        let history = CareHistory(
            profile: profile,
            boundary: KidneyNutrition.usualBoundary,
            zone: LabSample.zone,
            labs: [creatinine]
        )
        let card = ReportCard(history, of: try LabSample.day("2026-05-01"), today: try LabSample.day("2026-06-02"))
        #expect(card.labs.first { $0.analyte == .eGFR }?.mark == .open)
    }

    @Test(
        "a creatinine of a day on which an illness began and was over isn't judged, and a mistaken pregnancy leaves nothing"
    )
    func shortIllness() throws {
        let patient = try Patient(profile: LabSample.profile(.g2))
        let today = try LabSample.day("2026-06-02")
        try patient.kidney.setCondition(.illness, true)
        try patient.kidney.setCondition(.illness, false)
        #expect(try patient.kidney.profile()?.conditions(on: today).isEmpty == true)
        #expect(try !patient.kidney.todayScreen().sickDay.isOn)
        let receipt = try patient.kidney.addLab(.creatinine, "0.7 mg/dL", at: patient.moment("2026-06-02T08:00"))
        #expect(receipt.finding.flag == .notJudged && receipt.finding.message.contains("is not judged"))
        let next = try patient.kidney.addLab(.creatinine, "0.7 mg/dL", at: patient.moment("2026-06-01T08:00"))
        #expect(next.finding.flag == .inRange)
        // It begins again on the same day, and is over on a later one.
        try patient.kidney.setCondition(.illness, true)
        #expect(try patient.kidney.profile()?.conditions == [ConditionPeriod(.illness, from: today)])
        try patient.kidney.setCondition(.illness, false, from: today.next)
        #expect(try patient.kidney.profile()?.conditions == [ConditionPeriod(.illness, from: today, to: today)])
        try patient.kidney.setCondition(.pregnancy, true)
        try patient.kidney.setCondition(.pregnancy, false)
        #expect(try patient.kidney.profile()?.conditions.map(\.condition) == [.illness])
    }

    @Test("the receipt of a rate that fell within its range names no range, and one below it does")
    func rangeOfFall() throws {
        let patient = try Patient(profile: LabSample.profile(.g2))
        try patient.kidney.addLab(.eGFR, "95", at: patient.moment("2026-04-01"))
        let fallen = try patient.kidney.addLab(.eGFR, "66", at: patient.moment("2026-06-01"))
        #expect(fallen.finding.flag.isLow && fallen.range.isEmpty, "\(fallen.finding.message)")
        let low = try patient.kidney.addLab(.eGFR, "50", at: patient.moment("2026-06-02"))
        #expect(low.finding.flag.isLow && low.range.contains("60"))
    }

    // MARK: The first category

    @Test("a category that covers every day is corrected for all of them by an empty first day")
    func correctedCategory() async throws {
        let patient = try Patient(profile: Profile(name: "Ana", sex: .female, birthDate: LabSample.day("1960-05-14")))
        for (category, typed) in [("haemodialysis", ""), ("transplant", ""), ("G4", "2026-06-02")] {
            let fields = ["category": category, "category.from": typed]
            let done = try await patient.kidney.perform(Act("profile/save", fields: fields), at: .profile)
            guard case .done = done else {
                Issue.record("\(done)")
                return
            }
        }
        let periods = try #require(try patient.kidney.profile()).categories
        #expect(periods.map(\.category) == [.transplant, .g4])
        #expect(periods.map(\.isFromAlways) == [true, false])
        #expect(try patient.kidney.profileScreen().form[field: "category.from"]?.label == "It holds from")
    }

    @Test("the first category that is entered without a day covers the values before it, and the profile says so")
    func firstCategory() throws {
        let patient = try Patient(profile: Profile(name: "Ana", sex: .female, birthDate: LabSample.day("1960-05-14")))
        let today = try LabSample.day("2026-06-02")
        var profile = try #require(try patient.kidney.profile())
        let start = profile.firstDay(ofCategoryEntered: today)
        profile.categories = [CategoryPeriod(from: start, .hemodialysis)]
        try patient.kidney.setProfile(profile)
        try patient.kidney.addLab(.creatinine, "6", at: patient.moment("2026-06-01"))
        try patient.kidney.addLab(.potassium, "5.4", at: patient.moment("2026-06-01"))
        let stored = try #require(try patient.kidney.profile())
        #expect(stored.category(on: try LabSample.day("2026-06-01")) == .hemodialysis)
        #expect(stored.firstDay(ofCategoryEntered: today) == today)
        #expect(try patient.kidney.standingAlerts().allSatisfy { !$0.level.cantWait })
        #expect(try patient.kidney.labList(.creatinine).allSatisfy { $0.flag == .notJudged })
        let row = try #require(try patient.kidney.profileScreen().categories.first)
        #expect(row.days == "on every day, also before it was entered")
    }

    @Test("a transplant whose first day isn't known makes a fall of its earlier values urgent")
    func transplant() throws {
        var profile = try LabSample.profile(.transplant)
        profile.categories = [CategoryPeriod(from: CategoryPeriod.always, .transplant)]
        let patient = try Patient(profile: profile)
        try patient.kidney.addLab(.eGFR, "60", at: patient.moment("2026-05-14"))
        try patient.kidney.addLab(.eGFR, "25", at: patient.moment("2026-06-01"))
        #expect(try patient.kidney.standingAlerts().contains { $0.kind == .lab && $0.level == .today })
    }

    @Test("the form's first category holds from ever unless a day is typed, and a later one from today")
    func formOfCategory() throws {
        let patient = try Patient(profile: Profile(name: "Ana"))
        let first = try patient.kidney.profileScreen(typed: ["category": "G3b"])
        #expect(first.profile?.categories == [CategoryPeriod(from: CategoryPeriod.always, .g3b)])
        let dated = try patient.kidney.profileScreen(typed: ["category": "G3b", "category.from": "2026-03-01"])
        #expect(try dated.profile?.categories == [CategoryPeriod(from: LabSample.day("2026-03-01"), .g3b)])
        try patient.kidney.setProfile(try #require(first.profile))
        var profile = try #require(dated.profile)
        try profile.set(.g4, from: LabSample.day("2026-03-01"))
        try profile.set(.g3a, from: LabSample.day("2026-01-01"))
        #expect(profile.categories.map(\.category) == [.g3a, .g4], "one of a day, in order")
        let later = try patient.kidney.profileScreen(typed: ["category": "G4"])
        #expect(try later.profile?.categories.last == CategoryPeriod(from: LabSample.day("2026-06-02"), .g4))
    }

    // MARK: The report card and the evaluation

    @Test("a day with less protein or energy than is needed keeps no ceiling on the report card either")
    func smallDays() throws {
        let (profile, weights) = (try Care.profile(.g3b), [try LabSample.weight("70 kg", .daily, "2026-05-01")])
        func card(_ grams: Rational) throws -> ReportCard.Line {
            let figures: [Nutrient: Thousandths] = [.energy: "2000", .protein: "60", .sodium: "100"]
            let all = Nutrient.allCases.map { ($0, figures[$0] ?? .zero) }
            let food = Pantry.food(901, "Rice", Dictionary(uniqueKeysWithValues: all))
            let entries = try (10...24).map { day in
                IntakeEntry(
                    .init("e\(day)"),
                    food: food,
                    amount: FoodAmount(grams: grams),
                    meal: .lunch,
                    at: try LabSample.moment("2026-05-\(day)T12:00").at,
                    day: try LabSample.day("2026-05-\(day)")
                )
            }
            let history = CareHistory(
                profile: profile,
                boundary: KidneyNutrition.usualBoundary,
                zone: LabSample.zone,
                weights: weights,
                entries: entries
            )
            let card = ReportCard(history, of: try LabSample.day("2026-05-01"), today: try LabSample.day("2026-06-02"))
            return try #require(card.intake.first { $0.title == "Sodium" })
        }
        let little = try card(10)
        #expect(little.mark == .open && !little.words.contains("never over"), "\(little.words)")
        #expect(little.words.contains("less protein or energy than a day needs"), "\(little.words)")
        let enough = try card(150)
        #expect(enough.mark == .good && enough.words.contains("never over in 15 days"), "\(enough.words)")
    }

    @Test("an evaluation without news tells the alarms that go on, and one of each kind in the singular")
    func standing() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        try patient.kidney.addLab(.potassium, "6.2", at: patient.moment("2026-06-01T09:00"))
        try patient.at("2026-06-03T09:00")
        for _ in 0..<2 {
            let found = try patient.kidney.evaluate()
            let screen = try patient.kidney.evaluationScreen(found)
            #expect(screen.standing.contains { $0.message.contains("6.2") }, "\(screen)")
            #expect(screen.text.contains("goes on") && !screen.text.hasPrefix("."), "\(screen.text)")
        }
        let alarm = try #require(try patient.kidney.standingAlerts().first { $0.level.cantWait })
        try patient.kidney.acknowledgeAlert(alarm.id.rawValue)
        let screen = try patient.kidney.evaluationScreen(try patient.kidney.evaluate())
        #expect(!screen.standing.contains { $0.id == alarm.id.rawValue })
        var one = Evaluation(today: try LabSample.day("2026-06-03"))
        one.closings = [KidneyNotice(id: .init("c"), kind: .dayEnd, message: "", link: "")]
        #expect(one.summary == "1 summary.")
    }

    // MARK: Spanish

    @Test(
        "Spanish words of measures stand for the English portions",
        arguments: [
            ("ndb-20445", "1 taza", "1 cup"), ("ndb-20445", "media taza", "1/2 cup"),
            ("ndb-20445", "½ taza", "1/2 cup"), ("ndb-20445", "un cuarto de taza", "1/4 cup"),
            ("ndb-20445", "tres cuartos de taza de arroz", "3/4 cup"), ("ndb-20445", "taza y media", "1 1/2 cups"),
            ("ndb-20445", "2 tazas y media de arroz", "2 1/2 cups"), ("ndb-20445", "una y media tazas", "1 1/2 cups"),
            ("ndb-20445", "2 tazas de arroz", "2 cups"),
            ("ndb-09003", "1 pieza", "1 medium"), ("ndb-09003", "1 mediana", "1 medium"),
            ("ndb-09003", "2 manzanas medianas", "2 medium"), ("ndb-18069", "1 rebanada", "1 slice"),
            ("ndb-20445", "2 cucharadas", "2 tablespoons"), ("ndb-20445", "1 cucharadita", "1 teaspoon"),
            ("ndb-20445", "2 cucharadas soperas de arroz", "2 tablespoons"),
            ("ndb-20445", "1 cucharada cafetera", "1 teaspoon"), ("ndb-01077", "4 onzas líquidas", "4 fl oz"),
            ("ndb-02047", "2 pizcas de sal", "2 dash"), ("ndb-01077", "un cuarto de galón", "1 quart"),
        ]
    )
    func measures(id: String, typed: String, english: String) throws {
        let food = try #require(BundledFoods.food(.init(id)))
        let reading = FoodAmountReading(food)
        try Language.$current.withValue(.spanish) { () throws in
            #expect(try reading.read(typed).grams == reading.read(english).grams)
        }
    }

    @Test("portions are named in Spanish on pages and in errors, and each such name is read")
    func portions() throws {
        try Language.$current.withValue(.spanish) { () throws in
            let rice = try #require(BundledFoods.food(.init("ndb-20445")))
            #expect(rice.portions.first?.shownName == "taza")
            do throws(KidneyError) {
                _ = try FoodAmountReading(rice).read("1 cubeta")
            } catch {
                #expect(error.description.contains("taza") && !error.description.contains("cup"), "\(error)")
            }
            for food in BundledFoods.all {
                for portion in food.portions where portion.shownName != portion.name {
                    let first = food.portions.first { $0.shownName == portion.shownName } ?? portion
                    let read = try FoodAmountReading(food).read("1 \(portion.shownName)").grams
                    let grams = try first.grams.value.dividing(by: first.amount)
                    #expect(read.isClose(to: grams), "\(food.name): \(portion.shownName)")
                }
            }
        }
    }

    @Test("in Spanish a nutrient of a goal is read by its English and its Spanish name")
    func goals() throws {
        let targets = try Care.setting(.g3b).targets
        func aim(_ text: String, isFloor: Bool? = nil) throws -> GoalAim {
            try GoalReading.aim(line: text, isFloor: isFloor, in: targets, units: .conventional)
        }
        try Language.$current.withValue(.spanish) { () throws in
            for text in ["sodium 2000 mg", "sodio 2000 mg", "sal 2 g"] {
                #expect(try aim(text) == .atMost(.sodium, 2000), "\(text)")
            }
            for text in ["protein 60 g", "proteína 60 g"] {
                #expect(try aim(text, isFloor: true) == .atLeast(.protein, 60), "\(text)")
            }
            #expect(try aim("potasio 2000 mg", isFloor: false) == .atMost(.potassium, 2000))
        }
    }

    @Test("the Spanish words of goals, of laboratory values and of their units are read in each language")
    func spanishGoals() throws {
        let targets = try Care.setting(.g3b).targets
        let wanted: [(String, GoalAim)] = [
            ("laboratorio potasio", .lab(.potassium)), ("Laboratorio de potasio", .lab(.potassium)),
            ("análisis de ácido úrico", .lab(.uricAcid)), ("lab creatinina", .lab(.creatinine)),
            ("examen hemoglobina glucosilada", .lab(.hbA1c)), ("creatinina", .lab(.creatinine)),
            ("perder peso 75 kilogramos", .weight(kilograms: 75, by: nil)),
            ("presión 130 sobre 80", .bloodPressure(systolic: 130, diastolic: 80)),
            ("actividad física 150 minutos", .activity(minutes: 150)),
            ("vegetales 2 tazas", .fruitAndVegetables(cups: 2)),
            ("tomar agua 2 litros", .fluidAtLeast(2000)), ("sodio 2 gramos", .atMost(.sodium, 2000)),
            ("sodio 2000 miligramos", .atMost(.sodium, 2000)),
        ]
        for language in [Language.english, .spanish] {
            try Language.$current.withValue(language) { () throws in
                for (text, aim) in wanted {
                    let read = try GoalReading.aim(line: text, in: targets, units: .conventional)
                    #expect(read == aim, "\(text)")
                }
            }
        }
        let libras = try GoalReading.aim(line: "peso 165 libras", in: targets, units: .international)
        #expect(try libras == GoalReading.aim(line: "weight 165 lb", in: targets, units: .international))
    }

    // MARK: Facts and texts

    @Test("fresh orange juice and other milks have the swaps of the table, or the reason why one is held back")
    func swaps() throws {
        let needs = SwapNeeds(limited: [.potassium])
        let juice = try #require(BundledFoods.food(.init("ndb-09206")))
        let advice = Substitution.advice(for: juice, lowering: .potassium, needs: needs)
        let swaps = (advice.offered + advice.heldBack).map(\.row.id)
        #expect(Set(swaps) == ["k-oj-cranberry", "k-oj-applejuice"])
        #expect(advice.heldBack.allSatisfy { !$0.faults.isEmpty })
        // Two apple juices differ in vitamin C alone.
        let alike = Substitution.advice(for: juice, lowering: .phosphorus, needs: SwapNeeds(limited: [.phosphorus]))
            .alike
        #expect(!alike.isEmpty && Set(alike.map { [$0.gain] + $0.changes }).count == alike.count)
        let milk = try #require(BundledFoods.food(.init("ndb-01077")))
        let rows = Substitution.advice(for: milk, lowering: .phosphorus, needs: SwapNeeds(limited: [.phosphorus]))
        #expect((rows.offered + rows.heldBack).map(\.row.id).contains("p-milk-almond"))
        #expect((rows.offered + rows.heldBack).allSatisfy { $0.from.id == milk.id && $0.row.from.name == "1 cup" })
    }

    @Test("an alarm of the INR tells its unit once, and why a creatinine is told doesn't repeat the alert")
    func texts() throws {
        let patient = LabPatient(try LabSample.profile(.g3b), taking: [])
        let inr = LabRule.finding(try LabSample.lab(.inr, "6", "2026-06-02"), for: patient, among: [])
        #expect(inr.flag.cantWait && !inr.message.contains("6 INR"), "\(inr.message)")
        let creatinine = try LabSample.lab(.creatinine, "1.9 mg/dL", "2026-06-02")
        let found = LabRule.finding(creatinine, for: patient, among: [])
        let why = Why.flag(creatinine, for: patient, among: [], on: try LabSample.day("2026-06-02"))
        #expect(found.level != nil && !why.contains(found.message), "\(why)")
    }
}
