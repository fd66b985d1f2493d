import Foundation

/// A program whose output goes to a file, so that a grandchild process that outlives it doesn't block the run.
struct LoggedProcess {
    enum Ending: Hashable {
        case status(Int32)
        case signal(Int32)
        /// The program was killed because its output contained a certain line.
        case stopped(String)
        case timeLimit
    }

    /// Seconds between two checks of the output.
    private static let pause = 0.05

    let command: [String]
    let folder: URL
    var environment: [String: String] = ProcessInfo.processInfo.environment
    let log: URL

    /// Runs the program to its end.
    ///
    /// - Parameters:
    ///   - limit: the longest time in seconds; nil for no limit.
    ///   - stop: returns true for a line after which the program and all its child processes are killed.
    func run(limit: Double? = nil, stop: (Substring) -> Bool = { _ in false }) throws -> (
        ending: Ending, seconds: Double
    ) {
        try Data().write(to: log)
        let output = try FileHandle(forWritingTo: log)
        defer { try? output.close() }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        // `timeout` makes a process group of its own, so that all processes of the program can be killed.
        process.arguments = ["timeout", "--signal=KILL", "\(limit ?? 0)"] + command
        process.currentDirectoryURL = folder
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        let exited = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in exited.signal() }
        let start = ContinuousClock.now
        try process.run()
        var lines = GrowingLines(file: log)
        var stopped: String?
        while exited.wait(timeout: .now() + Self.pause) == .timedOut {
            stopped = try lines.next().first(where: stop).map(String.init)
            if stopped != nil { break }
        }
        if stopped != nil { kill(-process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        if stopped == nil { stopped = try lines.next().first(where: stop).map(String.init) }
        if let stopped { return (.stopped(stopped), seconds) }
        // With SIGKILL as its signal, `timeout` kills itself, too, and the shell reports status 137.
        if let limit, seconds >= limit { return (.timeLimit, seconds) }
        let status = process.terminationStatus
        if process.terminationReason == .uncaughtSignal { return (.signal(status), seconds) }
        return (status > 128 ? .signal(status - 128) : .status(status), seconds)
    }
}

/// The complete lines of a file that another process writes.
private struct GrowingLines {
    let file: URL
    private var offset: UInt64 = 0
    private var rest = ""

    init(file: URL) { self.file = file }

    /// The lines added since the last call.
    mutating func next() throws -> [Substring] {
        let handle = try FileHandle(forReadingFrom: file)
        defer { try? handle.close() }
        try handle.seek(toOffset: offset)
        let data = try handle.readToEnd() ?? Data()
        offset += UInt64(data.count)
        var lines = (rest + String(decoding: data, as: UTF8.self)).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        rest = lines.popLast().map(String.init) ?? ""
        return lines
    }
}
