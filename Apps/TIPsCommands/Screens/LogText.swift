import CommandKit
import TIPsTracker
import TimeKit
import WordKit

extension AppSession {
    /// Prints the box, the end of the timer, and the week's count of a recommended food.
    func show(_ receipt: LogReceipt, on terminal: Terminal) throws {
        let plan = try tracker.plan()
        let entry = receipt.entry
        let snapshot = entry.claim.snapshot
        var line = "\("[x]", .good) \(snapshot.item)" as StyledText
        if let dose = snapshot.dose { line += StyledText("  \(dose.text)", .faint) }
        line += StyledText("  \(plan.words(of: entry))", .faint)
        if entry.claim.isEarly { line += StyledText("  " + localized("early"), .warning) }
        if let since = entry.claim.stoppedSince {
            line += StyledText("  " + localized("stopped by the clinic since \(since)"), .warning)
        }
        if receipt.wasTicked {
            line += StyledText("  " + localized("(was ticked already; nothing was changed)"), .warning)
        }
        try terminal.printWrapped(line, indent: 4)
        let now = context.clock.now()
        if let timer = receipt.timer, let seconds = timer.remainingSeconds(at: now) {
            let end = plan.room.timeZone.minutes(at: timer.endsAt)
            try terminal.print(
                StyledText("    " + localized("next treatment food in \((seconds + 59) / 60) min (\(end))"))
            )
        }
        guard snapshot.category == .recommended, entry.day == plan.room.day(of: now) else { return }
        let rows = try tracker.homeScreen().categories.flatMap(\.items)
        guard let week = rows.first(where: { $0.id == entry.item })?.week else { return }
        try terminal.print(StyledText("    " + localized("this week") + " ") + week.bar)
    }
}
