public import JSONKit
import WordKit

/// The standard streams of a command.
///
/// The effects are injected, so that a test can act as a person at a screen of any size.
public struct Terminal: Sendable {
    public struct Traits: Hashable, Sendable {
        public var inputIsTerminal: Bool
        public var outputIsTerminal: Bool
        public var errorIsTerminal: Bool
        /// The cells of a line of the output; nil if it isn't a terminal, and nothing is cut or wrapped.
        public var width: Int?
        /// Whether the output shows color.
        public var color: Bool

        /// Creates traits; the defaults are those of files and pipes.
        public init(
            inputIsTerminal: Bool = false,
            outputIsTerminal: Bool = false,
            errorIsTerminal: Bool = false,
            width: Int? = nil,
            color: Bool = false
        ) {
            self.inputIsTerminal = inputIsTerminal
            self.outputIsTerminal = outputIsTerminal
            self.errorIsTerminal = errorIsTerminal
            self.width = width
            self.color = color
        }
    }

    public enum Stream: Hashable, Sendable {
        /// Standard output, for the answer only.
        case output
        /// Standard error, for errors, questions and progress.
        case error
    }

    public let traits: Traits
    let send: @Sendable (Stream, [UInt8]) throws(TerminalError) -> Void
    /// Returns the next line of standard input without its end; nil at the end of the input.
    let nextLine: @Sendable () -> String?
    /// Returns the milliseconds of a clock that only moves forward.
    let uptime: @Sendable () -> Int64

    /// Creates a terminal over injected effects.
    ///
    /// - Parameters:
    ///   - traits: The properties of the streams.
    ///   - send: Writes all the bytes or throws.
    ///   - nextLine: Returns the next line of input without its end, nil at the end.
    ///   - uptime: Returns the milliseconds of a clock that only moves forward.
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

/// An error in writing output.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reader closed the output, as `head` does. There is nobody left to tell.
    case readerLeft
    /// The system refused, with its own message.
    case refused(reason: String)

    public var description: String {
        switch self {
        case .readerLeft: localized("the reader of the output closed it — nothing to do")
        case .refused(let reason): localized("the output can't be written (\(reason)) — make room or send it elsewhere")
        }
    }
}

// MARK: Output

extension Terminal {
    /// Writes lines to standard output. A line that is wider than the terminal is broken at spaces, and goes on under its own beginning.
    public func print(_ text: StyledText = "") throws(TerminalError) {
        let lines = text.fitted(toWidth: traits.width)
        try send(.output, Array((lines.rendered(color: traits.color) + "\n").utf8))
    }

    /// Writes a table to standard output, fitted to the terminal's width.
    public func print(_ table: Table) throws(TerminalError) {
        try send(.output, Array(table.rendered(width: traits.width).rendered(color: traits.color).utf8))
    }

    /// Writes a document to standard output, indented.
    public func print(json document: JSONValue) throws(TerminalError) {
        try send(.output, Array((document.text(.terminal, indented: true) + "\n").utf8))
    }

    /// Writes bytes to standard output unchanged, for an export or a script.
    public func write(_ bytes: [UInt8]) throws(TerminalError) {
        try send(.output, bytes)
    }

    /// Writes a line to standard error, ignoring a terminal that is gone.
    public func note(_ text: StyledText) {
        let color = traits.color && traits.errorIsTerminal
        try? send(.error, Array((text.rendered(color: color) + "\n").utf8))
    }

    /// Writes `error: message` as exactly one line to standard error.
    public func printError(_ message: String) {
        note(StyledText(localized("error:"), .bad) + StyledText(" \(message.trimmedLine.escapingControls())"))
    }
}

extension String {
    /// The text on one line: newlines become spaces, and each line's leading spaces are removed.
    fileprivate var trimmedLine: String {
        split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(separator: " ")
    }
}

// MARK: Questions

extension Terminal {
    /// Asks on standard error and waits for a line. Only "y" or "yes", in the language of the question or in English, means yes; the end of the
    /// input means no.
    public func asksYes(_ question: StyledText) -> Bool {
        let color = traits.color && traits.errorIsTerminal
        try? send(.error, Array((question.rendered(color: color) + " [\(localized("y/N"))] ").utf8))
        let answer = nextLine()?.split(separator: " ").joined().lowercased()
        let agreeing = [
            "y", "yes", localized("y"), localized("yes"), localized("yes", context: "typed without an accent"),
        ]
        return answer.map(agreeing.contains) ?? false
    }

    /// Asks on standard error and returns the next line without spaces at both ends; nil at the end of the input.
    public func asks(_ question: StyledText) -> String? {
        let color = traits.color && traits.errorIsTerminal
        try? send(.error, Array((question.rendered(color: color) + " ").utf8))
        return nextLine().map { $0.trimmingPrefix { $0.isWhitespace } }.map { line in
            String(line.reversed().drop { $0.isWhitespace }.reversed())
        }
    }

    /// Whether a person can be asked: standard input and standard error are terminals.
    public var canAsk: Bool { traits.inputIsTerminal && traits.errorIsTerminal }

    /// Returns the next line of standard input without its end; nil at the end of the input.
    public func readLine() -> String? { nextLine() }
}

// MARK: Lines that are broken to the terminal's width

extension Terminal {
    /// Prints a text broken at spaces to the terminal's width. Lines after the first start with `indent` spaces.
    public func printWrapped(_ text: StyledText, indent: Int = 0) throws(TerminalError) {
        try print(text.wrapped(toWidth: traits.width, indent: indent))
    }

    /// Prints each line of a text, broken to the terminal's width.
    public func printLines(_ text: String, _ style: StyledText.Style = .plain) throws(TerminalError) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            try printWrapped(StyledText(line, style))
        }
    }

    /// Prints an item of a list.
    public func printPoint(_ text: StyledText) throws(TerminalError) { try printWrapped("  · " + text, indent: 4) }

}
