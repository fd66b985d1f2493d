import TimeKit
import WordKit

extension IntakeAlerts {
    /// Returns the alerts about the recorded amounts of a day.
    ///
    /// On any day they are about exceeded limits. While the day isn't over, they are also about limits that are near, and about potassium without a
    /// limit beside a high value after a dialysis session. Once it is over, they are also about lower targets that it didn't reach.
    static func amounts(of intake: IntakeDay, in setting: GoalSetting, on today: LocalDate) -> [KidneyAlert] {
        guard intake.count > 0 else { return [] }
        let day = intake.day
        func alert(
            _ kind: AlertKind,
            _ level: AlertLevel,
            _ quantity: TargetQuantity,
            _ word: String,
            _ message: String,
            why: String
        ) -> KidneyAlert {
            KidneyAlert(
                id: TimeKit.ID("intake/\(day)/\(quantity.rawValue)/\(word)"),
                kind: kind,
                level: level,
                day: day,
                message: message,
                why: why,
                link: "journal/\(day)"
            )
        }
        var found = effects(of: intake, in: setting).compactMap { effect -> KidneyAlert? in
            switch effect.place {
            case .over:
                let words = day < today ? effect.pastMessage : effect.message
                let message = effect.target.high?.reason.evidence.remarked(words, on: today) ?? words
                return alert(.intakeOver, .caution, effect.quantity, "over", message, why: effect.why)
            case .near where day >= today:
                return alert(.intakeNear, .notice, effect.quantity, "near", effect.message, why: effect.why)
            default: return nil
            }
        }
        let total = intake.totals[.potassium]
        if day >= today, total.known.thousandths > 0, setting.targets[.potassium].high == nil,
            let lab = LabLimitRule.highAfterSession(setting.labs, on: day, in: setting.category)
        {
            let evidence = TargetTable.row(.potassiumHigh).evidence
            let words = localized(
                "potassium \(total.text(unit: Nutrient.potassium.unit)): \(lab.words) is high although it was drawn after a dialysis ",
                "session. No limit goes by such a value — ask your care team what you can eat"
            )
            found.append(
                alert(
                    .intakeNear,
                    .caution,
                    .potassium,
                    "after-session",
                    evidence.remarked(words, on: today),
                    why: "\(lab.words); \(evidence.citation)"
                )
            )
        }
        guard day < today else { return found }
        found += lows(of: intake, in: setting.targets, units: setting.profile.units).map { low in
            let message = low.target.low?.reason.evidence.remarked(low.message, on: today) ?? low.message
            let why = Why.target(low.target, in: setting.profile.units)
            return alert(.intakeLow, .caution, low.target.quantity, "low", message, why: why)
        }
        return found
    }
}

extension IntakeAlerts {
    /// The number of days for which a food that can't wait is told while nobody acknowledges it.
    static let toldDays = 14

    /// Returns the alerts about foods of a day that are unsafe in themselves, one for each reason.
    ///
    /// - Parameter isDated: Whether the alerts stand on a later day, so that they have the day.
    static func unsafeFoods(
        _ entries: [IntakeEntry],
        in setting: GoalSetting,
        isDated: Bool = false
    ) -> [KidneyAlert] {
        entries.flatMap { entry in
            unsafe(entry.food, in: setting).map { reason in
                let numbers = reason.level.cantWait ? AlarmWords.numbers(of: setting.profile).map { ". \($0)" } : nil
                let message =
                    (isDated ? "\(entry.day): " : "") + reason.message(entry.food.shownName) + (numbers ?? "")
                return KidneyAlert(
                    id: reason.alertID(of: entry),
                    kind: .unsafeItem,
                    level: reason.level,
                    day: entry.day,
                    message: reason.evidence.remarked(message, on: entry.day),
                    why: reason.why,
                    link: "journal/\(entry.day)"
                )
            }
        }
    }
}

extension AlertKind {
    /// Whether the alert is about the food of a day, which is judged by the present entries.
    var isOfEntries: Bool { [.intakeNear, .intakeOver, .intakeLow, .unsafeItem].contains(self) }
}
