import TimeKit
import WordKit

extension EvaluationRun {
    /// Reports the interactions of today, and of yesterday now that it is over; then today's contradictory findings and unchecked
    /// medicines.
    mutating func findInteractions() {
        for day in [today.previous, today] where day >= state.from {
            let report = interactions(on: day)
            for finding in report.findings where day == today || finding.isOfItsDay {
                if !isToldAsUnsafe(finding, on: day) {
                    for period in finding.periods(day) { tell(finding, for: period, on: day) }
                }
            }
            guard day == today else { continue }
            for conflict in report.conflicts { tell(conflict) }
            for identity in report.notChecked { tell(identity) }
        }
    }

    /// The interactions of a day. Those of today are found once.
    mutating func interactions(on day: LocalDate) -> InteractionReport {
        if day == today, let known = interactionsOfToday { return known }
        let report = Interactions.evaluate(
            InteractionDay(
                day,
                in: state.zone,
                isOver: day < today,
                profile: state.record.profile,
                medicines: state.record.medicines,
                entries: state.record.entries,
                labs: state.record.labs,
                targets: judge.setting(day).targets,
                isIll: state.record.profile.conditions(on: today).contains(.illness)
            )
        )
        if day == today { interactionsOfToday = report }
        return report
    }

    /// Whether alerts about unsafe foods already cover a finding of a rule about food alone. A milder alert doesn't cover one that can't
    /// wait.
    private mutating func isToldAsUnsafe(_ finding: InteractionFinding, on day: LocalDate) -> Bool {
        guard finding.medicine == nil else { return false }
        let setting = judge.setting(day)
        let unsafe = state.record.entries.filter { entry in
            IntakeAlerts.unsafe(entry.food, in: setting).contains {
                !finding.level.cantWait || !finding.level.isGraver(than: $0.level)
            }
        }.map(\.id)
        let eaten = finding.causes.compactMap { cause -> IntakeEntry.ID? in
            if case .food(let entry, _, _) = cause { entry } else { nil }
        }
        return !eaten.isEmpty && eaten.allSatisfy(unsafe.contains)
    }

    private mutating func tell(_ finding: InteractionFinding, for period: String, on day: LocalDate) {
        let id = "interaction/\(finding.word)/\(finding.gravity)/\(period)"
        let causes = finding.causes.map(\.words).joined(separator: "; ")
        facts[TimeKit.ID(id)] = finding.headline + (causes.isEmpty ? "" : " " + causes.capitalizedFirst + ".")
        alert(
            id,
            .interaction,
            finding.level,
            finding.rule.evidence.remarked(finding.headline + " " + finding.advice, on: day),
            why: ([finding.why] + finding.notes.map(Words.sentence)).joined(separator: ". ") + ". "
                + DayTargets.careTeamFirst,
            link: "interactions/\(day)",
            on: day
        )
    }

    private mutating func tell(_ conflict: InteractionConflict) {
        alert(
            "conflict/\(conflict.first.word)/\(conflict.second.word)",
            .conflict,
            .caution,
            conflict.message,
            why: "\(conflict.first.why). \(Words.sentence(conflict.second.why)). " + DayTargets.careTeamFirst,
            link: "interactions/\(today)"
        )
    }

    private mutating func tell(_ identity: MedicineIdentity) {
        alert(
            "unchecked/\(IDWord.name(identity.typed))",
            .interaction,
            .notice,
            identity.message,
            why: localized("only medicines of the table are checked.") + " " + DayTargets.careTeamFirst,
            link: "medicines"
        )
    }
}

extension InteractionSeverity {
    /// The alert level of this severity.
    public var level: AlertLevel {
        switch self {
        case .contraindicated: .today
        case .major, .moderate: .caution
        case .minor, .timing: .notice
        }
    }
}

extension InteractionFinding {
    /// The severity's part of an alert id. It changes when the finding asks for a call or for action now, so that the finding is reported
    /// again.
    fileprivate var gravity: String {
        severity.rawValue + (level == .atOnce ? "-now" : level == severity.level ? "" : "-call")
    }

    /// The finding's part of an alert id.
    fileprivate var word: String {
        [rule.id, medicine?.id.rawValue, generic].compactMap { $0.map(IDWord.of) }.joined(separator: "/")
    }

    /// The periods in which the finding is reported once: each pair of times for a matter of timing, the day for other findings about food or
    /// doses, the laboratory value if one is a cause, and the month for other facts. Any other finding is reported once for as long as the medicine
    /// and the same others are taken, so a third medicine causes a new report.
    fileprivate func periods(_ day: LocalDate) -> [String] {
        let pairs = causes.map { cause -> String? in
            guard case .timing(let dose, let near?, _, _) = cause else { return nil }
            return "\(dose.time.word)-\(near.word)"
        }
        if severity == .timing, pairs.allSatisfy({ $0 != nil }) { return Set(pairs.compactMap(\.self)).sorted() }
        if isOfItsDay { return ["\(day)"] }
        for case .lab(let lab) in causes { return [lab.result.rawValue] }
        for case .fact in causes { return ["\(day.startOfMonth)"] }
        let others = Set(causes.compactMap(\.otherMedicine)).map { IDWord.of($0.rawValue) }.sorted()
        return [others.isEmpty || severity == .timing ? "always" : AlertSubject.others + others.joined(separator: "_")]
    }
}

extension LocalTime {
    /// The time as a part of ids: "0805".
    fileprivate var word: String { description.prefix(5).filter { $0 != ":" } }
}

/// Converts names to parts of ids. Characters other than letters, digits and hyphens become hyphens, so that an id has no extra slash.
private enum IDWord {
    static func of(_ text: String) -> String {
        String(text.lowercased().map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "-" })
    }

    /// Returns the part for a typed name. Signs are encoded, so that names that differ only in signs have different parts: ".2a.2a.2a" for "***".
    static func name(_ text: String) -> String {
        text.lowercased().map { character in
            if character.isLetter || character.isNumber || character == "-" { return String(character) }
            if character.isWhitespace { return "-" }
            return character.unicodeScalars.map { "." + String($0.value, radix: 16) }.joined()
        }.joined()
    }
}
