import Foundation
import Testing

@testable import MutantKit

@Suite("A run over a small package")
struct MutantRunTests {
    private static let planted = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Fixtures/Planted")
    private static let module = MutatedModule(
        name: "Planted",
        folder: "Sources/Planted",
        tests: "PlantedTests",
        testFolder: "Tests/PlantedTests"
    )

    @Test(
        "The planted weak test is found, an equivalent isn't counted, what doesn't compile costs nothing, and a run goes on"
    )
    func wholeRun() throws {
        let temporary = try TemporaryFolder()
        let folder = temporary.url
        let tree = folder.appending(path: "tree")
        try FileManager.default.copyItem(at: Self.planted, to: tree)
        let id = "Sources/Planted/Planted.swift:Planted.larger(_:_:):boundary:1"
        let run = { (module: MutatedModule) in
            var run = MutantRun(
                copy: try ScratchCopy(of: tree, at: folder.appending(path: "scratch")),
                modules: [module],
                count: 1000,
                seed: 1,
                equivalents: Equivalents("id\tchange\treason\n\(id)\tleft > right → left >= right\tthe same\n")
            )
            run.leastLimit = 3
            run.jobs = 2
            return run
        }
        let judgments = try run(Self.module).judgments()
        let named = { (verdict: Verdict) in
            judgments.filter { $0.verdict == verdict }.map {
                "\($0.mutant.function.dropFirst(8)) \($0.mutant.kind.rawValue)"
            }
        }
        #expect(
            named(.survived) == [
                "isFree(_:) boundary", "isFree(_:) constant-down", "isFree(_:) constant-up",
            ]
        )
        #expect(named(.equivalent) == ["larger(_:_:) boundary"])
        #expect(named(.uncompiled) == ["joined(_:_:) arithmetic"])
        #expect(
            named(.slow) == ["counted(_:) comparison", "counted(_:) arithmetic", "counted(_:) constant-down"]
        )
        #expect(named(.crashed) == ["last(_:) coalesce-left"])
        #expect(judgments.count == Mutant.all(in: try source(tree), file: "Sources/Planted/Planted.swift").count)
        let noticed = try #require(judgments.first { $0.mutant.id.hasSuffix("half(_:):arithmetic:1") })
        #expect(noticed.evidence.contains("strong"))

        // The package itself is unchanged.
        #expect(try source(tree) == source(Self.planted))
        #expect(FileManager.default.contentsEqual(atPath: tree.path, andPath: Self.planted.path))

        // Without changes all judgments stay valid; with better tests only the survivors are judged again.
        let steps = Steps()
        _ = try run(Self.module).judgments { steps.add($0) }
        #expect(steps.all == ["\(judgments.count) mutants drawn, \(judgments.count) already judged"])
        let tests = tree.appending(path: "Tests/PlantedTests/PlantedTests.swift")
        let better = "@Test func edge() {\n#expect(Planted.isFree(5000))\n#expect(!Planted.isFree(4999))\n}\n"
        try (String(contentsOf: tests, encoding: .utf8) + better).write(to: tests, atomically: true, encoding: .utf8)
        // The better test counts as a long one. Without the long ones the survivors stay, and none of them is kept as judged.
        var module = Self.module
        module.walks = #"\.edge\("#
        var quick = try run(module)
        quick.withWalks = false
        let open = try quick.judgments { line in if line.contains("drawn") { steps.add(line) } }
        #expect(open.count { $0.verdict == .survived } == 3)
        let again = try run(module).judgments { line in if line.contains("drawn") { steps.add(line) } }
        #expect(steps.all[2] == "\(judgments.count) mutants drawn, \(judgments.count - 3) already judged")
        #expect(again.filter { $0.verdict == .survived }.isEmpty)
    }

    private func source(_ package: URL) throws -> String {
        try String(contentsOf: package.appending(path: "Sources/Planted/Planted.swift"), encoding: .utf8)
    }

    @Test("The package itself is refused as the copy")
    func ownTree() {
        #expect(throws: MutantError.self) {
            try ScratchCopy(of: Self.planted, at: Self.planted.appending(path: "../Planted"))
        }
    }
}

/// The lines that a run reports, from any thread.
private final class Steps: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []

    var all: [String] { lock.withLock { lines } }
    func add(_ line: String) { lock.withLock { lines.append(line) } }
}
