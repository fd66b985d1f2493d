import Foundation
import FractionParser
import TimeKit
import WordKit

extension ClinicReport {
    // MARK: Medicines and goals

    /// Returns the medicines of a span by name, those taken on its last day first.
    static func medicines(_ history: CareHistory, from: LocalDate, to: LocalDate) -> [MedicineLine] {
        history.medicines.filter { $0.earliest <= to && ($0.stop.map { $0 >= from } ?? true) }.map { medicine in
            let identity = MedicineLookup.find(medicine)
            let parts = identity.parts.map { part in
                part.classes.isEmpty
                    ? part.shownName
                    : "\(part.shownName), \(part.classes.map(\.shownName).sorted().joined(separator: ", "))"
            }
            return MedicineLine(
                name: medicine.name,
                dose: dose(medicine),
                identity: ((identity.check.remark.map { [$0] } ?? []) + parts).joined(separator: "; "),
                check: identity.check,
                taken: medicine.taken,
                isCurrent: medicine.mayBeTaken(on: to)
            )
        }.sorted { left, right in
            if left.isCurrent != right.isCurrent { return left.isCurrent }
            return (left.name.lowercased(), left.taken) < (right.name.lowercased(), right.taken)
        }
    }

    private static func dose(_ medicine: Medicine) -> String {
        var parts = medicine.dose.isEmpty ? [] : [medicine.dose]
        if !medicine.times.isEmpty {
            parts.append(
                medicine.times.map { time in
                    time.time.hourAndMinute + (time.amount.isEmpty ? "" : " \(time.amount)")
                }.joined(separator: ", ")
            )
        }
        if !medicine.weekdays.isEmpty {
            parts.append(
                medicine.weekdays.sorted { $0.rawValue < $1.rawValue }.map(\.short).joined(separator: " ")
            )
        }
        return parts.joined(separator: ", ")
    }

    /// Returns the goals of the last day with their progress. Daily goals have the number of days on which they were reached.
    static func goals(_ history: CareHistory, from: LocalDate, to: LocalDate) -> [GoalLine] {
        let record = history.record(on: to)
        var judge = RewardJudge(record, today: to)
        // The last day is over, too.
        var dayJudge = RewardJudge(record, today: to.next)
        let days = history.entries(from: from, to: to).map(\.day)
        return history.goals.filter { $0.aim(on: to) != nil }.sorted { ($0.priority, $0.id) < ($1.priority, $1.id) }
            .compactMap { goal in
                guard let aim = goal.aim(on: to), let progress = judge.progress(of: goal) else { return nil }
                let title = aim.title(in: history.profile.units)
                guard aim.isDaily, progress.state != .paused else {
                    return GoalLine(aim: title, shown: progress.shown, state: progress.state, note: progress.note)
                }
                let own = days.filter { goal.aim(on: $0) != nil }
                let states = own.map { dayJudge.dayState(goal.lineage, on: $0) }
                let met = states.count { $0?.isMet == true }
                let reasons = states.compactMap { state in
                    if case .unknown(let reason)? = state { reason } else { nil }
                }
                return GoalLine(
                    aim: title,
                    shown: localized("reached on \(met) of \(own.count, "day") written down"),
                    state: reasons.count == own.count ? .unknown : met == own.count ? .reached : .underway,
                    note: reasons.first.map { localized("\(reasons.count) of them can't be told: \($0)") } ?? ""
                )
            }
    }

    /// Returns the interactions of medicines, food and laboratory values on a day.
    static func interactions(_ history: CareHistory, on day: LocalDate) -> InteractionReport {
        Interactions.evaluate(
            InteractionDay(
                day,
                in: history.zone,
                isOver: true,
                profile: history.profile,
                medicines: history.medicines,
                entries: history.entries,
                labs: history.labs,
                targets: history.targets(on: day)
            )
        )
    }

    // MARK: Alerts

