import Foundation
import TimeKit
import WordKit

/// Formats the lines of a clinic report.
struct ClinicWords {
    let plan: Plan

    func name(_ member: Member.ID) -> String { plan.member(member)?.name ?? "?" }

    /// The time in the room's zone, "08:00", with the date if it isn't `day`.
    func time(_ instant: Instant, on day: LocalDate) -> String {
        plan.room.time(instant, on: day)
    }

    func planned(_ item: Item, in cycle: Cycle) -> ClinicReport.PlannedItem {
        let first = item.added ?? cycle.start
        let isByWeek = item.dosing.isWeekly || item.earlier.contains { $0.dosing.isWeekly && $0.until > first }
        let numbers = isByWeek ? Array(1...cycle.weekCount) : []
        let weeks = numbers.map { plan.doses(of: item, inWeek: $0, of: cycle) }
        return ClinicReport.PlannedItem(
            id: item.id,
            name: item.name,
            category: item.category,
            dose: item.dosing.isWeekly ? nil : item.dosing.daily.map { plan.label($0) },
            doseSince: doseChanges(of: item, in: cycle).last,
            weeks: weeks.map { $0.first?.dose },
            weekChanges: weeks.map { Array($0.dropFirst()) },
            added: item.added,
            archived: item.archived,
            stopped: item.stopped,
            earlier: item.place.earlier
        )
    }

    func line(
        _ reaction: Reaction,
        doses: [Claim.ID: Snapshot],
        removed: Set<Claim.ID>
    ) -> ClinicReport.ReactionLine {
        ClinicReport.ReactionLine(
            id: reaction.id,
            day: reaction.day,
            time: time(reaction.at, on: reaction.day),
            symptom: reaction.shownSymptom,
            severity: reaction.severity,
            after: cause(of: reaction, doses, removed),
            onsetMinutes: reaction.onsetMinutes,
            note: reaction.shownNote,
            care: reaction.care(in: plan.room),
            hasPhoto: reaction.photo != nil,
            member: name(reaction.member)
        )
    }

    /// The dose that a reaction followed, or the food that wasn't ticked: "Peanut 1/4 tsp", "Peanut 1/4 tsp, not logged anymore", "Peanut, not
    /// ticked"; nil for none.
    private func cause(of reaction: Reaction, _ doses: [Claim.ID: Snapshot], _ removed: Set<Claim.ID>) -> String? {
        if let log = reaction.after, let dose = doses[log] {
            let text = ([dose.item] + (dose.dose.map { [$0.text] } ?? [])).joined(separator: " ")
            return removed.contains(log) ? localized("\(text), not logged anymore") : text
        }
        let food = plan.items.first { $0.id == reaction.food }
        return food.map { localized("\($0.name), not ticked") }
    }

    func line(_ stop: StopEvent) -> ClinicReport.StopLine {
        let day = plan.room.day(of: stop.at)
        return ClinicReport.StopLine(
            day: day,
            time: time(stop.at, on: day),
            text: stop.text(in: plan.room),
            member: name(stop.member)
        )
    }

    func double(_ entry: LogEntry) -> ClinicReport.DoubleLog {
        ClinicReport.DoubleLog(
            doses: entry.doses.count,
            isUncertain: entry.isUncertain,
            day: entry.day,
            item: entry.claim.snapshot.item,
            logs: entry.claims.map {
                let log = "\(name($0.member)) \(time($0.at, on: entry.day))"
                guard let place = entry.place(of: $0) else { return log }
                return place == 2
                    ? localized("\(log), recorded as a second dose")
                    : localized("\(log), recorded as dose \(place) of the day")
            }
        )
    }

    /// Returns nil for a log without a reason to ask.
    func asked(_ claim: Claim, _ unasked: UnaskedReasons?) -> ClinicReport.AskedLog? {
        let answer = claim.goOn
        let asked = answer?.asked.map { GateReason.shown($0) } ?? []
        let why = asked.isEmpty ? unasked?.reasons.map { $0.text(in: plan.room) } ?? [] : asked
        guard !why.isEmpty else { return nil }
        return ClinicReport.AskedLog(
            id: claim.id,
            day: claim.slot.day,
            time: time(claim.at, on: claim.slot.day),
            item: item(claim),
            reasons: why,
            answer: answer.map { "\(name(claim.member)) \(time($0.at, on: claim.slot.day))" },
            unasked: answer == nil ? unasked?.text : nil
        )
    }

    /// The line of a log of an item that the clinic had stopped; nil for any other log.
    func stopped(_ claim: Claim) -> String? {
        claim.stoppedSince.map { since in
            localized(
                "\(claim.slot.day) \(time(claim.at, on: claim.slot.day)) \(item(claim)), \(name(claim.member)): stopped since \(since)"
            )
        }
    }

    /// The item and its dose, such as "Peanut 1/4 tsp".
    private func item(_ claim: Claim) -> String {
        ([claim.snapshot.item] + (claim.snapshot.dose.map { [$0.text] } ?? [])).joined(separator: " ")
    }

    /// Returns nil for a tick, for a log that was cleared on its own day, and for an edit or a deletion that was undone with its undo. None is a
    /// correction.
    func correction(_ change: AuditEntry) -> ClinicReport.Correction? {
        guard let before = change.before, !change.isUndone, !(change.isUndo && change.after != nil) else { return nil }
        let changedOn = plan.room.day(of: change.at)
        guard change.after != nil || changedOn > change.day else { return nil }
        return ClinicReport.Correction(
            id: change.id,
            changedOn: changedOn,
            day: change.day,
            item: change.item,
            before: time(before, on: change.day),
            after: change.after.map { time($0, on: change.day) },
            member: name(change.member)
        )
    }

    func runs(_ holds: [Hold]) -> [ClinicReport.HoldRun] {
        var runs: [ClinicReport.HoldRun] = []
        for hold in holds.sorted(by: { $0.day < $1.day }) {
            if let last = runs.last, last.last.next == hold.day, last.reason == hold.reason {
                runs[runs.count - 1] = ClinicReport.HoldRun(first: last.first, last: hold.day, reason: hold.reason)
            } else {
                runs.append(ClinicReport.HoldRun(first: hold.day, last: hold.day, reason: hold.reason))
            }
        }
        return runs
    }
}
