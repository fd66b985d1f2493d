import ArgumentParser
import WordKit

/// A word of a command line where a subcommand is expected but that names none.
struct UnknownCommand: CustomStringConvertible {
    private let word: String
    private let path: [String]
    private let suggestion: String?

    /// Creates the first such word; nil if every word names a command or may be an argument.
    init?(in arguments: [String], of root: any ParsableCommand.Type) {
        var command = root
        var path = [root._commandName]
        for word in GlobalOptions.movedBehindSubcommand(arguments, of: root) where word != "--" {
            let subcommands = command.configuration.subcommands
            guard !word.hasPrefix("-"), !subcommands.isEmpty, word != "help" else { return nil }
            if let next = subcommands.first(where: { Self.names(of: $0).contains(word) }) {
                command = next
                path.append(word)
                continue
            }
            suggestion = Self.nearest(to: word, among: subcommands.flatMap { Self.names(of: $0) })
            // A word that the default subcommand accepts is its argument, unless a name is near: more follows that it doesn't accept.
            guard suggestion != nil || (try? root.parseAsRoot(path.dropFirst() + [word])) == nil else { return nil }
            self.word = word
            self.path = path
            return
        }
        return nil
    }

    /// The message: "tips has no command “lgo” — did you mean “log”? See “tips --help”".
    var description: String {
        let command = path.joined(separator: " ")
        guard let suggestion else { return localized("\(command) has no command “\(word)” — see “\(command) --help”") }
        return localized("\(command) has no command “\(word)” — did you mean “\(suggestion)”? See “\(command) --help”")
    }
}

extension UnknownCommand {
    private static func names(of command: any ParsableCommand.Type) -> [String] {
        [command._commandName] + command.configuration.aliases
    }

    /// The beginnings of two words that are opposites if the rest is the same: “undo” and “redo”.
    private static let opposites = [
        ("un", "re"), ("un", ""), ("im", "ex"), ("in", "ex"), ("in", "out"), ("de", ""), ("de", "en"), ("de", "in"),
        ("dis", ""), ("dis", "en"),
    ]

    private static func areOpposites(_ first: String, _ second: String) -> Bool {
        opposites.contains { begin, other in
            [(first, second), (second, first)].contains { one, another in
                one.hasPrefix(begin) && another == other + one.dropFirst(begin.count)
            }
        }
    }

    /// Returns the name probably meant: one that begins with the word, or differs by one or two typos; nil for none. An opposite is never meant.
    private static func nearest(to word: String, among names: [String]) -> String? {
        var best: (name: String, distance: Int)?
        var edits = EditDistance(word.utf8, allowed: .max)
        for name in names.sorted() where !areOpposites(name, word) {
            guard let distance = edits.wholeEdits(Array(name.utf8)) else { continue }
            let isNear = distance <= (min(name.count, word.count) < 4 ? 1 : 2) || word.count > 1 && name.hasPrefix(word)
            if isNear, distance < best?.distance ?? .max { best = (name, distance) }
        }
        return best?.name
    }
}
