import Foundation

/// The tests of a module, run once for a mutant.
public struct MutantTests: Sendable {
    /// The memory limit of a test program, in kilobytes: an endless mutant must not use up the machine's memory.
    private static let memory = 12 << 20
    /// The time limit of a mutant as a multiple of the time without one.
    private static let slowness = 5.0
    /// The time limit of a module's long tests, in seconds.
    private static let longest = 3_600.0

    private let program: URL
    private let module: MutatedModule
    private let folder: URL
    private let environment: [String: String]
    private let log: URL

    /// - Parameters:
    ///   - corpora: the folder of the corpora; nil to skip the tests that need them.
    ///   - log: the file for the program's last output.
    public init(program: URL, module: MutatedModule, folder: URL, corpora: String?, log: URL) {
        self.program = program
        self.module = module
        self.folder = folder
        self.log = log
        var environment = ProcessInfo.processInfo.environment
        environment["NOURISH_INSIST"] = nil
        environment["NOURISH_CORPORA"] = corpora ?? folder.appending(path: ".build/no-corpora").path
        // Backtraces of crashes aren't read.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        self.environment = environment
    }

    /// Runs the tests without a mutant, except the long ones.
    ///
    /// - Parameter least: the minimum time limit of a mutant, in seconds.
    /// - Returns: the time limit of a mutant, in seconds.
    /// - Throws: `testsFail` if a test fails or no test ran.
    public func limit(least: Double) throws -> Double {
        let (ending, seconds) = try run(others, mutant: 0, limit: nil)
        let text = try String(contentsOf: log, encoding: .utf8)
        guard ending == .status(0), text.contains(#/Test run with [1-9]\d* tests?/#) else {
            throw MutantError.testsFail(module: module.name, evidence: "\(ending)", log: log.path)
        }
        return max(least, seconds * Self.slowness)
    }

    /// Runs the tests with a mutant, up to the first failure, and the long ones last.
    ///
    /// - Parameter withWalks: whether the long tests are run.
    public func judge(
        _ number: Int,
        limit: Double,
        withWalks: Bool
    ) throws -> (verdict: Verdict, seconds: Double, evidence: String) {
        let first = try judge(number, others, limit: limit)
        guard first.verdict == .survived, withWalks, let walks = module.walks else { return first }
        let second = try judge(number, ["--filter", walks], limit: Self.longest)
        return (second.verdict, first.seconds + second.seconds, second.evidence)
    }

    /// The arguments that choose all tests of the module except the long ones.
    private var others: [String] {
        ["--filter", "^\(module.tests)\\."] + (module.walks.map { ["--skip", $0] } ?? [])
    }

    private func judge(
        _ number: Int,
        _ choice: [String],
        limit: Double
    ) throws -> (verdict: Verdict, seconds: Double, evidence: String) {
        let (ending, seconds) = try run(choice, mutant: number, limit: limit)
        switch ending {
        case .status(0): return (.survived, seconds, "")
        case .stopped(let line): return (.noticed, seconds, line)
        case .timeLimit: return (.slow, seconds, "more than \(Int(limit)) seconds")
        case .status(let status): return (.crashed, seconds, "exit status \(status)")
        case .signal(let signal): return (.crashed, seconds, "signal \(signal)")
        }
    }

    private func run(
        _ choice: [String],
        mutant: Int,
        limit: Double?
    ) throws -> (ending: LoggedProcess.Ending, seconds: Double) {
        var environment = environment
        environment[Schemata.variable] = mutant == 0 ? nil : String(mutant)
        let command =
            [
                "sh", "-c", "ulimit -v \(Self.memory); ulimit -c 0; exec \"$@\"", "sh", program.path,
                "--testing-library",
                "swift-testing", "--experimental-maximum-parallelization-width", "4",
            ] + choice
        return try LoggedProcess(command: command, folder: folder, environment: environment, log: log)
            .run(limit: limit) { $0.contains(" recorded an issue ") }
    }
}
