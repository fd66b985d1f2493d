public import JSONKit
public import StorageKit
public import TimeKit
import WordKit

/// The context of a command, with the global options applied.
public struct CommandContext: Sendable {
    public let folder: DataFolder
    /// The time and the zone: the machine's, or those of `--now` and `--time-zone`.
    public let clock: WallClock
    /// Whether the time is that of `--now`, which may not have come.
    public internal(set) var isTimeGiven = false
    public let terminal: Terminal
    public let printsJSON: Bool
    /// Whether questions are answered with yes.
    public let assumesYes: Bool
    /// Makes thumbnails; nil for a program that makes none.
    let thumbnailer: Thumbnailer?

    public init(
        folder: DataFolder,
        clock: WallClock,
        terminal: Terminal,
        printsJSON: Bool,
        assumesYes: Bool,
        thumbnailer: Thumbnailer?
    ) {
        self.folder = folder
        self.clock = clock
        self.terminal = terminal
        self.printsJSON = printsJSON
        self.assumesYes = assumesYes
        self.thumbnailer = thumbnailer
    }
}

extension CommandContext {
    /// Prints the answer: the document with `--json`, otherwise what `text` writes.
    public func answer(_ document: @autoclosure () -> JSONValue, text: (Terminal) throws -> Void) throws {
        if printsJSON {
            try terminal.print(json: document())
        } else {
            try text(terminal)
        }
    }

    /// Asks a yes-or-no question, unless `--yes` was given.
    ///
    /// - Parameter question: A question that names the things to be lost: "Delete 'Bread' and its photo?"
    /// - Throws: `usage` if nobody can be asked, `failure` if the answer is no.
    public func confirm(_ question: String) throws(CommandError) {
        if assumesYes { return }
        guard terminal.traits.inputIsTerminal, terminal.traits.errorIsTerminal else {
            throw CommandError(
                .usage,
                localized("nobody is at a terminal to answer: \(question)"),
                remedy: localized("repeat the command with --yes to go ahead")
            )
        }
        guard terminal.asksYes(StyledText(question)) else {
            throw CommandError(
                .failure,
                localized("not confirmed, so nothing was changed"),
                remedy: localized("answer y to go ahead")
            )
        }
    }
}
