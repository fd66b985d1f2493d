import TimeKit

extension ClinicReport {
    /// How far the medicines and the advice of the report were looked at.
    public struct Checks: Hashable, Codable, Sendable {
        /// Advice shown to the patient on the last day that isn't confirmed, each a sentence with the reason.
        public let unconfirmed: [String]
        /// The pairs of the last day's medicines that no rule covers, a line for each medicine.
        public let pairsWithoutRule: [String]
        /// How much the table of interactions holds, and what to do about the rest.
        public let scope: String
    }

    /// What isn't confirmed or wasn't looked at on the last day.
    static func checks(_ history: CareHistory, _ interactions: InteractionReport, on day: LocalDate) -> Checks {
        let found = interactions.findings.compactMap { finding in
            finding.caution.map { "\(finding.headline) (\($0))" }
        }
        let reasons = history.targets(on: day).targets.flatMap { target in
            target.reasons.compactMap { reason in
                reason.evidence.caution(on: day).map {
                    "\(target.quantity.noun.capitalisedFirst): \(reason.words) (\($0))"
                }
            }
        }
        let advice = (try? Recommendations.of(history.setting(on: day), goals: history.goals))?.advice ?? []
        let foods = advice.compactMap { advice in
            advice.row.evidence.caution(on: day).map { "\(advice.row.words.capitalisedFirst) (\($0))" }
        }
        var lines: [String] = []
        for line in found + reasons + foods where !lines.contains(line) { lines.append(line) }
        return Checks(
            unconfirmed: lines,
            pairsWithoutRule: MedicinePair.lines(Interactions.pairsWithoutRule(among: history.medicines, on: day)),
            scope: InteractionTable.scope
        )
    }
}
