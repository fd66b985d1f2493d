public import TimeKit
import WordKit

/// A rule that applies to a medicine on a day, with its causes.
public struct InteractionFinding: Hashable, Sendable, Identifiable {
    /// The identity of a finding among those of its day.
    public struct ID: Hashable, Sendable {
        public let rule: String
        /// The medicine; nil for a rule about food alone.
        public let medicine: TimeKit.ID<Medicine>?
        /// The generic name of the part, for a medicine that combines several.
        public let generic: String?
    }

    public let rule: InteractionRule
    /// The medicine; nil for a rule about food alone.
    public let medicine: Medicine?
    /// The medicine's name, with its dose and times if another one of the day has the name; empty for a rule about food alone.
    let label: String
    /// The generic name. A medicine that combines several has a finding for each.
    public let generic: String?
    /// The severity on this day, which ``InteractionRule/worse`` can raise.
    public let severity: InteractionSeverity
    /// The urgency: that of the severity, a call today if the rule's ``InteractionRule/call`` holds, and at least that of the alarm of a
    /// value that the rule is about.
    public let level: AlertLevel
    /// Whether the rule itself asks for a call before the next dose.
    let asksToCall: Bool
    /// A sentence about the alarm of a value that the rule is about; nil while none stands.
    let alarm: String?
    /// The causes, in a fixed order.
    public let causes: [InteractionCause]
    /// The requests that other findings can contradict.
    public let urges: Set<InteractionUrge>
    /// A warning that the rule's source wasn't confirmed, or was read too long before the day; nil if there is none.
    public let caution: String?
    /// Further remarks, such as an old laboratory value or an unconfirmed brand name.
    public let notes: [String]
    /// The remark that the medicine's brand name wasn't confirmed; nil if there is none.
    let brandNote: String?
    /// Whether the finding depends on laboratory values older than 90 days.
    public let isWeak: Bool

    public var id: ID { ID(rule: rule.id, medicine: medicine?.id, generic: generic) }

    /// The advice of the day: the alarm of a value first, and the rule's call last if it asks for one.
    public var advice: String {
        let own = asksToCall ? rule.wholeAdvice : rule.advice
        return alarm.map { localized("\($0) After that: \(own)") } ?? own
    }

    /// The urgency in words: "act now", "call before the next dose", "next visit".
    public var urgency: String {
        level == .today && medicine != nil && !isOfItsDay ? localized("call before the next dose") : level.words
    }

    /// Whether the finding is about food or doses of its day, rather than about something permanent.
    var isOfItsDay: Bool {
        causes.contains { cause in
            switch cause {
            case .food, .timing: true
            default: false
            }
        }
    }

    /// Whether it is about a medicine, as the first or the second one.
    func isAbout(_ medicine: Medicine) -> Bool {
        self.medicine?.id == medicine.id || causes.contains { $0.otherMedicine == medicine.id }
    }

    /// "Zestril (lisinopril) and potassium: potassium in the blood can rise."
    public var headline: String {
        guard let subject else { return "\(partner.capitalizedFirst): \(rule.effect)." }
        return localized("\(subject) and \(partner): \(rule.effect).")
    }

    /// The other side of the interaction on this day.
    private var partner: String {
        let names = causes.compactMap { cause -> String? in
            if case .medicine(_, let name) = cause { name } else { nil }
        }
        if case .takesSame(let classes) = rule.trigger, !names.isEmpty, names != [label] {
            return classes.isEmpty
                ? localized("the same medicine in \(listed(names))")
                : localized("another medicine of the same type, \(listed(names))")
        }
        if severity == rule.worse?.severity, let worse = rule.worse?.partnerText { return localized(worse) }
        let isOnDialysis = causes.contains { cause in
            if case .category(let category) = cause { category.isDialysis } else { false }
        }
        return isOnDialysis ? rule.partnerOnDialysis.map { localized($0) } ?? rule.partner : rule.partner
    }

    /// The reasons: the medicine with its dates, the causes, and the source with its grade.
    public var why: String {
        var parts: [String] = []
        if let medicine, let subject {
            parts.append(
                !medicine.saysStart
                    ? "\(subject), \(medicine.taken)"
                    : medicine.stop.map { localized("\(subject), taken from \(medicine.start) to \($0)") }
                        ?? localized("\(subject), taken since \(medicine.start)")
            )
        }
        parts += causes.map(\.words)
        return parts.joined(separator: "; ") + " (\(rule.evidence.citation))"
    }

    private var subject: String? {
        guard let medicine, let generic else { return nil }
        let name = MedicineTable.row(generic)?.shownName ?? generic
        return BundledFoods.folded(medicine.name) == BundledFoods.folded(name) ? label : "\(label) (\(name))"
    }
}

/// Two findings with contradictory requests. Both are shown; the care team decides.
public struct InteractionConflict: Hashable, Sendable {
    public let first: InteractionFinding
    /// The request of the first finding that the second one contradicts.
    public let firstUrge: InteractionUrge
    public let second: InteractionFinding
    /// The request of the second finding.
    public let secondUrge: InteractionUrge

    /// Both requests, and the next step.
    public var message: String {
        let advice =
            [firstUrge, secondUrge].contains(.sugarNow)
            ? localized(
                "the low glucose comes first, with glucose tablets, apple or grape juice — then ask your care team"
            )
            : localized("ask your care team which of the two holds")
        return localized(
            "\(name(first).capitalizedFirst) asks for \(firstUrge.name), \(name(second)) for \(secondUrge.name): \(advice)."
        )
    }

    private func name(_ finding: InteractionFinding) -> String {
        let subject = finding.medicine == nil ? finding.rule.partner : finding.label
        return localized("the advice about \(subject)")
    }
}

/// The result of all rules for a day.
public struct InteractionReport: Hashable, Sendable {
    public let day: LocalDate
    /// The findings, the most urgent first, and those of one urgency by severity.
    public let findings: [InteractionFinding]
    /// The pairs of findings with contradictory requests.
    public let conflicts: [InteractionConflict]
    /// The day's medicines that the table doesn't know, or knows only in part. They weren't checked, which never means that they are safe.
    public let notChecked: [MedicineIdentity]
    /// The day's medicines that are known, but have a part without a rule in the table.
    public let withoutRule: [MedicineIdentity]
    /// The checks that missing data prevented.
    public let gaps: [InteractionGap]

    /// The medicines before whose next dose a finding over a value asks for a call, in the order of the findings.
    func medicines(calledOver result: LabResult.ID) -> [String] {
        findings.reduce(into: []) { names, finding in
            let isOverIt = finding.causes.contains { cause in
                if case .lab(let lab) = cause { lab.result == result } else { false }
            }
            guard finding.asksToCall, finding.medicine != nil, isOverIt, !names.contains(finding.label) else { return }
            names.append(finding.label)
        }
    }

    /// The message for a day without findings.
    public static var nothingFound: String {
        localized(
            "No rule of the table speaks today. The table does not hold every interaction, nor every dose that weak kidneys change: ",
            "ask your pharmacist about new medicines."
        )
    }
}
