import CommandKit
import TIPsTracker
import WordKit

extension Terminal {
    /// Prints a faint line under an answer.
    func printHint(_ text: String) throws {
        try print(StyledText(text, .faint))
    }
}

extension SyncReceipt {
    /// The result in words, "sent 3 changes, received 2 ticks"; nil if nothing was sent, received, repaired or refused.
    var words: StyledText? {
        let came: [(count: Int, words: String)] = [
            (received.claims, localized("\(received.claims, one: "a tick", other: "# ticks")")),
            (received.tombstones, localized("\(received.tombstones, one: "an un-tick", other: "# un-ticks")")),
            (
                received.registers,
                localized("\(received.registers, one: "a change to the plan", other: "# changes to the plan")")
            ),
        ]
        let what = came.filter { $0.count > 0 }.map(\.words).joined(separator: ", ")
        var words: [StyledText] = []
        if sent > 0 { words.append(StyledText(localized("sent \(sent.changes)"))) }
        if !what.isEmpty { words.append(StyledText(localized("received \(what)"))) }
        if repaired > 0 { words.append(StyledText(localized("sent again what was missing there"))) }
        if parked > 0 { words.append(StyledText(localized("refused: \(parked.changes)"), .warning)) }
        return words.isEmpty ? nil : StyledText(joining: words, separator: ", ")
    }
}

extension ImportReceipt {
    /// The warning about doses of this device that another admin's doses replaced; nil for none.
    var overruledWords: StyledText? {
        guard !overruled.isEmpty else { return nil }
        let doses = overruled.joined(separator: "; ")
        return StyledText(localized("another admin set a dose later than this device:"), .warning)
            + StyledText(" " + localized("\(doses). See “tips history --audit”."))
    }
}

extension Int {
    /// The count in words: "a change", "3 changes".
    var changes: String { localized("\(self, one: "a change", other: "# changes")") }
}
