import CommandKit
import Foundation
import TIPsTracker
import TimeKit

extension Terminal {
    /// How sharing stands.
    func show(_ status: SyncStatus, at now: Instant, in zone: TimeZone) throws {
        guard let remote = status.remote else {
            try print("The room isn't shared: it is on this device alone.")
            return try printHint(
                "Share it with: tips sync setup --remote URL; join one with: tips sync join CODE --me NAME"
            )
        }
        var table = Table([.init(""), .init("", shrinks: true)])
        table.append([StyledText("Shared at", .faint), StyledText(remote.address)])
        let last = status.synchronizedAt.map { "\(zone.local(at: $0).minutes)" }
        table.append([StyledText("Up to date", .faint), last.map { "\($0)" } ?? StyledText("never yet", .warning)])
        let since = status.waitingSince.map { ", since \(zone.local(at: $0).minutes)" } ?? ""
        let waiting =
            status.waiting > 0 ? StyledText("\(status.waiting.changes)\(since)") : StyledText("nothing", .good)
        table.append([StyledText("Waiting", .faint), waiting])
        if status.parked > 0 {
            table.append([StyledText("Refused", .faint), StyledText("\(status.parked.changes)", .warning)])
        }
        if let problem = status.problem {
            table.append([StyledText("Trouble", .faint), StyledText(problem, .warning)])
        }
        try print(table)
        if status.parked > 0 { try printHint("See what was refused: tips sync parked") }
    }

    /// A line of minor weight under an answer.
    func printHint(_ text: String) throws {
        try print(StyledText(text, .faint))
    }
}

extension SyncReceipt {
    /// "sent 3 changes, received 2 ticks"; nil where nothing came or went.
    var words: StyledText? {
        let came: [(count: Int, words: String)] = [
            (received.claims, received.claims == 1 ? "a tick" : "\(received.claims) ticks"),
            (received.tombstones, received.tombstones == 1 ? "an un-tick" : "\(received.tombstones) un-ticks"),
            (
                received.registers,
                received.registers == 1 ? "a field of the plan" : "\(received.registers) fields of the plan"
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

extension Int {
    /// "a change", "3 changes".
    var changes: String { self == 1 ? "a change" : "\(self) changes" }
}
