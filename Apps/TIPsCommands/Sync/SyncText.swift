import CommandKit
import TIPsTracker

extension Terminal {
    /// Prints a faint line under an answer.
    func printHint(_ text: String) throws {
        try print(StyledText(text, .faint))
    }
}

extension SyncReceipt {
    /// The result in words, "sent 3 changes, received 2 ticks"; nil if nothing was sent or received.
    var words: StyledText? {
        let came: [(count: Int, words: String)] = [
            (received.claims, received.claims == 1 ? "a tick" : "\(received.claims) ticks"),
            (received.tombstones, received.tombstones == 1 ? "an un-tick" : "\(received.tombstones) un-ticks"),
            (
                received.registers,
                received.registers == 1 ? "a change to the plan" : "\(received.registers) changes to the plan"
            ),
        ]
        let what = came.filter { $0.count > 0 }.map(\.words).joined(separator: ", ")
        var words: [StyledText] = []
        if sent > 0 { words.append(StyledText("sent \(sent.changes)")) }
        if !what.isEmpty { words.append(StyledText("received \(what)")) }
        if repaired > 0 { words.append("sent again what was missing there") }
        if parked > 0 { words.append(StyledText("refused: \(parked.changes)", .warning)) }
        return words.isEmpty ? nil : StyledText(joining: words, separator: ", ")
    }
}

extension SyncReceipt {
    /// The overruled doses in words; nil for none.
    var overruledWords: StyledText? {
        guard !received.overruled.isEmpty else { return nil }
        let doses = received.overruled.joined(separator: "; ")
        return "\("another admin set a dose later than this device:", .warning) \(doses). See “tips history --audit”."
    }
}

extension Int {
    /// The count in words: "a change", "3 changes".
    var changes: String { self == 1 ? "a change" : "\(self) changes" }
}
