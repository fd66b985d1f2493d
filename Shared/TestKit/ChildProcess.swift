public import Foundation

/// Another process under the test's control: it is fed, listened to, killed and waited for.
///
/// Every call that waits gives up (and kills the process) after a limit of silence, so that no test hangs. It is killed and
/// reaped when the last reference goes.
public final class ChildProcess {
    /// How it ended.
    public enum Exit: Hashable, Sendable {
        /// It returned or called `exit`, with that status.
        case status(Int32)
        /// A signal ended it.
        case signal(Int32)
    }

    /// What its standard streams are.
    public enum Streams: Hashable, Sendable {
        /// A pipe each.
        case pipes
        /// One pseudo-terminal of 80 columns, so that it asks its questions; what it writes arrives as standard output.
        case terminal
    }

    /// The process id.
    public let id: Int32
    /// What it wrote to standard output and nobody has read yet.
    public private(set) var output = Data()
    /// What it wrote to standard error.
    public private(set) var errors = Data()
    private let command: String
    private let silenceLimit: Int
    // -1 once closed. On a terminal the input and the output are the same descriptor.
    private var input: Int32
    private var outputReader: Int32
    private var errorReader: Int32
    private var ended: Exit?

    /// Starts an executable.
    ///
    /// - Parameters:
    ///   - executable: its file; ``Executable/named(_:)`` finds those of this build.
    ///   - environment: all of its environment; the test's own where `nil`.
    ///   - folder: its working directory; the test's own where `nil`.
    ///   - silenceLimit: after so many seconds without a byte, waiting for it fails.
    public init(
        _ executable: URL,
        _ arguments: [String] = [],
        environment: [String: String]? = nil,
        folder: URL? = nil,
        streams: Streams = .pipes,
        silenceLimit: Int = 120
    ) throws(TestKitError) {
        command = ([executable.lastPathComponent] + arguments).joined(separator: " ")
        self.silenceLimit = silenceLimit
        spawning.lock()
        defer { spawning.unlock() }
        let plumbing = try Plumbing(streams)
        defer { plumbing.closeChildEnds() }
        do {
            id = try spawn(
                executable,
                arguments,
                environment: environment ?? ProcessInfo.processInfo.environment,
                folder: folder,
                plumbing: plumbing
            )
        } catch {
            plumbing.close()
            throw error
        }
        input = plumbing.input
        outputReader = plumbing.output
        errorReader = plumbing.errors
        // A child that ended must not take the tests with it when they write to it.
        _ = signal(SIGPIPE, SIG_IGN)
    }

    deinit {
        if ended == nil {
            send(signal: SIGKILL)
            reap()
        }
        for descriptor in Set([input, outputReader, errorReader]) where descriptor >= 0 { close(descriptor) }
    }
}

// MARK: Feeding

extension ChildProcess {
    /// Writes to its standard input; what it doesn't want any more is dropped. What it writes meanwhile is kept: it may be stuck until that is read.
    ///
    /// One that neither reads nor writes for as long as it may be silent is killed.
    public func send(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty, input >= 0 {
            var polls = [pollfd(fd: input, events: Int16(POLLOUT), revents: 0)]
            polls += [outputReader, errorReader].filter { $0 >= 0 }
                .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            let ready = poll(&polls, nfds_t(polls.count), Int32(silenceLimit * 1000))
            if ready == -1, errno == EINTR { continue }
            guard ready > 0 else { return send(signal: SIGKILL) }
            for entry in polls.dropFirst() where entry.revents != 0 { take(from: entry.fd) }
            guard polls[0].revents != 0, input >= 0 else { continue }
            // No more than there surely is room for: writing more would wait.
            let count = bytes.prefix(512).withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if count == -1, errno != EINTR {
                return
            }
        }
    }

    /// Ends its standard input.
    public func closeInput() {
        guard input >= 0 else { return }
        if input == outputReader {
            send("\u{04}")
        } else {
            close(input)
            input = -1
        }
    }
}

// MARK: Listening

extension ChildProcess {
    /// The next line of its standard output, without the line's end; `nil` when it wrote its last one.
    public func readLine() throws(TestKitError) -> String? {
        while true {
            if let end = output.firstIndex(of: 0x0A) {
                let line = output[..<end]
                output = Data(output[output.index(after: end)...])
                return text(line)
            }
            guard try pump() else {
                guard !output.isEmpty else { return nil }
                defer { output = Data() }
                return text(output)
            }
        }
    }

