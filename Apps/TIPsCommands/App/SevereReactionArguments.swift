import TIPsTracker
import WordKit

/// The arguments of a severe reaction that can't be read as they are: a slip must not lose it.
enum SevereReactionArguments {
    /// The options with a value, those of every command among them.
    private static let valued = [
        "--severity", "--at", "--after", "--adrenaline", "--note", "--photo", "--data-dir", "--now", "--time-zone",
        "--language",
    ]
    private static let flags = ["--antihistamine", "--emergency-room", "--json", "--yes"]

    /// Returns the arguments that can be read. The rest stand behind `--not-understood`, and a severity that can't be read, which counts as
    /// severe, behind `--severity-not-understood`.
    ///
    /// - Returns: nil for another command, for a mild or moderate reaction, and where nothing says how severe it is.
    static func mended(_ arguments: [String]) -> [String]? {
        guard let command = arguments.firstIndex(of: "reaction"), arguments.dropFirst(command + 1).first == "log" else {
            return nil
        }
        var rest = arguments[(command + 2)...]
        var kept: [String] = []
        var words: [String] = []
        var lost: [String] = []
        var severity: String?
        while let token = rest.popFirst() {
            let parts = token.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if valued.contains(parts[0]) {
                let value = parts.count > 1 ? parts[1] : rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
                guard let value else {
                    lost.append(localized("\(token) has no value"))
                    continue
                }
                if parts.count == 1 { rest.removeFirst() }
                if parts[0] == "--severity" { severity = value } else { kept.append("\(parts[0])=\(value)") }
            } else if flags.contains(token) {
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
        guard let severity else { return nil }
        let read = AnswerWord.severity(severity)
        guard read == nil || read == .severe else { return nil }
        if read == nil { kept.append("--severity-not-understood=\(severity)") }
        return Array(arguments[..<(command + 2)]) + ["--severity=severe"] + kept
            + lost.map { "--not-understood=\($0)" } + (words.isEmpty ? [] : ["--", words.joined(separator: " ")])
    }
}
