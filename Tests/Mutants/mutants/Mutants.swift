import ArgumentParser
import Foundation
import MutantKit

@main
struct Mutants: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Tells whether the tests notice small changes of the sources.",
        subcommands: [Run.self, List.self],
        defaultSubcommand: Run.self
    )
}

/// The mutants that a command applies to.
struct Choice: ParsableArguments {
    @Argument(help: "Modules of modules.tsv, folders in them such as TIPsTracker/Rules, or all.")
    var modules: [String]

    @Option(help: "The package.")
    var tree = "."

    private var root: URL { URL(filePath: tree).standardizedFileURL }

    func file(_ name: String) -> URL { root.appending(path: "Tests/Mutants/\(name)") }

    func chosen() throws -> [MutatedModule] {
        try MutatedModule.chosen(modules, of: MutatedModule.all(at: file("modules.tsv")))
    }

    func package() -> URL { root }
}

struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draws mutants, builds them at once and runs their tests."
    )

    @OptionGroup var choice: Choice

    @Option(help: "The mutants drawn of each module.")
    var count = 40

    @Option(help: "The seed of the draw; without it one that nobody chose.")
    var seed: UInt64?

    @Option(help: "The folder of the copy that is built.")
    var scratch = ".build/mutants"

    @Option(name: .shortAndLong, help: "The tests that run at the same time.")
    var jobs = 1

    @Flag(inversion: .prefixedNo, help: "Let the long tests judge the mutants that the others missed.")
    var walks = true

    @Option(help: "The folder of the corpora; without it their tests are left out.")
    var corpora: String?

    func run() throws {
        let seed = seed ?? UInt64.random(in: 1...999_999_999)
        let copy = try ScratchCopy(of: choice.package(), at: URL(filePath: scratch))
        var run = MutantRun(
            copy: copy,
            modules: try choice.chosen(),
            count: count,
            seed: seed,
            equivalents: Equivalents(try String(contentsOf: choice.file("equivalents.tsv"), encoding: .utf8))
        )
        run.jobs = jobs
        run.corpora = corpora
        run.withWalks = walks
        let tell = { @Sendable (line: String) in FileHandle.standardError.write(Data("\(line)\n".utf8)) }
        // Told first, so that a run that ends early can be repeated.
        tell("seed \(seed)")
        let judgments = try run.judgments(progress: tell)
        print("\(judgments.count) mutants, seed \(seed)\n\n\(Report(judgments))")
    }
}

struct List: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Lists all mutants, or those that a run would draw.")

    @OptionGroup var choice: Choice

    @Option(help: "The mutants drawn of each module; without it all are listed.")
    var count = Int.max

    @Option(help: "The seed of the draw.")
    var seed: UInt64 = 0

    func run() throws {
        for module in try choice.chosen() {
            for mutant in Sample.draw(try module.mutants(in: choice.package()), count: count, seed: seed) {
                print("\(mutant.id)\t\(mutant.line)\t\(mutant.change)")
            }
        }
    }
}
