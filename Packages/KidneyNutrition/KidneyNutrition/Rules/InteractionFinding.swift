public import TimeKit

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
    /// The generic name. A medicine that combines several has a finding for each.
    public let generic: String?
    /// The severity on this day, which ``InteractionRule/worse`` can raise.
    public let severity: InteractionSeverity
    /// The urgency: that of the severity, or a call today if the rule's ``InteractionRule/call`` holds.
    public let level: AlertLevel
    /// The causes, in a fixed order.
    public let causes: [InteractionCause]
    /// The requests that other findings can contradict.
    public let urges: Set<InteractionUrge>
    /// A warning that the rule's source wasn't confirmed, or was read too long before the day; nil if there is none.
    public let caution: String?
    /// Further remarks, such as an old laboratory value or an unconfirmed brand name.
    public let notes: [String]
    /// Whether the finding depends on laboratory values older than 90 days.
    public let isWeak: Bool

    public var id: ID { ID(rule: rule.id, medicine: medicine?.id, generic: generic) }

    /// The urgency in words: "call before the next dose", "next visit".
    public var urgency: String {
        level.cantWait && medicine != nil && !isOfItsDay ? "call before the next dose" : level.words
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

    /// "Zestril (lisinopril) and potassium: potassium in the blood can rise."
    public var headline: String {
        guard let subject else { return "\(rule.partner.capitalizedFirst): \(rule.effect)." }
        return "\(subject) and \(rule.partner): \(rule.effect)."
    }

    /// The reasons: the medicine with its dates, the causes, and the source with its grade.
    public var why: String {
        var parts: [String] = []
        if let medicine, let subject {
            parts.append(
                medicine.stop.map { "\(subject), taken from \(medicine.start) to \($0)" }
                    ?? "\(subject), taken since \(medicine.start)"
            )
        }
        parts += causes.map(\.words)
        return parts.joined(separator: "; ") + " (\(rule.evidence.citation))"
    }

    private var subject: String? {
        guard let medicine, let generic else { return nil }
        let typed = medicine.name
        return typed.lowercased() == generic.lowercased() ? typed : "\(typed) (\(generic))"
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
            ? "the low glucose comes first, with glucose tablets, apple or grape juice — then ask your care team"
            : "ask your care team which of the two holds"
        return "\(name(first)) asks for \(firstUrge.rawValue), \(name(second)) for \(secondUrge.rawValue): \(advice)."
    }

    private func name(_ finding: InteractionFinding) -> String {
        finding.medicine?.name ?? "the advice about \(finding.rule.partner)"
    }
}

/// The result of all rules for a day.
public struct InteractionReport: Hashable, Sendable {
    public let day: LocalDate
    /// The findings, the gravest first.
    public let findings: [InteractionFinding]
    /// The pairs of findings with contradictory requests.
    public let conflicts: [InteractionConflict]
    /// The day's medicines that the table doesn't know, or knows only in part. They weren't checked, which never means that they are safe.
    public let notChecked: [MedicineIdentity]
    /// The day's medicines that are known, but have a part without a rule in the table.
    public let withoutRule: [MedicineIdentity]
    /// The checks that missing data prevented.
    public let gaps: [InteractionGap]

    /// The message for a day without findings.
    public static let nothingFound =
        "No rule of the table speaks today. The table does not hold every interaction: ask your pharmacist about new medicines."
}

extension String {
    /// The text with its first character capitalized.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
