import FractionParser
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

/// The urgency of values, tested just inside and just outside each limit.
@Suite("Alarms")
struct AlarmTests {
    /// The level of the alert that a value causes, or "none".
    private func level(
        _ analyte: Analyte,
        _ text: String,
        _ category: DiseaseCategory = .g4,
        medicines: [String] = []
    ) throws -> String {
        let patient = try Patient(profile: LabSample.profile(category))
        for medicine in medicines { try patient.kidney.addMedicine(medicine) }
        try patient.kidney.addLab(analyte, text)
        return try patient.kidney.standingAlerts().first { $0.kind == .lab }?.level.rawValue ?? "none"
    }

    @Test(
        "each limit of a laboratory value has its level, the limit itself on the side it says",
        arguments: [
            (Analyte.glucose, "53", "now"), (.glucose, "54", "now"), (.glucose, "69", "now"), (.glucose, "70", "none"),
            (.glucose, "300", "caution"), (.glucose, "301", "today"), (.glucose, "599", "today"),
            (.glucose, "600", "now"),
            (.potassium, "6.5", "now"), (.potassium, "6.49", "today"), (.potassium, "6.0", "today"),
            (.potassium, "5.99", "caution"), (.potassium, "3.0", "caution"), (.potassium, "2.99", "today"),
            (.potassium, "2.5", "today"), (.potassium, "2.49", "now"),
            (.calcium, "6.99", "now"), (.calcium, "7.0", "today"), (.calcium, "7.49", "today"),
            (.calcium, "7.5", "caution"),
            (.calcium, "12.0", "caution"), (.calcium, "12.1", "today"),
            (.calcium, "13.9", "today"), (.calcium, "14.0", "now"),
            (.phosphorus, "0.99", "now"), (.phosphorus, "1.0", "caution"), (.phosphorus, "7.1", "caution"),
            (.bicarbonate, "9.9", "now"), (.bicarbonate, "10", "today"), (.bicarbonate, "17.9", "today"),
            (.bicarbonate, "18", "caution"), (.bicarbonate, "40", "caution"), (.bicarbonate, "40.1", "today"),
            (.hbA1c, "10.1", "caution"), (.albumin, "2.9", "caution"), (.pth, "801", "caution"),
            (.urineACR, "2201", "caution"), (.urineACR, "30", "caution"), (.urineACR, "29.9", "none"),
            (.vitaminD, "151", "caution"),
            (.sodium, "119", "now"), (.sodium, "120", "today"), (.sodium, "124", "today"), (.sodium, "125", "caution"),
            (.sodium, "134", "caution"), (.sodium, "135", "none"), (.sodium, "145", "none"),
            (.sodium, "146", "caution"),
            (.sodium, "155", "caution"), (.sodium, "156", "today"), (.sodium, "160", "today"), (.sodium, "161", "now"),
            (.magnesium, "0.99", "now"), (.magnesium, "1.0", "today"), (.magnesium, "1.19", "today"),
            (.magnesium, "1.2", "caution"), (.magnesium, "1.7", "none"), (.magnesium, "2.6", "none"),
            (.magnesium, "2.7", "caution"), (.magnesium, "4.8", "caution"), (.magnesium, "4.9", "today"),
            (.magnesium, "6.9", "today"), (.magnesium, "7.0", "now"),
            (.inr, "1.2", "none"), (.inr, "1.3", "caution"), (.inr, "4.4", "caution"), (.inr, "4.5", "today"),
            (.inr, "10", "today"), (.inr, "10.1", "now"),
        ]
    )
    func limits(analyte: Analyte, text: String, expected: String) throws {
        #expect(try level(analyte, text) == expected)
    }

    @Test(
        "low calcium on a calcimimetic is an alarm from 7.5 mg/dL down",
        arguments: [("7.49", "now"), ("7.5", "today"), ("8.3", "today"), ("8.4", "none")]
    )
    func calcimimetic(text: String, expected: String) throws {
        #expect(try level(.calcium, text, .hemodialysis, medicines: ["Cinacalcet"]) == expected)
    }

    @Test(
        "On warfarin an INR from 2.0 to 3.0 is in range, and without it none above 1.2 is",
        arguments: [("1.9", "caution"), ("2.0", "none"), ("3.0", "none"), ("3.1", "caution"), ("5.0", "today")]
    )
    func warfarin(text: String, expected: String) throws {
        #expect(try level(.inr, text, medicines: ["Warfarin"]) == expected)
        #expect(try level(.inr, text) != "none")
    }

