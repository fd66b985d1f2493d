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
    /// All claims, in the order of the tables.
    ///
    /// They are in English, as their sources are.
    public static let claims: [EvidenceClaim] = inEnglish {
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

    private static let interactions = InteractionTable.rules.map { rule in
        let subject = rule.isAboutFoodAlone || rule.isAboutDuplicates ? "" : "\(rule.subject) and "
        return EvidenceClaim(
            id: "interaction/\(rule.id)",
            words: "\(subject)\(rule.partner): \(rule.effect)".capitalizedFirst,
            evidence: rule.evidence
        )
    }

    private static let foods = [
        ("star-fruit", "Star fruit harms the nerves with kidney disease", UnsafeReason.starFruit),
        ("potassium-salt", "Salt with potassium chloride isn't for advanced kidney disease", .potassiumSaltOnDialysis),
        ("phosphate", "More of added phosphate is taken up than of that in plants and meat", .phosphateAdditive(nil)),
    ].map { EvidenceClaim(id: "unsafe/\($0.0)", words: $0.1, evidence: $0.2.evidence) }

    private static let targets = TargetTable.rows.map { row in
        EvidenceClaim(id: "target/\(row.rule.rawValue)", words: row.words.capitalizedFirst, evidence: row.evidence)
    }

    private static let advice = RecommendationTable.rows.map { row in
        EvidenceClaim(id: "advice/\(row.topic)", words: row.words.capitalizedFirst, evidence: row.evidence)
    }

    private static let labs = LabTable.rows.flatMap { facts in
        [
            EvidenceClaim(
                id: "lab/\(facts.analyte.rawValue)",
                words: "\(facts.title): "
                    + (facts.isFlagged
                        ? "the range by which a value is flagged"
                        : "its eGFR flags a value, and no range of its own does"),
                evidence: facts.evidence
            )
        ]
            + facts.goals.enumerated().map { place, goal in
                EvidenceClaim(
                    id: "lab/\(facts.analyte.rawValue)/goal-\(place + 1)",
                    words: "\(facts.title): \(goal.words)",
                    evidence: goal.evidence
                )
            }
    }

    private static let alarms = AlarmTable.rows.enumerated().map { place, row in
        EvidenceClaim(id: "alarm/\(place + 1)", words: row.words, evidence: row.evidence)
    }

    private static let rewards = RewardTable.rows.enumerated().map { place, row in
        EvidenceClaim(
            id: "reward/\(place + 1)",
            words: "\(row.family.rawValue), \(row.rule.rawValue): \(row.words)",
            evidence: row.evidence
        )
    }

    private static let measures = HouseholdTable.rows.enumerated().map { place, row in
        EvidenceClaim(
            id: "measure/\(place + 1)",
            words: "\(row.names[0].capitalizedFirst) (\(row.foods.words)): \(row.words)",
            evidence: row.evidence
        )
    }

    private static let rules = [
        ("egfr", "The filtration rate is computed from creatinine", EGFR.evidence),
        ("stage", "The stage is told from the filtration rate", KidneyStage.evidence),
        ("trend", "A quick fall of the filtration rate is told", EGFRTrend.evidence),
        ("creatinine-days", "A rise of creatinine within days is told", CreatinineRise.injury),
        ("creatinine-months", "A rise of creatinine within months is told", CreatinineRise.disease),
        ("calcium", "Calcium is corrected for albumin", CorrectedCalcium.evidence),
        ("filtration-fall", "A fall of the filtration rate is told", EGFRFall.evidence),
        ("filtration-recheck", "A smaller fall of the filtration rate is told", EGFRFall.recheck),
        ("pressure", "Blood pressure is judged", PressureRule.evidence),
        ("pressure-told", "A blood pressure is told before it is an alarm", PressureRule.toldEvidence),
        ("gain", "A quick gain of weight is told", WeightRule.gainEvidence),
        ("gain-week", "A slow gain of weight is told", FluidWatch.weekEvidence),
        ("gain-peritoneal", "A gain of weight on peritoneal dialysis is told", FluidWatch.peritonealEvidence),
        ("loss", "A loss of weight without a goal is told", FluidWatch.lossEvidence),
        ("late-value", "An alarm that was entered late is told today", AlarmTable.lateEvidence),
        ("adult-weight", "A weight without a birth date is taken for an adult's", TableScope.weightEvidence),
        ("after-session", "A sample is taken for one after a dialysis session", AfterDialysis.evidence),
        ("session-gap", "A session that seems to be missed is told", FluidWatch.gapEvidence),
        ("sick-day", "Medicines to ask about on a sick day are named", SickDayTable.evidence),
        ("sick-day-sglt2", "An SGLT2 inhibitor is named on a sick day", SickDayTable.later),
        ("sick-day-lithium", "Lithium is named on a sick day", SickDayTable.lithium),
        ("sick-day-digoxin", "Digoxin is named on a sick day", SickDayTable.digoxin),
        ("sick-day-rejection", "Medicines against rejection aren't stopped without a call", SickDayTable.transplants),
        ("sick-day-kept", "Steroids and insulin aren't stopped without a call", SickDayTable.general),
        ("diet", "Carbohydrate is judged against a diet for diabetes", DietRule.evidence),
        ("phosphorus", "The absorbed share of phosphorus depends on its source", PhosphorusOrigin.evidence),
        ("names-spanish", "Medicines are found by their Spanish names", MedicineTable.spanishEvidence),
        ("harm-urine", "A fruit goal on hemodialysis is judged by the urine", GoalHarmRule.urineEvidence),
        ("harm-pace", "A goal of weight is judged by its pace", GoalHarmRule.paceEvidence),
        ("harm-weight", "A goal of weight is judged by the body mass index", GoalHarmRule.weightEvidence),
        ("harm-sodium", "A goal of sodium has a floor", GoalHarmRule.sodiumEvidence),
        ("harm-fluid", "A goal to drink has a ceiling", GoalHarmRule.fluidEvidence),
        ("swap-figures", "Swaps are judged by the figures of their portions", SubstitutionTable.evidence),
        ("swap-notes", "Swaps have notes on diets", SubstitutionTable.noteEvidence),
    ].map { EvidenceClaim(id: "rule/\($0.0)", words: $0.1, evidence: $0.2) }

    /// Names and classes of medicines, one claim for each source.
    private static let names: [EvidenceClaim] = {
        let all =
            MedicineTable.rows.map { ($0.generic, $0.evidence) }
            + MedicineTable.combinations.map { ($0.brands.joined(separator: ", "), $0.evidence) }
        var sources: [Evidence] = []
        for (_, evidence) in all where !sources.contains(evidence) { sources.append(evidence) }
        return sources.enumerated().map { place, source in
            EvidenceClaim(
                id: "names/\(place + 1)",
                words: "Brand names and classes of \(all.count { $0.1 == source }) medicines and products",
                evidence: source
            )
        }
    }()
}
