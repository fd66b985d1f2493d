import FractionParser
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

/// Calcium with binders, active vitamin D, calcimimetics and a low albumin.
@Suite("Calcium and medicines")
struct CalciumTests {
    private func findings(
        _ names: [String],
        _ labs: [(Analyte, String)] = [],
        _ category: DiseaseCategory = .hemodialysis
    )
        throws -> [String]
    {
        let patient = try Patient(profile: LabSample.profile(category))
        for (analyte, text) in labs { try patient.kidney.addLab(analyte, text, at: patient.moment("2026-06-01T08:00")) }
        for name in names { try patient.kidney.addMedicine(name) }
        return try patient.kidney.interactions().findings.map(\.rule.id)
    }

    @Test("a high calcium with a calcium binder is told")
    func binder() throws {
        #expect(try findings(["calcium acetate"], [(.calcium, "11.4")]).contains("caac"))
        #expect(try !findings(["calcium acetate"], [(.calcium, "10.2")]).contains("caac"))
    }

    @Test("the calcium of a day without food isn't known to stay under its limit")
    func nothingEaten() throws {
        var scene = try MedicineScene().med("calcium acetate", "667 mg", at: "08:00").with(.hemodialysis)
        scene = try scene.limit(.calcium, 1000)
        var person = InteractionEvaluator(try scene.day())
        let causes = person.calciumLoadOver()
        #expect(causes == nil && person.gaps == [.nothingEaten])
    }

    @Test("over the calcium goal a dose that can't be read is named as unknown, never as 0 mg from medicines")
    func unreadDose() throws {
        let scene = try MedicineScene().ate(Plate.milk, 1000).with(.hemodialysis).limit(.calcium, 1000)
        let unread = try #require(try scene.med("calcium acetate", "some", at: "08:00").finding("caac")).why
        #expect(unread.contains("from food, of at most 1,000 mg; how much calcium acetate brings"), "\(unread)")
        let both = try scene.med("PhosLo", "667 mg", at: "08:00").med("Tums", "some", at: "12:00")
        let partly = try #require(try both.finding("caac")).why
        #expect(partly.contains("≥ 169 mg from medicines, of at most 1,000 mg; how much Tums brings"), "\(partly)")
    }

    @Test("calcitriol with a calcium binder is a pair that a rule covers, and it is told")
    func pair() throws {
        #expect(try findings(["calcitriol", "PhosLo"]).contains("vitd-ca"))
        let medicines = try ["calcitriol", "PhosLo"].map {
            Medicine(id: .init($0), name: $0, start: try LabSample.day("2026-01-01"))
        }
        #expect(Interactions.pairsWithoutRule(among: medicines, on: try LabSample.day("2026-06-02")).isEmpty)
    }

    @Test("with active vitamin D no calcium target has a number, in any stage")
    func target() throws {
        for category in [DiseaseCategory.g3b, .g5, .hemodialysis, .peritonealDialysis] {
            func high(_ hints: Set<TargetHint>) throws -> Rational? {
                Targets.of(
                    try LabSample.day("2026-06-02"),
                    for: try LabSample.profile(category),
                    labs: [],
                    hints: hints
                )[
                    .calcium
                ].high?.value
            }
            #expect(try high([]) != nil && high([.activeVitaminD]) == nil, "\(category)")
        }
    }

    @Test("a calcimimetic goes by the calcium corrected for the albumin of its day")
    func corrected() throws {
        let names = ["Sensipar"]
        #expect(try findings(names, [(.calcium, "8.0")]).contains("calcim-ca"))
        // 8.0 + 0.8 × (4.0 − 3.0) = 8.8.
        #expect(try !findings(names, [(.calcium, "8.0"), (.albumin, "3.0")]).contains("calcim-ca"))
        #expect(try findings(names, [(.calcium, "7.5"), (.albumin, "3.0")]).contains("calcim-ca"))
        #expect(try findings(["calcitriol"], [(.calcium, "9.9"), (.albumin, "2.0")]).contains("vitd-ca"))
    }

