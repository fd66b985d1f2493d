import Foundation

/// The table of scores and the survivors.
public struct Report: Sendable, CustomStringConvertible {
    private let judgments: [Judgment]

    public init(_ judgments: [Judgment]) { self.judgments = judgments }

    /// The survivors, sorted by file and line.
    public var survivors: [Judgment] { judgments.filter { $0.verdict == .survived } }

    /// The share of noticed mutants among those of a module that count; nil if none counts.
    public func score(of module: String) -> Double? {
        let counted = judgments.filter { $0.module == module && $0.verdict.counts }
        guard !counted.isEmpty else { return nil }
        return Double(counted.count { $0.verdict.isNoticed }) / Double(counted.count)
    }

    /// A Markdown table with a row for each module, followed by the survivors and the mutants that didn't compile.
    public var description: String {
        var lines = [
            "| module | mutants | noticed | crashed | slow | survived | equivalent | didn't compile | score |",
            "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
        ]
        for module in Set(judgments.map(\.module)).sorted() {
            let own = judgments.filter { $0.module == module }
            let counts = [Verdict.noticed, .crashed, .slow, .survived, .equivalent, .uncompiled].map { verdict in
                String(own.count { $0.verdict == verdict })
            }
            let score = score(of: module).map { String(format: "%.1f %%", $0 * 100) } ?? "–"
            lines.append("| \(([module, String(own.count)] + counts + [score]).joined(separator: " | ")) |")
        }
        lines.append(survivors.isEmpty ? "\nNo survivors." : "\nSurvivors:")
        lines += survivors.map { "\($0.mutant.file):\($0.mutant.line): \($0.mutant.change)\n    \($0.mutant.id)" }
        let uncompiled = judgments.filter { $0.verdict == .uncompiled }
        if !uncompiled.isEmpty { lines.append("\nDidn't compile:") }
        lines += uncompiled.map { "\($0.mutant.id): \($0.mutant.change) — \($0.evidence)" }
        return lines.joined(separator: "\n")
    }
}
