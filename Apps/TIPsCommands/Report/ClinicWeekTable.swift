import ReportKit
import TIPsTracker
import TimeKit
import WordKit

/// The grid of a week: a row for each item, and always seven columns for the days.
struct ClinicWeekTable {
    private let week: ClinicReport.Week
    private let isAfterChallenge: Bool

    init(_ week: ClinicReport.Week, isAfterChallenge: Bool) {
        self.week = week
        self.isAfterChallenge = isAfterChallenge
    }

    func table() throws(ReportError) -> ReportTable {
        let days = week.days.map { day in
            ReportTable.Column(ReportText("\(day.weekday.shortest) \(day.day)"), .center)
        }
        return try ReportTable(
            caption: isAfterChallenge
                ? localized("From the challenge on: \(span)") : localized("Week \(week.number): \(span)"),
            columns: [.init(ReportText(localized("Item"))), .init(ReportText(localized("Dose")))] + days
                + missing.map { _ in .init("", .center) } + [
                    .init("", .end)
                ],
            rows: rows
        )
    }

    private var span: String {
        guard let first = week.days.first, let last = week.days.last else { return "" }
        return first == last ? "\(first)" : localized("\(first) to \(last)")
    }

    /// The empty columns of a short last week, which keep all grids alike.
    private var missing: Range<Int> { week.days.count..<max(7, week.days.count) }

    private var rows: [[ReportText]] {
        let blank = missing.map { _ in ReportText("") }
        var rows: [[ReportText]] = []
        for section in week.sections {
            let empty = Array(repeating: ReportText(""), count: week.days.count + missing.count + 2)
            rows.append([ReportText([.bold(section.category.title)])] + empty)
            for row in section.rows {
                rows.append(
                    [ReportText(row.name), ReportText(WeekDoseWords.text(row.dose, row.changes))]
                        + row.cells.map(\.mark) + blank
                        + [ReportText(row.count)]
                )
            }
        }
        if week.reactions.contains(where: { $0 > 0 }) {
            let marks = week.reactions.map { ReportText($0 > 0 ? "\($0)" : "") }
            rows.append([ReportText([.bold(localized("Reactions"))]), ""] + marks + blank + [""])
        }
        return rows
    }
}

extension ClinicReport.Cell {
    /// The content of the box. The report explains the marks above the first week.
    fileprivate var mark: ReportText {
        switch state {
        case .logged:
            let marks =
                (isEarly ? "!" : "") + (isDouble ? " ×2" : "") + (doses > 1 ? " \(doses)d" : "")
                + (dose == nil ? "" : " ≠") + (hasReaction ? " R" : "") + restMark
            return reason != nil || hasReaction || isDouble || doses > 1
                ? ReportText([.bold((time ?? "✓") + marks)]) : ReportText((time ?? "✓") + marks)
        case .missed: return ReportText([.bold("✗")])
        case .held: return ReportText(Self.heldMark)
        case .stopped: return ReportText(localized("S", context: "stopped by the clinic"))
        case .afterReaction: return ReportText("×R")
        case .notDue: return "·"
        case .open: return "○"
        }
    }

    private static var heldMark: String { localized("H", context: "held day") }

    /// The mark of a dose that was taken on a held day or after a severe reaction; empty otherwise. A box without a log has the same mark.
    private var restMark: String {
        switch reason {
        case .held: " " + Self.heldMark
        case .afterReaction: " ×R"
        default: ""
        }
    }
}

/// Formats the doses of a week.
enum WeekDoseWords {
    /// The first dose and those that came into force later: "1/4 tsp", "1/4 tsp, 3 tsp from Th 12".
    static func text(_ first: DoseLabel?, _ changes: [DatedDose]) -> String {
        let later = changes.map { change in
            localized("\(change.dose?.text ?? "–") from \(change.from.weekday.shortest) \(change.from.day)")
        }
        return ([first?.text ?? "–"] + later).joined(separator: ", ")
    }
}

/// Formats a percentage as a number and as a bar of characters.
enum PercentWords {
    static func text(_ percent: Int?) -> String { percent.map { percentText("\($0)") } ?? "–" }

    /// A bar of ten characters, or an empty text for nil. Tenths are rounded down, so only 100 % is full.
    ///
    /// - Parameter percent: The percentage, 0…100; nil, at either level, if nothing was due or there is no series.
    static func bar(_ percent: Int??) -> String {
        guard let percent = percent ?? nil else { return "" }
        let full = percent / 10
        return String(repeating: "█", count: full) + String(repeating: "░", count: 10 - full)
    }
}
