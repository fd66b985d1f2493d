import FractionParser
import TestKit
import Testing
import TimeKit
import WordKit

@testable import KidneyNutrition

@Suite("Several pages tell one value or day alike")
struct ToldAlikeTests {
    @Test("a number that was typed with a comma is shown with a point")
    func comma() throws {
        let patient = try Patient(profile: LabSample.profile(.g3a))
        #expect(try patient.kidney.addLab(.potassium, "6,1").result.shown == "6.1 mEq/L")
        #expect(try LabReadingRule.read("6,10", of: .potassium, in: .conventional).text == "6.10")
        #expect(try LabReadingRule.read("1,200", of: .pth, in: .conventional).text == "1200")
    }

    @Test("a vitamin D that is judged in range isn't below the range that is shown")
    func vitaminD() throws {
        let patient = try Patient(profile: LabSample.profile(.g3a))
        for (text, day, flag) in [("74.8", "2026-05-01", LabFlag.low), ("74.9", "2026-06-01", .inRange)] {
            let receipt = try patient.kidney.addLab(.vitaminD, text, unit: "nmol/L", at: patient.moment(day))
            #expect(receipt.finding.flag == flag && receipt.range == "74.9 to 249.6 nmol/L", "\(receipt.range)")
        }
    }

    @Test(
        "the reason for a filtration rate is its creatinine's if that gives the latest, and carbohydrate has one, too"
    )
    func reasons() throws {
        var profile = try LabSample.profile(.g3a, hasDiabetes: true)
        let patient = try Patient(profile: profile)
        try patient.kidney.addLab(.creatinine, "1.4 mg/dL", at: patient.moment("2026-06-01T08:00"))
        for id in ["lab-egfr", "egfr", "lab-eGFR"] {
            let why = try patient.kidney.why(id)
            #expect(why.contains("Creatinine 1.4 mg/dL") && why.contains("It gives an eGFR of"), "\(why)")
        }
        #expect(try patient.kidney.why("carbohydrate").contains("the app sets no limit"))
        profile.diabetesDiet.carbohydrate = 180
        try patient.kidney.setProfile(profile)
        let own = try patient.kidney.why("carbohydrate")
        #expect(own.hasPrefix("Carbohydrate a day at most 180 g: the limit is your own"), "\(own)")
    }

    @Test("each nutrient has a reason by its name, which without a target says that its total isn't judged")
    func nutrients() throws {
        let patient = try Patient(profile: try LabSample.profile(.g3a, hasDiabetes: true))
        for nutrient in Nutrient.allCases {
            #expect(try !patient.kidney.why("nutrient-\(nutrient.rawValue)").isEmpty, "\(nutrient)")
        }
        #expect(try patient.kidney.why("nutrient-iron").hasPrefix("Iron: the app sets no target of it"))
        #expect(try patient.kidney.why("nutrient-sodium") == patient.kidney.why("sodium"))
        #expect(try patient.kidney.why("nutrient-sugars") == patient.kidney.why("sugars"))
        #expect(throws: KidneyError.noSuchRecord("number, alert or record", "nutrient-none")) {
            try patient.kidney.why("nutrient-none")
        }
    }

    @Test(
        "the reason of an analyte without a value says that there is none yet",
        arguments: [Language.english, .spanish]
    )
    func withoutValue(language: Language) throws {
        let patient = try Patient(profile: LabSample.profile(.g3a))
        try Language.$current.withValue(language) {
            for id in ["egfr", "lab-egfr", "lab-potassium", "lab-phosphorus"] {
                let why = try patient.kidney.why(id)
                #expect(
                    why.contains(language == .english ? "There is no value of" : "Aún no hay ningún valor de"),
                    "\(why)"
                )
                #expect(why.contains(language == .english ? "enter one" : "anote uno"), "\(why)")
            }
        }
        #expect(throws: KidneyError.noSuchRecord("number, alert or record", "lab-nothing")) {
            try patient.kidney.why("lab-nothing")
        }
    }

    @Test("medicines of one name that aren't checked are told apart by dose and times on each page")
    func unchecked() throws {
        let patient = try Patient(profile: LabSample.profile(.g3a))
        for (dose, time) in [("5 mg", 8), ("10 mg", 20)] {
            try patient.kidney.addMedicine(
                "Zorbifan",
                dose: dose,
                times: [MedicationTime(try LocalTime(hour: time, minute: 0))]
            )
        }
        let lines = try patient.kidney.interactionsScreen().notChecked
        #expect(lines.count == 2 && lines.contains { $0.hasPrefix("Zorbifan 5 mg (08:00): ") }, "\(lines)")
        #expect(lines.contains { $0.hasPrefix("Zorbifan 10 mg (20:00): ") }, "\(lines)")
        #expect(try patient.kidney.medicinesScreen().notChecked == lines)
    }

    @Test("new findings about the food or doses of another day have its day")
    func dated() throws {
        let today = try LabSample.day("2026-06-02")
        var found = Evaluation(today: today)
        found.alerts = [today.previous, today].map { day in
            KidneyAlert(
                id: .init("interaction/binder/\(day)"),
                kind: .interaction,
                level: .notice,
                day: day,
                message: "a meal without its binder.",
                why: "",
                link: "interactions/\(day)"
            )
        }
        #expect(
            found.news().map(\.message) == ["A meal without its binder.", "2026-06-01: A meal without its binder."]
        )
    }

    @Test(
        "An INR is judged by the source of its own range, with a blood thinner and without",
        arguments: [("3.1", true), ("1.4", true), ("2.5", true), ("1.4", false)]
    )
    func inr(value: String, takesWarfarin: Bool) throws {
        for category in [DiseaseCategory.g4, nil] {
            let patient = try Patient(profile: LabSample.profile(category))
            if takesWarfarin { try patient.kidney.addMedicine("warfarin") }
            let receipt = try patient.kidney.addLab(.inr, value)
            #expect(receipt.finding.evidence.source.contains("CHEST 2012") == takesWarfarin)
            let why = try patient.kidney.why("lab-inr")
            #expect(why.contains("without a blood thinner") != takesWarfarin, "\(why)")
            #expect(why.ranges(of: "CHEST 2012").count == (takesWarfarin ? 1 : 0), "\(why)")
        }
    }

    @Test("the reason of a value that isn't judged says so once")
    func unjudged() throws {
        let patient = try Patient(profile: LabSample.profile(.g2))
        try patient.kidney.setCondition(.illness, true)
        try patient.kidney.addLab(.creatinine, "0.7 mg/dL", at: patient.moment("2026-06-02T08:00"))
        let why = try patient.kidney.why("lab-creatinine")
        #expect(why.ranges(of: "is not judged").count == 1, "\(why)")
    }

    @Test("a past day on which an illness began and was over says that it was a sick day, and has its floor of protein")
    func shortSickDay() throws {
        let patient = try Patient(profile: LabSample.profile(.g3a))
        let day = try LabSample.day("2026-06-02")
        try patient.kidney.addWeight("70 kg")
        try patient.kidney.setCondition(.illness, true)
        let ill = try patient.kidney.targets(on: day)[.protein]
        try patient.kidney.setCondition(.illness, false)
        try patient.at("2026-06-05T10:00")
        let after = try patient.kidney.targets(on: day)[.protein]
        #expect(after.low != nil && after.low?.value == ill.low?.value && after.high == nil)
        #expect(try patient.kidney.targets(on: day.next)[.protein].high != nil)
        #expect(try patient.kidney.todayScreen(day).sickDay.isOn)
        #expect(try !patient.kidney.todayScreen(day.next).sickDay.isOn)
    }
}
