public import TimeKit

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
    public static let claims: [EvidenceClaim] = interactions + foods + targets + advice + labs + rewards + rules + names

    /// Returns the claims that aren't confirmed on a day: recalled ones, and those whose source was read too long ago.
    public static func unconfirmed(on day: LocalDate) -> [EvidenceClaim] {
        claims.filter { $0.evidence.caution(on: day) != nil }
    }

    /// The document `docs/clinical-evidence.md`, without its last newline.
    public static var document: String {
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
        let subject = rule.isAboutFoodAlone ? "" : "\(rule.subject) and "
        return EvidenceClaim(
            id: "interaction/\(rule.id)",
            words: "\(subject)\(rule.partner): \(rule.effect)".capitalisedFirst,
            evidence: rule.evidence
        )
    }

    private static let foods = [
        ("star-fruit", "Star fruit harms the nerves with kidney disease", UnsafeReason.starFruit),
        ("potassium-salt", "Potassium chloride is mostly potassium", .potassiumSaltOnDialysis),
        ("phosphate", "Added phosphate is taken up almost whole", .phosphateAdditive(nil)),
    ].map { EvidenceClaim(id: "unsafe/\($0.0)", words: $0.1, evidence: $0.2.evidence) }

    private static let targets = TargetTable.rows.map { row in
        EvidenceClaim(id: "target/\(row.rule.rawValue)", words: row.words.capitalisedFirst, evidence: row.evidence)
    }

    private static let advice = RecommendationTable.rows.map { row in
        EvidenceClaim(id: "advice/\(row.topic)", words: row.words.capitalisedFirst, evidence: row.evidence)
    }

    private static let labs = LabTable.rows.flatMap { facts in
        [
            EvidenceClaim(
                id: "lab/\(facts.analyte.rawValue)",
                words: "\(facts.title): the range by which a value is flagged",
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

    private static let rewards = RewardTable.rows.enumerated().map { place, row in
        EvidenceClaim(
            id: "reward/\(place + 1)",
            words: "\(row.family.rawValue), \(row.rule.rawValue): \(row.words)",
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
        ("pressure", "Blood pressure is judged", PressureRule.evidence),
        ("gain", "A quick gain of weight is told", WeightRule.gainEvidence),
        ("diet", "Carbohydrate is judged against a diet for diabetes", DietRule.evidence),
        ("phosphorus", "The absorbed share of phosphorus depends on its source", PhosphorusOrigin.evidence),
        ("harm-urine", "A goal to drink more is judged by the urine", GoalHarmRule.urineEvidence),
        ("harm-pace", "A goal of weight is judged by its pace", GoalHarmRule.paceEvidence),
        ("harm-weight", "A goal of weight is judged by the body mass index", GoalHarmRule.weightEvidence),
        ("harm-sodium", "A goal of sodium has a floor", GoalHarmRule.sodiumEvidence),
        ("harm-fluid", "A goal of fluid has a floor", GoalHarmRule.fluidEvidence),
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