    /// Returns the alerts of a span, the most urgent first. A message that came on several days is one line.
    static func alerts(
        _ history: CareHistory,
        from: LocalDate,
        to: LocalDate
    ) -> [AlertLine] {
        // A day near a limit stayed within it, so the report leaves it out.
        let told = history.alerts.filter { alert in
            guard (from...to).contains(alert.day) else { return false }
            switch alert.kind {
            case .unsafeItem, .intakeNear: return false
            default: return true
            }
        }
        var lines = Dictionary(grouping: told) { alert in
            topic(of: alert)
        }.values.compactMap { alerts -> AlertLine? in
            let sorted = alerts.sorted { ($0.day, $0.id) < ($1.day, $1.id) }
            guard let first = sorted.first, let last = sorted.last else { return nil }
            let levels = sorted.map { history.toldLevels[$0.id] ?? $0.level }
            return AlertLine(
                level: last.level,
                told: levels.dropFirst().reduce(levels[0]) { $1.isGraver(than: $0) ? $1 : $0 },
                first: first.day,
                last: last.day,
                days: Set(sorted.map(\.day)).count,
                message: Words.sentence(last.message)
            )
        }
        lines += unsafe(history, from, to)
        let order = Array(AlertLevel.allCases.reversed())
        return lines.sorted { left, right in
            let (one, other) = (order.firstIndex(of: left.told) ?? 0, order.firstIndex(of: right.told) ?? 0)
            if one != other { return one < other }
            return (right.last, left.message, left.first, left.days) < (
                left.last, right.message, right.first, right.days
            )
        }
    }

    /// Returns the key that groups alerts of several days. Their figures and laboratory values may differ.
    private static func topic(of alert: KidneyAlert) -> String {
        let parts = alert.id.rawValue.split(separator: "/")
        switch parts.first {
        case "intake": return parts.dropFirst(2).joined(separator: "/")
        case "conflict", "goal-paused": return parts.prefix(2).joined(separator: "/")
        default: return alert.message
        }
    }

    /// Returns the foods that were unsafe on the day they were eaten, including those entered later.
    private static func unsafe(_ history: CareHistory, _ from: LocalDate, _ to: LocalDate) -> [AlertLine] {
        var found: [String: (level: AlertLevel, days: [LocalDate])] = [:]
        for (day, entries) in history.entries(from: from, to: to) {
            let setting = history.setting(on: day)
            for entry in entries {
                for reason in IntakeAlerts.unsafe(entry.food, in: setting) {
                    found[reason.message(entry.food.shownName), default: (reason.level, [])].days.append(day)
                }
            }
        }
        return found.compactMap { message, told in
            guard let first = told.days.first, let last = told.days.last else { return nil }
            return AlertLine(
                level: told.level,
                told: told.level,
                first: first,
                last: last,
                days: Set(told.days).count,
                message: Words.sentence(message)
            )
        }
    }

    // MARK: The log

    static func log(_ history: CareHistory, from: LocalDate, to: LocalDate) -> [LogDay] {
        history.entries(from: from, to: to).map { day, entries in
            LogDay(
                day: day,
                lines: entries.map { entry in
                    LogLine(
                        time: history.zone.local(at: entry.at).time.hourAndMinute,
                        meal: entry.meal.map { Words.meal($0) } ?? "",
                        food: entry.food.shownName,
                        amount: amount(entry),
                        contents: cells(Totals([entry]))
                    )
                },
                totals: cells(Totals(entries))
            )
        }
    }

    /// Returns the amount as typed, followed by its weight if it has another unit and the weight is known.
    private static func amount(_ entry: IntakeEntry) -> String {
        if case .unit(let unit) = entry.amount.measure, unit.dimension == .mass { return entry.shownAmount }
        guard entry.amount.isWeighed else { return entry.shownAmount }
        return "\(entry.shownAmount), \(DecimalText.text(entry.amount.grams, most: 0)) g"
    }

    private static func cells(_ totals: Totals) -> [String] {
        [totals[.protein], totals[.sodium], totals[.potassium], totals[.phosphorus], totals.fluid].map { total in
            guard total.unknownFoods < total.foods || total.known.thousandths > 0 else { return "?" }
            return (total.isComplete ? "" : "≥ ") + PartialTotal.grouped(total.known.value, down: !total.isComplete)
        }
    }
}
