public import TimeKit
import WordKit

/// A claim shown to the user, with its source.
public struct EvidenceClaim: Identifiable, Hashable, Sendable {
    /// The row's identifier: "interaction/warf-vitk".
    public let id: String
    public let words: String
    public let evidence: Evidence
}

/// All claims of the tables, with their sources.
public enum EvidenceList {
    /// All claims, in the order of the tables, in the language of the person who reads them. Titles of sources stay in theirs.
    ///
    /// - Complexity: O(n) in the number of rows.
    public static var claims: [EvidenceClaim] {
        interactions + foods + targets + advice + labs + alarms + rewards + rules + names + measures
    }

    /// Returns the claims that aren't confirmed on a day: recalled ones, and those whose source was read too long ago.
    public static func unconfirmed(on day: LocalDate) -> [EvidenceClaim] {
        claims.filter { $0.evidence.caution(on: day) != nil }
    }

    /// The document `docs/clinical-evidence.md`, without its last newline.
    public static var document: String { inEnglish { englishDocument } }

    private static var englishDocument: String {
        let grades = Evidence.Grade.allCases.map { grade in
            "- `\(grade.rawValue)`: \(claims.count { $0.evidence.grade == grade })"
        }
        let rows = claims.map { claim in
            let evidence = claim.evidence
            let isRead = evidence.read != nil
            let cells = [
                "`\(claim.id)`", claim.words, evidence.grade.rawValue, evidence.source,
                isRead ? Evidence.reader : "–", evidence.read.map { "\($0)" } ?? "–",
                evidence.expires.map { "\($0)" } ?? "–",
            ]
            return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
        }
        return """
            # Clinical evidence

            This page lists every claim of the kidney engine's tables with its source. `kidney evidence --markdown` writes it from the \
            code, and a test compares it. A label is read again after 12 months, another source after 24. Claims graded `recalled` and \
            expired ones say so wherever they are shown.

            \(claims.count) claims by grade:

            \(grades.joined(separator: "\n"))

            | row | claim | grade | source | read by | read on | expires |
            |---|---|---|---|---|---|---|
            \(rows.joined(separator: "\n"))
            """
    }

    private static var interactions: [EvidenceClaim] {
        InteractionTable.rules.map { rule in
            let pair =
                rule.isAboutFoodAlone || rule.isAboutDuplicates
                ? rule.partner : listed([rule.subject, rule.partner])
            return EvidenceClaim(
                id: "interaction/\(rule.id)",
                words: "\(pair): \(rule.effect)".capitalizedFirst,
                evidence: rule.evidence
            )
        }
    }

    private static var foods: [EvidenceClaim] {
        [
            EvidenceClaim(
                id: "unsafe/star-fruit",
                words: localized("Star fruit harms the nerves with kidney disease"),
                evidence: UnsafeReason.starFruit.evidence
            ),
            EvidenceClaim(
                id: "unsafe/potassium-salt",
                words: localized("Salt with potassium chloride isn't for advanced kidney disease"),
                evidence: UnsafeReason.potassiumSaltOnDialysis.evidence
            ),
            EvidenceClaim(
                id: "unsafe/phosphate",
                words: localized("Added phosphate is absorbed more than that of plants and meat"),
                evidence: UnsafeReason.phosphateAdditive(nil).evidence
            ),
        ]
    }

    private static var targets: [EvidenceClaim] {
        TargetTable.rows.map { row in
            EvidenceClaim(id: "target/\(row.rule.rawValue)", words: row.words.capitalizedFirst, evidence: row.evidence)
        }
    }

    private static var advice: [EvidenceClaim] {
        RecommendationTable.rows.map { row in
            EvidenceClaim(id: "advice/\(row.topic)", words: row.words.capitalizedFirst, evidence: row.evidence)
        }
    }

    private static var labs: [EvidenceClaim] {
        LabTable.rows.flatMap { facts -> [EvidenceClaim] in
            let id = "lab/\(facts.analyte.rawValue)"
            let words =
                facts.isFlagged
                ? localized("\(facts.title): the range by which a value is flagged")
                : localized("\(facts.title): its eGFR flags a value, and no range of its own does")
            let goals = facts.goals.enumerated().map { place, goal in
                EvidenceClaim(
                    id: "\(id)/goal-\(place + 1)",
                    words: "\(facts.title): \(goal.words)",
                    evidence: goal.evidence
                )
            }
            return [EvidenceClaim(id: id, words: words, evidence: facts.evidence)] + goals
        }
    }

    private static var alarms: [EvidenceClaim] {
        AlarmTable.rows.enumerated().map { place, row in
            EvidenceClaim(id: "alarm/\(place + 1)", words: row.words, evidence: row.evidence)
        }
    }

    private static var rewards: [EvidenceClaim] {
        RewardTable.rows.enumerated().map { place, row in
            EvidenceClaim(id: "reward/\(place + 1)", words: row.claim, evidence: row.evidence)
        }
    }

    private static var measures: [EvidenceClaim] {
        HouseholdTable.rows.enumerated().map { place, row in
            EvidenceClaim(
                id: "measure/\(place + 1)",
                words: "\(row.measure.capitalizedFirst) (\(row.foods.words)): \(row.words)",
                evidence: row.evidence
            )
        }
    }