    @Test("A high INR asks to call before the next dose, and names the bleeding that is an emergency")
    func bleeding() throws {
        let text = try message(.inr, "6.2")
        #expect(text.contains("before the next dose of a blood thinner") && text.contains("6.2"), "\(text)")
        #expect(text.contains("black stool") && text.contains("emergency number"), "\(text)")
        #expect(!text.lowercased().contains("stop taking") && !text.lowercased().contains("take vitamin"), "\(text)")
    }

    // MARK: Words

    private func message(_ analyte: Analyte, _ text: String, _ category: DiseaseCategory = .g4) throws -> String {
        let patient = try Patient(profile: LabSample.profile(category))
        try patient.kidney.addLab(analyte, text)
        return try #require(try patient.kidney.standingAlerts().first { $0.kind == .lab }).message
    }

    @Test(
        "a low glucose says first to take sugar, then when to call the emergency number, and never names orange juice"
    )
    func lowGlucose() throws {
        let mild = try message(.glucose, "62")
        #expect(mild.hasPrefix("Take 15 g of sugar now"), "\(mild)")
        #expect(mild.contains("15 minutes") && mild.contains("Call your emergency number if"), "\(mild)")
        #expect(mild.contains("apple or grape") && !mild.lowercased().contains("orange"), "\(mild)")
        #expect(mild.contains("62 mg/dL") && mild.contains("2026-06-02"), "\(mild)")
        let severe = try message(.glucose, "53")
        #expect(severe.contains("glucagon") && severe.contains("nothing by mouth"), "\(severe)")
        #expect(severe.hasPrefix("This is dangerously low") && severe != mild.replacing("62", with: "53"), "\(severe)")
        #expect(severe.contains("take 15 g of sugar now") && severe.contains("emergency number"), "\(severe)")
    }

    @Test("a glucose above 250 says that vomiting or ketones lift it to an emergency")
    func ketones() throws {
        for value in ["251", "301"] {
            let text = try message(.glucose, value)
            #expect(text.contains("ketones") && text.contains("vomit"), "\(text)")
            #expect(text.contains("call your emergency number"), "\(text)")
        }
        #expect(try !message(.glucose, "250").contains("ketones"))
    }

    @Test("a potassium of the second level says which symptoms lift it to the first")
    func symptoms() throws {
        let text = try message(.potassium, "6.2")
        #expect(text.contains("all your care team today") && text.contains("If you feel"), "\(text)")
        #expect(try message(.potassium, "6.5").contains("all your emergency number"))
    }

    @Test(
        "PTH, albumin and HbA1c never ask to call today",
        arguments: [(Analyte.pth, "900"), (.albumin, "2.5"), (.hbA1c, "11")]
    )
    func visit(analyte: Analyte, text: String) throws {
        #expect(try !message(analyte, text).contains("today"))
    }

    // MARK: Judged values and their age

    @Test("each glucose of the last 72 hours is judged: 41 at night and 110 in the morning tells of the 41")
    func everyValue() throws {
        let patient = try Patient(profile: LabSample.profile(.g4, hasDiabetes: true))
        try patient.kidney.addLab(.glucose, "41", at: patient.moment("2026-06-02T03:00"))
        try patient.kidney.addLab(.glucose, "110", at: patient.moment("2026-06-02T08:00"))
        let alert = try #require(try patient.kidney.standingAlerts().first { $0.message.contains("41 mg/dL") })
        #expect(alert.level.rawValue == "today" && alert.message.contains("was 41 mg/dL"), "\(alert.message)")
        #expect(!alert.message.contains("Take 15 g"), "\(alert.message)")
    }

    @Test("a value of 72 hours ago that a newer one follows is judged, one a minute older is not")
    func window() throws {
        for (moment, isTold) in [("2026-05-30T10:00", true), ("2026-05-30T09:59", false)] {
            let patient = try Patient(profile: LabSample.profile(.g4, hasDiabetes: true))
            try patient.kidney.addLab(.glucose, "41", at: patient.moment(moment))
            try patient.kidney.addLab(.glucose, "110", at: patient.moment("2026-06-02T08:00"))
            let told = try patient.kidney.standingAlerts().contains { $0.message.contains("41 mg/dL") }
            #expect(told == isTold, "\(moment)")
        }
    }

