import FractionParser
public import TimeKit
import WordKit

/// Explains the numbers that are shown, with the source, and with the laboratory value and date that activated them.
public enum Why {
    /// Explains a target: all reasons, missing or old data, and the precedence of the care team.
    public static func target(_ target: DayTarget, in units: UnitSystem) -> String {
        let reasons = target.reasons.map(\.sentence) + target.notes
        return "\(target.quantity.noun) \(target.shown(in: units)): " + reasons.joined(separator: "; ") + ". "
            + DayTargets.careTeamFirst
    }

    public static func alert(_ alert: KidneyAlert) -> String {
        localized("\(alert.message) (\(alert.day)). Why: \(alert.why)")
    }

    public static func suggestion(_ suggestion: Suggestion) -> String {
        localized("\(suggestion.message) (\(suggestion.day)). Why: \(suggestion.why)")
    }

    /// Explains a reward: its condition, all entries of the ledger, and the evidence. Empty if it was never granted.
    public static func reward(_ key: RewardKey, in ledger: RewardLedger, category: DiseaseCategory?) -> String {
        let lines = ledger.entries(of: key)
        guard let state = ledger.state(of: key), let subject = GoalSubject.of(key.lineage) else { return "" }
        let row = RewardTable.row(subject, key.rule, for: category)
        let history = lines.map { "\($0.change.words) (\(localized(kept: $0.why)))" }.joined(
            separator: localized(", then ")
        )
        let points = localized("\(ledger.amount(of: key)) points, \(subject.name), \(key.period.name)")
        let basis = row.map { localized("\(points) for \($0.words) — \($0.evidence.citation)") } ?? points
        return "\(basis): \(history). \(state.words)"
    }

    /// Explains a flag on a day: the range, its source, and the goal for the disease.
    public static func flag(
        _ result: LabResult,
        for patient: LabPatient,
        among others: [LabResult],
        on today: LocalDate
    ) -> String {
        let found = LabRule.finding(result, for: patient, among: others, on: today)
        let title = LabTable.facts(result.analyte).title
        let range = found.range.shown(of: result.analyte, in: result.unit)
        // The sentence of an alert stands beside it.
        let isByRate = result.analyte == .creatinine && found.level != nil
        let within =
            isByRate
            ? localized("it is judged by the eGFR that it gives")
            : range.isEmpty ? found.message : localized("the range is \(range)")
        let goal =
            (found.goal.map { "; \($0.evidence == found.evidence ? $0.words : $0.sentence)" } ?? "")
            + (found.correction == nil
                ? "" : "; \(CorrectedCalcium.note) (\(CorrectedCalcium.evidence.citation))")
        let judged = localized("\(title) \(result.shown) of \(result.moment.day) is \(found.words)")
        // The sentence about a value that isn't judged says so itself.
        let isSaid = !isByRate && range.isEmpty && found.isWhereItShouldBe == nil
        let text = isSaid ? found.message : "\(judged): \(within)"
        return "\(text) (\(found.evidence.citation))\(goal). \(DayTargets.careTeamFirst)"
    }

    /// Explains the harm that a goal could do.
    public static func harm(_ harm: GoalHarm, in units: UnitSystem = .conventional) -> String {
        "\(harm.message(in: units)) (\(harm.evidence.citation))"
    }
}

extension RewardChange {
    /// The change in words.
    var words: String {
        switch self {
        case .grant: localized("given")
        case .pend: localized("pending")
        case .resume: localized("given again")
        case .settle: localized("kept")
        case .reverse: localized("taken back")
        }
    }
}

extension RewardState {
    /// The meaning of the state, in a sentence.
    public var words: String {
        switch self {
        case .granted: localized("It counts; it is kept for good once its time is over.")
        case .pending:
            localized(
                "It doesn't count now: the goal isn't reached anymore. It counts again once it is, before its time is over."
            )
        case .settled: localized("It is kept for good.")
        case .reversed: localized("It was taken back, and is given only once.")
        }
    }
}

extension GoalHarm {
    /// The source of the reason.
    public var evidence: Evidence {
        switch self {
        case .fruitWithHighPotassium, .fruitUnderPotassiumLimit, .fruitPotassiumUnknown, .fruitPotassiumNotUsed,
            .alreadyLow, .notLimited:
            TargetTable.row(.potassiumNone).evidence
        case .fruitLittleUrine: GoalHarmRule.urineEvidence
        case .fruitLatelyHigh: TargetTable.row(.potassiumHigh).evidence
        case .weightTooFast: GoalHarmRule.paceEvidence
        case .underweight, .weightTooLow, .heightUnknown: GoalHarmRule.weightEvidence
        case .tooStrict(.sodium, _, _): GoalHarmRule.sodiumEvidence
        case .tooStrict(.phosphorus, _, _): TargetTable.row(.phosphorusHigh).evidence
        case .tooStrict: TargetTable.row(.potassiumHigh).evidence
        case .underFloor(_, _, let limit), .underRange(_, _, _, let limit), .overCeiling(_, _, let limit),
            .fluidOverLimit(_, let limit):
            limit.reason.evidence
        case .saltWithLithium: Evidence("lithium label; Aldactone label 7.2 for diuretics", .recalled)
        case .pressureOutOfRange: PressureRule.evidence
        case .fluidLimitUnknown, .fluidUrineUnknown: TargetTable.row(.fluidHemodialysis).evidence
        case .fluidWithTolvaptan: Evidence("tolvaptan label, from general knowledge", .recalled)
        default: Evidence("general knowledge", .recalled)
        }
    }
}

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
        findings.filter { $0.isAbout(medicine) }
    }

    /// Returns the conflicts of a finding with others.
    public func conflicts(of finding: InteractionFinding) -> [InteractionConflict] {
        conflicts.filter { $0.first.id == finding.id || $0.second.id == finding.id }
    }

    /// Returns the checks of a medicine that missing data prevented.
    public func gaps(of medicine: Medicine) -> [InteractionGap] {
        gaps.filter { gap in
            switch gap {
            case .noTimes(let name), .noDose(let name, _), .noDayDose(let name, _), .corrected(let name, _):
                name == medicine.name
            default: false
            }
        }
    }
}
