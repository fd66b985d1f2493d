import Foundation
import TestKit

/// `roomd serve --emulator` as a process of its own.
final class RoomdProcess {
    let child: ChildProcess
    let port: Int

    /// Starts it; it answers when this returns.
    init(in folder: TemporaryFolder, _ arguments: [String] = []) throws {
        child = try ChildProcess(
            try Executable.named("roomd"),
            ["serve", "--emulator", "--port", "0", "--data-dir", folder.url.path] + arguments
        )
        let line = try child.waitForLine(startingWith: "listening at http://127.0.0.1:")
        guard let port = line.split(separator: ":").last.flatMap({ Int($0) }) else {
            throw RawConnection.Problem.noAnswer(line)
        }
        self.port = port
    }

    func connect() throws -> RawConnection { try RawConnection(port: port) }

    /// Tells it to stop and answers how it ended.
    func stop(_ signal: Int32 = SIGTERM) throws -> ChildProcess.Exit {
        child.send(signal: signal)
        return try child.wait()
    }
}
