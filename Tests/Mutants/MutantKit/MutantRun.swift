import Foundation
import Synchronization

/// A run of the drawn mutants of some modules.
public struct MutantRun: Sendable {
    public let copy: ScratchCopy
    public let modules: [MutatedModule]
    /// The number of mutants to draw from each module.
    public var count: Int
    public var seed: UInt64
    public var equivalents: Equivalents
    /// The number of tests that run at the same time.
    public var jobs = 1
    public var corpora: String?
    /// Whether a module's long tests judge the mutants that the others missed.
    public var withWalks = true
    /// The minimum time limit of a mutant, in seconds.
    public var leastLimit = 20.0

    public init(copy: ScratchCopy, modules: [MutatedModule], count: Int, seed: UInt64, equivalents: Equivalents) {
        self.copy = copy
        self.modules = modules
        self.count = count
        self.seed = seed
        self.equivalents = equivalents
    }

    /// The folder of the logs and results of all runs in a copy.
    public var records: URL { copy.folder.appending(path: ".build/mutants") }

    /// A mutant with the data that its judgment depends on.
    private struct Subject: Sendable {
        let number: Int
        let mutant: Mutant
        let module: MutatedModule
        let source: String
        let tests: String
    }

    /// Draws, builds and judges mutants.
    ///
    /// - Parameter progress: called with a line for each step.
    /// - Throws: `MutantError`.
    public func judgments(progress: @escaping @Sendable (String) -> Void = { _ in }) throws -> [Judgment] {
        let results = try Results(file: records.appending(path: "results.tsv"))
        let subjects = try drawn()
        guard !subjects.isEmpty else {
            throw MutantError.noMutants(modules.map { ([$0.folder] + $0.folders).joined(separator: " ") })
        }
        var done: [Int: Judgment] = [:]
        for subject in subjects {
            let mutant = subject.mutant
            if equivalents.contains(mutant) {
                done[subject.number] = Judgment(
                    module: subject.module.name,
                    mutant: mutant,
                    verdict: .equivalent,
                    seconds: 0,
                    evidence: equivalents.reasons[mutant.id, default: ""]
                )
            } else {
                done[subject.number] = results.judgment(
                    of: mutant,
                    module: subject.module.name,
                    source: subject.source,
                    tests: subject.tests
                )
            }
        }
        progress("\(subjects.count) mutants drawn, \(done.count) already judged")
        let open = subjects.filter { done[$0.number] == nil }
        if !open.isEmpty {
            // Judged mutants are built, too, so that a resumed run can reuse its build.
            let built = subjects.filter { ![.equivalent, .uncompiled].contains(done[$0.number]?.verdict) }
            for judgment in try judge(open, built: built, results: results, progress: progress) {
                done[judgment.key] = judgment.value
            }
        }
        return subjects.compactMap { done[$0.number] }
    }

    /// The drawn mutants, numbered from 1.
    private func drawn() throws -> [Subject] {
        var subjects: [Subject] = []
        for module in modules {
            var sources: [String: String] = [:]
            for path in try module.sources(in: copy.tree) {
                sources[path] = try String(contentsOf: copy.tree.appending(path: path), encoding: .utf8)
            }
            let tests = try module.testsDigest(in: copy.tree)
            let all = sources.keys.sorted().flatMap { Mutant.all(in: sources[$0, default: ""], file: $0) }
            for mutant in Sample.draw(all, count: count, seed: seed) {
                subjects.append(
                    Subject(
                        number: subjects.count + 1,
                        mutant: mutant,
                        module: module,
                        source: MutatedModule.digest(sources[mutant.file, default: ""]),
                        tests: tests
                    )
                )
            }
        }
        return subjects
    }

    private func judge(
        _ open: [Subject],
        built: [Subject],
        results: Results,
        progress: @escaping @Sendable (String) -> Void
    ) throws -> [Int: Judgment] {
        let build = MutantBuild(
            copy: copy,
            modules: modules,
            records: records,
            mutants: Dictionary(uniqueKeysWithValues: built.map { ($0.number, $0.mutant) })
        )
        progress("building \(built.count) mutants in \(copy.folder.path)")
        let refused = try build.build(progress: progress)
        let program = try build.testProgram()
        var limits: [MutatedModule: Double] = [:]
        for module in modules where open.contains(where: { $0.module == module }) {
            limits[module] = try tests(of: module, program: program, lane: 0).limit(least: leastLimit)
            progress("\(module.tests): at most \(Int(limits[module, default: 0])) seconds a mutant")
        }
        let work = Mutex<(next: Int, done: [Int: Judgment], fault: (any Error)?)>((0, [:], nil))
        let finished = DispatchGroup()
        let knownLimits = limits
        for lane in 0..<max(1, jobs) {
            finished.enter()
            let thread = Thread {
                defer { finished.leave() }
                while true {
                    let taken = work.withLock { work -> Subject? in
                        guard work.fault == nil, work.next < open.count else { return nil }
                        work.next += 1
                        return open[work.next - 1]
                    }
                    guard let subject = taken else { return }
                    do {
                        let judgment: Judgment
                        if let error = refused[subject.number] {
                            judgment = self.judgment(subject, .uncompiled, 0, error)
                        } else {
                            let tests = tests(of: subject.module, program: program, lane: lane)
                            let (verdict, seconds, evidence) = try tests.judge(
                                subject.number,
                                limit: knownLimits[subject.module, default: 0],
                                withWalks: withWalks
                            )
                            judgment = self.judgment(subject, verdict, seconds, evidence)
                        }
                        try work.withLock { work in
                            // The long tests may still notice it in a later run.
                            let isOpen = !withWalks && subject.module.walks != nil && judgment.verdict == .survived
                            if !isOpen {
                                try results.keep(judgment, source: subject.source, tests: subject.tests)
                            }
                            work.done[subject.number] = judgment
                            progress(
                                "\(work.done.count)/\(open.count) \(judgment.verdict.rawValue) \(Int(judgment.seconds)) s \(subject.mutant.id)"
                            )
                        }
                    } catch {
                        work.withLock { $0.fault = error }
                    }
                }
            }
            thread.start()
        }
        finished.wait()
        return try work.withLock { work in
            if let fault = work.fault { throw fault }
            return work.done
        }
    }

    private func judgment(_ subject: Subject, _ verdict: Verdict, _ seconds: Double, _ evidence: String) -> Judgment {
        Judgment(
            module: subject.module.name,
            mutant: subject.mutant,
            verdict: verdict,
            seconds: seconds,
            evidence: evidence
        )
    }

    private func tests(of module: MutatedModule, program: URL, lane: Int) -> MutantTests {
        MutantTests(
            program: program,
            module: module,
            folder: copy.folder,
            corpora: corpora,
            log: records.appending(path: "tests-\(lane).log")
        )
    }
}