    @Test(
        "A value older than seven days says it was and asks for a new test; it is told today up to 30 days, and then never",
        arguments: [
            ("2026-05-26", "now"), ("2026-05-25", "today"), ("2026-05-24", "today"), ("2026-05-03", "today"),
            ("2026-05-02", "caution"), ("2026-03-10", "caution"),
        ]
    )
    func old(day: String, level: String) throws {
        let isOld = level != "now"
        let patient = try Patient(profile: LabSample.profile(.g4))
        try patient.kidney.addLab(.potassium, "6.8", at: patient.moment(day))
        let alert = try #require(try patient.kidney.standingAlerts().first { $0.kind == .lab })
        #expect(alert.message.contains(day), "\(alert.message)")
        #expect(alert.message.contains("new test") == isOld, "\(alert.message)")
        #expect(alert.level.rawValue == level, "\(alert.message)")
        #expect(alert.message.contains("today") == (level == "today"), "\(alert.message)")
        #expect(!isOld || alert.message.contains("was 6.8 mEq/L"), "\(alert.message)")
    }

    // MARK: Creatinine and the filtration rate

    @Test("a creatinine that can't become an eGFR is unknown; one that can is judged by it")
    func creatinine() throws {
        let unknown = try Patient(profile: LabSample.profile(.g4, born: nil))
        #expect(try unknown.kidney.addLab(.creatinine, "5.3").finding.flag.rawValue == "unknown")
        let known = try Patient(profile: LabSample.profile(.g4))
        #expect(try known.kidney.addLab(.creatinine, "3.2").finding.flag.rawValue == "high")
        #expect(try known.kidney.labList(.eGFR).map { $0.flag?.rawValue } == ["low"])
        let healthy = try Patient(profile: LabSample.profile(.g2))
        #expect(try healthy.kidney.addLab(.creatinine, "0.7").finding.flag.rawValue == "in range")
    }

    @Test(
        "an eGFR that fell by more than 30 % is told today, by more than 20 % at the visit",
        arguments: [("34.9", "today"), ("35", "caution"), ("39.9", "caution")]
    )
    func fall(now: String, expected: String) throws {
        let patient = try Patient(profile: LabSample.profile(.g3a))
        try patient.kidney.addLab(.eGFR, "50", at: patient.moment("2026-03-01"))
        try patient.kidney.addLab(.eGFR, now)
        let alert = try #require(try patient.kidney.standingAlerts().first { $0.kind == .lab })
        #expect(alert.level.rawValue == expected, "\(alert.message)")
        #expect(alert.message.contains("% below"), "\(alert.message)")
    }

    @Test("a computed eGFR that fell by more than 30 % is told as well")
    func computedFall() throws {
        let patient = try Patient(profile: LabSample.profile(.g3b))
        try patient.kidney.addLab(.creatinine, "1.5", at: patient.moment("2026-01-15"))
        try patient.kidney.addLab(.creatinine, "2.15")
        let alert = try #require(try patient.kidney.standingAlerts().first { $0.kind == .lab })
        #expect(alert.level.rawValue == "today" && alert.message.contains("% below"), "\(alert.message)")
    }

