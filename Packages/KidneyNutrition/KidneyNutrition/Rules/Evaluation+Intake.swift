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

    /// Alerts about earlier foods that were told as ones to act on at once and that nobody acknowledged.
    mutating func findFoodsThatGoOn() {
        let waiting = state.waiting.filter { $0.rawValue.hasPrefix(UnsafeReason.idPrefix) }
        guard !waiting.isEmpty else { return }
        let first = max(state.from, today.adding(days: -IntakeAlerts.toldDays))
        for entry in state.record.entries where entry.day >= first && entry.day < today.previous {
            guard waiting.contains(where: { $0.rawValue.hasPrefix("\(UnsafeReason.idPrefix)\(entry.id)/") }) else {
                continue
            }
            let setting = judge.setting(entry.day)
            for found in unsafeFoods([entry], in: setting)
            where found.level == .atOnce && waiting.contains(found.id) {
                add(found)
            }
        }
    }
}

extension KidneyAlert {
    /// Whether the alert is over on the day after. A food that calls for action now isn't: it is told on the day after, too, and then until
    /// somebody acknowledges it.
    var endsWithItsDay: Bool { kind.isOfItsDay && !(kind == .unsafeItem && level == .atOnce) }
}
