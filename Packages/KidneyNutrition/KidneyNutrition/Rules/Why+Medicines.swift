import TimeKit

extension Why {
    /// Of a medicine: what its name stands for and where that comes from, and what speaks about it on the report's day.
    public static func medicine(_ medicine: Medicine, in report: InteractionReport) -> String {
        let identity = MedicineLookup.find(medicine)
        var parts = [identity.message]
        let sources = [identity.brand?.citation].compactMap { $0 } + identity.parts.map(\.evidence.citation)
        let unique = sources.enumerated().filter { sources.firstIndex(of: $0.element) == $0.offset }.map(\.element)
        if !unique.isEmpty { parts.append("Names and classes: \(unique.joined(separator: "; ")).") }
        let own = report.findings(of: medicine)
        parts += own.map { "\($0.headline) Why: \($0.why)." }
        if own.isEmpty, identity.isKnown { parts.append("On \(report.day) no rule speaks about it.") }
        return parts.joined(separator: " ") + " " + DayTargets.careTeamFirst
    }

    /// Of something that doesn't go together.
    public static func interaction(_ finding: InteractionFinding) -> String {
        "\(finding.headline) \(finding.rule.advice) Why: \(finding.why). "
            + finding.notes.map { $0.capitalisedFirst + ". " }.joined() + DayTargets.careTeamFirst
    }
}

extension InteractionFinding.ID {
    /// Its word in ids: "warf-vitk/01j…/warfarin"; "-" stands for no medicine.
    public var word: String { "\(rule)/\(medicine?.rawValue ?? "-")/\(generic ?? "-")" }
}

extension InteractionReport {
    /// The findings about one medicine, also as the partner of another one.
    public func findings(of medicine: Medicine) -> [InteractionFinding] {
        findings.filter { finding in
            finding.medicine?.id == medicine.id
                || finding.causes.contains { if case .medicine(medicine.id, _) = $0 { true } else { false } }
        }
    }

    /// What a finding asks for that another one asks the opposite of.
    public func conflicts(of finding: InteractionFinding) -> [InteractionConflict] {
        conflicts.filter { $0.first.id == finding.id || $0.second.id == finding.id }
    }

    /// What couldn't be checked about one medicine.
    public func gaps(of medicine: Medicine) -> [InteractionGap] {
        gaps.filter { gap in
            switch gap {
            case .noTimes(let name), .noDose(let name, _): name == medicine.name
            default: false
            }
        }
    }
}
