import FractionParser
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

/// Words that calm although something isn't known, isn't confirmed, or is an alarm.
@Suite("False comfort")
struct FalseComfortTests {
    @Test("a day within the potassium limit isn't called ok while the blood potassium is an alarm")
    func okBesideAlarm() throws {
        for (value, state) in [("6.8", TotalState.none), ("5.4", .ok)] {
            let patient = try Patient(profile: LabSample.profile(.g4))
            try patient.stockPantry()
            try patient.kidney.addLab(.potassium, value)
            try patient.kidney.eat(Pantry.all[0].id, "10 g")
            let rows = try patient.kidney.todayScreen().totals
            let row = try #require(rows.first { $0.nutrient == "potassium" })
            #expect(row.target?.high != nil)
            #expect(row.state == state, "\(value): \(row.text)")
        }
    }

    @Test("a sample after dialysis isn't judged by the range before a session")
    func afterSession() throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis))
        let normal = try patient.kidney.addLab(.potassium, "4.4", remarks: [.postDialysis]).finding
        #expect(normal.flag == .notJudged && normal.message.contains("after a dialysis session"), "\(normal.message)")
        let low = try patient.kidney.addLab(.potassium, "3.3", remarks: [.postDialysis]).finding
        #expect(low.flag == .notJudged, "\(low.message)")
        let high = try patient.kidney.addLab(.potassium, "5.4", remarks: [.postDialysis]).finding
        #expect(high.flag == .high && high.message.contains("after a dialysis session"), "\(high.message)")
        #expect(try patient.kidney.addLab(.potassium, "5.4").finding.flag == .inRange)
    }

    @Test("A glucose and an HbA1c after a session are judged, as no range of them goes by sessions")
    func glucoseAfterSession() throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis, hasDiabetes: true))
        try patient.kidney.addWeight("70 kg", .postDialysis, at: patient.moment("2026-06-02T08:00"))
        func flag(_ analyte: Analyte, _ text: String, _ remarks: Set<LabRemark> = []) throws -> LabFinding {
            try patient.kidney.addLab(analyte, text, at: patient.moment("2026-06-02T09:30"), remarks: remarks).finding
        }
        let good = try flag(.glucose, "98", [.meter])
        #expect(good.flag == .inRange, "\(good.message)")
        #expect(try flag(.glucose, "420").flag == .veryHigh && flag(.glucose, "250", [.postDialysis]).flag == .high)
        let mean = try flag(.hbA1c, "7.1")
        #expect(!mean.words.contains("after a dialysis session"), "\(mean.words)")
        #expect(mean.message.contains("on dialysis it reads falsely low"), "\(mean.message)")
        #expect(try flag(.albumin, "3.9").flag == .notJudged)
    }

    @Test(
        "A sample that was drawn after a session by its time is judged on no page, earns nothing, and each page says so"
    )
    func afterSessionByTime() throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis))
        let kidney = patient.kidney
        try kidney.addGoal(.lab(.potassium))
        for month in ["2026-05-04", "2026-06-01"] {
            try kidney.addWeight("70.2 kg", .postDialysis, at: patient.moment("\(month)T08:00"))
            let receipt = try kidney.addLab(.potassium, "4.4", at: patient.moment("\(month)T09:00"))
            #expect(receipt.finding.flag == .notJudged, "\(receipt.finding.message)")
            #expect(receipt.finding.message.contains("after a dialysis session"), "\(receipt.finding.message)")
        }
        let lines = try kidney.labList(.potassium)
        #expect(lines.map(\.judgment) == Array(repeating: "not judged, drawn after a dialysis session", count: 2))
        try kidney.evaluate()
        #expect(try kidney.rewards().keys.isEmpty)
        #expect(try kidney.goals().map { $0.progress?.state } == [.unknown])
        let row = try #require(try kidney.rewardsScreen().underway.first { $0.id.contains("potassium") })
        #expect(!row.isReached && row.progress == "no value in this month")
        let notes = try kidney.targets(on: LabSample.day("2026-06-02"))[.potassium].notes
        #expect(notes.contains("no potassium value that counts was entered yet"), "\(notes)")
        #expect(notes.contains { $0.contains("drawn after a dialysis session") }, "\(notes)")
    }

    @Test("a fruit goal beside a potassium that isn't used is refused with that value, and not as if there were none")
    func fruitUnused() throws {
        func message(_ value: String, _ remark: LabRemark, _ category: DiseaseCategory) throws -> String {
            let lab = try LabSample.lab(.potassium, value, "2026-02-20", remarks: [remark])
            let setting = try Care.setting(category, labs: [lab], urine: 800)
            let harm = GoalHarmRule.harm(.fruitAndVegetables(cups: 2), in: setting, isNew: true)
            return try #require(harm).message(in: .conventional)
        }
        let high = try message("6.7", .postDialysis, .hemodialysis)
        #expect(high.hasPrefix("potassium 6.7 mEq/L of 2026-02-20 is high"), "\(high)")
        let usual = try message("4.4", .postDialysis, .hemodialysis)
        #expect(usual.hasPrefix("potassium 4.4 mEq/L of 2026-02-20 was drawn after a dialysis session"), "\(usual)")
        let broken = try message("4.4", .hemolyzed, .g4)
        #expect(broken.contains("hemolyzed sample") && broken.contains("no goal"), "\(broken)")
    }

    @Test("A goal of fluid on hemodialysis is refused with the urine that is missing, and is made once it is known")
    func fluidGoal() throws {
        func harm(_ aim: GoalAim, _ category: DiseaseCategory, urine: Rational? = nil) throws -> GoalHarm? {
            GoalHarmRule.harm(aim, in: try Care.setting(category, urine: urine), isNew: true)
        }
        for aim in [GoalAim.fluidAtMost(1000), .fluidAtLeast(800)] {
            #expect(try harm(aim, .hemodialysis) == .fluidUrineUnknown)
            #expect(try harm(aim, .hemodialysis, urine: 0) == nil)
            #expect(try harm(aim, .peritonealDialysis) == .fluidLimitUnknown)
        }
        for refusal in [GoalHarm.fluidUrineUnknown, .fluidLimitUnknown] {
            #expect(!refusal.message(in: .conventional).contains("drinking more"))
        }
        #expect(GoalHarm.fluidUrineUnknown.message(in: .conventional).contains("0 if there is none"))
    }

    @Test("Nothing is judged on a day of which nothing was written down")
    func emptyDay() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let rows = try patient.kidney.todayScreen().totals.filter { $0.target?.low != nil || $0.target?.high != nil }
        #expect(!rows.isEmpty)
        for row in rows { #expect(row.state == TotalState.none, "\(row.nutrient)") }
    }

    @Test("No stage stands beside a filtration rate while an amputation misleads it")
    func amputation() throws {
        for (conditions, stage) in [([ConditionPeriod](), KidneyStage?.some(.g4)), ([try amputated()], nil)] {
            var profile = try LabSample.profile(.g4)
            profile.conditions = conditions
            let patient = try Patient(profile: profile)
            try patient.kidney.addLab(.eGFR, "25")
            #expect(try patient.kidney.labsScreen().labs.map(\.stage) == [stage])
        }
    }

    private func amputated() throws -> ConditionPeriod {
        ConditionPeriod(.amputation, from: try LabSample.day("2026-01-01"))
    }

    @Test("a high potassium of a hemolyzed sample may be falsely high and is tested again today")
    func hemolyzed() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let finding = try patient.kidney.addLab(.potassium, "6.6", remarks: [.hemolyzed]).finding
        #expect(finding.level == .today, "\(finding.message)")
        #expect(finding.message.contains("may be falsely high"), "\(finding.message)")
        #expect(finding.message.contains("phone") && finding.message.contains("today"), "\(finding.message)")
        #expect(!finding.message.contains("emergency department now"), "\(finding.message)")
    }

    @Test("A hemolyzed sample is named in the list, and beside a newer value and a high one that can wait")
    func hemolyzedEverywhere() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        try patient.kidney.addLab(.potassium, "4.6", at: patient.moment("2026-06-02T09:00"))
        let grave = try patient.kidney.addLab(
            .potassium,
            "6.6",
            at: patient.moment("2026-06-02T08:00"),
            remarks: [.hemolyzed]
        )
        let high = try patient.kidney.addLab(
            .potassium,
            "5.6",
            at: patient.moment("2026-06-01T08:00"),
            remarks: [.hemolyzed]
        )
        for message in [grave.finding.message, high.finding.message] {
            #expect(message.contains("hemolyzed, so the value may be falsely high"), "\(message)")
        }
        let judgments = try patient.kidney.labList(.potassium).compactMap(\.judgment)
        #expect(judgments.count { $0.hasSuffix("the sample was hemolyzed") } == 2, "\(judgments)")
    }

    @Test("an alert of a value, a pressure or a gain says where its bound isn't confirmed, and only there")
    func caution() throws {
        func message(_ enter: (Patient) throws -> Void, _ kind: AlertKind) throws -> String {
            let patient = try Patient(profile: LabSample.profile(.g4))
            try enter(patient)
            return try #require(try patient.kidney.standingAlerts().first { $0.kind == kind }).message
        }
        let words = "This was not confirmed in its source"
        #expect(try message({ try $0.kidney.addLab(.phosphorus, "0.9") }, .lab).contains(words))
        #expect(try message({ try $0.kidney.addPressure("78/40") }, .pressure).contains(words))
        #expect(try !message({ try $0.kidney.addLab(.potassium, "6.6") }, .lab).contains(words))
        #expect(try !message({ try $0.kidney.addPressure("165/95") }, .pressure).contains(words))
        let gain = try message(
            {
                try $0.kidney.addWeight("70 kg", at: $0.moment("2026-06-01T07:00"))
                try $0.kidney.addWeight("72 kg")
            },
            .weight
        )
        #expect(gain.contains(words), "\(gain)")
    }

    @Test("The receipt of a value says once that its bound isn't confirmed")
    func once() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let words = "not confirmed in its source"
        for (value, isAlert) in [("5.4", true), ("4.4", false)] {
            let receipt = try patient.kidney.addLab(.potassium, value)
            let screen = receipt.screen
            #expect(screen.message.contains(words) == isAlert, "\(screen.message)")
            #expect((screen.caution?.contains(words) == true) != isAlert, "\(value)")
        }
    }

    @Test("A value of a session day without a time is never told as in range, and its line says how it counts")
    func perhaps() throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis))
        try patient.kidney.addWeight("70 kg", .postDialysis, at: patient.moment("2026-06-01"))
        for (analyte, text) in [(Analyte.potassium, "5.5"), (.calcium, "8.4"), (.phosphorus, "5.5")] {
            let finding = try patient.kidney.addLab(analyte, text, at: patient.moment("2026-06-01")).finding
            #expect(finding.flag == .notJudged && finding.message.contains("no limit goes by it"), "\(finding.message)")
            #expect(finding.words == "not judged, perhaps drawn after a dialysis session")
        }
        let high = try patient.kidney.addLab(.potassium, "5.8", at: patient.moment("2026-06-01T07:00")).finding
        #expect(high.flag == .high && !high.message.contains("no limit goes by it"), "\(high.message)")
        let sure = try patient.kidney.addLab(.potassium, "5.2", at: patient.moment("2026-05-30")).finding
        #expect(sure.flag == .inRange)
    }

    @Test("every limit that can alarm is a claim with its source")
    func claims() {
        let alarms = EvidenceList.claims.filter { $0.id.hasPrefix("alarm/") }
        for row in AlarmTable.rows {
            #expect(alarms.contains { $0.evidence == row.evidence }, "\(row.subject) \(row.level)")
        }
        #expect(alarms.count >= AlarmTable.rows.count)
        for evidence in [
            FluidWatch.peritonealEvidence, FluidWatch.weekEvidence, FluidWatch.lossEvidence, FluidWatch.gapEvidence,
            WeightRule.gainEvidence, PressureRule.toldEvidence, CreatinineRise.injury, CreatinineRise.disease,
            EGFRFall.evidence,
        ] {
            #expect(EvidenceList.claims.contains { $0.evidence == evidence }, "\(evidence.source)")
        }
    }

    @Test("with nephrotic syndrome no low-protein plan holds")
    func nephrotic() throws {
        let profile = try LabSample.profile(.g4)
        let day = try LabSample.day("2026-06-02")
        let usual = Targets.of(day, for: profile, labs: [])[.protein]
        let nephrotic = Targets.of(
            day,
            for: profile.setting(.nephrotic, true, from: try LabSample.day("2026-01-01")),
            labs: []
        )[.protein]
        // 70 kg: 0.8 g for each kg are 56 g.
        #expect(usual.low?.value != 56)
        #expect(nephrotic.low?.value == 56 && nephrotic.high?.value == 70)
    }

    @Test(
        "the goal of blood pressure says that home and office readings aren't converted; after a transplant it is under 130/80"
    )
    func pressure() throws {
        let day = try LabSample.day("2026-06-02")
        let usual = Targets.of(day, for: try LabSample.profile(.g4), labs: [])
        #expect(usual[.systolicPressure].reasons.contains { $0.words.contains("aren't converted") })
        let transplant = Targets.of(day, for: try LabSample.profile(.transplant), labs: [])
        #expect(transplant[.systolicPressure].high?.value == 130 && transplant[.diastolicPressure].high?.value == 80)
        #expect(transplant[.systolicPressure].strict == nil)
        for (text, flag) in [("129/79", LabFlag.inRange), ("130/79", .high), ("129/80", .high)] {
            let (upper, lower) = try PressureRule.read(text)
            let reading = PressureReading(id: .init("p"), upper, over: lower, at: try LabSample.moment("2026-06-02"))
            #expect(PressureRule.flag(reading, for: try LabSample.profile(.transplant)) == flag, "\(text)")
        }
    }
}
