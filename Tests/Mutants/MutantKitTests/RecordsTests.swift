import Foundation
import Testing

@testable import MutantKit

@Suite("The records of a run")
struct RecordsTests {
    private let mutants = Mutant.all(in: "func f(a: Int) -> Bool { a < 3 }", file: "A.swift")
    private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private func judgment(_ verdict: Verdict, _ index: Int = 0) -> Judgment {
        Judgment(module: "A", mutant: mutants[index], verdict: verdict, seconds: 1, evidence: "line\twith\ttabs")
    }

    @Test(
        "A judgment holds while the source is the same; a survivor's only while the tests are the same",
        arguments: [
            (.noticed, "s", "t2", true), (.crashed, "s", "t2", true), (.uncompiled, "s", "t2", true),
            (.survived, "s", "t", true), (.survived, "s", "t2", false), (.noticed, "s2", "t", false),
        ] as [(Verdict, String, String, Bool)]
    )
    func holding(_ verdict: Verdict, _ source: String, _ tests: String, _ holds: Bool) throws {
        let temporary = try TemporaryFolder()
        let file = temporary.url.appending(path: "records/results.tsv")
        try Results(file: file).keep(judgment(verdict), source: "s", tests: "t")
        let found = try Results(file: file).judgment(of: mutants[0], module: "A", source: source, tests: tests)
        #expect(found?.verdict == (holds ? verdict : nil))
        #expect(try Results(file: file).judgment(of: mutants[1], module: "A", source: "s", tests: "t") == nil)
    }

    @Test("A score counts neither equivalents nor what didn't compile")
    func score() {
        let verdicts: [Verdict] = [.noticed, .survived, .slow, .crashed, .equivalent, .uncompiled]
        let report = Report(verdicts.enumerated().map { judgment($0.element, $0.offset) })
        #expect(report.score(of: "A") == 0.75)
        #expect(report.survivors.map(\.mutant) == [mutants[1]])
        #expect(report.description.contains("| A | 6 | 1 | 1 | 1 | 1 | 1 | 1 | 75.0 % |"))
        #expect(Report([judgment(.equivalent)]).score(of: "A") == nil)
    }

    @Test("A listed equivalent counts only with the change that it was thought through for")
    func equivalents() {
        let mutant = mutants[0]
        let listed = Equivalents("id\tchange\treason\n\(mutant.id)\t\(mutant.change)\tthe same\n")
        #expect(listed.contains(mutant))
        #expect(listed.stale(among: mutants) == [])
        let stale = Equivalents("id\tchange\treason\n\(mutant.id)\ta > 3 → a\tthe same\n")
        #expect(!stale.contains(mutant))
        #expect(stale.stale(among: mutants) == [mutant.id])
    }

    @Test("Each listed equivalent of the package is a mutant of today, with a reason")
    func listedEquivalents() throws {
        let listed = Equivalents(
            try String(contentsOf: root.appending(path: "Tests/Mutants/equivalents.tsv"), encoding: .utf8)
        )
        var mutants: [Mutant] = []
        for path in Set(listed.reasons.keys.map { String($0.prefix { $0 != ":" }) }) {
            let source = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            mutants += Mutant.all(in: source, file: path)
        }
        #expect(listed.stale(among: mutants) == [])
        #expect(listed.reasons.filter { $0.value.count < 10 }.isEmpty)
    }

    @Test("The table has each module of the kit and the engines, with tests that are there")
    func modules() throws {
        let modules = try MutatedModule.all(at: root.appending(path: "Tests/Mutants/modules.tsv"))
        let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
        let folders = manifest.matches(of: #/\.target\((?:(?!\.target\()[\s\S])*?path: "((?:Shared|Packages)/[^"]+)"/#)
            .map { String($0.1) }
            .filter { folder in
                // Targets of C have no mutants.
                let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
                return files?.contains { ($0 as? String)?.hasSuffix(".swift") == true } ?? false
            }
        #expect(Set(modules.map(\.folder)) == Set(folders))
        for module in modules {
            #expect(manifest.contains("name: \"\(module.tests)\""))
            #expect(try !module.sources(in: root).isEmpty)
            #expect(try !module.testsDigest(in: root).isEmpty)
        }
    }
}
