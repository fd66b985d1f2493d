import CommandKit
import MaricopaDirectory
import WordKit

extension Terminal {
    /// The most refusals and kept fields that are printed; the report has all.
    private static let shown = 20

    /// Prints an import's refusals, kept fields, losses and counts.
    func show(_ screen: ImportScreen) throws {
        let report = screen.report
        try printWrapped(StyledText(screen.title, .heading))
        for refusal in report.refusals.prefix(Self.shown) {
            try printWrapped(
                "  \(localized("refused", context: "an entry"), .warning) \(localized("line \(refusal.line)")): \(refusal.reason)",
                indent: 4
            )
        }
        try more(report.refused)
        for kept in report.kept.prefix(Self.shown) {
            let fields = kept.fields.joined(separator: ", ")
            try printWrapped(
                "  \(localized("kept", context: "an entry"), .warning) \(kept.id), \(localized("line \(kept.line)")): \(fields)",
                indent: 4
            )
        }
        try more(report.keptRecords)
        for note in report.notes {
            try printWrapped(
                StyledText("  " + localized("\(note.count.grouped)× \(note.what) (first in line \(note.firstLine))")),
                indent: 4
            )
        }
        for remark in screen.remarks { try printWrapped("  \(remark)", indent: 2) }
        try printWrapped(StyledText(screen.summary, .good))
    }

    private func more(_ count: Int) throws {
        guard count > Self.shown else { return }
        try printWrapped(
            StyledText("  " + localized("and \(count - Self.shown) more: see --json or --report"), .faint),
            indent: 4
        )
    }
}