    @Test("a corrected calcium stands with its bound wherever the calcium is judged")
    func everywhere() throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis))
        let at = try patient.moment("2026-06-01T08:00")
        try patient.kidney.addLab(.calcium, "8.2", at: at)
        let albumin = try patient.kidney.addLab(.albumin, "2.9", at: at).finding.message
        #expect(
            albumin.contains("The calcium of that day, 8.2 mg/dL, is about 9.1 mg/dL corrected by it"),
            "\(albumin)"
        )
        let judgment = try #require(try patient.kidney.labList(.calcium).first?.judgment)
        #expect(judgment == "low, about 9.1 mg/dL corrected for an albumin under 3.5 g/dL")
        let why = try patient.kidney.why("lab-calcium")
        #expect(why.contains(judgment) && why.contains("an estimate") && why.contains("our own bound"), "\(why)")
    }

    @Test(
        "a corrected calcium stands with its bound on the card, in the report with its question, and beside the trend",
        arguments: [("10.0", "10.9", ClinicReport.LabLine.Place.above), ("8.2", "9.1", .below)]
    )
    func reported(measured: String, corrected: String, place: ClinicReport.LabLine.Place) throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis))
        let at = try patient.moment("2026-05-20T08:00")
        try patient.kidney.addLab(.calcium, measured, at: at)
        try patient.kidney.addLab(.albumin, "2.9", at: at)
        let words = "about \(corrected) mg/dL corrected for an albumin under 3.5 g/dL"
        let card = try patient.kidney.reportCard(of: at.day).labs.first { $0.analyte == .calcium }
        let told = try #require(card).words
        #expect(told.contains(words), "\(told)")
        let report = try patient.kidney.clinicReport(from: LabSample.day("2026-05-01"), to: LabSample.day("2026-06-01"))
        let line = try #require(report.labs.first { $0.analyte == .calcium })
        #expect(line.place == place && line.remark == words, "\(line)")
        #expect(report.questions.contains { $0.contains("alcium \(measured), \(words) (") }, "\(report.questions)")
        let notes = try patient.kidney.trend(.lab(.calcium)).notes
        #expect(notes.contains { $0.contains("\(measured) of 2026-05-20 is \(words)") }, "\(notes)")
    }

    @Test("an albumin of the bound or more corrects nothing, and the calcium says so")
    func bound() throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis))
        let at = try patient.moment("2026-06-01T08:00")
        try patient.kidney.addLab(.albumin, "36", unit: "g/L", at: at)
        let message = try patient.kidney.addLab(.calcium, "8.2", at: at).finding.message
        #expect(
            message.contains("It is not corrected, because the albumin of that day is not under 35 g/L."),
            "\(message)"
        )
        #expect(try patient.kidney.labList(.calcium).map(\.judgment) == ["low"])
    }

    @Test("advice that is withdrawn because calcium is corrected says so on the page of the medicine")
    func withdrawn() throws {
        let scene = try MedicineScene().med("Sensipar").lab(.calcium, "8.2")
        #expect(try scene.finding("calcim-ca") != nil)
        let report = try scene.lab(.albumin, "2.9").report()
        #expect(report.findings.allSatisfy { $0.rule.id != "calcim-ca" })
        let gap = try #require(report.gaps(of: scene.medicines[0]).first).message
        #expect(
            gap.hasPrefix("Sensipar with calcium 8.2 mg/dL, corrected by the albumin of that day 9.1 mg/dL"),
            "\(gap)"
        )
        #expect(gap.contains("as measured it is too low") && gap.contains("ionized"), "\(gap)")
    }

    @Test("the sentence about a corrected calcium calls it an estimate, and asks for the ionized one")
    func words() throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis))
        try patient.kidney.addLab(.albumin, "2.0", at: patient.moment("2026-06-01T08:00"))
        let message = try patient.kidney.addLab(.calcium, "9.9", at: patient.moment("2026-06-01T08:00")).finding.message
        #expect(message.contains("11.5 mg/dL") && message.contains("an estimate"), "\(message)")
        #expect(message.contains("is high once it is corrected") && !message.contains("in range"), "\(message)")
        #expect(message.contains("ionized") && !message.contains("misleads"), "\(message)")
    }
}
