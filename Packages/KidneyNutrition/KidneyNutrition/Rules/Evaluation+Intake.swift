import TimeKit

/// The alerts about food and drinks.
extension EvaluationRun {
    mutating func findIntakeAlerts(_ day: LocalDate) {
        let intake = judge.intake(day)
        guard intake.count > 0 else { return }
        let setting = judge.setting(day)
        for found in IntakeAlerts.amounts(of: intake, in: setting, on: today) { add(found) }
        let entries = state.record.entries.filter { $0.day == day }
        for found in unsafeFoods(entries, in: setting) { add(found) }
    }

    /// The alerts about unsafe foods of a day, whose facts are recorded.
    private mutating func unsafeFoods(_ entries: [IntakeEntry], in setting: GoalSetting) -> [KidneyAlert] {
        for entry in entries {
            for reason in IntakeAlerts.unsafe(entry.food, in: setting) {
                facts[reason.alertID(of: entry)] = reason.fact(entry.food.shownName)
            }
        }
        return IntakeAlerts.unsafeFoods(entries, in: setting, isDated: setting.day < today)
    }

    /// Alerts about earlier foods that couldn't wait when they were told and that nobody acknowledged: the latest food of each reason. The
    /// acknowledgment of a later one holds for those before it, as they ask for the same call.
    mutating func findFoodsThatGoOn() {
        let waiting = state.waiting.filter { $0.rawValue.hasPrefix(UnsafeReason.idPrefix) }
        guard !waiting.isEmpty else { return }
        let first = max(state.from, today.adding(days: -IntakeAlerts.toldDays))
        let entries = state.record.entries.filter { $0.day >= first && $0.day <= today }
        var told: Set<String> = []
        for entry in entries.sorted(by: { ($0.at, $0.id) > ($1.at, $1.id) }) {
            let isWaiting = waiting.contains { $0.rawValue.hasPrefix("\(UnsafeReason.idPrefix)\(entry.id)/") }
            for found in unsafeFoods([entry], in: judge.setting(entry.day)) where found.level.cantWait {
                let isSeen = state.seen[found.id] != nil || state.seen[found.acknowledgmentID] != nil
                guard isSeen || isWaiting, told.insert(found.subject).inserted, !isSeen else { continue }
                // The foods of today and of the day before are told one by one.
                if entry.day < today.previous { add(found) }
            }
        }
    }
}

extension KidneyAlert {
    /// Whether the alert is over on the day after. A food that can't wait isn't: it is told on the day after, too, and then until somebody
    /// acknowledges it.
    var endsWithItsDay: Bool { kind.isOfItsDay && !(kind == .unsafeItem && level.cantWait) }
}
