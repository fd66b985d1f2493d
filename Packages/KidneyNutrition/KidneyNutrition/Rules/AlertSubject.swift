import TimeKit

extension KidneyAlert {
    /// The subject, which is the same on every day and for every entry: "intake/potassium/over", "interaction/binder-meal/…/timing".
    public var subject: String {
        var parts = id.rawValue.split(separator: "/").map(String.init).filter { LocalDate($0) == nil }
        switch kind {
        // The second part of the id is the entry, the reading or the session. A pressure that can't wait keeps it, so each reading has its
        // own subject.
        case .pressure where level.cantWait: break
        case .unsafeItem, .pressure, .weight: if parts.count > 1 { parts.remove(at: 1) }
        // The last part is the newest value.
        case .lab where parts.first == "trend": parts.removeLast()
        // The parts after the fifth are the day, the month or the laboratory value of the report.
        case .interaction where parts.count > 4: parts = Array(parts.prefix(5))
        case .intakeNear, .intakeOver, .intakeLow, .lab, .conflict, .goalPaused, .interaction: break
        }
        return parts.joined(separator: "/")
    }

    /// The day and the quantity of an amount near or over its limit: "intake/2026-06-01/sodium"; nil for other alerts.
    var amountID: String? {
        kind == .intakeNear || kind == .intakeOver
            ? id.rawValue.split(separator: "/").prefix(3).joined(separator: "/") : nil
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