    @Test(
        "A rise of creatinine by 0.3 within 48 hours is told today however the day was typed: by day the shortest time counts",
        arguments: [
            ("2026-05-31", "2026-06-02T09:00", true), ("2026-05-31T08:00", "2026-06-02T09:00", false),
            ("2026-05-31T09:00", "2026-06-02T09:00", true), ("2026-05-30", "2026-06-02T09:00", false),
            ("2026-05-31", "2026-06-02", true), ("2026-05-30", "2026-06-02", false),
            ("2026-06-02T08:00", "2026-06-02", true),
        ]
    )
    func injury(first: String, second: String, isTold: Bool) throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        try patient.kidney.addLab(.creatinine, "2.1", at: patient.moment(first))
        let finding = try patient.kidney.addLab(.creatinine, "2.4", at: patient.moment(second)).finding
        #expect((finding.level == .today) == isTold, "\(finding.message)")
    }

    // MARK: Blood pressure

    private func pressure(_ texts: [String], _ category: DiseaseCategory = .g3b) throws -> KidneyAlert? {
        let patient = try Patient(profile: LabSample.profile(category))
        for (index, text) in texts.enumerated() {
            try patient.kidney.addPressure(text, at: patient.moment("2026-06-0\(index % 2 + 1)T0\(index % 9):10"))
        }
        return try patient.kidney.standingAlerts().first { $0.kind == .pressure }
    }

    @Test(
        "each limit of the blood pressure has its level",
        arguments: [
            ("180/90", "today"), ("179/99", "caution"), ("150/120", "today"), ("150/119", "caution"),
            ("160/80", "caution"), ("159/99", "none"), ("149/89", "none"), ("130/100", "caution"),
            ("79/50", "now"), ("80/50", "today"), ("89/60", "today"), ("90/60", "caution"), ("99/60", "caution"),
            ("100/60", "none"),
        ]
    )
    func pressures(text: String, expected: String) throws {
        #expect(try pressure([text])?.level.rawValue ?? "none" == expected)
    }

    @Test(
        "a week's mean from 150/90 on is told",
        arguments: [(["155/80", "145/80"], true), (["154/80", "145/80"], false), (["140/95", "140/85"], true)]
    )
    func mean(texts: [String], isTold: Bool) throws {
        #expect(try (pressure(texts) != nil) == isTold)
    }

    @Test("each pressure of the last 72 hours that can't wait is told, not the newest alone")
    func everyPressure() throws {
        let patient = try Patient(profile: LabSample.profile(.g3b))
        try patient.kidney.addPressure("192/122", at: patient.moment("2026-06-02T08:00"))
        try patient.kidney.addPressure("84/50", at: patient.moment("2026-06-02T08:01"))
        let shown = try patient.kidney.alertsScreen().standing.map(\.message)
        #expect(shown.contains { $0.contains("192/122") } && shown.contains { $0.contains("84/50") }, "\(shown)")
        let today = try patient.kidney.todayScreen().alerts.map(\.message)
        #expect(today.contains { $0.contains("192/122") } && today.contains { $0.contains("84/50") })
    }

    @Test("a very high pressure says when to call the emergency number, and carries its day")
    func pressureWords() throws {
        let alert = try #require(try pressure(["185/95"]))
        #expect(alert.message.contains("emergency number") && alert.message.contains("2026-06-01"), "\(alert.message)")
    }

    // MARK: Diabetes

    @Test("an HbA1c or fasting glucose of diabetes without known diabetes is flagged")
    func diabetes() throws {
        func flag(_ analyte: Analyte, _ text: String, hasDiabetes: Bool, _ remarks: Set<LabRemark> = []) throws
            -> String
        {
            let patient = try Patient(profile: LabSample.profile(.transplant, hasDiabetes: hasDiabetes))
            return try patient.kidney.addLab(analyte, text, remarks: remarks).finding.flag.rawValue
        }
        #expect(
            try flag(.hbA1c, "6.5", hasDiabetes: false) == "high"
                && flag(.hbA1c, "6.4", hasDiabetes: false) == "in range"
        )
        #expect(try flag(.hbA1c, "6.5", hasDiabetes: true) == "in range")
        #expect(try flag(.glucose, "126", hasDiabetes: false, [.fasting]) == "high")
        #expect(try flag(.glucose, "125", hasDiabetes: false, [.fasting]) == "in range")
        #expect(try flag(.glucose, "126", hasDiabetes: true, [.fasting]) == "in range")
    }

    @Test("a low HbA1c is flagged on insulin or a sulfonylurea alone")
    func lowHbA1c() throws {
        for (medicine, text, expected) in [
            ("Glipizide", "5.9", "caution"), ("Glipizide", "6.0", "none"), ("Lantus", "5.9", "caution"),
            ("Metformin", "5.9", "none"),
        ] {
            let patient = try Patient(profile: LabSample.profile(.g3a, hasDiabetes: true))
            try patient.kidney.addMedicine(medicine)
            try patient.kidney.addLab(.hbA1c, text)
            let alert = try patient.kidney.standingAlerts().first { $0.kind == .lab }
            #expect(alert?.level.rawValue ?? "none" == expected, "\(medicine) \(text)")
        }
    }

    @Test(
        "PTH on dialysis is flagged outside two to nine times the upper limit",
        arguments: [("129", "low"), ("130", "in range"), ("585", "in range"), ("586", "high")]
    )
    func pth(text: String, expected: String) throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis))
        #expect(try patient.kidney.addLab(.pth, text).finding.flag.rawValue == expected)
    }

    @Test("an ionized calcium is refused by its name, with the reason")
    func ionized() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        #expect(throws: KidneyError.self) { try patient.kidney.addLab(.calcium, "1.2 mmol/L ionized") }
        do {
            try patient.kidney.addLab(.calcium, "1.2 mmol/L")
            Issue.record("1.2 mmol/L of total calcium was kept")
        } catch { #expect(error.description.contains("ionized"), "\(error)") }
    }
}
