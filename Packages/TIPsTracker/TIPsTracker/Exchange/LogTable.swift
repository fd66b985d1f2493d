import Foundation
import TimeKit
import WordKit

/// Logs as CSV (RFC 4180, UTF-8, lines with CR LF), for spreadsheets and the clinic.
struct LogTable {
    let room: Room
    let cycles: [Cycle.ID: Cycle]
    let members: [Member.ID: Member]
    /// The reasons to ask for the clinic's word, for logs without an answer.
    let unasked: [Claim.ID: UnaskedReasons]

    /// Writes a header row and the logs in the given order, with a row for each dose.
    func csv(_ entries: [LogEntry]) -> Data {
        var text = ""
        append(
            [
                "day", "week", "category", "item", "dose", "member", "time", "recorded", "early", "clinic", "second",
                "stopped",
            ],
            to: &text
        )
        for entry in entries {
            for claim in entry.doses { append(cells(claim, of: entry), to: &text) }
        }
        return Data(text.utf8)
    }

    /// The cells of a dose. Several people who ticked the same dose share a row.
    private func cells(_ claim: Claim, of entry: LogEntry) -> [String] {
        let others = claim.isSecondDose ? [] : entry.claims.filter { !$0.isSecondDose && $0.id != claim.id }
        let names = ([claim] + others).map { members[$0.member]?.name ?? $0.member.rawValue }
        return [
            claim.slot.day.description,
            cycles[claim.cycle]?.week(of: claim.slot.day).map(String.init) ?? "",
            claim.snapshot.category.rawValue,
            claim.snapshot.item,
            claim.snapshot.dose?.text ?? "",
            names.joined(separator: ", "),
            wallTime(claim.at),
            wallTime(claim.recordedAt),
            claim.isEarly ? "yes" : "no",
            clinic(claim),
            claim.isSecondDose ? "yes" : "no",
            claim.stoppedSince.map { localized("since \($0)") } ?? "",
        ]
    }

    /// The clinic column: "said go on: answered 2026-03-08 08:00; asked because …", "not asked", "logged before the hold was noted"; empty if
    /// there was no reason to ask.
    private func clinic(_ claim: Claim) -> String {
        guard let answer = claim.goOn else { return unasked[claim.id]?.text ?? "" }
        guard !answer.asked.isEmpty else { return localized("said go on: answered \(wallTime(answer.at))") }
        let why = answer.asked.map { GateReason.shown($0) }.joined(separator: "; ")
        return localized("said go on: answered \(wallTime(answer.at)); asked because \(why)")
    }

    /// The date and time in the room's zone: `2026-03-08 08:00`.
    private func wallTime(_ instant: Instant) -> String {
        "\(room.local(at: instant).date) \(LogNote.wallTime(instant, in: room))"
    }

    private func append(_ cells: [String], to text: inout String) {
        text += cells.map(quoted).joined(separator: ",") + "\r\n"
    }

    /// Quotes a cell. A cell that a spreadsheet would take for a formula gets an apostrophe.
    private func quoted(_ cell: String) -> String {
        let isFormula = cell.unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
        let safe = isFormula ? "'" + cell : cell
        let needsQuotes = safe.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
        return needsQuotes ? "\"" + safe.replacing("\"", with: "\"\"") + "\"" : safe
    }
}
