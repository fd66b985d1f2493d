import WordKit

/// Shows the progress of a long command on standard error.
///
/// Nothing is shown in the first second, so that quick commands stay quiet. After that, one line is updated in place on
/// a terminal, and repeated every ten seconds elsewhere.
public struct ProgressLine: Sendable {
    private static let quiet: Int64 = 1000
    private static let pause = (terminal: Int64(100), file: Int64(10_000))

    private let label: String
    private let total: Int?
    private let terminal: Terminal
    private let start: Int64
    private var shown: Int64?

    /// Creates the progress of what `label` names ("importing recipes"), with the number of steps if known.
    public init(_ label: String, total: Int? = nil, terminal: Terminal) {
        self.label = label
        self.total = total
        self.terminal = terminal
        start = terminal.uptime()
    }

    /// Reports that `done` steps are complete. Cheap enough to call for every step.
    public mutating func update(_ done: Int) {
        let now = terminal.uptime()
        guard now - start >= Self.quiet else { return }
        let pause = terminal.traits.errorIsTerminal ? Self.pause.terminal : Self.pause.file
        if let shown, now - shown < pause { return }
        shown = now
        let count = total.map { localized("\(done) of \($0)") } ?? "\(done)"
        let line = "\(label.escapingControls()): \(count)"
        let text = terminal.traits.errorIsTerminal ? "\r\u{1B}[K\(line)" : "\(line)\n"
        try? terminal.send(.error, Array(text.utf8))
    }

    /// Removes the line from the terminal.
    public func finish() {
        guard shown != nil, terminal.traits.errorIsTerminal else { return }
        try? terminal.send(.error, Array("\r\u{1B}[K".utf8))
    }
}
