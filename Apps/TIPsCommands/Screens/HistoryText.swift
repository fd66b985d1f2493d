import CommandKit
import Foundation
import ScreenKit
import TIPsTracker
import TimeKit
import WordKit

extension Terminal {
    /// Prints the logs by day, newest first, and then the requested changes.
    func show(_ page: HistoryPage, in room: Room) throws {
        try print(StyledText(page.title, .heading))
        if page.days.isEmpty {
            try print(StyledText(localized("Nothing was logged from \(page.from) to \(page.through).")))
        }
        let columns = HistoryColumns(page)
        for day in page.days {
            try print()
            try print(StyledText(day.title, .heading))
            if let hold = day.hold {
                try printWrapped(StyledText("  " + localized("held: \(hold)"), .warning), indent: 4)
            }
            if let released = day.released {
                try printWrapped(StyledText("  " + localized("was held: \(released)")), indent: 4)
            }
            for row in day.rows {
                try print(cut(columns.line(row)))
                if !row.notes.isEmpty {
                    let notes = StyledText("         " + row.notes.joined(separator: " · "), .warning)
                    try printWrapped(notes, indent: 9)
                }
            }
            for reaction in day.reactions {
                try printWrapped("  ~ " + StyledText(reaction.text, reaction.severity.style), indent: 4)
            }
        }
        if !page.audit.isEmpty {
            try print()
            try print(StyledText(localized("Changes"), .heading))
            for row in page.audit {
                let when = room.local(at: row.at).minutes
                try printWrapped("  \(when, .faint)  \(row.by)  " + StyledText(row.text), indent: 4)
            }
        }
        if let before = page.before {
            try print()
            try print(StyledText(localized("There is more: tips history --to \(before.previous)"), .faint))
        } else {
            let ways = [page.earlier, page.later].compactMap { $0 }
            if !ways.isEmpty { try print() }
            for way in ways { try print(StyledText("\(way.label): tips open \(way.target)", .faint)) }
        }
    }

    private func cut(_ line: StyledText) -> StyledText {
        traits.width.map { line.truncated(toWidth: $0) } ?? line
    }
}

/// The columns of the history, with the same widths on every day.
private struct HistoryColumns {
    private let item: Int
    private let category: Int
    private let dose: Int
    private let by: Int
    private let id: Int

    init(_ page: HistoryPage) {
        let rows = page.days.flatMap(\.rows)
        func width(_ text: (HistoryPage.Row) -> String) -> Int { rows.map { text($0).displayWidth }.max() ?? 0 }
        item = min(30, width(\.item))
        category = width(\.category.word)
        dose = min(14, width { $0.dose?.text ?? "" })
        by = min(16, width(\.by))
        id = Self.idLength(rows.map(\.id.rawValue))
    }

    /// The number of characters that tells the logs of one device apart; the whole id if two devices logged in the same millisecond.
    private static func idLength(_ ids: [String]) -> Int {
        Set(ids.map { $0.prefix(17) }).count == ids.count ? 17 : 64
    }

    func line(_ row: HistoryPage.Row) -> StyledText {
        func column(_ text: String, _ width: Int) -> String { text.truncated(toWidth: width).padded(to: width) }
        let dose = column(row.dose?.text ?? "", dose)
        return "  \(row.time)  \(column(row.item, item))  \(column(row.category.word, category), .faint)  "
            + "\(dose, .faint)  \(column(row.by, by))  \(row.id.rawValue.prefix(id), .faint)"
    }
}
