/// Where a command's words go and answers come from. A value with its effects passed in, so that tests can stand in for
/// a person at a screen of any size.
public struct Terminal: Sendable {
    /// What is known of the three standard streams.
    public struct Traits: Hashable, Sendable {
        /// Whether a person can be asked: standard input is a terminal.
        public var inputIsTerminal: Bool
        /// Whether standard output is a terminal.
        public var outputIsTerminal: Bool
        /// Whether standard error is a terminal.
        public var errorIsTerminal: Bool
        /// Cells in a line of the output; nil where it is not a terminal: then nothing is cut or wrapped.
        public var width: Int?
        /// Whether the output shows colour.
        public var colour: Bool

        /// The traits of streams; by default of files and pipes.
        public init(
            inputIsTerminal: Bool = false,
            outputIsTerminal: Bool = false,
            errorIsTerminal: Bool = false,
            width: Int? = nil,
            colour: Bool = false
        ) {
            self.inputIsTerminal = inputIsTerminal
            self.outputIsTerminal = outputIsTerminal
            self.errorIsTerminal = errorIsTerminal
            self.width = width
            self.colour = colour
        }
    }

    /// One of the two streams written to.
    public enum Stream: Hashable, Sendable {
        /// Standard output: the answer, and nothing else.
        case output
        /// Standard error: errors, questions, progress.
        case error
    }

    /// What is known of the streams.
    public let traits: Traits
    /// Sends bytes to a stream.
    let send: @Sendable (Stream, [UInt8]) throws(TerminalError) -> Void
    /// The next line of standard input without its end, or nil at the end.
    let nextLine: @Sendable () -> String?
    /// Milliseconds of a clock that only goes forward.
    let uptime: @Sendable () -> Int64

    /// A terminal over the given effects.
    ///
    /// - Parameters:
    ///   - traits: what is known of the streams.
    ///   - send: writes all the bytes or throws.
    ///   - nextLine: the next line of input without its end, nil at the end.
    ///   - uptime: milliseconds of a clock that only goes forward.
    public init(
        traits: Traits,
        send: @escaping @Sendable (Stream, [UInt8]) throws(TerminalError) -> Void,
        nextLine: @escaping @Sendable () -> String?,
        uptime: @escaping @Sendable () -> Int64
    ) {
        self.traits = traits
        self.send = send
        self.nextLine = nextLine
        self.uptime = uptime
    }
}

/// Why output could not be written.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Whoever read the output has enough (`| head`): nobody is left to tell.
    case readerLeft
    /// The system refused; `reason` is its own message.
    case refused(reason: String)

    /// What is wrong and what to do.
    public var description: String {
        switch self {
        case .readerLeft: "the reader of the output closed it — nothing to do"
        case .refused(let reason): "the output can't be written (\(reason)) — make room or send it elsewhere"
        }
    }
}

// MARK: Output

extension Terminal {
    /// Writes a text and a newline to standard output, wrapped nowhere.
    public func print(_ text: StyledText = "") throws(TerminalError) {
        try send(.output, Array((text.rendered(colour: traits.colour) + "\n").utf8))
    }

    /// Writes a table to standard output, cut to the terminal.
    public func print(_ table: Table) throws(TerminalError) {
        try send(.output, Array(table.rendered(width: traits.width).rendered(colour: traits.colour).utf8))
    }

    /// Writes a document to standard output, indented.
    public func print(json document: JSON) throws(TerminalError) {
        try send(.output, Array((document.indented + "\n").utf8))
    }

    /// Writes bytes to standard output as they are: an export, a script.
    public func write(_ bytes: [UInt8]) throws(TerminalError) {
        try send(.output, bytes)
    }

    /// Writes a line to standard error. A terminal that is gone is no reason to stop.
    public func note(_ text: StyledText) {
        let colour = traits.colour && traits.errorIsTerminal
        try? send(.error, Array((text.rendered(colour: colour) + "\n").utf8))
    }

    /// Writes `error: message` as exactly one line to standard error.
    public func printError(_ message: String) {
        note("\("error:", .bad) \(message.trimmedLine.escapingControls())")
    }
}

extension String {
    /// Without spaces and newlines at the ends; newlines inside become spaces.
    fileprivate var trimmedLine: String {
        split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(separator: " ")
    }
}

// MARK: Questions

extension Terminal {
    /// Asks on standard error and waits for a line; only "y" or "yes" is a yes, and no line at all is a no.
    public func asksYes(_ question: StyledText) -> Bool {
        let colour = traits.colour && traits.errorIsTerminal
        try? send(.error, Array((question.rendered(colour: colour) + " [y/N] ").utf8))
        let answer = nextLine()?.split(separator: " ").joined().lowercased()
        return answer == "y" || answer == "yes"
    }

    /// Asks on standard error and waits for a line, its spaces at both ends left out; nil at the end of the input.
    public func asks(_ question: StyledText) -> String? {
        let colour = traits.colour && traits.errorIsTerminal
        try? send(.error, Array((question.rendered(colour: colour) + " ").utf8))
        return nextLine().map { $0.trimmingPrefix { $0.isWhitespace } }.map { line in
            String(line.reversed().drop { $0.isWhitespace }.reversed())
        }
    }

    /// Whether a person can be asked: there is a terminal to read from and one to write the question to.
    public var canAsk: Bool { traits.inputIsTerminal && traits.errorIsTerminal }

    /// The next line of standard input without its end, or nil at the end.
    public func readLine() -> String? { nextLine() }
}
