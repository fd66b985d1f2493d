import TimeKit
import WordKit

extension ClinicReport {
    /// The limits of the checks behind the report.
    public struct Checks: Hashable, Codable, Sendable {
        /// The advice of the last day that isn't confirmed, each a sentence with the reason.
        public let unconfirmed: [String]
        /// The pairs of the last day's medicines without a rule, a line for each medicine.
        public let pairsWithoutRule: [String]
        /// The extent of the table of interactions, and what to do about the rest.
        public let scope: String
    }

    /// Returns the limits of the checks on the last day.
    static func checks(_ history: CareHistory, _ interactions: InteractionReport, on day: LocalDate) -> Checks {
        let found = interactions.findings.compactMap { finding in
            finding.caution.map { "\(finding.headline) (\($0))" }
        }
        // Only people with sessions are shown the gain between them.
        let hasSessions = history.category(on: day) == .hemodialysis
        let shown = history.targets(on: day).targets.filter { $0.quantity != .interdialyticGain || hasSessions }
        let reasons = shown.flatMap { target in
            target.reasons.compactMap { reason in
                reason.evidence.caution(on: day).map {
                    "\(target.quantity.noun.capitalizedFirst): \(reason.words) (\($0))"
                }
            }
        }
        let advice = (try? Recommendations.of(history.setting(on: day), goals: history.goals))?.advice ?? []
        let foods = advice.compactMap { advice in
            advice.row.evidence.caution(on: day).map { "\(advice.row.words.capitalizedFirst) (\($0))" }
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
