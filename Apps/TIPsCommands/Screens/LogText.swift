import CommandKit
import TIPsTracker
import TimeKit
import WordKit

extension AppSession {
    /// Prints the box, the end of the timer, and the week's count of a recommended food.
    func show(_ receipt: LogReceipt, in room: Room, on terminal: Terminal) throws {
        let entry = receipt.entry
        let snapshot = entry.claim.snapshot
        var line = "\("[x]", .good) \(snapshot.item)" as StyledText
        if let dose = snapshot.dose { line += StyledText("  \(dose.text)", .faint) }
        line += StyledText("  \(room.words(of: entry, by: receipt.by))", .faint)
        if entry.claim.isEarly { line += StyledText("  " + localized("early"), .warning) }
        if let since = entry.claim.stoppedSince {
            line += StyledText("  " + localized("stopped by the clinic since \(since)"), .warning)
        }
        if receipt.wasTicked {
            line += StyledText("  " + localized("(was ticked already; nothing was changed)"), .warning)
        }
        try terminal.printWrapped(line, indent: 4)
        if let timer = receipt.timer, let seconds = timer.remainingSeconds(at: context.clock.now()) {
            let end = room.timeZone.minutes(at: timer.endsAt)
            try terminal.print(
                StyledText("    " + localized("next treatment food in \((seconds + 59) / 60) min (\(end))"))
            )
        }
        if let words = receipt.notUpToDate {
            try terminal.printWrapped(StyledText("    \(words)", .warning), indent: 4)
        }
        guard let week = receipt.week else { return }
        try terminal.print(StyledText("    " + localized("this week") + " ") + week.bar)
    }
}
