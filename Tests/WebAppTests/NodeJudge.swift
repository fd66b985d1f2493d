import Foundation
import TestKit

/// Node.js, which reads and runs the scripts of the pages.
enum NodeJudge {
    static let program = ["/usr/bin/node", "/usr/local/bin/node", "/opt/homebrew/bin/node"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Whether its tests run. If judges are insisted on, they fail without it.
    static var isWanted: Bool { program != nil || PythonJudge.isInsistedOn }
}
