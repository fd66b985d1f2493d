#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension Terminal {
    /// Asks on standard error and waits for a line, which isn't shown while it is typed.
    ///
    /// If nobody can be asked, this is the next line of standard input. A signal that ends the program while it waits,
    /// such as Ctrl-C, first makes the terminal show what is typed again.
    ///
    /// - Returns: The line with its spaces; nil at the end of the input.
    public func asksSecret(_ question: StyledText) -> String? {
        guard canAsk else { return readLine() }
        var settings = termios()
        let isKnown = tcgetattr(STDIN_FILENO, &settings) == 0
        var hidden = settings
        hidden.c_lflag &= ~tcflag_t(ECHO)
        // Before the question, so that nothing typed at it is shown. Text typed earlier stays.
        let guarded = isKnown ? EchoGuard(settings) : nil
        if isKnown { tcsetattr(STDIN_FILENO, TCSANOW, &hidden) }
        let color = traits.color
        try? send(.error, Array((question.rendered(color: color) + " ").utf8))
        defer {
            if isKnown { tcsetattr(STDIN_FILENO, TCSANOW, &settings) }
            guarded?.end()
            // The newline that was typed isn't shown either.
            try? send(.error, [0x0A])
        }
        return readLine()
    }
}

/// The terminal's settings for a signal handler, which can hold no state of its own. One thread at a time asks.
private nonisolated(unsafe) var settingsAtSignal = termios()

/// Restores the terminal's settings when a signal ends the program.
private struct EchoGuard {
    private static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
    private typealias Handler = @convention(c) (Int32) -> Void

    private var earlier: [(signal: Int32, handler: Handler?)] = []

    init(_ settings: termios) {
        settingsAtSignal = settings
        for number in Self.signals {
            // Both calls may be made in a signal handler.
            let handler = signal(number) { number in
                tcsetattr(STDIN_FILENO, TCSANOW, &settingsAtSignal)
                signal(number, SIG_DFL)
                raise(number)
            }
            // A signal that the program ignores, as under nohup, stays ignored.
            if unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
            earlier.append((number, handler))
        }
    }

    func end() {
        for (number, handler) in earlier { signal(number, handler) }
    }
}
