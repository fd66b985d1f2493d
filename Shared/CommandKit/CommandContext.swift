public import StorageKit
public import TimeKit

/// What a command works with, after the global options have been applied.
public struct CommandContext: Sendable {
    /// The folder of the data.
    public let folder: DataFolder
    /// Now and the zone: live, or as `--now` and `--time-zone` say.
    public let clock: WallClock
    /// The standard streams.
    public let terminal: Terminal
    /// Whether the answer is JSON.
    public let printsJSON: Bool
    /// Whether questions are answered with yes.
    public let assumesYes: Bool
    /// Makes small pictures; nil for none.
    let thumbnailer: Thumbnailer?

    /// A context of the given parts.
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
    /// Prints the answer: the document with `--json`, else whatever `text` writes.
    public func answer(_ document: @autoclosure () -> JSON, text: (Terminal) throws -> Void) throws {
        if printsJSON {
            try terminal.print(json: document())
        } else {
            try text(terminal)
        }
    }

    /// Returns if the person agrees, or said `--yes`.
    ///
    /// - Parameter question: what will be lost, as a question: "Delete 'Bread' and its photo?"
    /// - Throws: `usage` where nobody can be asked, `failure` where the answer is no.
    public func confirm(_ question: String) throws(CommandError) {
        if assumesYes { return }
        guard terminal.traits.inputIsTerminal, terminal.traits.errorIsTerminal else {
            throw CommandError(
                .usage,
                "nobody is at a terminal to answer: \(question)",
                remedy: "repeat the command with --yes to go ahead"
            )
        }
        guard terminal.asksYes(StyledText(question)) else {
            throw CommandError(.failure, "not confirmed, so nothing was changed", remedy: "answer y to go ahead")
        }
    }
}
