import Foundation

/// Python and packages of its own, asked what our output means to them. `scripts/judges.txt` lists the packages.
///
///     .enabled(if: PythonJudge.with("icalendar, dateutil") != nil || PythonJudge.isInsistedOn, "make setup installs the judge")
public enum PythonJudge {
    /// Whether a judge that is missing fails its tests instead of leaving them out: `NOURISH_INSIST=1`.
    public static var isInsistedOn: Bool { ProcessInfo.processInfo.environment["NOURISH_INSIST"] == "1" }

    /// The Python of `NOURISH_PYTHON`, or of the virtual environment that `make setup` makes; nil where one of the modules can't be imported. Starts
    /// it: keep what it says.
    ///
    /// - Parameter modules: what stands after `import`: "icalendar, dateutil".
    public static func with(_ modules: String) -> String? {
        let given = ProcessInfo.processInfo.environment["NOURISH_PYTHON"]
        let path = given ?? Corpus.package.appending(path: ".venv/bin/python3").path
        guard FileManager.default.isExecutableFile(atPath: path),
            let (status, _) = try? run(path, ["-c", "import \(modules)"]), status == 0
        else { return nil }
        return path
    }

    /// Runs a program to its end: its status (-1 where a signal ended it), and what it said, then what it complained of.
    public static func run(_ program: String, _ arguments: [String]) throws(TestKitError) -> (Int32, String) {
        let result = try ChildProcess.run(URL(filePath: program), arguments)
        let said = result.text + result.errorText
        guard case .status(let status) = result.exit else { return (-1, said) }
        return (status, said)
    }
}
