public import TimeKit

/// A rule that speaks for a medicine on a day, and why.
public struct InteractionFinding: Hashable, Sendable, Identifiable {
    /// What tells it from the others of the day.
    public struct ID: Hashable, Sendable {
        /// The rule.
        public let rule: String
        /// The medicine; nil for a rule about food alone.
        public let medicine: TimeKit.ID<Medicine>?
        /// Which part of it, for a combination.
        public let generic: String?
    }

    /// The rule.
    public let rule: InteractionRule
    /// The medicine; nil for a rule about food alone.
    public let medicine: Medicine?
    /// Its generic name; a combination has several findings.
    public let generic: String?
    /// How much it matters today.
    public let severity: InteractionSeverity
    /// The urgency.
    public let level: AlertLevel
    /// Why, in a fixed order.
    public let causes: [InteractionCause]
    /// What it asks for that may be opposed.
    public let urges: Set<InteractionUrge>
    /// What is to be said of the rule's source on the day; nil where it was read there.
    public let caution: String?
    /// What else is to be said: what is old, what wasn't confirmed.
    public let notes: [String]
    /// Whether it rests on a laboratory value older than 90 days alone.
    public let isWeak: Bool

    /// What tells it from the others of the day.
    public var id: ID { ID(rule: rule.id, medicine: medicine?.id, generic: generic) }

    /// The urgency in words: "call before the next dose", "next visit".
    public var urgency: String {
        level.cantWait && medicine != nil && !isOfItsDay ? "call before the next dose" : level.words
    }

    /// Whether it is about what was eaten or taken on its day, and not about what is always so.
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
        guard let subject else { return "\(rule.partner.capitalisedFirst): \(rule.effect)." }
        return "\(subject) and \(rule.partner): \(rule.effect)."
    }

    /// Everything it rests on: the medicine with its dates, the causes, and the source with its grade.
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

/// Two findings that ask for opposite things. Both are shown; the care team decides.
public struct InteractionConflict: Hashable, Sendable {
    /// The one.
    public let first: InteractionFinding
    /// What it asks for.
    public let firstUrge: InteractionUrge
    /// The other.
    public let second: InteractionFinding
    /// What it asks for.
    public let secondUrge: InteractionUrge

    /// Both sides, and what to do.
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

/// What the rules say of a day.
public struct InteractionReport: Hashable, Sendable {
    /// The day.
    public let day: LocalDate
    /// What speaks, the gravest first.
    public let findings: [InteractionFinding]
    /// What asks for opposite things.
    public let conflicts: [InteractionConflict]
    /// Medicines of the day that aren't known, or only in part: not checked, which never means safe.
    public let notChecked: [MedicineIdentity]
    /// Medicines of the day that are known, and of which the table has no rule for one part at least.
    public let withoutRule: [MedicineIdentity]
    /// What couldn't be checked for want of something else.
    public let gaps: [InteractionGap]

    /// What is said where nothing was found.
    public static let nothingFound =
        "No rule of the table speaks today. The table does not hold every interaction: ask your pharmacist about new medicines."
}

extension String {
    /// With a capital letter first.
    var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
