import TimeKit
import WordKit

// The changes of a plan within its cycle.

extension ClinicWords {
    /// The changes of a cycle's dates and of its items, by day and then in the order of the plan.
    func changes(in cycle: Cycle, moves: [CycleMove]) -> [ClinicReport.PlanChange] {
        let title = localized("Cycle \(cycle.number)")
        var changes: [(place: Int, change: ClinicReport.PlanChange)] = []
        for move in moves {
            for line in lines(of: move) {
                changes.append((-1, ClinicReport.PlanChange(day: move.day, item: title, text: line)))
            }
        }
        for (place, item) in plan.items.enumerated() {
            for line in lines(of: item, in: cycle) {
                let change = ClinicReport.PlanChange(day: line.day, item: item.name(on: line.day), text: line.text)
                changes.append((place, change))
            }
        }
        return changes.sorted { ($0.change.day, $0.place) < ($1.change.day, $1.place) }.map(\.change)
    }

    /// The days on which an item's doses changed, or the name of their unit got another meaning, in order.
    func doseChanges(of item: Item, in cycle: Cycle) -> [LocalDate] {
        let first = item.added ?? cycle.start
        let edits = item.earlier.map(\.until).filter { $0 > first && !doseLines(of: item, on: $0, in: cycle).isEmpty }
        let names = unitChanges(of: item, in: cycle).filter { DoseMeasure.areEqual($0.before, $0.after) != true }
        return (edits + names.map(\.day)).sorted()
    }

    private func lines(of move: CycleMove) -> [String] {
        let (old, new) = (move.before, move.after)
        return [
            old.start == new.start ? nil : localized("dosing start: \(old.start) → \(new.start)"),
            old.challenge == new.challenge ? nil : localized("food challenge: \(old.challenge) → \(new.challenge)"),
        ]
        .compactMap(\.self)
    }

