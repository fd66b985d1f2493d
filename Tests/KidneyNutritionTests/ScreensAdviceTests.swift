import Foundation
import FractionParser
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Pages that advise")
struct ScreensAdviceTests {
    @Test(
        "every number of the targets has a reason with its source and grade, in every category",
        arguments: DiseaseCategory.allCases
    )
    func reasons(category: DiseaseCategory) throws {
        let profile = try LabSample.profile(category, urine: 500)
        let targets = Targets.of(try LabSample.day("2026-06-02"), for: profile, labs: try ScreensSample.labs())
        let screen = TargetsScreen(try ScreensSample.context(profile), targets)
        #expect(screen.targets.count == TargetQuantity.allCases.count)
        #expect(screen.careTeam.contains("care team says comes first"))
        for row in screen.targets {
            #expect(!row.why.isEmpty)
            #expect((row.low == nil) == (row.lowReason == nil))
            #expect((row.high == nil) == (row.highReason == nil))
            for reason in row.why {
                #expect(!reason.source.isEmpty)
                #expect((reason.grade != .recalled) == (reason.caution == nil))
                if reason.grade == .recalled {
                    #expect(reason.caution?.contains("not confirmed") == true)
                    #expect(row.notes.contains { $0.contains("not confirmed in its source — ask your care team") })
                }
            }
        }
    }

    @Test("some reason is from memory, so that the rule about it is looked at")
    func recalled() throws {
        let grades = try DiseaseCategory.allCases.flatMap { category in
            let profile = try LabSample.profile(category, urine: 500)
            let targets = Targets.of(try LabSample.day("2026-06-02"), for: profile, labs: try ScreensSample.labs())
            return TargetsScreen(try ScreensSample.context(profile), targets).targets.flatMap(\.why).map(\.grade)
        }
        #expect(grades.contains(.recalled))
        #expect(grades.contains(.secondary))
    }

    @Test(
        "the lab that switched a limit on is named with its day and age, and an old one weakens the advice and says so"
    )
    func labs() throws {
        let profile = try ScreensSample.dialysis()
        let fresh = Targets.of(try LabSample.day("2026-06-02"), for: profile, labs: try ScreensSample.labs())
        let row = try #require(
            TargetsScreen(try ScreensSample.context(profile), fresh, quantity: .potassium).targets.first
        )
        #expect(row.mode == .switchedOn)
        let lab = try #require(row.highReason?.lab)
        #expect((lab.name, lab.value, "\(lab.day)", lab.age) == (.potassium, "5.6 mmol/L", "2026-05-20", 13))
        #expect(!row.isWeak)
        let old = Targets.of(try LabSample.day("2026-10-02"), for: profile, labs: try ScreensSample.labs())
        let later = try #require(
            TargetsScreen(try ScreensSample.context(profile), old, quantity: .potassium).targets.first
        )
        #expect(later.isWeak)
        #expect(later.notes.contains { $0.contains("135 days old") })
    }

    @Test("the clinic's limit stands first among the reasons")
    func clinic() throws {
        let limit = ClinicLimit(.potassium, high: 2000, from: try LabSample.day("2026-01-01"))
        let profile = try ScreensSample.dialysis(limits: [limit])
        let targets = Targets.of(try LabSample.day("2026-06-02"), for: profile, labs: [])
        let screen = TargetsScreen(try ScreensSample.context(profile), targets, quantity: .potassium)
        let row = try #require(screen.targets.first)
        #expect(screen.targets.count == 1)
        #expect(row.high == 2000)
        #expect(row.why.first?.isClinic == true)
    }

    // MARK: A receipt

    @Test("a laboratory value's receipt has both unit systems, the range, the flag and what it changed in the targets")
    func receipt() throws {
        let profile = try ScreensSample.dialysis()
        let result = try LabSample.lab(.phosphorus, "6.4 mg/dL", "2026-06-01T08:00")
        let screen = LabReceiptScreen(
            try ScreensSample.receipt(result, profile),
            on: result.moment.day,
            revision: Revision(change: 1)
        )
        #expect(screen.conventional == "6.4 mg/dL")
        #expect(screen.international == "2.07 mmol/L")
        #expect(screen.flag == .high)
        #expect(!screen.range.isEmpty)
        let change = try #require(screen.changes.first { $0.quantity == .phosphorus })
        #expect(change.text == "phosphorus: \(change.from) → \(change.to)")
        #expect(change.why.contains { $0.lab?.value == "6.4 mg/dL" })
        #expect(screen.careTeam.contains("comes first"))
        let object = try ScreensSample.object(screen)
        #expect(Set(["conventional", "international", "range", "flag", "changes"]).isSubset(of: object.keys))
        #expect(object["eGFR"] == .null)
    }

    @Test("a creatinine's receipt has the filtration rate with its formula, or why there is none")
    func filtration() throws {
        let creatinine = try LabSample.lab(.creatinine, "1.2 mg/dL", "2026-06-01T08:00")
        let computed = LabReceiptScreen(
            try ScreensSample.receipt(creatinine, try LabSample.profile(.g3a)),
            on: creatinine.moment.day,
            revision: Revision(change: 1)
        )
        #expect(computed.eGFR?.formula == .ckdEPI2021)
        #expect(computed.eGFR?.value == 50)
        let refused = LabReceiptScreen(
            try ScreensSample.receipt(creatinine, try LabSample.profile(.hemodialysis)),
            on: creatinine.moment.day,
            revision: Revision(change: 1)
        )
        #expect(refused.eGFR?.value == nil)
        #expect(refused.eGFR?.text.contains("On dialysis") == true)
    }

    // MARK: Swaps

    @Test("a swap is shown with its figures, and what is held back with the reason")
    func swaps() throws {
        let profile = try LabSample.profile(.hemodialysis, hasDiabetes: true, urine: 200)
        let context = try ScreensSample.context(profile)
        let targets = Targets.of(try LabSample.day("2026-06-02"), for: profile, labs: try ScreensSample.labs())
        let needs = SwapNeeds(targets, profile: profile)
        #expect(needs.limited.isSuperset(of: [.potassium, .sodium, .phosphorus]))
        #expect(needs.needsProtein && needs.limitsFluid && needs.hasDiabetes && !needs.limitsProtein)
        #expect(SwapNeeds(targets, profile: profile, hints: [.warfarin]).takesWarfarin)
        var (offered, heldBack) = (0, 0)
        for row in SubstitutionTable.rows {
            let food = try ScreensSample.food(row.from.ndb)
            let advice = Substitution.advice(for: food, lowering: row.lowers, needs: needs)
            let screen = SubstituteScreen(context, food: food, lowering: row.lowers, advice)
            #expect(screen.careTeam.contains("comes first"))
            for swap in screen.offered + screen.alike {
                #expect(swap.faults.isEmpty)
                #expect(swap.text.contains("instead of"))
            }
            for swap in screen.heldBack { #expect(!swap.faults.isEmpty) }
            #expect(!screen.offered.contains { $0.id == row.id && row.isTrap })
            offered += screen.offered.count
            heldBack += screen.heldBack.count
        }
        #expect(offered > 0)
        #expect(heldBack > 0)
    }

    @Test("the page says what to do if no swap is known")
    func noSwap() throws {
        let screen = SubstituteScreen(
            try ScreensSample.context(),
            food: Pantry.paneer,
            lowering: .phosphorus,
            Substitution.advice(for: Pantry.paneer, lowering: .phosphorus, needs: SwapNeeds())
        )
        #expect(screen.offered.isEmpty && screen.alike.isEmpty)
        #expect(screen.text.contains("ask your dietitian"))
    }
}
