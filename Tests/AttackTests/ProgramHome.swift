import Foundation
import TestKit

/// A home folder of its own, in which the real programs run.
struct ProgramHome {
    let folder: TemporaryFolder
    private let environment: [String: String]

    init() throws {
        folder = try TemporaryFolder()
        environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": folder.url.path,
            "LANG": "C.UTF-8", "TZ": "UTC", "SWIFT_BACKTRACE": "enable=no",
        ]
    }

    /// Runs a program of this build to its end, in the home folder.
    @discardableResult
    func run(_ program: String, _ arguments: String...) throws -> CommandResult { try run(program, arguments) }

    /// Runs a program of this build to its end, in the home folder.
    @discardableResult
    func run(_ program: String, _ arguments: [String]) throws -> CommandResult {
        try ChildProcess.run(
            Executable.named(program),
            arguments,
            environment: environment,
            folder: folder.url
        )
    }
}

extension CommandResult {
    /// Whether standard error is one line of the form `error: what is wrong — what to do`, and nothing was answered.
    var isOneError: Bool { isOneErrorLine && output.isEmpty }

    /// Whether standard error is such a line, whatever was answered.
    var isOneErrorLine: Bool {
        let lines = errorText.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.count == 2 && lines[1].isEmpty && lines[0].hasPrefix("error: ") && lines[0].contains(" — ")
    }
}
