import Foundation
import TestKit

/// `roomd serve` over a data folder, until the value goes. It can be killed, and started again with what is on the disk.
final class Roomd {
    /// Where it keeps its databases.
    let folder: URL
    /// The port it listens at now.
    private(set) var port = 0
    private let options: [String]
    private var child: ChildProcess?

    /// A server that is ready; an emulator, in which everybody may do everything, unless other options are given.
    init(in folder: URL, _ options: [String] = ["--emulator"]) throws {
        self.folder = folder
        self.options = options
        try start()
    }

    /// Kills it in the middle of whatever it does.
    func kill() {
        child?.kill()
        child = nil
    }

    /// Starts it, and waits until it is ready.
    func start() throws {
        let child = try ChildProcess(
            Executable.named("roomd"),
            ["serve", "--port", "0", "--data-dir", folder.path] + options
        )
        let line = try child.waitForLine(startingWith: "listening at ")
        guard let port = line.split(separator: ":").last.flatMap({ Int($0) }) else {
            throw TestKitError.ended(command: "roomd", awaiting: "a port", output: line)
        }
        self.child = child
        self.port = port
    }

    /// Runs another command of it on the same data.
    @discardableResult
    func run(_ arguments: String...) throws -> CommandResult {
        try ChildProcess.run(Executable.named("roomd"), arguments + ["--data-dir", folder.path])
    }
}
