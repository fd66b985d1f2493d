import CommandKit
import TIPsTracker
import WordKit

/// The arguments of a severe reaction, or of one with adrenaline, that can't be read as they are: a slip must not lose it.
enum SevereReactionArguments {
    /// The options with a value, those of every command among them.
    private static let valued = [
        "--severity", "--at", "--after", "--adrenaline", "--note", "--photo", "--data-dir", "--now", "--time-zone",
        "--language",
    ]
    private static let flags = ["--antihistamine", "--emergency-room", "--json", "--yes"]
    /// The further options of an edit.
    private static let valuedOfEdit = ["--symptom", "--second-adrenaline", "--cycle"]
    private static let flagsOfEdit = [
        "--no-antihistamine", "--no-emergency-room", "--no-adrenaline", "--remove-photo",
    ]

    /// Returns the arguments that can be read, with the faults of the rest. A severity that can't be read counts as severe.
    ///
    /// - Returns: nil for another command, for a mild or moderate reaction without adrenaline, and where nothing says how severe it is.
    static func mended(_ arguments: [String]) -> MendedCommandLine? {
        guard let command = arguments.firstIndex(of: "reaction"),
            let name = arguments.dropFirst(command + 1).first, ["log", "edit"].contains(name)
        else { return nil }
        let isEdit = name == "edit"
        var rest = arguments[(command + 2)...]
        var kept: [String] = []
        var words: [String] = []
        var lost: [String] = []
        var severity: String?
        var isGiven = false
        while let token = rest.popFirst() {
            let parts = token.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if valued.contains(parts[0]) || isEdit && valuedOfEdit.contains(parts[0]) {
                let value = parts.count > 1 ? parts[1] : rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
                if value == nil, parts[0].hasSuffix("adrenaline") {
                    // The adrenaline was given at an unknown time.
                    isGiven = true
                    kept.append("\(parts[0])=?")
                    continue
                }
                guard let value else {
                    lost.append(localized("\(token) has no value"))
                    continue
                }
                if parts.count == 1 { rest.removeFirst() }
                if parts[0].hasSuffix("adrenaline"), AnswerWord.read(value, among: [.off]) == nil { isGiven = true }
                if parts[0] == "--severity" { severity = value } else { kept.append("\(parts[0])=\(value)") }
            } else if flags.contains(token) || isEdit && flagsOfEdit.contains(token) {
                kept.append(token)
            } else if token.hasPrefix("-") {
                lost.append(localized("there is no option \(token)"))
            } else {
                words.append(token)
            }
        }
        if severity == nil, let place = words.firstIndex(where: { AnswerWord.severity($0) == .severe }) {
            severity = words.remove(at: place)
        }
        // An edit that gives adrenaline needs no severity.
        guard severity != nil || isEdit && isGiven else { return nil }
        let read = severity.flatMap(AnswerWord.severity)
        guard isGiven || read == nil || read == .severe else { return nil }
        if isEdit, words.count > 1 {
            // The first word is the reaction.
            lost += words.dropFirst().map { localized("“\($0)” isn't part of the command") }
            words = [words[0]]
        }
        return MendedCommandLine(
            Array(arguments[..<(command + 2)]) + (severity.map { ["--severity=\($0)"] } ?? []) + kept
                + (words.isEmpty ? [] : ["--", words.joined(separator: " ")]),
            notUnderstood: lost
        )
    }
}