    /// Reads lines of standard output up to one that starts so, and answers that; throws where it ends before.
    @discardableResult
    public func waitForLine(startingWith prefix: String) throws(TestKitError) -> String {
        while let line = try readLine() {
            if line.hasPrefix(prefix) { return line }
        }
        throw .ended(command: command, awaiting: prefix, output: text(errors))
    }

    /// Reads standard output until it holds the text (a prompt has no end of line), and answers all up to there.
    @discardableResult
    public func waitForText(_ wanted: String) throws(TestKitError) -> String {
        while true {
            if let range = output.range(of: Data(wanted.utf8)) {
                let read = text(output[..<range.upperBound])
                output = Data(output[range.upperBound...])
                return read
            }
            guard try pump() else {
                throw .ended(command: command, awaiting: wanted, output: text(output) + text(errors))
            }
        }
    }

    /// Waits for the next bytes; false when every stream has ended.
    private func pump() throws(TestKitError) -> Bool {
        var polls = [outputReader, errorReader].filter { $0 >= 0 }
            .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard !polls.isEmpty else { return false }
        let ready = poll(&polls, nfds_t(polls.count), Int32(silenceLimit * 1000))
        if ready == -1, errno == EINTR { return true }
        guard ready > 0 else {
            send(signal: SIGKILL)
            throw .silent(command: command, seconds: silenceLimit, output: text(output) + text(errors))
        }
        for entry in polls where entry.revents != 0 { take(from: entry.fd) }
        return true
    }

    private func take(from descriptor: Int32) {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = read(descriptor, &buffer, buffer.count)
        if count > 0 {
            if descriptor == outputReader { output.append(contentsOf: buffer[..<count]) }
            if descriptor == errorReader { errors.append(contentsOf: buffer[..<count]) }
        } else if count == 0 || errno != EINTR {
            // A terminal whose other side is closed answers with an error, not with an end of file.
            if descriptor == input { input = -1 }
            if descriptor == outputReader { outputReader = -1 }
            if descriptor == errorReader { errorReader = -1 }
            close(descriptor)
        }
    }

    private func text(_ data: Data) -> String {
        String(decoding: data, as: UTF8.self)
    }
}

// MARK: Ending

extension ChildProcess {
    /// Kills it at once (`kill -9`), waits until it is gone, and answers how it ended.
    @discardableResult
    public func kill() -> Exit {
        send(signal: SIGKILL)
        return reap()
    }

    /// Sends it a signal, such as `SIGTERM`.
    public func send(signal: Int32) {
        guard ended == nil else { return }
        _ = sendSignal(id, signal)
    }

    /// Closes its input, reads what it still writes, and answers how it ended.
    @discardableResult
    public func wait() throws(TestKitError) -> Exit {
        closeInput()
        while try pump() {}
        return reap()
    }

    @discardableResult
    private func reap() -> Exit {
        if let ended { return ended }
        var status: Int32 = 0
        while waitpid(id, &status, 0) == -1, errno == EINTR {}
        // The two halves of the word that wait(2) describes.
        let signal = status & 0x7F
        let exit = signal == 0 ? Exit.status(status >> 8 & 0xFF) : Exit.signal(signal)
        ended = exit
        return exit
    }
}

// MARK: Running to the end

/// All that a command answered.
public struct CommandResult: Hashable, Sendable {
    /// What it wrote to standard output.
    public var output: Data
    /// What it wrote to standard error.
    public var errors: Data
    /// How it ended.
    public var exit: ChildProcess.Exit

    /// Standard output as text.
    public var text: String { String(decoding: output, as: UTF8.self) }
    /// Standard error as text.
    public var errorText: String { String(decoding: errors, as: UTF8.self) }
}

extension ChildProcess {
    /// Runs an executable to its end, feeding it a text, and answers all it wrote.
    public static func run(
        _ executable: URL,
        _ arguments: [String] = [],
        input: String = "",
        environment: [String: String]? = nil,
        folder: URL? = nil,
        streams: Streams = .pipes
    ) throws(TestKitError) -> CommandResult {
        let child = try ChildProcess(
            executable,
            arguments,
            environment: environment,
            folder: folder,
            streams: streams
        )
        child.send(input)
        let exit = try child.wait()
        return CommandResult(output: child.output, errors: child.errors, exit: exit)
    }
}
