import Foundation

/// The file of judgments, written line by line, so that a stopped run can resume.
///
/// A judgment is valid while the source file is unchanged. A survivor's judgment also requires unchanged tests.
public struct Results: Sendable {
    private static let columns = [
        "id", "module", "line", "change", "verdict", "seconds", "evidence", "source-digest", "tests-digest",
    ]
    private let file: URL
    private let kept: [Mutant.ID: [String: String]]

    public init(file: URL) throws {
        self.file = file
        if let text = try? String(contentsOf: file, encoding: .utf8) {
            kept = Dictionary(Table(text).rows.map { ($0["id", default: ""], $0) }) { _, last in last }
        } else {
            kept = [:]
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Table.line(Self.columns).write(to: file, atomically: true, encoding: .utf8)
        }
    }

    /// The valid judgment of an earlier run.
    public func judgment(of mutant: Mutant, module: String, source: String, tests: String) -> Judgment? {
        guard let row = kept[mutant.id], row["source-digest"] == source, row["change"] == mutant.change,
            let verdict = row["verdict"].flatMap(Verdict.init)
        else { return nil }
        guard verdict.isNoticed || verdict == .uncompiled || row["tests-digest"] == tests else { return nil }
        return Judgment(
            module: module,
            mutant: mutant,
            verdict: verdict,
            seconds: row["seconds"].flatMap(Double.init) ?? 0,
            evidence: row["evidence", default: ""]
        )
    }

    /// Appends a judgment.
    public func keep(_ judgment: Judgment, source: String, tests: String) throws {
        let mutant = judgment.mutant
        let line = Table.line([
            mutant.id, judgment.module, String(mutant.line), mutant.change, judgment.verdict.rawValue,
            String(format: "%.1f", judgment.seconds), judgment.evidence, source, tests,
        ])
        let handle = try FileHandle(forWritingTo: file)
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(line.utf8))
        try handle.close()
    }
}
