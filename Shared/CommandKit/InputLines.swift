import WordKit

/// Lines to answer one by one: the arguments, or the lines of standard input as they arrive.
public struct InputLines: Sendable {
    private static let batch = 1 << 16
    private let given: [String]?
    private let terminal: Terminal

    /// Creates the lines given; with nil, those of the terminal's standard input.
    public init(_ given: [String]?, from terminal: Terminal) {
        self.given = given
        self.terminal = terminal
    }

    /// Writes the answer to each line, in order. Answers are sent in larger pieces, except when a person types the lines.
    public func answer(_ answer: (String) throws -> String) throws {
        var bytes: [UInt8] = []
        let limit = given == nil && terminal.traits.inputIsTerminal ? 0 : Self.batch
        func add(_ line: String) throws {
            bytes += try answer(line).utf8
            if bytes.count > limit {
                try terminal.write(bytes)
                bytes.removeAll(keepingCapacity: true)
            }
        }
        if let given {
            for line in given { try add(line) }
        } else {
            var progress = ProgressLine(localized("lines read"), terminal: terminal)
            var count = 0
            while let line = terminal.readLine() {
                try add(line)
                count += 1
                // On a screen the answers themselves show the progress.
                if !terminal.traits.outputIsTerminal, count.isMultiple(of: 1000) { progress.update(count) }
            }
            progress.finish()
        }
        if !bytes.isEmpty { try terminal.write(bytes) }
    }
}
