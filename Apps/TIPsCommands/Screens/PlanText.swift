import CommandKit
import TIPsTracker
import TimeKit
import WordKit

extension Room {
    /// The time of a log in the room's zone and its member: "2026-01-05 08:00 by Ann".
    func words(of entry: LogEntry, by name: String?) -> String {
        let local = local(at: entry.at)
        let by = name ?? localized("somebody")
        return local.date == entry.day
            ? localized("\(local.minutes) by \(by)") : localized("\(local.minutes) (counted for \(entry.day)) by \(by)")
    }
}

extension Plan {
    /// The time of a log in the room's zone and its member: "2026-01-05 08:00 by Ann".
    func words(of entry: LogEntry) -> String { room.words(of: entry, by: member(entry.member)?.name) }

    /// The doses of an item in a week, as they were in force day by day: "1/4 tsp", "1/4 tsp, 1/2 tsp from Thu 12".
    func doseWords(of item: Item, inWeek week: Int, of cycle: Cycle) -> String {
        let doses: [DatedDose] = doses(of: item, inWeek: week, of: cycle)
        guard !doses.isEmpty else { return localized("not in the plan") }
        return doses.enumerated().map { place, dated in
            let dose = dated.dose?.text ?? localized("no dose yet")
            return place == 0 ? dose : localized("\(dose) from \(dated.from.shortTitle)")
        }.joined(separator: ", ")
    }

    /// The doses of an item of the plan's cycle in words: "5 mL", "weeks 1–4: 1/4 tsp, 5: 1/2 tsp". A past week has the dose that was in force.
    func doses(of item: Item) -> String {
        guard item.dosing.isWeekly, let cycle else {
            return item.dosing.daily.map { label($0).text } ?? localized("no dose yet")
        }
        let weeks = weekDoses(of: item, in: cycle)
        var runs: [(weeks: ClosedRange<Int>, dose: String)] = []
        for (week, dose) in weeks.sorted(by: { $0.key < $1.key }) {
            let text = label(dose).text
            if let last = runs.last, last.dose == text, last.weeks.upperBound == week - 1 {
                runs[runs.count - 1].weeks = last.weeks.lowerBound...week
            } else {
                runs.append((week...week, text))
            }
        }
        guard !runs.isEmpty else { return localized("no doses yet") }
        let words = runs.map { run in
            let (first, last) = (run.weeks.lowerBound, run.weeks.upperBound)
            return (first == last ? "\(first)" : "\(first)–\(last)") + ": \(run.dose)"
        }
        let list = words.joined(separator: ", ")
        return weeks.count == 1 ? localized("week \(list)") : localized("weeks \(list)")
    }
}

/// The cycles of a room, for `cycle show`.
struct CycleList: Encodable {
    struct Row: Encodable {
        let id: Cycle.ID
        let number: Int
        let patient: String
        let start: LocalDate
        let challenge: LocalDate
        let weeks: Int
        let isCurrent: Bool
    }

    let cycles: [Row]

    init(_ plan: Plan) {
        cycles = plan.cycles.map { cycle in
            Row(
                id: cycle.id,
                number: cycle.number,
                patient: cycle.patient,
                start: cycle.start,
                challenge: cycle.challenge,
                weeks: cycle.weekCount,
                isCurrent: cycle.id == plan.cycle?.id
            )
        }
    }
}

extension Terminal {
    /// Prints the cycles, with a mark at today's.
    func show(_ list: CycleList) throws {
        guard !list.cycles.isEmpty else { return try print(StyledText(localized("There is no cycle yet."))) }
        var table = Table([
            .init(""), .init(localized("Cycle"), alignment: .right), .init(localized("Patient"), shrinks: true),
            .init(localized("Start")),
            .init(localized("Challenge")), .init(localized("Weeks"), alignment: .right), .init(localized("Id")),
        ])
        for row in list.cycles {
            table.append([
                row.isCurrent ? StyledText("→", .good) : "", "\(row.number)", StyledText(row.patient), "\(row.start)",
                "\(row.challenge)", "\(row.weeks)", StyledText(row.id.rawValue, .faint),
            ])
        }
        try print(table)
    }

    /// Prints a cycle after a change, and the warnings about it.
    func show(_ receipt: CycleReceipt, isNew: Bool) throws {
        let cycle = receipt.cycle
        let (number, patient, start, challenge) = (cycle.number, cycle.patient, cycle.start, cycle.challenge)
        try print(
            StyledText(
                isNew
                    ? localized(
                        "Began cycle \(number) of \(patient): \(start) up to the challenge on \(challenge), \(cycle.weekCount, "week")"
                    )
                    : localized(
                        "Saved cycle \(number) of \(patient): \(start) up to the challenge on \(challenge), \(cycle.weekCount, "week")"
                    )
            )
        )
        try show(receipt.warnings)
    }

    /// Prints warnings.
    func show(_ warnings: [PlanWarning]) throws {
        for warning in warnings {
            try printWrapped("\("!", .warning) " + StyledText(warning.text), indent: 2)
        }
    }
}
