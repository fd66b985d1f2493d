import Foundation
import TestKit

/// A home folder of its own, in which the real executables run.
struct AttackHome {
    let folder: TemporaryFolder
    var environment: [String: String]

    init() throws {
        folder = try TemporaryFolder()
        environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": folder.url.path,
            "LANG": "C.UTF-8", "TZ": "UTC", "MARICOPA_SCRYPT_LOG_N": "4",
        ]
    }

    /// The folder of the data.
    var data: URL { folder.file(".local/share/nourish") }

    /// Runs an executable of this build to its end.
    @discardableResult
    func run(_ executable: String, _ arguments: String..., input: String = "") throws -> CommandResult {
        try ChildProcess.run(
            Executable.named(executable),
            arguments,
            input: input,
            environment: environment,
            folder: folder.url
        )
    }
}
