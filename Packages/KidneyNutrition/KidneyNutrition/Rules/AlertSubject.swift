import TimeKit

/// Words of alert ids that subjects depend on.
enum AlertSubject {
    /// The beginning of the part with the other medicines that a finding is about.
    static let others = "with-"
    /// The beginning of the part with the numbers of an alarm.
    static let value = "is-"
}

extension KidneyAlert {
    /// The subject, which is the same on every day and for every entry: "intake/potassium/over", "interaction/binder-meal/…/timing".
    public var subject: String {
        var parts = id.ofAnyValue.rawValue.split(separator: "/").map(String.init)
        switch kind {
        // The second part of the id is the entry, the reading or the session, which can be named by its day. A pressure that can't wait
        // keeps it, so each reading has its own subject.
        case .pressure where level.cantWait || parts.contains("mean"): break
        case .unsafeItem, .pressure, .weight: if parts.count > 1 { parts.remove(at: 1) }
        // The last part is the newest value.
        case .lab where parts.first == "trend": parts.removeLast()
        // The parts after the fifth are the day, the month or the laboratory value of the report, or the other medicines.
        case .interaction where parts.count > 5 && !parts[5].hasPrefix(AlertSubject.others):
            parts.removeLast(parts.count - 5)
        case .intakeNear, .intakeOver, .intakeLow, .lab, .conflict, .goalPaused, .interaction: break
        }
        return parts.filter { LocalDate($0) == nil }.joined(separator: "/")
    }

    /// Whether the alert is about dose times. It has one id for each pair of times.
    var isOfTimes: Bool { kind == .interaction && subject.hasSuffix("/\(InteractionSeverity.timing.rawValue)") }

    /// Whether the user may dismiss the subject permanently. Alerts that can't wait can't be dismissed.
    public var canBeDismissed: Bool { !level.cantWait }
}

extension [KidneyAlert] {
    /// The alerts whose subjects weren't dismissed.
    func without(_ dismissed: Set<String>) -> [KidneyAlert] {
        dismissed.isEmpty ? self : filter { !$0.canBeDismissed || !dismissed.contains($0.subject) }
    }

    /// The gravest alerts first. Of those that can't wait, alarms of measurements precede what follows from them, because they say what
    /// to do first. Otherwise alerts of today precede the others, and else the order stays.
    func gravestFirst(on today: LocalDate) -> [KidneyAlert] {
        AlertLevel.allCases.reversed().flatMap { level in
            let rows = filter { $0.level == level }
            let parts =
                level.cantWait
                ? [rows.filter(\.kind.isOfMeasurement), rows.filter { !$0.kind.isOfMeasurement }] : [rows]
            return parts.flatMap { part in part.filter { $0.day >= today } + part.filter { $0.day < today } }
        }
    }

    /// The first alert of each subject, in the order of the list.
    func firstOfEachSubject() -> [KidneyAlert] { groups(by: \.subject).map(\.alert) }

    /// The first alert of each subject that can't wait, and of each kind of others, with the number of other alerts of its group.
    func groupsForOneDay() -> [(alert: KidneyAlert, others: Int)] {
        groups { $0.level.cantWait ? $0.subject : $0.kind.rawValue }
    }

    private func groups(by key: (KidneyAlert) -> String) -> [(alert: KidneyAlert, others: Int)] {
        let counts = Dictionary(grouping: self, by: key).mapValues(\.count)
        var seen: Set<String> = []
        return filter { seen.insert(key($0)).inserted }.map { ($0, (counts[key($0)] ?? 1) - 1) }
    }
}
