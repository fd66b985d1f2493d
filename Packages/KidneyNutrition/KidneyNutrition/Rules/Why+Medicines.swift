import TimeKit
import WordKit

extension Why {
    /// Explains a medicine: its identity, the sources of that, and its findings on the report's day.
    public static func medicine(_ medicine: Medicine, in report: InteractionReport) -> String {
        let identity = MedicineLookup.find(medicine)
        var parts = [identity.message]
        let sources = [identity.brand?.citation].compactMap { $0 } + identity.parts.map(\.evidence.citation)
        let unique = sources.enumerated().filter { sources.firstIndex(of: $0.element) == $0.offset }.map(\.element)
        if !unique.isEmpty { parts.append(localized("Names and classes: \(unique.joined(separator: "; ")).")) }
        let own = report.findings(of: medicine)
        parts += own.map { localized("\($0.headline) Why: \($0.why).") }
        if own.isEmpty, identity.isKnown { parts.append(localized("On \(report.day) no rule speaks about it.")) }
        return parts.joined(separator: " ") + " " + DayTargets.careTeamFirst
    }

    /// Explains an interaction finding.
    public static func interaction(_ finding: InteractionFinding) -> String {
        localized("\(finding.headline) \(finding.advice) Why: \(finding.why).") + " "
            + finding.notes.map { $0.capitalizedFirst + ". " }.joined() + DayTargets.careTeamFirst
    }
}

extension InteractionFinding.ID {
    /// The id as a word of links: "warf-vitk/01j…/warfarin". "-" stands for no medicine.
    public var word: String { "\(rule)/\(medicine?.rawValue ?? "-")/\(generic ?? "-")" }
}

extension InteractionReport {
    /// Returns the findings about a medicine, including those where it is the other medicine of a pair.
    public func findings(of medicine: Medicine) -> [InteractionFinding] {
        findings.filter { finding in
            finding.medicine?.id == medicine.id
                || finding.causes.contains { if case .medicine(medicine.id, _) = $0 { true } else { false } }
        }
    }

    /// Returns the conflicts of a finding with others.
    public func conflicts(of finding: InteractionFinding) -> [InteractionConflict] {
        conflicts.filter { $0.first.id == finding.id || $0.second.id == finding.id }
    }

    /// Returns the checks of a medicine that missing data prevented.
    public func gaps(of medicine: Medicine) -> [InteractionGap] {
        gaps.filter { gap in
            switch gap {
            case .noTimes(let name), .noDose(let name, _): name == medicine.name
            default: false
            }
        }
    }
}
