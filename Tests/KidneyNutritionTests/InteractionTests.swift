import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit

@Suite("Medicines, foods, values and times of a day")
struct InteractionTests {
    @Test(
        "a finding says why: the medicine with its dates, the food with its time, the value with its date, the source and its grade"
    )
    func why() throws {
        let scene = try MedicineScene().med("Zestril", "20 mg").ate(Plate.salt, 2, at: "12:30").lab(
            .potassium,
            "5.4 mmol/L"
        )
        let finding = try #require(try scene.finding("acei-k"))
        #expect(finding.headline == "Zestril (lisinopril) and potassium: potassium in the blood can rise.")
        #expect(
            finding.why
                == "Zestril (lisinopril), taken since 2026-01-05; Salt substitute at 2026-03-10 12:30; "
                + "potassium 5.4 mmol/L of 2026-03-01 (Zestril label, set id 838c2d78-d2d8-4981-9ec9-e50ef9e1a5d8, "
                + "section 5.5; the others by their class; the call above 5.5 is our own bound; label, read on 2026-11-22)"
        )
        #expect(finding.rule.advice.contains("unless the clinic says otherwise"))
    }

    @Test(
        "a value of 90 days counts in full; a day later it weakens the advice and says so, unless something else speaks too"
    )
    func oldLab() throws {
        let base = try MedicineScene().med("lisinopril")
        let fresh = try #require(try base.lab(.potassium, "5.4", "2025-12-10").finding("acei-k"))
        #expect(!fresh.isWeak && fresh.notes.isEmpty)
        let old = try #require(try base.lab(.potassium, "5.4", "2025-12-09").finding("acei-k"))
        #expect(
            old.isWeak
                && old.notes == [
                    "the potassium 5.4 mEq/L of 2025-12-09 is 91 days old, so this is weaker — ask for a new test"
                ]
        )
        let both = try #require(try base.lab(.potassium, "5.4", "2025-12-09").ate(Plate.salt, 1).finding("acei-k"))
        #expect(!both.isWeak && both.notes == old.notes)
        let switched = try #require(
            try base.lab(.potassium, "5.4", "2025-12-09").ate(Plate.banana, 2000).finding("acei-k")
        )
        #expect(switched.isWeak)
    }

    @Test("the newest value decides, of a hemolyzed sample and an open value nothing is taken")
    func newestLab() throws {
        let base = try MedicineScene().med("lisinopril").lab(.potassium, "5.6", "2026-02-01")
        #expect(try base.lab(.potassium, "4.4", "2026-03-01").finding("acei-k") == nil)
        #expect(try base.lab(.potassium, "<6.0", "2026-03-01").finding("acei-k") != nil)
        #expect(try base.lab(.potassium, ">5.0", "2026-03-01").finding("acei-k") != nil)
        var hemolyzed = base
        hemolyzed.labs.append(try LabSample.lab(.potassium, "4.4", "2026-03-01", remarks: [.hemolyzed]))
        #expect(try hemolyzed.finding("acei-k") != nil)
        #expect(try base.lab(.potassium, "4.4", "2026-03-11").finding("acei-k") != nil, "a value of tomorrow")
    }

    @Test("the eGFR of a creatinine counts too, and a reported <15 is below 30")
    func filtration() throws {
        let base = try MedicineScene().med("metformin")
        // For a woman of 65, 3.1 mg/dL is an eGFR of about 16.
        let computed = try #require(try base.lab(.creatinine, "3.1").finding("metf-alc"))
        #expect(computed.why.contains("eGFR"))
        #expect(try base.lab(.creatinine, "0.9").finding("metf-alc") == nil)
        #expect(try base.lab(.eGFR, "<15").finding("metf-alc") != nil)
        #expect(try base.lab(.eGFR, ">60").finding("metf-alc") == nil)
    }

    @Test("An eGFR such as <60 that leaves a limit open is a gap, and one that settles it is none")
    func openFiltration() throws {
        for (text, isGap) in [("<60", true), (">20", true), ("<30", false), (">60", false), ("45", false)] {
            let report = try MedicineScene().med("metformin").lab(.eGFR, text).report()
            #expect(report.gaps.contains(.noValue(.eGFR)) == isGap, "\(text)")
        }
    }

    @Test("a combination is checked by each of its parts")
    func combination() throws {
        let scene = try MedicineScene().med("Zestoretic").lab(.potassium, "3.2").ate(Plate.salt, 1)
        let rules = Set(try scene.rules())
        #expect(rules.isSuperset(of: ["acei-k", "thiaz-k"]))
    }

    @Test("a medicine that isn't known is not checked, never safe, and near names are only offered")
    func unknown() throws {
        let report = try MedicineScene().med("Lisinoprol").ate(Plate.salt, 1).report()
        #expect(report.findings.isEmpty)
        let identity = try #require(report.notChecked.first)
        #expect(identity.message.contains("not checked, which does not mean safe"))
        #expect(identity.near.contains("lisinopril") && identity.parts.isEmpty)
        #expect(InteractionReport.nothingFound.contains("does not hold every interaction"))
        let ended = try MedicineScene().med("Foozol", to: "2026-03-09").report()
        #expect(ended.notChecked.isEmpty)
        let half = try MedicineScene().med("lisinopril / foozol").ate(Plate.salt, 1).report()
        #expect(half.findings.map(\.rule.id).contains("acei-k") && half.notChecked.first?.unknown == ["foozol"])
    }

    @Test("a known medicine that no rule is about is told from one whose rules were looked at, and so is each pair")
    func withoutRule() throws {
        let scene = try MedicineScene().med("Zetia").med("Zestril").med("Lasix").med("Foozol").med("losartan")
        let report = try scene.report()
        #expect(report.withoutRule.map(\.typed) == ["Zetia"] && report.notChecked.map(\.typed) == ["Foozol"])
        let checks = ["Zetia", "Zestril", "Foozol", "Glyxambi", "Synjardy"].map { MedicineLookup.find($0).check }
        #expect(checks == [.noRule, .withoutKidneyRule, .unknown, .noRule, .looked])
        #expect(MedicineLookup.find("Glyxambi").message.contains("no rule for linagliptin, which does not mean safe"))
        let day = try LabSample.day(MedicineScene.today)
        let pairs = Interactions.pairsWithoutRule(among: scene.medicines, on: day)
            .map { [$0.first.name, $0.second.name] }
        // A rule covers the pair of an ACE inhibitor and an angiotensin receptor blocker. Unknown medicines form no pairs.
        #expect(
            pairs == [
                ["Lasix", "losartan"], ["Lasix", "Zestril"], ["Lasix", "Zetia"], ["losartan", "Zetia"],
                ["Zestril", "Zetia"],
            ]
        )
        #expect(Interactions.pairsWithoutRule(among: scene.medicines, on: try LabSample.day("2026-01-04")).isEmpty)
        #expect(InteractionTable.scope.hasPrefix("\(InteractionTable.rules.count) rules about "))
        #expect(InteractionTable.scope.hasSuffix("ask your pharmacist about the others."))
    }

    @Test("A medicine is called looked at only if a rule about it speaks on dialysis, without food or another medicine")
    func kidneyRules() throws {
        var looked = 0
        for row in MedicineTable.rows where MedicineLookup.find(row.generic).check == .looked {
            let findings = try MedicineScene().med(row.generic).with(.hemodialysis).report().findings
            #expect(findings.contains { $0.rule.concerns(row) }, "\(row.generic)")
            looked += 1
        }
        #expect(looked > 88)
        let names = [
            "losartan", "warfarin", "Bactrim", "Zestoretic", "Tylenol", "Cymbalta", "Zoloft", "Janumet", "Fosamax",
        ]
        let checks = names.map { MedicineLookup.find($0).check }
        let without = MedicineCheck.withoutKidneyRule
        #expect(checks == [without, without, without, without, without, .looked, without, .looked, .looked])
        // The rule about comfrey is about the liver.
        #expect(MedicineLookup.find("comfrey").check == without && MedicineLookup.find("turmeric").check == .looked)
        #expect(without.isLookedAt && MedicineCheck.looked.isLookedAt && !MedicineCheck.noRule.isLookedAt)
        #expect(InteractionReport.nothingFound.contains("nor every dose that weak kidneys change"))
    }

    @Test("On dialysis no rule about weak kidneys speaks of an eGFR alone")
    func partnerOnDialysis() throws {
        let gabapentin = try MedicineScene().with(.hemodialysis).med("gabapentin").finding("gaba-kidney")
        #expect(gabapentin?.headline.hasPrefix("gabapentin and dialysis: it builds up") == true)
        for row in MedicineTable.rows {
            for finding in try MedicineScene().with(.hemodialysis).med(row.generic).report().findings {
                let headline = finding.headline
                #expect(!headline.contains("an eGFR under") || headline.contains("dialysis"), "\(headline)")
            }
        }
        let early = try MedicineScene().with(.g3b).med("gabapentin").finding("gaba-kidney")
        #expect(early?.headline.hasPrefix("gabapentin and an eGFR under 60: ") == true)
    }

    @Test("A medicine that nobody said since when may have been taken for years, so metformin asks about vitamin B12")
    func unsaidStart() throws {
        var scene = try MedicineScene().med("metformin", from: MedicineScene.today)
        #expect(try scene.finding("metf-b12") == nil)
        scene.medicines[0].saysStart = false
        let finding = try #require(try scene.finding("metf-b12"))
        #expect(finding.why.contains("how long it has been taken isn't known"), "\(finding.why)")
    }

    @Test("Bactrim beside losartan isn't told as if an ACE inhibitor alone mattered")
    func sulfaAndSartan() throws {
        let finding = try #require(try MedicineScene().med("Bactrim").med("losartan").finding("tmp-k"))
        #expect(finding.advice.contains("losartan raises potassium in the same way"), "\(finding.advice)")
        #expect(finding.advice.contains("call your care team before the next dose"), "\(finding.advice)")
    }

    @Test("an interaction is told on the pages of both medicines")
    func partner() throws {
        let scene = try MedicineScene().med("Imuran").med("allopurinol").med("Lasix")
        let report = try scene.report()
        let own = scene.medicines.map { report.findings(of: $0).map(\.rule.id) }
        #expect(own[0] == ["thiop-xo"] && own[1] == ["thiop-xo"] && own[2].isEmpty)
    }

    @Test(
        "doses too close together are told on the pages of both medicines, and such a pair is one that a rule covers",
        arguments: [true, false]
    )
    func partnerInTime(isBinderLast: Bool) throws {
        let names = isBinderLast ? ["sevelamer", "Veltassa"] : ["Veltassa", "sevelamer"]
        let scene = try MedicineScene().med(names[0], at: "13:00").med(names[1], at: "13:00").med("Lantus", at: "13:00")
        let report = try scene.report()
        let told = scene.medicines.map { report.findings(of: $0).contains { $0.rule.id == "patir" } }
        #expect(told == [true, true, false])
        let pairs = Interactions.pairsWithoutRule(among: scene.medicines, on: try LabSample.day(MedicineScene.today))
        let isPair = pairs.contains { Set([$0.first.name, $0.second.name]) == Set(names) }
        #expect(!isPair && pairs.contains { $0.first.name == "Lantus" || $0.second.name == "Lantus" })
    }

    @Test("a medicine isn't kept apart from another entry of itself")
    func itself() throws {
        let scene = try MedicineScene().med("Veltassa", "8.4 g", at: "13:00").med("Veltassa", "16.8 g", at: "13:00")
        #expect(try scene.finding("patir") == nil)
    }

    @Test("a label that was read more than twelve months before the day says so with its finding")
    func expired() throws {
        var scene = try MedicineScene().med("Imuran").med("allopurinol")
        #expect(try scene.finding("thiop-xo", "2027-11-22")?.caution == nil)
        let old = try #require(try scene.finding("thiop-xo", "2027-11-23"))
        #expect(old.caution == "last read in its source on 2026-11-22 — ask your care team whether it still holds")
        #expect(old.notes.contains { $0.hasPrefix("this was last read in its source on 2026-11-22") })
        scene = try MedicineScene().med("Zocor").med("Lipitor")
        #expect(try scene.finding("statin-two")?.caution == "not confirmed in its source — ask your care team")
    }

    // MARK: Times

    @Test("gaps are counted over midnight, and the finding stands on both days")
    func midnight() throws {
        let scene = try MedicineScene().med("Synthroid", at: "00:30").med("Tums", at: "21:00")
        #expect(try scene.finding("levo")?.causes.count == 2)
        // The medicine starts today. Yesterday evening's calcium is 3 h 30 min before its first dose.
        var today = scene
        today.medicines[0].start = try LabSample.day("2026-03-10")
        today.medicines[1].stop = try LabSample.day("2026-03-09")
        #expect(try today.finding("levo")?.why.contains("the dose at 2026-03-10 00:30: Tums 3 h 30 min before") == true)
        today.medicines[1].times = [MedicationTime(try LocalTime(iso8601: "20:30"))]
        #expect(try today.finding("levo") == nil)
        // The milk is after midnight, the dose before it.
        let milk = try MedicineScene().med("tetracycline", at: "23:30").ate(Plate.milk, at: "00:15", on: "2026-03-11")
        #expect(try milk.finding("tetra") != nil && milk.finding("tetra", "2026-03-11") != nil)
        #expect(try milk.finding("tetra", "2026-03-12") == nil && milk.finding("tetra", "2026-03-09") == nil)
    }

    @Test("a pair that met on another day alone is that day's")
    func otherDay() throws {
        let scene = try MedicineScene().med("Synthroid", at: "08:00").med("Tums", at: "10:00", to: "2026-03-09")
        #expect(try scene.finding("levo", "2026-03-09") != nil && scene.finding("levo") == nil)
        let coffee = try MedicineScene().med("Synthroid", at: "08:00").ate(Plate.coffee, at: "08:20", on: "2026-03-09")
        #expect(try coffee.finding("levo", "2026-03-09") != nil && coffee.finding("levo") == nil)
    }

    @Test("gaps are hours that passed: in the night the clocks go forward there is one less")
    func clocksForward() throws {
        // On 2026-03-08 the clocks go from 02:00 to 03:00, so 23:30 to 04:00 takes three and a half hours instead of four and a half.
        let scene = try MedicineScene().med("Synthroid", at: "04:00").med("Tums", at: "23:30")
        #expect(try scene.finding("levo", "2026-03-08") != nil)
        #expect(try scene.finding("levo", "2026-03-06") == nil)
    }

    @Test("milk within a full meal is allowed with ciprofloxacin, by itself it isn't")
    func milkInMeal() throws {
        let base = try MedicineScene().med("Cipro", at: "12:00").ate(Plate.milk, 200, at: "12:30", .lunch)
        #expect(try base.finding("fq-cipro") != nil)
        #expect(try base.ate(Plate.bread, at: "12:40", .lunch).finding("fq-cipro") == nil)
    }

    @Test("a dose on certain days of the week is none on the others")
    func weekdays() throws {
        var scene = try MedicineScene().med("Fosamax", at: "08:00").ate(Plate.coffee, at: "08:10")
        scene.medicines[0].weekdays = [.tuesday]
        #expect(try scene.finding("bisph") != nil)
        scene.medicines[0].weekdays = [.monday]
        #expect(try scene.finding("bisph") == nil)
    }

    @Test("unchecked pairs are named: no times, no value, nothing eaten, no dose to read")
    func gaps() throws {
        let report = try MedicineScene().with(nil).med("levothyroxine").med("metformin").med(
            "Lokelma",
            "one packet",
            at: "09:00"
        )
        .med("Tums").report()
        #expect(report.gaps.contains(.noTimes("levothyroxine")))
        #expect(report.gaps.contains(.noValue(.eGFR)))
        #expect(report.gaps.contains(.nothingEaten))
        #expect(report.gaps.contains(.noDose("Lokelma", .sodium)))
        #expect(report.gaps.allSatisfy { !$0.message.isEmpty })
    }

    @Test(
        "a food without a figure is no zero: over the limit it counts as a lower bound, and below a floor nothing is said"
    )
    func missing() throws {
        let base = try MedicineScene().med("Farxiga").ate(Plate.bread, 50).over()
        #expect(try base.finding("sglt2") != nil)
        let unknown = try base.ate(Pantry.paneer)
        #expect(try unknown.finding("sglt2") == nil)
        #expect(try unknown.report().gaps.contains(.unknownFoods(.carbohydrate)))
        let greens = try MedicineScene().med("warfarin").ateBefore(Plate.greens, 100, days: 1...14).ate(
            Plate.greens,
            10
        ).over()
        #expect(try greens.finding("warf-vitk") != nil)
        #expect(try greens.ate(Pantry.paneer).finding("warf-vitk") == nil)
        #expect(try greens.ate(Pantry.paneer).ate(Plate.greens, 400).finding("warf-vitk") != nil)
    }

    // MARK: Opposite advice

    @Test(
        "advice that conflicts is shown from both sides: a fluid limit with tolvaptan, and with allopurinol beside it"
    )
    func tolvaptan() throws {
        let scene = try MedicineScene().med("Jynarque").med("allopurinol").limit(.fluid, 1200)
        let report = try scene.report()
        let conflict = try #require(report.conflicts.first)
        #expect(Set([conflict.first.rule.id, conflict.second.rule.id]) == ["tolv", "allo"])
        #expect(conflict.message.contains("Jynarque") && conflict.message.contains("allopurinol"))
        #expect(try scene.day().targets.conflicts.contains(.fluidLimitWithTolvaptan(limit: 1200)))
        #expect(try MedicineScene().med("Jynarque").med("allopurinol").report().conflicts.isEmpty)
    }

    @Test("a low glucose with a high potassium shows both, sugar first and not as orange juice")
    func juice() throws {
        let scene = try MedicineScene().med("Humalog").med("lisinopril").lab(.glucose, "62", "2026-03-10").lab(
            .potassium,
            "5.6"
        )
        let conflict = try #require(try scene.report().conflicts.first)
        #expect(
            conflict.message.contains("low glucose comes first") && conflict.message.contains("apple or grape juice")
        )
        #expect(try scene.finding("su-ins")?.rule.advice.contains("orange juice") == true)
    }

    @Test("a loop diuretic with a low potassium takes the limit away and opposes what asks for less potassium")
    func loopDiuretic() throws {
        let scene = try MedicineScene().med("Lasix").med("losartan").lab(.potassium, "3.2").ate(Plate.salt, 1)
        let report = try scene.report()
        #expect(
            report.conflicts.contains {
                Set([$0.first.rule.id, $0.second.rule.id]) == ["arb-k", "loop-k"]
                    && $0.message.contains("ask your care team")
            }
        )
        let targets = try scene.day().targets
        #expect(targets[.potassium].mode == .released)
        #expect(targets.conflicts.contains { if case .potassiumLowWithDiuretic = $0 { true } else { false } })
    }

    @Test("less salt for one and steady salt for lithium oppose each other")
    func lithium() throws {
        let scene = try MedicineScene().med("lithium").med("sodium bicarbonate", "650 mg", at: "08:00").med("Advil")
        #expect(
            try scene.report().conflicts.contains {
                Set([$0.firstUrge, $0.secondUrge]) == [.lessSodium, .steadySodium]
            }
        )
    }

    @Test("medicines tell the targets what they change, on the days they are taken")
    func hints() throws {
        let scene = try MedicineScene().med("Dyazide").med("Lasix").med("tolvaptan").med("Coumadin").med("Zemplar")
        let day = try LabSample.day(MedicineScene.today)
        #expect(
            Interactions.hints(for: scene.medicines, on: day)
                == [.loopDiuretic, .thiazide, .tolvaptan, .warfarin, .activeVitaminD]
        )
        #expect(Interactions.hints(for: scene.medicines, on: try LabSample.day("2026-01-04")).isEmpty)
        #expect(Interactions.hints(for: try MedicineScene().med("Lasix", to: "2026-03-09").medicines, on: day).isEmpty)
    }
}