    private func lines(of item: Item, in cycle: Cycle) -> [(day: LocalDate, text: String)] {
        var lines: [(day: LocalDate, text: String)] = []
        let first = item.added ?? cycle.start
        if let added = item.added, added > cycle.start { lines.append((added, localized("added to the plan"))) }
        for day in Set(item.earlier.map(\.until)).sorted() where day > first {
            let (before, after) = (item.name(on: day.previous), item.name(on: day))
            if before != after { lines.append((day, localized("renamed from \(before)"))) }
            lines += stopLine(of: item, on: day).map { [(day, $0)] } ?? []
            lines += doseLines(of: item, on: day, in: cycle).map { (day, $0) }
        }
        for stay in item.place.earlier where stay.until > first {
            let now = item.place.category(on: stay.until)
            lines.append((stay.until, localized("moved from \(stay.category.title) to \(now.title)")))
        }
        for change in unitChanges(of: item, in: cycle) {
            let (before, after) = (UnitWords(change.before).one, UnitWords(change.after).one)
            lines.append((change.day, localized("unit renamed: \(before) → \(after)")))
        }
        if let archived = item.archived { lines.append((archived, localized("taken out of the plan"))) }
        return lines.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }.map(\.element)
    }

    /// The days of the cycle on which the unit of an item's doses got another name, with both names.
    private func unitChanges(of item: Item, in cycle: Cycle) -> [(day: LocalDate, before: String, after: String)] {
        var changes: [(day: LocalDate, before: String, after: String)] = []
        for unit in plan.units {
            for day in Set(unit.earlier.map(\.until)).sorted()
            where (cycle.start...cycle.challenge).contains(day) && item.isPlanned(on: day) {
                let (before, after) = (unit.name(on: day.previous), unit.name(on: day))
                let doses = item.dosing(on: day).within(cycle).inForce
                guard TextRule.key(before) != TextRule.key(after), doses.contains(where: { $0.unit == unit.id }) else {
                    continue
                }
                changes.append((day, before, after))
            }
        }
        return changes
    }

    /// A change of the clinic's stop on a day.
    private func stopLine(of item: Item, on day: LocalDate) -> String? {
        let (before, after) = (item.recordedStop(on: day.previous), item.recordedStop(on: day))
        guard before != after else { return nil }
        return after.map { localized("stopped by the clinic's word from \($0)") } ?? localized("no longer stopped")
    }

    private func doseLines(of item: Item, on day: LocalDate, in cycle: Cycle) -> [String] {
        let (before, after) = (item.dosing(on: day.previous).within(cycle), item.dosing(on: day).within(cycle))
        switch (before.isWeekly, after.isWeekly) {
        case (false, false):
            return before.daily == after.daily
                ? [] : [localized("dose: \(text(before.daily, day.previous)) → \(text(after.daily, day))")]
        case (false, true):
            // The weeks before have kept the dose that was the same in each.
            let week = CyclePosition(of: day, in: cycle).week
            let later = runs(after.weeks.filter { $0.key >= week }, day)
            return [localized("dose: \(text(before.daily, day.previous)) every week → \(later)")]
        case (true, false):
            return [localized("dose: \(runs(before.weeks, day.previous)) → \(text(after.daily, day)) every week")]
        case (true, true):
            return Set(before.weeks.keys).union(after.weeks.keys).sorted().compactMap { week in
                let (old, new) = (before.weeks[week], after.weeks[week])
                return old == new
                    ? nil : localized("dose of week \(week): \(text(old, day.previous)) → \(text(new, day))")
            }
        }
    }

    /// "1/4 tsp in weeks 1–4, 1/2 tsp in weeks 5–12"; "none" without doses.
    private func runs(_ weeks: [Int: Dose], _ day: LocalDate) -> String {
        var runs: [(weeks: ClosedRange<Int>, dose: Dose)] = []
        for (week, dose) in weeks.sorted(by: { $0.key < $1.key }) {
            if let last = runs.last, last.dose == dose, last.weeks.upperBound == week - 1 {
                runs[runs.count - 1].weeks = last.weeks.lowerBound...week
            } else {
                runs.append((week...week, dose))
            }
        }
        let words = runs.map { run in
            let (first, last) = (run.weeks.lowerBound, run.weeks.upperBound)
            let dose = text(run.dose, day)
            return first == last
                ? localized("\(dose) in week \(first)") : localized("\(dose) in weeks \(first)–\(last)")
        }
        return words.isEmpty ? localized("none", context: "dose") : words.joined(separator: ", ")
    }

    private func text(_ dose: Dose?, _ day: LocalDate) -> String {
        dose.map { plan.label($0, on: day).text } ?? localized("none", context: "dose")
    }

    /// The logs whose dose differs from the plan's, in runs of days. Logs without a dose are left out.
    ///
    /// - Parameter writes: the times of the last writes of the items' dose fields.
    func otherDoses(
        _ entries: [LogEntry],
        in cycle: Cycle,
        _ writes: [Item.ID: [String: Instant]]
    ) -> [ClinicReport.OtherDose] {
        var runs: [ClinicReport.OtherDose] = []
        for item in plan.items {
            let own = entries.filter { $0.item == item.id }.sorted { $0.day < $1.day }
            for entry in own {
                guard let logged = plan.otherDose(entry, of: item, in: cycle) else { continue }
                let planned = plan.dose(of: item, on: entry.day, in: cycle)
                let name = entry.claim.snapshot.item
                let changedAt = change(after: entry.claim, in: cycle, writes[item.id] ?? [:])
                var first = entry.day
                if let last = runs.last, last.last.next == entry.day, last.item == name, last.logged == logged,
                    last.planned == planned, last.changedAt == changedAt
                {
                    first = last.first
                    runs.removeLast()
                }
                runs.append(
                    .init(
                        first: first,
                        last: entry.day,
                        item: name,
                        logged: logged,
                        planned: planned,
                        changedAt: changedAt
                    )
                )
            }
        }
        return runs.sorted { ($0.first, $0.item) < ($1.first, $1.item) }
    }

    /// The time at which the dose of a log's day was written after the intake and on its day; nil for none.
    private func change(after claim: Claim, in cycle: Cycle, _ writes: [String: Instant]) -> String? {
        let day = claim.slot.day
        let bases = ["weekly", "dose", Item.field(ofWeek: CyclePosition(of: day, in: cycle).week)]
        return bases.flatMap { [$0, FieldTrail.field($0, from: day)] }.compactMap { writes[$0] }
            .filter { $0 >= claim.at && plan.room.day(of: $0) == day }.max().map { time($0, on: day) }
    }
}
