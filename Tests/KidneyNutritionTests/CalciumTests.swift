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
        _ category: DiseaseCategory = .haemodialysis
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
        for category in [DiseaseCategory.g3b, .g5, .haemodialysis, .peritonealDialysis] {
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

    @Test("the sentence about a corrected calcium calls it an estimate, and asks for the ionized one")
    func words() throws {
        let patient = try Patient(profile: LabSample.profile(.haemodialysis))
        try patient.kidney.addLab(.albumin, "2.0", at: patient.moment("2026-06-01T08:00"))
        let message = try patient.kidney.addLab(.calcium, "9.9", at: patient.moment("2026-06-01T08:00")).finding.message
        #expect(message.contains("11.5 mg/dL") && message.contains("an estimate"), "\(message)")
        #expect(message.contains("is high once it is corrected") && !message.contains("in range"), "\(message)")
        #expect(message.contains("ionized") && !message.contains("misleads"), "\(message)")
    }
}
