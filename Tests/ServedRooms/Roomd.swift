public import Foundation
public import TestKit

/// A running `roomd serve`, killed at the end of the value's life.
///
/// The process can be killed and started again over the same data folder.
public final class Roomd {
    /// The data folder.
    public let folder: URL
    /// The port of the newest process.
    public private(set) var port: Int
    /// The newest process.
    public private(set) var child: ChildProcess
    private let options: [String]
    private let diskMegabytes: Int?

    /// Starts a server and waits until it responds.
    ///
    /// - Parameters:
    ///   - folder: The data folder.
    ///   - options: Further options of `roomd serve`. The default is the emulator, in which everybody has all permissions.
    ///   - diskMegabytes: The size of a ``SmallDisk`` for the data folder; nil for the usual disk.
    public init(in folder: URL, _ options: [String] = ["--emulator"], diskMegabytes: Int? = nil) throws {
        self.folder = folder
        self.options = options
        self.diskMegabytes = diskMegabytes
        (child, port) = try Self.launch(folder, options, diskMegabytes)
    }

    /// Sends SIGKILL and waits for the end.
    public func kill() { child.kill() }

    /// Starts a new process and waits until it responds.
    public func start() throws { (child, port) = try Self.launch(folder, options, diskMegabytes) }

    /// Sends a signal, waits for the end and returns how the process ended.
    public func stop(_ signal: Int32 = SIGTERM) throws -> ChildProcess.Exit {
        child.send(signal: signal)
        return try child.wait()
    }

    /// Runs another `roomd` command over the same data folder.
    @discardableResult
    public func run(_ arguments: String...) throws -> CommandResult {
        try ChildProcess.run(Executable.named("roomd"), arguments + ["--data-dir", folder.path])
    }

    /// Opens a connection to the server.
    public func connect() throws -> RawConnection { try RawConnection(port: port) }

    private static func launch(_ folder: URL, _ options: [String], _ megabytes: Int?) throws -> (
        ChildProcess, port: Int
    ) {
        let roomd = try Executable.named("roomd")
        let words = ["serve", "--port", "0", "--data-dir", folder.path] + options
        let (program, arguments) =
            megabytes.map { SmallDisk.command(at: folder, megabytes: $0, running: roomd, words) } ?? (roomd, words)
        let child = try ChildProcess(program, arguments)
        let line = try child.waitForLine(startingWith: "listening at ")
        guard let port = line.split(separator: ":").last.flatMap({ Int($0) }) else {
            throw TestKitError.ended(command: "roomd", awaiting: "a port", output: line)
        }
        return (child, port)
    }
}