    private static var rules: [EvidenceClaim] {
        ruleRows.map { EvidenceClaim(id: "rule/\($0.id)", words: localized($0.words), evidence: $0.evidence) }
    }

    private static let ruleRows: [(id: String, words: Phrase, evidence: Evidence)] = [
        ("egfr", Phrase("The filtration rate is computed from creatinine"), EGFR.evidence),
        ("stage", Phrase("The stage is told from the filtration rate"), KidneyStage.evidence),
        ("trend", Phrase("A quick fall of the filtration rate is told"), EGFRTrend.evidence),
        ("creatinine-days", Phrase("A rise of creatinine within days is told"), CreatinineRise.injury),
        ("creatinine-months", Phrase("A rise of creatinine within months is told"), CreatinineRise.disease),
        ("calcium", Phrase("Calcium is corrected for albumin"), CorrectedCalcium.evidence),
        ("filtration-fall", Phrase("A fall of the filtration rate is told"), EGFRFall.evidence),
        ("filtration-recheck", Phrase("A smaller fall of the filtration rate is told"), EGFRFall.recheck),
        ("pressure", Phrase("Blood pressure is judged"), PressureRule.evidence),
        ("pressure-told", Phrase("A blood pressure is told before it is an alarm"), PressureRule.toldEvidence),
        ("gain", Phrase("A quick gain of weight is told"), WeightRule.gainEvidence),
        ("gain-week", Phrase("A slow gain of weight is told"), FluidWatch.weekEvidence),
        ("gain-peritoneal", Phrase("A gain of weight on peritoneal dialysis is told"), FluidWatch.peritonealEvidence),
        ("loss", Phrase("A loss of weight without a goal is told"), FluidWatch.lossEvidence),
        ("late-value", Phrase("An alarm that was entered late is told today"), AlarmTable.lateEvidence),
        ("adult-weight", Phrase("A weight without a birth date is taken for an adult's"), TableScope.weightEvidence),
        ("after-session", Phrase("A sample is taken for one after a dialysis session"), AfterDialysis.evidence),
        ("session-gap", Phrase("A session that seems to be missed is told"), FluidWatch.gapEvidence),
        ("sick-day", Phrase("Medicines to ask about on a sick day are named"), SickDayTable.evidence),
        ("sick-day-sglt2", Phrase("An SGLT2 inhibitor is named on a sick day"), SickDayTable.later),
        ("sick-day-lithium", Phrase("Lithium is named on a sick day"), SickDayTable.lithium),
        ("sick-day-digoxin", Phrase("Digoxin is named on a sick day"), SickDayTable.digoxin),
        (
            "sick-day-rejection", Phrase("Medicines against rejection aren't stopped without a call"),
            SickDayTable.transplants
        ),
        ("sick-day-warfarin", Phrase("Warfarin isn't stopped without a call"), SickDayTable.warfarin),
        ("sick-day-kept", Phrase("Steroids and insulin aren't stopped without a call"), SickDayTable.general),
        ("diet", Phrase("Carbohydrate is judged against a diet for diabetes"), DietRule.evidence),
        ("phosphorus", Phrase("The absorbed share of phosphorus depends on its source"), PhosphorusOrigin.evidence),
        ("names-spanish", Phrase("Medicines are found by their Spanish names"), MedicineTable.spanishEvidence),
        (
            "aspirin-pain", Phrase("Aspirin in amounts against pain is judged as an anti-inflammatory pain reliever"),
            MedicineTable.painAspirin.evidence
        ),
        ("harm-urine", Phrase("A fruit goal on hemodialysis is judged by the urine"), GoalHarmRule.urineEvidence),
        ("harm-pace", Phrase("A goal of weight is judged by its pace"), GoalHarmRule.paceEvidence),
        ("harm-weight", Phrase("A goal of weight is judged by the body mass index"), GoalHarmRule.weightEvidence),
        ("harm-sodium", Phrase("A goal of sodium has a floor"), GoalHarmRule.sodiumEvidence),
        ("harm-fluid", Phrase("A goal to drink has a ceiling"), GoalHarmRule.fluidEvidence),
        ("swap-figures", Phrase("Swaps are judged by the figures of their portions"), SubstitutionTable.evidence),
        ("swap-notes", Phrase("Swaps have notes on diets"), SubstitutionTable.noteEvidence),
    ]

    /// Names and classes of medicines, one claim for each source.
    private static var names: [EvidenceClaim] {
        let all =
            MedicineTable.rows.map { ($0.generic, $0.evidence) }
            + MedicineTable.combinations.map { ($0.brands.joined(separator: ", "), $0.evidence) }
        var sources: [Evidence] = []
        for (_, evidence) in all where !sources.contains(evidence) { sources.append(evidence) }
        return sources.enumerated().map { place, source in
            let count = all.count { $0.1 == source }
            return EvidenceClaim(
                id: "names/\(place + 1)",
                words: localized(
                    "Brand names and classes of \(count, one: "# medicine or product", other: "# medicines and products")"
                ),
                evidence: source
            )
        }
    }
}
